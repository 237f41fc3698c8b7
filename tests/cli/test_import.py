"""`tracker import`: into the library, where creatures are found at once; and what it refuses."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.bestiary.foreign import pasted
from tests.bestiary.foreign.test_improved_initiative import BOGGART, encounter
from tests.cli.conftest import Tracker
from tracker.storage import places


@pytest.fixture
def exported(tmp_path: Path) -> Path:
    """A folder with one file of another tool and one that is none."""
    folder = tmp_path / "exported"
    folder.mkdir()
    (folder / "creatures.json").write_text(json.dumps([BOGGART]), encoding="utf-8")
    (folder / "story.txt").write_text("Once upon a time.", encoding="utf-8")
    return folder


def test_a_creature_is_found_at_once(tracker: Tracker, exported: Path, fight: Path) -> None:
    said = tracker("import", exported / "creatures.json")
    assert said.code == 0
    assert "Boggart: AC 13, 22 (5d6+5) hit points, 1 attack" in said.out
    assert (places.creatures_folder() / "Boggart.json").is_file()
    assert "Boggart" in tracker("monsters", "boggart").out
    added = tracker("do", fight, "add boggart x2")
    assert added.code == 0
    assert "Boggart" in tracker("show", fight).out


def test_the_report_says_every_field(tracker: Tracker, exported: Path) -> None:
    said = tracker("import", exported / "creatures.json", "--report")
    assert "AC: 13" in said.out
    assert "XP: 200 (guessed: by the challenge rating)" in said.out
    assert "Lair: a bog (in the notes: a field that is not known)" in said.out


def test_a_folder_imports_what_is_good_and_names_the_rest(tracker: Tracker, exported: Path) -> None:
    said = tracker("import", exported, "--to", exported.parent / "made" / "here")
    assert said.code == 0
    assert "story.txt: There is no creature in it" in said.err
    assert [path.name for path in (exported.parent / "made" / "here").glob("*.json")] == [
        "Boggart.json"
    ]
    assert not places.creatures_folder().exists()


def test_what_was_pasted_comes_by_standard_input(tracker: Tracker) -> None:
    said = tracker("import", "-", typed=pasted.NEWER)
    assert said.code == 0
    assert "Bog Boss" in said.out
    assert "Slip Away" in tracker("monsters", "bog boss").out


def test_two_of_one_name_are_told_apart(tracker: Tracker, tmp_path: Path) -> None:
    other = {**BOGGART, "HP": {"Value": 40}, "Source": "Elsewhere"}
    path = tmp_path / "two.json"
    path.write_text(json.dumps([BOGGART, other, BOGGART]), encoding="utf-8")
    said = tracker("import", path)
    assert said.code == 0
    names = sorted(one.name for one in places.creatures_folder().glob("*.json"))
    assert names == ["Boggart (Elsewhere).json", "Boggart.json"]


def test_an_encounter_goes_to_the_prepared_ones_and_can_be_played(
    tracker: Tracker, tmp_path: Path
) -> None:
    path = tmp_path / "saved.json"
    path.write_text(json.dumps(encounter()), encoding="utf-8")
    said = tracker("import", path)
    assert said.code == 0
    (made,) = places.encounters_folder().glob("*.json")
    assert tracker("check", made).code == 0
    shown = json.loads(tracker("show", made, "--json").out)
    gruff = next(one for one in shown["combatants"] if one["name"] == "Gruff")
    assert (gruff["hp"], gruff["max_hp"], gruff["temp_hp"]) == (9, 22, 3)
    assert gruff["conditions"][0]["name"] == "prone"


@pytest.mark.parametrize("own", [False, True])
def test_an_encounter_goes_where_the_settings_have_the_prepared_ones(
    tracker: Tracker, tmp_path: Path, data_folder: Path, own: bool
) -> None:
    elsewhere = tmp_path / "my fights"
    data_folder.mkdir(exist_ok=True)
    settings = f"[folders]\nencounters = '{elsewhere}'\n"
    (data_folder / places.SETTINGS).write_text(settings, encoding="utf-8")
    entries = [{"name": "Rat", "max_hp": 3}]
    ours = {"schema_version": 1, "name": "Ford", "opening": {"combatants": entries}}
    source = tmp_path / "ford.json"
    source.write_text(json.dumps(ours if own else encounter()), encoding="utf-8")
    assert tracker("import", source).code == 0
    assert len(list(elsewhere.glob("*.json"))) == 1
    assert not {one.name for one in data_folder.iterdir()} & {"encounters", elsewhere.name}


def test_an_encounter_in_another_folder_brings_that_folders_creatures(
    tracker: Tracker, tmp_path: Path
) -> None:
    note = tmp_path / "ford.md"
    note.write_text(
        "```statblock\nname: Bog Newt\nac: 12\nhp: 9\nstats: [1, 2, 3, 4, 5, 6]\n```\n"
        "```encounter\nname: Ford\ncreatures:\n  - 2: Bog Newt\n  - Goblin\n```\n"
    )
    assert tracker("import", str(note), "--to", str(tmp_path / "out")).code == 0
    made = tmp_path / "out" / "encounters" / "Ford.json"
    assert tracker("check", str(made)).code == 0
    newt, goblin = json.loads(made.read_text())["opening"]["combatants"]
    assert (newt["name"], newt["max_hp"], newt["count"]) == ("Bog Newt", 9, 2)
    assert goblin == {"monster": "Goblin"}


def test_player_characters_make_a_party(tracker: Tracker, tmp_path: Path) -> None:
    path = tmp_path / "heroes.json"
    path.write_text(json.dumps([{**BOGGART, "Player": "player"}]), encoding="utf-8")
    assert tracker("import", path).code == 0
    made = places.data_folder() / "parties" / "heroes.json"
    assert tracker("check", made).code == 0
    members = json.loads(made.read_text("utf-8"))["members"]
    assert [one["name"] for one in members] == ["Boggart"]


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "It is empty"),
        (b'{"Name": "Bog', "JSON is broken"),
        (json.dumps(BOGGART).encode("utf-16")[:9], "JSON is broken"),
        (b"[[1], [2]]", "There is no creature in it"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "It is no text"),
        (b'<!DOCTYPE x [<!ENTITY e SYSTEM "file:///x">]><compendium>&e;</compendium>', "entities"),
    ],
)
def test_bad_files_are_one_line_with_what_to_do(
    tracker: Tracker, tmp_path: Path, data: bytes, said: str
) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(data)
    found = tracker("import", path)
    assert found.code == 2
    assert said in found.err
    assert len(found.err.splitlines()) == 1


def test_what_is_not_there_and_what_is_empty_is_said(tracker: Tracker, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    for name in ("nowhere.json", "empty"):
        said = tracker("import", tmp_path / name)
        assert said.code == 2
        assert len(said.err.splitlines()) == 1


def test_junk_is_refused_unread(tracker: Tracker, tmp_path: Path) -> None:
    path = tmp_path / "junk.json"
    with path.open("wb") as file:
        file.truncate(100 * 1024 * 1024)
    said = tracker("import", path)
    assert (said.code, "100 MB" in said.err) == (2, True)


@pytest.mark.parametrize("lang", ["en", "ru", "zh_Hans"])
def test_every_language_has_a_report(tracker: Tracker, exported: Path, lang: str) -> None:
    assert tracker("--lang", lang, "import", exported, "--report").code == 0


def test_a_name_that_a_terminal_would_obey_is_harmless(tracker: Tracker, tmp_path: Path) -> None:
    strange: dict[str, Any] = {**BOGGART, "Name": "Bog\x1b[31m/..\\{hp}"}
    path = tmp_path / "strange.json"
    path.write_text(json.dumps(strange), encoding="utf-8")
    said = tracker("import", path)
    assert said.code == 0
    assert "\x1b" not in said.out


def test_a_creature_of_ours_is_taken_too_and_checked(tracker: Tracker, tmp_path: Path) -> None:
    path = tmp_path / "zag.json"
    raw = {
        "name": "Zag",
        "max_hp": 9,
        "attacks": [{"name": "Bite", "bonus": 3, "damage": "1d6 fire"}],
    }
    path.write_text(json.dumps(raw), encoding="utf-8")
    assert tracker("check", path).code == 0
    assert tracker("import", path).code == 0
    assert "Zag" in tracker("monsters", "zag").out
    path.write_text(json.dumps({**raw, "armour": 3}), encoding="utf-8")
    assert tracker("check", path).code == 2
    said = tracker("import", path)
    assert (said.code, "armour" in said.err) == (2, True)


def test_a_file_of_ones_own_with_a_fault_is_named_in_the_list(tracker: Tracker) -> None:
    places.creatures_folder().mkdir(parents=True)
    (places.creatures_folder() / "bad.json").write_text('{"name": "Bad"}', encoding="utf-8")
    said = tracker("monsters", "ogr")
    assert said.code == 0
    assert "bad.json" in said.err


def test_what_export_writes_is_taken_again(
    tracker: Tracker, tmp_path: Path, data_folder: Path
) -> None:
    out = tmp_path / "out"
    examples = places.examples_folder()
    ambush, own = out / "ambush.json", out / "mine.json"
    assert tracker("export", examples / "goblin-ambush.json", "--to", ambush).code == 0
    assert tracker("export", "party", examples / "party.json", "--to", own).code == 0
    named = ambush.read_text("utf-8").replace('"party.json"', '"mine.json"')
    ambush.write_text(named, "utf-8")
    said = tracker("import", ambush)
    assert said.code == 0
    assert "Encounter “Goblin ambush”: 3 entries" in said.out
    path = data_folder / "encounters" / "Goblin ambush.json"
    assert json.loads(path.read_text("utf-8"))["opening"]["party"] == "../parties/mine.json"
    assert "12 creatures" in tracker("check", path).out
    said = tracker("import", own)
    assert said.code == 0
    assert "--party" in said.out
    assert (data_folder / "parties" / "The Lantern Company.json").is_file()


def test_an_encounter_without_its_party_comes_without(
    tracker: Tracker, tmp_path: Path, data_folder: Path
) -> None:
    path = tmp_path / "a.json"
    opening = {"party": "lost.json", "combatants": [{"monster": "orc", "count": 2}]}
    path.write_text(json.dumps({"schema_version": 1, "name": "Two", "opening": opening}), "utf-8")
    said = tracker("import", path)
    assert (said.code, "its party lost.json is not there" in said.err) == (0, True)
    kept = json.loads((data_folder / "encounters" / "Two.json").read_text("utf-8"))
    assert kept["opening"] == {"combatants": [{"monster": "orc", "count": 2}]}


@pytest.mark.parametrize(
    ("whole", "told"),
    [
        ({"opening": {"combatants": [{"nam": "x"}]}}, "Did you mean name"),
        ({"members": [{"name": "x", "max_hp": "many"}]}, "members[0].max_hp"),
        ({"members": [7]}, "members[0]"),
        ({"opening": {}, "steps": [{"id": 1}]}, "a fight under way"),
        ({"opening": {"combatants": []}, "schema_version": 99}, "newer"),
        ({"members": []}, "no creature"),
    ],
)
def test_our_own_with_a_fault_leaves_nothing(
    tracker: Tracker, tmp_path: Path, data_folder: Path, whole: dict[str, Any], told: str
) -> None:
    path = tmp_path / "a.json"
    path.write_text(json.dumps({"schema_version": 1, **whole}), "utf-8")
    said = tracker("import", path)
    assert (said.code, told in said.err) == (2, True), said.err
    assert str(data_folder) not in said.err
    assert not [one for one in data_folder.rglob("*.json") if one.is_file()]


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-16-le", "utf-32", "cp1252"])
def test_our_own_is_read_in_any_encoding(tracker: Tracker, tmp_path: Path, encoding: str) -> None:
    for whole in (
        {"name": "Ork\u00e9", "max_hp": 5},
        {"schema_version": 1, "name": "Br\u00fccke", "opening": {"combatants": []}},
    ):
        path = tmp_path / "own.json"
        path.write_bytes(json.dumps(whole, ensure_ascii=False).encode(encoding))
        said = tracker("import", path)
        assert (said.code, str(whole["name"]) in said.out) == (0, True), said.err


def test_whom_nobody_knows_stands_there_with_guessed_numbers(
    tracker: Tracker, tmp_path: Path
) -> None:
    path = tmp_path / "note.md"
    path.write_text(
        "```encounter\nrollHP: true\ncreatures:\n  - Goblin\n  - 2d4: Glorbo\n```\n", "utf-8"
    )
    said = tracker("import", path, "--report")
    assert "Glorbo: it is not in the bestiary; it stands there with HP 1" in said.err
    assert "Goblin" not in said.err
    assert "2d4 × Glorbo: 5 for now" in said.out
    (kept,) = places.encounters_folder().glob("*.json")
    entries = json.loads(kept.read_text("utf-8"))["opening"]["combatants"]
    assert entries[0] == {"monster": "Goblin", "hp": "roll"}
