"""What turns end and ask: durations, repeat saves, death saves, ongoing damage, recharge (COND-02)."""

from typing import Any

import pytest

from tests.encounter.fight import Fight, character, monsters
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.effects import Modifiers, Ongoing
from tracker.encounter.stat_block import Action, Use


def abc(**options: Any) -> Fight:
    return Fight(
        character("Ann", 18),
        monsters("Bat", 2, 12),
        character("Cy", 7),
        **options,
    )


class TestDurations:
    def test_to_the_end_of_somebodys_next_turn(self) -> None:
        fight = abc()
        fight.cond("cy", "poisoned", until="end", until_of=fight.id("ba"))
        fight.next()
        assert fight.conditions("cy") == ["poisoned"]
        fight.next()
        assert fight.conditions("cy") == []
        assert any(isinstance(e, ev.EffectEnded) and e.why == "time" for e in fight.events)

    def test_rounds_run_from_the_anchors_turn(self) -> None:
        fight = abc()
        fight.cond("cy", "poisoned", rounds=1)
        fight.next(2)
        assert fight.conditions("cy") == ["poisoned"]
        fight.next()
        assert (fight.now, fight.conditions("cy")) == ("2 ann", [])

    @pytest.mark.parametrize("leave", ["kill", "remove"])
    def test_the_place_of_one_who_left_still_ends_them(self, leave: str) -> None:
        """COND-02, ruling."""
        fight = abc()
        fight.cond("cy", "poisoned", until="end", until_of=fight.id("ba"))
        getattr(fight, leave)("ba bb")
        fight.next()
        assert (fight.now, fight.conditions("cy")) == ("1 cy", [])

    def test_the_last_place_counts_before_the_round_ends(self) -> None:
        fight = abc()
        fight.cond("ann", "poisoned", until="start", until_of=fight.id("cy"))
        fight.kill("cy")
        fight.next(2)
        assert (fight.now, fight.conditions("ann")) == ("2 ann", [])

    def test_one_member_stands_for_its_line(self) -> None:
        fight = abc()
        fight.cond("cy", "poisoned", until="start", until_of=fight.id("bb"))
        fight.kill("bb")
        fight.next()
        assert fight.conditions("cy") == []

    def test_what_a_goto_jumped_over_ends_at_the_next_moment(self) -> None:
        fight = abc()
        fight.cond("ann", "poisoned", until="start", until_of=fight.id("ba"))
        fight.goto("cy")
        assert fight.conditions("ann") == ["poisoned"]
        fight.next(2)
        assert (fight.now, fight.conditions("ann")) == ("2 ba bb", [])

    def test_a_raised_maximum_that_ends_cuts(self) -> None:
        fight = abc()
        duration = cmd.Duration(until="start", until_of=fight.id("ba"))
        fight.do(cmd.AddEffect(fight.ids("cy"), "Aid", duration, Modifiers(max_hp=5)))
        fight.heal("cy", 5)
        fight.next()
        assert fight.creature("cy").hp == 10


