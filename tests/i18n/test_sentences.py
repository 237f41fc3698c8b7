"""Events as the log says them."""

from dataclasses import replace
from typing import get_args

import pytest

from tests.i18n import keys
from tests.players.tables import creature, table
from tracker.encounter import events as ev
from tracker.encounter.model import Line
from tracker.i18n import sentences
from tracker.i18n.derivation import derivation
from tracker.i18n.log import headlines, step_lines
from tracker.rules.damage import Part, after_defences
from tracker.rules.defences import Defence
from tracker.rules.reasons import because

BRUENOR = creature("bruenor", "pc", hp=30, max_hp=44, temp_hp=0)
GOBLIN = creature("goblin", name="Goblin", label="B", hp=7, max_hp=7)
TABLE = table(BRUENOR, GOBLIN, active="goblin")
ATTACK = ev.Attacked(
    "goblin", "bruenor", "Scimitar", "normal", (15,), 15, 19, 4, 18, True, False,
    reasons=(because("ATK-02", "reaches-ac", total=19, ac=18),),
)  # fmt: skip


def damage(*parts: Part, resist: str = "", saved: bool = False, reduce: int = 0) -> ev.DamageTaken:
    """One instance on Bruenor, settled by the rules."""
    lessened = after_defences(
        parts,
        resist=(Defence((resist,)),) if resist else (),
        saved="half" if saved else "",
        reduce=reduce,
    )
    taken = tuple(
        ev.DamagePartTaken(part.type, part.amount, left)
        for part, left in zip(parts, lessened.amounts, strict=True)
    )
    return ev.DamageTaken(
        "bruenor", taken, lessened.total, 30, 30 - lessened.total, 0, 0, reasons=lessened.reasons
    )


def test_a_resistance_is_told_with_what_was_halved() -> None:
    assert step_lines([damage(Part(5, "slashing"), resist="slashing")], TABLE) == [
        "Bruenor takes 2 slashing damage (resistant: 5 halved)"
    ]


def test_several_parts_and_several_changes() -> None:
    hurt = damage(Part(8, "slashing"), Part(9, "fire"), resist="fire", saved=True, reduce=1)
    (line,) = step_lines([hurt], TABLE)
    assert line == (
        "Bruenor takes 3 slashing + 2 fire damage "
        "(saved: 17 halved, 4 reduced by 1, resistant: 4 halved)"
    )


def test_an_attack_and_its_damage_are_one_headline() -> None:
    hurt = damage(Part(5, "slashing"), resist="slashing")
    assert headlines([ATTACK, hurt], TABLE) == [
        "Goblin B hits Bruenor with Scimitar (19 vs AC 18): 5 slashing → 2 (resistant)"
    ]
    plain = damage(Part(5, "slashing"))
    assert headlines([ATTACK, plain], TABLE) == [
        "Goblin B hits Bruenor with Scimitar (19 vs AC 18): 5 slashing"
    ]
    assert len(step_lines([ATTACK, hurt], TABLE)) == 2


def test_damage_of_something_else_keeps_its_own_line() -> None:
    other = replace(damage(Part(5, "fire")), target="goblin")
    missed = replace(ATTACK, hit=False)
    assert len(headlines([ATTACK, other], TABLE)) == 2
    assert len(headlines([missed, damage(Part(5, "fire"))], TABLE)) == 2


def test_the_action_of_an_attack_goes_without_saying() -> None:
    spent = ev.BudgetSpent("goblin", "action", "Scimitar")
    assert len(step_lines([ATTACK, spent], TABLE)) == 1
    assert "none available" in step_lines([ATTACK, replace(spent, over=True)], TABLE)[1]
    assert len(step_lines([spent], TABLE)) == 1


@pytest.mark.parametrize(
    ("changes", "numbers"),
    [
        ({}, "19 vs AC 18"),
        ({"natural": 20, "critical": True}, "19 vs AC 18, natural 20"),
        ({"mode": "advantage", "by_dm": True}, "19 vs AC 18, advantage, by DM"),
        ({"reasons": (because("TURN-01", "out-of-turn"),)}, "19 vs AC 18, out of turn"),
        ({"reasons": (because("SURP-05", "surprised"),)}, "19 vs AC 18, surprised"),
        (
            {"reasons": (because("ACT-01", "no-attacks-left"),)},
            "19 vs AC 18, had no action left",
        ),
    ],
)
def test_the_numbers_of_an_attack_stand_in_one_bracket(
    changes: dict[str, object], numbers: str
) -> None:
    (line,) = step_lines([replace(ATTACK, **changes)], TABLE)  # type: ignore[arg-type]  # fields
    assert line.endswith(f"({numbers})")


