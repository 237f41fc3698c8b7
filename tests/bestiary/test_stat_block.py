"""A stat block in JSON: short, readable, and strict about what it knows."""

import pytest

from tracker.bestiary.stat_block import decode, encode
from tracker.encounter.refusals import Refused
from tracker.encounter.stat_block import Attack, DamagePart, SaveRider, StatBlock
from tracker.rules.defences import Defence

BANDIT = StatBlock(
    name="Moss Bandit",
    max_hp=11,
    ac=12,
    speeds=(("walk", 30), ("swim", 20)),
    resist=(Defence(("cold", "fire"), ("magical",)),),
    attacks=(
        Attack(
            "Club",
            3,
            (DamagePart("1d6+1", 4, "bludgeoning"),),
            save=SaveRider("con", 11, conditions=("poisoned", "prone")),
        ),
    ),
)


def test_defaults_are_left_out() -> None:
    assert encode(StatBlock("Rat", 1, 10)) == {"name": "Rat", "max_hp": 1, "ac": 10}


def test_numbers_by_name_are_objects_and_the_rest_lists() -> None:
    data = encode(BANDIT)
    assert data["speeds"] == {"walk": 30, "swim": 20}
    assert data["resist"] == [{"types": ["cold", "fire"], "unless": ["magical"]}]
    assert data["attacks"][0]["save"]["conditions"] == ["poisoned", "prone"]
    assert decode(data) == BANDIT


def test_an_unknown_field_is_refused_by_name() -> None:
    with pytest.raises(Refused) as refused:
        decode({"name": "Rat", "max_hp": 1, "ac": 10, "hitpoints": 3})
    assert refused.value.key == "unknown-field"
    assert refused.value.params == {"field": "hitpoints", "of": "Rat"}


def test_also_deep_inside() -> None:
    bite = {"name": "Bite", "bonus": 2, "crit": 19}
    with pytest.raises(Refused) as refused:
        decode({"name": "Rat", "max_hp": 1, "ac": 10, "attacks": [bite]})
    assert refused.value.params == {"field": "crit", "of": "Bite"}


def test_a_missing_field_is_refused_by_name() -> None:
    with pytest.raises(Refused) as refused:
        decode({"name": "Rat", "ac": 10})
    assert refused.value.key == "missing-field"
    assert refused.value.params == {"field": "max_hp", "of": "Rat"}
