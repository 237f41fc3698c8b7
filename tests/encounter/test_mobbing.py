"""Mobs: the table's hits, the greatest damage first, each hit through the defences by itself."""

import time
from dataclasses import replace

import pytest

from tests.encounter.board import BOW, GOBLIN, ORC, Board, keys, resisting
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.model import Encounter
from tracker.encounter.stat_block import Attack, DamagePart, MultiattackPart, SaveRider, StatBlock
from tracker.rules.words import CoverLevel


def crowd(
    number: int, block: StatBlock = ORC, *, hp: int = 100, now: int | None = None, ac: int = 19
) -> Board:
    """So many orcs on one line, and Ann."""
    board = Board()
    for at in range(number):
        board.add(f"o{at}", block.max_hp, block, line="orcs")
    board.pc("Ann", hp, StatBlock("", hp, ac), now=now)
    return board


def mob(board: Board, **more: object) -> ev.MobAttacked:
    """All orcs on Ann; the first event of the table."""
    orcs = tuple(name for name in board.table.combatants if name != "Ann")
    board.do(cmd.MobAttack(orcs, "Ann", **more))  # type: ignore[arg-type]  # test shorthand
    return board.of(ev.MobAttacked)[0]


def test_eight_orcs() -> None:
    board = crowd(8)
    told = mob(board)
    assert (told.needed, told.per_hit, told.hits, told.left_over) == (14, 3, 2, 2)
    assert (told.attack, told.bonus, told.damage, told.type) == ("Greataxe", 5, 18, "slashing")
    assert board.kinds() == ["MobAttacked", "DamageTaken"]
    assert board.hp("Ann") == 82


def test_those_who_cannot_act_are_not_counted() -> None:
    board = crowd(8)
    board.damage("o0 o1", "20")
    board.do(cmd.AddCondition(("o2",), "stunned"))
    told = mob(board)
    assert len(told.attackers) == 5
    assert told.hits == 1


@pytest.mark.parametrize(("cover", "needed"), [("half", 16), ("three-quarters", 19)])
def test_cover_raises_the_needed_number(cover: CoverLevel, needed: int) -> None:
    told = mob(crowd(8), cover=cover)
    assert told.needed == needed
    assert told.ac == 19 + (2 if cover == "half" else 5)


def test_the_dm_changes_ac_or_the_needed_number() -> None:
    assert mob(crowd(8), ac=15).needed == 10
    assert mob(crowd(8), ac_change=-4).needed == 10
    told = mob(crowd(8), needed=5)
    assert (told.per_hit, told.hits) == (1, 8)


def test_too_few_suggest_single_rolls() -> None:
    board = crowd(2)
    told = mob(board)
    assert (told.hits, told.left_over, told.single) == (0, 2, True)
    assert board.kinds() == ["MobAttacked"]
    assert "roll-singly" in keys(told.reasons)


def test_the_greatest_damage_hits_first() -> None:
    board = Board()
    for name, damage in (("A", 5), ("B", 9), ("C", 5)):
        attack = Attack("Club", 4, (DamagePart(str(damage), damage, "bludgeoning"),))
        board.add(name, 10, StatBlock(name, 10, 10, attacks=(attack,)))
    board.pc("Ann", 50, StatBlock("", 50, 17))
    told = mob(board)
    assert (told.needed, told.hits, told.damage) == (13, 1, 9)
    assert board.one(ev.DamageTaken).source == "B"


def beast(*attacks: Attack) -> StatBlock:
    """A creature with a multiattack of one each."""
    parts = tuple(MultiattackPart(one.name) for one in attacks)
    return StatBlock("Beast", 30, 12, attacks=attacks, multiattack=(parts,))


CLAW = Attack("Claw", 5, (DamagePart("1d4+2", 4, "slashing"),))


def test_attacks_of_one_bonus_hit_together() -> None:
    twice = StatBlock(
        "Beast", 30, 12, attacks=(CLAW,), multiattack=((MultiattackPart("Claw", 2),),)
    )
    board = crowd(4, twice, ac=15)
    told = mob(board)
    assert (told.needed, told.hits, told.damage) == (10, 2, 16)
    assert board.hp("Ann") == 84


