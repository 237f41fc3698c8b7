"""5etools creatures that copy another one: the SRD's, one of the same file, with changes."""

from dataclasses import fields, replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tracker.bestiary.foreign import (
    etools,
    etools_changes,
    etools_creature_changes,
    etools_list_changes,
)
from tracker.bestiary.foreign.report import Found, Haul
from tracker.bestiary.library import Library
from tracker.encounter.stat_block import DamagePart, StatBlock

LIBRARY = Library()


def copied(name: str, mod: dict[str, Any] | None = None, **root: Any) -> Found:
    """One creature that copies one of the book's."""
    copy = {"name": name, "source": "MM"} | ({"_mod": mod} if mod else {})
    haul = etools.read({"monster": [{"name": "Ours", "source": "Ours", "_copy": copy, **root}]})
    assert haul.troubles == ()
    return haul.found[0]


def book(name: str) -> StatBlock:
    block = LIBRARY.find(name)
    assert block is not None
    return block


@pytest.mark.slow
def test_a_plain_copy_is_the_srds_creature() -> None:
    changed = {}
    for name in LIBRARY.names():
        block = copied(name).block
        own = replace(book(name), name="Ours", source="Ours", notes=block.notes)
        if own != block:
            changed[name] = [
                one.name for one in fields(own)
                if getattr(own, one.name) != getattr(block, one.name)
            ]  # fmt: skip
    assert changed == {}


def test_what_stands_beside_the_copy_goes_before() -> None:
    found = copied("Goblin", hp={"average": 21, "formula": "6d6"}, dex=18, reaction=None, cr="1")
    assert (found.block.max_hp, found.block.hit_dice) == (21, "6d6")
    assert dict(found.block.abilities)["dex"] == 18
    assert (found.block.challenge, found.block.xp) == ("1", 200)
    assert found.block.attacks == book("Goblin").attacks
    assert ("_copy", "guessed", "Goblin", "copied-from-srd") in [
        (one.field, one.kind, one.value, one.why) for one in found.remarks
    ]


STAFF = {
    "name": "Staff",
    "entries": [
        "{@atk mw} {@hit 6} to hit, reach 5 ft. {@h}7 ({@damage 1d8 + 3}) bludgeoning damage."
    ],
}


def test_attacks_are_replaced_added_and_taken_away() -> None:
    mod = {
        "action": [
            {"mode": "replaceArr", "replace": "Scimitar", "items": STAFF},
            {"mode": "removeArr", "names": ["Shortbow"]},
            {"mode": "appendArr", "items": {**STAFF, "name": "Second Staff"}},
            {"mode": "prependArr", "items": [{**STAFF, "name": "First Staff"}]},
        ]
    }
    block = copied("Goblin", mod).block
    assert [one.name for one in block.attacks] == ["First Staff", "Staff", "Second Staff"]
    assert block.attacks[1].damage == (DamagePart("1d8+3", 7, "bludgeoning"),)
    assert block.traits == book("Goblin").traits


def test_bonuses_and_difficulty_classes_rise_everywhere() -> None:
    mod = {"*": [{"mode": "scalarAddHit", "scalar": 2}, {"mode": "scalarAddDc", "scalar": 3}]}
    block = copied("Adult Red Dragon", mod).block
    before = book("Adult Red Dragon")
    assert [one.bonus for one in block.attacks] == [one.bonus + 2 for one in before.attacks]
    dcs = [(one.name, one.save.dc if one.save else 0) for one in block.actions]
    assert dcs == [("Frightful Presence", 22), ("Fire Breath", 24)]
    assert [one.damage for one in block.attacks] == [one.damage for one in before.attacks]
    assert block.actions[1].use == before.actions[1].use


def test_skills_saves_senses_size_and_experience() -> None:
    mod = {
        "_": [
            {"mode": "addSkills", "skills": {"perception": 2, "stealth": 1}},
            {"mode": "addSaves", "saves": {"con": 1}},
            {"mode": "addSenses", "senses": {"type": "darkvision", "range": 120}},
            {"mode": "maxSize", "max": "M"},
            {"mode": "scalarMultXp", "scalar": 0.5, "floor": True},
        ],
        "hp": [{"mode": "scalarAddProp", "prop": "average", "scalar": 6}],
        "languages": {"mode": "appendIfNotExistsArr", "items": ["Common", "Orc"]},
    }
    before = book("Ogre")
    block = copied("Ogre", mod).block
    assert dict(block.skills) == {"perception": -2 + 4, "stealth": -1 + 2}
    assert dict(block.saves) == {"con": 3 + 2}
    assert dict(block.senses) == {"darkvision": 120}
    assert (block.size, block.xp, block.max_hp) == ("medium", 225, before.max_hp + 6)
    assert block.languages == "Common, Giant, Common, Orc"


