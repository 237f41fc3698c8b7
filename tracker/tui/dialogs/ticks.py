"""Fields of many yeses: words in a row, and a list whose lines can be struck out."""

from collections.abc import Sequence

from textual import events
from textual.geometry import Size

from tracker.i18n import screens_blows
from tracker.tui import veil
from tracker.tui.dialogs.fields import Changed, Choice, Option, headed
from tracker.tui.dialogs.shares import Shares, Target
from tracker.tui.plain import plain
from tracker.tui.widgets.painted import Span, Spans, width_of

ON, OFF = "on", "off"
SIGNS = {True: "●", False: "○"}


class Checks(Choice):
    """Words each of which may be ticked: arrows move, Space ticks, a letter finds and ticks."""

    def __init__(self, label: str, options: Sequence[Option], ticked: Sequence[str] = ()) -> None:
        super().__init__(label, options)
        self.ticked: frozenset[str] = frozenset(ticked)

    @property
    def values(self) -> tuple[str, ...]:
        """What is ticked, in order."""
        return tuple(one.value for one in self.options if one.value in self.ticked)

    def tick(self) -> None:
        """The word under the cursor, on or off."""
        if self.options:
            self.ticked ^= {self.value}
            self.draw()
            self.post_message(Changed())

    def content(self, size: Size) -> Sequence[Spans]:
        """All of them where they fit and are known to all, else the one under the cursor and those
        that are ticked.
        """
        head: Spans = (headed(self.label, here=self.has_focus),)
        every = self._all()
        covered = any(veil.covers(one.label) for one in self.options)
        if not self.options or (width_of((*head, *every)) <= size.width and not covered):
            return (self._hinted((*head, *every), size.width),)
        here = self.options[self.index]
        rest = [one.label for one in self.options if one.value in self.ticked and one != here]
        tail = Span(f"  {', '.join(map(plain, rest))}", "strong")
        spans = (Span("◂", "key"), *self._option(self.index, here), Span("▸", "key"), tail)
        return (self._hinted((*head, *spans), size.width),)

    def _hinted(self, line: Spans, width: int) -> Spans:
        """What ticks it, while it is here and there is room to say so."""
        hint = Span(f"  {screens_blows.ticks()}", "dim")
        shown = self.has_focus and width_of((*line, hint)) <= width
        return (*line, hint) if shown else line

    def _option(self, number: int, one: Option) -> Spans:
        ticked = one.value in self.ticked
        look = "cursor" if self.has_focus and number == self.index else "strong" if ticked else ""
        return (Span(f" {SIGNS[ticked]} {plain(one.label)} ", look),)

    def _all(self) -> Spans:
        return tuple(span for n, one in enumerate(self.options) for span in self._option(n, one))

    def on_key(self, event: events.Key) -> None:
        """Space ticks; the rest is a choice's."""
        if event.key == "space":
            self.tick()
            event.stop()
            event.prevent_default()
            return
        super().on_key(event)
        if event.is_printable:
            event.prevent_default()

    def on_click(self, event: events.Click) -> None:
        """Moves there, then ticks."""
        event.prevent_default()
        super().on_click(event)
        self.tick()

    def typed(self, character: str) -> bool:
        """Finds the word and ticks it; every letter is a word of its own."""
        self.letters.clear()
        found = super().typed(character)
        if found:
            self.tick()
        return found


class Strikes(Shares):
    """Lines that hold unless they are struck out, and questions to tick; gone while there is none."""

    def __init__(self) -> None:
        super().__init__((), (Option(ON, ON), Option(OFF, OFF)))
        self.display = False
        self.questions: frozenset[str] = frozenset()
        """Lines that hold only once they are ticked."""

    @property
    def struck(self) -> tuple[str, ...]:
        """What is struck out."""
        return tuple(one for one in self.taking(OFF) if one not in self.questions)

    @property
    def ticked(self) -> tuple[str, ...]:
        """Questions that are answered with yes."""
        return tuple(one for one in self.taking(ON) if one in self.questions)

    def hold(self, lines: Sequence[Target], asked: Sequence[Target] = ()) -> None:
        """Other lines, in the old order; what was struck out stays, and stays struck out.

        What is asked is off until it is ticked, and then stands among the lines.
        """
        ticked, off = self.ticked, self.taking(OFF)
        questions = {one.id: one for one in asked}
        found = {one.id: one for one in lines}
        kept = {one.id: one for one in self.targets if one.id in self.struck}
        order = dict.fromkeys((*(one.id for one in self.targets), *found, *questions))
        every = kept | questions | found
        self.questions = frozenset((*questions, *(one for one in ticked if one in found)))
        out = (set(off) | set(questions)) - set(ticked)
        self.targets = tuple(every[key] for key in order if key in every)
        self.chosen = {one.id: int(one.id in out) for one in self.targets}
        self.row = max(0, min(self.row, len(self.targets) - 1))
        self.can_focus = self.display = bool(self.targets)
        self.draw()

    def clear(self) -> None:
        """Nothing is struck out."""
        self.targets, self.chosen, self.row = (), {}, 0
        self.questions = frozenset()

    def presume(self, asked: Sequence[Target]) -> None:
        """Questions that begin with a yes."""
        self.hold((), asked)
        self.chosen = dict.fromkeys(self.chosen, 0)

    def answer(self) -> None:
        """Yes to the question under the cursor, else to the first one; or no again."""
        asked = [n for n, one in enumerate(self.targets) if one.id in self.questions]
        if not asked:
            return
        if not self.has_focus or self.row not in asked:
            self.row = asked[0]
        self.focus()
        self._change(self.targets[self.row].id, 1)
        self.draw()

    def typed(self, character: str) -> None:
        """Letters mean nothing here."""
        del character

    def _row(self, number: int, one: Target) -> Spans:
        here = self.has_focus and number == self.row
        holds = self.chosen[one.id] == 0
        sign = Span(f"{SIGNS[holds]} ", "cursor" if here else "key")
        return (
            Span("›" if here else " ", "now"),
            sign,
            Span(plain(one.note), self._look(one, holds=holds)),
        )

    def _look(self, one: Target, *, holds: bool) -> str:
        """A question that is open is no line that was struck out."""
        if holds:
            return ""
        return "dim" if one.id in self.questions else "dead"
