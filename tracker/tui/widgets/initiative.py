"""The initiative list: rows and marks come from above, cursor moves and clicks go up.

Key to repaint does not depend on the number of rows: a change repaints the rows that differ.
"""

from collections.abc import Sequence
from typing import ClassVar

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.geometry import Size
from textual.message import Message
from textual.reactive import var
from textual.strip import Strip

from tracker.i18n import screens as words
from tracker.tui.actions_picking import PICKED
from tracker.tui.rows import Row
from tracker.tui.widgets import columns
from tracker.tui.widgets.dragging import ABOVE, Dragging, Gap
from tracker.tui.widgets.painted import Painted, Span, Spans

ROOMY = 8
"""Lines the list has at least before a row may take two."""
Key = tuple[str, str]
"""Line and creature of a row; the creature is empty for the head of a group."""


def key_of(row: Row) -> Key:
    """What names a row across changes."""
    return (row.line, row.who)


class InitiativeList(Dragging, Painted):
    """Rows in a frame; the first and last line of the widget stay where they are."""

    rows: var[tuple[Row, ...]] = var(())
    gap: var[Gap | None] = var(None, init=False)
    cursor: var[Key] = var(("", ""))
    marked: var[frozenset[str]] = var(frozenset())
    letters: var[tuple[Key, ...]] = var(())
    """Rows that can be picked by letter now, in the order of `SIGNS`."""

    SIGNS: ClassVar[tuple[str, ...]] = PICKED
    can_focus = False
    scrolls = True

    class Clicked(Message):
        """A row was clicked; `chain` is 2 for a double click, `button` 3 for the right one."""

        def __init__(self, key: Key, chain: int, button: int = 1, ctrl: bool = False) -> None:
            super().__init__()
            self.key = key
            self.chain = chain
            self.button = button
            self.ctrl = ctrl

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._columns = columns.laid_out(80, 5, 0, 0)
        self._width = 0
        self._index: dict[Key, int] = {}
        self._strips: dict[tuple[Row, str, bool], tuple[Strip, ...]] = {}

    @property
    def page(self) -> int:
        """Rows that are visible at once."""
        return max(1, (self.size.height - 2 * self._edge) // self._tall)

    @property
    def first_visible(self) -> int:
        """Index of the row at the top."""
        return self.scroll_offset.y // self._tall

    @property
    def _tall(self) -> int:
        """Lines of a row."""
        return 2 if self._columns.tall else 1

    @property
    def _edge(self) -> int:
        return 1 if self._columns.framed and self.size.height >= 5 else 0

    def content(self, size: Size) -> Sequence[Spans]:
        """Not used: rows are drawn one by one, on demand."""
        del size
        return ()

    def resized(self) -> None:
        """Columns follow the width, the cursor stays in sight."""
        self._lay_out()
        self._count_lines()
        self.refresh()
        self._show_cursor()

    def _count_lines(self) -> None:
        self.lines_counted(len(self.rows) * self._tall + 2 * self._edge)

    def notify_style_update(self) -> None:
        """Strips hold colours."""
        super().notify_style_update()
        self._strips.clear()

    def watch_rows(self, old: tuple[Row, ...], new: tuple[Row, ...]) -> None:
        """Paint what differs; lay out anew when the shape changed."""
        pairs = list(enumerate(zip(old, new, strict=False)))
        changed = [place for place, (was, now) in pairs if was is not now and was != now]
        if not self._same_shape(old, new, changed):
            self._lay_out()
            self._count_lines()
            self.refresh()
            self._show_cursor()
            return
        for place in changed:
            if self._in_sight(place):
                self._refresh_difference(place, old[place], new[place])

    def _same_shape(
        self, old: tuple[Row, ...], new: tuple[Row, ...], changed: Sequence[int]
    ) -> bool:
        """Whether rows stand where they stood, and columns stay as wide."""
        if len(old) != len(new) or any(key_of(old[one]) != key_of(new[one]) for one in changed):
            return False
        before, after = ([rows[place] for place in changed] for rows in (old, new))
        return columns.stays(self._columns, before, after) or (
            self._columns[6:9] == columns.needed(new)
        )

    def _refresh_difference(self, place: int, before: Row, after: Row) -> None:
        old, new = (columns.lines(row, self._columns, "  ") for row in (before, after))
        top = place * self._tall + self._edge
        for part, (was, now) in enumerate(zip(old, new, strict=True)):
            self.refresh_cells(top + part, was, now)

    def watch_cursor(self, old: Key, new: Key) -> None:
        """Repaint both rows and scroll."""
        for key in (old, new):
            if key in self._index:
                self._refresh_row(self._index[key])
        self._show_cursor()

    def watch_marked(self, old: frozenset[str], new: frozenset[str]) -> None:
        """Repaint rows whose mark changed."""
        changed = old ^ new
        for place, row in enumerate(self.rows):
            if row.who in changed or not row.who:
                self._refresh_row(place)

    def watch_letters(self) -> None:
        """Letters come and go on many rows at once."""
        self.refresh()

    def on_click(self, event: events.Click) -> None:
        """Which row it was."""
        place = self.place_at(event.y)
        inside = self._edge <= event.y < self.size.height - self._edge
        if inside and 0 <= place < len(self.rows) and not self.was_dragged:
            event.stop()
            key = key_of(self.rows[place])
            self.post_message(self.Clicked(key, event.chain, event.button, event.ctrl))

    def place_at(self, y: int) -> int:
        """Index of the row on this line of the widget."""
        return (y - self._edge + self.scroll_offset.y) // self._tall

    def dragged_rows(self) -> Sequence[Row]:
        """All of them."""
        return self.rows

    def render_line(self, y: int) -> Strip:
        """The edge, a row, or an empty row."""
        width = self.scrollable_content_region.width
        if width != self._width:
            self._lay_out()
        edge = self._edge
        if edge and y == 0:
            return self._strip(columns.head(self._columns), width)
        if edge and y == self.size.height - 1:
            return self._strip(columns.foot(self._columns), width)
        place, part = divmod(y - edge + self.scroll_offset.y, self._tall)
        if place < len(self.rows):
            return self._row_strips(self.rows[place], width)[part]
        if not self.rows and place == 0:
            return self._strip((Span(f" {words.nobody()}", "dim"),), width)
        return self._strip(columns.blank(self._columns), width)

    def _row_strips(self, row: Row, width: int) -> tuple[Strip, ...]:
        key = key_of(row)
        here = key == self.cursor
        sign = "●" if self._is_marked(row) else " "
        beside = "›" if here else " "
        if key in self.letters:
            beside = ("◆" if here else "●") if sign != " " else beside
            sign = self.SIGNS[self.letters.index(key)]
        sign = (self.drag_sign(row) or sign) + beside
        known = (row, sign, here)
        found = self._strips.get(known)
        if found is None:
            if len(self._strips) > 2000:
                self._strips.clear()
            lines = columns.lines(row, self._columns, sign)
            found = tuple(self._strip(spans, width, here) for spans in lines)
            if sign.startswith(ABOVE):
                found = tuple(strip.apply_style(Style(underline=True)) for strip in found)
            self._strips[known] = found
        return found

    def _is_marked(self, row: Row) -> bool:
        if row.who:
            return row.who in self.marked
        members = [one.who for one in self.rows if one.line == row.line and one.who]
        return bool(members) and all(who in self.marked for who in members)

    def _strip(self, spans: Spans, width: int, here: bool = False) -> Strip:
        segments = self.segments(spans)
        if here:
            segments = list(Segment.apply_style(segments, None, self._over()))
        return Strip(segments).adjust_cell_length(width, self.rich_style).simplify()

    def _over(self) -> Style:
        """What the cursor puts over a row: its ground, and in some themes one colour for all."""
        cursor = self.look("cursor")
        flat = self.app.current_theme.variables.get("flat-cursor")
        color = cursor.color if flat else None
        return Style(color=color, bgcolor=cursor.bgcolor, bold=True, reverse=cursor.reverse)

    def _lay_out(self) -> None:
        self._width = width = self.scrollable_content_region.width
        tall = self.app.has_class("-big") and self.size.height >= ROOMY
        self._columns = columns.laid_out(width, *columns.needed(self.rows), tall)
        self._strips.clear()
        self._index = {key_of(row): place for place, row in enumerate(self.rows)}

    def _refresh_row(self, place: int) -> None:
        if self._in_sight(place):
            for part in range(self._tall):
                self.refresh_line(place * self._tall + part + self._edge)

    def _in_sight(self, place: int) -> bool:
        top, first = self.scroll_offset.y, place * self._tall
        return top - self._tall < first < top + self.size.height - 2 * self._edge

    def _show_cursor(self) -> None:
        place = self._index.get(self.cursor)
        if place is None or not self.size.height:
            return
        top, tall = self.scroll_offset.y, self._tall
        first, room = place * tall, self.size.height - 2 * self._edge
        if first < top:
            self.scroll_to(y=first, animate=False, immediate=True, force=True)
        elif first + tall > top + room:
            self.scroll_to(y=max(0, first + tall - room), animate=False, immediate=True, force=True)
