"""The fight as it was behind a step: looked at, never touched.

It shows a state of the history and has no way to do anything with it: no dialog opens here, no question
can be answered. The fight itself stays where it is. Dismissed with what was undone, or with nothing.
"""

from collections.abc import Callable

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.reactive import var
from textual.screen import Screen

from tracker.encounter.model import Encounter, Id
from tracker.encounter.refusals import Refused
from tracker.i18n import screens_log as words
from tracker.i18n.prompts import prompt_text
from tracker.session import Session
from tracker.tui import actions, selection, sizes
from tracker.tui.action import moves
from tracker.tui.keyed import Keyed
from tracker.tui.logbook import LogLine, said
from tracker.tui.plain import plain
from tracker.tui.rows import Row, Rows
from tracker.tui.screens import over_history
from tracker.tui.selection import Key
from tracker.tui.widgets.card import Card
from tracker.tui.widgets.foot import KeyLine, LogTail, MessageLine
from tracker.tui.widgets.initiative import InitiativeList
from tracker.tui.widgets.line import Told
from tracker.tui.widgets.painted import LOOKS
from tracker.tui.widgets.status import StatusLine

SEEN = 3
"""Steps whose sentences are shown."""


class PastScreen(Keyed, Screen[str]):
    """One state of the history; keys go to its neighbours."""

    COMPONENT_CLASSES = LOOKS
    AUTO_FOCUS = None
    tells_all = True

    table: var[Encounter] = var(Encounter, init=False)
    rows: var[tuple[Row, ...]] = var((), init=False)
    cursor: var[Key] = var(("", ""), init=False)
    entries: var[tuple[LogLine, ...]] = var((), init=False)
    message: var[str] = var("", init=False)

    def __init__(self, session: Session, number: int, folded: frozenset[Id] = frozenset()) -> None:
        super().__init__()
        self.session = session
        self.number = number
        self.folded = folded
        self.asked = ""
        """What a second press of the same key would do."""
        self._rows = Rows()
        self._spoke = False

    def compose(self) -> ComposeResult:
        """The banner over what a fight shows; its question without any keys."""
        cls = PastScreen
        yield Told("now", id="past-banner")
        yield StatusLine(id="status").data_bind(cls.table)
        with Horizontal(id="middle"):
            yield InitiativeList(id="order").data_bind(cls.rows, cls.cursor)
            yield Card(id="card").data_bind(cls.table, cls.cursor)
        yield Told("dim", id="past-asked")
        yield LogTail(id="log").data_bind(cls.entries)
        yield MessageLine(id="message").data_bind(text=cls.message)
        keys = KeyLine(id="keys")
        keys.place = "past"
        yield keys

    def on_mount(self) -> None:
        """This step."""
        self.update_classes(sizes.classes(self.app.size))
        self.go(self.number)

    def on_screen_resume(self) -> None:
        """A screen under another does not hear of a new size."""
        self.update_classes(sizes.classes(self.app.size))

    def go(self, number: int) -> None:
        """Another state; before the first and behind the last there is none."""
        last = self.session.length
        if not 1 <= number <= last:
            self.say(words.end_of_time(first=number < 1))
            return
        before, self.number = self.table, number
        table = self.session.state_at(number)
        self.table = table
        self.refresh_rows()
        if (table.active, table.round) != (before.active, before.round):
            self.cursor = selection.at_turn(table, self.rows) or self.cursor
        asked = self.query_one("#past-asked", Told)
        open_then = [plain(prompt_text(one, table)) for one in table.prompts[:1]]
        asked.text = words.asked_then(open_then[0]) if open_then else ""
        asked.display = bool(open_then)
        self.query_one("#past-banner", Told).text = words.looking_at(table.round, number, last)
        self.entries = self._entries(number)

    def _entries(self, number: int) -> tuple[LogLine, ...]:
        found: list[LogLine] = []
        for place in range(max(1, number - SEEN + 1), number + 1):
            states = (self.session.state_at(place - 1), self.session.state_at(place))
            found.extend(said(self.session.step(place), *states))
        return tuple(found)

    def refresh_rows(self) -> None:
        """After another state, or a fold."""
        self.rows = self._rows.of(self.table, self.folded)
        self.cursor = selection.kept(self.rows, self.cursor)

    def places(self) -> tuple[str, ...]:
        """Its own: no key of a fight holds."""
        return ("past",)

    def say(self, text: str) -> None:
        """Until the next key."""
        self._spoke = True
        self.message = text

    def other(self, event: events.Key) -> None:
        """A key that would do something in a fight is refused, with the reason."""
        if actions.meant(event.key, ("fight", "prompt")) is not None:
            event.stop()
            key = actions.key_said("past", "go_here")
            self.asked = ""
            self.refuse(Refused("past-only-seen", by=key))

    def does(self, pressed: actions.Pressed) -> None:
        """Go in time, move the cursor, leave."""
        self._spoke = False
        # Whoever plays the fight may have taken steps back meanwhile.
        self.number = min(self.number, self.session.length)
        order = self.query_one(InitiativeList)
        steps = moves(order.page, len(self.rows))
        if pressed.id in steps:
            self.cursor = selection.moved(self.rows, self.cursor, steps[pressed.id])
        else:
            self._deeds()[pressed.id]()
        if not self._spoke:
            self.message, self.asked = "", ""

    def _deeds(self) -> dict[str, Callable[[], None]]:
        return {
            "earlier": lambda: self.go(self.number - 1),
            "later": lambda: self.go(self.number + 1),
            "turn_before": lambda: self.go(self.changing(-1, _turn)),
            "turn_after": lambda: self.go(self.changing(1, _turn)),
            "round_before": lambda: self.go(self.changing(-1, _round)),
            "round_after": lambda: self.go(self.changing(1, _round)),
            "go_here": self.go_here,
            "card": self.turn_card,
            "look": self.look,
            "fold": self.fold,
            "close": self.leave,
        }

    def changing(self, way: int, of: Callable[[Encounter], object]) -> int:
        """The step, that way, at which the next or the one before began; one too far if none did."""
        number, last = self.number, self.session.length
        here = of(self.session.state_at(number))
        if way > 0:
            while number <= last and of(self.session.state_at(min(number, last))) == here:
                number += 1
            return number
        if number > 1 and of(self.session.state_at(number - 1)) != here:
            number, here = number - 1, of(self.session.state_at(number - 1))
        elif of(self.session.state_at(1)) == here:
            return 1 if number > 1 else 0
        while number > 1 and of(self.session.state_at(number - 1)) == here:
            number -= 1
        return number

    def turn_card(self) -> None:
        """Shown where it would be folded away, folded away where it would be shown."""
        self.toggle_class("-card-other")

    def look(self) -> None:
        """Notes and the whole card of then."""
        from tracker.tui.screens.look import LookScreen

        self.app.push_screen(LookScreen(self.table, self.cursor))

    def fold(self) -> None:
        """All groups, or none."""
        self.folded = selection.refolded(self.table, self.folded)
        self.refresh_rows()

    def leave(self) -> None:
        """Back to now."""
        self.dismiss("")

    def go_here(self) -> None:
        """Undo, or redo, up to what is shown, when pressed twice."""

        def carry_out(told: str) -> None:
            try:
                over_history.to(self.session, self.number)
            except Refused as refused:
                self.refuse(refused)
                return
            self.dismiss(told)

        number = min(self.number, self.session.length)
        over_history.move(self, self.session, number, carry_out)

    @on(InitiativeList.Clicked)
    def row_clicked(self, event: InitiativeList.Clicked) -> None:
        """A click moves the cursor."""
        self.cursor = event.key


def _turn(table: Encounter) -> object:
    return table.round, table.active


def _round(table: Encounter) -> object:
    return table.round
