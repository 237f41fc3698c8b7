"""`tracker export`: what goes out, in which shape, and that nothing is written over unasked."""

import csv
import io
import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Tracker
from tracker.bestiary.library import Library
from tracker.session import creatures
from tracker.storage import places
from tracker.storage.prepared import entry_of

WILD = '=cmd|"x", *Pipe* | <b>\n# second'


@pytest.fixture
def wild(tmp_path: Path) -> Path:
    path = tmp_path / "wild.json"
    foe = {"name": WILD, "max_hp": 9, "ac": 11, "count": 2, "features": ["a | b"]}
    hero = {"name": "@Bru, no", "kind": "pc", "max_hp": 44, "ac": 18, "initiative": 15}
    opening = {"combatants": [hero, foe], "notes": "Two\n\nparagraphs", "read_aloud": "You\nsee"}
    whole = {"schema_version": 1, "name": "A | B", "opening": opening}
    path.write_text(json.dumps(whole), encoding="utf-8")
    return path


def test_an_encounter_goes_out_as_it_was_prepared(tracker: Tracker, fight: Path) -> None:
    tracker("do", fight, "start", "damage ogre 5")
    said = tracker("export", fight)
    whole = json.loads(said.out)
    assert set(whole) == {"schema_version", "name", "opening"}
    assert [one.get("monster") for one in whole["opening"]["combatants"]][2:] == ["goblin", "ogre"]


def test_creatures_of_ones_own_travel_with_the_encounter(
    tracker: Tracker, tmp_path: Path, data_folder: Path
) -> None:
    own = tracker("import", "-", typed="Zorb\nHuge ooze\nArmor Class 8\nHit Points 90 (12d12+12)\n")
    assert own.code == 0
    assert tracker("new", "Pit", "zorb x3", "wolf", "--to", tmp_path / "pit.json").code == 0
    to = tmp_path / "out" / "pit.json"
    assert tracker("export", "encounter", tmp_path / "pit.json", "--to", to).code == 0
    raw: list[dict[str, Any]] = json.loads(to.read_text("utf-8"))["opening"]["combatants"]
    library = Library()
    entry = entry_of(raw[0], library.find, library.near)
    assert (entry.block.name, entry.block.max_hp, entry.count) == ("Zorb", 90, 3)
    assert raw[1] == {"monster": "Wolf"}
    assert tracker("check", to).code == 0


def test_markdown_cannot_be_broken_by_a_name(tracker: Tracker, wild: Path) -> None:
    said = tracker("export", wild, "--as", "markdown")
    lines = said.lines
    assert lines[0] == "# A \\| B"
    assert "> You" in lines
    assert "paragraphs" in lines
    heads = [line for line in lines if line.startswith("#")]
    assert heads == [
        "# A \\| B",
        "## Creatures",
        "## Stat blocks",
        '### =cmd\\|"x", \\*Pipe\\* \\| \\<b\\> \\# second',
    ]
    rows = [line for line in lines if line.startswith("|")]
    assert {line.replace("\\|", "").count("|") for line in rows} == {7}
    assert said.code == 0


def test_a_fight_in_markdown_says_how_it_stands(tracker: Tracker, fight: Path) -> None:
    tracker("do", fight, "start", "damage ogre 5", "cond lia poisoned")
    said = tracker("export", fight, "--as", "markdown")
    assert "## Round 1" in said.lines
    assert "| 10 | Lia | 27/27 | 15 | poisoned |" in said.lines
    assert "| 5 | Ogre | 54/59 | 11 |  |" in said.lines


def test_a_log_as_csv_is_no_formula(tracker: Tracker, wild: Path, tmp_path: Path) -> None:
    tracker("do", wild, "init @bru 20", "start", 'note @bru "=1+1, a"', "rename @bru -x")
    to = tmp_path / "log.csv"
    assert tracker("export", "log", wild, "--to", to).code == 0
    rows = list(csv.reader(io.StringIO(to.read_bytes().decode(), newline="")))
    assert rows[0] == ["Step", "Time", "Round", "Typed", "What happened"]
    assert {len(row) for row in rows} == {5}
    assert not [cell for row in rows for cell in row if cell.startswith(("=", "@", "+", "-"))]
    assert any("'@Bru, no" in row[4] for row in rows)
    assert [row[0] for row in rows[1:] if row[0]] == sorted(
        {row[0] for row in rows[1:] if row[0]}, key=int
    )


def test_a_log_as_markdown_has_a_heading_for_each_round(tracker: Tracker, fight: Path) -> None:
    tracker("do", fight, "start", "next", "next", "next", "next")
    lines = tracker("export", "log", fight).lines
    heads = [line for line in lines if line.startswith("## ")]
    assert heads == ["## Before the first round", "## Round 1", "## Round 2"]


def test_a_party_goes_out(tracker: Tracker, tmp_path: Path) -> None:
    said = tracker("export", "party")
    assert len(json.loads(said.out)["members"]) == 5
    to = tmp_path / "mine.md"
    assert tracker("export", "party", "party.json", "--to", to).code == 0
    assert "| Bruenor | 5 | 19 | 44 |" in to.read_text("utf-8").splitlines()


