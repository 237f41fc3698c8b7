"""Any value in any field of any format: a haul comes back, never an exception."""

import copy
from typing import Any

import pytest
from defusedxml.ElementTree import fromstring
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.bestiary.foreign import foundry_files, homebrew_files, other_files
from tracker.bestiary.foreign import (
    avrae,
    beyond,
    dndme,
    etools,
    foundry,
    game_master,
    obsidian,
    yaml_values,
)
from tracker.bestiary.foreign.report import Haul
from tracker.encounter.bounds import NAME_SIGNS, NOTE_SIGNS

NASTY = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=40),
    st.sampled_from(
        [
            "",
            "—",
            "1/4",
            "10d10000",
            "99999999999999999999",
            "<b>9</b>",
            "{@hit",
            "[[/damage",
            "@mod",
            "d",
        ]
    ),
)
JSON = st.recursive(
    NASTY,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=6,
)
DNDME: dict[str, Any] = {
    "name": "x",
    "max_hp": "2d6",
    "ac": 12,
    "skills": {"stealth": 3, "dex_save": 2},
    "senses": {"perception": 9},
    "features": {
        "spellcasting": {"name": "Spellcasting", "description": "…", "spells": [["a"], []]}
    },
    "actions": {
        "bite": {"description": "Melee Weapon Attack: +2 to hit, reach 5 ft. Hit: 1 damage."}
    },
}
GROUPS: dict[str, Any] = {
    "groups": {
        "a": {"monster": "goblin", "count": "b + 1", "max_hp": [3]},
        "b": {"monster": "x", "count": "a"},
    }
}
BLOCK = yaml_values.documents(other_files.NOTE.split("```statblock\n")[1].split("```")[0])[0]
SHAPES: tuple[tuple[Any, Any], ...] = (
    (foundry, foundry_files.ADDER),
    (foundry, foundry_files.ARCHER),
    (foundry, foundry_files.OLDEST),
    (etools, homebrew_files.HOUND),
    (avrae, homebrew_files.KOBOLD),
    (avrae, homebrew_files.BARD),
    (beyond, other_files.FIGHTER),
    (dndme, DNDME),
    (dndme, GROUPS),
    (obsidian, BLOCK),
    (obsidian, {"name": "x", "creatures": [{3: "Goblin"}, "Orc, 7", [["Ogre", "Bob"], 12]]}),
)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place of a value."""
    found = [path]
    if isinstance(value, dict):
        found += [place for key, one in value.items() for place in places(one, (*path, key))]
    if isinstance(value, list):
        found += [place for at, one in enumerate(value) for place in places(one, (*path, at))]
    return found


def put(value: Any, path: tuple[Any, ...], new: Any) -> Any:
    """The value with something else in one place."""
    if not path:
        return new
    whole = copy.deepcopy(value)
    here = whole
    for step in path[:-1]:
        here = here[step]
    here[path[-1]] = new
    return whole


def whole_and_bounded(haul: Haul) -> None:
    """What comes back can go into a file."""
    entries = [entry for encounter in haul.encounters for entry in encounter.entries]
    for one in (*haul.found, *entries):
        assert 0 < len(one.block.name) <= NAME_SIGNS
        assert 1 <= one.block.max_hp <= 999_999
        assert 0 <= one.block.ac <= 99
        assert len(one.block.notes) <= NOTE_SIGNS
        assert all(abs(attack.bonus) <= 99 for attack in one.block.attacks)


@pytest.mark.parametrize(("format", "good"), SHAPES)
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_any_value_in_any_place(format: Any, good: Any, data: st.DataObject) -> None:
    path = data.draw(st.sampled_from(places(good)))
    bad = put(good, path, data.draw(JSON))
    if format.knows(bad):
        whole_and_bounded(format.read(bad))


@given(value=JSON)
@settings(max_examples=200, deadline=None)
def test_no_format_stumbles_over_a_stranger(value: Any) -> None:
    for format in (foundry, etools, beyond, avrae, obsidian, dndme):
        if format.knows(value):
            whole_and_bounded(format.read(value))


@given(cut=st.integers(0, len(other_files.NOTE)), more=st.text(max_size=30))
@settings(max_examples=80, deadline=None)
def test_a_note_that_breaks_off(cut: int, more: str) -> None:
    text = other_files.NOTE[:cut] + more
    if obsidian.knows(text):
        whole_and_bounded(obsidian.read(text))


@given(text=st.text(st.characters(exclude_categories=("Cs", "Cc")), max_size=60))
@settings(max_examples=60, deadline=None)
def test_any_text_in_an_element(text: str) -> None:
    root = fromstring(other_files.COMPENDIUM)
    for one in root.iter():
        one.text = text
    whole_and_bounded(game_master.read(root))