def test_different_bonuses_are_resolved_apart() -> None:
    bite = Attack("Bite", 7, (DamagePart("2d6+3", 10, "piercing"),))
    claw = Attack("Claw", 5, (DamagePart("1d6+3", 6, "slashing"),))
    board = crowd(6, beast(claw, bite))
    mob(board)
    first, second = ev.lots_of(board.one(ev.MobAttacked))
    assert (first.attack, first.needed, first.hits, first.damage) == ("Bite", 12, 3, 30)
    assert (second.attack, second.needed, second.hits, second.damage) == ("Claw", 14, 2, 12)
    assert board.hp("Ann") == 58


def test_mixed_groups_by_bonus() -> None:
    board = crowd(6)
    for at in range(4):
        board.add(f"g{at}", 7, GOBLIN)
    orcs = tuple(name for name in board.table.combatants if name != "Ann")
    board.do(cmd.MobAttack(orcs, "Ann"))
    first, second = ev.lots_of(board.one(ev.MobAttacked))
    assert (first.attack, len(first.attackers), first.hits) == ("Greataxe", 6, 2)
    assert (second.attack, len(second.attackers), second.needed) == ("Scimitar", 4, 15)
    board.do(cmd.MobAttack(orcs, "Ann", "Shortbow"))
    assert len(board.one(ev.MobAttacked).attackers) == 4


def test_every_hit_is_halved_by_itself() -> None:
    board = crowd(8)
    board.table = Encounter(
        order=board.table.order,
        lines=board.table.lines,
        combatants=board.table.combatants,
        kinds={**board.table.kinds, "Ann": resisting("slashing", hp=100, ac=19)},
    )
    mob(board)
    assert board.one(ev.DamageTaken).total == 8
    assert board.hp("Ann") == 92


def test_a_concentrating_target_saves_for_every_hit() -> None:
    board = crowd(9)
    board.do(cmd.Concentrate("Ann", "Bless"))
    mob(board)
    assert len(board.of(ev.DamageTaken)) == 3
    assert [prompt.dc for prompt in board.prompts("concentration")] == [10, 10, 10]


def test_hits_after_the_drop_are_death_save_failures() -> None:
    board = crowd(12, hp=30, now=20)
    mob(board)
    assert [event.hp for event in board.of(ev.DamageTaken)] == [2, 0, 0]
    assert (board.who("Ann").state, board.who("Ann").failures) == ("dying", 1)


def test_a_mob_stops_when_the_target_is_dead() -> None:
    board = crowd(40, hp=30, now=9)
    mob(board)
    assert board.who("Ann").state == "dead"
    assert board.who("Ann").failures == 3
    assert len(board.of(ev.DamageTaken)) == 4


def test_a_mob_may_knock_out() -> None:
    board = crowd(40, hp=9)
    mob(board, ko=True)
    assert board.who("Ann").state == "stable"
    bows = StatBlock("Archer", 10, 12, attacks=(BOW,))
    archers = crowd(4, bows)
    orcs = tuple(name for name in archers.table.combatants if name != "Ann")
    assert archers.refused(cmd.MobAttack(orcs, "Ann", ko=True)) == "ko-needs-melee"


def test_monsters_take_a_mob_as_one_event() -> None:
    board = crowd(12)
    board.add("Ogre", 30, StatBlock("Ogre", 30, 11))
    orcs = tuple(name for name in board.table.combatants if name not in ("Ann", "Ogre"))
    board.do(cmd.MobAttack(orcs, "Ogre"))
    assert board.kinds() == ["MobAttacked", "DamageTaken", "StateChanged"]
    assert board.one(ev.DamageTaken).overkill == 6 * 9 - 30


def test_riders_are_left_to_the_dm() -> None:
    bite = Attack("Bite", 5, (DamagePart("2d4+2", 7, "piercing"),), save=SaveRider("str", 11))
    told = mob(crowd(8, StatBlock("Wolf", 11, 13, attacks=(bite,))))
    assert "rider-left-to-dm" in keys(told.reasons)


def test_the_actions_of_those_whose_turn_it_is_are_spent() -> None:
    board = crowd(4)
    board.turn_of("o0")
    told = mob(board)
    assert told.spent == ("o0", "o1", "o2", "o3")
    assert board.who("o3").budget.action == 0
    assert mob(board).spent == ()


