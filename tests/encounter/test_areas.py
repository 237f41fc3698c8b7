"""Areas without a map, damage of the moment, and one roll of damage for many who save apart."""

import pytest

from tests.encounter.board import GOBLIN, Board, keys
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.effects import Effect
from tracker.encounter.stat_block import StatBlock

QUICK = StatBlock("", 40, 12, abilities=(("dex", 14),))


def crowd(count: int = 12, **options: bool) -> Board:
    """So many goblins of 7 hit points."""
    board = Board(**options)
    for number in range(count):
        board.add(f"G{number}", 7, GOBLIN)
    return board


@pytest.mark.parametrize(
    ("shape", "feet", "number"), [("cone", 15, 2), ("line", 100, 4), ("sphere", 20, 4)]
)
def test_an_area_says_how_many(shape: str, feet: int, number: int) -> None:
    board = crowd()
    before = board.table
    board.do(cmd.JudgeArea(shape, feet))
    judged = board.one(ev.AreaJudged)
    assert (judged.targets, judged.suggested, judged.dice) == (number, number, ())
    assert keys(judged.reasons) == ["area-number"]
    assert board.table.combatants == before.combatants


def test_never_more_than_are_there_unless_the_table_says_so() -> None:
    board = crowd(2)
    board.do(cmd.JudgeArea("sphere", 20))
    assert board.one(ev.AreaJudged).suggested == 2
    board = crowd(2, area_limit=False)
    board.do(cmd.JudgeArea("sphere", 20))
    assert board.one(ev.AreaJudged).suggested == 4
    assert keys(board.one(ev.AreaJudged).reasons)[-1] == "by-option"


@pytest.mark.parametrize(("roll", "number"), [("more", 6), ("fewer", 2)])
def test_a_crowd_rolls_a_d3(roll: str, number: int) -> None:
    board = crowd()
    board.do(cmd.JudgeArea("sphere", 20, roll=roll), 2)
    judged = board.one(ev.AreaJudged)
    assert (judged.suggested, judged.dice) == (number, (2,))
    assert "crowd-rolled" in keys(judged.reasons)


def test_the_dm_says_who_is_inside_and_both_stand_in_the_log() -> None:
    board = crowd()
    board.do(cmd.JudgeArea("cone", 15, on=("G1", "G2", "G3")))
    judged = board.one(ev.AreaJudged)
    assert (judged.targets, judged.suggested) == (3, 2)
    assert judged.who == ("G1", "G2", "G3")
    assert keys(judged.reasons)[-1] == "area-chosen"


def test_unknown_shapes_and_severities_are_refused() -> None:
    board = crowd(1)
    assert board.refused(cmd.JudgeArea("ring", 20)) == "unknown-shape"
    assert board.refused(cmd.Improvise("mild", 3)) == "unknown-severity"
    assert board.refused(cmd.Improvise(example="tickle")) == "unknown-severity"
    assert board.refused(cmd.Improvise("deadly", 21)) == "out-of-bounds"
    assert board.refused(cmd.Improvise("deadly", 0)) == "out-of-bounds"


def test_dice_by_severity_fall_and_hurt_nobody() -> None:
    board = crowd(1)
    board.do(cmd.Improvise("dangerous", 7), 1, 2, 3, 4)
    fallen = board.one(ev.HarmImprovised)
    assert (fallen.expression, fallen.total, fallen.dice) == ("4d10", 10, (1, 2, 3, 4))
    assert keys(fallen.reasons) == ["dice-by-level", "means-dangerous"]
    assert board.hp("G0") == 7


def test_an_example_brings_dice_and_type_and_is_judged_for_a_level() -> None:
    board = Board()
    board.pc("A", 40, QUICK)
    board.do(cmd.Improvise(example="acid-vat", level=12, targets=("A",)), 5, 5, 5, 5)
    fallen = board.one(ev.HarmImprovised)
    assert (fallen.total, fallen.type, fallen.severity) == (20, "acid", "setback")
    assert board.one(ev.DamageTaken).parts[0].type == "acid"
    assert board.hp("A") == 20


