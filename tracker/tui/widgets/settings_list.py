"""The settings in lines: what each is called, what it is now, whether that is the DM's own choice."""

from collections.abc import Mapping, Sequence

from textual import events
from textual.geometry import Size
from textual.message import Message
from textual.reactive import var

from tracker.i18n import screens_settings as words
from tracker.session.settings import Settings
from tracker.tui import settings_rows
from tracker.tui.plain import fit, plain
from tracker.tui.settings_rows import Row
from tracker.tui.widgets.listed import Listed
from tracker.tui.widgets.painted import Span, Spans

OWN = "•"
"""Before a value that is other than it comes."""
WIDEST = 58
"""Cells of a name, however wide the screen."""


class SettingsList(Listed):
    """Lines to choose from."""

    rows: var[tuple[Row, ...]] = var((), init=False)
    chosen: var[Settings] = var(Settings(), init=False)
    faulty: var[Mapping[str, str]] = var(dict, init=False)
    """Rows whose keys do not hold, and why."""

    class Clicked(Listed.Clicked):
        """`by` is what a click on its value asks."""

        def __init__(self, rows: Listed, place: int, chain: int, by: int) -> None:
            super().__init__(rows, place, chain)
            self.by = by

    def count(self) -> int:
        """Settings and headings."""
        return len(self.rows)

    def watch_rows(self) -> None:
        self.draw()

    def watch_chosen(self) -> None:
        self.draw()

    def beside_cursor(self) -> tuple[int, int]:
        """A heading right above it too."""
        first, height = self.cursor, self.size.height
        while first > 0 and not self.rows[first - 1].name and self.cursor - first < height - 1:
            first -= 1
        return first, self.cursor

    def resized(self) -> None:
        """The cursor stays in sight."""
        super().resized()
        if self.rows:
            self.show_cursor()

    def show_part(self) -> None:
        """The heading above the cursor at the top."""
        self.scroll_to(y=max(0, self.cursor - 1), animate=False, immediate=True, force=True)

    def content(self, size: Size) -> Sequence[Spans]:
        """A line for each."""
        if not self.rows:
            return ((Span(f" {words.nothing_found()}", "dim"),),)
        label = self.label_width(size.width)
        return [self._line(place, row, label) for place, row in enumerate(self.rows)]

    def label_width(self, width: int) -> int:
        """Cells of a name."""
        return max(8, min(WIDEST, width * 3 // 5))

    def _line(self, place: int, row: Row, width: int) -> Spans:
        if not row.name:
            return (Span(f" {plain(row.label)}", "title"),)
        here = place == self.cursor
        value = plain(settings_rows.shown(self.chosen, row))
        own = row.name in self.faulty or settings_rows.is_own(self.chosen, row)
        sign = "⚠" if row.name in self.faulty else OWN if own else " "
        changes = here and bool(row.values)
        return (
            Span("›" if here else " ", "key"),
            Span(f" {fit(plain(row.label), width)}", "cursor" if here else ""),
            Span(f" {sign}", "warn" if sign == "⚠" else "key"),
            Span("◂" if changes else " ", "key"),
            Span(f" {value} ", "cursor" if here else "strong" if own else ""),
            Span("▸" if changes else " ", "key"),
        )

    def clicked(self, place: int, event: events.Click) -> Message:
        """The line; on its value the next one, on the arrow before it the one before."""
        value = self.label_width(self.size.width) + 4
        by = 0 if event.x < value else -1 if event.x == value else 1
        return self.Clicked(self, place, event.chain, by)
