"""One sum of damage that a crowd shares: what of it a member uses up, and who comes first.

What one member takes is counted before its defences: who resists uses up twice what it loses, and
what does it no harm at all goes on to the next. So a pool is worth the same whoever stands in it.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tracker.rules.damage import Part

Lessen = Callable[[Sequence[Part]], int]
"""What parts come to behind a member's defences."""


class Drawn(NamedTuple):
    """A member's draught from the pool."""

    used: tuple[Part, ...]
    rest: tuple[Part, ...]


class Standing(NamedTuple):
    """What the order looks at."""

    hp: int
    max_hp: int


def most_hurt(members: Sequence[Standing]) -> list[int]:
    """Places of the members, the one with the smallest part of its hit points left first."""
    parts = [one.hp / max(1, one.max_hp) for one in members]
    return sorted(range(len(members)), key=lambda at: (parts[at], members[at].hp))


def size(parts: Sequence[Part]) -> int:
    """Points in it."""
    return sum(part.amount for part in parts)


def split(pool: Sequence[Part], points: int) -> Drawn:
    """So many points off the front of the pool, and the rest."""
    used: list[Part] = []
    rest: list[Part] = []
    for part in pool:
        taken = min(points, part.amount)
        points -= taken
        if taken:
            used.append(part if taken == part.amount else part._replace(amount=taken))
        if taken < part.amount:
            rest.append(part if not taken else part._replace(amount=part.amount - taken))
    return Drawn(tuple(used), tuple(rest))


def draw(pool: Sequence[Part], need: int, lessen: Lessen | None) -> Drawn:
    """The least of the pool that costs a member `need` points; all that harms it if none does.

    Without `lessen` nothing stands between the pool and the member.
    """
    if lessen is None:
        return split(pool, need)
    harmful = [part for part in pool if lessen((part,))]
    if not harmful and lessen(pool):
        harmful = list(pool)
    passed = [part for part in pool if part not in harmful]
    whole = size(harmful)
    if lessen(harmful) <= need:
        used, rest = Drawn(tuple(harmful), ())
    else:
        used, rest = split(harmful, least(whole, need, lambda n: reached(harmful, n, lessen)))
    return Drawn(used, (*rest, *passed))


def reached(pool: Sequence[Part], points: int, lessen: Lessen) -> int:
    """What the first so many points come to."""
    return lessen(split(pool, points).used)


def least(most: int, need: int, reach: Callable[[int], int]) -> int:
    """The smallest number of points that reaches the need, by halving; `most` does."""
    low = 1
    while low < most:
        middle = (low + most) // 2
        if reach(middle) >= need:
            most = middle
        else:
            low = middle + 1
    return low
