"""`tracker new`: an encounter in one line."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Tracker
from tracker.storage import places


def test_an_encounter_is_made_in_one_line(tracker: Tracker, data_folder: Path) -> None:
    said = tracker("new", "Bridge", "goblin x5", "bugbear", "--party", "party.json")
    assert said.code == 0
    assert "Party: 5 PCs of level 5; 90 XP for each" in said.lines
    assert said.lines[1].startswith("trivial (2014): 450 XP ×2 = 900 (easy 1,250")
    assert said.lines[2].startswith("trivial (2024): 450 XP (low 2,500")
    path = data_folder / "encounters" / "Bridge.json"
    assert json.loads(path.read_text("utf-8")) == {
        "schema_version": 1,
        "name": "Bridge",
        "opening": {
            "party": "party.json",
            "combatants": [{"monster": "Goblin", "count": 5}, {"monster": "Bugbear"}],
        },
    }
    assert tracker("check", str(path)).code == 0
    assert tracker("new", "Bridge", "wolf").code == 0
    assert (data_folder / "encounters" / "Bridge (2).json").is_file()


def test_names_are_found_misspelt_and_counts_are_rolled(tracker: Tracker) -> None:
    said = tracker("new", "Den", "2d4 golbin, hobgoblin in round 3", "--seed", "3")
    assert "Goblin: 2d4 = 4" in said.lines
    assert "“golbin” is taken for Goblin." in said.lines


@pytest.mark.parametrize(
    ("line", "more", "told"),
    [
        ("zzqxw", (), "No creature is called “zzqxw”"),
        ("6", (), "names no creature"),
        ("goblin hp=lots", (), "as a number, not as"),
        ("goblin", ("--party", "nobody.json"), "There is no party file nobody.json"),
    ],
)
def test_a_line_that_fails_writes_nothing(
    tracker: Tracker, data_folder: Path, line: str, more: tuple[str, ...], told: str
) -> None:
    said = tracker("new", "Nothing", "wolf", line, *more)
    assert said.code == 2
    assert told in said.err
    assert not list(data_folder.glob("encounters/*"))


def test_a_place_is_named_and_never_overwritten(tracker: Tracker, tmp_path: Path) -> None:
    path = tmp_path / "here.json"
    assert tracker("new", "Here", "Vexar hp=40 later", "--to", str(path)).code == 0
    shown = tracker("show", str(path)).out
    assert "Vexar" in shown
    assert "waits to be called" in shown
    before = path.read_bytes()
    again = tracker("new", "Here", "wolf", "--to", str(path))
    assert again.code == 2
    assert path.read_bytes() == before


def test_the_examples_folder_is_left_alone(tracker: Tracker) -> None:
    before = sorted(places.examples_folder().iterdir())
    tracker("new", "First fight", "wolf")
    assert sorted(places.examples_folder().iterdir()) == before
