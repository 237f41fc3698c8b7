"""Versions of a 5etools creature: each is read as a creature of its own."""

import json

import pytest

from tracker.bestiary.foreign import recognise
from tracker.bestiary.foreign.report import Haul


def haul(text: str) -> Haul:
    return recognise.read(text.encode())


CUR = {
    "name": "Cur",
    "source": "H",
    "ac": [13],
    "hp": {"average": 30, "formula": "4d10 + 8"},
    "action": [
        {
            "name": "Bite",
            "entries": [
                "{@atk mw} {@hit 4} to hit, reach 5 ft., one target. {@h}{@damage 1d8+2} piercing damage."
            ],
        }
    ],
    "_versions": [
        {
            "name": "Cur (Elder)",
            "_mod": {
                "action": {
                    "mode": "appendArr",
                    "items": {"name": "Howl", "entries": ["{@dc 13} Wisdom saving throw or be frightened."]},
                }
            },
            "hp": {"average": 60, "formula": "8d10 + 16"},
        },
        {
            "_abstract": {
                "name": "Cur ({{colour}})",
                "_mod": {"*": {"mode": "replaceTxt", "replace": "piercing", "with": "{{harm}}"}},
            },
            "_implementations": [
                {"_variables": {"colour": "Red", "harm": "fire"}},
                {"_variables": {"colour": "Blue", "harm": "lightning"}, "ac": [15]},
            ],
        },
    ],
}  # fmt: skip


def test_every_version_of_a_creature_is_one_of_its_own() -> None:
    found = haul(json.dumps({"monster": [CUR]})).found
    first, elder, red, blue = (one.block for one in found)
    assert [one.name for one in (first, elder, red, blue)] == [
        "Cur",
        "Cur (Elder)",
        "Cur (Red)",
        "Cur (Blue)",
    ]
    assert (elder.max_hp, [one.name for one in elder.actions]) == (60, ["Howl"])
    assert [one.attacks[0].damage[0].type for one in (first, elder, red, blue)] == [
        "piercing",
        "piercing",
        "fire",
        "lightning",
    ]
    assert (red.ac, blue.ac) == (13, 15)
    assert not [one for one in found[0].remarks if one.why == "unknown-field"]


@pytest.mark.parametrize("odd", [None, "x", [None], [{"_abstract": 1}], [{"name": None}], {"a": 1}])
def test_odd_versions_do_no_harm(odd: object) -> None:
    assert haul(json.dumps({"monster": [CUR | {"_versions": odd}]})).found[0].block.name == "Cur"
