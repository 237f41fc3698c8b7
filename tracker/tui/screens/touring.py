"""The guided first fight: a fight like any other, with somebody who looks over the shoulder."""

from __future__ import annotations

from tracker.i18n import tour as words
from tracker.session import Session
from tracker.tui import actions, tour
from tracker.tui.screens.fight import FightScreen
from tracker.tui.widgets.coach import Coach


class TourScreen(FightScreen):
    """Goes from lesson to lesson as the table shows that each was done."""

    streams = False

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._coach = Coach(id="coach")
        self._place = 0
        self._since = session.cursor
        self._pressed: frozenset[str] = frozenset()
        self._line = self._last_line()

    @property
    def lesson(self) -> str:
        """The one that is on, empty after the last."""
        ids = words.LESSON_IDS
        return ids[self._place] if self._place < len(ids) else ""

    def on_mount(self) -> None:
        """Between the top line and the list; what a fight does then comes by itself."""
        self.mount(self._coach, after="#top")
        self._say(praise="")
        self.watch(self.app, "settings", self.look, init=False)

    def on_screen_resume(self) -> None:
        """A page that was read is closed again."""
        self.look()

    def places(self) -> tuple[str, ...]:
        """Its own key comes first."""
        return ("tour", *super().places())

    def press(self, pressed: actions.Pressed) -> None:
        """As in any fight; a lesson may be done by a key alone."""
        if pressed.place == "tour":
            self._begin(praise="")
            return
        super().press(pressed)
        self._pressed |= {pressed.id}
        self.look()

    def show_table(self) -> None:
        """Whatever changed the table."""
        super().show_table()
        self.look()

    def look(self) -> None:
        """Go on to the next lesson if this one is done."""
        if self.lesson and tour.done(self.lesson, self._seen()):
            self._begin(praise=words.titles()[self.lesson])
        elif self.lesson:
            self._say(praise=self._coach.praise)

    def _begin(self, *, praise: str) -> None:
        """The next lesson counts from here."""
        self._place = min(self._place + 1, len(words.LESSON_IDS))
        self._since = self.session.cursor
        self._pressed = frozenset()
        self._line = self._last_line()
        self._say(praise=praise)

    def _seen(self) -> tour.Seen:
        numbers = range(self._since + 1, self.session.cursor + 1)
        events = tuple(event for number in numbers for event in self.session.step(number).events)
        on_top = self.app.screen is self
        amended = self.session.cursor == self._since and self._last_line() != self._line
        return tour.Seen(self.session.table, events, self._pressed, self.cursor, on_top, amended)

    def _last_line(self) -> str:
        """How the step that was done last reads."""
        cursor = self.session.cursor
        return self.session.step(cursor).line if cursor else ""

    def _told(self, keys: dict[str, str]) -> str:
        """The lesson, or how to go on where it cannot be done as it is told."""
        stuck = tour.stuck(self.lesson, self._seen())
        return (words.otherwise if stuck else words.lesson)(self.lesson, keys)

    def _say(self, *, praise: str) -> None:
        keys = tour.shown_keys()
        coach, lesson = self._coach, self.lesson
        if not lesson:
            coach.heading, coach.text = words.finished(keys)
            coach.skip, coach.praise = "", ""
            return
        title = words.titles()[lesson]
        coach.heading = words.heading(self._place + 1, len(words.LESSON_IDS), title)
        asked = self.session.table.prompts and lesson not in tour.OF_QUESTIONS
        coach.text = words.open_question(keys) if asked else self._told(keys)
        coach.skip = words.skip(keys["skip"])
        coach.praise = praise
