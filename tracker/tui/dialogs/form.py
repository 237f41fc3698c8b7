"""The one shape of a dialog: fields, the outcome as it would be, the keys.

A dialog asks and never acts: it is dismissed with a request or with nothing. It knows the step it
was made from; when the history has moved, Enter shows the new outcome first.
"""

from collections.abc import Iterable, Sequence

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.geometry import Size

from tracker.encounter.model import Id
from tracker.encounter.refusals import Refused
from tracker.i18n import screens as words
from tracker.i18n import screens_against
from tracker.i18n import screens_blows as blows
from tracker.i18n.derivation import stances
from tracker.i18n.refusals import refusal
from tracker.i18n.screens_amending import answers_lost
from tracker.session import Preview
from tracker.shorthand.request import Request
from tracker.tui import actions, sizes, veil
from tracker.tui.desk import Desk
from tracker.tui.dialogs import absent, warnings
from tracker.tui.dialogs.boxed import Boxed, idle
from tracker.tui.dialogs.fields import Changed, Field
from tracker.tui.dialogs.outcome import Outcome, outcome_lines, seen_lines
from tracker.tui.plain import plain
from tracker.tui.widgets.foot import KeyLine
from tracker.tui.widgets.painted import Painted, Span, Spans

Asked = Request | str


