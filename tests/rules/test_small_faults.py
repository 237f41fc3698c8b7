"""Small faults that `make mutants` put in and nobody noticed; each now has a test that does."""

import random

import pytest

from tracker.rules import (
    attacks,
    body,
    checks,
    contests,
    durations,
    dying,
    hit_points,
    initiative,
    mobs,
    mounted,
    movement,
    senses,
    two_weapons,
    underwater,
    visibility,
)
from tracker.rules.actions import hiding
from tracker.rules.body import Body
from tracker.rules.durations import Moment
from tracker.rules.edition import OF_2024
from tracker.rules.mounted import Rider
from tracker.rules.movement import Mover
from tracker.rules.rulings import Rulings
from tracker.rules.two_weapons import Weapon
from tracker.rules.visibility import Line


def keys(reasons: object) -> list[str]:
    """What reasons say."""
    assert isinstance(reasons, tuple)
    return [one.key for one in reasons]


def test_a_round_is_six_seconds_and_none_has_passed_in_the_first() -> None:
    assert [durations.seconds(number) for number in (0, 1, 2, 11)] == [0, 0, 6, 60]


def test_an_end_behind_us_is_due_and_one_before_us_is_not() -> None:
    end = Moment(3, "a", "end")
    due = [durations.is_due(end, Moment(number, "a", "start")) for number in (2, 3, 4)]
    assert due == [False, False, True]
    assert durations.is_due(end, Moment(3, "a", "end"))
    assert durations.is_due(Moment(3, "a", "start"), Moment(3, "a", "start"))
    assert not durations.is_due(end, Moment(9, "b", "end"))


@pytest.mark.parametrize(
    ("end", "position", "rounds"),
    [
        (Moment(4, "a", "start"), "before", 2),
        (Moment(4, "a", "start"), "after", 1),
        (Moment(4, "a", "end"), "before", 1),
        (Moment(3, "a", "end"), "now", 0),
        (Moment(1, "a", "end"), "after", 0),
    ],
)
def test_rounds_left_on_the_screen(end: Moment, position: durations.Position, rounds: int) -> None:
    assert durations.rounds_left(end, 3, position) == rounds


def test_a_lair_comes_after_its_equals_and_before_what_is_less() -> None:
    assert initiative.rank(20, "monster") > initiative.rank(20, "lair") > initiative.rank(19, "pc")
    assert initiative.rank(7, "pc") == initiative.rank(7, "monster")


def test_a_d20_has_twenty_sides() -> None:
    dice = random.Random(3)
    single = {one for _ in range(500) for one in checks.roll_d20(dice)}
    double = {one for _ in range(500) for one in checks.roll_d20(dice, "advantage")}
    assert single == double == set(range(1, 21))
    assert [checks.dice_of(mode) for mode in ("normal", "advantage", "disadvantage")] == [1, 2, 2]
    assert [len(checks.roll_d20(dice, mode)) for mode in ("normal", "disadvantage")] == [1, 2]


def test_down_is_at_0_and_alive() -> None:
    assert body.is_down(Body(0, 9))
    assert body.is_down(Body(0, 9, stable=True))
    assert not body.is_down(Body(1, 9))
    assert not body.is_down(Body(0, 9, dead=True))


def test_a_hit_on_the_helpless_is_critical_from_near_alone() -> None:
    asleep = Body(9, 9, conditions=frozenset({"unconscious"}))
    assert hit_points.is_critical(asleep, "melee", 5)
    assert not hit_points.is_critical(asleep, "ranged", 10)
    assert not hit_points.is_critical(Body(9, 9), "melee", 5)
    assert hit_points.is_critical(Body(0, 9), "melee", 5)
    assert not hit_points.is_critical(Body(0, 9), "", 5)


def test_healing_beyond_the_most_says_so() -> None:
    capped = hit_points.heal(Body(5, 9), 6)
    assert (capped.body.hp, keys(capped.reasons)) == (9, ["capped"])
    assert dict(capped.reasons[0].params)["gained"] == 4
    assert keys(hit_points.heal(Body(5, 9), 4).reasons) == []


@pytest.mark.parametrize(
    ("offered", "choice", "has", "key"),
    [
        (6, "larger", 8, "kept"),
        (9, "larger", 9, "taken"),
        (8, "keep", 8, "taken"),
        (6, "take", 6, "taken"),
    ],
)
def test_temporary_hit_points_say_which_were_kept(
    offered: int, choice: hit_points.TempChoice, has: int, key: str
) -> None:
    got = hit_points.grant_temp(Body(5, 9, temp_hp=8), offered, choice)
    assert (got.body.temp_hp, keys(got.reasons)) == (has, [key])


def test_the_third_failure_is_death_and_the_second_is_not() -> None:
    tended = dying.with_failures(Body(0, 9, failures=1), 1)
    assert (tended.body.failures, tended.body.dead, tended.reasons) == (2, False, ())
    gone = dying.with_failures(Body(0, 9, failures=2), 2)
    assert (gone.body.failures, gone.body.dead, keys(gone.reasons)) == (3, True, ["third-failure"])


def test_a_natural_20_ends_an_unconsciousness_that_is_there() -> None:
    asleep = Body(0, 9, conditions=frozenset({"unconscious", "prone"}))
    assert dying.death_save(asleep, (20,)).conditions_ended == ("unconscious",)
    assert dying.death_save(Body(0, 9), (20,)).conditions_ended == ()


