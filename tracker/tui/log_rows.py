"""The log as rows of a list: headings of rounds and turns over the lines that are shown.

Stretches come in from the end; an older one is set before what is there without building that anew.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from tracker.encounter.model import Encounter, Id
from tracker.i18n import screens_log as words
from tracker.i18n.names import listed
from tracker.session.log import LogLine

ROUND, TURN, NOTE = 1, 2, 3
"""Levels of headings; a line that tells of a beginning is one itself."""


class Row(NamedTuple):
    """One row."""

    text: str
    level: int = 0
    step: int = 0
    """0 for a heading that is no line."""
    nth: int = 0
    holds: bool = True
    """False for what was undone."""
    tail: int = 0
    """On the heading of a tail: its place, 1 for the oldest."""

    @property
    def chosen(self) -> bool:
        """Whether the cursor may stand on it."""
        return bool(self.step or self.tail)


class Place(NamedTuple):
    """Under which headings the next line stands."""

    round: int = -1
    turn: Id = ""


def rows_of(
    lines: Iterable[LogLine], table: Encounter, place: Place = Place(), *, holds: bool = True
) -> Iterator[Row]:
    """Lines with the headings that are new."""
    for line in lines:
        yield from headings(line, table, place)
        level = {"round": ROUND, "turn": TURN}.get(line.heads, 0)
        yield Row(line.text, level, line.step, line.nth, holds)
        place = Place(line.round, line.turn)


def headings(line: LogLine, table: Encounter, place: Place) -> Iterator[Row]:
    """Above this line, unless it is one."""
    if line.heads == "round":
        return
    if line.round != place.round:
        yield Row(words.one_round(line.round), ROUND)
    new = line.turn != place.turn or line.round != place.round
    if line.turn and new and line.heads != "turn":
        yield Row(words.turn_of(called(table, line.turn)), TURN)


def called(table: Encounter, line: Id) -> str:
    """A line by the kinds of all that were ever in it, whoever of them is left."""
    members = table.lines[line].members if line in table.lines else ()
    everyone = [table.combatants[who] for who in members if who in table.combatants]
    if len(everyone) == 1:
        return everyone[0].full_name
    return listed(dict.fromkeys(one.name for one in everyone))


def before(
    older: Sequence[LogLine], lines: Sequence[LogLine], rows: Sequence[Row], table: Encounter
) -> list[Row]:
    """Rows of older lines, then those that are there, whose first headings may not be needed now."""
    found = list(rows_of(older, table))
    if not older or not lines:
        return [*found, *rows]
    last = older[-1]
    above = headings(lines[0], table, Place(last.round, last.turn))
    first = next(place for place, row in enumerate(rows) if row.step)
    return [*found, *above, *rows[first:]]
