"""Cover counted in lines on squares: from the best corner to the best square (COVER-07).

The attacker takes the corner and the square of the target that suit it best. Creatures stand in
the way like other obstacles, but alone they give no more than half cover.
"""

from collections.abc import Collection, Iterable
from typing import NamedTuple

from tracker.rules import cover as covers
from tracker.rules.grid.lines import corners, is_blocked, nearby, point
from tracker.rules.grid.sight import in_sight
from tracker.rules.grid.squares import Place, Square, squares
from tracker.rules.words import CoverLevel


class Counted(NamedTuple):
    """The cover of a target, and how many of its lines are blocked at best."""

    level: CoverLevel
    blocked: int


def from_space(
    attacker: Place,
    target: Place,
    *,
    walls: Iterable[Square] = (),
    obstacles: Iterable[Square] = (),
    creatures: Iterable[Square] = (),
) -> Counted:
    """`walls` block sight too, `obstacles` (low walls, furniture) only give cover.

    Squares of attacker and target themselves are never in the way.
    """
    return _counted(attacker, target, list(corners(attacker)), walls, obstacles, creatures)


def from_point(
    origin: tuple[int, int],
    target: Place,
    *,
    walls: Iterable[Square] = (),
    obstacles: Iterable[Square] = (),
    creatures: Iterable[Square] = (),
) -> Counted:
    """For an area: lines run from its point of origin, a corner of squares (COVER-02)."""
    at = Place(origin[0], origin[1], 0)
    return _counted(at, target, [origin], walls, obstacles, creatures)


def _counted(
    attacker: Place,
    target: Place,
    starts: list[tuple[int, int]],
    walls: Iterable[Square],
    obstacles: Iterable[Square],
    creatures: Iterable[Square],
) -> Counted:
    own = {*squares(attacker), *squares(target)}
    wall = nearby(walls, attacker, target).difference(own)
    solid = wall.union(nearby(obstacles, attacker, target).difference(own))
    everything = solid.union(nearby(creatures, attacker, target).difference(own))
    most, least = _blocked(starts, target, everything), _blocked(starts, target, solid)
    reachable = least < 3 or _reachable(attacker, starts, target, wall)
    by_things = covers.by_lines("square", least, can_reach=reachable)
    if most == least:
        return Counted(by_things, most)
    by_creatures = covers.by_lines("square", most, can_reach=True, only_creatures=True)
    return Counted(covers.best((by_things, by_creatures)).level, most)


def _blocked(starts: list[tuple[int, int]], target: Place, filled: Collection[Square]) -> int:
    """Blocked lines of the best corner to the best square of the target."""
    if not filled:
        return 0
    return min(
        sum(is_blocked(point(*start), point(*end), filled) for end in corners(Place(*square)))
        for start in starts
        for square in squares(target)
    )


def _reachable(
    attacker: Place, starts: list[tuple[int, int]], target: Place, walls: Collection[Square]
) -> bool:
    """Whether anything of the target can be reached at all, past walls."""
    if attacker.side:
        return in_sight(attacker, target, walls)
    around = [
        Place(x - 1 + right, y - 1 + up) for x, y in starts for right in (0, 1) for up in (0, 1)
    ]
    return any(
        in_sight(place, target, walls) for place in around if (place.x, place.y) not in walls
    )
