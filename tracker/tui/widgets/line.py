"""One line to type in at the foot of a screen, with what may be typed below it."""

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.geometry import Size
from textual.reactive import var
from textual.widgets import Input

from tracker.tui.dialogs.fields import Changed
from tracker.tui.plain import plain, wrapped
from tracker.tui.widgets.painted import Painted, Span, Spans

LIMIT = 4000


class Told(Painted):
    """A text of one look, wrapped."""

    text: var[str] = var("")

    def __init__(self, look: str, *, id: str) -> None:
        super().__init__(id=id)
        self._look = look

    def watch_text(self) -> None:
        self.draw()

    def content(self, size: Size) -> Sequence[Spans]:
        """As many lines as it takes."""
        parts = wrapped(plain(self.text), max(8, size.width - 2)) if self.text else []
        return [(Span(f" {part}", self._look),) for part in parts]


class TypedLine(Vertical):
    """Opened with a word before it; closed by the screen's class."""

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self.input = Input(max_length=LIMIT, compact=True, select_on_focus=False)
        self.input.cursor_blink = False
        self.prompt = Told("now", id="line-prompt")
        self.told = Told("good", id="line-told")
        """What the line would do."""
        self.hint = Told("dim", id="line-hint")

    @property
    def value(self) -> str:
        """What is typed, without spaces around it."""
        return self.input.value.strip()

    def compose(self) -> ComposeResult:
        """The line above its hint."""
        with Horizontal(id="line-row"):
            yield self.prompt
            yield self.input
        yield self.told
        yield self.hint

    def open(self, prompt: str, value: str, hint: str, *, replace: bool = False) -> None:
        """Ready to type; `replace` marks what stands there, so that typing takes its place."""
        self.prompt.text, self.hint.text, self.told.text = prompt, hint, ""
        self.prompt.styles.width = len(prompt) + 2
        self.put(plain(value))
        self.input.focus()
        if replace:
            self.input.select_all()

    def put(self, text: str) -> None:
        """Into the line, cursor behind it."""
        self.input.value = text
        self.input.cursor_position = len(text)

    def on_input_changed(self, event: Input.Changed) -> None:
        """Say it in the screen's words."""
        event.stop()
        self.post_message(Changed())
