"""Hexes of five feet in axial coordinates (q, r): distance, spaces and what lies around (HEX).

There are no diagonals. A space is a set of hexes, since only the small ones have a plain shape.
"""

from collections.abc import Collection
from typing import NamedTuple

from tracker.rules.sizes import SQUARE

Hex = tuple[int, int]
DIRECTIONS: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The six neighbours, clockwise where r runs down the map."""
_SHAPES: dict[str, int] = {"large": 3, "huge": 7, "gargantuan": 12}


class HexDistance(NamedTuple):
    """Between two hexes or spaces."""

    steps: int
    feet: int


def steps(one: Hex, other: Hex) -> int:
    """Least number of steps (HEX-02)."""
    across, down = other[0] - one[0], other[1] - one[1]
    return max(abs(across), abs(down), abs(across + down))


def distance(one: Hex, other: Hex) -> HexDistance:
    """Steps, and feet at 5 a step (HEX-02)."""
    number = steps(one, other)
    return HexDistance(number, number * SQUARE)


def apart(one: Collection[Hex], other: Collection[Hex]) -> HexDistance:
    """Between the nearest hexes of two spaces."""
    number = min(steps(a, b) for a in one for b in other)
    return HexDistance(number, number * SQUARE)


def neighbours(at: Hex) -> tuple[Hex, ...]:
    """The six hexes around one."""
    return tuple((at[0] + q, at[1] + r) for q, r in DIRECTIONS)


def space(at: Hex, size: str = "medium") -> frozenset[Hex]:
    """The hexes of a creature: 1, 3, 7 or 12 (HEX-01).

    Three meet at a corner of `at`; seven and twelve lie around `at` or around those three.
    """
    count = _SHAPES.get(size, 1)
    if count == 1:
        return frozenset({at})
    if count == 7:
        return frozenset({at, *neighbours(at)})
    three = frozenset({at, *neighbours(at)[:2]})
    return three if count == 3 else three.union(ring(three))


def ring(occupied: Collection[Hex]) -> tuple[Hex, ...]:
    """The hexes that touch a space without dents, one after the other around it."""
    outside = {each for at in occupied for each in neighbours(at)}.difference(occupied)
    start = min(outside)
    found = [start]
    while len(found) < len(outside):
        near = [each for each in neighbours(found[-1]) if each in outside and each not in found]
        if not near:
            break
        found.append(min(near))
    return tuple(found)


def between(occupied: Collection[Hex], one: Hex, other: Hex) -> tuple[int, int]:
    """Hexes along the edge of a space between two that touch it, either way around (FLANK-04).

    One that does not touch it: ValueError.
    """
    around = ring(occupied)
    way = abs(around.index(one) - around.index(other))
    return max(0, way - 1), max(0, len(around) - way - 1)
