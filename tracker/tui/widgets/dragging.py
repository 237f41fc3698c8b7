"""Dragging a row to another place in the order: while the button is held, the list shows where it goes.

The list only says what was dragged where; whether and how the order changes is the screen's matter.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

from textual import events
from textual.message import Message

from tracker.tui.widgets.painted import Painted

if TYPE_CHECKING:
    Base = Painted
else:
    # A widget class more would cost start-up a millisecond.
    Base = object

ABOVE, BELOW, HELD = "▁", "▔", "↕"
"""On the row above the gap, on the row below it, and on what is dragged."""


class Lined(Protocol):
    """A row that belongs to a line of the order."""

    @property
    def line(self) -> str:
        """What names the line."""
        ...


class Gap(NamedTuple):
    """Between which lines something is let go; empty at an end of the order."""

    above: str
    below: str


def gap_at(rows: Sequence[Lined], line: str, place: int) -> Gap | None:
    """Where a line goes that is dragged onto a row: into that row's place. None: it stays."""
    order = list(dict.fromkeys(row.line for row in rows))
    if line not in order:
        return None
    on = rows[max(0, min(len(rows) - 1, place))].line
    here, there = order.index(line), order.index(on)
    if here == there:
        return None
    order.remove(line)
    after = order.index(on) + (1 if there > here else 0)
    above = order[after - 1] if after else ""
    return Gap(above, order[after] if after < len(order) else "")


class Dragging(Base):
    """Mixed into a list of rows whose order can be changed by the mouse."""

    gap: Gap | None
    """Where it would go now; the list watches it."""

    class Dragged(Message):
        """A row is dragged; `done` when it was let go. No gap: it stays where it is."""

        def __init__(self, line: str, gap: Gap | None, done: bool) -> None:
            super().__init__()
            self.line = line
            self.gap = gap
            self.done = done

    _held = -1
    """The row on which the button went down; −1: none."""
    _dragged = ""
    """The line that is on its way."""
    was_dragged = False
    """Whether the click that comes now only ends a drag."""

    def place_at(self, y: int) -> int:
        """Which row is drawn there, as if there were rows without end."""
        raise NotImplementedError

    def dragged_rows(self) -> Sequence[Lined]:
        """Rows in their order."""
        raise NotImplementedError

    def on_mouse_down(self, event: events.MouseDown) -> None:
        """It may become a drag."""
        place = self.place_at(event.y)
        self.was_dragged = False
        here = event.button == 1 and 0 <= place < len(self.dragged_rows())
        self._held = place if here else -1

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """It is one as soon as another row is reached."""
        if self._held < 0:
            return
        if event.button != 1:
            self._let_go()
            return
        place = self.place_at(event.y)
        if not self._dragged:
            rows = self.dragged_rows()
            if place == self._held or self._held >= len(rows):
                return
            self._dragged = rows[self._held].line
            self.capture_mouse()
        self._keep_in_sight(event.y)
        gap = gap_at(self.dragged_rows(), self._dragged, place)
        if gap != self.gap:
            self.gap = gap
            self.post_message(self.Dragged(self._dragged, gap, done=False))

    def on_mouse_up(self, event: events.MouseUp) -> None:
        """Where it is let go, it goes."""
        line, place = self._dragged, self.place_at(event.y)
        gap = gap_at(self.dragged_rows(), line, place)
        self._let_go()
        if line:
            self.was_dragged = True
            self.post_message(self.Dragged(line, gap, done=True))

    def _let_go(self) -> None:
        dragged = self._dragged
        self._held, self._dragged, self.gap = -1, "", None
        if dragged:
            self.release_mouse()
            self.watch_gap()

    def _keep_in_sight(self, y: int) -> None:
        """At an edge of the list the rest of it comes."""
        by = -1 if y <= 0 else 1 if y >= self.size.height - 1 else 0
        if by:
            self.scroll_to(y=self.scroll_offset.y + by, animate=False, immediate=True, force=True)

    def watch_gap(self) -> None:
        """Its marks are on a few rows; which ones changes with every move."""
        self.refresh()

    def drag_sign(self, row: Lined) -> str:
        """What stands before a row while one is dragged; empty: nothing of that."""
        if self.gap is None:
            return HELD if self._dragged == row.line else ""
        if row.line == self._dragged:
            return HELD
        if row.line == self.gap.below and self._ends(row, first=True):
            return BELOW
        if row.line == self.gap.above and self._ends(row, first=False):
            return ABOVE
        return ""

    def _ends(self, row: Lined, *, first: bool) -> bool:
        own = [one for one in self.dragged_rows() if one.line == row.line]
        return (own[0] if first else own[-1]) is row
