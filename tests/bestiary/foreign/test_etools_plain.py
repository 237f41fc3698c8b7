"""Creatures in 5etools' values under plainer names."""

import json
from typing import Any

import pytest

from tracker.bestiary.foreign import recognise
from tracker.bestiary.foreign.report import Found

GNOLL: dict[str, Any] = {
    "name": "Gnoll",
    "cr": "1/2",
    "ac": 15,
    "hp": {"average": 22, "formula": "5d8"},
    "speed": {"walk": 30},
    "abilities": {"str": 14, "dex": 12, "con": 11, "int": 6, "wis": 10, "cha": 7},
    "saves": {"con": "+2"},
    "skills": {"stealth": 3},
    "immunities": ["fire"],
    "conditionImmunities": ["prone"],
    "traits": [{"name": "Rampage", "desc": "It bites."}],
    "actions": [
        {
            "name": "Bite",
            "desc": "Melee Weapon Attack: +4 to hit, reach 5 ft., one creature. Hit: 4 (1d4 + 2) piercing damage.",
        }
    ],
    "legendaryActions": [],
}


def found(**more: Any) -> Found:
    return recognise.read(json.dumps([GNOLL | more]).encode()).found[0]


def test_everything_has_its_place() -> None:
    block = found().block
    assert dict(block.abilities)["str"] == 14
    assert (block.saves, block.skills) == ((("con", 2),), (("stealth", 3),))
    assert block.immune[0].types == ("fire",)
    assert (block.condition_immune, [one.name for one in block.traits]) == (("prone",), ["Rampage"])
    assert [(one.name, one.damage[0].dice) for one in block.attacks] == [("Bite", "1d4+2")]
    assert not [one for one in found().remarks if one.why == "unknown-field"]


def test_its_own_names_come_first() -> None:
    one = found(immune=["cold"])
    assert one.block.immune[0].types == ("cold",)
    assert "immunities" in {remark.field for remark in one.remarks if remark.why == "unknown-field"}


@pytest.mark.parametrize("odd", [None, 1, "x", [None], {"a": None}])
def test_odd_values_do_no_harm(odd: object) -> None:
    assert (
        found(abilities=odd, actions=odd, traits=odd, saves=odd, skills=odd).block.name == "Gnoll"
    )
