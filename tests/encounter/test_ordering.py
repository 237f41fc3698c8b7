"""The order by hand: delay and come back, swap, split, join."""

import pytest

from tests.encounter.fight import Fight, character, monsters
from tests.encounter.order_table import acting, held, order, settled, summoned, three, turns
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev


class TestDelay:
    def test_who_delays_is_stepped_over_and_comes_back_behind_who_acted(self) -> None:
        fight = three()
        fight.do(cmd.Delay(fight.id("rogue")))
        assert acting(fight) == ["wa", "wb", "wc"]
        fight.do(cmd.ComeBack(fight.id("rogue")))
        assert acting(fight) == ["rogue"]
        assert order(fight) == ["wa", "rogue", "cleric"]
        assert fight.table.lines[fight.table.active].initiative == 15
        assert turns(fight, 4) == ["cleric", "wa", "rogue", "cleric"]

    def test_the_turn_goes_on_where_it_stopped(self) -> None:
        fight = three()
        rogue = fight.id("rogue")
        fight.do(cmd.SpendBudget(rogue, "bonus"))
        fight.do(cmd.Delay(rogue))
        fight.do(cmd.SpendBudget(rogue, "reaction"))
        fight.do(cmd.ComeBack(rogue))
        budget = fight.creature("rogue").budget
        assert (budget.action, budget.bonus, budget.reaction) == (1, 0, 0)

    def test_what_ends_at_the_end_of_its_turn_waits_for_the_turn(self) -> None:
        fight = three()
        rogue, wolf = fight.id("rogue"), fight.id("wa")
        until = cmd.Duration(until="end", until_of=rogue)
        fight.do(cmd.NextTurn())
        fight.do(cmd.AddCondition((wolf,), "stunned", until))
        turns(fight, 2)
        fight.do(cmd.Delay(rogue))
        fight.do(cmd.NextTurn())
        assert held(fight, "wa") == ["stunned"]
        fight.do(cmd.ComeBack(rogue))
        assert held(fight, "wa") == ["stunned"]
        fight.do(cmd.NextTurn())
        assert held(fight, "wa") == []

    def test_a_round_let_go_by_does_not_stretch_an_end(self) -> None:
        fight = three()
        rogue, wolf = fight.id("rogue"), fight.id("wa")
        fight.do(cmd.Delay(rogue))
        fight.do(cmd.AddCondition((wolf,), "stunned", cmd.Duration(1, source=rogue)))
        fight.do(cmd.NextTurn())
        assert turns(fight, 1) == ["wa"]
        assert fight.table.round == 2
        assert held(fight, "wa") == []
        fight.do(cmd.ComeBack(rogue))
        assert fight.creature("rogue").budget.action == 1
        assert turns(fight, 2) == ["cleric", "wa"]

    def test_ahead_of_its_turn_it_is_not_reached(self) -> None:
        fight = three()
        fight.do(cmd.Delay(fight.id("wa")))
        assert acting(fight) == ["rogue"]
        assert turns(fight, 2) == ["cleric", "rogue"]
        fight.do(cmd.ComeBack(fight.id("wb")))
        assert order(fight) == ["rogue", "wa", "cleric"]

    def test_going_back_puts_it_off_no_more_and_forward_is_the_same(self) -> None:
        fight = three()
        start = settled(fight.table)
        fight.do(cmd.Delay(fight.id("rogue")))
        fight.do(cmd.TakeBackTurn())
        assert settled(fight.table) == start
        fight.do(cmd.Delay(fight.id("rogue")))
        waiting = settled(fight.table)
        fight.do(cmd.ComeBack(fight.id("rogue")))
        here = settled(fight.table)
        fight.do(cmd.TakeBackTurn())
        assert settled(fight.table) == waiting
        fight.do(cmd.ComeBack(fight.id("rogue")))
        assert settled(fight.table) == here

    def test_whoever_hangs_on_it_waits_too(self) -> None:
        fight = three()
        fight.do(cmd.AddCreatures(summoned(fight, "rogue")))
        fight.do(cmd.Delay(fight.id("rogue")))
        assert turns(fight, 2) == ["cleric", "wa"]
        fight.do(cmd.ComeBack(fight.id("rogue")))
        assert turns(fight, 2) == ["imp", "cleric"]

    def test_refusals(self) -> None:
        fight = three()
        rogue = fight.id("rogue")
        assert fight.refuses(cmd.ComeBack(rogue)).key == "does-not-delay"
        fight.do(cmd.NextTurn())
        assert fight.refuses(cmd.Delay(rogue)).key == "had-its-turn"
        fight.do(cmd.Delay(fight.id("wa")))
        assert fight.refuses(cmd.Delay(fight.id("wb"))).key == "delays-already"
        fight.do(cmd.Remove((rogue,)))
        assert fight.refuses(cmd.Delay(fight.id("cleric"))).key == "nobody-else"

    @pytest.mark.parametrize("by", [cmd.GoTo, "init"])
    def test_goto_and_init_bring_back_too(self, by: object) -> None:
        fight = three()
        rogue = fight.id("rogue")
        fight.do(cmd.Delay(rogue))
        if by is cmd.GoTo:
            fight.do(cmd.GoTo(rogue))
            assert acting(fight) == ["rogue"]
        else:
            fight.do(cmd.SetInitiative((cmd.InitiativeEntry(rogue, 12),)))
            assert turns(fight, 2) == ["rogue", "cleric"]


