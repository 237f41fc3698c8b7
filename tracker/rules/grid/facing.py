"""Facing: which arc an attacker stands in, and what that does (FACE-01..05), where the option is on.

On squares the front is bounded by the diagonals from the corners of the side that is faced, on
hexes it is a wedge of a sixth. What lies on a border counts as front before side and side before
rear.
"""

from collections.abc import Collection
from typing import Literal, NamedTuple

from tracker.rules.grid.hexes import DIRECTIONS, Hex
from tracker.rules.grid.squares import Place, Square, squares
from tracker.rules.reasons import Reason, because, by_option
from tracker.rules.rulings import BY_DEFAULT, Rulings

Direction = Literal["north", "east", "south", "west"]
Arc = Literal["front", "left", "right", "rear"]
Body = Literal["usual", "all-front", "three-fronts"]
"""FACE-05: a shapeless body is all front, a many-headed one has three fronts and a rear."""

ARCS: tuple[Arc, ...] = ("front", "left", "right", "rear")
_TURNS: dict[str, int] = {"north": 0, "east": 1, "south": 2, "west": 3}


class Guarded(NamedTuple):
    """Armour class against an attack from an arc."""

    ac: int
    reasons: tuple[Reason, ...]


class Turned(NamedTuple):
    """Where a creature looks after another has moved."""

    facing: str
    reaction_left: int
    reasons: tuple[Reason, ...]


def arc(facing: Direction, own: Place, attacker: Place, body: Body = "usual") -> Arc:
    """The arc the greater part of the attacker is in (FACE-01).

    Whoever stands in the creature's own space is in front.
    """
    shares = dict.fromkeys(ARCS, 0)
    for square in squares(attacker):
        for found in _halves(facing, own, square):
            shares[seen_as(found, body)] += 1
    sides = shares["left"] + shares["right"]
    most = max(shares["front"], sides, shares["rear"])
    if shares["front"] == most:
        return "front"
    if sides == most:
        return "left" if shares["left"] >= shares["right"] else "right"
    return "rear"


def _halves(facing: Direction, own: Place, square: Square) -> tuple[Arc, Arc]:
    """The arcs of the two halves of a square; most squares lie in one arc as a whole."""
    ahead, right = _turned(facing, own, square)
    if not ahead and not right:
        return "front", "front"
    side: Arc = "right" if right > 0 else "left"
    end: Arc = "front" if ahead > 0 else "rear"
    if abs(ahead) == abs(right):
        return end, side
    found = end if abs(ahead) > abs(right) else side
    return found, found


def _turned(facing: Direction, own: Place, square: Square) -> tuple[int, int]:
    """Squares ahead and to the right of the space, 0 where the square lies level with it."""
    east = max(0, square[0] - own.right) - max(0, own.x - square[0])
    north = max(0, square[1] - own.top) - max(0, own.y - square[1])
    ahead, right = north, east
    for _ in range(_TURNS[facing]):
        ahead, right = right, -ahead
    return ahead, right


def hex_arc(facing: int, own: Hex, attacker: Hex, body: Body = "usual") -> Arc:
    """The arc of a hex; `facing` is one of the six directions of `hexes.DIRECTIONS` (FACE-05)."""
    across, down = attacker[0] - own[0], attacker[1] - own[1]
    if not across and not down:
        return "front"
    if _in_wedge(facing, (across, down)):
        return "front"
    turn = _cross(DIRECTIONS[facing % 6], (across, down))
    side: Arc = "right" if turn > 0 else "left"
    behind = _in_wedge(facing + 3, (across, down))
    on_border = any(_in_wedge(facing + step, (across, down)) for step in (2, 4))
    return seen_as("rear" if behind and not on_border else side, body)


def _cross(one: Hex, other: Hex) -> int:
    return one[0] * other[1] - one[1] * other[0]


def _in_wedge(direction: int, way: Hex) -> bool:
    """Within the sixth of the plane around a direction, its borders included."""
    before, here, behind = (DIRECTIONS[(direction + step) % 6] for step in (-1, 0, 1))
    start = before[0] + here[0], before[1] + here[1]
    end = here[0] + behind[0], here[1] + behind[1]
    return _cross(start, way) >= 0 and _cross(way, end) >= 0


def seen_as(found: Arc, body: Body) -> Arc:
    """What an arc counts as for an odd body (FACE-05)."""
    if body == "all-front" or (body == "three-fronts" and found != "rear"):
        return "front"
    return found


def guarded(
    ac: int, shield: int, shield_arm: str, attacked_from: Arc, body: Body = "usual"
) -> Guarded:
    """A shield helps in front and on the side of its arm; the rest of AC stays (FACE-04)."""
    found = seen_as(attacked_from, body)
    if not shield or found in ("front", shield_arm):
        return Guarded(ac, ())
    return Guarded(ac - shield, (because("FACE-04", "shield-passed", bonus=-shield),))


def turn_by_reaction(facing: str, to: str, reaction_left: int) -> Turned:
    """Turn as another moves, for the reaction (FACE-02)."""
    if to == facing:
        return Turned(facing, reaction_left, ())
    if reaction_left <= 0:
        return Turned(facing, 0, (because("REACT-01", "reaction-spent"),))
    return Turned(to, reaction_left - 1, (because("FACE-02", "turns-by-reaction"),))


def turn_at_end(
    facing: str, to: str, *, moved: bool, rulings: Rulings = BY_DEFAULT
) -> tuple[str, tuple[Reason, ...]]:
    """Turn with the end of one's own move, or of a turn without one (FACE-02); what forbids it."""
    if moved or to == facing or rulings.turn_unmoved:
        return to, ()
    unmoved = because("FACE-02", "turns-only-moving")
    return facing, (unmoved, by_option("FACE-02", "turn_unmoved"))


def hex_space_arc(facing: int, own: Hex, attacker: Collection[Hex], body: Body = "usual") -> Arc:
    """The arc most hexes of an attacker are in; front before side before rear."""
    found = [hex_arc(facing, own, each, body) for each in attacker]
    return max(ARCS, key=lambda each: (found.count(each), -ARCS.index(each)))
