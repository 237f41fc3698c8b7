"""A whole stat block to read, as `tracker monsters NAME` prints it."""

from tracker.encounter.stat_block import StatBlock
from tracker.tui.screens.reading import ReadingScreen
from tracker.tui.widgets.painted import Spans
from tracker.tui.widgets.prepared import block_lines

WIDEST = 100
"""Cells of a line, so that long ones are read with ease."""


class StatBlockScreen(ReadingScreen):
    """One creature."""

    def __init__(self, block: StatBlock) -> None:
        super().__init__()
        self._block = block

    def told(self, width: int) -> list[Spans]:
        """All of it."""
        return list(block_lines(self._block, min(width, WIDEST)))
