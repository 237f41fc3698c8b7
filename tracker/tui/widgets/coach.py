"""The lines of the guided first fight: which lesson, and what to do; under the top line, above dialogs."""

from collections.abc import Sequence

from textual.geometry import Size
from textual.reactive import var

from tracker.tui.plain import cut, plain, wrapped
from tracker.tui.widgets.painted import Painted, Span, Spans, width_of

DONE = "✓ "


class Coach(Painted):
    """A heading with what is done so far, and the lesson's text."""

    heading: var[str] = var("")
    text: var[str] = var("")
    skip: var[str] = var("")
    praise: var[str] = var("")
    """Said of the lesson before."""

    def watch_heading(self) -> None:
        self.draw()

    def watch_text(self) -> None:
        self.draw()

    def watch_skip(self) -> None:
        self.draw()

    def watch_praise(self) -> None:
        self.draw()

    def draw(self) -> None:
        """The height follows the text: what it was cut to before says nothing of another."""
        self._made_for = Size(0, 0)
        super().draw()

    def content(self, size: Size) -> Sequence[Spans]:
        """The text under its heading; where the stylesheet leaves it too few lines it is cut."""
        head: Spans = (Span(f" {self.heading}", "title"),)
        if self.praise:
            head = (*head, Span(f"  {DONE}{self.praise}", "good"))
        room = size.width - width_of(head) - width_of((Span(self.skip),)) - 1
        if room > 0:
            head = (*head, Span(" " * room), Span(self.skip, "dim", "screen.do('tour', 'skip')"))
        parts = wrapped(plain(self.text), max(8, size.width - 2))
        if len(parts) >= size.height > 1:
            room = size.height - 1
            parts = [*parts[: room - 1], cut(" ".join(parts[room - 1 :]), size.width - 2)]
        return (head, *((Span(f" {part}", "strong"),) for part in parts))
