"""Six sizes and the space each controls: on the floor, on squares, on hexes (SIZE, GRID-05, HEX-01).

A step is one place in the list of sizes; Small and Medium hold the same space and are still a step
apart.
"""

from typing import NamedTuple

from tracker.rules.reasons import Reason, because
from tracker.rules.words import SIZES

SQUARE = 5
"""Feet of a square or hex."""
_FEET = dict(zip(SIZES, (2.5, 5, 5, 10, 15, 20), strict=True))
_HEXES = dict(zip(SIZES, (0.25, 1, 1, 3, 7, 12), strict=True))


class Space(NamedTuple):
    """What a creature holds; of Gargantuan ones the least."""

    feet: float
    """Side of the square it controls."""
    squares: float
    """0.25: four to a square."""
    hexes: float


class Squeeze(NamedTuple):
    """A creature at a gap."""

    allowed: bool
    squeezing: bool
    reasons: tuple[Reason, ...] = ()


def space(size: str) -> Space:
    """SIZE-01. Unknown size: KeyError."""
    feet = _FEET[size]
    return Space(feet, (feet / SQUARE) ** 2, _HEXES[size])


def side(size: str) -> int:
    """Squares along one side; a Tiny creature shares one."""
    return max(1, int(_FEET[size]) // SQUARE)


def smaller(size: str) -> str:
    """One step down, or as small as it is."""
    return SIZES[max(0, SIZES.index(size) - 1)]


def steps(first: str, second: str) -> int:
    """How many steps larger the second is; below 0: smaller."""
    return SIZES.index(second) - SIZES.index(first)


def around(target: str, attacker: str) -> int:
    """How many attackers fit around a target on open ground (SIZE-03).

    Whoever is `wide` squares wide fits so often along a side and one corner; there are four of
    each. Four Tiny ones share a square.
    """
    wide = side(attacker)
    number = 4 * ((side(target) + wide) // wide)
    return number * 4 if attacker == "tiny" else number


def squeeze(size: str, gap: float) -> Squeeze:
    """A gap in feet: what fits one size smaller can be squeezed into (SIZE-04)."""
    if gap >= _FEET[size]:
        return Squeeze(True, False)
    less = smaller(size)
    if gap >= _FEET[less] and less != size:
        return Squeeze(True, True, (because("SIZE-05", "squeezing"),))
    return Squeeze(False, False, (because("SIZE-04", "gap-too-narrow", size=size),))
