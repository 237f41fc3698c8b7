"""Attack stance, resolution and chances beyond the vectors."""

import itertools
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tracker.rules import attacks, checks, conditions, saves
from tracker.rules.reasons import because
from tracker.rules.words import CONDITIONS, Mode

MODES: tuple[Mode, ...] = ("normal", "advantage", "disadvantage")


def conds(*names: str) -> frozenset[str]:
    return frozenset(names)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("bonus", "ac"), [(5, 17), (0, 40), (-3, 25), (20, 5), (0, 2), (3, 24)])
@pytest.mark.parametrize("auto_crit", [False, True])
def test_chances_count_every_pair_of_dice(mode: Mode, bonus: int, ac: int, auto_crit: bool) -> None:
    rolls = [
        attacks.resolve(pair, mode, bonus, ac, auto_crit=auto_crit)
        for pair in itertools.product(range(1, 21), repeat=2)
    ]
    assert attacks.hit_chance(mode, bonus, ac) == Fraction(sum(r.hit for r in rolls), 400)
    assert attacks.critical_chance(mode, bonus, ac, auto_crit=auto_crit) == Fraction(
        sum(r.critical for r in rolls), 400
    )


def test_an_automatic_miss_has_no_chance() -> None:
    assert attacks.hit_chance("advantage", 10, 5, auto_miss=True) == 0
    assert attacks.critical_chance("advantage", 10, 5, auto_miss=True) == 0


@given(
    own=st.frozensets(st.sampled_from(CONDITIONS)),
    other=st.frozensets(st.sampled_from(CONDITIONS)),
    near=st.booleans(),
)
def test_the_mode_is_the_sum_of_named_sources(
    own: frozenset[str], other: frozenset[str], near: bool
) -> None:
    aim = attacks.Aim("melee", 5 if near else 10, reach=10)
    stance = attacks.stance(attacks.Attacker(own), attacks.Target(conditions=other), aim)
    assert stance.mode == checks.mode_of(stance.pro, stance.contra)
    found = conditions.effects(other)
    alone = attacks.stance(target=attacks.Target(conditions=other), aim=aim)
    if not other & {"blinded", "invisible"}:
        assert alone.mode == (found.attacks_against_near if near else found.attacks_against_far)
    assert stance.auto_crit == (near and bool(other & {"paralyzed", "unconscious"}))


def test_a_source_can_be_struck_and_another_added() -> None:
    prone = attacks.Target(conditions=conds("prone"))
    bow = attacks.Aim("ranged", 30, normal=80, long=320)
    assert attacks.stance(target=prone, aim=bow).mode == "disadvantage"
    assert attacks.stance(target=prone, aim=bow, without=conds("prone")).mode == "normal"
    luck = (because("GEN-04", "by-dm"),)
    assert attacks.stance(target=prone, aim=bow, pro=luck).mode == "normal"
    assert attacks.stance(pro=luck, contra=luck).reasons[-1] == checks.CANCELLED


def test_without_distances_melee_is_near_and_bows_are_far() -> None:
    prone = attacks.Target(conditions=conds("prone", "unconscious"))
    melee = attacks.stance(target=prone)
    assert (melee.mode, melee.auto_crit, melee.impossible) == ("advantage", True, ())
    bow = attacks.stance(target=prone, aim=attacks.Aim("ranged", normal=80, long=320))
    assert (bow.mode, bow.auto_crit, bow.impossible) == ("normal", False, ())


def test_the_invisible_are_unseen_unless_a_sense_finds_them() -> None:
    ghost = attacks.Target(conditions=conds("invisible"))
    assert attacks.stance(target=ghost).mode == "disadvantage"
    assert attacks.stance(attacks.Attacker(special_sense=True), ghost).mode == "normal"
    dodger = attacks.Target(dodging=True)
    unseen = attacks.Attacker(conditions=conds("invisible"))
    assert attacks.stance(unseen, dodger).mode == "advantage"
    seen = attacks.stance(unseen, dodger._replace(special_sense=True))
    assert seen.mode == "disadvantage"


def test_who_cannot_see_or_act_does_not_flank() -> None:
    setting = attacks.Setting(flanking=True)
    flanker = attacks.Attacker(flanking=True)
    assert attacks.stance(flanker, setting=setting).mode == "advantage"
    stunned = flanker._replace(conditions=conds("stunned"))
    assert attacks.stance(stunned, setting=setting).mode == "normal"
    blind = flanker._replace(conditions=conds("blinded"))
    assert attacks.stance(blind, setting=setting).mode == "disadvantage"


def test_an_invisible_archer_is_not_hampered_by_those_around() -> None:
    bow = attacks.Aim("ranged", 30, normal=80, long=320)
    archer = attacks.Attacker(conditions=conds("invisible"))
    assert attacks.stance(aim=bow, near=(attacks.Foe(),)).mode == "disadvantage"
    assert attacks.stance(archer, aim=bow, near=(attacks.Foe(),)).mode == "advantage"
    blind = attacks.Foe(conditions=conds("blinded"))
    assert attacks.stance(aim=bow, near=(blind,)).mode == "normal"


@pytest.mark.parametrize(
    ("aim", "rule"),
    [
        (attacks.Aim("melee", 10), "MELEE-01"),
        (attacks.Aim("ranged", 605, normal=150, long=600), "RANGE-02"),
        (attacks.Aim("ranged", 125, normal=120), "RANGE-01"),
    ],
)
def test_out_of_range_is_no_attack(aim: attacks.Aim, rule: str) -> None:
    assert [reason.rule for reason in attacks.stance(aim=aim).impossible] == [rule]


def test_the_dm_decides_over_the_dice() -> None:
    missed = attacks.resolve((2,), "normal", 0, 30)
    assert attacks.by_dm(missed, "crit")[3:5] == (True, True)
    assert attacks.by_dm(missed, "hit").reasons[-1].rule == "GEN-04"
    assert not attacks.by_dm(attacks.resolve((20,), "normal", 0, 30), "miss").critical


def test_a_total_without_its_die_is_compared_only() -> None:
    assert attacks.resolve_total(15, 13, cover_bonus=2).hit
    assert not attacks.resolve_total(14, 13, cover_bonus=2).hit
    assert attacks.resolve_total(15, 13, auto_crit=True).critical


@pytest.mark.parametrize("name", sorted(conditions.FAILING))
def test_the_helpless_fail_without_rolling(name: str) -> None:
    how = saves.save_stance(saves.Saver(conds(name), cover="half"), "dex")
    saved = saves.resolve(how, (20,), 10, 5)
    assert (saved.success, saved.auto_fail) == (False, True)
    assert saves.resolve(saves.save_stance(saves.Saver(conds(name)), "wis"), (20,), 0, 5).success


def test_every_condition_has_a_rule() -> None:
    assert tuple(conditions.RULES) == CONDITIONS
    for name in CONDITIONS:
        found = conditions.effects(conds(name))
        assert found.incapacitated == (name in conditions.INCAPACITATING)
        assert conditions.RULES[name] in [reason.rule for reason in found.reasons]
    assert conditions.implied(conds("stunned")) == {"incapacitated"}
    assert conditions.implied(conds("stunned", "incapacitated")) == frozenset()