def test_why_shows_the_whole_arithmetic() -> None:
    advantage = replace(
        ATTACK,
        mode="advantage",
        dice=(15, 4),
        pro=(because("UNSEEN-03", "attacker-unseen"),),
        reasons=(because("UNSEEN-03", "attacker-unseen"), *ATTACK.reasons),
    )
    hurt = damage(Part(25, "bludgeoning"), resist="bludgeoning", reduce=5)
    halved = "resistant: 20 bludgeoning halved = 10 (DMG-06, RES-01, RES-03)"
    assert derivation([advantage, hurt], TABLE) == [
        "Goblin B hits Bruenor with Scimitar (19 vs AC 18, advantage)",
        "  advantage: target does not see the attacker (UNSEEN-03)",
        "  d20 15, 4 (advantage): 15 +4 = 19",
        "  19 reaches AC 18 (ATK-02)",
        "Bruenor takes 10 bludgeoning damage (25 reduced by 5, resistant: 20 halved)",
        "  25 bludgeoning − 5 = 20; " + halved,
        "  hit points 30 → 20",
    ]


def test_why_goes_from_the_dice_of_a_critical_hit_to_hit_points() -> None:
    critical = because("MCRIT-01", "average-plus-dice", average=5, dice="1d6", rolled=4)
    hurt = damage(Part(9, "slashing"), resist="slashing")
    hurt = replace(hurt, dice=(4,), reasons=(critical, *hurt.reasons))
    assert derivation([hurt], TABLE)[1:] == [
        "  dice 4",
        "  critical: average 5 + 1d6 (4) = 9 (MCRIT-01)",
        "  9 slashing; resistant: 9 slashing halved = 4 (RES-01)",
        "  hit points 30 → 26",
    ]
    doubled = because("CRIT-01", "dice-doubled", dice="2d6")
    hurt = replace(damage(Part(7, "slashing")), dice=(3, 4), reasons=(doubled,))
    assert derivation([hurt], TABLE)[1:] == [
        "  dice 3, 4",
        "  critical: dice doubled, 2d6 (CRIT-01)",
        "  7 slashing",
        "  hit points 30 → 23",
    ]


def test_a_mob_out_of_turn_is_marked() -> None:
    mob = ev.MobAttacked(("goblin",), "bruenor", "Scimitar", 4, 18, 14, 3, 0, 1, 0)
    some = because("TURN-01", "some-out-of-turn", n=2, of=5)
    idle = because("ACT-01", "some-no-action", n=1, of=5)
    (line,) = step_lines([replace(mob, reasons=(some, idle))], TABLE)
    assert line.endswith(", out of turn: 2 of 5, had no action left: 1 of 5)")


def test_a_line_that_hangs_on_another_is_told() -> None:
    hung = Line("line-goblin", ("goblin",), 12, hangs="after", on="line-bruenor")
    assert step_lines([ev.LinesChanged((hung,))], TABLE) == ["Goblin B acts right after Bruenor"]


@pytest.mark.parametrize(
    "why",
    ["dropped", "massive-damage", "failures", "successes", "natural-20", "healed", "knocked-out"]
    + ["stabilised", "first-aid-fails", "exhaustion", "killed", "revived", "damaged", "recovered"]
    + ["maximum-zero"],
)
def test_every_turn_of_fate_has_a_sentence(why: str) -> None:
    (said,) = step_lines([ev.StateChanged("bruenor", "up", "dead", why, hp=1)], TABLE)
    assert said.startswith("Bruenor ")


def test_a_settled_tie_is_told() -> None:
    tied = replace(TABLE, ties=(("line-bruenor", "line-goblin"),))
    order = ev.OrderSet(("line-goblin", "line-bruenor"))
    assert step_lines([order], tied) == ["Tie settled: Goblin B, Bruenor"]
    gone = replace(tied.combatants["goblin"], gone=True)
    smaller = replace(tied, combatants={**tied.combatants, "goblin": gone})
    assert step_lines([order], smaller) == []
    assert step_lines([order], TABLE) == []


def test_every_event_is_worded_or_silent_on_purpose() -> None:
    worded = {event for event in get_args(ev.Event) if event not in sentences.SILENT}
    arms = keys.classes("tracker/i18n/sentences/__init__.py")
    assert {event.__name__ for event in worded} == arms


def test_names_are_never_read_as_patterns() -> None:
    odd = replace(BRUENOR, name="{who} %s [b]")
    renamed = replace(TABLE, combatants={**TABLE.combatants, "bruenor": odd})
    (line,) = step_lines([damage(Part(5, "fire"))], renamed)
    assert line.startswith("{who} %s [b] takes")
