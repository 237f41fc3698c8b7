"""Regeneration by stat block and by effect, and what is offered at the ends of others' turns."""

from typing import Any

import pytest

from tests.encounter.fight import Fight, character, monsters, same
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.effects import Ongoing
from tracker.encounter.stat_block import Action

TROLLISH = Action("Regeneration", heal="10", heal_stops=("acid", "fire"), heal_at_zero=True)
VAMPIRIC = Action("Regeneration", heal="20", heal_stops=("radiant",))
LEGENDARY = (Action("Detect"), Action("Tail"), Action("Wings", cost=2))


def troll(trait: Action = TROLLISH, **options: Any) -> Fight:
    entry = monsters("Troll", 1, 9, max_hp=84, traits=(trait,))
    return Fight(character("Ann", 18, max_hp=30), entry, **options)


def burn(fight: Fight, amount: int, kind: str = "fire") -> None:
    fight.do(cmd.DealDamage(fight.ids("troll"), (cmd.AmountPart(str(amount), kind),)))


def there_and_back(fight: Fight) -> None:
    """Next, back and next give the tables they gave before."""
    before = fight.table
    fight.next()
    after = fight.table
    fight.back()
    assert same(fight.table, before, "answered", "kept_dice")
    fight.next()
    assert same(fight.table, after, "answered", "kept_dice", "passage", "prompts")
    assert [one.key for one in fight.table.prompts] == [one.key for one in after.prompts]


@pytest.mark.parametrize(("how", "hp"), [("roll", 64), (7, 61), ("fail", 54), ("skip", 54)])
def test_every_answer(how: str | int, hp: int) -> None:
    fight = troll()
    fight.hurt("troll", 30)
    fight.next()
    assert fight.asked == ["regeneration troll"]
    fight.answer(how)
    assert (fight.creature("troll").hp, fight.asked) == (hp, [])


def test_fire_stops_it_once() -> None:
    """Fire since the start of its last turn, its own turn included."""
    fight = troll()
    burn(fight, 30)
    there_and_back(fight)
    assert fight.asked == []
    burn(fight, 1)
    fight.next(2)
    assert fight.asked == []
    fight.next(2)
    assert fight.asked == ["regeneration troll"]


def test_nothing_is_asked_at_full_hit_points_or_by_option() -> None:
    fight = troll()
    fight.next()
    assert fight.asked == []
    fight = troll(prompt_regeneration="off")
    fight.hurt("troll", 30)
    fight.next()
    assert fight.asked == []


def test_by_itself_and_back() -> None:
    fight = troll(prompt_regeneration="auto")
    fight.hurt("troll", 30)
    there_and_back(fight)
    assert fight.creature("troll").hp == 64


def test_at_0_it_lives_until_it_fails_to_regenerate() -> None:
    fight = troll()
    fight.hurt("troll", 200)
    assert fight.creature("troll").state == "dying"
    fight.hurt("troll", 200)
    assert (fight.creature("troll").state, fight.creature("troll").failures) == ("dying", 0)
    assert fight.refuses(cmd.RollDeathSave(fight.id("troll"))).key == "no-death-save"
    fight.next()
    assert fight.asked == ["regeneration troll"]
    fight.answer("roll")
    assert (fight.creature("troll").state, fight.creature("troll").hp) == ("up", 10)
    burn(fight, 50)
    fight.next(2)
    assert (fight.creature("troll").state, fight.asked) == ("dead", [])


def test_dying_of_fire_is_taken_back() -> None:
    fight = troll()
    burn(fight, 90)
    there_and_back(fight)
    assert fight.creature("troll").state == "dead"


def test_one_that_needs_a_hit_point_dies_at_0() -> None:
    fight = troll(VAMPIRIC)
    fight.hurt("troll", 84)
    assert fight.creature("troll").state == "dead"


def test_an_effect_mends_in_the_same_way() -> None:
    fight = Fight(character("Ann", 18, max_hp=30), monsters("Bat", 1, 9))
    mend = Ongoing("mend", "1d6+2", "start", ("acid", "fire"))
    fight.do(cmd.AddEffect(fight.ids("ann"), "Regeneration", ongoing=mend))
    fight.hurt("ann", 20)
    fight.next(2)
    assert fight.asked == ["regeneration ann"]
    fight.answer(5)
    assert fight.creature("ann").hp == 15
    fight.do(cmd.DealDamage(fight.ids("ann"), (cmd.AmountPart("1", "acid"),)))
    fight.next(2)
    assert (fight.asked, fight.happened(ev.RegenerationStopped)) == ([], 1)


