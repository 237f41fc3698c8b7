"""What people get wrong by hand without noticing: it is named, with its place."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.storage.fights import WORDS, prepare
from tracker.encounter.refusals import Refused
from tracker.storage.faults import BadFile
from tracker.storage.files import Disk
from tracker.storage.playing import read_opening
from tracker.storage.reading import plain, read_document

BITE = {"name": "Bite", "bonus": 4, "damage": "1d6+2 piercing"}
CLAW = {"name": "Claw", "bonus": 4, "damage": "1d4+2 slashing"}

TWICE = """{
  "name": "a, {[: \\" b",
  "opening": {
    "combatants": [
      {"name": "Ann", "max_hp": 5},
      {
        "name": "Bob", "speeds": {"walk": 30, "fly": 60, "walk": 40},
        "max_hp": 7,
        "m\\u0061x_hp": 9
      }
    ]
  },
  "name": "again"
}"""


def test_keys_that_stand_twice_are_named_with_path_and_lines() -> None:
    with pytest.raises(BadFile) as caught:
        plain(TWICE.encode(), Path("f.json"))
    found = [tuple(one.params.values()) for one in caught.value.faults]
    assert {one.key for one in caught.value.faults} == {"file-key-twice"}
    assert found == [
        ("opening.combatants[1].speeds.walk", 7, 7),
        ("opening.combatants[1].max_hp", 8, 9),
        ("name", 2, 13),
    ]


def test_the_same_key_in_two_objects_is_no_fault() -> None:
    text = '{"a": {"x": 1}, "b": [{"x": 1}, {"x": "x: 1, x"}], "x": []}'
    assert plain(text.encode(), Path("f.json")) == json.loads(text)


def faults(folder: Path, **combatant: Any) -> dict[str, Refused]:
    """What is wrong with one combatant, by place."""
    path = prepare(folder, {"combatants": [combatant]})
    try:
        read_opening(read_document(Disk(), path)[0], path, WORDS)
    except BadFile as bad:
        return {str(one.params["where"]): one for one in bad.faults}
    return {}


def test_a_multiattack_names_what_the_creature_has(tmp_path: Path) -> None:
    beast = {"name": "Beast", "max_hp": 9, "attacks": [BITE, CLAW]}
    wrong = [[{"name": "Bite"}, {"name": "Clw", "count": 2}], [{"name": "tail"}]]
    found = faults(tmp_path, **beast, multiattack=wrong)
    place = "opening.combatants[0].multiattack"
    assert set(found) == {f"{place}[0][1].name", f"{place}[1][0].name"}
    assert {one.key for one in found.values()} == {"file-unknown-attack"}
    assert found[f"{place}[0][1].name"].params["near"] == "Claw"
    assert found[f"{place}[1][0].name"].params["known"] == "Bite, Claw"
    right = [[{"name": "Bite"}, {"name": "Claw", "count": 2}]]
    assert not faults(tmp_path, **beast, multiattack=right)


def test_a_multiattack_of_the_bestiary_may_name_what_it_likes(tmp_path: Path) -> None:
    assert not faults(tmp_path, monster="goblin", attacks=[BITE])
    other = [[{"name": "Scimitar", "count": 2}]]
    assert not faults(tmp_path, monster="goblin", multiattack=other)
    assert faults(tmp_path, monster="goblin", multiattack=[[{"name": "scimitar"}]])
