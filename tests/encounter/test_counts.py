"""Timers, counters, lairs, summoned creatures, waves, the raised, and the options of the order."""

from collections.abc import Sequence

from tests.encounter.fight import Fight, character, monsters
from tests.encounter.order_table import acting, order, settled, summoned, three, turns
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.stat_block import StatBlock


def count(fight: Fight, name: str) -> int:
    clock = fight.creature(name).clock
    assert clock is not None
    return clock.now


def kinds(fight: Fight) -> list[str]:
    return [one.kind for one in fight.table.prompts]


class TestCounts:
    def test_a_timer_runs_with_the_rounds_and_says_so(self) -> None:
        fight = three()
        fight.do(cmd.StartTimer("Ritual", 2))
        fight.do(cmd.NextTurn(2))
        assert count(fight, "ritual") == 2
        assert turns(fight, 1) == ["rogue"]
        assert count(fight, "ritual") == 1
        fight.do(cmd.NextTurn(3))
        assert count(fight, "ritual") == 0
        assert kinds(fight) == ["timer"]
        fight.answer("roll")
        fight.do(cmd.NextTurn(3))
        assert count(fight, "ritual") == 0
        assert kinds(fight) == []

    def test_at_a_count_it_ticks_as_the_order_passes_there(self) -> None:
        fight = three()
        fight.do(cmd.StartTimer("Flood", 1, "count", 15))
        assert order(fight) == ["rogue", "wa", "flood", "cleric"]
        assert turns(fight, 4) == ["wa", "cleric", "rogue", "wa"]
        assert count(fight, "flood") == 1
        assert turns(fight, 1) == ["cleric"]
        assert count(fight, "flood") == 0

    def test_at_the_end_of_a_turn_also_of_the_dead(self) -> None:
        fight = three()
        fight.do(cmd.StartTimer("Fuse", 2, "end", who=fight.id("cleric")))
        fight.do(cmd.NextTurn(5))
        assert count(fight, "fuse") == 2
        fight.do(cmd.NextTurn())
        assert (count(fight, "fuse"), fight.table.round) == (1, 3)
        fight.do(cmd.Kill((fight.id("cleric"),)))
        fight.do(cmd.NextTurn(2))
        assert (count(fight, "fuse"), fight.table.round) == (0, 4)

    def test_back_takes_a_tick_back_and_keeps_what_was_done_by_hand(self) -> None:
        fight = three()
        fight.do(cmd.StartTimer("Ritual", 5))
        fight.do(cmd.NextTurn(3))
        fight.do(cmd.MoveClock(fight.id("ritual"), 2))
        assert count(fight, "ritual") == 6
        fight.do(cmd.TakeBackTurn())
        assert count(fight, "ritual") == 7
        fight.do(cmd.NextTurn())
        assert count(fight, "ritual") == 6
        fight.do(cmd.TakeBackTurn())
        fight.do(cmd.NextTurn())
        assert count(fight, "ritual") == 6

    def test_a_counter_is_moved_by_hand_and_is_full_once(self) -> None:
        fight = three()
        fight.do(cmd.StartCounter("Alarm", 1, 3))
        fight.do(cmd.MoveClock(fight.id("alarm"), 2))
        assert kinds(fight) == ["timer"]
        fight.do(cmd.MoveClock(fight.id("alarm"), -1))
        assert kinds(fight) == []
        assert turns(fight, 3) == ["wa", "cleric", "rogue"]
        assert fight.refuses(cmd.MoveClock(fight.id("alarm"), -9)).key == "out-of-bounds"
        assert fight.refuses(cmd.MoveClock(fight.id("rogue"), 1)).key == "no-count"

    def test_counts_roll_no_initiative(self) -> None:
        fight = Fight(character("Rogue", 20), monsters("Wolf", 1, 15), start=False)
        fight.do(cmd.StartCounter("Alarm", 0, 3))
        fight.do(cmd.StartFight())
        assert order(fight) == ["rogue", "wolf", "alarm"]


class TestLair:
    def test_a_lair_acts_at_20_behind_equals_and_is_tied_with_nobody(self) -> None:
        lair = cmd.Entry(StatBlock("Lair", 0, 10), kind="lair")
        fight = Fight(lair, character("Rogue", 20), monsters("Wolf", 1, 15))
        assert order(fight) == ["rogue", "lair", "wolf"]
        assert not fight.table.ties
        assert turns(fight, 2) == ["lair", "wolf"]

    def test_one_that_comes_late_and_one_that_ties_later(self) -> None:
        fight = three()
        fight.do(cmd.AddCreatures(cmd.Entry(StatBlock("Lair", 0, 10), kind="lair")))
        assert order(fight) == ["rogue", "lair", "wa", "cleric"]
        fight.do(cmd.SetInitiative((cmd.InitiativeEntry(fight.id("cleric"), 20),)))
        assert order(fight) == ["rogue", "cleric", "lair", "wa"]
        assert turns(fight, 3) == ["cleric", "lair", "wa"]


