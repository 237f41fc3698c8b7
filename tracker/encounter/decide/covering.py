"""Whom an area on the map catches: exactly those of whose squares it covers enough (AOE-04).

Its origin is a corner of squares, its cover runs from there (COVER-02), and who is behind total
cover from there is not in it (COVER-06). An area that starts from a creature spares that creature.
"""

from collections.abc import Iterable
from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from tracker.encounter import bounds, numbers
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.areas import Area
from tracker.encounter.battlefield import Cell
from tracker.encounter.decide import placing
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.model import Encounter, Id
from tracker.encounter.refusals import Refused
from tracker.rules import areas as shapes
from tracker.rules.grid.squares import Place, squares
from tracker.rules.reasons import Reason, because
from tracker.rules.rulings import Rulings, that_mattered
from tracker.rules.sizes import SQUARE
from tracker.rules.words import CoverLevel

if TYPE_CHECKING:
    from tracker.rules.grid.cover import Counted

ROUND = frozenset({"sphere", "cylinder", "circle"})
AIMED = frozenset({"cone", "line"})
BLOCKS = frozenset({"cube", "square"})
MOST_FEET = 2_000

Spot = tuple[float, float]


class Origin(NamedTuple):
    """Where an area begins and which way it goes."""

    corner: Cell
    way: Spot = (0.0, 0.0)


class Covered(NamedTuple):
    """Who is inside."""

    who: tuple[Id, ...]
    covers: tuple[tuple[Id, CoverLevel], ...]
    shielded: tuple[Id, ...]
    reasons: tuple[Reason, ...]


def tell(deciding: Deciding, area: Area) -> None:
    """`area SHAPE FEET at X,Y`: it tells and changes nothing."""
    happen(deciding, area, covered(deciding.table, checked(deciding.table, area)))


def caught(deciding: Deciding, area: Area) -> Covered:
    """The same for what hits them; refused where nobody is inside."""
    found = covered(deciding.table, checked(deciding.table, area))
    if not found.who:
        raise Refused("area-catches-nobody")
    happen(deciding, area, found)
    return found


def foreseen(table: Encounter, area: Area | None, named: tuple[Id, ...]) -> tuple[Id, ...]:
    """Those named, or those an area would catch; nobody where it would be refused."""
    if area is None:
        return named
    try:
        return covered(table, checked(table, area)).who
    except Refused:
        return ()


def saving(deciding: Deciding, command: cmd.RollSave) -> cmd.RollSave:
    """The save of everyone inside, with the cover each has; what is typed for one wins."""
    if command.area is None:
        return command
    found = caught(deciding, command.area)
    covers = {**dict(found.covers), **dict(command.covers)}
    return replace(command, targets=found.who, covers=tuple(covers.items()))


def aimed(deciding: Deciding, command: cmd.UseAction) -> cmd.UseAction:
    """What a stat block can do, with everyone inside its area as targets."""
    if command.area is None:
        return command
    found = caught(deciding, command.area)
    covers = {**dict(found.covers), **dict(command.covers)}
    return replace(command, on=found.who, covers=tuple(covers.items()))


def happen(deciding: Deciding, area: Area, found: Covered) -> None:
    """Say whom it covers."""
    deciding.happen(
        ev.AreaCovered(
            area.shape,
            area.feet,
            found.who,
            area.at,
            area.source,
            area.toward,
            found.covers,
            found.shielded,
            found.reasons,
        )
    )


def checked(table: Encounter, area: Area) -> Area:
    """The area, if this map can have it."""
    if area.shape not in shapes.FEET_PER_TARGET:
        known = ", ".join(shapes.FEET_PER_TARGET)
        raise Refused("unknown-shape", word=area.shape, known=known)
    placing.in_use(table)
    emanates = bool(area.source) and area.shape in ROUND
    if table.battlefield.grid != "square" and not emanates:
        raise Refused("area-needs-squares")
    if area.feet > MOST_FEET:
        low, high = 1, MOST_FEET
        raise Refused("out-of-bounds", what="feet", value=area.feet, low=low, high=high)
    for cell in (area.at, area.toward):
        if cell is not None:
            bounds.cell(cell)
    if area.source:
        source = table.combatants[area.source]
        if source.place is None:
            raise Refused("no-place", who=source.full_name)
    if area.at is None and not area.source:
        raise Refused("area-needs-origin")
    if area.toward is None and (area.shape in AIMED or (area.source and area.shape in BLOCKS)):
        raise Refused("area-needs-direction", shape=area.shape)
    return area


