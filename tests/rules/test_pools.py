"""One sum for many: what a member uses up, whatever its defences."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tracker.rules import pools
from tracker.rules.damage import Part, after_defences
from tracker.rules.defences import Defence

SLASHING = Defence(("slashing",))
parts = st.lists(
    st.builds(Part, st.integers(1, 60), st.sampled_from(["slashing", "fire", ""])),
    min_size=1,
    max_size=3,
).map(tuple)
guards = st.sampled_from(["resist", "immune", "vulnerable"])


def lessened(guard: str) -> pools.Lessen:
    """Behind one defence against slashing."""
    return lambda found: after_defences(found, **{guard: (SLASHING,)}).total  # type: ignore[arg-type]  # one of three names


def test_the_front_of_a_pool_and_the_rest() -> None:
    pool = (Part(10, "slashing"), Part(5, "fire"))
    used, rest = pools.split(pool, 12)
    assert used == (Part(10, "slashing"), Part(2, "fire"))
    assert rest == (Part(3, "fire"),)
    assert pools.split(pool, 0) == ((), pool)


@pytest.mark.parametrize(("guard", "used"), [("resist", 14), ("vulnerable", 4), ("immune", 0)])
def test_who_resists_uses_up_twice_what_it_loses(guard: str, used: int) -> None:
    drawn = pools.draw((Part(23, "slashing"),), 7, lessened(guard))
    assert pools.size(drawn.used) == used
    assert pools.size(drawn.rest) == 23 - used


def test_what_does_no_harm_goes_on() -> None:
    pool = (Part(10, "slashing"), Part(3, "fire"))
    drawn = pools.draw(pool, 7, lessened("immune"))
    assert drawn == ((Part(3, "fire"),), (Part(10, "slashing"),))


@given(parts, st.integers(1, 200), st.one_of(st.none(), guards))
def test_nothing_is_lost_and_nothing_is_wasted(
    pool: tuple[Part, ...], need: int, guard: str | None
) -> None:
    lessen = lessened(guard) if guard else None
    used, rest = pools.draw(pool, need, lessen)
    assert pools.size(used) + pools.size(rest) == pools.size(pool)
    reach = lessen or pools.size
    if rest and used and reach(pool) > need:
        assert reach(used) >= need
        less = pools.split(used, pools.size(used) - 1).used
        assert reach(less) < need


def test_a_threshold_asks_for_enough_at_once() -> None:
    def lessen(found: Sequence[Part]) -> int:
        return after_defences(found, threshold=10).total

    assert pools.draw((Part(23),), 7, lessen) == ((Part(10),), (Part(13),))
    assert pools.draw((Part(9),), 7, lessen) == ((), (Part(9),))
    both = (Part(6, "fire"), Part(6, "cold"))
    assert pools.size(pools.draw(both, 7, lessen).used) == 10


def test_the_most_hurt_by_what_is_left_of_them() -> None:
    members = [pools.Standing(7, 7), pools.Standing(40, 84), pools.Standing(3, 7)]
    assert pools.most_hurt(members) == [2, 1, 0]
