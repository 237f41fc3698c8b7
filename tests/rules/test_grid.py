"""Squares against brute force: distance, paths, crowding."""

from collections import deque
from itertools import product
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tracker.rules import passing, sizes
from tracker.rules.edition import OF_2014
from tracker.rules.grid import hexes, paths, squares
from tracker.rules.grid.squares import Diagonals, Place, Square
from tracker.rules.rulings import BY_DEFAULT
from tracker.rules.words import SIZES

SMALL = st.integers(-4, 4)
PLACES = st.builds(Place, SMALL, SMALL, st.integers(1, 4))
DIAGONALS = st.sampled_from(["5", "5-10"])
AROUND: list[Square] = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]


def field(low: int, high: int) -> list[Square]:
    """Every square of a square field."""
    return [(x, y) for x in range(low, high) for y in range(low, high)]


def cheapest(start: Square, goal: Square, diagonals: Diagonals) -> int:
    """Feet of the cheapest walk on open ground, by trying every walk."""
    best: dict[tuple[Square, int], int] = {(start, 0): 0}
    queue = deque([(start, 0)])
    while queue:
        at, parity = queue.popleft()
        for across, upward in AROUND:
            there = at[0] + across, at[1] + upward
            if max(abs(there[0]), abs(there[1])) > 12:
                continue
            diagonal = bool(across and upward)
            price = 10 if diagonal and diagonals == "5-10" and parity else 5
            state = there, parity ^ diagonal
            cost = best[at, parity] + price
            if cost < best.get(state, 10**6):
                best[state] = cost
                queue.append(state)
    return min(cost for (at, _), cost in best.items() if at == goal)


@given(SMALL, SMALL, DIAGONALS)
@settings(max_examples=30, deadline=None)
def test_distance_is_the_cheapest_walk(x: int, y: int, diagonals: Diagonals) -> None:
    wanted = cheapest((0, 0), (x, y), diagonals)
    assert squares.distance(Place(0, 0), Place(x, y), diagonals) == wanted


@given(PLACES, PLACES, DIAGONALS)
def test_distance_is_between_the_nearest_squares(
    one: Place, other: Place, diagonals: Diagonals
) -> None:
    wanted = min(
        squares.distance(Place(*a), Place(*b), diagonals)
        for a in squares.squares(one)
        for b in squares.squares(other)
    )
    assert squares.distance(one, other, diagonals) == wanted
    assert squares.distance(other, one, diagonals) == wanted
    shared = set(squares.squares(one)) & set(squares.squares(other))
    assert squares.overlaps(one, other) == bool(shared) == (wanted == 0)
    assert squares.adjacent(one, other) == (squares.distance(one, other) == 5)


@pytest.mark.parametrize("size", SIZES)
def test_a_space_has_as_many_squares_and_hexes_as_the_table_says(size: str) -> None:
    space = sizes.space(size)
    assert len(list(squares.squares(squares.place((3, 4), size)))) == max(1, space.squares)
    assert len(hexes.space((0, 0), size)) == max(1, space.hexes)


def most_around(target: int, wide: int) -> int:
    """The most squares of a width that touch a target without overlapping, by trying all."""
    foe = Place(0, 0, target)
    spots = [
        place
        for x, y in product(range(-wide, target + 1), repeat=2)
        if squares.adjacent(place := Place(x, y, wide), foe)
    ]
    spots.sort(key=lambda place: (place.y, place.x))

    def pack(at: int, taken: frozenset[Square]) -> int:
        best = 0
        for index in range(at, len(spots)):
            cells = frozenset(squares.squares(spots[index]))
            if cells.isdisjoint(taken):
                best = max(best, 1 + pack(index + 1, taken | cells))
        return best

    return pack(0, frozenset())


@pytest.mark.parametrize(
    ("target", "attacker"),
    [
        ("medium", "large"), ("medium", "huge"), ("medium", "gargantuan"), ("large", "large"),
        ("large", "huge"), ("large", "gargantuan"), ("medium", "medium"), ("tiny", "large"),
    ],
)  # fmt: skip
def test_as_many_fit_around_as_can_be_packed(target: str, attacker: str) -> None:
    assert sizes.around(target, attacker) == most_around(sizes.side(target), sizes.side(attacker))


@pytest.mark.parametrize("size", SIZES)
def test_the_ring_around_a_target(size: str) -> None:
    assert sizes.around(size, "medium") == 4 * sizes.side(size) + 4


class Walked(NamedTuple):
    """How far it went, and whether that is the whole path and a place to stop."""

    legal: bool
    cost: int
    stops_at: Square
    why: str = ""