def test_the_last_foot_is_enough_to_mount_and_none_is_no_speed() -> None:
    steed = mounted.Mount(distance=5)
    exactly = mounted.get_on(Rider(movement_left=15), steed)
    assert (exactly.allowed, exactly.movement_left) == (True, 0)
    assert keys(mounted.get_on(Rider(movement_left=14), steed).reasons) == ["too-far"]
    assert keys(mounted.get_on(Rider(speed=0, movement_left=30), steed).reasons) == ["no-speed"]
    slow = mounted.get_on(Rider(speed=1, movement_left=1), steed)
    assert (slow.allowed, slow.cost) == (True, 0)


def test_the_cost_that_is_no_way_is_kept_apart() -> None:
    climber = Mover({"walk": 30, "climb": 30}, rulings=_apart())
    once = movement.having_spent(climber, "walk", 5, 10)
    twice = movement.having_spent(once, "walk", 5, 15)
    assert (dict(once.extras), dict(twice.extras)) == ({"walk": 5}, {"walk": 15})
    assert movement.having_spent(climber, "walk", 5, 5).extras == ()


def _apart() -> Rulings:
    return Rulings(extra_costs_spent=False)


def test_whoever_stands_stands() -> None:
    assert keys(movement.stand(Mover({"walk": 30})).reasons) == ["not-prone"]
    lame = movement.stand(Mover({"walk": 0}, prone=True))
    assert (lame.allowed, lame.cost, keys(lame.reasons)) == (False, 0, ["no-speed"])
    tired = movement.stand(Mover({"walk": 30}, prone=True, spent=20))
    assert (tired.allowed, tired.cost, keys(tired.reasons)) == (False, 0, ["too-far"])


def test_a_second_weapon_is_bonus_action_but_for_a_mastery_of_the_newer_wording() -> None:
    light = Weapon(light=True)
    taken = [
        two_weapons.extra_attack(light, light, 3, attacked=True, **more).takes_bonus
        for more in ({}, {"mastery": True}, {"edition": OF_2024})
    ]
    assert taken == [True, True, True]
    newer = two_weapons.extra_attack(light, light, 3, attacked=True, mastery=True, edition=OF_2024)
    assert not newer.takes_bonus
    assert two_weapons.extra_attack(light, light, 3, attacked=True).damage_modifier == 0
    assert two_weapons.extra_attack(light, light, 3, attacked=True, style=True).damage_modifier == 3


def test_a_weapon_is_neither_light_nor_thrown_nor_a_fist_unless_one_says_so() -> None:
    assert Weapon() == Weapon(True, False, False, False)


def test_an_attack_out_of_reach_says_whose_rule_it_is() -> None:
    for kind, rule in (("grapple", "GRAP-02"), ("shove", "SHOVE-01")):
        found = contests.obstacles(kind, "medium", "medium", distance=10)  # type: ignore[arg-type]  # both are kinds
        assert [(one.rule, one.key) for one in found] == [(rule, "out-of-reach")]
    assert contests.obstacles("shove", "medium", "medium", free_hand=False) == ()
    assert keys(contests.obstacles("grapple", "medium", "medium", free_hand=False)) == [
        "no-free-hand"
    ]


def test_equal_stealth_says_which_reading_it_was() -> None:
    seen = hiding.noticing("a", 12, 12, equal_noticed=True)
    unseen = hiding.noticing("a", 12, 12, equal_noticed=False)
    assert (seen.noticed, unseen.noticed) == (True, False)
    assert [hiding.noticing("a", n, 12).noticed for n in (11, 13)] == [True, False]


def test_a_typed_total_knows_no_natural_number() -> None:
    assert attacks.resolve_total(18, 15).natural == 0
    assert attacks.resolve((7,), "normal", 5, 12).hit
    assert not attacks.resolve((7,), "normal", 5, 12).critical


def test_magical_darkness_is_pierced_by_darkvision_alone() -> None:
    watcher = senses.Observer(senses={"truesight": 60})
    seen = senses.perceive(watcher, senses.Seen(distance=30, light="magical-dark"))
    assert seen.sees
    assert "by-option" not in keys(seen.reasons)
    plain = senses.perceive(
        senses.Observer(senses={"darkvision": 60}), senses.Seen(distance=30, light="dark")
    )
    assert "by-option" not in keys(plain.reasons)


def test_players_see_the_marked_line_before_a_hidden_one() -> None:
    lines = [Line("a"), Line("b", visible=False), Line("c"), Line("d", skipped=True)]
    assert visibility.marker(lines, "b") == ("a", "c")
    assert visibility.marker(lines, "c") == ("c", "a")
    assert visibility.marker(lines, "d") == ("d", "a")
    assert visibility.marker([Line("a")], "a") == ("a", "a")
    assert visibility.marker(lines, "x") == ("", "")
    assert [
        visibility.is_visible(character=False, hidden=False, turns_started=n, reveal="first-turn")
        for n in (0, 1)
    ] == [False, True]


def test_a_mob_of_nobody_is_no_mob() -> None:
    assert mobs.resolve(0, 10, 4).hits == 0
    assert mobs.resolve(0, 10, 4).left_over == 0
    assert mobs.shift("normal") == 0
    assert mobs.shifted("normal", 0) == ()


def test_under_water_a_spear_is_free_and_in_the_newer_wording_whatever_pierces() -> None:
    assert underwater.melee("spear", swims=False) is None
    assert underwater.melee("mace", swims=False, damage_type="piercing") is not None
    assert underwater.melee("mace", swims=False, damage_type="piercing", edition=OF_2024) is None
    assert underwater.melee("spear", swims=False, damage_type="x", edition=OF_2024) is not None
    assert underwater.melee("mace", swims=True) is None
