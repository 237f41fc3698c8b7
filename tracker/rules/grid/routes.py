"""The cheapest way from one space to another over a map (GRID-02, GRID-03, HEX-02, MOVE-10).

One search for squares and hexes: a map says what a step costs and whether it is possible. Of
equally cheap ways the one with the fewest diagonals is taken, of those the one that was found first,
so that a line read again walks the same. A neighbour is stepped onto where that can be: whoever
names the squares of a way walks those.
"""

from collections.abc import Collection, Iterator
from heapq import heappop, heappush
from typing import NamedTuple, Protocol

from tracker.rules import passing
from tracker.rules.edition import OF_2014, Edition
from tracker.rules.grid import hexes, paths
from tracker.rules.grid.paths import Ground, Walker
from tracker.rules.grid.squares import Square
from tracker.rules.rulings import BY_DEFAULT, Rulings
from tracker.rules.sizes import SQUARE

MOST = 4_000
"""Steps that are tried before there is no way."""
ANYTHING = 1_000_000
"""Feet of movement for a walker whose budget is somebody else's business."""
_AROUND: tuple[Square, ...] = (
    (0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, -1), (-1, 1),
)  # fmt: skip


class Step(NamedTuple):
    """One step that is possible."""

    price: int
    """Feet."""
    diagonals: int
    """Of this turn, after it."""


class Map(Protocol):
    """What the search asks of a map."""

    def around(self, at: Square) -> Iterator[Square]:
        """Where one step leads."""

    def step(self, at: Square, to: Square, diagonals: int) -> Step | None:
        """What it costs; None where nobody can go."""

    def least(self, at: Square, goal: Square) -> tuple[int, int]:
        """Feet it takes at least, and diagonals."""


class Way(NamedTuple):
    """A way that was found."""

    path: tuple[Square, ...]
    """Without the place it starts from; empty: there is none."""
    cost: int = 0
    diagonals: int = 0
    """Of this turn, with those before."""


class OnSquares(NamedTuple):
    """A walker on squares."""

    walker: Walker
    ground: Ground
    edition: Edition = OF_2014
    rulings: Rulings = BY_DEFAULT

    def around(self, at: Square) -> Iterator[Square]:
        """Straight steps first."""
        return ((at[0] + x, at[1] + y) for x, y in _AROUND)

    def step(self, at: Square, to: Square, diagonals: int) -> Step | None:
        """By the rules of a walk."""
        here = paths.State(self.walker.at._replace(x=at[0], y=at[1]), 0, diagonals)
        walker = self.walker._replace(movement=ANYTHING)
        found, _ = paths.step(walker, here, to, self.ground, self.edition, self.rulings)
        return None if found is None else Step(found.cost, found.diagonals)

    def least(self, at: Square, goal: Square) -> tuple[int, int]:
        """As if every diagonal cost 5."""
        smaller, larger = sorted((abs(goal[0] - at[0]), abs(goal[1] - at[1])))
        return SQUARE * larger, smaller


class Holder(NamedTuple):
    """Somebody else on a map of hexes."""

    hexes: frozenset[Square]
    size: str = "medium"
    hostile: bool = True
    incapacitated: bool = False


class OnHexes(NamedTuple):
    """A walker on hexes; there are no diagonals (HEX-01)."""

    size: str = "medium"
    walls: Collection[Square] = frozenset()
    difficult: Collection[Square] = frozenset()
    holders: tuple[Holder, ...] = ()
    extra: int = 0
    """Feet more for every hex."""
    edition: Edition = OF_2014

    def around(self, at: Square) -> Iterator[Square]:
        """Six."""
        return iter(hexes.neighbours(at))

    def step(self, at: Square, to: Square, diagonals: int) -> Step | None:
        """A hex more, dearer where the ground or somebody else makes it so (MOVE-10)."""
        del at
        space = hexes.space(to, self.size)
        if not space.isdisjoint(self.walls):
            return None
        hard = not space.isdisjoint(self.difficult)
        for other in self.holders:
            if space.isdisjoint(other.hexes):
                continue
            passed = passing.through(
                self.size,
                other.size,
                hostile=other.hostile,
                incapacitated=other.incapacitated,
                edition=self.edition,
            )
            if not passed.may_pass:
                return None
            hard = hard or passed.difficult
        return Step(SQUARE * (1 + hard) + self.extra, diagonals)

    def least(self, at: Square, goal: Square) -> tuple[int, int]:
        """As if every hex cost 5."""
        return hexes.distance(at, goal).feet, 0


def route(over: Map, start: Square, goal: Square, diagonals: int = 0) -> Way:
    """The cheapest way, to a neighbour one step; `diagonals` of this turn so far make some long."""
    if goal in over.around(start) and over.step(start, goal, diagonals):
        return priced(over, start, (goal,), diagonals)
    first = (start, diagonals % 2)
    costs = {first: (0, 0)}
    before: dict[tuple[Square, int], tuple[Square, int]] = {}
    waiting = [(*over.least(start, goal), 0, 0, 0, first)]
    for number in range(1, MOST):
        if not waiting:
            return Way(())
        *_, slanted, cost, state = heappop(waiting)
        if state[0] == goal:
            return _way(over, before, state, first, diagonals)
        if (cost, slanted) > costs[state]:
            continue
        for to in over.around(state[0]):
            step = over.step(state[0], to, state[1])
            if step is None:
                continue
            following = (to, step.diagonals % 2)
            price, slant = cost + step.price, slanted + step.diagonals - state[1]
            if (price, slant) < costs.get(following, (price, slant + 1)):
                costs[following], before[following] = (price, slant), state
                feet, aslant = over.least(to, goal)
                least = price + feet, slant + aslant, -number
                heappush(waiting, (*least, slant, price, following))
    return Way(())


def _way(
    over: Map,
    before: dict[tuple[Square, int], tuple[Square, int]],
    state: tuple[Square, int],
    first: tuple[Square, int],
    diagonals: int,
) -> Way:
    """From the goal back to the start, then priced forward."""
    path = []
    while state != first:
        path.append(state[0])
        state = before[state]
    return priced(over, first[0], tuple(reversed(path)), diagonals)


def priced(over: Map, start: Square, path: tuple[Square, ...], diagonals: int = 0) -> Way:
    """What a way costs that is known to be possible."""
    at, cost = start, 0
    for to in path:
        step = over.step(at, to, diagonals)
        cost += step.price if step else 0
        diagonals = step.diagonals if step else diagonals
        at = to
    return Way(path, cost, diagonals)