class Dialog(Boxed[Asked]):
    """Base of all dialogs over a fight."""

    place = "dialog"
    complete = False
    """Whether it asks for everything itself, also for what players rolled."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.made_from = desk.session.cursor
        self.asked: Asked | None = None
        """What Enter would do; None while something is missing or it would be refused."""
        self.said: tuple[Spans, ...] = ()
        """What the outcome shows."""
        self.form: tuple[Field, ...] = tuple(self.fields())
        self.rare: tuple[Field, ...] = tuple(self.seldom())

    def heading(self) -> str:
        """Title of the box."""
        raise NotImplementedError

    def fields(self) -> Iterable[Field]:
        """The fields, in order."""
        raise NotImplementedError

    def seldom(self) -> Iterable[Field]:
        """Fields that are folded away until they are asked for; they count all the same."""
        return ()

    def below(self) -> Iterable[Field]:
        """Fields that stay in sight above the outcome while the others scroll."""
        return ()

    def first(self) -> Field:
        """The field that gets the focus."""
        return self.form[0]

    def request(self) -> Asked | None:
        """What is asked now; None while something is missing."""
        raise NotImplementedError

    def about(self) -> Iterable[Id]:
        """Creatures without which the dialog makes no sense: it closes when an undo takes one."""
        return ()

    def told(self, preview: Preview) -> Iterable[Spans]:
        """What may not be meant, the answers it loses, the outcome; that first on a low screen."""
        short = sizes.short(self.app.size)
        stance = [(Span(line, "dim"),) for line in stances(preview.events, preview.before)]
        lines = outcome_lines(preview, short=short)
        lost = [(Span(answers_lost(preview.lost), "warn"),)] if preview.lost else []
        before = [*warnings.of(preview), *lost]
        return [*before, *lines, *stance] if short else [*before, *stance, *lines]

    def told_nothing(self) -> Iterable[Spans]:
        """While something is missing."""
        return ()

    def told_why(self, refused: Refused) -> Iterable[Spans]:
        """Where it is refused."""
        return ((Span(refusal(refused), "warn"),),)

    def settled(self) -> None:
        """Called after a change, before the preview: to fit one field to another."""

    def compose(self) -> ComposeResult:
        """Box, fields, outcome, keys."""
        with Vertical(classes="box") as box:
            box.border_title = ""
            yield Title(self.heading())
            with VerticalScroll(classes="fields", can_focus=False):
                yield from self.form
            yield from self.below()
            yield Outcome(id="outcome")
            line = KeyLine(classes="dialog-keys")
            line.place = self.place
            line.without = idle((*self.form, *self.rare))
            if self.rare:
                line.note = blows.more_fields(actions.key_said("dialog", "more"))
            yield line

    def on_mount(self) -> None:
        """Ready to type, with the outcome of what is there already."""
        if self.form:
            self.first().focus_first()
        self.show_outcome()

    @on(Changed)
    def changed(self, event: Changed) -> None:
        """Another value, another outcome."""
        event.stop()
        if not absent.of(self.desk.table, self.about()):
            self.settled()
        self.show_outcome()

    def places(self) -> tuple[str, ...]:
        """Keys of dialogs."""
        return (self.place,)

    def does(self, pressed: actions.Pressed) -> None:
        """What every box does; the rare fields, undo."""
        match pressed.id:
            case "more":
                self.unfold()
            case "undo":
                self.history(-1)
            case "redo":
                self.history(1)
            case _:
                super().does(pressed)

    def unfold(self) -> None:
        """The rare fields too, or without them again."""
        if not self.rare:
            return
        if self.rare[0].is_attached:
            for field in self.rare:
                field.display = not field.display
        else:
            self.query_one(".fields").mount(*self.rare)
        to = self.rare[0] if self.rare[0].display else self.first()
        to.focus_first()
        self.call_after_refresh(to.scroll_visible, animate=False)

    def say(self, text: str) -> None:
        """Where the outcome stands."""
        self.tell([(Span(text, "warn"),)])

    def apply(self) -> None:
        """Hand the request up, unless the table moved or it would be refused."""
        if not self.is_current:
            return
        if self.desk.session.cursor != self.made_from:
            self.made_from = self.desk.session.cursor
            self.show_outcome(words.stale())
            return
        self.show_outcome()
        if self.asked is not None:
            self.dismiss(self.asked)
        elif not self.said:
            self.say(screens_against.incomplete())

    def history(self, by: int) -> None:
        """Undo or redo under the open dialog; the outcome is worked out again."""
        before = self.desk.table
        try:
            if by < 0:
                self.desk.session.undo()
            else:
                self.desk.session.redo()
        except Refused as refused:
            self.say(refusal(refused))
            return
        self.made_from = self.desk.session.cursor
        self.desk.moved()
        if gone := absent.of(self.desk.table, self.about()):
            absent.leave(self, gone, before)
            return
        self.settled()
        self.show_outcome(words.stale())

    def show_outcome(self, note: str = "") -> None:
        """Preview what is asked now; of letters that fit nothing, only that they do not."""
        lines: list[Spans] = [(Span(note, "warn"),)] if note else []
        self.asked = None
        if missed := self.missed():
            self.tell([*lines, (Span(missed, "warn"),)])
            return
        try:
            absent.check(self.desk.table, self.about())
            request = self.request()
            if request is None:
                lines.extend(self.told_nothing())
            else:
                preview = self.desk.session.preview(request)
                told = [*self.told(preview)]
                lines.extend(seen_lines(preview) if veil.has_fallen() else told)
            self.asked = request
        except Refused as refused:
            lines.extend(self.told_why(refused))
        self.tell(lines)

    def seen_anew(self) -> None:
        """Others begin or cease to watch: say again what is said, as they may hear it."""
        for title in self.query(Title):
            title.show(self.heading())
        self.show_outcome()

    def tell(self, lines: Sequence[Spans]) -> None:
        """Into the outcome."""
        self.said = tuple(lines)
        self.query_one(Outcome).told = self.said


class Title(Painted):
    """The heading of a dialog."""

    counts = says = True

    def __init__(self, text: str) -> None:
        super().__init__(classes="title")
        self._text = plain(text)

    def show(self, text: str) -> None:
        """Another heading."""
        self._text = plain(text)
        self.draw()

    def content(self, size: Size) -> Sequence[Spans]:
        """One line."""
        del size
        return ((Span(self._text, "title"),),)
