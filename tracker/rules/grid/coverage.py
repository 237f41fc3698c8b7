"""Areas on squares: which squares an area covers by at least half (AOE-04).

The point of origin is a corner of squares. The rule is stated for circles; it is used for every
shape, unless the table reads it so that other shapes affect all they touch. Whole numbers would
not do here: circles and slanted shapes have no others than roots.
"""

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

from tracker.rules.grid.squares import Square
from tracker.rules.rulings import BY_DEFAULT, Rulings
from tracker.rules.sizes import SQUARE

Corner = tuple[int, int]
Spot = tuple[float, float]
HALF = 0.5 - 1e-9
"""Of a square; a hair less, for what roots lose."""
TOUCH = 1e-9
"""More than nothing of a square."""


def within_circle(origin: Corner, radius: int, among: Iterable[Square]) -> frozenset[Square]:
    """Sphere, cylinder or circle of a radius in feet around a corner, of a few squares."""
    reach = radius / SQUARE
    x, y = origin

    def away(at: int) -> int:
        return at if at >= 0 else -at - 1

    return frozenset(
        one for one in among if _in_circle(reach, away(one[0] - x), away(one[1] - y)) >= HALF
    )


def _in_circle(reach: float, x: int, y: int) -> float:
    """Area of the square from (x, y) to (x + 1, y + 1) within a circle around (0, 0)."""
    if math.hypot(x + 1, y + 1) <= reach:
        return 1.0
    if math.hypot(x, y) >= reach:
        return 0.0
    far = min(x + 1.0, math.sqrt(max(0.0, reach**2 - y**2)))
    whole = min(far, max(float(x), math.sqrt(max(0.0, reach**2 - (y + 1) ** 2))))
    return (whole - x) + _under(reach, whole, far) - y * (far - whole)


def _under(reach: float, start: float, end: float) -> float:
    """Area between the circle and the axis from start to end."""

    def primitive(x: float) -> float:
        turn = math.asin(max(-1.0, min(1.0, x / reach)))
        return (x * math.sqrt(max(0.0, reach**2 - x**2)) + reach**2 * turn) / 2

    return primitive(end) - primitive(start)


def cube(corner: Corner, feet: int, rulings: Rulings = BY_DEFAULT) -> frozenset[Square]:
    """Cube or square of a side in feet, its lowest corner at a corner of squares."""
    return polygon(cube_outline(corner, feet), rulings)


def cube_outline(corner: Corner, feet: int) -> list[Spot]:
    """Its four corners."""
    side = feet / SQUARE
    x, y = corner
    return [(x, y), (x + side, y), (x + side, y + side), (x, y + side)]


def cone(
    origin: Corner, toward: Spot, feet: int, rulings: Rulings = BY_DEFAULT
) -> frozenset[Square]:
    """A cone of a length in feet in a direction: at each point as wide as it is far."""
    return polygon(cone_outline(origin, toward, feet), rulings)


def cone_outline(origin: Corner, toward: Spot, feet: int) -> list[Spot]:
    """Its point and the ends of its far side."""
    along, aside = _axes(toward, feet / SQUARE)
    x, y = origin
    far = x + along[0], y + along[1]
    half = aside[0] / 2, aside[1] / 2
    return [(x, y), (far[0] + half[0], far[1] + half[1]), (far[0] - half[0], far[1] - half[1])]


def line(
    origin: Corner,
    toward: Spot,
    feet: int,
    width: int = SQUARE,
    rulings: Rulings = BY_DEFAULT,
) -> frozenset[Square]:
    """A line of a length and width in feet; its origin is the middle of its near end."""
    return polygon(line_outline(origin, toward, feet, width), rulings)


def line_outline(origin: Corner, toward: Spot, feet: int, width: int = SQUARE) -> list[Spot]:
    """Its four corners."""
    along, _ = _axes(toward, feet / SQUARE)
    _, aside = _axes(toward, width / SQUARE / 2)
    x, y = origin
    near = [(x + aside[0], y + aside[1]), (x - aside[0], y - aside[1])]
    far = [(a + along[0], b + along[1]) for a, b in reversed(near)]
    return [*near, *far]


def _axes(toward: Spot, length: float) -> tuple[Spot, Spot]:
    """A direction at a length, and the same a quarter turn to the left. No direction: ValueError."""
    size = math.hypot(*toward)
    if not size:
        raise ValueError(toward)
    x, y = toward[0] / size * length, toward[1] / size * length
    return (x, y), (-y, x)


def polygon(outline: Sequence[Spot], rulings: Rulings = BY_DEFAULT) -> frozenset[Square]:
    """Squares of which a convex outline covers at least half."""
    across, upward = [x for x, _ in outline], [y for _, y in outline]
    among = (
        (x, y)
        for x in range(math.floor(min(across)), math.ceil(max(across)))
        for y in range(math.floor(min(upward)), math.ceil(max(upward)))
    )
    return within_polygon(outline, among, rulings)


def within_polygon(
    outline: Sequence[Spot], among: Iterable[Square], rulings: Rulings = BY_DEFAULT
) -> frozenset[Square]:
    """The same of a few squares only."""
    enough = HALF if rulings.half_squares else TOUCH
    return frozenset((x, y) for x, y in among if _area(_clipped(outline, x, y)) >= enough)


def _clipped(outline: Sequence[Spot], x: int, y: int) -> list[Spot]:
    """The part of an outline that lies in a square, cut edge by edge."""
    part = list(outline)
    for axis, limit, sign in ((0, x, 1), (0, x + 1, -1), (1, y, 1), (1, y + 1, -1)):
        part = _cut(part, axis, limit, sign)
    return part


def _cut(outline: Sequence[Spot], axis: int, limit: int, sign: int) -> list[Spot]:
    """What lies above the limit (sign 1) or below it (-1)."""
    kept: list[Spot] = []
    for one, other in pairwise([*outline, *outline[:1]]):
        inside, following = (sign * (spot[axis] - limit) >= 0 for spot in (one, other))
        if inside:
            kept.append(one)
        if inside != following:
            part = (limit - one[axis]) / (other[axis] - one[axis])
            kept.append((one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part))
    return kept


def _area(outline: Sequence[Spot]) -> float:
    closed = pairwise([*outline, *outline[:1]])
    return abs(sum(a[0] * b[1] - a[1] * b[0] for a, b in closed)) / 2
