"""Improved Initiative: every layout since 2015, and whatever stands in its fields."""

import copy
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.bestiary.foreign.test_values import JSON
from tracker.bestiary.foreign import improved_initiative, recognise
from tracker.bestiary.foreign.report import Haul
from tracker.encounter.stat_block import Action, Use
from tracker.rules.defences import Defence

BOGGART: dict[str, Any] = {
    "Name": "Boggart",
    "Source": "Home",
    "Type": "Small fey, chaotic neutral",
    "HP": {"Value": 22, "Notes": "(5d6+5)"},
    "AC": {"Value": 13, "Notes": "(leather)"},
    "InitiativeModifier": 2,
    "Speed": ["30 ft.", "climb 20 ft."],
    "Abilities": {"Str": 8, "Dex": 14, "Con": 12, "Int": 9, "Wis": 10, "Cha": 13},
    "DamageVulnerabilities": [],
    "DamageResistances": [
        "cold",
        "bludgeoning",
        "piercing",
        "and slashing from nonmagical attacks",
    ],
    "DamageImmunities": [],
    "ConditionImmunities": ["charmed"],
    "Saves": [{"Name": "Dex", "Modifier": 4}],
    "Skills": [{"Name": "Stealth", "Modifier": 6}],
    "Senses": ["darkvision 60 ft."],
    "Languages": ["Sylvan"],
    "Challenge": "1",
    "Traits": [{"Name": "Sneaky", "Content": "It hides <em>well</em>.", "Usage": ""}],
    "Actions": [
        {"Name": "Multiattack", "Content": "The boggart makes two knife attacks.", "Usage": ""},
        {
            "Name": "Knife",
            "Content": "Melee Weapon Attack: +4 to hit, reach 5 ft., one target. Hit: 4 (1d4 + 2) "
            "piercing damage.",
        },
        {
            "Name": "Shriek",
            "Content": "Each creature within 10 feet must succeed on a DC 11 Wisdom saving throw or be "
            "frightened until the end of its next turn.",
            "Usage": "Recharge 5-6",
        },
    ],
    "Reactions": [],
    "LegendaryActions": [],
    "Description": "Found under bridges.",
    "Player": "",
    "Lair": "a bog",
}


def test_a_stat_block_of_today() -> None:
    (found,) = improved_initiative.read(BOGGART).found
    block = found.block
    assert (block.name, block.max_hp, block.hit_dice, block.ac) == ("Boggart", 22, "5d6+5", 13)
    assert (block.size, block.type, block.alignment) == ("small", "fey", "chaotic neutral")
    assert block.speeds == (("walk", 30), ("climb", 20))
    assert block.initiative_bonus == 4
    assert block.resist == (
        Defence(("cold",)),
        Defence(("bludgeoning", "piercing", "slashing"), ("magical",)),
    )
    assert [one.name for one in block.attacks] == ["Knife"]
    assert block.multiattack[0][0].count == 2
    assert [one.use for one in block.actions] == [Use("recharge", 5)]
    assert block.traits == (Action("Sneaky"),)
    assert "Lair: a bog" in block.notes
    assert "Found under bridges." in block.notes


def test_the_layout_of_2015() -> None:
    old = {
        "Name": "Old Bones",
        "Type": "Medium undead, lawful evil",
        "HP": {"Value": 13, "Notes": "2d8 + 4"},
        "AC": {"Value": 13, "Notes": "armor scraps"},
        "Speed": [{"Value": 30}],
        "Attributes": {"Str": 10, "Dex": 14, "Con": 15, "Int": 6, "Wis": 8, "Cha": 5},
        "Vulnerabilities": ["bludgeoning"],
        "Immunities": ["poison", "poisoned"],
        "Skills": [{"Name": "Stealth", "Value": 4}],
        "Challenge": 0.25,
        "Actions": [],
    }
    (found,) = recognise.read(json.dumps([old]).encode()).found
    block = found.block
    assert (block.max_hp, block.hit_dice, block.ac, block.challenge) == (13, "2d8+4", 13, "1/4")
    assert block.speeds == (("walk", 30),)
    assert block.skills == (("stealth", 4),)
    assert block.vulnerable == (Defence(("bludgeoning",)),)
    assert (block.immune, block.condition_immune) == ((Defence(("poison",)),), ("poisoned",))


def encounter() -> dict[str, Any]:
    return {
        "Name": "Under the bridge",
        "Creatures": [
            {
                "Statblock": BOGGART, "CurrentHP": 9, "TemporaryHP": 3, "Initiative": 14,
                "Alias": "Gruff", "Tags": [{"Text": "Prone"}], "Hidden": True,
            },
            {"Statblock": BOGGART, "CurrentHP": 22},
        ],
    }  # fmt: skip


def test_a_saved_encounter_keeps_how_everybody_stood() -> None:
    haul = improved_initiative.read(encounter())
    assert [one.block.name for one in haul.found] == ["Boggart"]
    first, second = haul.encounters[0].entries
    assert haul.encounters[0].name == "Under the bridge"
    current = first.current
    assert (current.hp, current.temp_hp, current.initiative) == (9, 3, 14)
    assert (current.names, current.conditions, current.hidden) == (("Gruff",), ("prone",), True)
    assert second.current.hp == 22


def test_a_whole_export_is_json_in_strings() -> None:
    player = {"Name": "Tam", "StatBlock": {**BOGGART, "Player": "player"}, "CurrentHP": 5}
    export = {
        "Creatures": '["c1", "c2"]',
        "Creatures.c1": json.dumps(BOGGART),
        "Creatures.c2": "{broken",
        "SavedEncounters.e1": json.dumps(encounter()),
        "PersistentCharacters.p1": json.dumps(player),
        "Spells.s1": json.dumps({"Name": "Light"}),
        "User.AllSettings": "{}",
    }
    haul = recognise.read(json.dumps(export).encode())
    assert [(one.block.name, one.kind) for one in haul.found] == [
        ("Boggart", "monster"),
        ("Tam", "pc"),
    ]
    assert haul.found[1].current.hp == 5
    assert len(haul.encounters) == 1
    assert [(one.where, one.why) for one in haul.troubles] == [("Creatures.c2", "broken-json")]


def test_good_creatures_come_out_of_a_half_broken_list() -> None:
    haul = improved_initiative.read([None, {"Name": "nothing"}, 7, BOGGART])
    assert [one.block.name for one in haul.found] == ["Boggart"]
    assert len(haul.troubles) == 3


@pytest.mark.parametrize("value", [[], {}, [[1], [2]], {"Name": "x"}, "text", 3, None])
def test_what_is_something_else_is_not_known(value: Any) -> None:
    assert not improved_initiative.knows(value)


@given(st.sampled_from(sorted(BOGGART)), JSON)
def test_any_value_may_stand_in_any_field(field: str, value: Any) -> None:
    strange = copy.deepcopy(BOGGART)
    strange[field] = value
    assert isinstance(improved_initiative.read(strange), Haul)
    assert isinstance(
        improved_initiative.read({"Creatures": [{"Statblock": strange, "Tags": value}]}), Haul
    )
