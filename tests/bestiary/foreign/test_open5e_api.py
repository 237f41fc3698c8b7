"""Creatures of the 5e SRD API: saves, skills, armor and uses in objects of their own."""

import json
from typing import Any

import pytest

from tracker.bestiary.foreign import recognise
from tracker.encounter.stat_block import StatBlock

BREATH = (
    "The newt exhales a 15-foot cone. Each creature in it must make a DC 11 Dexterity saving throw, "
    "taking 7 (2d6) fire damage on a failed save."
)


def newt(**more: Any) -> StatBlock:
    raw = {
        "index": "newt",
        "name": "Newt",
        "armor_class": [{"type": "natural", "value": 13}],
        "hit_points": 9,
        "hit_dice": "2d8",
        "hit_points_roll": "2d8",
        "speed": {"walk": "20 ft."},
        "proficiencies": [
            {"value": 6, "proficiency": {"name": "Saving Throw: DEX"}},
            {"value": 5, "proficiency": {"name": "Skill: Sleight of Hand"}},
        ],
        "damage_immunities": ["fire"],
        "condition_immunities": [{"index": "prone", "name": "Prone"}],
        "senses": {"darkvision": "60 ft.", "passive_perception": 12},
        "challenge_rating": 0.25,
    }
    (found,) = recognise.read(json.dumps([raw | more]).encode()).found
    return found.block


def test_proficiencies_are_saves_and_skills() -> None:
    block = newt()
    assert (block.saves, block.skills) == ((("dex", 6),), (("sleight of hand", 5),))
    assert (block.ac, block.ac_note, block.condition_immune) == (13, "natural armor", ("prone",))
    assert (block.challenge, block.passive_perception) == ("1/4", 12)


def test_armor_that_is_worn_and_armor_that_is_cast() -> None:
    worn = [
        {"type": "armor", "value": 15, "armor": [{"name": "Leather Armor"}, {"name": "Shield"}]}
    ]
    assert newt(armor_class=worn).ac_note == "leather armor, shield"
    cast = [
        {"type": "dex", "value": 12},
        {"type": "spell", "value": 15, "spell": {"name": "Mage Armor"}},
    ]
    block = newt(armor_class=cast)
    assert (block.ac, block.ac_note) == (12, "15 with mage armor")


@pytest.mark.parametrize(
    ("usage", "use"),
    [
        ({"type": "recharge on roll", "dice": "1d6", "min_value": 5}, ("recharge", 5)),
        ({"type": "per day", "times": 3}, ("per-day", 3)),
        ({"type": "recharge after rest", "rest_types": ["short", "long"]}, ("per-rest", 1)),
        (None, ("", 0)),
    ],
)
def test_uses_beside_the_name(usage: object, use: tuple[str, int]) -> None:
    (breath,) = newt(actions=[{"name": "Breath", "desc": BREATH, "usage": usage}]).actions
    assert (breath.use.kind, breath.use.times) == use


@pytest.mark.parametrize("odd", [None, 1, "x", [None], [[]], {"a": 1}])
def test_odd_values_do_no_harm(odd: object) -> None:
    block = newt(proficiencies=odd, actions=odd, special_abilities=odd)
    assert block.name == "Newt"
