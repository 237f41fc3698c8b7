"""Cover counted in lines on squares: from the best corner to the best square (COVER-07).

The attacker takes the corner and the square of the target that suit it best. Creatures stand in
the way like other obstacles, but alone they give no more than half cover. Both are readings.
"""

from collections.abc import Collection, Iterable
from typing import NamedTuple

from tracker.rules import cover as covers
from tracker.rules.grid.lines import corners, is_blocked, nearby, point
from tracker.rules.grid.sight import in_sight
from tracker.rules.grid.squares import Place, Square, squares
from tracker.rules.reasons import Reason
from tracker.rules.rulings import BY_DEFAULT, Rulings, that_mattered
from tracker.rules.words import CoverLevel


class Counted(NamedTuple):
    """The cover of a target, and how many of its lines are blocked at best."""

    level: CoverLevel
    blocked: int
    readings: tuple[Reason, ...] = ()
    """Which other readings made it another degree."""


READ_OTHERWISE = {"best_corner": "COVER-07", "creature_half": "COVER-07"}


def from_space(
    attacker: Place,
    target: Place,
    *,
    walls: Iterable[Square] = (),
    obstacles: Iterable[Square] = (),
    creatures: Iterable[Square] = (),
    rulings: Rulings = BY_DEFAULT,
) -> Counted:
    """`walls` block sight too, `obstacles` (low walls, furniture) only give cover.

    Squares of attacker and target themselves are never in the way.
    """
    starts = list(corners(attacker))
    lines = _Lines(attacker, target, starts, list(walls), list(obstacles), list(creatures))
    return _read(lines, rulings)


def from_point(
    origin: tuple[int, int],
    target: Place,
    *,
    walls: Iterable[Square] = (),
    obstacles: Iterable[Square] = (),
    creatures: Iterable[Square] = (),
    rulings: Rulings = BY_DEFAULT,
) -> Counted:
    """For an area: lines run from its point of origin, a corner of squares (COVER-02)."""
    at = Place(origin[0], origin[1], 0)
    lines = _Lines(at, target, [origin], list(walls), list(obstacles), list(creatures))
    return _read(lines, rulings)


class _Lines(NamedTuple):
    """What the lines run between, and what may be in their way."""

    attacker: Place
    target: Place
    starts: list[tuple[int, int]]
    walls: list[Square]
    obstacles: list[Square]
    creatures: list[Square]


def _read(lines: _Lines, rulings: Rulings) -> Counted:
    readings = that_mattered(rulings, READ_OTHERWISE, lambda one: _counted(lines, one).level)
    return _counted(lines, rulings)._replace(readings=readings)


def _counted(lines: _Lines, rulings: Rulings) -> Counted:
    attacker, target, starts, walls, obstacles, creatures = lines
    own = {*squares(attacker), *squares(target)}
    wall = nearby(walls, attacker, target).difference(own)
    solid = wall.union(nearby(obstacles, attacker, target).difference(own))
    everything = solid.union(nearby(creatures, attacker, target).difference(own))
    solid = solid if rulings.creature_half else everything
    most = _blocked(starts, target, everything, rulings)
    least = _blocked(starts, target, solid, rulings)
    reachable = least < 3 or _reachable(attacker, starts, target, wall)
    by_things = covers.by_lines("square", least, can_reach=reachable)
    if most == least:
        return Counted(by_things, most)
    by_creatures = covers.by_lines("square", most, can_reach=True, only_creatures=True)
    return Counted(covers.best((by_things, by_creatures)).level, most)


def _blocked(
    starts: list[tuple[int, int]], target: Place, filled: Collection[Square], rulings: Rulings
) -> int:
    """Blocked lines of the best corner to the best square of the target."""
    if not filled:
        return 0
    choose = min if rulings.best_corner else max
    return choose(
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