def walk(walker: paths.Walker, path: list[Square], ground: paths.Ground) -> Walked:
    """Step by step, back to the last square with nobody else in it (MOVE-11)."""
    here = rest = paths.State(walker.at, 0, 0)
    for square in path:
        following, why = paths.step(walker, here, square, ground, OF_2014, BY_DEFAULT)
        if following is None:
            return Walked(False, rest.cost, rest.at[:2], why[0].key)
        here = following
        alone = not any(squares.overlaps(here.at, other.place) for other in ground.occupants)
        rest = here if alone else rest
    return Walked(here == rest, rest.cost, rest.at[:2])


OPEN = st.frozensets(st.tuples(st.integers(-3, 3), st.integers(-3, 3)), max_size=8)
WAYS = st.lists(st.sampled_from(AROUND), max_size=7)


def walked_by_hand(
    movement: int,
    path: list[Square],
    walls: frozenset[Square],
    difficult: frozenset[Square],
    others: dict[Square, bool],
    diagonals: Diagonals,
) -> tuple[bool, int, Square]:
    """A path of a medium creature among medium ones, square by square."""
    at: Square = (0, 0)
    cost = count = 0
    rest, rest_cost, done = at, 0, True
    for square in path:
        across, upward = square[0] - at[0], square[1] - at[1]
        corners = {(at[0] + across, at[1]), (at[0], at[1] + upward)}
        diagonal = bool(across and upward)
        foe = others.get(square, False)
        cut = diagonal and any(corner in walls for corner in corners)
        price = 5 + 5 * (square in difficult or square in others)
        price += 5 * (diagonal and diagonals == "5-10" and count % 2)
        if square in walls or cut or foe or cost + price > movement:
            return False, rest_cost, rest
        at, cost, count = square, cost + price, count + diagonal
        done = at not in others
        if done:
            rest, rest_cost = at, cost
    return done, rest_cost, rest


@given(
    st.integers(0, 60),
    WAYS,
    OPEN,
    OPEN,
    st.dictionaries(st.tuples(st.integers(-3, 3), st.integers(-3, 3)), st.booleans(), max_size=5),
    DIAGONALS,
)
def test_a_path_is_walked_as_by_hand(
    movement: int,
    ways: list[Square],
    walls: frozenset[Square],
    difficult: frozenset[Square],
    others: dict[Square, bool],
    diagonals: Diagonals,
) -> None:
    others.pop((0, 0), None)
    path: list[Square] = []
    at: Square = (0, 0)
    for across, upward in ways:
        at = at[0] + across, at[1] + upward
        path.append(at)
    ground = paths.Ground(
        walls,
        difficult,
        [paths.Occupant(Place(*square), hostile=foe) for square, foe in others.items()],
        diagonals,
    )
    found = walk(paths.Walker(Place(0, 0), movement), path, ground)
    wanted = walked_by_hand(movement, path, walls, difficult, others, diagonals)
    assert found[:3] == wanted


def swept(here: Place, there: Place) -> set[Square]:
    """Squares a space touches with its inside while it moves one step, in small pieces."""
    found: set[Square] = set()
    for part in range(101):
        x = here.x + (there.x - here.x) * part / 100
        y = here.y + (there.y - here.y) * part / 100
        for a, b in product(range(-6, 12), repeat=2):
            if x < a + 1 and a < x + here.side and y < b + 1 and b < y + here.side:
                found.add((a, b))
    return found


@pytest.mark.parametrize("side", [1, 2, 3])
@pytest.mark.parametrize("way", AROUND)
def test_a_step_needs_every_square_it_sweeps(side: int, way: Square) -> None:
    here = Place(0, 0, side)
    there = here._replace(x=way[0], y=way[1])
    needed = swept(here, there).difference(squares.squares(here))
    for wall in field(-2, 6):
        if wall in set(squares.squares(here)):
            continue
        ground = paths.Ground(walls={wall})
        walked = walk(paths.Walker(here, 30), [way], ground)
        assert walked.legal == (wall not in needed), wall


def test_a_large_foe_bars_all_its_squares() -> None:
    ogre = paths.Occupant(squares.place((2, 0), "large"), "large")
    walked = walk(paths.Walker(Place(0, 1), 30), [(1, 1), (2, 1)], paths.Ground(occupants=[ogre]))
    assert (walked.legal, walked.stops_at) == (False, (1, 1))
    assert not passing.through("medium", "large", hostile=True).may_pass


def test_extra_feet_for_squeezing_count_for_each_square() -> None:
    walker = paths.Walker(Place(0, 0), 30, extra_per_square=5)
    assert walk(walker, [(1, 0), (2, 0)], paths.Ground(difficult={(2, 0)})).cost == 25


def test_a_leap_is_no_step() -> None:
    walked = walk(paths.Walker(Place(0, 0), 30), [(2, 0)], paths.Ground())
    assert (walked.legal, walked.why) == (False, "no-step")
