"""Damage on one creature and on many: defences, temporary hit points, dying, knocking out."""

import pytest

from tests.encounter.board import Board, Dice, keys, resisting
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.decide import damage
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.effects import Ongoing
from tracker.encounter.stat_block import StatBlock
from tracker.rules.defences import Defence

PLAIN = StatBlock("", 59, 11)


@pytest.mark.parametrize(
    ("block", "kind", "amount", "left"),
    [
        (resisting("fire"), "fire", "7", 27),
        (resisting("fire"), "fire", "1", 30),
        (resisting("all"), "", "9", 26),
        (resisting("fire", "cold"), "", "9", 21),
        (StatBlock("", 30, 10, immune=(Defence(("poison",)),)), "poison", "30", 30),
        (StatBlock("", 30, 10, vulnerable=(Defence(("cold",)),)), "cold", "9", 12),
        (
            StatBlock("", 30, 10, resist=(Defence(("cold",)),), vulnerable=(Defence(("cold",)),)),
            "cold",
            "25",
            6,
        ),
    ],
)
def test_defences(block: StatBlock, kind: str, amount: str, left: int) -> None:
    board = Board()
    board.pc("Ann", 30, block)
    board.damage("Ann", amount, kind)
    assert board.hp("Ann") == left


def test_a_raging_dwarf_shrugs_off_half() -> None:
    board = Board()
    board.pc("Bruenor", 44, resisting("slashing"), now=30)
    board.damage("Bruenor", "5", "slashing")
    taken = board.one(ev.DamageTaken)
    assert (taken.hp_before, taken.total, taken.hp) == (30, 2, 28)
    assert keys(taken.reasons) == ["resistance-halves", "hit-points"]
    assert board.who("Bruenor").hp_trail[-1] == 28


def test_immunity_is_not_refused_and_triggers_nothing() -> None:
    board = Board()
    board.pc("Lia", 20, StatBlock("", 20, 10, immune=(Defence(("fire",)),)))
    board.do(cmd.Concentrate("Lia", "Bless"))
    board.damage("Lia", "19", "fire")
    assert board.kinds() == ["DamageTaken"]
    assert board.one(ev.DamageTaken).total == 0
    assert keys(board.one(ev.DamageTaken).reasons) == ["immune", "hit-points"]


def test_qualities_get_past_a_qualified_resistance() -> None:
    block = StatBlock("", 30, 10, resist=(Defence(("slashing",), ("magical",)),))
    board = Board()
    board.add("Wraith", 30, block)
    board.damage("Wraith", "12", "slashing")
    assert board.hp("Wraith") == 24
    board.damage("Wraith", "12", "slashing", qualities=("magical",))
    assert board.hp("Wraith") == 12


def test_one_roll_for_many_with_shares() -> None:
    board = Board()
    for name in "ABCDE":
        board.pc(name, 50)
    board.damage("A B C D E", "8d6", "fire", rolled=(27,), half=("B",), none=("C",), double=("D",))
    assert [board.hp(name) for name in "ABCDE"] == [23, 37, 50, 0, 23]


def test_order_save_reduction_resistance() -> None:
    board = Board()
    board.pc("A", 40, resisting("fire"))
    board.damage("A", "27", "fire", half=("A",), reduce=3)
    assert board.hp("A") == 35


def test_petrified_resists_everything_once_and_ignores_poison() -> None:
    board = Board()
    board.pc("A", 30, resisting("fire"), conditions=["petrified"])
    board.damage("A", "16", "fire")
    assert board.hp("A") == 22
    board.damage("A", "15", "poison")
    assert board.hp("A") == 22


def test_parts_are_halved_apart_and_count_as_one_instance() -> None:
    board = Board()
    board.pc("Lia", 30, resisting("all"))
    board.do(cmd.Concentrate("Lia", "Web"))
    amount = (cmd.AmountPart("5", "slashing"), cmd.AmountPart("5", "fire"))
    board.do(cmd.DealDamage(("Lia",), amount))
    assert board.one(ev.DamageTaken).total == 4
    assert [part.taken for part in board.one(ev.DamageTaken).parts] == [2, 2]
    assert len(board.prompts("concentration")) == 1


def test_temporary_hit_points_go_first_and_still_ask_for_concentration() -> None:
    board = Board()
    board.pc("Lia", 20, temp_hp=8)
    board.do(cmd.Concentrate("Lia", "Bless"))
    board.damage("Lia", "7", "fire")
    assert (board.hp("Lia"), board.who("Lia").temp_hp) == (20, 1)
    assert board.prompts("concentration")[0].dc == 10
    board.damage("Lia", "45", "fire")
    assert board.who("Lia").state == "dead"


def test_resist_by_the_dm() -> None:
    board = Board()
    board.pc("A", 30)
    board.damage("A", "9", "", resist=True)
    assert board.hp("A") == 26


def test_the_dead_in_a_group_are_skipped_and_refused_alone() -> None:
    board = Board()
    board.add("A", 10)
    board.add("B", 10)
    board.damage("A", "12")
    board.damage("A B", "3")
    assert [event.target for event in board.of(ev.DamageTaken)] == ["B"]
    assert board.refused(cmd.DealDamage(("A",), (cmd.AmountPart("3"),))) == "dead-already"


def test_rows_without_hit_points_are_refused() -> None:
    board = Board()
    board.add("Lair", 0, kind="lair")
    assert board.refused(cmd.DealDamage(("Lair",), (cmd.AmountPart("3"),))) == "no-hit-points"


