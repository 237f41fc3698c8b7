"""`back`: what the passing of a turn did by itself is restored, what was done by hand stays."""

import pytest

from tests.encounter.fight import Fight, character, monsters, same
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.effects import Modifiers, Ongoing


def abc(**options: bool | int | str) -> Fight:
    entries = (character("Ann", 18), monsters("Bat", 2, 12), character("Cy", 7))
    fight = Fight(*entries, start=False)
    for name, value in options.items():
        fight.do(cmd.SetOption(name, value))
    fight.do(cmd.StartFight())
    return fight


def there_and_back(fight: Fight, turns: int = 1) -> None:
    """Next and back give the table from before; and forth again the table from after."""
    tables = [fight.table]
    for _ in range(turns):
        fight.next()
        tables.append(fight.table)
    for table in tables[-2::-1]:
        fight.back()
        assert same(fight.table, table, "answered")
    for table in tables[1:]:
        fight.next()
        assert same(fight.table, table, "answered", "prompts", "passage")
        assert [one.key for one in fight.table.prompts] == [one.key for one in table.prompts]


def test_over_the_top_of_a_round() -> None:
    """INIT-10: from the top of round 3 to the last line of round 2."""
    fight = abc()
    fight.next(6)
    assert fight.now == "3 ann"
    fight.back()
    assert fight.now == "2 cy"


def test_down_to_the_first_turn_and_no_further() -> None:
    fight = abc()
    there_and_back(fight, 7)
    for _ in range(7):
        fight.back()
    assert fight.now == "1 ann"
    assert fight.refuses(cmd.TakeBackTurn()).key == "no-turn-before"


def test_ended_effects_come_back_with_their_ids() -> None:
    fight = abc()
    fight.cond("cy", "poisoned", until="end", until_of=fight.id("ba"))
    fight.cond("cy", "prone")
    fight.next()
    before = fight.creature("cy").effects
    fight.next()
    assert fight.conditions("cy") == ["prone"]
    fight.back()
    assert fight.creature("cy").effects == before
    there_and_back(fight, 4)


def test_a_cut_maximum_gives_its_hit_points_back() -> None:
    fight = abc()
    duration = cmd.Duration(until="start", until_of=fight.id("ba"))
    fight.do(cmd.AddEffect(fight.ids("cy"), "Aid", duration, Modifiers(max_hp=5)))
    fight.heal("cy", 5)
    there_and_back(fight)
    fight.back()
    assert (fight.creature("cy").hp, fight.creature("cy").hp_trail) == (15, (10, 15))


def test_surprise_and_budgets_come_back() -> None:
    fight = abc()
    fight.do(cmd.MarkSurprised(fight.ids("ann ba")))
    fight.do(cmd.SpendBudget(fight.id("ba"), "reaction"))
    there_and_back(fight, 5)


def test_what_was_spent_by_hand_stays_spent() -> None:
    fight = abc()
    fight.next()
    fight.do(cmd.SpendBudget(fight.id("ba"), "reaction"))
    fight.do(cmd.SpendBudget(fight.id("ann"), "reaction"))
    fight.back()
    assert fight.creature("ba").budget.reaction == 0
    assert fight.creature("ann").budget.reaction == 0


def test_what_was_done_by_hand_stays() -> None:
    fight = abc()
    fight.next()
    fight.hurt("cy", 4)
    fight.cond("ann", "prone")
    fight.kill("ba")
    fight.remove("cy")
    fight.back()
    assert fight.now == "1 ann"
    assert fight.creature("cy").hp == 6
    assert fight.conditions("ann") == ["prone"]
    assert fight.creature("ba").state == "dead"
    assert fight.creature("cy").gone


def test_open_questions_go_and_older_ones_return() -> None:
    fight = abc()
    fight.hurt("cy", 10)
    there_and_back(fight, 5)
    old = fight.table.prompts
    fight.next()
    fight.back()
    assert fight.table.prompts == old
    for _ in range(4):
        fight.back()
    assert fight.asked == []
    fight.next(5)
    assert fight.asked == ["death-save cy"]


def test_an_answered_question_stays_answered() -> None:
    fight = abc()
    fight.hurt("cy", 10)
    fight.next(2)
    fight.answer(15)
    there_and_back(fight)
    fight.back()
    fight.back()
    assert (fight.now, fight.asked, fight.creature("cy").successes) == ("1 ba bb", [], 1)
    fight.next()
    assert (fight.now, fight.asked, fight.creature("cy").successes) == ("1 cy", [], 1)
    fight.next(3)
    assert fight.asked == ["death-save cy"]


def test_a_death_save_typed_by_hand_counts_as_the_answer() -> None:
    fight = abc()
    fight.hurt("cy", 10)
    fight.next(2)
    fight.do(cmd.RollDeathSave(fight.id("cy"), 15))
    fight.back()
    fight.next()
    assert (fight.asked, fight.creature("cy").successes) == ([], 1)


def test_held_effects_return_only_while_they_are_held() -> None:
    fight = abc()
    fight.do(cmd.Concentrate(fight.id("ann"), "Fog", fight.ids("cy")))
    asked = {"until": "start", "until_of": fight.id("ba"), "source": fight.id("ann")}
    fight.cond("cy", "blinded", concentration=True, **asked)
    fight.cond("ann", "invisible", concentration=True, source=fight.id("ann"))
    fight.next()
    assert fight.conditions("cy") == []
    there_and_back(fight)
    fight.back()
    fight.do(cmd.EndConcentration(fight.id("ann")))
    fight.back()
    assert fight.conditions("cy") == []


