"""The typed line: completion, what it would do while it is typed, and the lines before."""

from collections.abc import Iterable

from tracker.i18n import screens_dialogs as words
from tracker.shorthand import complete
from tracker.shorthand.request import Completion
from tracker.tui import actions
from tracker.tui.desk import Desk
from tracker.tui.dialogs.fields import Field, TextField
from tracker.tui.dialogs.form import Asked, Dialog, Outcome
from tracker.tui.plain import plain
from tracker.tui.widgets.painted import Span, Spans

LIMIT = 4000


class TypedDialog(Dialog):
    """At the foot of the screen, over the log; the table above stays in sight."""

    place = "typed"

    def __init__(self, desk: Desk, lines: list[str], start: str = "") -> None:
        self.lines = lines
        """Lines typed before, oldest first; the one done now is added."""
        self._start = start
        self._back = 0
        self._draft = ""
        super().__init__(desk)

    def heading(self) -> str:
        """What it is."""
        return words.heading("typed")

    def fields(self) -> Iterable[Field]:
        """The line."""
        self.line = TextField("", self._start, words.hint("typed"), LIMIT)
        return (self.line,)

    def request(self) -> Asked | None:
        """What the line asks for; refused while it says nothing yet."""
        return self.desk.session.read(self.line.value) if self.line.value else None

    def does(self, pressed: actions.Pressed) -> None:
        """Completion and history; the rest is every dialog's."""
        match pressed.id:
            case "complete":
                self.complete()
            case "older":
                self.go_back(1)
            case "newer":
                self.go_back(-1)
            case _:
                super().does(pressed)

    def apply(self) -> None:
        """Remember the line."""
        if self.line.value and self.line.value not in self.lines[-1:]:
            self.lines.append(self.line.value)
        super().apply()

    def completions(self) -> tuple[Completion, ...]:
        """Ways to go on."""
        session = self.desk.session
        return complete(self.line.input.value, session.table, session.vocabulary)

    def complete(self) -> None:
        """Put the first way to go on in, or the common start of all."""
        found = self.completions()
        if not found:
            return
        value, start = self.line.input.value, found[0].start
        common = found[0].text
        for one in found:
            while not one.text.startswith(common):
                common = common[:-1]
        ending = (
            f"{found[0].text} " if len(found) == 1 or len(value) - start >= len(common) else common
        )
        self.put(value[:start] + ending)

    def go_back(self, by: int) -> None:
        """An earlier or later line; the one being typed is kept."""
        if not self._back:
            self._draft = self.line.input.value
        self._back = max(0, min(len(self.lines), self._back + by))
        self.put(self.lines[-self._back] if self._back else self._draft)

    def put(self, text: str) -> None:
        """Into the line, cursor behind it."""
        self.line.input.value = text
        self.line.input.cursor_position = len(text)

    def show_outcome(self, note: str = "") -> None:
        """The outcome, and beside it the ways to go on."""
        super().show_outcome(note)
        found = [one for one in self.completions()[:9] if one.text]
        if found and self.asked is None:
            shown = "  ".join(plain(one.text) for one in found)
            self.tell([*self.told_now(), (Span(f"Tab {shown}", "dim"),)])

    def told_now(self) -> tuple[Spans, ...]:
        """What the outcome shows."""
        return self.query_one(Outcome).told