def test_creatures_by_name_and_of_a_file(tracker: Tracker, fight: Path, tmp_path: Path) -> None:
    folder = tmp_path / "out"
    assert tracker("export", "creatures", "wolf", fight, "--to", folder).code == 0
    names = sorted(one.name for one in folder.iterdir())
    assert names == ["Bruenor.json", "Goblin.json", "Lia.json", "Ogre.json", "Wolf.json"]
    assert creatures.read(folder / "Goblin.json") == Library().find("goblin")
    told = tracker("export", "creatures", "goblin", "--as", "markdown").lines
    assert told[0] == "# Goblin"
    assert "- **Nimble Escape**" in told


def test_a_lair_is_no_creature(tracker: Tracker, tmp_path: Path) -> None:
    lair = places.examples_folder() / "lich-lair.json"
    assert tracker("export", "creatures", lair, "--to", tmp_path).code == 0
    assert not (tmp_path / "The reading room.json").exists()
    lines = tracker("export", lair, "--as", "markdown").lines
    assert any(line.startswith("| 1 | The reading room |  |  |  |") for line in lines)
    assert lines[lines.index("- **Source** SRD 5.1") - 1] == ""


def test_creatures_of_one_name_stay_two(tracker: Tracker, tmp_path: Path) -> None:
    made = tmp_path / "pit.json"
    assert tracker("new", "Pit", "wolf", "wolf boss", "--to", made).code == 0
    tracker("do", made, "start", "add ogre")
    assert tracker("export", "creatures", made, "--to", tmp_path / "out").code == 0
    names = sorted(one.name for one in (tmp_path / "out").iterdir())
    assert [one for one in names if "Wolf" in one or "Ogre" in one] == names
    assert len(names) >= 2


def test_nothing_is_written_over_unasked(tracker: Tracker, fight: Path, tmp_path: Path) -> None:
    to = tmp_path / "here.md"
    to.write_text("mine", encoding="utf-8")
    said = tracker("export", fight, "--to", to)
    assert said.code == 2
    assert "is there already" in said.err
    assert to.read_text("utf-8") == "mine"
    assert tracker("export", fight, "--to", to, "--replace").code == 0
    assert to.read_text("utf-8").startswith("# Bridge")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("log", "FILE", "--as", "json"), "log cannot be exported as json: markdown, csv."),
        (("log",), "tracker export log FILE"),
        (("creatures", "gobln"), "Goblin"),
        (("party", "nobody.json"), "There is no party file nobody.json"),
        (("nothing.json",), "nothing.json"),
        (("BROKEN",), "combatants"),
        (("creatures", "BROKEN"), "combatants"),
        (("party", "BROKEN"), "members"),
        (("encounter", "FILE", "FILE", "--to", "FILE"), "name a folder"),
    ],
)
def test_what_cannot_be_exported(
    tracker: Tracker, fight: Path, arguments: tuple[str, ...], told: str
) -> None:
    before = fight.read_bytes()
    broken = fight.with_name("broken.json")
    broken.write_text('{"name": "B", "opening": {"combatants": ["goblin", 3]}}', encoding="utf-8")
    files = {"FILE": str(fight), "BROKEN": str(broken)}
    given = [files.get(one, one) for one in arguments]
    said = tracker("export", *given)
    assert said.code == 2
    assert told in said.err
    assert fight.read_bytes() == before


def test_what_was_exported_is_imported_as_it_was(tracker: Tracker, tmp_path: Path) -> None:
    assert tracker("export", "creatures", "lich", "young red dragon", "--to", tmp_path).code == 0
    said = tracker("import", tmp_path, "--to", tmp_path / "back")
    assert said.code == 0
    for name in ("Lich", "Young Red Dragon"):
        assert creatures.read(tmp_path / "back" / f"{name}.json") == Library().find(name)


def test_several_creatures_go_into_one_file(tracker: Tracker, tmp_path: Path) -> None:
    one, notes = tmp_path / "c.json", tmp_path / "c.md"
    assert tracker("export", "creatures", "goblin", "orc", "--to", one).code == 0
    assert [raw["name"] for raw in json.loads(one.read_text("utf-8"))] == ["Goblin", "Orc"]
    assert tracker("export", "creatures", "goblin", "orc", "--to", one).code == 2
    assert tracker("export", "creatures", "goblin", "orc", "--to", notes).code == 0
    assert [line for line in notes.read_text("utf-8").splitlines() if line.startswith("# ")] == [
        "# Goblin",
        "# Orc",
    ]
    assert tracker("import", one).code == 0
    assert {path.name for path in places.creatures_folder().glob("[!.]*")} == {
        "Goblin.json",
        "Orc.json",
    }


def test_a_place_that_cannot_be_is_said(tracker: Tracker, fight: Path, tmp_path: Path) -> None:
    said = tracker("export", fight, "--to", tmp_path / ("a" * 300))
    assert (said.code, "could not be saved" in said.err) == (2, True)
    assert tracker("check", "a" * 300).code == 2
