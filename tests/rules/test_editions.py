"""Each flag of the 2024 edition changes its own rule and no other; without flags nothing does."""

from collections.abc import Callable

import pytest

from tracker.rules import (
    attacks,
    body,
    budget,
    concentration,
    conditions,
    contests,
    dying,
    edition,
    exhaustion,
    hit_points,
    initiative,
    mounted,
    movement,
    opportunity,
    passing,
    saves,
    surprise,
    two_weapons,
    visibility,
)
from tracker.rules.actions import helping, hiding, names
from tracker.rules.damage import Part
from tracker.rules.edition import OF_2014, OF_2024, Edition


def held(*words: str) -> frozenset[str]:
    return frozenset(words)


def attack(flags: Edition, attacker: attacks.Attacker, aim: attacks.Aim) -> object:
    setting = attacks.Setting(underwater=bool(aim.weapon), edition=flags)
    found = attacks.stance(attacker, attacks.Target(id="troll"), aim, setting=setting)
    return found.mode, found.modifier


def knocked_out(flags: Edition) -> object:
    taken = hit_points.take(
        body.Body(5, 20, edition=flags), [Part(9)], attack="melee", knock_out=True
    )
    return taken.body.hp, body.state(taken.body), taken.lost


def two_crossbows(flags: Edition) -> object:
    crossbow = two_weapons.Weapon(melee=False, light=True)
    return bool(two_weapons.extra_attack(crossbow, crossbow, 3, attacked=True, edition=flags)[0])


PROBES: dict[str, Callable[[Edition], object]] = {
    "surprise_2024": lambda flags: (
        surprise.lasts(surprised=True, turns_done=0, edition=flags),
        initiative.how(held(), surprised=True, edition=flags).mode,
        budget.act(budget.Budget(), budget.Able(surprised=True, edition=flags)).verdict,
    ),
    "initiative_2024": lambda flags: (
        initiative.how(held("invisible"), edition=flags).mode,
        initiative.how(held("stunned"), edition=flags).mode,
    ),
    "incapacitated_2024": lambda flags: (
        conditions.speech(held("incapacitated"), flags),
        conditions.can_move(30, held("stunned"), 0, flags),
    ),
    "exhaustion_2024": lambda flags: (
        conditions.effects(held(), 4, speed_feet=30, max_hp=40, edition=flags)[2:4],
        conditions.check_stance(held(), 1, edition=flags).mode,
        saves.save_stance(saves.Saver(exhaustion=3), "con", edition=flags)[:2],
        attack(flags, attacks.Attacker(exhaustion=3), attacks.Aim()),
        dying.death_save(body.Body(0, 9, exhaustion=3, edition=flags), [14]).failures_added,
        body.limit(body.Body(9, 9, exhaustion=4, edition=flags)),
        exhaustion.changed(3, 1, 9, 9, flags).hp,
    ),
    "grapple_2024": lambda flags: (
        contests.drag("medium", 30, ["medium"], flags)[:2],
        attack(flags, attacks.Attacker(held("grappled")), attacks.Aim()),
        attack(flags, attacks.Attacker(held("grappled"), grappled_by=held("ogre")), attacks.Aim()),
    ),
    "hide_2024": lambda flags: (
        hiding.hide(12, flags)[:3],
        hiding.search(16, 16, flags).found,
    ),
    "knockout_2024": knocked_out,
    "concentration_2024": lambda flags: concentration.dc(80, flags)[0],
    "pass_2024": lambda flags: (
        passing.through("medium", "medium", hostile=False, edition=flags)[:4],
        passing.through("small", "tiny", hostile=True, edition=flags)[:2],
    ),
    "prone_2024": lambda flags: movement.drop_prone(movement.Mover({"walk": 0}), flags).allowed,
    "mount_2024": lambda flags: mounted.asks_save("mount-prone", flags),
    "underwater_2024": lambda flags: (
        attack(flags, attacks.Attacker(), attacks.Aim("ranged", 30, weapon="crossbow")),
        attack(flags, attacks.Attacker(), attacks.Aim(weapon="rapier", damage_type="piercing")),
    ),
    "opportunity_2024": lambda flags: (
        opportunity.opportunity(
            opportunity.Leaving(5, 10), opportunity.Reactor(hostile=False), flags
        ).provokes
    ),
    "help_2024": lambda flags: bool(
        helping.with_task("a", "b", "climb", proficient=False, edition=flags).help
    ),
    "twf_2024": two_crossbows,
    "potion_2024": lambda flags: budget.drink(budget.Budget(), budget.Able(edition=flags)).budget,
    "actions_2024": names,
}
WORDS_ONLY = {"invisible_2024", "bloodied_2024"}
"""Flags that change no number: the first is our rule anyway, the second names what is shown."""


@pytest.mark.parametrize("flag", PROBES)
def test_a_flag_changes_its_rule_and_no_other(flag: str) -> None:
    alone = edition.of([flag])
    changed = {name for name, probe in PROBES.items() if probe(alone) != probe(OF_2014)}
    assert changed == {flag}


@pytest.mark.parametrize("flag", PROBES)
def test_all_together_is_each_by_itself(flag: str) -> None:
    assert PROBES[flag](OF_2024) == PROBES[flag](edition.of([flag]))


def test_every_flag_is_looked_at() -> None:
    assert PROBES.keys() | WORDS_ONLY == set(edition.NAMES)
    assert edition.of(edition.NAMES) == OF_2024
    assert edition.of([]) == OF_2014 == Edition()
    with pytest.raises(KeyError, match="surprise_2014"):
        edition.of(["surprise_2014"])


def test_bloodied_is_at_the_exact_half() -> None:
    assert [visibility.is_bloodied(hp, 20) for hp in (11, 10, 1)] == [False, True, True]


def test_a_knock_out_at_1_hit_point_keeps_breathing() -> None:
    taken = hit_points.take(
        body.Body(5, 20, dies_at_zero=True, edition=OF_2024),
        [Part(90)],
        attack="melee",
        knock_out=True,
    )
    assert (taken.body.hp, taken.body.conditions) == (1, held("unconscious", "prone"))


def test_the_grappler_itself_is_struck_without_hindrance() -> None:
    setting = attacks.Setting(edition=OF_2024)
    held_by = attacks.Attacker(held("grappled"), grappled_by=held("troll"))
    assert attacks.stance(held_by, attacks.Target(id="troll"), setting=setting).mode == "normal"
    assert attacks.stance(held_by, attacks.Target(id="orc"), setting=setting).mode == (
        "disadvantage"
    )


def test_facing_forbids_what_is_behind() -> None:
    turned = attacks.Attacker(target_arc="rear")
    off = attacks.stance(turned)
    on = attacks.stance(turned, setting=attacks.Setting(facing=True))
    assert (off.impossible, [reason.key for reason in on.impossible]) == ((), ["target-behind"])