def test_spells_come_and_go() -> None:
    mod = {
        "spellcasting": [
            {"mode": "replaceSpells", "spells": {"3": [
                {"replace": "{@spell fireball}", "with": "{@spell lightning bolt}"}]}},
            {"mode": "removeSpells", "spells": {"1": ["{@spell shield}"]}},
            {"mode": "addSpells", "spells": {"0": {"spells": ["{@spell ray of frost}"]}}},
        ]
    }  # fmt: skip
    casting = copied("Mage", mod).block.spellcasting[0]
    spells = dict(casting.spells)
    assert spells["3"] == ("Counterspell", "Lightning Bolt", "Fly")
    assert "Shield" not in spells["1"]
    assert spells["0"][-1] == "Ray of Frost"
    assert (casting.dc, dict(casting.slots)["3"]) == (14, 3)


def test_texts_are_replaced_outside_of_tags() -> None:
    creature: dict[str, Any] = {
        "action": [{"name": "The dog", "entries": ["The dog {@b The dog} bites a (dog)."]}]
    }
    change = {"mode": "replaceTxt", "replace": r"the (d)og", "with": "Rex$1", "flags": "i"}
    assert etools_changes.made(creature, {"*": change}) == []
    assert creature["action"] == [
        {"name": "The dog", "entries": ["Rexd {@b The dog} bites a (dog)."]}
    ]


@pytest.mark.parametrize(
    "change",
    [
        {"mode": "replaceArr", "replace": "Nobody", "items": STAFF},
        {"mode": "replaceTxt", "replace": "(a+)+$", "with": "x"},
        {"mode": "replaceTxt", "replace": ".*.*.*z", "with": "x"},
        {"mode": "replaceTxt", "replace": "(", "with": "x"},
        {"mode": "calculateProp", "prop": "stealth", "formula": "1"},
        {"mode": "scalarAddHit", "scalar": None},
        {"mode": "insertArr", "items": STAFF},
        {"mode": None},
        "explode",
        7,
    ],
)
def test_a_change_that_cannot_be_made_is_said(change: object) -> None:
    found = copied("Goblin", {"action": change})
    assert found.block.attacks == book("Goblin").attacks
    assert [one.why for one in found.remarks if one.field == "_copy" and one.kind == "noted"] == [
        "changes-not-made"
    ]


def read(*creatures: dict[str, Any]) -> Haul:
    return etools.read({"monster": list(creatures)})


def test_a_copy_of_a_copy_and_a_circle() -> None:
    wolf = {"name": "A", "source": "X", "_copy": {"name": "Wolf", "source": "MM"}, "str": 20}
    again = {"name": "B", "source": "X", "_copy": {"name": "A", "source": "X"}, "con": 20}
    found = read(again, wolf).found[0].block
    assert (dict(found.abilities)["str"], dict(found.abilities)["con"]) == (20, 20)
    round_about = [
        {"name": "P", "source": "X", "_copy": {"name": "Q", "source": "X"}},
        {"name": "Q", "source": "X", "_copy": {"name": "P", "source": "X"}},
    ]
    assert [one.why for one in read(*round_about).troubles] == ["copy-of-elsewhere"] * 2


def test_ones_own_goblin_copies_the_books() -> None:
    own = {"name": "Goblin", "source": "X", "_copy": {"name": "Goblin", "source": "MM"}}
    assert read(own).found[0].block.max_hp == book("Goblin").max_hp


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["1", "spells", "replace", "with", "name", "rename", "index"]), inner
        )
    ),
    max_leaves=6,
)
MODES = (
    *etools_list_changes.LISTS, *etools_creature_changes.MODES, "replaceTxt", "appendStr", "setProp",
    "scalarAddProp", "scalarMultProp", "scalarAddHit", "prefixSuffixStringProp", "replaceName",
)  # fmt: skip
WORDS = (
    "items", "names", "replace", "with", "index", "scalar", "prop", "value", "skills", "saves",
    "senses", "spells", "daily", "will", "max", "renames", "str", "flags",
)  # fmt: skip


def test_a_pattern_that_python_wonders_about_is_a_pattern() -> None:
    """Warnings are faults here, and on the screen they would be written across it."""
    change = {"mode": "replaceTxt", "replace": "[[]x", "with": "y"}
    assert copied("Mage", {"action": change}).block.max_hp == book("Mage").max_hp


@given(
    path=st.sampled_from(
        ["*", "_", "action", "hp", "hp.average", "a.b", "", "spellcasting", "size"]
    ),
    mode=st.sampled_from(MODES),
    more=st.dictionaries(st.sampled_from(WORDS), JSON, max_size=4),
)
def test_no_change_can_stop_the_import(path: str, mode: str, more: dict[str, Any]) -> None:
    copy = {"name": "Mage", "source": "MM", "_mod": {path: {"mode": mode, **more}}}
    haul = etools.read({"monster": [{"name": "Ours", "source": "Ours", "_copy": copy}]})
    assert [one.block.name for one in haul.found] == ["Ours"]


def test_a_later_book_means_the_later_creature() -> None:
    one = {"name": "Ours", "source": "X", "_copy": {"name": "Goblin Boss", "source": "XMM"}}
    assert read(one).found[0].block.max_hp == 21
    both = [
        {"name": f"G{year}", "source": "X", "_copy": {"name": "Mage", "source": source}}
        for year, source in ((2014, "MM"), (2024, "XMM"))
    ]
    old, new = (found.block.max_hp for found in read(*both).found)
    assert (old, new) == (book("Mage").max_hp, book("Mage (2024)").max_hp)
    assert old != new
