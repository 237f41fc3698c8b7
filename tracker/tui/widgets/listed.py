"""A list of lines with a cursor: it scrolls to the cursor and says which line was clicked."""

from collections.abc import Sequence

from textual import events
from textual.message import Message
from textual.reactive import var

from tracker.tui.widgets.painted import Painted


def over(chosen: Sequence[object], place: int, steps: int) -> int:
    """So many rows on, at a heading (false) to the next row that way, past the last one back."""
    if not any(chosen):
        return place
    there = max(0, min(len(chosen) - 1, place + steps))
    ahead, behind = range(there, len(chosen)), range(there, -1, -1)
    order: tuple[int, ...] = (*ahead, *behind) if steps >= 0 else (*behind, *ahead)
    return next(n for n in order if chosen[n])


class Listed(Painted):
    """Lines come from `content`, under `HEAD` lines that are no rows."""

    cursor: var[int] = var(0, init=False)
    scrolls = True
    HEAD = 0

    class Clicked(Message):
        """A row was clicked; `chain` is 2 for a double click."""

        def __init__(self, rows: "Listed", place: int, chain: int) -> None:
            super().__init__()
            self.rows = rows
            self.place = place
            self.chain = chain

    def count(self) -> int:
        """Rows there are."""
        raise NotImplementedError

    @property
    def page(self) -> int:
        """Rows that fit."""
        return max(1, self.size.height - self.HEAD)

    def watch_cursor(self) -> None:
        """Draw it where it is now, in sight."""
        self.draw()
        self.show_cursor()

    def beside_cursor(self) -> tuple[int, int]:
        """First and last line that must be in sight with it."""
        return self.cursor + self.HEAD, self.cursor + self.HEAD

    def show_cursor(self) -> None:
        """Keep it in sight; at the first row the head too."""
        top, height = self.scroll_offset.y, self.size.height
        if not height:
            return
        first, last = self.beside_cursor()
        if first < top + self.HEAD:
            self.scroll_to(y=max(0, first - self.HEAD), animate=False, immediate=True, force=True)
        elif last >= top + height:
            self.scroll_to(y=last - height + 1, animate=False, immediate=True, force=True)

    def row_at(self, line: int) -> int:
        """The row that a line belongs to, or -1."""
        place = line - self.HEAD
        return place if 0 <= place < self.count() else -1

    def on_click(self, event: events.Click) -> None:
        """Which row."""
        place = self.row_at(event.y + self.scroll_offset.y)
        if place >= 0:
            event.stop()
            self.post_message(self.clicked(place, event))

    def clicked(self, place: int, event: events.Click) -> Message:
        """What is said of it."""
        return self.Clicked(self, place, event.chain)