def test_the_dm_may_say_another_type() -> None:
    board = crowd(1)
    board.do(cmd.Improvise(example="acid-vat", type="cold"))
    assert board.one(ev.HarmImprovised).type == "cold"


@pytest.mark.parametrize(("level", "judged"), [(5, "deadly"), (12, "dangerous"), (17, "setback")])
def test_given_dice_are_judged(level: int, judged: str) -> None:
    board = crowd(1)
    board.do(cmd.Improvise(dice="10d10", level=level))
    assert board.one(ev.HarmImprovised).severity == judged


def test_a_save_each_against_improvised_damage() -> None:
    board = Board()
    board.pc("A", 40, QUICK)
    board.pc("B", 40, QUICK)
    board.do(
        cmd.Improvise(
            "setback",
            5,
            type="fire",
            targets=("A", "B"),
            ability="dex",
            dc=13,
            totals=(("A", 12), ("B", 13)),
            rolled=15,
        )
    )
    assert [board.hp(name) for name in "AB"] == [25, 33]
    assert board.one(ev.HarmImprovised).total == 15


def test_a_fireball_on_twelve_goblins_is_one_roll_and_twelve_saves() -> None:
    board = crowd(12)
    names = tuple(f"G{number}" for number in range(12))
    fire = (cmd.AmountPart("8d6", "fire"),)
    saves = [face for _ in names for face in (13, 1)]
    board.do(cmd.RollSave(names, "dex", 15, fire), *[1, 1, 2, 2, 2, 2, 2, 2], *[1] * 8, *saves)
    saved, taken = board.of(ev.SaveRolled), board.of(ev.DamageTaken)
    assert len(saved) == len(taken) == 12
    assert {event.dice for event in taken} == {(1, 1, 2, 2, 2, 2, 2, 2)}
    assert all(event.success and event.total == 15 for event in saved)
    assert all(board.hp(name) == 0 for name in names)
    assert {event.total for event in taken} == {7}


def test_cover_helps_dexterity_saves_of_those_who_have_it() -> None:
    board = Board()
    for name in "ABC":
        board.pc(name, 40, QUICK)
    covers: tuple[tuple[str, str], ...] = (("A", "half"), ("B", "three-quarters"))
    command = cmd.RollSave(("A", "B", "C"), "dex", 15, covers=covers)  # type: ignore[arg-type]  # words of cover
    board.do(command, *[10, 1] * 3)
    assert [event.total for event in board.of(ev.SaveRolled)] == [14, 17, 12]
    assert [event.bonus for event in board.of(ev.SaveRolled)] == [4, 7, 2]
    assert keys(board.of(ev.SaveRolled)[0].reasons)[0] == "cover-helps"
    board.do(cmd.RollSave(("A",), "wis", 15, covers=(("A", "half"),)), 10)
    assert board.one(ev.SaveRolled).total == 10


def test_whoever_dodges_rolls_dexterity_saves_twice() -> None:
    board = Board()
    board.pc("A", 40, QUICK, effects=(Effect(1, "dodge", cause="dodge"),))
    board.do(cmd.RollSave(("A",), "dex", 15), 3, 16)
    saved = board.one(ev.SaveRolled)
    assert (saved.mode, saved.total, keys(saved.reasons)[0]) == ("advantage", 18, "dodging")
    board.do(cmd.RollSave(("A",), "con", 15), 3, 16)
    assert board.one(ev.SaveRolled).mode == "normal"
    board.do(cmd.AddCondition(("A",), "stunned"))
    board.do(cmd.RollSave(("A",), "dex", 15), 3, 16)
    assert board.one(ev.SaveRolled).total is None


def test_squeezing_hampers_them() -> None:
    board = Board()
    board.pc("A", 40, QUICK, effects=(Effect(1, "squeezing", cause="squeezing"),))
    board.do(cmd.RollSave(("A",), "dex", 15), 3, 16)
    assert board.one(ev.SaveRolled).mode == "disadvantage"
