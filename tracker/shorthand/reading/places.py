"""The map: cells, areas on it, and the verbs of places, facing and ground."""

from dataclasses import replace

from tracker.encounter.battlefield import GRIDS, GROUNDS, Cell
from tracker.encounter.commands import Area, ChangeBattlefield, Face, PlaceCreatures
from tracker.encounter.model import Id
from tracker.rules import areas
from tracker.shorthand import values
from tracker.shorthand.reader import Reader

OFF = "off"
CLEAR = "clear"
SHAPES = tuple(areas.FEET_PER_TARGET)
WAYS = ("north", "east", "south", "west", "north-east", "north-west", "south-east", "south-west")
"""All that a creature may look, on squares or hexes."""
START = ("at", "from")
WIDTH = 5
"""Feet of a line of which nothing else is said."""
ORIGIN = ("at", "from", "toward", "width=")
"""What says where an area is."""
MOST_CELLS = 2_000
"""Of one line."""


def at_cell(reader: Reader) -> bool:
    """Whether `X,Y` comes next."""
    first, comma = reader.peek(), reader.peek(1)
    return comma.kind == "comma" and first.text.lstrip("+-")[:1].isdecimal()


def cell(reader: Reader) -> Cell:
    """`X,Y`."""
    if not at_cell(reader):
        raise reader.expected("cell")
    x = values.number(reader, "place")
    reader.comma()
    return x, values.number(reader, "place")


def place(reader: Reader) -> PlaceCreatures:
    """`place WHO X,Y|off[, WHO X,Y|off …]`; the later place of one creature counts."""
    found: dict[Id, Cell | None] = {}
    while True:
        here = at_cell(reader) or reader.is_word(OFF)
        who = (reader.myself(),) if here else _placed(reader)
        where = None if reader.word(OFF) else cell(reader)
        for one in who:
            found.pop(one, None)
            found[one] = where
        if not reader.comma():
            return PlaceCreatures(tuple(found.items()))


def _placed(reader: Reader) -> tuple[Id, ...]:
    """One creature; several only to be taken off the map."""
    token = reader.peek()
    found = reader.creatures()
    if not found:
        raise reader.nobody("who")
    if reader.is_word(OFF):
        return found
    return (reader.single(found, token),)


def face(reader: Reader) -> Face:
    """`face [WHO] WAY|X,Y`."""
    mine = at_cell(reader) or reader.is_word(*WAYS)
    who = reader.myself() if mine else reader.who()
    if at_cell(reader):
        return Face(who, toward=cell(reader))
    return Face(who, way(reader))


def way(reader: Reader) -> str:
    """One of the ways to look."""
    found = reader.word(*WAYS)
    if not found:
        raise reader.expected("facing", WAYS)
    return found


def battlefield(reader: Reader) -> ChangeBattlefield:
    """`battlefield square|hex|none` or `battlefield wall|obstacle|difficult|fog|clear CELLS`."""
    if grid := reader.word(*GRIDS):
        return ChangeBattlefield(grid)
    kind = reader.word(*GROUNDS, CLEAR)
    if not kind:
        raise reader.expected("ground", (*GRIDS, *GROUNDS, CLEAR))
    return ChangeBattlefield(ground=kind, cells=cells(reader))


def cells(reader: Reader) -> tuple[Cell, ...]:
    """`3,4 3,5` and blocks of them: `3,4 to 6,4`."""
    found: dict[Cell, None] = {}
    while True:
        token = reader.peek()
        first = cell(reader)
        last = cell(reader) if reader.word("to") else first
        (left, right), (low, high) = (sorted(pair) for pair in zip(first, last, strict=True))
        if len(found) + (right - left + 1) * (high - low + 1) > MOST_CELLS:
            raise reader.refused("too-many", token, what="cell", most=MOST_CELLS)
        block = ((x, y) for y in range(low, high + 1) for x in range(left, right + 1))
        found.update(dict.fromkeys(block))
        reader.comma()
        if reader.peek().kind == "end":
            return tuple(found)


def starts_area(reader: Reader) -> bool:
    """Whether `in SHAPE` comes next: targets by an area on the map."""
    return reader.is_word("in") and reader.is_word(*SHAPES, ahead=1)


def area_targets(reader: Reader) -> Area:
    """`in SHAPE FEET at X,Y …`."""
    reader.word("in")
    shape = reader.word(*SHAPES)
    if not shape:
        raise reader.expected("shape", SHAPES)
    return origin(reader, Area(shape, values.number(reader, "feet")))


def on_map(reader: Reader) -> bool:
    """Whether where the area is comes next."""
    return reader.is_word(*START)


def origin(reader: Reader, asked: Area) -> Area:
    """`at X,Y` or `from WHO`, then `toward X,Y|WHO` and `width=FEET`."""
    if reader.word("at"):
        asked = replace(asked, at=cell(reader), source="")
    elif reader.word("from"):
        asked = replace(asked, source=reader.who())
    elif not (asked.source and reader.is_word("toward")):
        raise reader.expected("origin", START)
    if reader.word("toward"):
        asked = replace(asked, toward=_aim(reader))
    if reader.key("width"):
        asked = replace(asked, width=values.number(reader, "feet"))
    return asked


def _aim(reader: Reader) -> Cell:
    """A cell, or the one a creature stands on."""
    if at_cell(reader):
        return cell(reader)
    token = reader.peek()
    found = reader.table.combatants[reader.who("cell")]
    if found.place is None:
        raise reader.refused("no-place", token, who=found.full_name)
    return found.place
