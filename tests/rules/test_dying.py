"""From 0 hit points to either side, and concentration on the way."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tracker.rules import body, concentration, damage, dying, hit_points

DOWN = body.Body(0, 20, conditions=body.DOWN)


@given(dice=st.lists(st.integers(1, 20), max_size=8))
def test_three_of_a_kind_ends_it(dice: list[int]) -> None:
    now, successes, failures = DOWN, 0, 0
    for die in dice:
        saved = dying.death_save(now, (die,))
        if body.state(now) != "dying":
            assert not saved.rolled
            assert saved.body == now
            continue
        now = saved.body
        if die == 20:
            assert body.state(now) == "up"
            assert now.conditions == {"prone"}
            return
        successes += die >= 10
        failures += 2 if die == 1 else die < 10
        wanted = "stable" if successes >= 3 else "dead" if failures >= 3 else "dying"
        assert body.state(now) == wanted


@pytest.mark.parametrize(
    ("dice", "mode", "bonus", "successes", "failures"),
    [
        ((9,), "normal", 1, 1, 0),
        ((19,), "normal", 5, 1, 0),
        ((1,), "normal", 20, 0, 2),
        ((20, 1), "disadvantage", 0, 0, 2),
        ((1, 12), "advantage", 0, 1, 0),
        ((12, 1), "normal", 0, 1, 0),
    ],
)
def test_the_kept_die_decides(
    dice: tuple[int, ...], mode: str, bonus: int, successes: int, failures: int
) -> None:
    saved = dying.death_save(DOWN, dice, mode, bonus)  # type: ignore[arg-type]  # literals
    assert (saved.successes_added, saved.failures_added) == (successes, failures)


def test_someone_knocked_out_dies_like_a_character() -> None:
    goblin = body.Body(4, 7, dies_at_zero=True)
    out = hit_points.take(goblin, [damage.Part(30)], attack="melee", knock_out=True).body
    assert body.state(out) == "stable"
    hurt = hit_points.take(out, [damage.Part(1)])
    assert (hurt.after, hurt.body.failures) == ("dying", 1)
    assert body.state(dying.stabilise(hurt.body).body) == "stable"
    assert body.state(dying.recovered(out, 3).body) == "up"
    assert not dying.recovered(hurt.body, 3).success


def test_a_knock_out_needs_a_melee_attack_and_says_so() -> None:
    goblin = body.Body(4, 7, dies_at_zero=True)
    shot = hit_points.take(goblin, [damage.Part(4)], attack="ranged", knock_out=True)
    assert shot.after == "dead"
    assert [reason.rule for reason in shot.reasons] == ["KO-01", "DEATH-08"]


@pytest.mark.parametrize(
    ("attack", "distance", "failures"),
    [("melee", 5, 2), ("melee", -1, 2), ("melee", 10, 1), ("ranged", 5, 2), ("ranged", 30, 1),
     ("ranged", -1, 1), ("", 5, 1), ("", -1, 1)],
)  # fmt: skip
def test_blows_at_close_quarters_count_twice(attack: str, distance: int, failures: int) -> None:
    hurt = hit_points.take(DOWN, [damage.Part(3)], attack=attack, distance=distance)
    assert hurt.failures_added == failures


def test_temporary_hit_points_shield_the_dying() -> None:
    warded = hit_points.grant_temp(DOWN, 6).body
    assert body.state(warded) == "dying"
    assert hit_points.take(warded, [damage.Part(6)]).failures_added == 0
    assert hit_points.take(warded, [damage.Part(7)]).failures_added == 1
    assert hit_points.take(warded, [damage.Part(25)]).after == "dying"
    assert hit_points.take(warded, [damage.Part(26)]).after == "dead"


@given(amount=st.integers(1, 999))
def test_the_dc_is_ten_or_half(amount: int) -> None:
    assert concentration.dc(amount)[0] == max(10, amount // 2)
    mage = body.Body(2000, 2000, concentrating=True)
    taken = hit_points.take(mage, [damage.Part(amount)])
    assert taken.concentration_dc == max(10, amount // 2)
    assert not taken.concentration_ended


def test_a_new_spell_takes_the_place_of_the_old_one() -> None:
    assert concentration.started("web", "bless").ended == "web"
    assert concentration.started("", "bless").ended == ""
    mage = body.Body(5, 20, concentrating=True)
    assert hit_points.take(mage, [damage.Part(5)]).concentration_ended
