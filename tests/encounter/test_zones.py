"""Areas that stay: asked once a turn, over with their spell, taken back with their turn."""

from typing import Any

from tests.encounter.fight import Fight, character, monsters, same
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.model import Encounter
from tracker.encounter.zones import Zone


def hall(**more: Any) -> Fight:
    """Lia, who concentrates, Bruenor and two goblins."""
    fight = Fight(
        character("Lia", 20, max_hp=27),
        character("Bruenor", 15, max_hp=44),
        monsters("Goblin", 2, initiative=10, max_hp=30),
        **more,
    )
    fight.do(cmd.Concentrate(fight.id("lia"), "Wall of Fire"))
    return fight


def wall(fight: Fight, inside: str = "", *at: str, **more: Any) -> None:
    fire: dict[str, Any] = {"hurt": "20 fire", "ability": "dex", "dc": 17}
    more = fire | more
    duration = more.pop("duration", cmd.Duration(source=fight.id("lia"), concentration=True))
    fight.do(cmd.RaiseZone("Wall of Fire", fight.ids(inside), at, duration=duration, **more))


def zone(table: Encounter) -> Zone:
    return table.zones[0]


def enter(fight: Fight, who: str) -> None:
    fight.do(cmd.ChangeZone(zone(fight.table).id, fight.ids(who)))


def leave(fight: Fight, who: str) -> None:
    fight.do(cmd.ChangeZone(zone(fight.table).id, (), fight.ids(who)))


def test_each_creature_inside_is_asked_at_its_turns_end() -> None:
    fight = hall()
    wall(fight, "ga gb", "end")
    fight.next(2)
    assert fight.asked == []
    fight.next()
    assert fight.asked == ["zone ga", "zone gb"]
    assert [(one.dc, one.ability) for one in fight.table.prompts] == [(17, "dex")] * 2
    fight.answer("fail")
    fight.answer("pass")
    assert (fight.creature("ga").hp, fight.creature("gb").hp) == (10, 20)


def test_coming_in_and_starting_there_are_one_question_a_turn() -> None:
    fight = hall()
    wall(fight, "", "enter", "start", "end")
    fight.next()
    enter(fight, "bruenor")
    assert fight.asked == ["zone bruenor"]
    fight.answer(20)
    assert fight.creature("bruenor").hp == 34
    leave(fight, "bruenor")
    enter(fight, "bruenor")
    assert fight.asked == []
    fight.next()
    assert fight.asked == []
    fight.next(2)
    assert fight.asked == ["zone bruenor"]


def test_pushed_in_on_anothers_turn_it_is_asked_again_on_its_own() -> None:
    fight = hall()
    wall(fight)
    enter(fight, "ga")
    fight.answer("fail")
    fight.next(2)
    assert fight.asked == ["zone ga"]


def test_without_a_save_a_number_is_the_damage() -> None:
    fight = hall()
    wall(fight, "bruenor", "start", hurt="3d8 radiant", ability="", dc=0)
    fight.next()
    refusal = fight.refuses(cmd.AnswerPrompt("pass"))
    assert (refusal.key, refusal.params["allowed"]) == (
        "answer-does-not-fit",
        "roll, number, skip",
    )
    fight.answer(13)
    assert fight.creature("bruenor").hp == 31


def test_it_may_ask_as_it_appears() -> None:
    fight = hall()
    wall(fight, "ga bruenor", "now", "end")
    assert fight.asked == ["zone ga", "zone bruenor"]
    fight.do(cmd.AnswerPrompt("number", 12, damage=(18,)))
    assert fight.creature("ga").hp == 12


def test_it_ends_with_the_concentration_and_all_it_laid_on_ends_too() -> None:
    fight = hall()
    wall(fight, "ga", "now", hurt="", dc=12, condition="restrained", again=True)
    fight.answer("fail")
    assert fight.conditions("ga") == ["restrained"]
    fight.next(3)
    assert fight.asked == ["repeat-save ga"]
    fight.do(cmd.EndConcentration(fight.id("lia")))
    assert fight.table.zones == ()
    assert fight.conditions("ga") == []
    assert fight.asked == []


def test_ending_it_by_hand_ends_the_concentration() -> None:
    fight = hall()
    wall(fight, "ga")
    fight.do(cmd.EndZone(zone(fight.table).id))
    assert fight.table.zones == ()
    assert fight.creature("lia").concentration is None


def test_an_aura_goes_with_its_bearer_and_who_is_gone_is_not_inside() -> None:
    fight = hall()
    bruenor = fight.id("bruenor")
    wall(fight, "ga gb", "start", bearer=bruenor, duration=cmd.Duration(source=bruenor))
    fight.remove("ga")
    assert zone(fight.table).inside == fight.ids("gb")
    fight.kill("bruenor")
    assert fight.table.zones == ()


def test_its_time_is_up_and_back_brings_it_again() -> None:
    fight = hall()
    wall(fight, "ga", "end", duration=cmd.Duration(rounds=1, source=fight.id("bruenor")))
    fight.next(3)
    before = fight.table
    fight.next()
    assert fight.table.zones == ()
    fight.back()
    assert fight.table.zones == before.zones
    assert fight.asked == ["zone ga"]


def test_back_and_forth_hits_once() -> None:
    fight = hall(prompt_zone="auto")
    wall(fight, "bruenor", "start")
    fight.next()
    after, hp = fight.table, fight.creature("bruenor").hp
    assert hp < 44
    fight.back()
    assert fight.creature("bruenor").hp == 44
    fight.next()
    assert fight.creature("bruenor").hp == hp
    assert same(after, fight.table, "kept_dice", "passage")
    fight.back()
    fight.next()
    assert fight.creature("bruenor").hp == hp


def test_an_answered_question_stays_answered() -> None:
    fight = hall()
    wall(fight, "bruenor", "start")
    fight.next()
    fight.answer("fail")
    fight.back()
    fight.next()
    assert (fight.asked, fight.creature("bruenor").hp) == ([], 24)


def test_the_dead_and_the_off_stage_are_not_asked() -> None:
    fight = hall()
    wall(fight, "ga gb", "start")
    fight.kill("ga")
    fight.next(2)
    assert fight.asked == ["zone gb"]


def test_what_is_refused() -> None:
    fight = hall()
    wall(fight, "ga")
    again = cmd.RaiseZone("wall of fire")
    assert fight.refuses(again).key == "zone-there"
    assert fight.refuses(cmd.EndZone(99)).key == "no-zone"
    assert fight.refuses(cmd.ChangeZone(zone(fight.table).id, fight.ids("ga"))).key == (
        "nothing-changes"
    )
    held = cmd.Duration(source=fight.id("bruenor"), concentration=True)
    assert fight.refuses(cmd.RaiseZone("Web", duration=held)).key == "not-concentrating"


def test_a_hit_inside_is_one_instance_of_damage() -> None:
    fight = hall()
    wall(fight, "bruenor", "start")
    fight.do(cmd.Concentrate(fight.id("bruenor"), "Bless"))
    fight.next()
    fight.answer("fail")
    assert fight.happened(ev.DamageTaken) == 1
    assert fight.asked == ["concentration bruenor"]
