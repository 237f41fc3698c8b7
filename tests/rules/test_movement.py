"""Feet of a turn: tables from the rules, and what holds of every move."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tracker.rules import falling, movement, passing, sizes
from tracker.rules.edition import OF_2024
from tracker.rules.movement import Mover, Stretch
from tracker.rules.rulings import BY_DEFAULT
from tracker.rules.words import SIZES, SPEEDS

MODES = ("walk", "fly", "swim", "climb")
SPEED_MAPS = st.dictionaries(st.sampled_from(MODES), st.integers(0, 120), min_size=1)
STRETCHES = st.builds(
    Stretch,
    st.sampled_from(MODES),
    st.integers(0, 60),
    st.booleans(),
    st.booleans(),
    st.booleans(),
)
MOVERS = st.builds(
    Mover,
    SPEED_MAPS,
    st.integers(0, 60),
    st.integers(0, 2),
    st.booleans(),
    st.sampled_from(["", "halved", "dearer"]),
    st.just(1),
    st.just(()),
    st.just(BY_DEFAULT),
)


@pytest.mark.parametrize(
    ("stretch", "speeds", "drag", "per_foot"),
    [
        (Stretch("walk", 5), {"walk": 30}, "", 1),
        (Stretch("walk", 5, difficult=True), {"walk": 30}, "", 2),
        (Stretch("walk", 5, difficult=True, crawl=True, squeeze=True), {"walk": 30}, "", 4),
        (Stretch("climb", 5), {"walk": 30}, "", 2),
        (Stretch("climb", 5), {"walk": 30, "climb": 30}, "", 1),
        (Stretch("swim", 5, difficult=True), {"walk": 30}, "", 3),
        (Stretch("fly", 5), {"walk": 30}, "", 1),
        (Stretch("walk", 5), {"walk": 30}, "halved", 1),
        (Stretch("walk", 5), {"walk": 30}, "dearer", 2),
    ],
)
def test_each_hindrance_costs_one_more_foot(
    stretch: Stretch, speeds: dict[str, int], drag: movement.Drag, per_foot: int
) -> None:
    price, reasons = movement.price(Mover(speeds, drag=drag), stretch)
    assert price == per_foot == 1 + len(reasons)


def test_a_flyer_that_walked_subtracts_it_from_each_speed() -> None:
    mover = Mover({"walk": 30, "fly": 60, "swim": 20}, spent=20)
    assert [movement.left(mover, mode) for mode in ("walk", "fly", "swim")] == [10, 40, 0]
    dashed = mover._replace(dashes=1)
    assert [movement.left(dashed, mode) for mode in ("walk", "fly", "swim")] == [40, 100, 20]


def test_what_has_no_speed_is_refused_by_name() -> None:
    moved = movement.travel(Mover({"walk": 30}), Stretch("fly", 5))
    assert not moved.allowed
    assert [reason.rule for reason in moved.reasons] == ["MOVE-04"]


def test_nobody_stands_up_twice() -> None:
    up = movement.stand(Mover({"walk": 30}, prone=True))
    assert up.allowed
    assert up.cost == 15
    assert not movement.stand(up.mover).allowed


def test_a_swimmer_without_legs_rises_by_its_only_speed() -> None:
    assert movement.stand(Mover({"swim": 40}, prone=True)).cost == 20


def test_dropping_prone_at_speed_0_hangs_on_the_edition() -> None:
    held = Mover({"walk": 0})
    assert movement.drop_prone(held).mover.prone
    assert not movement.drop_prone(held, OF_2024).allowed
    assert movement.drop_prone(Mover({"walk": 5}), OF_2024).allowed


@given(MOVERS, st.lists(STRETCHES, max_size=8))
def test_no_sequence_spends_more_than_the_best_speed_allows(
    mover: Mover, stretches: list[Stretch]
) -> None:
    most = max(movement.speed(mover, mode) for mode in MODES) * (1 + mover.dashes)
    spent = mover.spent
    for stretch in stretches:
        moved = movement.travel(mover, stretch)
        assert moved.mover.spent - mover.spent == moved.cost
        assert moved.cost >= (stretch.feet if moved.allowed else 0)
        assert moved.allowed or moved.mover == mover
        mover = moved.mover
    assert mover.spent <= max(spent, most)
    assert all(movement.left(mover, mode) >= 0 for mode in SPEEDS)


@given(MOVERS, STRETCHES)
def test_a_stretch_may_be_cut_into_single_feet(mover: Mover, stretch: Stretch) -> None:
    whole = movement.travel(mover, stretch)
    piecemeal = mover
    for _ in range(stretch.feet):
        foot = movement.travel(piecemeal, stretch._replace(feet=1))
        if not foot.allowed:
            break
        piecemeal = foot.mover
    assert (piecemeal.spent - mover.spent == whole.cost) or not whole.allowed
    assert piecemeal.spent >= whole.mover.spent


@given(MOVERS, STRETCHES)
def test_a_hindrance_never_makes_it_cheaper(mover: Mover, stretch: Stretch) -> None:
    plain = movement.price(mover, stretch._replace(difficult=False))[0]
    assert movement.price(mover, stretch._replace(difficult=True))[0] == plain + 1


@pytest.mark.parametrize(
    ("mover", "other", "hostile", "may"),
    [
        ("medium", "medium", False, True),
        ("medium", "large", True, False),
        ("medium", "huge", True, True),
        ("medium", "tiny", True, True),
        ("small", "medium", True, False),
        ("tiny", "small", True, False),
        ("tiny", "gargantuan", True, True),
    ],
)
def test_who_passes_whom(mover: str, other: str, hostile: bool, may: bool) -> None:
    found = passing.through(mover, other, hostile=hostile)
    assert (found.may_pass, found.difficult, found.may_stop) == (may, True, False)


def test_passing_by_the_newer_wording() -> None:
    friend = passing.through("medium", "medium", hostile=False, edition=OF_2024)
    assert (friend.may_pass, friend.difficult, friend.prone_if_stopped) == (True, False, True)
    imp = passing.through("small", "tiny", hostile=True, edition=OF_2024)
    assert (imp.may_pass, imp.difficult) == (True, False)
    sleeper = passing.through("medium", "medium", hostile=True, incapacitated=True, edition=OF_2024)
    assert (sleeper.may_pass, sleeper.difficult) == (True, True)
    assert not passing.through("medium", "medium", hostile=True, edition=OF_2024).may_pass


@given(st.sampled_from(SIZES), st.sampled_from(SIZES), st.booleans())
def test_passing_is_mutual(one: str, other: str, hostile: bool) -> None:
    there = passing.through(one, other, hostile=hostile)
    back = passing.through(other, one, hostile=hostile)
    assert there.may_pass == back.may_pass


@pytest.mark.parametrize(
    ("conditions", "speed", "falls"),
    [
        ({"prone"}, 60, True),
        ({"grappled"}, 60, True),
        ({"restrained"}, 60, True),
        ({"stunned"}, 60, True),
        ({"paralyzed"}, 60, True),
        ({"petrified"}, 60, True),
        ({"unconscious"}, 60, True),
        ({"incapacitated"}, 60, False),
        ({"poisoned", "frightened", "blinded"}, 60, False),
        (set(), 0, True),
    ],
)
def test_what_brings_a_flyer_down(conditions: set[str], speed: int, falls: bool) -> None:
    held = frozenset(conditions)
    assert falling.falls(held, speed=speed).falls is falls
    assert not falling.falls(held, speed=speed, hover=True).falls
    assert not falling.falls(held, speed=speed, held_aloft=True).falls


def test_a_stunned_flyer_stays_up_by_the_newer_wording() -> None:
    assert not falling.falls(frozenset({"stunned"}), edition=OF_2024).falls


@pytest.mark.parametrize(
    ("feet", "dice"), [(0, ""), (9, ""), (10, "1d6"), (35, "3d6"), (200, "20d6"), (900, "20d6")]
)
def test_a_fall_hurts_by_tens_of_feet(feet: int, dice: str) -> None:
    assert falling.damage(feet) == dice


@pytest.mark.parametrize("size", SIZES)
def test_a_gap_of_its_own_space_is_no_squeeze(size: str) -> None:
    assert sizes.squeeze(size, sizes.space(size).feet) == sizes.Squeeze(True, False)
    assert not sizes.squeeze(size, 2).allowed
