"""What follows from where creatures stand: distance, sight, cover, flanking, arcs, elbow room.

Only for those that have places on a map that is in use; whoever asks looks at `placed` first. The
geometry itself is in `rules.grid`; here stands whose space is where and what is in the way.
"""

from collections.abc import Iterator

from tracker.encounter import marks, numbers
from tracker.encounter.battlefield import Cell
from tracker.encounter.model import Combatant, Encounter, Id
from tracker.encounter.options import value
from tracker.rules import sizes
from tracker.rules.grid import cover as cover_rules
from tracker.rules.grid import facing as facing_rules
from tracker.rules.grid import flanking as flank_rules
from tracker.rules.grid import hexes
from tracker.rules.grid.cover import Counted
from tracker.rules.grid.facing import Arc, Body, Direction
from tracker.rules.grid.sight import in_sight
from tracker.rules.grid.squares import Diagonals, Place, distance, squares
from tracker.rules.rulings import BY_DEFAULT, Rulings
from tracker.rules.sizes import SQUARE
from tracker.rules.words import BODILESS

NEAR = 5
"""Feet: at one's elbow."""
COMPASS: tuple[Direction, ...] = ("north", "east", "south", "west")
WAYS_OF_HEXES = ("east", "south-east", "south-west", "west", "north-west", "north-east")
"""Names of `hexes.DIRECTIONS`."""


def placed(table: Encounter, *who: Id) -> bool:
    """Whether all of them stand somewhere on a map in use."""
    if table.battlefield.grid == "none":
        return False
    found = (table.combatants.get(one) for one in who)
    return all(one is not None and one.place is not None for one in found)


def on_hexes(table: Encounter) -> bool:
    """Whether the map has hexes."""
    return table.battlefield.grid == "hex"


def diagonals(table: Encounter) -> Diagonals:
    """What diagonals cost here (DIAG-01)."""
    return "5-10" if value(table.options, "long_diagonals") else "5"


def size_of(table: Encounter, who: Id) -> str:
    """Of the space it takes: one step down while it squeezes (SIZE-04)."""
    size = numbers.block_of(table, who).size
    squeezes = marks.bears(table.combatants[who], marks.SQUEEZING)
    return sizes.smaller(size) if squeezes else size


def space(table: Encounter, who: Id) -> Place:
    """Its squares; whoever has no place stands at 0,0."""
    x, y = table.combatants[who].place or (0, 0)
    return Place(x, y, sizes.side(size_of(table, who)))


def hexes_of(table: Encounter, who: Id) -> frozenset[Cell]:
    """Its hexes."""
    return hexes.space(table.combatants[who].place or (0, 0), size_of(table, who))


def cells(table: Encounter, who: Id) -> frozenset[Cell]:
    """Its cells, whatever the grid."""
    return hexes_of(table, who) if on_hexes(table) else frozenset(squares(space(table, who)))


def height(table: Encounter, who: Id) -> int:
    """Feet above the ground; a rider is as high as its mount."""
    creature = table.combatants[who]
    return table.combatants[creature.mount].aloft if creature.mount else creature.aloft


