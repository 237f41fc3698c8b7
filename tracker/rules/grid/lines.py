"""Where a straight line meets filled squares, exactly: the ground of sight and cover.

Coordinates are corners of squares; a square (x, y) fills from (x, y) to (x + 1, y + 1).
"""

from collections.abc import Collection, Iterable, Iterator
from fractions import Fraction
from typing import NamedTuple

from tracker.rules.grid.squares import Place, Square

HAIR = Fraction(1, 1_000_000)
"""Of a line, before its end."""
Point = tuple[Fraction, Fraction]
Number = int | Fraction


class Meeting(NamedTuple):
    """How a line meets a square: from where to where, as parts of the line."""

    start: Fraction
    end: Fraction
    side: int
    """0: through the inside; 1 or -1: along or at the corner of a square to its left or right."""


def point(x: Number, y: Number) -> Point:
    return Fraction(x), Fraction(y)


def corners(place: Place) -> Iterator[tuple[int, int]]:
    """The four outer corners of a space."""
    for x in (place.x, place.x + place.side):
        for y in (place.y, place.y + place.side):
            yield x, y


def meeting(start: Point, end: Point, square: Square) -> Meeting | None:
    """How the line from start to end meets a square with its edge; None: not at all."""
    (px, py), (qx, qy) = start, end
    first, last = Fraction(0), Fraction(1)
    inside = True
    for at, to, low in ((px, qx, square[0]), (py, qy, square[1])):
        way = to - at
        if not way:
            if not low <= at <= low + 1:
                return None
            inside = inside and low < at < low + 1
            continue
        near, far = sorted(((low - at) / way, (low + 1 - at) / way))
        first, last = max(first, near), min(last, far)
    if first > last:
        return None
    if inside and first < last:
        return Meeting(first, last, 0)
    middle = (2 * square[0] + 1, 2 * square[1] + 1)
    turn = (qx - px) * (middle[1] - 2 * py) - (qy - py) * (middle[0] - 2 * px)
    return Meeting(first, last, 1 if turn > 0 else -1)


def touches(start: Point, end: Point, filled: Iterable[Square]) -> bool:
    """Whether a line crosses or grazes any of them (LOS-01)."""
    return any(meeting(start, end, square) for square in filled)


def is_blocked(start: Point, end: Point, filled: Collection[Square]) -> bool:
    """Whether a line is stopped: by an inside, or between two that touch it from both sides.

    Grazing on one side stops nothing; the seam of a wall and the gap between two corners do, but
    not at the very end, where the line has arrived.
    """
    short = 1 - HAIR
    grazed: list[Meeting] = []
    for square in filled:
        met = meeting(start, end, square)
        if met is None:
            continue
        if met.side == 0:
            return True
        grazed.append(met)
    return any(
        one.side != other.side and max(one.start, other.start) <= min(one.end, other.end, short)
        for at, one in enumerate(grazed)
        for other in grazed[at + 1 :]
    )


def nearby(filled: Iterable[Square], one: Place, other: Place) -> frozenset[Square]:
    """Those of the squares that a line between two spaces can meet at all."""
    left, right = min(one.x, other.x) - 1, max(one.right, other.right) + 1
    low, high = min(one.y, other.y) - 1, max(one.top, other.top) + 1
    return frozenset((x, y) for x, y in filled if left <= x <= right and low <= y <= high)
