"""Who is meant: `me`, words for many, groups, sides, names in any script."""

from dataclasses import replace

import pytest

from tests.shorthand.tables import (
    WORDS,
    before,
    fight,
    handles,
    hit,
    named,
    read,
    refusal,
    solo,
    who,
)
from tracker.encounter.commands import (
    AttackTarget,
    Concentrate,
    DealDamage,
    RollDeathSave,
    SpendBudget,
)
from tracker.shorthand import parse

# WHO left out is `me` for one's own actions.


def test_whoever_is_left_out_is_me() -> None:
    table = solo(fight(), "lia")
    lia, ga = who(table, "lia"), who(table, "ga")
    assert read("attack ga", table) == AttackTarget(lia, ga)
    assert read("attack ga adv", table) == read("attack me ga adv", table)
    assert read("react Shield", table) == SpendBudget(lia, "reaction", "Shield")
    assert read("bonus", table) == SpendBudget(lia, "bonus")
    assert read("death 15", table) == RollDeathSave(lia, 15)
    assert read("conc Bless on me", table) == Concentrate(lia, "Bless", (lia,))


def test_me_of_a_group_is_ambiguous_where_one_is_meant() -> None:
    assert refusal("attack lia").params["candidates"] == "ga, gb, gc"
    assert hit("me") == "ga,gb,gc"


def test_before_start_nobody_is_me() -> None:
    assert refusal("damage me 5", before()).key == "not-started"
    assert refusal("react Shield", before()).key == "not-started"


# Targets.


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("ga,gb", "ga,gb"),
        ("gb , ga", "gb,ga"),
        ("goblin*", "ga,gb,gc"),
        ("g*", "ga,gb,gc"),
        ("goblins", "ga,gb,gc"),
        ("Orcs", "oa,ob,oc,od"),
        ("trolls", "troll"),
        ("party", "bruenor,lia,dartagnan"),
        ("foes", "ga,gb,gc,hobgoblin,oa,ob,oc,od,troll"),
        ("side:party", "bruenor,lia,dartagnan"),
        ('side:"party"', "bruenor,lia,dartagnan"),
        ("all", "bruenor,lia,dartagnan,ga,gb,gc,hobgoblin,oa,ob,oc,od,troll"),
        ("me", "ga,gb,gc"),
        ("others", "bruenor,lia,dartagnan,hobgoblin,oa,ob,oc,od,troll"),
        ("ga,goblins,lia", "ga,gb,gc,lia"),
        ("Goblin A,bru,ob", "ga,bruenor,ob"),
        ("GA,Lia", "ga,lia"),
    ],
)
def test_targets(text: str, expected: str) -> None:
    assert hit(text) == expected


def test_sel_is_what_the_screen_has_selected() -> None:
    table = fight()
    words = replace(WORDS, selected=(who(table, "gb"), who(table, "lia")))
    command = parse("damage sel 5", table, words)
    assert isinstance(command, DealDamage)
    assert handles(table, command.targets) == "gb,lia"
    assert refusal("damage sel 5").key == "nothing-selected"


def test_groups_leave_out_those_off_stage_and_enter_means_them() -> None:
    assert "wa" not in hit("all")
    assert hit("wa") == "wa"
    assert read("enter wolves") == read("enter foes") == read("enter wa,wb")
    assert refusal("damage wolves 5").key == "no-such-creature"


def test_the_dead_are_meant_and_the_gone_are_not() -> None:
    table = fight()
    ga, gb = who(table, "ga"), who(table, "gb")
    changed = {
        **table.combatants,
        ga: replace(table.combatants[ga], state="dead", hp=0),
        gb: replace(table.combatants[gb], gone=True),
    }
    table = replace(table, combatants=changed)
    assert hit("goblins", table) == "ga,gc"
    assert hit("ga", table) == "ga"
    assert refusal("damage gb 5", table).key == "no-such-creature"


def test_a_row_without_a_body_is_meant_by_its_name_only() -> None:
    table = fight()
    troll = who(table, "troll")
    lair = replace(table.combatants[troll], kind="lair", name="The Lair")
    table = replace(table, combatants={**table.combatants, troll: lair})
    assert "troll" not in hit("foes", table)
    assert hit("the lair", table) == "troll"


def test_an_alias_is_a_handle_too() -> None:
    table = fight()
    troll = who(table, "troll")
    twin = replace(table.combatants[troll], aliases=("ta",), label="A")
    table = replace(table, combatants={**table.combatants, troll: twin})
    assert hit("ta", table) == hit("troll", table) == hit("troll a", table) == "troll"


def test_words_for_many_that_mean_nobody_are_refused() -> None:
    assert refusal("damage side:bandits 5").key == "nobody"
    assert refusal("damage zz* 5").key == "nobody"


def test_names_in_other_scripts() -> None:
    assert hit("哥布林", named("哥布林")) == "ga"
    assert hit("ก๊อบลิน", named("ก๊อบลิน")) == "ga"
    assert hit("ĐẠT", named("Đạt")) == "ga"
    assert hit("Orc [/b] x", named("Orc [/b] x")) == "ga"
    assert hit("vampire, bat form", named("Vampire, Bat Form")) == "ga"
    assert hit("a=b", named("A=B")) == "ga"


def test_a_word_for_many_is_no_name() -> None:
    table = named("All")
    assert hit("all", table) == hit("all", fight())
    assert hit("ga", table) == "ga"


def test_a_later_word_of_a_name_is_enough_where_it_is_the_only_one() -> None:
    table = named("Scarred Chief")
    assert hit("chief", table) == "ga"
    assert hit("gb, CHI", table) == "gb,ga"
    assert refusal("damage ch 5", table).key == "no-such-creature"
    assert read("conc lia Hex on gb, chief", table) == read("conc lia Hex on gb,ga", table)


@pytest.mark.parametrize("text", ["ga,gb,", "ga,,gb,,", "ga, ,gb ,"])
def test_a_comma_too_many_is_passed_over(text: str) -> None:
    assert hit(text) == "ga,gb"


def test_a_name_that_begins_with_a_number_may_stand_behind_a_comma() -> None:
    table = named("3rd Guard")
    assert hit("gb,3rd guard", table) == hit("gb, 3rd", table) == "gb,ga"
    assert hit("gb,", table) == "gb"


def test_behind_a_comma_a_name_that_nobody_has_is_still_refused() -> None:
    assert refusal("damage ga,gx 5").key == "no-such-creature"
    assert refusal("damage , 5").key == "word-not-understood"
