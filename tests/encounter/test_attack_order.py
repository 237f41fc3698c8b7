"""Who may attack when, what hiding and effects do to it, and what the DM changes about it."""

from dataclasses import replace

from tests.encounter.board import GOBLIN, Board, keys
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.effects import Modifiers
from tracker.encounter.stat_block import Attack, DamagePart, MultiattackPart, StatBlock

FIGHTER = StatBlock(
    "Fighter",
    40,
    18,
    attacks=(Attack("Longsword", 6, (DamagePart("1d8+4", 8, "slashing"),)),),
    abilities=(("con", 14),),
)


def duel(**options: bool | int | str) -> Board:
    """A goblin against a fighter."""
    board = Board(**options)
    board.add("Goblin", 7, GOBLIN)
    board.pc("Ann", 40, FIGHTER)
    return board


def test_hiding_gives_advantage_once() -> None:
    board = duel()
    board.add("Rogue", 10, GOBLIN, hiding=17)
    board.attack("Rogue", "Ann", 10, 12)
    assert board.one(ev.Attacked).mode == "advantage"
    assert board.one(ev.HidingSet).before == 17
    assert board.who("Rogue").hiding is None
    board.attack("Rogue", "Ann", 10, 12)
    assert board.of(ev.Attacked)[0].mode == "normal"


def test_a_hidden_target_is_hard_to_hit() -> None:
    board = Board()
    board.add("Goblin", 7, GOBLIN)
    board.pc("Ann", 40, FIGHTER, hiding=20)
    board.attack("Goblin", "Ann", 10, 12)
    assert board.one(ev.Attacked).mode == "disadvantage"


def test_effects_on_attacker_and_target() -> None:
    board = duel()
    bless = Modifiers(attack="+1d4", save="+1d4")
    board.do(cmd.AddEffect(("Ann",), "Bless", modifiers=bless))
    board.do(cmd.AddEffect(("Ann",), "Magic Weapon", modifiers=Modifiers(attack="+1")))
    board.do(cmd.AddEffect(("Goblin",), "Shield of Faith", modifiers=Modifiers(ac=2)))
    board.attack("Ann", "Goblin", 8, 1, 3)
    rolled = board.one(ev.Attacked)
    assert (rolled.bonus, rolled.total, rolled.ac) == (10, 18, 17)
    assert rolled.hit
    assert rolled.dice == (8, 3)
    assert {"effect-dice", "effect-bonus", "effect-ac"} <= set(keys(rolled.reasons))


def test_two_effects_of_one_name_count_once() -> None:
    board = duel()
    for amount in (1, 2):
        board.do(cmd.AddEffect(("Ann",), "Aura", modifiers=Modifiers(ac=amount)))
    board.attack("Goblin", "Ann", 10, 10)
    assert board.one(ev.Attacked).ac == 20


def test_the_dm_changes_this_attack_only() -> None:
    board = duel()
    board.attack("Goblin", "Ann", d20=(14,), ac_change=5)
    assert not board.one(ev.Attacked).hit
    board.attack("Goblin", "Ann", d20=(14,), resist=True)
    assert board.hp("Ann") == 38
    board.attack("Goblin", "Ann", d20=(12,), to_hit_change=2)
    assert board.of(ev.Attacked)[0].hit


def test_knocking_out() -> None:
    board = duel()
    board.attack("Ann", "Goblin", total=20, damage=(30,), ko=True)
    assert board.who("Goblin").state == "stable"
    assert "prone" in board.conditions("Goblin")


def test_an_attack_on_its_own_turn_takes_the_action_once() -> None:
    board = duel()
    board.turn_of("Goblin")
    board.attack("Goblin", "Ann", d20=(2,))
    assert board.one(ev.BudgetSpent).what == "action"
    assert not board.one(ev.BudgetSpent).over
    board.attack("Goblin", "Ann", d20=(2,))
    assert not board.of(ev.BudgetSpent)
    assert not board.one(ev.Attacked).by_dm


def test_out_of_turn_is_done_with_a_reason() -> None:
    board = duel()
    board.turn_of("Goblin")
    board.attack("Ann", "Goblin", d20=(2,))
    assert not board.of(ev.BudgetSpent)
    assert "out-of-turn" in keys(board.one(ev.Attacked).reasons)


def test_without_an_action_left_it_is_done_with_a_reason() -> None:
    board = Board()
    twice = replace(GOBLIN, multiattack=((MultiattackPart("Scimitar", 2),),))
    board.add("Goblin", 7, GOBLIN)
    board.add("Chief", 7, twice)
    board.pc("Ann", 40, FIGHTER)

    def marked(who: str) -> bool:
        board.attack(who, "Goblin" if who == "Ann" else "Ann", d20=(2,))
        return "no-attacks-left" in keys(board.one(ev.Attacked).reasons)

    board.turn_of("Goblin")
    assert [marked("Goblin") for _ in range(3)] == [False, True, True]
    board.turn_of("Chief")
    assert [marked("Chief") for _ in range(3)] == [False, False, True]
    board.turn_of("Ann")
    assert not any(marked("Ann") for _ in range(4))  # her sheet says how many, not the table


def test_a_crowd_out_of_turn_is_marked_too() -> None:
    board = Board()
    board.add("Goblin", 7, GOBLIN, line="one")
    board.add("Other", 7, GOBLIN, line="two")
    board.pc("Ann", 40, FIGHTER)
    board.turn_of("Goblin")
    found = []
    for crowd in (("Goblin", "Other"), ("Goblin",), ("Other",)):
        board.do(cmd.MobAttack(crowd, "Ann"))
        late = {"some-out-of-turn", "out-of-turn", "some-no-action", "no-attacks-left"}
        found.append([one for one in keys(board.one(ev.MobAttacked).reasons) if one in late])
    assert found == [["some-out-of-turn"], ["no-attacks-left"], ["out-of-turn"]]


def test_the_incapacitated_attack_only_by_the_dm() -> None:
    board = Board()
    board.add("Goblin", 7, GOBLIN, conditions=["stunned"])
    board.pc("Ann", 40, FIGHTER)
    board.turn_of("Goblin")
    board.attack("Goblin", "Ann", d20=(15,))
    assert board.one(ev.Attacked).by_dm
    assert board.one(ev.BudgetSpent).over


def test_the_dead_and_the_gone_neither_attack_nor_are_attacked() -> None:
    board = Board()
    board.add("Dead", 7, GOBLIN, now=0, state="dead")
    board.add("Gone", 7, GOBLIN, gone=True)
    board.add("Lair", 0, kind="lair")
    board.pc("Ann", 40, FIGHTER)
    assert board.refused(cmd.AttackTarget("Dead", "Ann")) == "dead-do-not-act"
    assert board.refused(cmd.AttackTarget("Ann", "Dead")) == "dead-already"
    assert board.refused(cmd.AttackTarget("Gone", "Ann")) == "gone"
    assert board.refused(cmd.AttackTarget("Ann", "Lair")) == "no-hit-points"
