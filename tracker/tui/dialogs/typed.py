"""The typed line: the ways to go on over it, what it would do under it, the lines before.

Enter does what stands in the line and nothing else; whatever is offered has to be taken first, with
Tab or Right. A line that is refused is kept as well: it is brought back to be corrected.
"""

from collections.abc import Callable, Iterable, Sequence
from time import perf_counter

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.timer import Timer

from tracker.encounter.refusals import Refused
from tracker.i18n import screens_typing as words
from tracker.i18n.refusals import refusal
from tracker.session.typed_lines import TypedLines
from tracker.shorthand import complete, mended
from tracker.shorthand.request import Completion
from tracker.shorthand.verbs import SPELLINGS, VERBS
from tracker.tui import actions, veil
from tracker.tui.desk import Desk
from tracker.tui.dialogs.explaining import explained, why
from tracker.tui.dialogs.fields import Changed, Field
from tracker.tui.dialogs.form import Asked, Dialog, Title
from tracker.tui.dialogs.offered import notes
from tracker.tui.dialogs.outcome import Outcome
from tracker.tui.plain import plain
from tracker.tui.typing_state import LINE, Past, Ways
from tracker.tui.widgets.foot import KeyLine
from tracker.tui.widgets.painted import Span, Spans
from tracker.tui.widgets.typing import LIMIT, LineInput, OfferList, Pasted, TypedField

SLOW = 0.004
"""Seconds from which on an outcome waits until typing pauses."""
PAUSE = 0.08
"""Seconds of such a pause."""
SHOWN = 12
"""Ways to go on that are listed; Tab goes through all."""
HALF = ("word-missing", "nothing-typed")
"""Refusals of a line that is only not typed yet."""


