"""The cheapest way: straight where it can be, around what is in the way, priced as a walk is."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from tracker.rules.grid import hexes, squares
from tracker.rules.grid.paths import Ground, Occupant, Walker
from tracker.rules.grid.routes import Holder, OnHexes, OnSquares, priced, route
from tracker.rules.grid.squares import Place

CELLS = st.tuples(st.integers(0, 6), st.integers(0, 6))


def over(ground: Ground = Ground(), size: str = "medium") -> OnSquares:
    """A walker at 0,0 on some ground."""
    return OnSquares(Walker(squares.place((0, 0), size), 0, size), ground)


def test_far_and_open_is_quick_and_straight() -> None:
    way = route(over(), (0, 0), (300, 120))
    assert (len(way.path), way.cost, way.diagonals) == (300, 1500, 120)


def test_an_odd_diagonal_behind_makes_the_next_one_long() -> None:
    ground = Ground(diagonals="5-10")
    assert route(over(ground), (0, 0), (1, 1), 0).cost == 5
    assert route(over(ground), (0, 0), (1, 1), 1).cost == 10
    assert route(over(ground), (0, 0), (1, 1), 1).path == ((1, 1),)
    assert route(over(ground), (0, 0), (2, 2), 1).diagonals == 3


def test_there_is_no_way_into_a_walled_cell() -> None:
    ring = frozenset(
        hole for hole in ((x, y) for x in (4, 5, 6) for y in (4, 5, 6)) if hole != (5, 5)
    )
    assert route(over(Ground(ring)), (0, 0), (5, 5)).path == ()


def test_large_ones_need_a_wide_gap() -> None:
    wall = frozenset((3, y) for y in range(-5, 6) if y != 0)
    assert route(over(Ground(wall)), (0, 0), (6, 0)).cost == 30
    assert route(over(Ground(wall), "large"), (0, 0), (6, 0)).cost > 30


@given(st.frozensets(CELLS, max_size=20), st.frozensets(CELLS, max_size=20), CELLS)
def test_what_it_finds_is_a_legal_walk_of_that_price(
    walls: frozenset[tuple[int, int]], rough: frozenset[tuple[int, int]], goal: tuple[int, int]
) -> None:
    ground = Ground(walls - {(0, 0), goal}, rough, diagonals="5-10")
    way = route(over(ground), (0, 0), goal)
    if goal == (0, 0):
        assert way.path == ()
        return
    if not way.path:
        return
    steps = pairwise(((0, 0), *way.path))
    assert all(over(ground).step(one, other, 0) for one, other in steps)
    assert way.path[-1] == goal
    assert priced(over(ground), (0, 0), way.path) == way
    plain = squares.distance(Place(0, 0), Place(*goal), "5-10")
    assert way.cost >= plain


@given(CELLS)
def test_on_open_hexes_it_costs_the_distance(goal: tuple[int, int]) -> None:
    assert route(OnHexes(), (0, 0), goal).cost == hexes.distance((0, 0), goal).feet


def test_hexes_have_walls_rubble_and_foes_too() -> None:
    ring = frozenset(hexes.neighbours((0, 0)))
    assert route(OnHexes(walls=ring), (0, 0), (3, 0)).path == ()
    assert route(OnHexes(difficult=ring), (0, 0), (3, 0)).cost == 20
    foe = Holder(frozenset({(1, 0)}))
    friend = foe._replace(hostile=False)
    assert (1, 0) not in route(OnHexes(holders=(foe,)), (0, 0), (2, 0)).path
    fenced = OnHexes(walls=ring - {(1, 0)}, holders=(friend,))
    assert route(fenced, (0, 0), (2, 0)).cost == 15
    assert route(fenced._replace(holders=(foe,)), (0, 0), (2, 0)).path == ()


def test_a_foe_bars_a_corridor_and_a_friend_slows() -> None:
    fence = frozenset((x, y) for x in range(-1, 4) for y in (-1, 1)) | {(-1, 0)}
    foe, friend = (Occupant(Place(1, 0), hostile=hostile) for hostile in (True, False))
    assert route(over(Ground(fence, occupants=[foe])), (0, 0), (2, 0)).path == ()
    assert route(over(Ground(fence, occupants=[friend])), (0, 0), (2, 0)).cost == 15