class TestSummoned:
    def held(self) -> Fight:
        fight = three()
        fight.do(cmd.Concentrate(fight.id("cleric"), "Conjure"))
        fight.do(cmd.AddCreatures(summoned(fight, "cleric", count=2, held=True)))
        return fight

    def test_they_act_behind_their_summoner_and_go_with_the_concentration(self) -> None:
        fight = self.held()
        assert turns(fight, 3) == ["wa", "cleric", "ia"]
        before = fight.table
        fight.do(cmd.EndConcentration(fight.id("cleric")))
        assert fight.creature("ia").gone
        assert acting(fight) == ["rogue"]
        fight.do(cmd.TakeBackTurn())
        assert acting(fight) == ["cleric"]
        assert before.combatants[fight.id("ia")].gone is False

    def test_another_spell_sends_them_away_too(self) -> None:
        fight = self.held()
        fight.do(cmd.Concentrate(fight.id("cleric"), "Bless"))
        assert fight.creature("ib").gone

    def test_back_brings_them_back_with_the_passing_that_took_them(self) -> None:
        fight = self.held()
        cleric = fight.id("cleric")
        ends = cmd.Duration(until="start", until_of=cleric, source=cleric, concentration=True)
        fight.do(cmd.AddEffect((cleric,), "Conjured", ends))
        fight.do(cmd.NextTurn())
        here = settled(fight.table)
        fight.do(cmd.NextTurn())
        assert fight.creature("ia").gone
        fight.do(cmd.TakeBackTurn())
        assert settled(fight.table) == here
        fight.do(cmd.NextTurn())
        assert fight.creature("ia").gone

    def test_without_concentration_it_is_refused(self) -> None:
        fight = three()
        entry = summoned(fight, "cleric", held=True)
        assert fight.refuses(cmd.AddCreatures(entry)).key == "not-concentrating"

    def test_behind_one_who_had_a_turn_they_wait(self) -> None:
        fight = three()
        fight.do(cmd.NextTurn())
        fight.do(cmd.AddCreatures(summoned(fight, "rogue")))
        assert order(fight) == ["rogue", "imp", "wa", "cleric"]
        assert turns(fight, 3) == ["cleric", "rogue", "imp"]


class TestWavesAndTheDead:
    def test_a_wave_says_that_it_is_here_once(self) -> None:
        fight = Fight(
            character("Rogue", 20), monsters("Wolf", 2, 15, enters_round=2), faces=[1] * 40
        )
        assert turns(fight, 1) == ["rogue"]
        assert kinds(fight) == ["wave"]
        fight.answer("roll")
        fight.do(cmd.TakeBackTurn())
        fight.do(cmd.NextTurn())
        assert kinds(fight) == []

    def test_back_and_forth_a_wave_rolls_the_same(self) -> None:
        fight = Fight(character("Rogue", 20), monsters("Wolf", 2, enters_round=2), seed=4)
        fight.do(cmd.NextTurn())
        once = settled(fight.table)
        fight.do(cmd.TakeBackTurn())
        fight.do(cmd.NextTurn())
        assert settled(fight.table)[2:4] == once[2:4]  # type: ignore[index]  # a tuple

    def test_the_raised_act_again_at_their_place(self) -> None:
        fight = three()
        cleric = fight.id("cleric")
        fight.do(cmd.Kill((cleric,)))
        assert turns(fight, 2) == ["wa", "rogue"]
        fight.do(cmd.Revive(cleric, 5))
        assert turns(fight, 2) == ["wa", "cleric"]


def dice_of(events: Sequence[ev.Event]) -> tuple[int, ...]:
    return tuple(die for one in events if isinstance(one, ev.DiceKept) for die in one.dice)


class TestOptions:
    def test_each_round_a_new_order_and_back_the_old_one(self) -> None:
        fight = Fight(
            character("Rogue", 20), monsters("Wolf", 1, 15), seed=3, reroll_each_round=True
        )
        fight.do(cmd.NextTurn())
        before = settled(fight.table)
        fight.do(cmd.NextTurn())
        made, dice = settled(fight.table), dice_of(fight.events)
        assert len(dice) >= 2
        fight.do(cmd.TakeBackTurn())
        assert settled(fight.table) == before
        fight.do(cmd.NextTurn())
        assert settled(fight.table) == made
        assert dice_of(fight.events) == ()

    def test_dice_given_fall_instead(self) -> None:
        fight = Fight(
            character("Rogue", 20), monsters("Wolf", 1, 15), seed=3, reroll_each_round=True
        )
        fight.do(cmd.NextTurn())
        fight.do(cmd.NextTurn(dice=(2, 19)))
        assert order(fight) == ["wolf", "rogue"]
        assert dice_of(fight.events) == (2, 19)

    def test_a_lair_keeps_its_count_when_all_are_rolled_anew(self) -> None:
        lair = cmd.Entry(StatBlock("Lair", 0, 10), kind="lair")
        fight = Fight(lair, character("Rogue", 1), seed=3, reroll_each_round=True)
        fight.do(cmd.NextTurn(2))
        line = fight.table.line_of(fight.id("lair"))
        assert line is not None
        assert line.initiative == 20

    def test_a_side_has_one_roll_and_no_ties(self) -> None:
        fight = Fight(
            character("Rogue"),
            character("Cleric"),
            monsters("Wolf", 2),
            monsters("Bat"),
            faces=[7, 7, 12],
            side_initiative=True,
        )
        assert order(fight) == ["wa", "bat", "rogue", "cleric"]
        assert [fight.table.lines[line].initiative for line in fight.table.order] == [12, 12, 7, 7]
        assert not fight.table.ties
        fight.do(cmd.AddCreatures(monsters("Rat")))
        assert order(fight) == ["wa", "bat", "rat", "rogue", "cleric"]

    def test_roll_offs_of_the_start_are_kept_for_the_line(self) -> None:
        fight = Fight(character("Rogue", 12), monsters("Wolf", 1, 12), start=False, tie="roll_off")
        fight.do(cmd.StartFight(dice=(4, 17)))
        assert order(fight) == ["wolf", "rogue"]
        assert dice_of(fight.events) == (4, 17)
