"""Hexes, flanking and facing against brute force."""

from itertools import product

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tracker.rules.grid import facing, flanking, hexes, squares
from tracker.rules.grid.squares import Place, Square

SMALL = st.integers(-4, 4)
PLACES = st.builds(Place, SMALL, SMALL, st.integers(1, 4))


def field(low: int, high: int) -> list[Square]:
    """Every square of a square field."""
    return [(x, y) for x in range(low, high) for y in range(low, high)]


HEXES = st.tuples(SMALL, SMALL)


@given(HEXES, HEXES)
def test_hex_distance_is_the_fewest_steps(one: hexes.Hex, other: hexes.Hex) -> None:
    steps = 0
    reached = {one}
    while other not in reached:
        reached |= {near for at in reached for near in hexes.neighbours(at)}
        steps += 1
    assert hexes.distance(one, other) == (steps, 5 * steps)


@pytest.mark.parametrize(
    ("size", "around"),
    [("tiny", 6), ("medium", 6), ("large", 9), ("huge", 12), ("gargantuan", 15)],
)
def test_the_ring_of_hexes_is_closed(size: str, around: int) -> None:
    occupied = hexes.space((2, -1), size)
    ring = hexes.ring(occupied)
    assert len(ring) == len(set(ring)) == around
    assert all(hexes.steps(a, b) == 1 for a, b in zip(ring, (*ring[1:], ring[0]), strict=True))
    assert all(hexes.apart([each], occupied).steps == 1 for each in ring)


@pytest.mark.parametrize(("size", "pairs"), [("medium", 3), ("large", 9), ("huge", 6)])
def test_how_many_pairs_flank_on_hexes(size: str, pairs: int) -> None:
    """Opposite hexes of six; 3 and 4 of nine; 5 and 5 of twelve are 6 pairs."""
    target = hexes.space((0, 0), size)
    ring = hexes.ring(target)
    found = [
        (a, b)
        for a, b in product(ring, repeat=2)
        if a < b and flanking.on_hexes({a}, {b}, target, size)
    ]
    assert len(found) == pairs


def crossed_sides(one: Square, other: Square, target: Place) -> bool:
    """Walk the line between two centres in tiny steps and look where it enters and leaves."""
    inside = []
    count = 4_000
    for part in range(1, count):
        x = one[0] + 0.5 + (other[0] - one[0]) * part / count
        y = one[1] + 0.5 + (other[1] - one[1]) * part / count
        low_x, high_x = target.x, target.x + target.side
        low_y, high_y = target.y, target.y + target.side
        if low_x < x < high_x and low_y < y < high_y:
            gaps = {"w": x - low_x, "e": high_x - x, "s": y - low_y, "n": high_y - y}
            inside.append({side for side, gap in gaps.items() if gap < 0.005})
    if not inside:
        return False
    return any(a in inside[0] and b in inside[-1] for a, b in ("we", "ew", "sn", "ns"))


@pytest.mark.parametrize("side", [1, 2, 3])
def test_flanking_is_by_opposite_sides_of_the_line(side: int) -> None:
    target = Place(0, 0, side)
    ring = [square for square in field(-1, side + 1) if squares.adjacent(Place(*square), target)]
    for one, other in product(ring, repeat=2):
        if one < other:
            found = flanking.on_squares(Place(*one), Place(*other), target)
            assert found == crossed_sides(one, other, target), (one, other)


@given(PLACES, PLACES, PLACES)
def test_flanking_is_mutual_and_needs_both_adjacent(
    one: Place, other: Place, target: Place
) -> None:
    found = flanking.on_squares(one, other, target)
    assert found == flanking.on_squares(other, one, target)
    if found and not (squares.overlaps(one, target) or squares.overlaps(other, target)):
        assert squares.adjacent(one, target)
        assert squares.adjacent(other, target)


