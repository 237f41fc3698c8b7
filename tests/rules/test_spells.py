"""Spells by name: facts of the SRD that dialogs begin with."""

from collections import Counter

import pytest

from tracker.rules import spells
from tracker.rules.conditions import repeats_save
from tracker.rules.words import ABILITIES, CONDITIONS, DAMAGE_TYPES


@pytest.mark.parametrize(
    ("name", "held"),
    [
        ("Bless", True),
        ("hold person", True),
        ("Hunter's Mark", True),
        ("Hunter’s mark ", True),
        ("ENLARGE/REDUCE", True),
        ("Web", True),
        ("Fireball", False),
        ("Spiritual Weapon", False),
        ("Mage Armor", False),
        ("", False),
    ],
)
def test_which_spells_ask_for_concentration(name: str, held: bool) -> None:
    assert spells.concentrates(name) is held


@pytest.mark.parametrize(
    ("name", "level", "amount"),
    [
        ("Fireball", 0, "8d6 fire"),
        ("fireball", 5, "10d6 fire"),
        ("Circle of Death", 8, "12d6 necrotic"),
        ("Ice Storm", 6, "4d8 bludgeoning + 4d6 cold"),
        ("Fire Storm", 9, "7d10 fire"),
        ("Bless", 3, ""),
        ("no such spell", 3, ""),
    ],
)
def test_what_a_slot_does(name: str, level: int, amount: str) -> None:
    assert spells.amount(spells.known(name), level) == amount


@pytest.mark.parametrize(
    ("condition", "again"),
    [("paralyzed", True), ("blinded", True), ("prone", False), ("grappled", False), ("", False)],
)
def test_which_conditions_ask_for_their_save_again(condition: str, again: bool) -> None:
    assert repeats_save(condition) is again


@pytest.mark.parametrize(
    ("name", "cantrip"),
    [("Fire Bolt", True), ("sacred flame", True), ("Bless", False), ("", False)],
)
def test_which_spells_take_no_slot(name: str, cantrip: bool) -> None:
    assert spells.is_cantrip(name) is cantrip


@pytest.mark.parametrize(
    ("name", "level"),
    [
        ("Fire Bolt", 0),
        ("Bless", 1),
        ("Hunter’s Mark", 1),
        ("hold person", 2),
        ("Fireball", 3),
        ("Hold Monster", 5),
        ("harm", 6),
        ("Wish", 9),
        ("my own", None),
        ("", None),
    ],
)
def test_of_which_level_a_spell_is(name: str, level: int | None) -> None:
    assert spells.level(name) == level


def test_every_spell_has_one_level_and_what_else_is_known_agrees_with_it() -> None:
    assert Counter(spells.LEVEL_OF.values()) == dict(
        enumerate((24, 49, 54, 42, 31, 37, 31, 20, 16, 15))
    )
    assert spells.LEVEL_OF.keys() >= spells.CONCENTRATION
    assert {name: one.level for name, one in spells.KNOWN.items()} == {
        name: spells.level(name) for name in spells.KNOWN
    }


@pytest.mark.parametrize(
    ("start", "names"),
    [
        ("hold", ["hold person", "hold monster"]),
        ("Hunters m", ["hunter's mark"]),
        ("blindness/", ["blindness/deafness"]),
        ("xyz", []),
        ("", []),
        ("?", []),
    ],
)
def test_what_a_name_may_become(start: str, names: list[str]) -> None:
    assert spells.begun(start) == names


def test_every_word_is_one_the_rules_know() -> None:
    assert len(spells.CONCENTRATION) == 126
    for one in spells.KNOWN.values():
        assert not one.ability or one.ability in ABILITIES
        assert one.until in ("", "start", "end")
        assert one.cost in ("", "bonus", "reaction")
        assert not one.condition or one.condition in CONDITIONS
        assert all(part.type in DAMAGE_TYPES for part in one.damage)


@pytest.mark.parametrize(
    ("name", "level", "most"),
    [
        ("Bless", 0, 3),
        ("bless", 1, 3),
        ("Bane", 3, 5),
        ("Hold Person", 2, 1),
        ("Hold Person", 4, 3),
        ("Slow", 5, 6),
        ("Acid Splash", 0, 2),
        ("Fireball", 3, 0),
        ("no such spell", 3, 0),
    ],
)
def test_how_many_creatures_a_spell_is_for(name: str, level: int, most: int) -> None:
    assert spells.most(name, level) == most


def test_every_spell_with_a_number_is_one_of_the_book() -> None:
    named = [name for names in spells.NUMBERS.values() for name in names]
    assert sorted(named) == sorted(set(named))
    assert set(named) <= set(spells.LEVEL_OF)