def test_the_three_ogre_trail() -> None:
    board = Board()
    board.add("Ogre", 59, PLAIN)
    for amount in ("6", "8", "21", "10", "5", "40"):
        board.damage("Ogre", amount, "slashing")
    assert board.who("Ogre").hp_trail == (59, 53, 45, 24, 14, 9, 0)
    assert board.who("Ogre").state == "dead"
    assert board.one(ev.DamageTaken).overkill == 31


def test_a_critical_typed_by_hand_doubles_the_dice() -> None:
    board = Board()
    board.pc("A", 30)
    command = cmd.DealDamage(("A",), (cmd.AmountPart("1d8+3", "cold"),), crit=True)
    board.do(command, 5, 2)
    assert board.hp("A") == 20
    assert board.one(ev.DamageTaken).dice == (5, 2)


def test_a_pc_at_0_is_dying_unconscious_and_prone() -> None:
    board = Board()
    board.pc("Lia", 30, now=8)
    board.do(cmd.Concentrate("Lia", "Bless", ("Lia",)))
    board.damage("Lia", "10", "cold")
    assert board.who("Lia").state == "dying"
    assert board.conditions("Lia") == ["incapacitated", "prone", "unconscious"]
    assert board.who("Lia").concentration is None
    assert not board.prompts("concentration")
    assert board.one(ev.ConcentrationEnded).why == "incapacitated"


@pytest.mark.parametrize(("amount", "state"), [("18", "dead"), ("17", "dying")])
def test_massive_damage(amount: str, state: str) -> None:
    board = Board()
    board.pc("A", 12, now=6)
    board.damage("A", amount, "slashing")
    assert board.who("A").state == state
    why = "massive-damage" if state == "dead" else "dropped"
    assert board.one(ev.StateChanged).why == why


def test_massive_damage_against_the_halved_maximum() -> None:
    board = Board()
    board.pc("A", 40, now=10, exhaustion=4)
    board.damage("A", "30", "fire")
    assert board.who("A").state == "dead"


def test_a_monster_dies_at_0_unless_it_makes_death_saves() -> None:
    board = Board()
    board.add("Ogre", 59, now=9)
    board.add("Captain", 59, now=9, death_saves=True)
    board.damage("Ogre Captain", "10", "slashing")
    assert board.who("Ogre").state == "dead"
    assert board.conditions("Ogre") == []
    assert board.who("Captain").state == "dying"
    everyone = Board(monster_death_saves=True)
    everyone.add("Ogre", 59, now=9)
    everyone.damage("Ogre", "10", "slashing")
    assert everyone.who("Ogre").state == "dying"


@pytest.mark.parametrize(
    ("before", "amount", "crit", "state", "failures"),
    [
        ((1, 0), "5", False, "dying", 1),
        ((0, 0), "5", True, "dying", 2),
        ((2, 2), "1", False, "dead", 3),
        ((0, 1), "3", True, "dead", 3),
        ((0, 0), "20", False, "dead", 0),
        ((0, 0), "19", False, "dying", 1),
    ],
)
def test_damage_at_0(
    before: tuple[int, int], amount: str, crit: bool, state: str, failures: int
) -> None:
    board = Board()
    board.pc("A", 20, now=0, state="dying", successes=before[0], failures=before[1])
    board.damage("A", amount, "fire", crit=crit)
    assert board.who("A").state == state
    assert board.who("A").failures == failures
    if state == "dying":
        assert board.who("A").successes == before[0]


def test_temporary_hit_points_at_0() -> None:
    board = Board()
    board.pc("A", 20, now=0, state="dying", failures=1, temp_hp=6)
    board.damage("A", "4", "fire")
    assert (board.who("A").failures, board.who("A").temp_hp) == (1, 2)
    board.damage("A", "4", "fire")
    assert (board.who("A").failures, board.who("A").temp_hp) == (2, 0)


def test_damage_ends_stability() -> None:
    board = Board()
    board.pc("A", 20, now=0, state="stable", conditions=["prone"])
    board.damage("A", "2", "fire")
    assert (board.who("A").state, board.who("A").failures) == ("dying", 1)
    assert board.one(ev.StateChanged).why == "damaged"


def test_knocked_out_is_stable_even_for_a_monster() -> None:
    board = Board()
    board.add("Goblin", 7, now=3)
    board.damage("Goblin", "15", "bludgeoning", ko=True)
    assert board.who("Goblin").state == "stable"
    assert "unconscious" in board.conditions("Goblin")
    assert board.who("Goblin").recovery_hours > 0
    assert board.one(ev.StateChanged).why == "knocked-out"


def test_ongoing_damage_and_mending() -> None:
    board = Board()
    board.pc("A", 20, resisting("fire", hp=20))
    board.do(cmd.AddEffect(("A",), "Burning", ongoing=Ongoing("hurt", "1d6 fire")))
    board.do(cmd.AddEffect(("A",), "Song", ongoing=Ongoing("mend", "3")))
    burning, song = board.who("A").effects

    deciding = Deciding(board.table, Dice((5,)))
    damage.ongoing(deciding, "A", burning.id)
    assert deciding.creature("A").hp == 18
    damage.ongoing(deciding, "A", burning.id, 10)
    assert deciding.creature("A").hp == 13
    damage.ongoing(deciding, "A", song.id)
    assert deciding.creature("A").hp == 16
