"""Sight, cover and areas on a map against points, lines and samples without number."""

import math
from collections.abc import Callable
from itertools import product

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tracker.rules import areas
from tracker.rules import cover as covers
from tracker.rules.grid import cover, coverage, lines, sight
from tracker.rules.grid.squares import Place, Square

WALLS = st.frozensets(st.tuples(st.integers(0, 5), st.integers(-2, 2)), max_size=7)
NEAR, FAR = Place(-1, 0), Place(6, 0)


def field(low: int, high: int) -> list[Square]:
    """Every square of a square field."""
    return [(x, y) for x in range(low, high) for y in range(low, high)]


def test_open_ground_and_a_wall_between() -> None:
    assert sight.in_sight(NEAR, FAR, [])
    assert not sight.in_sight(NEAR, FAR, [(2, y) for y in range(-8, 9)])
    assert sight.in_sight(NEAR, FAR, [(2, y) for y in range(-8, 9) if y != 0])


def test_a_corridor_does_not_blind() -> None:
    corridor = [(x, y) for x in range(-2, 8) for y in (-1, 1)]
    assert sight.in_sight(NEAR, FAR, corridor)
    assert cover.from_space(NEAR, FAR, walls=corridor).level == "none"


def test_nobody_looks_between_two_corners_that_touch() -> None:
    assert not sight.in_sight(Place(0, 0), Place(1, 1), [(1, 0), (0, 1)])
    assert cover.from_space(Place(0, 0), Place(1, 1), walls=[(1, 0), (0, 1)]).level == "total"


def test_fog_around_the_target_hides_it() -> None:
    assert not sight.in_sight(NEAR, FAR, [(6, 0)])
    assert sight.in_sight(NEAR, Place(6, 0, 2), [(6, 0)])


def sampled_sight(one: Place, other: Place, walls: frozenset[Square], apart: int) -> bool:
    """Lines from just inside each corner to a raster of points of the other space."""
    for start in sight._eyes(one):
        for a, b in product(range(1, 40, apart), repeat=2):
            end = lines.point(other.x * 40 + a * other.side, other.y * 40 + b * other.side)
            spot = end[0] / 40, end[1] / 40
            if not lines.touches(start, spot, walls):
                return True
    return False


@pytest.mark.parametrize("apart", [4, pytest.param(1, marks=pytest.mark.slow)])
@given(walls=WALLS)
@settings(max_examples=25)
def test_whatever_a_sample_sees_is_seen(apart: int, walls: frozenset[Square]) -> None:
    """And what is seen only through a needle's eye may be missed by the sample, not by us."""
    if sampled_sight(NEAR, FAR, walls, apart):
        assert sight.in_sight(NEAR, FAR, walls)


@given(WALLS, st.integers(1, 2))
def test_sight_is_mutual_and_walls_only_take_it_away(walls: frozenset[Square], side: int) -> None:
    other = FAR._replace(side=side)
    seen = sight.in_sight(NEAR, other, walls)
    assert seen == sight.in_sight(other, NEAR, walls)
    if seen:
        assert all(sight.in_sight(NEAR, other, walls - {wall}) for wall in walls)


def blocked_by_points(start: Square, end: Square, filled: frozenset[Square]) -> bool:
    """Whether a line between two corners has a point inside a square, by many points."""
    for part in range(1, 840):
        x = start[0] + (end[0] - start[0]) * part / 840
        y = start[1] + (end[1] - start[1]) * part / 840
        if any(a < x < a + 1 and b < y < b + 1 for a, b in filled):
            return True
    return False


@given(
    st.tuples(st.integers(0, 5), st.integers(0, 5)),
    st.tuples(st.integers(0, 5), st.integers(0, 5)),
    st.frozensets(st.tuples(st.integers(0, 4), st.integers(0, 4)), min_size=1, max_size=4),
)
@settings(deadline=None)
def test_a_line_through_an_inside_is_blocked(
    start: Square, end: Square, filled: frozenset[Square]
) -> None:
    assume(start != end)
    found = lines.is_blocked(lines.point(*start), lines.point(*end), filled)
    if blocked_by_points(start, end, filled):
        assert found
    elif len(filled) == 1:
        assert not found


@pytest.mark.parametrize(
    ("filled", "blocked"),
    [
        ({(1, 0)}, False),
        ({(1, -1)}, False),
        ({(1, 0), (1, -1)}, True),
        ({(1, 0), (2, -1)}, True),
        ({(1, 0), (3, -1)}, False),
    ],
)
def test_grazing_one_side_stops_no_line_but_a_seam_does(filled: set[Square], blocked: bool) -> None:
    """A line along y = 0; the squares lie above and below it."""
    assert lines.is_blocked(lines.point(0, 0), lines.point(4, 0), filled) is blocked