class TestQuestions:
    def test_a_save_repeats_at_the_end_of_each_turn(self) -> None:
        fight = abc()
        fight.cond("ann ba", "frightened", save_ability="wis", save_dc=13)
        fight.next()
        prompt = fight.table.prompts[0]
        assert fight.asked == ["repeat-save ann"]
        assert (prompt.dc, prompt.ability, prompt.round, prompt.subject) == (
            13,
            "wis",
            1,
            "frightened",
        )
        assert fight.line(prompt.turn) == "ann"
        fight.answer("pass")
        assert fight.conditions("ann") == []
        fight.next()
        assert fight.asked == ["repeat-save ba"]
        fight.answer(12)
        assert fight.conditions("ba") == ["frightened"]

    def test_asked_again_the_older_question_makes_room(self) -> None:
        fight = abc()
        fight.cond("ann", "frightened", save_ability="wis", save_dc=13)
        fight.next(4)
        assert fight.asked == ["repeat-save ann"]
        assert fight.table.prompts[0].round == 2

    def test_the_death_save_of_a_turn(self) -> None:
        fight = abc()
        fight.hurt("cy", 10)
        fight.next(2)
        fight.answer(12)
        assert (fight.creature("cy").successes, fight.asked) == (1, [])

    @pytest.mark.parametrize(
        ("deed", "left"), [("heal", []), ("stabilise", []), ("kill", []), ("remove", [])]
    )
    def test_a_death_save_may_become_moot(self, deed: str, left: list[str]) -> None:
        fight = abc()
        fight.hurt("cy", 10)
        fight.next(2)
        match deed:
            case "heal":
                fight.heal("cy", 1)
            case "stabilise":
                fight.do(cmd.Stabilise(fight.id("cy")))
            case _:
                getattr(fight, deed)("cy")
        assert fight.asked == left

    def test_ongoing_damage_asks(self) -> None:
        fight = abc()
        ongoing = Ongoing("hurt", "1d6 fire")
        fight.do(cmd.AddEffect(fight.ids("ba cy"), "Burning", ongoing=ongoing))
        fight.next()
        assert fight.asked == ["ongoing ba"]
        assert fight.table.prompts[0].subject == "Burning: 1d6 fire"
        fight.answer(4)
        assert fight.creature("ba").hp == 6
        fight.next()
        fight.answer("roll")
        assert fight.creature("cy").hp == 7

    def test_automatic_questions_answer_themselves(self) -> None:
        fight = abc(prompt_ongoing="auto", prompt_regeneration="auto")
        fight.do(cmd.AddEffect(fight.ids("cy"), "Mending", ongoing=Ongoing("mend", "2", "end")))
        fight.hurt("cy", 5)
        fight.next(3)
        assert (fight.creature("cy").hp, fight.asked) == (7, [])

    def test_questions_that_are_off_are_not_asked(self) -> None:
        fight = abc(prompt_death_save="off")
        fight.hurt("cy", 10)
        fight.next(2)
        assert fight.asked == []

    def test_a_used_breath_may_recharge(self) -> None:
        breath = Action("Fire Breath", use=Use("recharge", 5))
        fight = Fight(
            monsters("Dragon", 1, 9, actions=(breath,), used=(("Fire Breath", 1),)),
            character("Ann", 3),
        )
        assert fight.asked == ["recharge dragon"]
        assert fight.table.prompts[0].dc == 5
        fight.answer(4)
        assert fight.creature("dragon").used == (("Fire Breath", 1),)
        fight.next(2)
        assert fight.asked == ["recharge dragon"]
        fight.answer(5)
        assert (fight.creature("dragon").used, fight.asked) == ((), [])
        fight.next(2)
        assert fight.asked == []

    def test_a_shared_pool_recharges_as_one(self) -> None:
        use = Use("recharge", 5, "Breath Weapons")
        actions = (Action("Fire Breath", use=use), Action("Sleep Breath", use=use))
        fight = Fight(monsters("Dragon", actions=actions, used=(("Breath Weapons", 1),)))
        assert fight.asked == ["recharge dragon"]


def test_a_lair_is_asked_what_it_does_and_no_death_save() -> None:
    fight = Fight(character("Ann", 15), monsters("Cave", initiative=14, kind="lair", max_hp=0))
    fight.next()
    assert fight.asked == ["lair cave"]


def test_the_count_of_a_lair_is_no_turn_after_which_legendary_actions_come() -> None:
    dragon = monsters("Dragon", initiative=5, legendary_uses=3)
    lair = monsters("Cave", initiative=14, kind="lair", max_hp=0)
    fight = Fight(character("Ann", 15), lair, character("Bo", 10), dragon)
    fight.next()
    assert fight.asked == ["legendary dragon", "lair cave"]
    fight.answer("skip")
    fight.answer("skip")
    fight.next()
    assert (fight.now, fight.asked) == ("1 bo", [])
    fight.next()
    assert (fight.now, fight.asked) == ("1 dragon", ["legendary dragon"])
