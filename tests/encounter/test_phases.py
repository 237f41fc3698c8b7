"""Phases: asked once when the hit points come down to their mark, done in one step."""

from typing import Any

from tests.encounter.fight import Fight, character, monsters, same
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter import numbers
from tracker.encounter.effects import Ongoing
from tracker.encounter.numbers import uses
from tracker.encounter.stat_block import StatBlock

SHADOW = StatBlock("Shadow Lord", 80, 19)


def boss(**more: Any) -> Fight:
    """A lord with 100 hit points and three legendary actions, two of them used."""
    return Fight(
        character("Lia", 20, max_hp=27),
        monsters(
            "Lord",
            initiative=10,
            max_hp=100,
            legendary_uses=3,
            used=((uses.LEGENDARY, 2), ("slot 3", 1)),
        ),
        **{"prompt_legendary": "off"} | more,
    )


def await_phase(fight: Fight, at: int = 50, name: str = "Phase 2", **more: Any) -> None:
    more.setdefault("percent", True)
    fight.do(cmd.AwaitPhase(fight.id("lord"), name, at, **more))


def test_it_asks_once_when_the_mark_is_crossed() -> None:
    fight = boss()
    await_phase(fight, heal="20")
    fight.hurt("lord", 49)
    assert fight.asked == []
    fight.hurt("lord", 1)
    assert fight.asked == ["phase lord"]
    fight.answer("skip")
    fight.heal("lord", 20)
    fight.hurt("lord", 30)
    assert fight.asked == []
    assert fight.creature("lord").hp == 40


def test_one_answer_does_all_of_it() -> None:
    fight = boss()
    await_phase(fight, form=SHADOW, heal="2d6", legendary=True)
    fight.hurt("lord", 60)
    fight.answer("roll")
    lord = fight.creature("lord")
    assert (lord.hp, lord.used, lord.forms[0].kind) == (80, (("slot 3", 1),), "stays")
    assert numbers.armor_class(fight.table, lord.id).value == 19
    fight.hurt("lord", 80)
    assert fight.creature("lord").state == "dead"
    assert fight.creature("lord").forms


def test_dice_of_the_healing_may_be_typed() -> None:
    fight = boss()
    await_phase(fight, heal="10d6")
    fight.hurt("lord", 60)
    fight.do(cmd.AnswerPrompt("roll", 33))
    assert fight.creature("lord").hp == 73


def test_full_healing_heals_up_to_the_maximum() -> None:
    fight = boss()
    await_phase(fight, 30, percent=False, heal="full")
    fight.hurt("lord", 70)
    fight.answer("roll")
    assert fight.creature("lord").hp == 100


def test_who_comes_back_from_0_is_asked_when_dead() -> None:
    fight = boss()
    await_phase(fight, 50)
    await_phase(fight, 0, "Undying", heal="40")
    fight.hurt("lord", 100)
    assert fight.creature("lord").state == "dead"
    assert [one.subject for one in fight.table.prompts] == ["Undying"]
    fight.answer("roll")
    assert (fight.creature("lord").hp, fight.creature("lord").state) == (41, "up")


def test_a_mark_that_is_reached_already_asks_at_once_and_can_be_forgotten() -> None:
    fight = boss()
    fight.hurt("lord", 70)
    await_phase(fight)
    assert fight.asked == ["phase lord"]
    fight.do(cmd.ForgetPhase(fight.id("lord"), "phase 2"))
    assert fight.asked == []
    assert fight.creature("lord").phases == ()
    assert fight.refuses(cmd.ForgetPhase(fight.id("lord"), "phase 2")).key == "no-phase"


def test_automatic_and_off() -> None:
    fight = boss(prompt_phase="auto")
    await_phase(fight, heal="5")
    fight.hurt("lord", 50)
    assert (fight.asked, fight.creature("lord").hp) == ([], 55)
    fight = boss(prompt_phase="off")
    await_phase(fight, heal="5")
    fight.hurt("lord", 50)
    assert (fight.asked, fight.creature("lord").hp) == ([], 50)
    assert fight.happened(ev.PhaseReached) == 1


def test_going_back_over_it_asks_again_at_the_same_place() -> None:
    fight = boss(prompt_ongoing="auto")
    await_phase(fight, form=SHADOW)
    fight.hurt("lord", 45)
    fight.do(cmd.AddEffect(fight.ids("lord"), "Burning", ongoing=Ongoing("hurt", "9 fire")))
    fight.next()
    after = fight.table
    assert fight.asked == ["phase lord"]
    fight.back()
    assert (fight.asked, fight.creature("lord").hp) == ([], 55)
    assert not fight.creature("lord").phases[0].reached
    fight.next()
    assert fight.asked == ["phase lord"]
    assert same(after, fight.table, "kept_dice", "passage", "prompts")


def test_an_opening_keeps_them_ready() -> None:
    ready = cmd.EntryPhase("Phase 2", 50, True, SHADOW, "full", True, "The walls shake.")
    fight = Fight(monsters("Lord", 2, 10, max_hp=100, phases=(ready,)))
    fight.hurt("la", 50)
    assert [one.subject for one in fight.table.prompts] == ["Phase 2"]
    fight.answer("roll")
    assert [fight.creature(who).hp for who in ("la", "lb")] == [80, 100]
    assert fight.table.kinds[fight.creature("la").block] == SHADOW
    assert not fight.creature("lb").phases[0].reached


def test_a_phase_needs_a_name_of_its_own() -> None:
    fight = boss()
    await_phase(fight)
    command = cmd.AwaitPhase(fight.id("lord"), "PHASE 2", 30)
    assert fight.refuses(command).key == "phase-there"
