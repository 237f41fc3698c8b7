"""Pooled damage: one sum, member after member, one event."""

import pytest

from tests.encounter.board import GOBLIN, ORC, Board, keys, resisting
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.effects import Concentration
from tracker.encounter.options import OptionValue

ORCS = ("A", "B", "C")


def orcs(*now: int, **options: OptionValue) -> Board:
    """Orcs with these hit points of 15."""
    board = Board(**options)
    for name, hp in zip(ORCS, now, strict=False):
        board.add(name, 15, ORC, now=hp, line="orcs")
    return board


def pool(board: Board, amount: str, order: str = "hurt-first", **more: object) -> ev.DamagePooled:
    """So much slashing over all of the board."""
    who = tuple(board.table.combatants)
    parts = (cmd.AmountPart(amount, "slashing"),)
    board.do(cmd.DealDamage(who, parts, pooled=order, **more))  # type: ignore[arg-type]  # test shorthand
    return board.one(ev.DamagePooled)


def left(board: Board) -> list[int]:
    """Hit points of all."""
    return [one.hp for one in board.table.combatants.values()]


@pytest.mark.parametrize(
    ("order", "more", "after"),
    [
        ("hurt-first", {}, [15, 1, 0]),
        ("in-order", {}, [0, 4, 7]),
        ("chosen", {"chosen": ("B",)}, [7, 0, 7]),
        ("chosen", {"chosen": ("C", "B")}, [15, 1, 0]),
    ],
)
def test_who_takes_of_it_first(order: str, more: dict[str, object], after: list[int]) -> None:
    board = orcs(15, 10, 7)
    told = pool(board, "16" if order != "in-order" else "21", order, **more)
    if order == "chosen" and more["chosen"] == ("B",):
        after = [9, 0, 7]
    assert left(board) == after
    assert board.kinds() == ["DamagePooled"]
    assert told.lost == 0
    assert keys(told.reasons) == [f"pool-{order}"]
    assert [one.state == "dead" for one in board.table.combatants.values()] == [
        hp == 0 for hp in after
    ]


def test_what_nobody_is_left_for_is_lost() -> None:
    board = orcs(5, 5)
    assert pool(board, "23").lost == 13
    assert board.refused(cmd.DealDamage(("A",), (cmd.AmountPart("3"),), pooled="in-order"))


def test_by_option_it_does_not_carry_over() -> None:
    board = orcs(15, 10, mob_carry_over=False)
    told = pool(board, "23")
    assert (left(board), told.lost) == ([15, 0], 13)
    assert "by-option" in keys(told.reasons)


def test_defences_and_temporary_hit_points_of_each_member() -> None:
    board = Board()
    board.add("Stone", 10, resisting("slashing", hp=10), temp_hp=2)
    board.add("A", 15, ORC)
    told = pool(board, "30", "in-order")
    assert left(board) == [0, 9]
    first, second = told.shares
    assert (first.used, first.taken, first.temp_hp) == ((24,), (12,), 0)
    assert "resistance-halves" in keys(first.reasons)
    assert (second.hp_before, second.hp) == (15, 9)
    assert board.who("A").hp_trail == (15, 9)
    assert board.who("A").hurt_by == ("slashing",)


def test_shares_half_none_and_double() -> None:
    board = orcs(15, 15, 15)
    pool(board, "40", "in-order", none=("A",), half=("B",))
    assert left(board) == [15, 0, 5]


def test_members_with_more_to_tell_take_an_instance_of_their_own() -> None:
    board = orcs(4)
    board.add("Mage", 9, GOBLIN, concentration=Concentration("Fly"))
    board.pc("Ann", 20)
    told = pool(board, "18", "in-order")
    assert [one.target for one in told.shares] == ["A"]
    assert [one.target for one in board.of(ev.DamageTaken)] == ["Mage", "Ann"]
    assert board.who("Mage").concentration is None
    assert (board.hp("Mage"), board.hp("Ann")) == (0, 15)


def test_a_pc_that_drops_takes_no_more_than_it_had() -> None:
    board = Board()
    board.pc("Ann", 10)
    board.pc("Bob", 30)
    pool(board, "35", "in-order")
    assert (board.who("Ann").state, board.hp("Bob")) == ("dying", 5)


def test_grips_of_the_dead_are_released() -> None:
    board = orcs(5, 15)
    board.pc("Ann", 20)
    board.do(cmd.AddCondition(("Ann",), "grappled", cmd.Duration(source="A")))
    parts = (cmd.AmountPart("8", "slashing"),)
    board.do(cmd.DealDamage(ORCS[:2], parts, pooled="hurt-first"))
    assert board.conditions("Ann") == []
    assert (board.who("A").state, board.hp("B")) == ("dead", 12)


def test_dice_are_rolled_once_and_kept() -> None:
    board = orcs(15, 15)
    parts = (cmd.AmountPart("2d6+8", "slashing"),)
    board.do(cmd.DealDamage(ORCS[:2], parts, pooled="in-order"), 6, 4)
    told = board.one(ev.DamagePooled)
    assert (told.dice, told.whole, left(board)) == ((6, 4), (18,), [0, 12])


def test_refused() -> None:
    board = orcs(15, 15)
    board.pc("Ann", 20)
    parts = (cmd.AmountPart("8", "slashing"),)
    wrong = cmd.DealDamage(("A", "B"), parts, pooled="chosen", chosen=("Ann",))
    assert board.refused(wrong) == "not-in-pool"
    board.damage("A B", "20")
    board.pc("Bob", 20, now=0, state="dying")
    assert board.refused(cmd.DealDamage(("Bob",), parts, pooled="in-order")) == "nobody-standing"


def test_five_hundred_are_one_event() -> None:
    board = Board()
    for at in range(500):
        board.add(f"o{at}", 15, ORC, line="orcs")
    told = pool(board, "6005", "in-order")
    assert board.kinds() == ["DamagePooled"]
    assert sum(one.dead for one in told.shares) == 400
    assert sum(left(board)) == 500 * 15 - 6005
