"""What there is to read: the notes on the encounter, then the whole card, however long it is."""

from tracker.encounter.model import Encounter
from tracker.i18n.log import aloud
from tracker.i18n.screens_card import hidden
from tracker.tui.plain import cut, plain, wrapped
from tracker.tui.screens.reading import ReadingScreen
from tracker.tui.selection import Key
from tracker.tui.widgets import card_lines
from tracker.tui.widgets.painted import Span, Spans

WIDEST = 100
"""Cells of a line, so that long ones are read with ease."""


class LookScreen(ReadingScreen):
    """The table as it was when it was opened."""

    tells_all = True

    def __init__(self, table: Encounter, cursor: Key) -> None:
        super().__init__()
        self._table = table
        self._cursor = cursor

    def told(self, width: int) -> list[Spans]:
        """Name of the encounter and its notes; name of the creature and its card."""
        room = max(8, min(width, WIDEST) - 2)
        found: list[Spans] = [(Span(cut(plain(self._table.name), room), "title"),)]
        found.extend(card_lines.noted(self._table.notes, room))
        for line in aloud(self._table.read_aloud):
            found.extend((Span(part),) for part in wrapped(plain(line), room))
        title, lines = card_lines.of(self._table, *self._cursor, room)
        found += [(), (Span(cut(plain(title), room), "title"),)]
        one = self._table.combatants.get(self._cursor[1])
        if one is not None and one.hidden:
            found.append((Span(f"⊘ {hidden()}", "dim"),))
        found += lines
        return [(Span(" "), *line) for line in found]