@pytest.mark.parametrize(
    "ally",
    [
        flanking.Ally(sees_target=False),
        flanking.Ally(conditions=frozenset({"stunned"})),
        flanking.Ally(conditions=frozenset({"blinded"})),
    ],
)
def test_who_cannot_see_or_act_does_not_flank(ally: flanking.Ally) -> None:
    foe, west, east = Place(0, 0), Place(-1, 0), Place(1, 0)
    assert flanking.on_squares(west, east, foe)
    assert not flanking.on_squares(west, east, foe, ally)
    assert not flanking.on_squares(west, east, foe, second=ally)
    assert flanking.is_able(flanking.Ally(True, True, frozenset({"blinded"})))


def arc_by_points(own: Place, square: Square) -> str:
    """The arc of a square for someone who faces north, by counting points."""
    counts = {"front": 0, "side": 0, "rear": 0}
    low_x, high_x, low_y, high_y = own.x, own.x + own.side, own.y, own.y + own.side
    for a, b in product(range(20), repeat=2):
        x, y = square[0] + (a + 0.5) / 20, square[1] + (b + 0.5) / 20
        aside = max(0.0, x - high_x, low_x - x)
        if y - high_y > aside or (y > high_y and not aside):
            counts["front"] += 1
        elif low_y - y > aside or (y < low_y and not aside):
            counts["rear"] += 1
        else:
            counts["side"] += 1
    whole = sum(counts.values())
    for arc in ("front", "side", "rear"):
        if counts[arc] * 2 >= whole - 20:
            return arc
    raise AssertionError(counts)


@pytest.mark.parametrize("side", [1, 2, 4])
def test_arcs_are_bounded_by_the_diagonals(side: int) -> None:
    own = Place(0, 0, side)
    for square in field(-4, side + 4):
        if squares.overlaps(own, Place(*square)):
            continue
        found = facing.arc("north", own, Place(*square))
        assert ("side" if found in ("left", "right") else found) == arc_by_points(own, square)


@given(SMALL, SMALL)
def test_turning_turns_the_arcs(x: int, y: int) -> None:
    assume((x, y) != (0, 0))
    own = Place(0, 0)
    north = facing.arc("north", own, Place(x, y))
    assert facing.arc("east", own, Place(y, -x)) == north
    assert facing.arc("south", own, Place(-x, -y)) == north
    assert facing.arc("west", own, Place(-y, x)) == north
    opposite = facing.arc("south", own, Place(x, y))
    assert (north, opposite) != ("rear", "rear")


def test_east_is_on_the_right_of_who_faces_north() -> None:
    assert facing.arc("north", Place(0, 0), Place(2, 0)) == "right"
    assert facing.arc("south", Place(0, 0), Place(2, 0)) == "left"


def test_a_hex_has_one_sixth_in_front_and_one_behind() -> None:
    own = (0, 0)
    ring = [(q, r) for q, r in product(range(-3, 4), repeat=2) if hexes.steps(own, (q, r)) == 3]
    for direction, way in enumerate(hexes.DIRECTIONS):
        arcs = [facing.hex_arc(direction, own, each) for each in ring]
        assert facing.hex_arc(direction, own, way) == "front"
        assert facing.hex_arc(direction + 3, own, way) == "rear"
        assert {arc: arcs.count(arc) for arc in facing.ARCS} == {
            "front": 3, "rear": 3, "left": 6, "right": 6,
        }  # fmt: skip
    border = (1, 1)
    assert facing.hex_arc(0, own, border) == "front"
    assert facing.hex_arc(2, own, (2, -1)) in ("left", "right")


def test_odd_bodies() -> None:
    behind = Place(0, -2)
    assert facing.arc("north", Place(0, 0), behind) == "rear"
    assert facing.arc("north", Place(0, 0), behind, "all-front") == "front"
    assert facing.arc("north", Place(0, 0), behind, "three-fronts") == "rear"
    assert facing.arc("north", Place(0, 0), Place(2, 0), "three-fronts") == "front"
    assert facing.guarded(18, 2, "left", "rear").ac == 16
    assert facing.guarded(18, 2, "left", "rear", "all-front").ac == 18
