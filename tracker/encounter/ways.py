"""Who can walk where on the map: the ground as a creature meets it, and free cells beside others.

Everybody living on the map holds its space; a mount and its rider hold one together, and whoever
flies meets only those in the air.
"""

from collections.abc import Iterable
from itertools import product

from tracker.encounter import numbers, positions
from tracker.encounter.battlefield import Cell
from tracker.encounter.model import Combatant, Encounter, Id
from tracker.rules import sizes
from tracker.rules.grid import hexes
from tracker.rules.grid.paths import Ground, Occupant, Walker
from tracker.rules.grid.routes import Holder, Map, OnHexes, OnSquares
from tracker.rules.grid.squares import Place, overlaps, squares

TINY = "tiny"


def walker_size(table: Encounter, who: Id, *, squeeze: bool = False) -> str:
    """The size it walks with: one step down while it squeezes (SIZE-04)."""
    size = numbers.block_of(table, who).size
    return sizes.smaller(size) if squeeze else size


def terrain(
    table: Encounter, who: Id, *, extra: int = 0, flies: bool = False, squeeze: bool = False
) -> Map:
    """The map as it meets it; `extra` feet for every cell."""
    size = walker_size(table, who, squeeze=squeeze)
    field, wording = table.battlefield, numbers.edition(table)
    difficult = frozenset(() if flies else field.difficult)
    walls = frozenset(field.walls)
    met = [one for one in positions.others(table, who) if meets(table, one, flies=flies)]
    if positions.on_hexes(table):
        holders = tuple(_holder(table, who, one) for one in met)
        return OnHexes(size, walls, difficult, holders, extra, wording)
    x, y = table.combatants[who].place or (0, 0)
    walker = Walker(Place(x, y, sizes.side(size)), 0, size, extra_per_square=extra)
    occupants = [_occupant(table, who, one) for one in met]
    ground = Ground(walls, difficult, occupants, positions.diagonals(table))
    return OnSquares(walker, ground, wording, numbers.rulings(table))


def meets(table: Encounter, other: Combatant, *, flies: bool) -> bool:
    """Whether the two are on one level."""
    return (positions.height(table, other.id) > 0) == flies


def _helpless(table: Encounter, one: Combatant) -> bool:
    return one.state != "up" or numbers.incapacitated(table, one.id)


def _occupant(table: Encounter, who: Id, one: Combatant) -> Occupant:
    hostile = one.side != table.combatants[who].side
    size = numbers.block_of(table, one.id).size
    return Occupant(positions.space(table, one.id), size, hostile, _helpless(table, one))


def _holder(table: Encounter, who: Id, one: Combatant) -> Holder:
    hostile = one.side != table.combatants[who].side
    size = numbers.block_of(table, one.id).size
    return Holder(positions.hexes_of(table, one.id), size, hostile, _helpless(table, one))


def taken_by(
    table: Encounter, who: Id, cell: Cell, *, flies: bool = False, squeeze: bool = False
) -> Id:
    """Whose space it would stand in there (MOVE-11); the tiny share one. Empty: nobody's."""
    size = walker_size(table, who, squeeze=squeeze)
    for one in positions.others(table, who):
        both_tiny = size == TINY == numbers.block_of(table, one.id).size
        if not both_tiny and meets(table, one, flies=flies) and _overlap(table, size, cell, one.id):
            return one.id
    return ""


def _overlap(table: Encounter, size: str, cell: Cell, other: Id) -> bool:
    if positions.on_hexes(table):
        return not hexes.space(cell, size).isdisjoint(positions.hexes_of(table, other))
    return overlaps(Place(*cell, sizes.side(size)), positions.space(table, other))


def walled(table: Encounter, who: Id, cell: Cell) -> bool:
    """Whether a wall fills any of the space it would have there."""
    size = numbers.block_of(table, who).size
    walls = set(table.battlefield.walls)
    if positions.on_hexes(table):
        return not walls.isdisjoint(hexes.space(cell, size))
    return any(one in walls for one in squares(Place(*cell, sizes.side(size))))


def free(table: Encounter, who: Id, cell: Cell) -> bool:
    """Whether it could stand there."""
    return not walled(table, who, cell) and not taken_by(table, who, cell)


def free_beside(table: Encounter, who: Id, other: Id) -> Cell | None:
    """The first free cell that touches another's space; None: there is none."""
    return next((cell for cell in beside(table, who, other) if free(table, who, cell)), None)


def beside(table: Encounter, who: Id, other: Id) -> Iterable[Cell]:
    """Cells at which its space would touch another's without overlapping it."""
    if positions.on_hexes(table):
        return hexes.ring(positions.hexes_of(table, other))
    there = positions.space(table, other)
    side = sizes.side(numbers.block_of(table, who).size)
    columns = range(there.x - side, there.right + 2)
    rows = range(there.y - side, there.top + 2)
    return (
        (x, y)
        for y, x in product(rows, columns)
        if x in (columns[0], columns[-1]) or y in (rows[0], rows[-1])
    )


def away(table: Encounter, who: Id, target: Id) -> Cell | None:
    """One cell straight away from whoever pushes; None: there is no room."""
    x, y = table.combatants[target].place or (0, 0)
    if positions.on_hexes(table):
        own = positions.hexes_of(table, who)
        near = hexes.neighbours((x, y))
        cell = max(near, key=lambda one: hexes.apart(own, {one}).steps)
    else:
        one, other = positions.space(table, who), positions.space(table, target)
        cell = (x + _side(one.x, one.right, other.x, other.right),
                y + _side(one.y, one.top, other.y, other.top))  # fmt: skip
    return cell if free(table, target, cell) else None


def _side(low: int, high: int, other_low: int, other_high: int) -> int:
    """On which side of a stretch another lies: 1 beyond it, -1 before it, 0 level with it."""
    return (other_low > high) - (other_high < low)