class TypedDialog(Dialog):
    """At the foot of the screen, over the log; the table above stays in sight."""

    place = "typed"

    def __init__(
        self, desk: Desk, kept: TypedLines, start: str = "", waiting: Sequence[str] = ()
    ) -> None:
        self.kept = kept
        self.past = Past(veil.earlier(kept.lines()))
        self.waiting = tuple(waiting)
        """Lines that were pasted and come after this one."""
        self.ways = Ways()
        self.list = OfferList(classes="offers")
        self.top = Title(words.heading(len(self.waiting)))
        self.foot = KeyLine(classes="dialog-keys")
        self.field = TypedField(start)
        self.line = self.field.line
        self.line.secret = not veil.earlier([start])
        self._first = 0
        """Which of the ways to go on stands first in the list."""
        self._put = ("", "")
        """What was put into the line last, and what put it there: `ways`, `past` or nothing."""
        self._explained: tuple[str, int] | None = None
        """The line and cursor that were explained last."""
        self._took = 0.0
        """Seconds of the last outcome."""
        self._waits: tuple[Timer, ...] = ()
        """For a pause: the outcome, or what may have been meant."""
        super().__init__(desk)

    def heading(self) -> str:
        """What it is."""
        return words.heading(len(self.waiting))

    def fields(self) -> Iterable[Field]:
        """The line."""
        return (self.field,)

    def compose(self) -> ComposeResult:
        """The list over the line, the outcome under it."""
        with Vertical(classes="box"):
            yield self.top
            yield self.list
            yield self.field
            yield Outcome(id="outcome")
            self.foot.place = self.place
            yield self.foot

    def on_mount(self) -> None:
        """Ready to type."""
        if self.offer() and self.line.value:
            self.show_ways()

    def request(self) -> Asked | None:
        """What the line asks for; refused while it says nothing yet."""
        return self.desk.session.read(self.field.value) if self.field.value else None

    def does(self, pressed: actions.Pressed) -> None:
        """The keys of the line; the rest is every dialog's."""
        match pressed.id:
            case "complete":
                self.turn(1)
            case "complete_back":
                self.turn(-1)
            case "older":
                self.turn(-1) if self.ways.turning else self.walk(self.past.older)
            case "newer":
                self.turn(1) if self.ways.turning else self.walk(self.past.newer)
            case "recall":
                self.recall()
            case "explain":
                self.explain(pressed)
            case "word_left":
                self.line.action_cursor_left_word()
            case "word_right":
                self.line.action_cursor_right_word()
            case "close" if self.ways.turning:
                self.put(self.ways.back(), "ways")
            case _:
                super().does(pressed)

    def put(self, text: str, by: str = "") -> None:
        """Into the line, the cursor behind it."""
        self._put = (text, by)
        self.line.put(text)

    def walk(self, step: Callable[[str], str]) -> None:
        """To an earlier or later line."""
        self.put(plain(step(self.line.value)), "past")

    def turn(self, by: int) -> None:
        """The next way to go on into the line, or the next line that may have been meant."""
        if not self.ways.turning and not self.offer():
            self.mend()
        if not self.ways.offers:
            return
        alone = len(self.ways.offers) == 1
        self.put(self.ways.turn(by), "" if alone else "ways")
        self.show_ways()

    def offer(self) -> bool:
        """The ways to go on at the end of the line; whether there are any."""
        session, value = self.desk.session, self.line.value
        table = veil.bared(session.table)
        found = complete(value, table, session.vocabulary) if self.line.cursor_at_end else ()
        found = tuple(one for one in found if one.text != value[one.start :])
        self.ways.offer(value, [one for one in found if veil.may_be_offered(one.text)])
        return bool(self.ways.offers)

    def mend(self) -> None:
        """Lines that may have been meant by one that is refused, as ways to go on."""
        session, value = self.desk.session, self.line.value
        meant = mended(value, veil.bared(session.table), session.vocabulary, half=True)
        self.ways.offer(value, [Completion(one, 0, LINE) for one in veil.open_lines(meant)])

    def show_ways(self) -> None:
        """The list over the line."""
        self._first = max(0, self.ways.chosen - SHOWN + 1)
        shown = self.ways.offers[self._first :][:SHOWN]
        told = notes(shown, self.line.value, self.desk.session)
        self.list.rows = tuple((one.text, note) for one, note in zip(shown, told, strict=True))
        self.list.total = len(self.ways.offers) - self._first
        self.list.chosen = max(-1, self.ways.chosen - self._first)

    @on(Changed)
    def changed(self, event: Changed) -> None:
        """Another line: what may follow at once, what it would do at once or when typing pauses."""
        event.stop()
        text, by = self._put
        if text.endswith(" ") and self.line.value in (f"{text} ", f"{text},"):
            # The blank behind a word that was completed is there already, or too much.
            self.put(f"{text.rstrip()}{self.line.value[-1]}")
            return
        put = text == self.line.value
        if not put or by != "past":
            self.past.stop()
        if not self.line.value:
            self.ways.offer("", ())
        elif not put or by != "ways":
            self.offer()
        self.show_ways()
        for timer in self._waits:
            timer.stop()
        if self._took > SLOW:
            self._waits = (self.set_timer(PAUSE, self.outcome),)
        else:
            self._waits = ()
            self.show_outcome()

    def outcome(self) -> None:
        """After a pause."""
        if self.is_attached:
            self.show_outcome()

    @on(OfferList.Clicked)
    def row_clicked(self, event: OfferList.Clicked) -> None:
        """Into the line."""
        self.put(self.ways.line(self._first + event.place))

    @on(LineInput.Wanted)
    def wanted(self) -> None:
        """Right behind a line that is refused: the one that may have been meant."""
        if self.ways.offers and self.ways.offers[0].kind == LINE:
            self.turn(1)

    @on(Pasted)
    def pasted(self, event: Pasted) -> None:
        """Further lines, for after this one."""
        self.waiting = (*event.lines, *self.waiting)
        self.top.show(words.heading(len(self.waiting)))

    @on(LineInput.TooLong)
    def too_long(self, event: LineInput.TooLong) -> None:
        """Nothing was taken."""
        self.say(refusal(Refused("line-too-long", length=event.length, most=LIMIT)))

    def show_outcome(self, note: str = "") -> None:
        """What the line would do; what is missing of it; or why not, and what may have been meant."""
        begun = perf_counter()
        super().show_outcome(note)
        self._took = perf_counter() - begun
        # Behind a line that is whole a shadow would read as if it were part of it.
        self.line.shadow(self.ways.ghost() if self.asked is None else "")

    def seen_anew(self) -> None:
        """Other earlier lines and other ways to go on, too."""
        self.past = Past(veil.earlier(self.kept.lines()))
        self.offer()
        self.show_ways()
        super().seen_anew()

    def told_nothing(self) -> Iterable[Spans]:
        """How to begin."""
        return ((Span(words.begin(), "dim"),),)

    def told_why(self, refused: Refused) -> Iterable[Spans]:
        """Half a line is no mistake yet: how it goes on, and what is missing."""
        kind = self.ways.offers[0].kind if self.ways.offers else ""
        if kind in ("", LINE) and refused.key not in HALF:
            yield from why(refused, self.field.value, self.desk.session.table)
            if kind:
                yield self.told_of_meant()
            else:
                self._waits = (*self._waits, self.set_timer(PAUSE, self.show_meant))
            return
        first = self.field.value.split(" ", 1)[0].casefold()
        verb = VERBS.get(SPELLINGS.get(first, first))
        if verb is not None:
            yield (Span(verb.usage, "dim"), Span(""))
        if refused.key in HALF:
            yield (Span(refusal(refused), "dim"),)

    def show_meant(self) -> None:
        """Lines that may have been meant, in the list, and the key that takes them."""
        if self.is_attached and self.asked is None and not self.ways.offers:
            self.mend()
            self.show_ways()
            if self.ways.offers:
                self.tell([*self.said, self.told_of_meant()])

    def told_of_meant(self) -> Spans:
        """The first of them, and the key that takes it."""
        key = actions.key_said("typed", "complete")
        return (Span(words.meant(plain(self.ways.offers[0].text), key), "key"),)

    def apply(self) -> None:
        """Keep the line, also one that is refused, to be corrected."""
        if not self.is_current:
            return
        if self.field.value:
            self.kept.keep(self.field.value)
            self.past = Past(veil.earlier(self.kept.lines()))
        super().apply()

    def recall(self) -> None:
        """Find an earlier line."""
        from tracker.tui.dialogs.recalling import Recalling

        def found(line: str | None) -> None:
            if line is not None:
                self.put(plain(line))

        self.app.push_screen(Recalling(self.past, self.line.value), found)

    def explain(self, pressed: actions.Pressed) -> None:
        """The word under the cursor; asked again, all that help knows."""
        here = (self.line.value, self.line.cursor_position)
        if self._explained == here:
            self._explained = None
            self.show_help(pressed)
            return
        self._explained = here
        lines = explained(*here, self.desk.session.table)
        looks = ("strong", *("" for _ in lines[1:]))
        self.tell([(Span(plain(one), look),) for one, look in zip(lines, looks, strict=True)])
