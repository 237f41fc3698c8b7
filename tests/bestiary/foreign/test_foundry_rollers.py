"""Rollers in Foundry's descriptions: with numbers of their own, several damages, and bare saves."""

import json
from typing import Any

import pytest

from tracker.bestiary.foreign import recognise
from tracker.encounter.stat_block import StatBlock

ATTACK = {
    "type": "attack",
    "attack": {"type": {"value": "melee", "classification": "weapon"}},
    "damage": {"includeBase": True, "parts": []},
}
SAVE = {
    "type": "save",
    "activation": {"type": "action"},
    "save": {"ability": ["wis"], "dc": {"formula": "12", "calculation": ""}},
    "damage": {"onSave": "half", "parts": [{"number": 3, "denomination": 8, "types": ["psychic"]}]},
}


BLADE = {
    "base": {"number": 1, "denomination": 8, "types": ["slashing"]},
    "versatile": {"number": 1, "denomination": 10, "types": ["slashing"]},
}


def block(text: str, kind: str, *activities: dict[str, Any]) -> StatBlock:
    system = {
        "description": {"value": f"<p>{text}</p>"},
        "range": {"reach": 5},
        **({"damage": BLADE} if kind == "weapon" else {}),
        "properties": ["ver"],
        "proficient": 1,
        "activities": {str(number): one for number, one in enumerate(activities)},
    }
    actor = {
        "name": "Eel",
        "type": "npc",
        "system": {
            "abilities": {"str": {"value": 18}},
            "attributes": {"hp": {"max": 9}, "ac": {"flat": 9}},
            "details": {"cr": 1},
        },
        "items": [{"name": "It", "type": kind, "system": system}],
    }
    return recognise.read(json.dumps(actor).encode()).found[0].block


def test_an_attack_with_a_bonus_of_its_own_and_two_damages() -> None:
    (found,) = block(
        "<em>Melee Weapon Attack:</em> [[/attack +9]] to hit, reach 10 ft. Hit: "
        "[[/damage 1d6 bludgeoning & 1d4+1 fire average]].",
        "weapon",
        ATTACK,
    ).attacks
    assert (found.bonus, found.reach) == (9, 10)
    assert [(one.dice, one.average, one.type) for one in found.damage] == [
        ("1d6", 3, "bludgeoning"),
        ("1d4+1", 3, "fire"),
    ]


def test_the_damage_in_two_hands() -> None:
    (found,) = block(
        "[[/attack extended]]. [[/damage average extended]] or "
        "[[/damage attackMode=twoHanded average]] damage if used with two hands.",
        "weapon",
        ATTACK,
    ).attacks
    assert [(one.dice, one.when) for one in found.damage] == [
        ("1d8+4", ""),
        ("1d10+4", "two-handed"),
    ]


@pytest.mark.parametrize(
    ("text", "ability", "dc", "dice"),
    [
        ("[[/save]] <em>Failure:</em> [[/damage average]]. <em>Success:</em> Half damage.", "wis", 12, "3d8"),
        ("[[/save con 14 format=long]], one creature. <em>Failure:</em> [[/damage 3d6 fire average]]. Success: Half damage.", "con", 14, "3d6"),
        ("Each creature takes 10 ([[/r 3d6]]) poison damage on a failed [[/save con 13]], half on a success.", "con", 13, "3d6"),
        ("Each must make a [[/save con 13]] saving throw, taking [[/damage 3d6 fire average]] on a failed save, or half as much on a success.", "con", 13, "3d6"),
    ],
)  # fmt: skip
def test_a_save_that_is_only_a_roller(text: str, ability: str, dc: int, dice: str) -> None:
    (found,) = block(text, "feat", SAVE).actions
    assert found.save is not None
    assert (found.save.ability, found.save.dc, found.save.on_success) == (ability, dc, "half")
    assert [one.dice for one in found.save.damage] == [dice]


def test_to_have_a_condition_is_to_be_in_it() -> None:
    save = block("Each creature must succeed on a [[/save str 13]] or have the &Reference[prone apply=false] condition.", "feat", SAVE).actions[0].save  # fmt: skip
    assert save is not None
    assert save.conditions == ("prone",)
