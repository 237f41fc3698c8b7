"""Mobs: the table, the greatest damage first, and no more work for more orcs."""

import time
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tracker.rules import mobs


@given(
    damages=st.lists(st.integers(0, 30), max_size=40),
    bonus=st.integers(-2, 15),
    ac=st.integers(1, 30),
)
def test_the_hardest_hitters_hit(damages: list[int], bonus: int, ac: int) -> None:
    mob = mobs.resolve(len(damages), mobs.needed(bonus, ac), damages)
    hitters = mobs.hitters(damages, mob.hits)
    assert mob.hits * mob.per_hit + mob.left_over == len(damages)
    assert mob.damage == sum(damages[at] for at in hitters)
    missing = [damage for at, damage in enumerate(damages) if at not in hitters]
    assert not missing or not hitters or min(damages[at] for at in hitters) >= max(missing)
    assert mob.single_rolls == (0 < len(damages) < mob.per_hit)


def test_alike_attackers_need_one_number() -> None:
    orcs = mobs.resolve(8, 14, 9)
    assert (orcs.needed, orcs.per_hit, orcs.hits, orcs.left_over, orcs.damage) == (14, 3, 2, 2, 18)
    assert mobs.resolve(8, 14, [9] * 8) == orcs
    assert mobs.hitters([9] * 8, 2) == (0, 1)


def test_cover_raises_ac_first() -> None:
    assert mobs.needed(4, 15, 2) == 13


def quickest(work: Callable[[], object]) -> float:
    times = []
    for _ in range(30):
        start = time.thread_time()
        for _ in range(50):
            work()
        times.append(time.thread_time() - start)
    return min(times)


@pytest.mark.slow
def test_five_hundred_cost_no_more_than_three_times_one() -> None:
    many = [9] * 500
    one = quickest(lambda: mobs.resolve(1, 14, [9]))
    assert quickest(lambda: mobs.resolve(500, 14, many)) <= 3 * one
    assert quickest(lambda: mobs.resolve(500, 14, 9)) <= 3 * one
