"""Lines of spans drawn through the Line API: the base of everything on a screen but text fields.

A span names a component class, never a colour, and its text is drawn as it is: no markup is ever
parsed. When content changes only the lines that differ are painted again.
"""

from collections.abc import Iterable, Sequence
from typing import ClassVar, NamedTuple

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.binding import BindingType
from textual.geometry import Size
from textual.scroll_view import ScrollView
from textual.strip import Strip

from tracker.tui.plain import cut


class Span(NamedTuple):
    """Text in one look; `action` is what a click on it does."""

    text: str
    look: str = ""
    action: str = ""


Spans = tuple[Span, ...]


def width_of(spans: Iterable[Span]) -> int:
    """Cells."""
    return sum(cell_len(span.text) for span in spans)


def cut_spans(spans: Spans, width: int) -> Spans:
    """At most so many cells."""
    found: list[Span] = []
    for span in spans:
        cells = cell_len(span.text)
        if cells > width:
            found.append(span._replace(text=cut(span.text, width)))
            break
        found.append(span)
        width -= cells
    return tuple(found)


class Painted(ScrollView, inherit_bindings=False):
    """Draws the lines that `content` makes for its size."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "painted--dim",
        "painted--strong",
        "painted--key",
        "painted--warn",
        "painted--good",
        "painted--bad",
        "painted--title",
        "painted--now",
        "painted--cursor",
        "painted--unhurt",
        "painted--hurt",
        "painted--bloodied",
        "painted--critical",
        "painted--down",
        "painted--dead",
    }
    BINDINGS: ClassVar[list[BindingType]] = []
    ALLOW_SELECT = False
    can_focus = False

    def __init__(self, *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self.auto_links = False
        self._lines: tuple[Spans, ...] = ()
        self._looks: dict[str, Style] = {}

    def content(self, size: Size) -> Sequence[Spans]:
        """The lines for this many columns and rows; lines beyond the height can be scrolled to."""
        raise NotImplementedError

    def wanted_height(self) -> int:
        """Lines this widget would like, for `height: auto`."""
        return len(self._lines)

    def draw(self) -> None:
        """Make the content anew and paint what differs."""
        size = self.scrollable_content_region.size
        if not size.width:
            return
        old, new = self._lines, tuple(self.content(size))
        self._lines = new
        if len(old) != len(new):
            self.virtual_size = Size(size.width, len(new))
            self.refresh(layout=self.styles.auto_dimensions)
            return
        for y, (before, after) in enumerate(zip(old, new, strict=True)):
            if before != after:
                self.refresh_line(y)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many lines as there are."""
        del container
        self._lines = tuple(self.content(Size(width, viewport.height)))
        return self.wanted_height()

    def notify_style_update(self) -> None:
        """Forget looks that came from another theme."""
        super().notify_style_update()
        self._looks.clear()

    def on_resize(self) -> None:
        """Content depends on the width."""
        self._lines = ()
        self.draw()
        self.virtual_size = Size(self.scrollable_content_region.width, len(self._lines))
        self.refresh()

    def look(self, name: str) -> Style:
        """The style of a component class, by its last word."""
        found = self._looks.get(name)
        if found is None:
            found = self.get_component_rich_style(f"painted--{name}") if name else self.rich_style
            self._looks[name] = found
        return found

    def segments(self, spans: Spans) -> list[Segment]:
        """Spans with their styles and clicks."""
        found = []
        for text, look, action in spans:
            if not text:
                continue
            style = self.look(look)
            if action:
                style += Style(meta={"@click": action})
            found.append(Segment(text, style))
        return found

    def render_line(self, y: int) -> Strip:
        """One line, filled to the width."""
        width = self.size.width
        index = y + self.scroll_offset.y
        if index >= len(self._lines):
            return Strip.blank(width, self.rich_style)
        segments = self.segments(cut_spans(self._lines[index], width))
        return Strip(segments).adjust_cell_length(width, self.rich_style)
