"""Handles: initials and letter, whole names, first words; clashes and reserved words."""

import pytest

from tests.encounter.fight import Fight, character, monsters
from tracker.encounter import commands as cmd
from tracker.encounter import handles


def letters(count: int) -> tuple[str, ...]:
    return tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ"[:count])


@pytest.mark.parametrize(
    ("name", "first"),
    [
        ("Goblin", "ga"),
        ("Goblin Boss", "gba"),
        ("Young Red Dragon", "yrda"),
        ("Ōgre", "oa"),
        ("Giant-Spider", "gsa"),
        ("地精", "地精a"),
        ("Гоблин", "гоблинa"),
    ],
)
def test_twins_have_initials_and_a_letter(name: str, first: str) -> None:
    assert handles.twins(name, ("A",), ()) == (first,)


@pytest.mark.parametrize(
    ("name", "handle"),
    [
        ("Troll", "troll"),
        ("Goblin Boss", "goblin-boss"),
        ("Zombie, Old", "zombie-old"),
        ("地精", "地精"),
        ("Þór", "thor"),
        ("!!", "x"),
        ("Shove", "shove-2"),
        ("2d6", "2d6-2"),
        ("Élan", "elan"),
    ],
)
def test_a_single_creature_has_its_whole_name(name: str, handle: str) -> None:
    assert handles.single(name, ()) == handle


def test_a_clash_lengthens_the_prefix_of_the_whole_kind() -> None:
    goblins = handles.twins("Goblin", letters(3), ())
    assert handles.twins("Gnoll", letters(4), goblins) == ("gna", "gnb", "gnc", "gnd")


def test_a_reserved_word_lengthens_only_that_handle() -> None:
    given = handles.twins("Mule", letters(6), ())
    assert given == ("ma", "mb", "mc", "md", "mue", "mf")
    assert "on" not in handles.twins("Orc", letters(20), ())


def test_handles_never_run_out() -> None:
    given = handles.twins("A", letters(26), {f"a{letter}" for letter in "bcdefg"})
    assert len(set(given)) == 26
    assert handles.single("Troll", {"troll", "troll-2"}) == "troll-3"


@pytest.mark.parametrize(
    ("name", "taken", "handle"),
    [
        ("Bruenor Battlehammer", (), "bruenor"),
        ("Bruenor Axe", ("bruenor",), "bruenor-a"),
        ("Bruenor", ("bruenor",), "bruenor-2"),
        ("D'Artagnan", (), "dartagnan"),
        ("Élise", (), "elise"),
        ("Me", (), "me-2"),
    ],
)
def test_a_character_has_the_first_word(name: str, taken: tuple[str, ...], handle: str) -> None:
    assert handles.character(name, taken) == handle


def test_the_table_of_the_design() -> None:
    fight = Fight(
        monsters("Goblin", 3),
        monsters("Gnoll", 2),
        monsters("Troll"),
        monsters("Goblin Boss"),
        character("Bruenor Battlehammer"),
        start=False,
    )
    assert fight.handles == ["ga", "gb", "gc", "gna", "gnb", "troll", "goblin-boss", "bruenor"]
    assert fight.creature("gb").full_name == "Goblin B"
    assert fight.creature("troll").full_name == "Troll"


def test_a_second_troll_makes_the_first_a() -> None:
    fight = Fight(monsters("Troll"), start=False)
    fight.add(monsters("Troll"))
    assert fight.handles == ["troll", "tb"]
    assert fight.creature("ta").full_name == "Troll A"
    assert fight.creature("troll").full_name == "Troll A"
    fight.add(monsters("Troll", 2))
    assert fight.handles == ["troll", "tb", "tc", "td"]


def test_labels_run_over_entries_and_are_never_reused() -> None:
    fight = Fight(monsters("Ogre", 2), monsters("Ogre"), character("Ann"))
    assert fight.handles == ["oa", "ob", "oc", "ann"]
    fight.kill("oc")
    fight.remove("ob")
    fight.add(monsters("Ogre"))
    assert fight.handles[-1] == "od"


def test_after_z_comes_aa() -> None:
    fight = Fight(monsters("Rat", 28), start=False)
    assert [one.label for one in fight.table.combatants.values()][-3:] == ["Z", "AA", "AB"]
    assert fight.handles[-2:] == ["raa", "rab"]


def test_names_by_hand_stand_instead_of_labels() -> None:
    fight = Fight(
        monsters("Goblin", 3, names=("Snik", "Old Snak")), monsters("Goblin"), start=False
    )
    assert fight.handles == ["snik", "old-snak", "ga", "gb"]


def test_a_new_name_leaves_the_handle() -> None:
    fight = Fight(monsters("Goblin", 2))
    fight.do(cmd.Rename(fight.id("ga"), "Snik"))
    assert (fight.creature("ga").full_name, fight.handles) == ("Snik", ["ga", "gb"])
    assert fight.refuses(cmd.Rename(fight.id("ga"), "Snik")).key == "nothing-changes"
    fight.add(monsters("Goblin"))
    assert fight.handles == ["ga", "gb", "gc"]