def covered(table: Encounter, area: Area) -> Covered:
    """Who is inside, in order of entry."""
    from tracker.encounter import positions

    if area.source and area.shape in ROUND:
        return around(table, area)
    origin = origin_of(table, area)
    spaces = {
        one.id: positions.space(table, one.id)
        for one in positions.others(table)
        if one.id != area.source
    }
    among = [cell for one in spaces.values() for cell in squares(one)]
    hit = inside(area, origin, among, numbers.rulings(table))
    reached = [who for who, space in spaces.items() if not hit.isdisjoint(squares(space))]
    counted = {who: positions.cover_from(table, origin.corner, who) for who in reached}
    levels = {who: found.level for who, found in counted.items()}
    read = (*by_squares(table, area, origin, among), *by_lines(counted.values()))
    who = tuple(one for one in reached if levels[one] != "total")
    return Covered(
        who,
        tuple((one, levels[one]) for one in who if levels[one] != "none"),
        tuple(one for one in reached if levels[one] == "total"),
        (because("AOE-04", "area-covers", number=len(who)), *read),
    )


def around(table: Encounter, area: Area) -> Covered:
    """All within so many feet of a creature, with their cover from its space."""
    from tracker.encounter import positions

    near = [
        one.id
        for one in positions.others(table)
        if one.id != area.source and positions.feet(table, area.source, one.id) <= area.feet
    ]
    counted = {who: positions.cover(table, area.source, who) for who in near}
    who = tuple(one for one in near if counted[one].level != "total")
    return Covered(
        who,
        tuple((one, counted[one].level) for one in who if counted[one].level != "none"),
        tuple(one for one in near if counted[one].level == "total"),
        (because("AOE-04", "area-covers", number=len(who)), *by_lines(counted.values())),
    )


def by_lines(counted: "Iterable[Counted]") -> tuple[Reason, ...]:
    """Which readings gave somebody another cover."""
    return tuple(dict.fromkeys(one for found in counted for one in found.readings))


def by_squares(
    table: Encounter, area: Area, origin: Origin, among: list[Cell]
) -> tuple[Reason, ...]:
    """Whether another reading put somebody inside (AOE-04)."""

    def found(read: Rulings) -> frozenset[Cell]:
        return inside(area, origin, among, read)

    return that_mattered(numbers.rulings(table), {"half_squares": "AOE-04"}, found)


def inside(area: Area, origin: Origin, among: Iterable[Cell], rulings: Rulings) -> frozenset[Cell]:
    """The squares it affects, out of those somebody stands on."""
    from tracker.rules.grid import coverage

    if area.shape in ROUND:
        return coverage.within_circle(origin.corner, area.feet, among)
    if area.shape in BLOCKS:
        outline = coverage.cube_outline(origin.corner, area.feet)
    elif area.shape == "cone":
        outline = coverage.cone_outline(origin.corner, origin.way, area.feet)
    else:
        outline = coverage.line_outline(origin.corner, origin.way, area.feet, area.width)
    return coverage.within_polygon(outline, among, rulings)


def origin_of(table: Encounter, area: Area) -> Origin:
    """The corner that is named, or the one on the edge of a creature's space nearest to the aim."""
    from tracker.encounter import positions

    if area.at is not None:
        x, y = area.at
        aim = middle(area.toward) if area.toward else (x + 1.0, y + 1.0)
        return Origin(area.at, direction((float(x), float(y)), aim))
    own = positions.space(table, area.source)
    here = (own.x + own.side / 2, own.y + own.side / 2)
    aim = middle(area.toward) if area.toward else here
    way = direction(here, aim) if area.toward else (0.0, 0.0)
    if area.shape in BLOCKS:
        return Origin(block_beside(own, way, area.feet), way)
    return Origin(min(edge_of(own), key=lambda one: (away(one, aim), away(one, here))), way)


def edge_of(space: Place) -> list[Cell]:
    """Every corner of squares on the edge of a space."""
    along = range(space.side + 1)
    return [
        (space.x + across, space.y + up)
        for across, up in product(along, along)
        if across in (0, space.side) or up in (0, space.side)
    ]


def middle(cell: Cell) -> Spot:
    """Of a square."""
    return cell[0] + 0.5, cell[1] + 0.5


def direction(start: Spot, aim: Spot) -> Spot:
    """From one point to another; refused where they are the same."""
    way = aim[0] - start[0], aim[1] - start[1]
    if not any(way):
        raise Refused("area-aims-at-itself")
    return way


def away(corner: Cell, aim: Spot) -> float:
    """Squared distance, by which the nearest corner is found."""
    return (corner[0] - aim[0]) ** 2 + (corner[1] - aim[1]) ** 2


def block_beside(own: Place, way: Spot, feet: int) -> Cell:
    """The lowest corner of a cube that stands against the side of a space that looks that way."""
    side = max(1, feet // SQUARE)
    along = own.x + (own.side - side) // 2, own.y + (own.side - side) // 2
    if abs(way[0]) >= abs(way[1]):
        return (own.x + own.side if way[0] > 0 else own.x - side), along[1]
    return along[0], (own.y + own.side if way[1] > 0 else own.y - side)
