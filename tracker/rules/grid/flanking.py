"""Flanking: two allies on opposite sides of a foe (FLANK-01..05), where the option is on.

On squares the line between two centres must enter and leave the foe's space by opposite sides or
opposite corners; on hexes the hexes between the two are counted.
"""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from tracker.rules import conditions as condition_rules
from tracker.rules.grid import hexes
from tracker.rules.grid.hexes import Hex
from tracker.rules.grid.squares import Place, Square, adjacent, squares
from tracker.rules.rulings import BY_DEFAULT, Rulings
from tracker.rules.words import SIZES


class Ally(NamedTuple):
    """One of the two, apart from where it stands."""

    sees_target: bool = True
    special_sense: bool = False
    """Perceives the target though blinded."""
    conditions: frozenset[str] = frozenset()


ABLE = Ally()


def is_able(ally: Ally) -> bool:
    """Whoever cannot see the foe or act neither flanks nor lets another flank (FLANK-02)."""
    blind = "blinded" in ally.conditions and not ally.special_sense
    return ally.sees_target and not blind and not condition_rules.incapacitated(ally.conditions)


def on_squares(
    one: Place, other: Place, target: Place, first: Ally = ABLE, second: Ally = ABLE
) -> bool:
    """Whether the two flank the target; a large one needs a single good square (FLANK-02, 03)."""
    if not (is_able(first) and is_able(second)):
        return False
    return any(
        _crosses(near, far, target)
        for near in _beside(one, target)
        for far in _beside(other, target)
    )


def _beside(ally: Place, target: Place) -> list[Square]:
    """Its squares next to the target (FLANK-05)."""
    return [square for square in squares(ally) if adjacent(Place(*square), target)]


def _crosses(one: Square, other: Square, target: Place) -> bool:
    """Whether the line between two centres passes opposite sides; corners belong to both sides."""
    turned = target._replace(x=target.y, y=target.x)
    return _passes(one, other, target) or _passes((one[1], one[0]), (other[1], other[0]), turned)


def _passes(one: Square, other: Square, target: Place) -> bool:
    """From the left side to the right, in doubled coordinates so that centres are whole."""
    left, right = sorted((one, other))
    if left[0] >= target.x or right[0] <= target.right:
        return False
    low, high = 2 * target.y, 2 * (target.top + 1)
    start_x, start_y = 2 * left[0] + 1, 2 * left[1] + 1
    across, upward = 2 * (right[0] - left[0]), 2 * (right[1] - left[1])
    return all(
        low * across <= start_y * across + upward * (edge - start_x) <= high * across
        for edge in (2 * target.x, 2 * (target.right + 1))
    )


def by_count(size: str, between: Sequence[int], rulings: Rulings = BY_DEFAULT) -> bool:
    """Hexes between the two along the foe's edge, counted one way or both (FLANK-04)."""
    if not between:
        return False
    match size:
        case "large":
            return 4 in between
        case "huge":
            return 5 in between
        case "gargantuan":
            return (min if rulings.gargantuan_short else max)(between) >= 6
        case _:
            return size in SIZES and 2 in between


def on_hexes(
    one: Collection[Hex],
    other: Collection[Hex],
    target: Collection[Hex],
    size: str,
    first: Ally = ABLE,
    second: Ally = ABLE,
    rulings: Rulings = BY_DEFAULT,
) -> bool:
    """The same by the hexes the three hold; `size` is the target's."""
    if not (is_able(first) and is_able(second)):
        return False
    around = hexes.ring(target)
    return any(
        by_count(size, hexes.between(target, near, far), rulings)
        for near in around
        if near in one
        for far in around
        if far in other and far != near
    )
