"""Saving throws by command and by prompt, with the damage and conditions behind them."""

import pytest

from tests.encounter.board import Board, Dice, keys
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.decide import saving
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.effects import Modifiers
from tracker.encounter.stat_block import StatBlock

QUICK = StatBlock("", 40, 12, abilities=(("dex", 14), ("wis", 8)), saves=(("dex", 5),))
FIRE = (cmd.AmountPart("8d6", "fire"),)


def party(*names: str) -> Board:
    """Quick characters of 40 hit points."""
    board = Board()
    for name in names:
        board.pc(name, 40, QUICK)
    return board


def test_one_roll_of_damage_and_a_save_for_each() -> None:
    board = party("A", "B", "C")
    board.do(
        cmd.RollSave(("A", "B", "C"), "dex", 15, FIRE, totals=(("A", 9), ("B", 15)), rolled=(28,)),
        *[1] * 16,
        *[1] * 4,
        12,
        1,
    )
    assert [board.hp(name) for name in "ABC"] == [12, 26, 26]
    assert [event.total for event in board.of(ev.SaveRolled)] == [9, 15, 17]
    assert [event.success for event in board.of(ev.SaveRolled)] == [False, True, True]


def test_none_on_a_success() -> None:
    board = party("A", "B")
    totals = (("A", 13), ("B", 12))
    board.do(cmd.RollSave(("A", "B"), "wis", 13, FIRE, "none", totals=totals, rolled=(13,)))
    assert [board.hp(name) for name in "AB"] == [40, 27]


def test_saves_use_the_block_or_the_ability() -> None:
    board = party("A")
    board.do(cmd.RollSave(("A",), "dex", 15), 10)
    assert (board.one(ev.SaveRolled).bonus, board.one(ev.SaveRolled).total) == (5, 15)
    board.do(cmd.RollSave(("A",), "wis", 15), 10)
    assert board.one(ev.SaveRolled).total == 9


@pytest.mark.parametrize("condition", ["paralyzed", "petrified", "stunned", "unconscious"])
def test_some_conditions_fail_strength_and_dexterity_even_a_typed_total(condition: str) -> None:
    board = Board()
    board.pc("A", 40, QUICK, conditions=[condition])
    board.do(cmd.RollSave(("A",), "dex", 5, totals=(("A", 25),)))
    saved = board.one(ev.SaveRolled)
    assert (saved.success, saved.total, saved.dice) == (False, None, ())
    assert keys(saved.reasons) == ["save-fails"]
    board.do(cmd.RollSave(("A",), "wis", 5, totals=(("A", 25),)))
    assert board.one(ev.SaveRolled).success


def test_modes_of_saves() -> None:
    board = Board()
    board.pc("A", 40, QUICK, conditions=["restrained"])
    board.pc("B", 40, QUICK, exhaustion=3)
    board.do(cmd.RollSave(("A", "B"), "dex", 15), 15, 4, 15, 4)
    assert [event.mode for event in board.of(ev.SaveRolled)] == ["disadvantage"] * 2
    assert [event.total for event in board.of(ev.SaveRolled)] == [9, 9]
    board.do(cmd.RollSave(("A",), "str", 15), 15, 4)
    assert board.one(ev.SaveRolled).mode == "normal"


def test_a_natural_20_is_no_success_by_itself() -> None:
    board = party("A")
    board.do(cmd.RollSave(("A",), "wis", 20), 20)
    assert not board.one(ev.SaveRolled).success


def test_blessing_adds_its_dice() -> None:
    board = party("A")
    board.do(cmd.AddEffect(("A",), "Bless", modifiers=Modifiers(save="+1d4")))
    board.do(cmd.RollSave(("A",), "dex", 15), 7, 1, 3)
    saved = board.one(ev.SaveRolled)
    assert (saved.bonus, saved.total, saved.dice) == (8, 15, (7, 3))
    assert "effect-dice" in keys(saved.reasons)


def test_a_condition_on_a_failure_with_its_ends() -> None:
    board = party("Caster", "A", "B")
    board.turn_of("Caster")
    duration = cmd.Duration(rounds=10, source="Caster", save_ability="wis", save_dc=15)
    board.do(
        cmd.RollSave(
            ("A", "B"),
            "wis",
            15,
            condition="paralyzed",
            duration=duration,
            totals=(("A", 3), ("B", 18)),
        )
    )
    (held,) = board.who("A").effects
    assert held.condition
    assert held.source == "Caster"
    assert held.until is not None
    assert (held.until.round, held.until.who, held.until.at) == (11, "Caster", "start")
    assert held.save is not None
    assert (held.save.ability, held.save.dc, held.save.at, held.save.who) == ("wis", 15, "end", "A")
    assert board.who("B").effects == ()


def test_the_dead_in_a_group_are_skipped() -> None:
    board = party("A")
    board.add("B", 5, now=0, state="dead")
    board.do(cmd.RollSave(("A", "B"), "dex", 10))
    assert [event.who for event in board.of(ev.SaveRolled)] == ["A"]
    assert board.refused(cmd.RollSave(("B",), "dex", 10)) == "dead-already"


def paralysed() -> Board:
    """A holds B; a repeat save is open."""
    board = party("A", "B")
    duration = cmd.Duration(source="A", save_ability="wis", save_dc=14)
    board.do(cmd.AddCondition(("B",), "paralyzed", duration))
    return board


@pytest.mark.parametrize(
    ("answer", "number", "dice", "free", "by_dm"),
    [
        ("roll", None, (15,), True, False),
        ("roll", None, (14,), False, False),
        ("number", 14, (), True, False),
        ("number", 13, (), False, False),
        ("pass", None, (), True, True),
        ("fail", None, (), False, True),
    ],
)
def test_repeated_saves(
    answer: str, number: int | None, dice: tuple[int, ...], free: bool, by_dm: bool
) -> None:

    board = paralysed()
    (held,) = board.who("B").effects
    deciding = Deciding(board.table, Dice(()))
    saving.repeat_save(deciding, "B", held.id, answer, number, dice)
    (saved,) = (event for event in deciding.events if isinstance(event, ev.SaveRolled))
    assert saved.success is free
    assert saved.by_dm is by_dm
    assert bool(deciding.creature("B").effects) is not free
    if free:
        ended = deciding.events[-1]
        assert isinstance(ended, ev.EffectEnded)
        assert ended.why == "save"