def test_an_effect_may_keep_a_monster_from_dying_at_0() -> None:
    fight = Fight(character("Ann", 18, max_hp=30), monsters("Bat", 1, 9))
    mend = Ongoing("mend", "3", "start", ("fire",), at_zero=True)
    fight.do(cmd.AddEffect(fight.ids("bat"), "Regeneration", ongoing=mend))
    fight.hurt("bat", 10)
    fight.next()
    fight.answer("roll")
    assert (fight.creature("bat").state, fight.creature("bat").hp) == ("up", 3)


def dragon(**options: Any) -> Fight:
    wyrm = monsters("Dragon", 1, 15, max_hp=200, legendary=LEGENDARY, legendary_uses=3)
    entries = (character("Ann", 18, max_hp=30), wyrm, monsters("Bat", 1, 9))
    return Fight(*entries, **options)


def test_legendary_actions_are_offered_at_the_end_of_others_turns() -> None:
    fight = dragon()
    assert fight.asked == []
    fight.next()
    assert (fight.now, fight.asked) == ("1 dragon", ["legendary dragon"])
    fight.next()
    assert (fight.now, fight.asked) == ("1 bat", [])
    fight.next()
    assert (fight.now, fight.asked) == ("2 ann", ["legendary dragon"])
    assert fight.table.prompts[0].bonus == 3
    fight.answer(2)
    assert (fight.asked, fight.creature("dragon").used) == ([], (("Legendary Actions", 1),))
    fight.next()
    assert fight.table.prompts[0].bonus == 2


def test_one_question_stands_at_a_time_and_its_own_turn_withdraws_it() -> None:
    fight = dragon()
    fight.next(3)
    fight.next()
    assert (fight.now, fight.asked) == ("2 dragon", ["legendary dragon"])
    fight.next()
    assert fight.asked == []
    assert [one.why for one in fight.events if isinstance(one, ev.PromptWithdrawn)] == ["own-turn"]


def test_one_taken_just_before_its_own_turn_costs_none_of_the_new_uses() -> None:
    fight = dragon()
    fight.next(4)
    fight.answer(2)
    assert fight.creature("dragon").used == ()
    assert fight.happened(ev.ActionTaken) == 1


def test_uses_run_out_and_come_back() -> None:
    fight = dragon()
    fight.next(2)
    for _ in range(3):
        fight.do(cmd.UseAction(fight.id("dragon"), "Detect", legendary=True))
    fight.next()
    assert fight.asked == []
    fight.next(2)
    fight.next()
    assert fight.asked == ["legendary dragon"]


@pytest.mark.parametrize("name", ["stunned", "unconscious"])
def test_whoever_cannot_act_is_not_offered_any(name: str) -> None:
    fight = dragon()
    fight.next(3)
    fight.cond("dragon", name)
    assert fight.asked == []
    fight.next(3)
    assert fight.asked == []


def test_going_back_asks_again_once() -> None:
    fight = dragon()
    fight.next(2)
    there_and_back(fight)
    fight.answer("skip")
    fight.back()
    fight.next()
    assert fight.asked == []


def test_numbers_beyond_the_actions_are_refused() -> None:
    fight = dragon()
    fight.next(3)
    assert fight.refuses(cmd.AnswerPrompt("number", 4)).key == "out-of-bounds"
    assert fight.refuses(cmd.AnswerPrompt("roll")).key == "answer-does-not-fit"


def test_next_waits_for_answers_where_one_wants_it() -> None:
    fight = dragon(next_waits_for_answers=True)
    fight.next(3)
    assert fight.refuses(cmd.NextTurn()).key == "questions-open"
    fight.answer("skip")
    fight.next()
    assert fight.now == "2 dragon"


def test_a_lair_is_asked_for_its_action_when_its_row_begins() -> None:
    row = monsters("Cave", 1, 10, kind="lair", max_hp=0)
    fight = Fight(character("Ann", 18, max_hp=30), row, monsters("Bat", 1, 9))
    there_and_back(fight)
    assert fight.asked == ["lair cave"]
    fight.answer("roll")
    fight.back()
    fight.next()
    assert fight.asked == []
    fight.next(3)
    assert (fight.now, fight.asked) == ("2 cave", ["lair cave"])
    fight = Fight(character("Ann", 18, max_hp=30), row, prompt_lair="off")
    fight.next()
    assert fight.asked == []