def test_refusals() -> None:
    board = crowd(2)
    board.add("Dead", 5, now=0, state="dead")
    board.add("Lair", 0, kind="lair")
    orcs = ("o0", "o1")
    assert board.refused(cmd.MobAttack(orcs, "Dead")) == "dead-already"
    assert board.refused(cmd.MobAttack(orcs, "Lair")) == "no-hit-points"
    assert board.refused(cmd.MobAttack(("Ann",), "Ann")) == "nobody-can-attack"
    assert board.refused(cmd.MobAttack(("Dead",), "Ann")) == "nobody-can-attack"
    assert board.refused(cmd.MobAttack(orcs, "Ann", cover="total")) == "target-covered"
    assert board.refused(cmd.MobAttack(orcs, "Ann", "Bite")) == "unknown-attack"
    board.do(cmd.AddCondition(orcs, "charmed", cmd.Duration(source="Ann")))
    assert board.refused(cmd.MobAttack(orcs, "Ann")) == "nobody-can-attack"


def test_five_hundred_attackers_are_one_cheap_step() -> None:
    board = crowd(500, hp=99_999)
    board.turn_of("o0")
    mob(board)
    best = 1.0
    for _ in range(5):
        start = time.thread_time()
        mob(board)
        best = min(best, time.thread_time() - start)
    assert len(board.events) == 2
    assert best < 0.02


def test_what_is_for_and_against_moves_the_needed_number() -> None:
    """ATK-07, MOB-06: a dodging target is harder to hit, a prone one easier, both as before."""
    board = crowd(8)
    board.do(cmd.TakeAction("Ann", "dodge"))
    told = mob(board)
    assert (told.mode, told.needed, told.hits, keys(told.contra)) == (
        "disadvantage", 19, 0, ["target-dodging"],
    )  # fmt: skip
    assert "needed-moved" in keys(told.reasons)
    board.do(cmd.AddCondition(("Ann",), "prone"))
    assert (mob(board).mode, mob(board).needed) == ("normal", 14)
    told = mob(board, struck=("dodging",))
    assert (told.mode, told.needed, told.hits) == ("advantage", 9, 4)
    assert mob(board, struck=("dodging",), needed=14).needed == 14


def test_by_option_the_number_stays_and_the_sources_are_told() -> None:
    board = crowd(8)
    board.table = replace(board.table, options={"mob_advantage": False})
    told = mob(board, mode="adv")
    assert (told.mode, told.needed, keys(told.pro)) == ("advantage", 14, ["advantage-by-dm"])
    assert "by-option" in keys(told.reasons)


def test_members_in_another_posture_are_resolved_apart() -> None:
    """The prone and the hidden of a mob have numbers of their own; help goes to all of it."""
    board = crowd(9)
    board.do(cmd.AddCondition(("o0", "o1"), "prone"))
    board.do(cmd.Hide(("o2",), (30,)))
    orcs = tuple(name for name in board.table.combatants if name != "Ann")
    board.do(cmd.MobAttack(orcs, "Ann"))
    first, second, third = ev.lots_of(board.one(ev.MobAttacked))
    assert [len(one.attackers) for one in (first, second, third)] == [1, 6, 2]
    assert [one.needed for one in (first, second, third)] == [9, 14, 19]
    assert board.who("o2").hiding is None
    board.do(cmd.HelpAlly("o8", "o7", "Ann"))
    told = mob(board)
    assert keys(told.pro) == ["attack-helped-by"]
    assert keys(mob(board).pro) == []


def test_out_of_reach_and_range_under_water() -> None:
    """MELEE-01, RANGE-01, WATER-03."""
    board = crowd(8)
    orcs = tuple(name for name in board.table.combatants if name != "Ann")
    assert board.refused(cmd.MobAttack(orcs, "Ann", range=10)) == "out-of-reach"
    told = mob(board, attack="Javelin", range=60)
    assert (told.mode, keys(told.contra)) == ("disadvantage", ["long-range"])
    board.table = replace(board.table, options={"underwater": True})
    told = mob(board, attack="Javelin", range=60)
    assert (told.hits, told.left_over, told.damage) == (0, 8, 0)
    assert "underwater-range" in keys(told.reasons)


def test_whoever_takes_no_part_is_named_with_the_reason() -> None:
    board = crowd(4)
    board.do(cmd.AddCondition(("o1",), "paralyzed"))
    board.do(cmd.AddCondition(("o2",), "charmed", cmd.Duration(source="Ann")))
    board.damage("o3", "20")
    told = mob(board)
    idle = [dict(one.params) for one in told.reasons if one.key == "left-out"]
    assert idle == [
        {"who": "o1", "condition": "paralyzed"},
        {"who": "o2", "condition": "charmed"},
    ]
    assert told.attackers == ("o0",)