def feet(table: Encounter, one: Id, other: Id) -> int:
    """Between the two, by the shortest way (GRID-04, HEX-02, DIAG-02), height counted like a side."""
    up = abs(height(table, one) - height(table, other)) // SQUARE * SQUARE
    if on_hexes(table):
        return max(up, hexes.apart(hexes_of(table, one), hexes_of(table, other)).feet)
    flat = distance(space(table, one), space(table, other), diagonals(table))
    if diagonals(table) == "5-10":
        smaller, larger = sorted((up // SQUARE, flat // SQUARE))
        return SQUARE * (larger + smaller // 2)
    return max(up, flat)


def is_longer(table: Encounter, one: Id, other: Id) -> bool:
    """Whether long diagonals made the distance another one (DIAG-01)."""
    if on_hexes(table) or diagonals(table) == "5":
        return False
    here, there = space(table, one), space(table, other)
    return distance(here, there, "5-10") != distance(here, there)


def others(table: Encounter, *without: Id) -> Iterator[Combatant]:
    """The living on the map but for these and whoever shares their spaces as rider or mount."""
    shared = {table.combatants[one].mount for one in without} | set(without)
    for one in table.combatants.values():
        there = one.place is not None and one.takes_turns and one.kind not in BODILESS
        if there and one.id not in shared and one.mount not in without:
            yield one


def near(table: Encounter, who: Id) -> tuple[Id, ...]:
    """Foes within 5 feet of it (RANGE-03)."""
    side = table.combatants[who].side
    foes = (one.id for one in others(table, who) if one.side != side)
    return tuple(one for one in foes if feet(table, who, one) <= NEAR)


def sees(table: Encounter, one: Id, other: Id) -> bool:
    """Whether nothing on the map stands between their eyes (LOS-01, LOS-02)."""
    ground = table.battlefield
    blocking = {*ground.walls, *ground.fog}
    if on_hexes(table) or not blocking:
        return True
    return in_sight(space(table, one), space(table, other), blocking)


def cover(table: Encounter, attacker: Id, target: Id) -> Counted:
    """From the best corner of one to the best square of the other (COVER-05, COVER-07)."""
    if on_hexes(table):
        return Counted("none", 0)
    ground = table.battlefield
    low, high = sorted((height(table, attacker), height(table, target)))
    between = (
        one.id for one in others(table, attacker, target) if low <= height(table, one.id) <= high
    )
    return cover_rules.from_space(
        space(table, attacker),
        space(table, target),
        walls=ground.walls,
        obstacles=ground.obstacles,
        creatures=[cell for one in between for cell in squares(space(table, one))],
        rulings=numbers.rulings(table),
    )


def cover_from(table: Encounter, origin: Cell, target: Id) -> Counted:
    """From the point of origin of an area, past things and creatures (COVER-02, COVER-07)."""
    ground = table.battlefield
    between = (one.id for one in others(table, target))
    return cover_rules.from_point(
        origin,
        space(table, target),
        walls=ground.walls,
        obstacles=ground.obstacles,
        creatures=[cell for one in between for cell in squares(space(table, one))],
        rulings=numbers.rulings(table),
    )


def flanks(table: Encounter, attacker: Id, target: Id, read: Rulings = BY_DEFAULT) -> Id:
    """The ally that stands opposite (FLANK-01..05); empty for nobody."""
    side = table.combatants[attacker].side
    if feet(table, attacker, target) > NEAR:
        return ""
    for one in others(table, attacker, target):
        beside = one.side == side and feet(table, one.id, target) <= NEAR
        if beside and _flank(table, attacker, one.id, target, read):
            return one.id
    return ""


def _flank(table: Encounter, one: Id, other: Id, target: Id, read: Rulings) -> bool:
    first, second = (_ally(table, each, target) for each in (one, other))
    if on_hexes(table):
        near, far, foe = (hexes_of(table, each) for each in (one, other, target))
        size = numbers.block_of(table, target).size
        return flank_rules.on_hexes(near, far, foe, size, first, second, read)
    return flank_rules.on_squares(
        space(table, one), space(table, other), space(table, target), first, second
    )


def _ally(table: Encounter, who: Id, target: Id) -> flank_rules.Ally:
    """One of the two, as far as it can do anything (FLANK-02)."""
    held = numbers.conditions(table, who)
    if table.combatants[who].state != "up":
        held |= {"unconscious"}
    return flank_rules.Ally(sees_target=sees(table, who, target), conditions=held)


def body(table: Encounter, who: Id) -> Body:
    """What has no face has no back (FACE-05)."""
    return "all-front" if numbers.block_of(table, who).type.startswith("ooze") else "usual"


def arc(table: Encounter, owner: Id, other: Id) -> Arc:
    """The owner's arc in which the other stands (FACE-01); in front where nobody said."""
    looks = table.combatants[owner].facing
    if on_hexes(table):
        if looks not in WAYS_OF_HEXES:
            return "front"
        number = WAYS_OF_HEXES.index(looks)
        own = table.combatants[owner].place or (0, 0)
        return facing_rules.hex_space_arc(number, own, hexes_of(table, other), body(table, owner))
    if looks not in COMPASS:
        return "front"
    there = COMPASS[COMPASS.index(looks)]
    return facing_rules.arc(there, space(table, owner), space(table, other), body(table, owner))


def facings(table: Encounter) -> tuple[str, ...]:
    """The ways one can look on this map."""
    return WAYS_OF_HEXES if on_hexes(table) else COMPASS


def toward(table: Encounter, who: Id, cell: Cell) -> str:
    """The way that looks nearest at a cell; as it looks already where two are as near."""
    own = table.combatants[who]
    if on_hexes(table):
        x, y = own.place or (0, 0)
        way = (2 * (cell[0] - x) + cell[1] - y, cell[1] - y)
        ways = {
            name: (2 * q + r, r)
            for name, (q, r) in zip(WAYS_OF_HEXES, hexes.DIRECTIONS, strict=True)
        }
        scale = 3
    else:
        here = space(table, who)
        middle = 2 * here.x + here.side, 2 * here.y + here.side
        way = (2 * cell[0] + 1 - middle[0], 2 * cell[1] + 1 - middle[1])
        ways = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}
        scale = 1
    if way == (0, 0):
        return own.facing
    along = {name: way[0] * x + scale * way[1] * y for name, (x, y) in ways.items()}
    return max(along, key=lambda name: (along[name], name == own.facing))
