"""Wild shape and polymorph: a pool over the true one, and every way back (DMG-01, DEATH-02)."""

from typing import Any

from tests.encounter.fight import Fight, character, monsters, same
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter import numbers
from tracker.encounter.effects import Ongoing
from tracker.encounter.stat_block import Attack, StatBlock
from tracker.rules.defences import Defence

BEAR = StatBlock(
    "Brown Bear",
    34,
    11,
    size="large",
    speeds=(("walk", 40), ("climb", 30)),
    abilities=(("str", 19), ("dex", 10), ("con", 16), ("int", 2), ("wis", 13), ("cha", 7)),
    skills=(("perception", 3),),
    passive_perception=13,
    attacks=(Attack("Bite", 6),),
    xp=200,
)
APE = StatBlock("Giant Ape", 157, 12, size="huge", abilities=(("con", 18),))
SHEEP = StatBlock("Sheep", 4, 10)
LIA: dict[str, Any] = {
    "max_hp": 27,
    "ac": 16,
    "abilities": (("str", 8), ("dex", 14), ("con", 12), ("int", 12), ("wis", 17), ("cha", 10)),
    "saves": (("int", 3), ("wis", 5)),
    "skills": (("perception", 5), ("athletics", 1)),
}


def druid(**more: Any) -> Fight:
    """Lia, Bruenor and an ogre."""
    return Fight(
        character("Lia", 20, **(LIA | more)),
        character("Bruenor", 15, max_hp=44),
        monsters("Ogre", initiative=10, max_hp=59),
    )


def turn(fight: Fight, who: str, block: StatBlock, kind: str = "", **more: Any) -> None:
    fight.do(cmd.TakeForm(fight.id(who), block.name, block, kind, **more))


def number(fight: Fight, who: str, name: str, *more: str) -> int:
    found: numbers.Number = getattr(numbers, name)(fight.table, fight.id(who), *more)
    return found.value


def test_a_bear_has_its_own_body_and_the_druids_mind() -> None:
    fight = druid()
    turn(fight, "lia", BEAR)
    lia = fight.creature("lia")
    assert (lia.hp, lia.hp_trail, lia.full_name, lia.side) == (34, (34,), "Lia", "party")
    assert (lia.forms[0].hp, lia.forms[0].hp_trail) == (27, (27,))
    assert number(fight, "lia", "armor_class") == 11
    assert number(fight, "lia", "maximum") == 34
    assert number(fight, "lia", "speed", "climb") == 30
    assert number(fight, "lia", "save_bonus", "con") == 3
    assert number(fight, "lia", "save_bonus", "wis") == 5
    assert number(fight, "lia", "save_bonus", "str") == 4
    assert number(fight, "lia", "check_bonus", "perception") == 5
    assert number(fight, "lia", "check_bonus", "athletics") == 4 - 3
    assert [one.name for one in numbers.block_of(fight.table, lia.id).attacks] == ["Bite"]


def test_polymorph_takes_the_mind_too() -> None:
    fight = druid()
    turn(fight, "ogre", SHEEP)
    assert fight.creature("ogre").forms[0].kind == "polymorph"
    turn(fight, "lia", APE, "polymorph")
    assert number(fight, "lia", "save_bonus", "wis") == 0


def test_what_is_too_much_for_the_form_falls_through() -> None:
    fight = druid()
    turn(fight, "lia", BEAR)
    fight.hurt("lia", 30)
    fight.hurt("lia", 11)
    lia = fight.creature("lia")
    assert (lia.hp, lia.hp_trail, lia.forms, lia.state) == (20, (27, 20), (), "up")
    assert number(fight, "lia", "armor_class") == 16
    assert fight.conditions("lia") == []
    taken = [one for one in fight.events if isinstance(one, ev.DamageTaken)]
    assert [(one.hp_before, one.hp, one.total) for one in taken] == [(4, 0, 11), (27, 20, 7)]


def test_exactly_enough_leaves_the_true_form_untouched() -> None:
    fight = druid()
    turn(fight, "lia", BEAR)
    fight.hurt("lia", 34)
    assert (fight.creature("lia").hp, fight.creature("lia").hp_trail) == (27, (27,))


def test_temporary_hit_points_stay_and_go_first() -> None:
    fight = druid()
    fight.do(cmd.GrantTemporary((fight.id("lia"),), "5"))
    turn(fight, "lia", BEAR)
    fight.hurt("lia", 37)
    assert (fight.creature("lia").temp_hp, fight.creature("lia").hp) == (0, 2)
    fight.hurt("lia", 4)
    assert fight.creature("lia").hp == 25


def test_massive_damage_is_judged_on_the_rest() -> None:
    fight = druid()
    turn(fight, "lia", BEAR)
    fight.hurt("lia", 34 + 27 + 26)
    assert fight.creature("lia").state == "dying"
    other = druid()
    turn(other, "lia", BEAR)
    other.hurt("lia", 34 + 27 + 27)
    assert other.creature("lia").state == "dead"


def test_a_monster_in_a_form_does_not_die_of_it() -> None:
    fight = druid()
    turn(fight, "ogre", SHEEP)
    fight.hurt("ogre", 10)
    assert (fight.creature("ogre").hp, fight.creature("ogre").state) == (53, "up")
    turn(fight, "ogre", SHEEP)
    fight.hurt("ogre", 4 + 53)
    assert fight.creature("ogre").state == "dead"


