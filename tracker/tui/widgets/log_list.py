"""The list of the log: rows come from the screen, each is drawn when it comes into sight.

The cursor stands on lines, never on headings; clicks go up.
"""

from collections.abc import Sequence

from textual.geometry import Size
from textual.strip import Strip

from tracker.tui.log_rows import NOTE, ROUND, TURN, Row
from tracker.tui.plain import plain
from tracker.tui.widgets.listed import Listed
from tracker.tui.widgets.painted import Span, Spans, cut_spans

NUMBER = 6
"""Cells of the step's number."""


class LogList(Listed):
    """Rows and a cursor."""

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self.rows: list[Row] = []
        self.empty = ""
        """What is said where there is no row."""

    def count(self) -> int:
        """Lines and headings."""
        return len(self.rows)

    @property
    def row(self) -> Row | None:
        """Under the cursor."""
        inside = self.rows and 0 <= self.cursor < len(self.rows)
        return self.rows[self.cursor] if inside else None

    def show(self, rows: list[Row], cursor: int, *, came: int = 0) -> None:
        """Other rows; `came` of them are new above what was in sight, which stays where it is."""
        top = self.scroll_offset.y + came
        self.rows, self.cursor = rows, cursor
        self.lines_counted(len(rows))
        self.scroll_to(y=top, animate=False, immediate=True, force=True)
        self.show_cursor()
        self.refresh()

    def go(self, cursor: int) -> None:
        """Move the cursor; over headings to the next line that way."""
        step = 1 if cursor >= self.cursor else -1
        cursor = max(0, min(len(self.rows) - 1, cursor))
        for way in (step, -step):
            place = cursor
            while 0 <= place < len(self.rows):
                if self.rows[place].chosen:
                    self.cursor = place
                    return
                place += way

    def watch_cursor(self) -> None:
        """Rows are drawn on demand."""
        self.show_cursor()
        self.refresh()

    def beside_cursor(self) -> tuple[int, int]:
        """At the first line of a turn its headings too."""
        above = self.cursor
        while above > 0 and not self.rows[above - 1].chosen:
            above -= 1
        return above, self.cursor

    def row_at(self, line: int) -> int:
        """Headings are not chosen."""
        return line if 0 <= line < len(self.rows) and self.rows[line].chosen else -1

    def content(self, size: Size) -> Sequence[Spans]:
        """Not used: rows are drawn one by one, on demand."""
        del size
        return ()

    def resized(self) -> None:
        """The same rows on another height."""
        self.lines_counted(len(self.rows))
        self.show_cursor()

    def render_line(self, y: int) -> Strip:
        """A row, or what is said of there being none."""
        width = self.scrollable_content_region.width
        place = y + self.scroll_offset.y
        if place < len(self.rows):
            spans = self.spans(self.rows[place], here=place == self.cursor)
        else:
            spans = (Span(f" {self.empty}", "dim"),) if not self.rows and not y else ()
        strip = Strip(self.segments(cut_spans(spans, width)))
        return strip.adjust_cell_length(width, self.rich_style).simplify()

    def spans(self, row: Row, *, here: bool) -> Spans:
        """Cursor, number of the step beside its first line, text."""
        number = str(row.step) if row.step and not row.nth else ""
        look = {ROUND: "title", TURN: "strong", NOTE: "warn"}.get(row.level, "")
        look = look if row.holds else "dim"
        text = plain(row.text) if row.level in (ROUND, TURN) else f"  {plain(row.text)}"
        sign = Span("›" if here else " ", "key")
        return (
            sign,
            Span(f"{number:>{NUMBER - 1}} ", "dim"),
            Span(text, "cursor" if here else look),
        )
