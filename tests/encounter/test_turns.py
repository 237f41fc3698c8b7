"""The pointer: next, rounds, the dead (INIT-09..10, TURN, SURP)."""

from dataclasses import replace
from typing import Any

import pytest

from tests.encounter.fight import Fight, character, monsters
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.effects import Ongoing
from tracker.encounter.model import Budget


def bare(event: ev.Event) -> ev.Event:
    """Without its reasons."""
    return replace(event, reasons=()) if isinstance(event, ev.BudgetSpent) else event


def abc(**options: Any) -> Fight:
    return Fight(
        character("Ann", 18),
        monsters("Bat", 2, 12),
        character("Cy", 7),
        **options,
    )


def test_three_turns_end_a_round() -> None:
    fight = abc()
    assert fight.now == "1 ann"
    assert fight.walk(4) == ["1 ba bb", "1 cy", "2 ann", "2 ba bb"]


def test_several_turns_are_one_step() -> None:
    fight = abc()
    fight.next(4)
    assert (fight.now, fight.happened(ev.TurnPassed)) == ("2 ba bb", 4)


def test_alone_one_is_its_own_successor() -> None:
    assert Fight(monsters("Rat")).walk(2) == ["2 rat", "3 rat"]


@pytest.mark.parametrize(
    ("command", "key"),
    [
        (cmd.NextTurn(), "not-started"),
        (cmd.TakeBackTurn(), "not-started"),
        (cmd.EndFight(), "not-started"),
    ],
)
def test_nothing_moves_before_the_start(command: cmd.Command, key: str) -> None:
    fight = Fight(monsters("Rat"), start=False)
    assert fight.refuses(command).key == key
    assert fight.refuses(cmd.GoTo(fight.id("rat"))).key == key


def test_start_needs_somebody_and_comes_once() -> None:
    assert Fight(start=False).refuses(cmd.StartFight()).key == "no-combatants"
    dead = Fight(monsters("Rat", hp_now=0), start=False)
    assert dead.refuses(cmd.StartFight()).key == "no-combatants"
    assert Fight(monsters("Rat")).refuses(cmd.StartFight()).key == "already-started"


def test_after_the_end_nothing_moves() -> None:
    fight = abc()
    fight.next()
    fight.do(cmd.EndFight())
    assert fight.events == (ev.FightEnded(1),)
    for command in (cmd.NextTurn(), cmd.TakeBackTurn(), cmd.EndFight(), cmd.GoTo(fight.id("cy"))):
        assert fight.refuses(command).key == "fight-is-over"


def test_next_has_a_bound() -> None:
    assert abc().refuses(cmd.NextTurn(501)).params["what"] == "turns"


def test_dead_lines_are_skipped_and_groups_live_as_long_as_one_does() -> None:
    fight = abc()
    fight.kill("ba")
    assert fight.walk(1) == ["1 ba bb"]
    assert len(fight.table.living(fight.table.active)) == 1
    fight.kill("bb")
    assert fight.walk(3) == ["1 cy", "2 ann", "2 cy"]


def test_the_dying_keep_their_turns() -> None:
    fight = abc()
    fight.hurt("cy", 10)
    assert fight.walk(2) == ["1 ba bb", "1 cy"]
    assert fight.asked == ["death-save cy"]


def test_with_nobody_left_there_is_no_next() -> None:
    fight = Fight(monsters("Rat"), monsters("Bat"))
    fight.kill("rat bat")
    assert fight.refuses(cmd.NextTurn()).key == "nobody-left"


def test_next_may_stop_in_the_middle() -> None:
    """The last one dies of its wound on the way: the counter stops and `back` still works."""
    fight = Fight(monsters("Rat"), prompt_ongoing="auto")
    ongoing = Ongoing("hurt", "20", "end")
    fight.do(cmd.AddEffect(fight.ids("rat"), "Burning", ongoing=ongoing))
    fight.next()
    assert (fight.table.active, fight.table.round) == ("", 1)
    assert fight.refuses(cmd.NextTurn()).key == "nobody-left"
    fight.back()
    assert fight.now == "1 rat"


def test_revived_after_its_place_it_waits() -> None:
    fight = abc()
    fight.kill("ba bb")
    fight.next()
    fight.do(cmd.Revive(fight.id("ba"), 3))
    assert fight.walk(3) == ["2 ann", "2 ba bb", "2 cy"]


def test_budgets_come_back_at_the_own_turn() -> None:
    """REACT-01: not at the top of the round."""
    fight = abc()
    fight.do(cmd.SpendBudget(fight.id("bb"), "reaction"))
    assert fight.events == (ev.BudgetSpent(fight.id("bb"), "reaction"),)
    fight.do(cmd.SpendBudget(fight.id("bb"), "reaction", "again"))
    spent = (ev.BudgetSpent(fight.id("bb"), "reaction", "again", over=True),)
    assert tuple(map(bare, fight.events)) == spent
    fight.next()
    assert fight.creature("bb").budget == Budget()


