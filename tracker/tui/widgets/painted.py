"""Lines of spans drawn through the Line API: the base of everything on a screen but text fields.

A span names a component class of the screen, never a colour, and its text is drawn as it is: no markup is ever
parsed. When content changes only the lines that differ are painted again.
"""

from collections.abc import Iterable, Sequence
from typing import ClassVar, NamedTuple

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.binding import BindingType
from textual.geometry import Region, Size
from textual.scroll_view import ScrollView
from textual.strip import Strip

from tracker.tui import signs, veil
from tracker.tui.plain import cut


class Span(NamedTuple):
    """Text in one look; `action` is what a click on it does."""

    text: str
    look: str = ""
    action: str = ""


Spans = tuple[Span, ...]

LOOKS = {
    f"look--{name}"
    for name in (
        "dim", "frame", "strong", "key", "warn", "good", "bad", "title", "now", "banner", "cursor",
        "unhurt", "hurt", "bloodied", "critical", "down", "dead",
    )
}  # fmt: skip
"""Component classes of every screen: once a screen, not once a widget, for they take time to work out."""


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


def differing(before: Spans, after: Spans) -> tuple[int, int]:
    """First cell that differs, and the first behind it from which on nothing does."""
    same = shared(before, after)
    start = width_of(before[:same])
    left, right = before[same:], after[same:]
    if width_of(left) != width_of(right):
        return start, start + max(width_of(left), width_of(right))
    end = shared(left[::-1], right[::-1])
    return start, start + width_of(right[: len(right) - end])


def shared(one: Sequence[object], other: Sequence[object]) -> int:
    """How many spans, or signs, at the start are the same."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((place for place, (a, b) in pairs if a != b), min(len(one), len(other)))


class Painted(ScrollView, inherit_bindings=False):
    """Draws the lines that `content` makes for its size."""

    BINDINGS: ClassVar[list[BindingType]] = []
    ALLOW_SELECT = False
    can_focus = False
    scrolls: ClassVar[bool] = False
    """Whether it may hold more lines than fit; telling Textual so costs a layout of the screen."""
    veiled: ClassVar[bool] = True
    """Whether names that watchers do not know are covered on it."""
    counts: ClassVar[bool] = False
    """Whether its numbers are covered too."""
    says: ClassVar[bool] = False
    """Whether it says sentences that were made for the DM: what is secret in them is covered too."""

    def __init__(self, *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self.auto_links = False
        self._lines: tuple[Spans, ...] = ()
        self._made_for = Size(0, 0)
        self._looks: dict[str, Style] = {}

    def content(self, size: Size) -> Sequence[Spans]:
        """The lines for this many columns and rows; lines beyond the height can be scrolled to."""
        raise NotImplementedError

    def draw(self) -> None:
        """Make the content anew and paint what differs."""
        if not self._made_for:
            self.refresh(layout=self.styles.auto_dimensions)
            return
        old, new = self._lines, tuple(self.content(self._made_for))
        self._lines = new
        if len(old) != len(new):
            self.lines_counted(len(new))
            self.refresh(layout=self.styles.auto_dimensions)
            return
        for y, (before, after) in enumerate(zip(old, new, strict=True)):
            if before != after:
                self.refresh_cells(y, before, after)

    def fit(self) -> None:
        """Make the content for the size there is now, if it was made for another."""
        size = self.scrollable_content_region.size
        if size and size != self._made_for:
            self._made_for = size
            self._lines = tuple(self.content(size))

    def refresh_cells(self, y: int, before: Spans, after: Spans) -> None:
        """Paint only what differs between two versions of a line: it may be on a slow terminal."""
        start, end = differing(before, after)
        if start < end:
            self.refresh(Region(start, y - self.scroll_offset.y, end - start, 1))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many lines as there are."""
        del container
        return len(self.content(Size(width, viewport.height)))

    def notify_style_update(self) -> None:
        """Forget looks that came from another theme."""
        super().notify_style_update()
        self._looks.clear()

    def made_anew(self) -> None:
        """Signs or density have changed: what was made before does not count."""
        self._made_for = Size(0, 0)
        self.notify_style_update()
        self.resized()
        self.refresh(layout=True)

    def on_resize(self) -> None:
        """Content depends on the size."""
        self.resized()

    def resized(self) -> None:
        """Make the content that goes with the new size."""
        self.fit()
        self.lines_counted(len(self._lines))

    def lines_counted(self, count: int) -> None:
        """How far one can scroll. Nothing scrolls sideways, so the width says nothing."""
        if self.scrolls:
            self.virtual_size = Size(1, count)

    def look(self, name: str) -> Style:
        """The style of a component class, by its last word."""
        found = self._looks.get(name)
        if found is None:
            found = self.rich_style
            if name:
                found += self.screen.get_component_rich_style(f"look--{name}", partial=True)
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
            if self.veiled:
                shown = veil.over(text, numbers=self.counts, sentence=self.says)
            else:
                shown = text
            found.append(Segment(signs.drawn(shown), style))
        return found

    def render_line(self, y: int) -> Strip:
        """One line, filled to the width."""
        self.fit()
        width = self.size.width
        index = y + self.scroll_offset.y
        if index >= len(self._lines):
            return Strip.blank(width, self.rich_style)
        segments = self.segments(cut_spans(self._lines[index], self._made_for.width))
        return Strip(segments).adjust_cell_length(width, self.rich_style).simplify()
