"""Concentration: one at a time, a save per instance of damage, and all that ends with it."""

import pytest

from tests.encounter.board import Board
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.effects import Modifiers
from tracker.encounter.stat_block import StatBlock

CLERIC = StatBlock("Cleric", 60, 16, abilities=(("con", 14),), saves=(("con", 5),))
HELD = cmd.Duration(source="Lia", concentration=True)


def holding() -> Board:
    """Lia holds two guards; a dart poisoned the first."""
    board = Board()
    board.pc("Lia", 60, CLERIC)
    board.add("A", 11)
    board.add("B", 11)
    board.do(cmd.Concentrate("Lia", "Hold", ("A", "B")))
    board.do(cmd.AddCondition(("A", "B"), "paralyzed", HELD))
    board.do(cmd.AddCondition(("A",), "poisoned", cmd.Duration(source="Lia")))
    return board


def test_the_held_are_free_when_it_ends_and_other_instances_stay() -> None:
    board = holding()
    board.do(cmd.EndConcentration("Lia"))
    assert board.conditions("A") == ["poisoned"]
    assert board.conditions("B") == []
    assert [event.why for event in board.of(ev.EffectEnded)] == ["concentration"] * 2
    assert board.refused(cmd.EndConcentration("Lia")) == "not-concentrating"


def test_a_new_spell_ends_the_old_one() -> None:
    board = holding()
    board.do(cmd.Concentrate("Lia", "Bless", ("Lia",)))
    assert board.one(ev.ConcentrationEnded).why == "new-spell"
    assert board.conditions("B") == []
    held = board.who("Lia").concentration
    assert held is not None
    assert held.spell == "Bless"


@pytest.mark.parametrize(("amount", "dc"), [("7", 10), ("21", 10), ("22", 11), ("45", 22)])
def test_the_dc_is_ten_or_half_the_damage(amount: str, dc: int) -> None:
    board = holding()
    board.damage("Lia", amount)
    (prompt,) = board.prompts()
    assert (prompt.kind, prompt.dc, prompt.ability) == ("concentration", dc, "con")
    assert (prompt.bonus, prompt.subject) == (5, "Hold")


def test_every_instance_has_its_own_and_the_first_failure_makes_the_rest_moot() -> None:
    board = holding()
    board.damage("Lia", "6")
    board.damage("Lia", "24")
    assert [prompt.dc for prompt in board.prompts()] == [10, 12]
    board.do(cmd.AnswerPrompt("fail"))
    assert board.one(ev.SaveRolled).by_dm
    assert board.one(ev.ConcentrationEnded).why == "failed-save"
    assert not board.prompts()
    assert board.conditions("B") == []


def test_a_made_save_keeps_it() -> None:
    board = holding()
    board.damage("Lia", "6")
    board.do(cmd.AnswerPrompt("roll"), 5)
    assert board.one(ev.SaveRolled).total == 10
    assert board.one(ev.SaveRolled).why == "concentration"
    assert board.who("Lia").concentration is not None
    assert not board.prompts()


def test_a_blessing_adds_to_the_save_and_its_plain_part_to_the_bonus_asked() -> None:
    board = holding()
    both = Modifiers(save="+1d4")
    board.do(cmd.AddEffect(("Lia",), "Bless", modifiers=both))
    board.do(cmd.AddEffect(("Lia",), "Cloak", modifiers=Modifiers(save="+1")))
    board.damage("Lia", "6")
    assert board.prompts()[0].bonus == 6
    board.do(cmd.AnswerPrompt("roll"), 2, 1, 2)
    assert board.one(ev.SaveRolled).total == 10


@pytest.mark.parametrize(("setting", "asked", "rolled"), [("auto", 0, 1), ("off", 0, 0)])
def test_the_question_may_roll_by_itself_or_keep_quiet(
    setting: str, asked: int, rolled: int
) -> None:
    board = Board(prompt_concentration=setting)
    board.pc("Lia", 60, CLERIC)
    board.do(cmd.Concentrate("Lia", "Hold"))
    board.damage("Lia", "6")
    assert len(board.prompts()) == asked
    assert len(board.of(ev.SaveRolled)) == rolled


def test_it_ends_at_0_without_a_save() -> None:
    board = holding()
    board.damage("Lia", "6")
    board.damage("Lia", "60")
    assert not board.prompts("concentration")
    assert board.one(ev.ConcentrationEnded).why == "incapacitated"
    assert board.conditions("B") == []


def test_the_incapacitated_and_the_dead_do_not_begin() -> None:
    board = Board()
    board.pc("Lia", 20, CLERIC, conditions=["stunned"])
    board.pc("Bob", 20, CLERIC, now=0, state="dead")
    assert board.refused(cmd.Concentrate("Lia", "Bless")) == "cannot-concentrate"
    assert board.refused(cmd.Concentrate("Bob", "Bless")) == "dead-already"