@pytest.mark.parametrize(
    ("who", "what", "over"),
    [
        ("ann", "action", False),
        ("ann", "bonus", False),
        ("cy", "action", True),
        ("cy", "bonus", True),
        ("cy", "reaction", False),
    ],
)
def test_out_of_turn_only_a_reaction_is_within_the_rules(who: str, what: str, over: bool) -> None:
    fight = abc()
    fight.do(cmd.SpendBudget(fight.id(who), what))
    assert tuple(map(bare, fight.events)) == (ev.BudgetSpent(fight.id(who), what, "", over),)


def test_the_stunned_and_the_dead_have_nothing_to_spend() -> None:
    fight = abc()
    fight.cond("ann", "stunned")
    fight.do(cmd.SpendBudget(fight.id("ann"), "action"))
    spent = (ev.BudgetSpent(fight.id("ann"), "action", "", over=True),)
    assert tuple(map(bare, fight.events)) == spent
    fight.kill("ba")
    assert fight.refuses(cmd.SpendBudget(fight.id("ba"), "action")).key == "takes-no-turns"
    assert fight.refuses(cmd.SpendBudget(fight.id("ann"), "luck")).key == "unknown-budget"


class TestSurprise:
    def test_it_lasts_until_the_end_of_the_first_turn(self) -> None:
        """SURP-05, SURP-06: no reaction before, one after."""
        fight = abc()
        fight.do(cmd.MarkSurprised(fight.ids("ba bb")))
        fight.do(cmd.SpendBudget(fight.id("ba"), "reaction"))
        assert bare(fight.events[0]) == ev.BudgetSpent(fight.id("ba"), "reaction", "", over=True)
        fight.next()
        fight.do(cmd.SpendBudget(fight.id("bb"), "action"))
        assert bare(fight.events[0]) == ev.BudgetSpent(fight.id("bb"), "action", "", over=True)
        assert fight.creature("bb").surprised
        fight.next()
        assert not fight.creature("ba").surprised
        fight.do(cmd.SpendBudget(fight.id("ba"), "reaction"))
        assert bare(fight.events[0]) == ev.BudgetSpent(fight.id("ba"), "reaction")

    def test_it_may_be_marked_before_the_fight(self) -> None:
        fight = Fight(monsters("Rat", 1, 5), character("Ann", 3), start=False)
        fight.do(cmd.MarkSurprised(fight.ids("rat ann")))
        fight.do(cmd.StartFight())
        fight.next()
        assert (fight.creature("rat").surprised, fight.creature("ann").surprised) == (False, True)

    def test_it_is_too_late_after_the_first_turn(self) -> None:
        fight = abc()
        fight.next()
        assert fight.refuses(cmd.MarkSurprised(fight.ids("ann"))).key == "surprise-too-late"
        fight.do(cmd.MarkSurprised(fight.ids("ann cy")))
        assert fight.happened(ev.SurpriseSet) == 1
        assert fight.refuses(cmd.MarkSurprised(fight.ids("cy"))).key == "nothing-changes"


class TestGoto:
    def test_forward_skips(self) -> None:
        fight = abc()
        fight.goto("cy")
        assert fight.happened(ev.PointerSet) == 1 == len(fight.events)
        assert [fight.now, *fight.walk(2)] == ["1 cy", "2 ann", "2 ba bb"]

    def test_back_lets_act_again(self) -> None:
        fight = abc()
        fight.next(2)
        fight.goto("ann")
        assert [fight.now, *fight.walk(3)] == ["1 ann", "1 ba bb", "1 cy", "2 ann"]

    def test_whoever_waits_goes_on_waiting(self) -> None:
        fight = abc()
        fight.next(2)
        fight.add(monsters("Rat", 1, 10))
        fight.goto("ann")
        assert fight.walk(4) == ["1 ba bb", "1 cy", "2 ann", "2 ba bb"]
        assert fight.walk(1) == ["2 rat"]

    def test_not_to_the_dead_nor_to_the_active(self) -> None:
        fight = abc()
        assert fight.refuses(cmd.GoTo(fight.id("ann"))).key == "acts-already"
        fight.kill("cy")
        assert fight.refuses(cmd.GoTo(fight.id("cy"))).key == "takes-no-turns"
        fight.remove("cy")
        assert fight.refuses(cmd.GoTo(fight.id("cy"))).key == "gone"


def test_a_roll_for_the_log() -> None:
    fight = abc()
    fight.do(cmd.RollDice("2d6+1"))
    assert fight.events == (ev.DiceRolled("2d6+1", 7, (3, 3)),)
    fight.do(cmd.RollDice("2d6+1", 9))
    assert fight.events == (ev.DiceRolled("2d6+1", 9),)
    assert fight.refuses(cmd.RollDice("2d")).key == "bad-dice"