@pytest.mark.parametrize(
    ("walls", "obstacles", "creatures", "level"),
    [
        ([], [], [], "none"),
        ([], [(1, 0)], [], "half"),
        ([], [], [(1, 0)], "half"),
        ([(1, 0), (1, 1), (1, -1)], [], [], "total"),
        ([], [(1, 0), (1, 1), (1, -1)], [], "three-quarters"),
        ([(1, y) for y in range(-9, 10)], [], [], "total"),
        ([], [(1, y) for y in range(-9, 10)], [], "three-quarters"),
        ([], [], [(1, y) for y in range(-9, 10)], "half"),
        ([], [(0, 0), (2, 0)], [], "none"),
    ],
)
def test_cover_counted_in_lines(
    walls: list[Square], obstacles: list[Square], creatures: list[Square], level: str
) -> None:
    found = cover.from_space(
        Place(0, 0), Place(2, 0), walls=walls, obstacles=obstacles, creatures=creatures
    )
    assert found.level == level


def test_behind_the_wall_with_the_blast_there_is_no_cover() -> None:
    wall = [(1, y) for y in range(-9, 10)]
    assert cover.from_point((0, 0), Place(3, 0), walls=wall).level == "total"
    assert cover.from_point((3, 1), Place(3, 0), walls=wall).level == "none"


@given(WALLS, WALLS)
def test_more_in_the_way_is_never_less_cover(
    walls: frozenset[Square], more: frozenset[Square]
) -> None:
    some = cover.from_space(NEAR, FAR, walls=walls)
    creatures = cover.from_space(NEAR, FAR, walls=walls, creatures=more)
    filled = cover.from_space(NEAR, FAR, walls=walls | more)
    levels = [covers.LEVELS.index(each.level) for each in (some, creatures, filled)]
    assert levels == sorted(levels)
    assert levels[1] <= max(levels[0], covers.LEVELS.index("half"))


@pytest.mark.parametrize(
    ("radius", "count"), [(0, 0), (5, 4), (10, 12), (15, 32), (20, 52), (30, 112)]
)
def test_squares_of_a_circle(radius: int, count: int) -> None:
    assert len(coverage.within_circle((7, -3), radius, field(-10, 15))) == count


def half_covered(inside: Callable[[float, float], bool], square: Square) -> float:
    """The share of a square, by a raster of points."""
    raster = [(i + 0.5) / 60 for i in range(60)]
    hits = sum(inside(square[0] + a, square[1] + b) for a, b in product(raster, repeat=2))
    return hits / 3600


@pytest.mark.parametrize("radius", [5, 10, 12, 15, 17, 20, 25])
def test_a_circle_takes_the_squares_it_covers_by_half(radius: int) -> None:
    found = coverage.within_circle((0, 0), radius, field(-6, 6))
    for square in field(-6, 6):
        share = half_covered(lambda x, y: (x * x + y * y) * 25 <= radius * radius, square)
        if abs(share - 0.5) > 0.02:
            assert (square in found) == (share > 0.5), square


@pytest.mark.parametrize("toward", [(1.0, 0.0), (1.0, 1.0), (2.0, 1.0), (-1.0, 3.0)])
def test_a_cone_is_as_wide_as_it_is_far(toward: tuple[float, float]) -> None:
    found = coverage.cone((0, 0), toward, 30)
    size = math.hypot(*toward)
    ahead = toward[0] / size, toward[1] / size

    def inside(x: float, y: float) -> bool:
        far = x * ahead[0] + y * ahead[1]
        aside = abs(y * ahead[0] - x * ahead[1])
        return 0 <= far <= 6 and aside <= far / 2

    for square in field(-8, 8):
        share = half_covered(inside, square)
        if abs(share - 0.5) > 0.02:
            assert (square in found) == (share > 0.5), square


def test_a_cube_and_a_straight_line() -> None:
    assert coverage.cube((2, 3), 10) == {(2, 3), (3, 3), (2, 4), (3, 4)}
    assert coverage.line((0, 0), (1, 0), 30, width=10) == set(product(range(6), (-1, 0)))
    with pytest.raises(ValueError, match="0"):
        coverage.cone((0, 0), (0, 0), 15)


@given(st.integers(1, 60), st.integers(1, 60))
def test_a_larger_circle_holds_the_smaller(one: int, other: int) -> None:
    small, large = sorted((one, other))
    around = field(-13, 13)
    inner = coverage.within_circle((0, 0), small, around)
    assert inner <= coverage.within_circle((0, 0), large, around)


@given(
    st.sampled_from(sorted(areas.FEET_PER_TARGET)),
    st.integers(0, 200),
    st.integers(0, 30),
    st.integers(-5, 5),
)
def test_targets_of_an_area(shape: str, feet: int, present: int, adjust: int) -> None:
    found = areas.caught(shape, feet, present=present, adjust=adjust)
    assert 0 <= found.targets <= present
    alone = areas.caught(shape, feet)
    per = areas.FEET_PER_TARGET[shape]
    assert per * (alone.targets - 1) < feet <= per * alone.targets or not feet
    chosen = areas.caught(shape, feet, present=present, chosen=7)
    assert (chosen.targets, chosen.suggested) == (7, min(present, alone.targets))