class TestSwapSplitJoin:
    def test_swapped_lines_have_each_others_count_and_nobody_acts_twice(self) -> None:
        fight = three()
        fight.do(cmd.SwapPlaces(fight.id("rogue"), fight.id("cleric")))
        assert order(fight) == ["cleric", "wa", "rogue"]
        assert [fight.table.lines[line].initiative for line in fight.table.order] == [20, 15, 10]
        assert turns(fight, 3) == ["cleric", "wa", "cleric"]

    def test_a_swap_settles_the_tie_of_two(self) -> None:
        fight = Fight(character("Rogue", 12), monsters("Wolf", 1, 12))
        assert fight.table.ties
        fight.do(cmd.SwapPlaces(fight.id("rogue"), fight.id("wolf")))
        assert order(fight) == ["wolf", "rogue"]
        assert not fight.table.ties
        assert not fight.table.prompts

    def test_a_split_keeps_the_count_and_acts_right_behind(self) -> None:
        fight = three()
        fight.do(cmd.SplitLine((fight.id("wb"),)))
        assert order(fight) == ["rogue", "wa", "wb", "cleric"]
        assert turns(fight, 3) == ["wa", "wb", "cleric"]
        assert fight.creature("wb").hp == 10

    def test_split_in_the_midst_of_its_turn_nothing_starts_twice(self) -> None:
        fight = three()
        fight.do(cmd.NextTurn())
        wolf = fight.id("wc")
        fight.do(cmd.SpendBudget(wolf, "action"))
        fight.do(cmd.SplitLine((wolf,)))
        assert turns(fight, 1) == ["wc"]
        assert fight.creature("wc").budget.action == 0
        assert turns(fight, 2) == ["cleric", "rogue"]

    def test_split_after_its_turn_waits_for_the_next_round(self) -> None:
        fight = three()
        fight.do(cmd.NextTurn(2))
        fight.do(cmd.SplitLine((fight.id("wc"),), 5))
        assert order(fight) == ["rogue", "wa", "cleric", "wc"]
        assert turns(fight, 4) == ["rogue", "wa", "cleric", "wc"]

    def test_a_whole_group_falls_into_single_lines(self) -> None:
        fight = three()
        fight.do(cmd.SplitLine(tuple(fight.id(one) for one in ("wa", "wb", "wc"))))
        assert order(fight) == ["rogue", "wa", "wb", "wc", "cleric"]
        assert fight.refuses(cmd.SplitLine((fight.id("wa"),))).key == "stands-alone"

    def test_joined_they_act_as_one_and_keep_their_hit_points(self) -> None:
        fight = three()
        whole = fight.table.order
        fight.do(cmd.SplitLine((fight.id("wb"),), 1))
        fight.do(cmd.JoinLines((fight.id("wa"), fight.id("wb"))))
        assert fight.table.order == whole
        assert turns(fight, 1) == ["wa"]
        assert sorted(acting(fight)) == ["wa", "wb", "wc"]

    def test_nobody_is_joined_out_of_step(self) -> None:
        fight = three()
        fight.do(cmd.NextTurn())
        both = (fight.id("rogue"), fight.id("cleric"))
        assert fight.refuses(cmd.JoinLines(both)).key == "turns-differ"
        assert fight.refuses(cmd.JoinLines((fight.id("wa"), fight.id("wb")))).key == (
            "same-line-already"
        )

    def test_any_number(self) -> None:
        fight = three()
        fight.do(
            cmd.SetInitiative(
                (
                    cmd.InitiativeEntry(fight.id("cleric"), 0),
                    cmd.InitiativeEntry(fight.id("wa"), -7),
                )
            )
        )
        assert order(fight) == ["rogue", "cleric", "wa"]

    def test_a_late_wolf_at_count_0_acts_this_round(self) -> None:
        fight = three()
        fight.do(cmd.AddCreatures(monsters("Bat", 1, 0)))
        assert turns(fight, 3) == ["wa", "cleric", "bat"]

    def test_whose_turn_is_taken_back_after_it_was_split_off_begins_it_anew(self) -> None:
        fight = three()
        fight.do(cmd.NextTurn())
        fight.do(cmd.SplitLine((fight.id("wb"),)))
        fight.do(cmd.TakeBackTurn())
        assert turns(fight, 2) == ["wa", "wb"]
        began = [one for one in fight.events if isinstance(one, ev.TurnBegan)]
        assert [who for one in began for who, _ in one.budgets] == [fight.id("wb")]

    def test_who_put_off_its_next_turn_does_not_act_again_in_the_round_gone_back_to(self) -> None:
        fight = three()
        fight.do(cmd.NextTurn(3))
        fight.do(cmd.Delay(fight.id("wa")))
        fight.do(cmd.TakeBackTurn())
        assert fight.now == "1 cleric"
        assert fight.refuses(cmd.ComeBack(fight.id("wa"))).key == "had-its-turn"
        assert turns(fight, 2) == ["rogue", "cleric"]
        fight.do(cmd.ComeBack(fight.id("wa")))
        assert fight.now == "2 wa wb wc"

    def test_who_is_split_off_after_its_turn_only_goes_on_in_that_turn_gone_back_to(self) -> None:
        fight = three()
        fight.do(cmd.NextTurn(2))
        fight.do(cmd.SplitLine((fight.id("wb"),)))
        fight.do(cmd.TakeBackTurn())
        assert fight.now == "1 wa wc"
        fight.do(cmd.NextTurn())
        assert fight.now == "1 wb"
        assert not [one for one in fight.events if isinstance(one, ev.TurnBegan) and one.budgets]

    def test_a_host_put_off_in_the_turn_of_who_hangs_on_it_comes_back(self) -> None:
        fight = three()
        fight.hang("rogue", "after", "cleric")
        fight.do(cmd.Delay(fight.id("cleric")))
        fight.do(cmd.ComeBack(fight.id("cleric")))
        assert (fight.now, order(fight)) == ("1 cleric", ["wa", "cleric", "rogue"])
        assert turns(fight, 3) == ["wa", "wa", "cleric"]

    def test_who_put_off_its_next_turn_is_still_in_the_one_gone_back_to(self) -> None:
        fight = three()
        fight.do(cmd.NextTurn(3))
        fight.do(cmd.Delay(fight.id("cleric")))
        fight.do(cmd.TakeBackTurn())
        assert fight.now == "1 cleric"
        assert fight.refuses(cmd.ComeBack(fight.id("cleric"))).key == "acts-already"

    def test_setting_the_count_of_who_put_off_its_next_turn_gives_no_second_one(self) -> None:
        fight = three()
        fight.do(cmd.NextTurn(3))
        fight.do(cmd.Delay(fight.id("wa")))
        fight.do(cmd.TakeBackTurn())
        fight.init(wa=1)
        assert turns(fight, 3) == ["rogue", "cleric", "wa"]

    def test_back_past_a_join_goes_on_to_where_both_stood_alike(self) -> None:
        fight = three()
        fight.do(cmd.NextTurn(3))
        fight.do(cmd.JoinLines((fight.id("cleric"), fight.id("wa"))))
        fight.do(cmd.TakeBackTurn())
        assert fight.now == "1 rogue"
        assert turns(fight, 3) == ["wb", "cleric", "rogue"]

    def test_a_turn_that_had_begun_is_not_joined_to_one_that_had_not(self) -> None:
        fight = three()
        fight.do(cmd.NextTurn(1))
        assert fight.now == "1 wa wb wc"
        fight.do(cmd.SplitLine((fight.id("wb"),)))
        join = cmd.JoinLines((fight.id("wb"), fight.id("cleric")))
        assert fight.refuses(join).key == "turns-differ"

    def test_where_they_never_stood_alike_it_is_refused(self) -> None:
        fight = three()
        fight.do(cmd.NextTurn(2))
        fight.do(cmd.JoinLines((fight.id("wa"), fight.id("rogue"))))
        assert fight.refuses(cmd.TakeBackTurn()).key == "joined-since"

    def test_a_turn_pointed_at_and_split_is_had_when_it_comes_again(self) -> None:
        fight = three()
        fight.do(cmd.NextTurn(3))
        fight.goto("wa")
        fight.do(cmd.SplitLine((fight.id("wb"),)))
        fight.do(cmd.TakeBackTurn())
        assert fight.now == "1 cleric"
        fight.do(cmd.NextTurn(3))
        began = [one for one in fight.events if isinstance(one, ev.TurnBegan)]
        assert fight.now == "2 wb"
        assert [who for one in began for who, _ in one.budgets][-1] == fight.id("wb")
