"""Line of sight: one clear line from a corner of one space to any part of the other (LOS-01, 02).

On a map the answer is exact: all directions in which anything can change are tried, and one
between each two of them. A line starts a hair inside the corner, so that the walls of a corridor
do not blind whoever stands in it, and it may not touch anything on its way.
"""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import pairwise

from tracker.rules.grid.lines import Point, corners, nearby, point, touches
from tracker.rules.grid.squares import Place, Square, overlaps

HAIR = Fraction(1, 1000)


def in_sight(one: Place, other: Place, blocking: Iterable[Square]) -> bool:
    """Whether two spaces see each other past squares that block sight; it works both ways."""
    if overlaps(one, other):
        return True
    there = nearby(blocking, one, other)
    return _looks(one, other, there) or _looks(other, one, there)


def _looks(one: Place, other: Place, blocking: frozenset[Square]) -> bool:
    return any(_sees_any_part(start, other, blocking) for start in _eyes(one))


def _eyes(place: Place) -> list[Point]:
    """The corners of a space, each a hair inside it."""
    middle_x, middle_y = place.x + Fraction(place.side, 2), place.y + Fraction(place.side, 2)
    return [
        point(x + (HAIR if x < middle_x else -HAIR), y + (HAIR if y < middle_y else -HAIR))
        for x, y in corners(place)
    ]


def _sees_any_part(start: Point, other: Place, blocking: frozenset[Square]) -> bool:
    """Try a direction between each two at which something begins or ends."""
    turning = [
        (x - start[0], y - start[1])
        for square in (*blocking, *_edge_squares(other))
        for x, y in corners(Place(*square))
    ]
    spread = _within(turning, [(x - start[0], y - start[1]) for x, y in corners(other)])
    for one, following in pairwise(spread):
        way = one[0] + following[0], one[1] + following[1]
        end = _entry(start, way, other)
        if end is not None and not touches(start, end, blocking):
            return True
    return False


def _edge_squares(place: Place) -> list[Square]:
    """The squares of a space, of which lines can enter any."""
    return [(x, y) for x in range(place.x, place.right + 1) for y in range(place.y, place.top + 1)]


def _within(ways: Sequence[Point], ends: Sequence[Point]) -> list[Point]:
    """The directions inside the angle of the target, from its right edge to its left.

    The target is seen under less than half a turn, so that cross products order them.
    """
    right = next(way for way in ends if all(_turn(way, other) >= 0 for other in ends))
    left = next(way for way in ends if all(_turn(way, other) <= 0 for other in ends))
    found = [way for way in ways if _turn(right, way) >= 0 and _turn(way, left) >= 0]
    return sorted({_scaled(way) for way in found}, key=lambda way: _order(right, left, way))


def _turn(one: Point, other: Point) -> Fraction:
    """Above 0: the other lies to the left."""
    return one[0] * other[1] - one[1] * other[0]


def _scaled(way: Point) -> Point:
    """The same direction at one length, so that equal ones are equal."""
    size = abs(way[0]) + abs(way[1])
    return way[0] / size, way[1] / size


def _order(right: Point, left: Point, way: Point) -> Fraction:
    """How far around from the right edge to the left, from 0 to 1."""
    away, near = _turn(right, way), _turn(way, left)
    return away / (away + near) if away + near else Fraction(0)


def _entry(start: Point, way: Point, other: Place) -> Point | None:
    """Where a line in this direction first meets the inside of the target, a hair in."""
    first, last = Fraction(0), None
    for at, go, low in ((start[0], way[0], other.x), (start[1], way[1], other.y)):
        high = low + other.side
        if not go:
            if not low < at < high:
                return None
            continue
        near, far = sorted(((low - at) / go, (high - at) / go))
        first = max(first, near)
        last = far if last is None else min(last, far)
    if last is None or first >= last:
        return None
    part = first + (last - first) * HAIR
    return start[0] + way[0] * part, start[1] + way[1] * part
