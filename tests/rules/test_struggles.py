"""Contests, opportunity attacks, a second weapon, riding, damage of the moment."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tracker.rules import contests, improvise, mounted, opportunity, throwing, two_weapons
from tracker.rules.dice import parse
from tracker.rules.edition import OF_2024
from tracker.rules.words import SIZES

TOTALS = st.integers(-5, 40)


@given(TOTALS, TOTALS, st.sampled_from(["grapple", "escape", "shove", "other"]))
def test_a_contest_is_won_by_more_and_by_nothing_else(
    one: int, other: int, kind: contests.Kind
) -> None:
    found = contests.resolve(kind, one, other)
    assert found.success == (one > other)
    assert (found.effect == "none") == (not found.success or kind == "other")


@given(st.sampled_from(SIZES), st.sampled_from(SIZES))
def test_one_step_larger_is_the_most(actor: str, target: str) -> None:
    apart = SIZES.index(target) - SIZES.index(actor)
    assert bool(contests.obstacles("grapple", actor, target)) == (apart > 1)
    assert bool(contests.obstacles("shove", actor, target, free_hand=False)) == (apart > 1)
    assert not contests.obstacles("other", actor, target, distance=60)
    slow = contests.drag(actor, 30, [target]).speed
    assert slow == (30 if apart <= -2 else 15)


def test_what_ends_a_grapple() -> None:
    assert not contests.hold_ends(5, 5)
    assert not contests.hold_ends(5, 5, frozenset({"prone"}))
    ends = [
        contests.hold_ends(10, 5),
        contests.hold_ends(5, 5, frozenset({"stunned"})),
        contests.hold_ends(5, 5, released=True),
        contests.hold_ends(5, 5, gone=True),
    ]
    assert [reason.key for reason, in ends] == [
        "out-of-reach", "grappler-helpless", "released", "grapple-parted",
    ]  # fmt: skip
    assert contests.resolve("escape", 1, 20, target_conditions=frozenset({"stunned"})).success


def test_grappling_by_the_newer_wording() -> None:
    assert contests.dc(3, 2) == 13
    assert contests.by_save("shove", saved=False, aim="push").effect == "pushed"
    assert contests.by_save("grapple", saved=True).effect == "none"
    stunned = frozenset({"stunned"})
    assert contests.by_save("grapple", saved=True, target_conditions=stunned).success
    assert contests.by_check(13, 13).effect == "freed"
    assert not contests.by_check(12, 13).success
    assert contests.drag("medium", 30, ["medium"], OF_2024)[:2] == (30, 1)


@given(st.integers(0, 30), st.integers(0, 30), st.sampled_from([5, 10, 15]))
def test_only_leaving_reach_provokes(start: int, end: int, reach: int) -> None:
    found = opportunity.opportunity(
        opportunity.Leaving(start, end), opportunity.Reactor(reach=reach)
    )
    assert found.provokes == (start <= reach < end)


BLIND = frozenset({"blinded"})
AWAY = opportunity.Leaving(5, 30)


@pytest.mark.parametrize(
    ("leaving", "reactor", "old", "new"),
    [
        (AWAY._replace(via="teleport"), opportunity.Reactor(), False, False),
        (AWAY._replace(via="own-bonus-action"), opportunity.Reactor(), False, True),
        (AWAY._replace(disengaged=True), opportunity.Reactor(), False, False),
        (AWAY, opportunity.Reactor(hostile=False), False, True),
        (AWAY, opportunity.Reactor(surprised=True), False, True),
        (AWAY, opportunity.Reactor(sees_mover=False), False, False),
        (AWAY, opportunity.Reactor(arc="rear"), False, False),
        (AWAY, opportunity.Reactor(conditions=BLIND), False, False),
        (AWAY, opportunity.Reactor(conditions=BLIND, special_sense=True), True, True),
        (AWAY, opportunity.Reactor(conditions=frozenset({"grappled"})), True, True),
    ],
)
def test_who_may_strike(
    leaving: opportunity.Leaving, reactor: opportunity.Reactor, old: bool, new: bool
) -> None:
    assert opportunity.opportunity(leaving, reactor).provokes is old
    assert opportunity.opportunity(leaving, reactor, OF_2024).provokes is new


def test_what_becomes_of_the_move() -> None:
    assert opportunity.after_attack(20, standing=True)[:2] == (True, 20)
    assert opportunity.after_attack(20, standing=False)[:2] == (False, 0)
    assert opportunity.after_attack(20, standing=True, stopped=True)[:2] == (False, 0)


LIGHT = two_weapons.Weapon(light=True, thrown=True)


@given(st.integers(-5, 10))
def test_only_a_bonus_is_left_off(modifier: int) -> None:
    extra = two_weapons.extra_attack(LIGHT, LIGHT, modifier, attacked=True)
    assert not extra.obstacles
    assert extra.damage_modifier == min(0, modifier)
    assert bool(extra.reasons) == (modifier > 0)
    styled = two_weapons.extra_attack(LIGHT, LIGHT, modifier, attacked=True, style=True)
    assert styled.damage_modifier == styled.attack_modifier == modifier


def test_the_second_weapon_by_the_newer_wording() -> None:
    bow = two_weapons.Weapon(melee=False, light=True)
    old = two_weapons.extra_attack(LIGHT, bow, 3, attacked=True)
    new = two_weapons.extra_attack(
        LIGHT, bow, 3, attacked=True, bonus_left=False, mastery=True, edition=OF_2024
    )
    assert [reason.key for reason in old.obstacles] == ["not-light"]
    assert (new.obstacles, new.takes_bonus, new.kind) == ((), False, "ranged")


def test_a_sword_that_is_thrown_is_improvised() -> None:
    assert throwing.throw(thrown=False)[:3] == (20, 60, "1d4")
    assert throwing.throw(thrown=True, normal=30, long=120)[:3] == (30, 120, "")


@given(st.sampled_from(SIZES), st.sampled_from(SIZES), st.integers(0, 60), st.integers(0, 60))
def test_getting_on_costs_half_the_speed_or_nothing(
    rider: str, mount: str, speed: int, left: int
) -> None:
    who = mounted.Rider(rider, speed, left)
    on = mounted.get_on(who, mounted.Mount(mount))
    larger = SIZES.index(mount) > SIZES.index(rider)
    assert on.allowed == (larger and speed > 0 and speed // 2 <= left)
    assert left - on.movement_left == (on.cost if on.allowed else 0)
    off = mounted.get_off(who._replace(mounted=True, changed=on.allowed))
    assert not (on.allowed and off.allowed)


def test_mishaps_of_a_rider() -> None:
    assert not mounted.asks_save("mount-prone")
    assert mounted.asks_save("mount-prone", OF_2024)
    assert mounted.after_save("mount-prone", saved=False).prone
    assert mounted.mount_falls(reacts=True, able=False).seat == "fallen"
    assert mounted.may_do("attack", controlled=False)
    assert [mounted.may_do(each, controlled=True) for each in ("dodge", "attack")] == [
        True,
        False,
    ]


@given(st.integers(1, 20), st.sampled_from(improvise.SEVERITIES))
def test_the_table_of_dice_reads_backwards(level: int, severity: improvise.Severity) -> None:
    dice = improvise.by_severity(level, severity).dice
    assert improvise.severity_of(level, dice) == severity
    if level > 1:
        lower = improvise.by_severity(level - 1, severity).dice
        assert parse(lower).highest <= parse(dice).highest


@pytest.mark.parametrize(
    ("level", "dice", "severity"),
    [(3, "8d6", "deadly"), (3, "3d10", "dangerous"), (1, "1d6", "minor"), (20, "30d10", "deadly")],
)
def test_dice_between_the_columns(level: int, dice: str, severity: str) -> None:
    assert improvise.severity_of(level, dice) == severity


@pytest.mark.parametrize(
    ("text", "dice"),
    [
        ("hot coals", "1d10"),
        ("bookcase", "1d10"),
        ("collapsing_tunnel", "4d10"),
        ("tunnel rubble", "4d10"),
        ("steel blades", "10d10"),
        ("wading through lava", "10d10"),
        ("under lava", "18d10"),
        ("flying fortress", "18d10"),
        ("vortex of fire", "24d10"),
        ("lava", ""),
        ("teapot", ""),
    ],
)
def test_examples_are_found_by_their_words(text: str, dice: str) -> None:
    found = improvise.find(text)
    assert (found.dice if found else "") == dice