def test_concentration_goes_on_with_one_save_for_the_whole_blow() -> None:
    fight = druid()
    fight.do(cmd.Concentrate(fight.id("lia"), "Moonbeam"))
    turn(fight, "lia", BEAR)
    assert fight.creature("lia").concentration
    fight.hurt("lia", 34 + 10)
    (prompt,) = fight.table.prompts
    assert (prompt.kind, prompt.dc, prompt.bonus) == ("concentration", 22, 1)


def test_the_forms_own_defences_count_once() -> None:
    fight = druid(resist=(Defence(("fire",)),))
    elemental = StatBlock("Elemental", 10, 13, vulnerable=(Defence(("fire",)),))
    turn(fight, "lia", elemental)
    fight.do(cmd.DealDamage((fight.id("lia"),), (cmd.AmountPart("10", "fire"),)))
    assert fight.creature("lia").hp == 17


def test_healing_heals_the_form() -> None:
    fight = druid()
    turn(fight, "lia", BEAR)
    fight.hurt("lia", 10)
    fight.heal("lia", 20)
    lia = fight.creature("lia")
    assert (lia.hp, lia.forms[0].hp) == (34, 27)


def test_it_ends_with_the_spell_that_holds_it_and_ends_that_spell() -> None:
    fight = druid()
    lia = fight.id("lia")
    fight.do(cmd.Concentrate(lia, "Polymorph"))
    held = cmd.Duration(source=lia, concentration=True)
    turn(fight, "bruenor", APE, duration=held)
    assert fight.creature("bruenor").forms[0].kind == "polymorph"
    fight.do(cmd.EndConcentration(lia))
    assert not fight.creature("bruenor").forms
    assert fight.creature("bruenor").hp == 44
    fight.do(cmd.Concentrate(lia, "Polymorph"))
    turn(fight, "bruenor", APE, duration=held)
    fight.hurt("bruenor", 157)
    assert fight.creature("bruenor").hp == 44
    assert fight.creature("lia").concentration is None


def test_by_hand_by_name_at_the_end_on_leaving_and_in_death() -> None:
    fight = druid()
    turn(fight, "lia", BEAR)
    fight.hurt("lia", 5)
    fight.do(cmd.LeaveForm(fight.id("lia")))
    assert fight.creature("lia").hp == 27
    assert fight.conditions("lia") == []
    turn(fight, "lia", BEAR)
    fight.do(cmd.RemoveEffects((fight.id("lia"),), "brown bear"))
    assert not fight.creature("lia").forms
    for last in (cmd.EndFight(), cmd.Remove(fight.ids("lia")), cmd.Kill(fight.ids("lia"))):
        turn(fight, "lia", BEAR)
        other = druid()
        other.table = fight.table
        other.do(last)
        assert not other.creature("lia").forms
        assert other.creature("lia").max_hp == 27
        fight.do(cmd.LeaveForm(fight.id("lia")))


def test_a_faint_ends_a_wild_shape_and_no_polymorph() -> None:
    fight = druid()
    turn(fight, "lia", BEAR)
    fight.cond("lia", "unconscious")
    assert not fight.creature("lia").forms
    turn(fight, "bruenor", APE, "polymorph")
    fight.cond("bruenor", "unconscious")
    assert fight.creature("bruenor").forms


def test_forms_lie_over_each_other() -> None:
    fight = druid()
    turn(fight, "lia", BEAR, duration=cmd.Duration(rounds=1, source=fight.id("bruenor")))
    turn(fight, "lia", SHEEP, "polymorph")
    fight.hurt("lia", 4 + 34 + 7)
    assert fight.creature("lia").hp == 20
    fight = druid()
    turn(fight, "lia", BEAR, duration=cmd.Duration(rounds=1, source=fight.id("bruenor")))
    turn(fight, "lia", SHEEP, "polymorph")
    fight.next(4)
    assert [one.name for one in fight.creature("lia").forms] == ["Sheep"]
    fight.do(cmd.LeaveForm(fight.id("lia")))
    assert (fight.creature("lia").hp, number(fight, "lia", "armor_class")) == (27, 16)


def test_a_turn_that_broke_the_form_is_taken_back_whole() -> None:
    fight = druid()
    fight.do(cmd.SetOption("prompt_ongoing", "auto"))
    turn(fight, "lia", BEAR)
    fight.hurt("lia", 30)
    fire = Ongoing("hurt", "9 fire")
    fight.do(cmd.AddEffect(fight.ids("lia"), "Burning", ongoing=fire))
    fight.next(3)
    assert (fight.creature("lia").hp, fight.creature("lia").forms) == (22, ())
    after = fight.table
    fight.back()
    assert (fight.creature("lia").hp, len(fight.creature("lia").forms)) == (4, 1)
    assert fight.conditions("lia") == ["Brown Bear", "Burning"]
    fight.next()
    assert same(after, fight.table, "kept_dice", "passage")


def test_who_has_no_form_and_who_cannot_change() -> None:
    fight = druid()
    assert fight.refuses(cmd.LeaveForm(fight.id("lia"))).key == "no-form"
    fight.hurt("lia", 30)
    command = cmd.TakeForm(fight.id("lia"), "Brown Bear", BEAR)
    assert fight.refuses(command).key == "no-form-at-zero"