def test_a_concentration_that_ran_out_comes_back_with_its_effect() -> None:
    """CONC-05: nothing was left to hold."""
    fight = abc()
    fight.do(cmd.Concentrate(fight.id("ann"), "Fog", fight.ids("cy")))
    asked = {"until": "start", "until_of": fight.id("ba"), "source": fight.id("ann")}
    fight.cond("cy", "blinded", concentration=True, **asked)
    there_and_back(fight)
    assert (fight.conditions("cy"), fight.creature("ann").concentration) == ([], None)


def test_newcomers_stay_and_nobody_acts_twice() -> None:
    fight = abc()
    fight.next()
    fight.add(monsters("Early", 1, 15))
    fight.add(monsters("Late", 1, 9))
    after = fight.table
    fight.back()
    assert fight.now == "1 ann"
    fight.next()
    assert same(fight.table, after, "passage")
    assert fight.walk(6) == ["1 late", "1 cy", "2 ann", "2 early", "2 ba bb", "2 late"]


def test_newcomers_of_a_round_do_not_act_in_the_one_before() -> None:
    fight = abc()
    fight.next(3)
    fight.add(monsters("Late", 1, 3))
    after = fight.table
    fight.back()
    assert fight.now == "1 cy"
    fight.next()
    assert fight.now == "2 ann"
    assert same(fight.table, after, "passage")


def test_a_wave_goes_off_again_and_keeps_its_roll() -> None:
    fight = Fight(character("Ann", 18), monsters("Wolf", 2, enters_round=2), faces=[5])
    fight.next()
    after = fight.table
    fight.back()
    assert (fight.now, fight.creature("wa").enters_round) == ("1 ann", 2)
    fight.next()
    assert same(fight.table, after, "prompts", "kept_dice", "passage")
    assert [one.kind for one in fight.table.prompts] == ["wave"]
    there_and_back(fight, 3)
    assert fight.now == "3 wa wb"


def test_over_a_removal_to_somebody_who_is_there() -> None:
    fight = abc()
    fight.next()
    fight.remove("ba bb")
    assert fight.now == "1 cy"
    fight.back()
    assert (fight.now, fight.happened(ev.TurnTakenBack)) == ("1 ann", 2)
    assert fight.walk(2) == ["1 cy", "2 ann"]


def test_not_to_a_first_line_that_left() -> None:
    fight = abc()
    fight.remove("ann")
    assert fight.now == "1 ba bb"
    assert fight.refuses(cmd.TakeBackTurn()).key == "no-turn-before"


def test_back_after_goto_takes_the_last_passing_back() -> None:
    fight = abc()
    fight.next()
    fight.goto("cy")
    fight.back()
    assert fight.now == "1 ann"


@pytest.mark.parametrize("count", [1, 3])
def test_each_turn_of_a_next_goes_back_by_itself(count: int) -> None:
    fight = abc()
    fight.next(count)
    for _ in range(count):
        fight.back()
    assert fight.now == "1 ann"


def test_whoever_fell_by_hand_is_up_with_the_hit_points_of_before() -> None:
    fight = abc(prompt_ongoing="auto")
    burning = Ongoing("hurt", "6", "start")
    fight.do(cmd.AddEffect((fight.id("cy"),), "Embers", ongoing=burning))
    fight.next(2)
    assert fight.creature("cy").hp == 4
    fight.hurt("cy", 5)
    assert fight.creature("cy").state == "dying"
    fight.back()
    one = fight.creature("cy")
    assert (one.hp, one.state, fight.conditions("cy")) == (6, "up", ["Embers", "prone"])


def test_whoever_is_split_off_after_its_turn_has_had_it_when_going_back() -> None:
    fight = Fight(monsters("Rat", 3, 18), character("Ann", 12), character("Bo", 7))
    fight.next(2)
    fight.do(cmd.SplitLine((fight.id("rb"),)))
    fight.do(cmd.SplitLine((fight.id("rc"), fight.id("ra"))))
    fight.back()
    assert fight.now == "1 ann"
    assert [text[0] for text in fight.walk(2)] == ["1", "2"]


def test_a_wave_told_of_is_not_told_again_when_another_line_came_before_it() -> None:
    late = monsters("Orc", 1, 5, enters_round=2)
    fight = Fight(character("Ann", 18), monsters("Bat", 1, 12), character("Cy", 7), late)
    fight.next(3)
    assert (fight.now, fight.asked) == ("2 ann", ["wave orc"])
    fight.answer("pass")
    fight.back()
    fight.back()
    fight.kill("cy")
    fight.next()
    assert (fight.now, fight.asked) == ("2 ann", [])


def test_an_older_question_makes_room_again_for_one_that_is_answered() -> None:
    dragon = monsters("Dragon", 1, 1, legendary_uses=3)
    fight = Fight(character("Ann", 18), character("Bo", 12), character("Cy", 7), dragon)
    fight.next(2)
    fight.answer("skip")
    fight.back()
    fight.back()
    fight.next()
    assert (fight.now, fight.asked) == ("1 bo", ["legendary dragon"])
    fight.next()
    assert (fight.now, fight.asked) == ("1 cy", [])
