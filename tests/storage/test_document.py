"""The file: one step a line, the same bytes for the same fight, and a sum that says it is ours."""

import json
from pathlib import Path

import pytest

from tests.storage.fights import OPENING, opened, playing, prepare, said
from tracker.encounter.refusals import Refused
from tracker.storage.document import Sum, read_ours, render
from tracker.storage.faults import BadFile


@pytest.fixture
def fight(tmp_path: Path) -> Path:
    path = prepare(tmp_path)
    with playing(path) as session:
        for line in ("start", "damage ga 3", "next", "heal ga 1", "undo", "next", "undo"):
            session.do(line)
    return path


def test_reading_and_writing_gives_the_same_bytes(fight: Path) -> None:
    data = fight.read_bytes()
    document = read_ours(data)
    assert document is not None
    total = Sum(document.opening, document.kinds, document.steps).text()
    assert render(document, total) == data
    assert (len(document.steps), document.cursor, len(document.cut)) == (5, 4, 1)


def test_the_file_is_plain_json_in_a_fixed_order_with_a_step_a_line(fight: Path) -> None:
    text = fight.read_text("utf-8")
    whole = json.loads(text)
    assert list(whole) == [
        "$schema", "schema_version", "name", "opening", "kinds", "steps", "cursor", "cut", "sum",
    ]  # fmt: skip
    assert whole["opening"] == OPENING
    assert list(whole["kinds"]) == ["bruenor", "goblin"] or len(whole["kinds"]) == 2
    lines = text.splitlines()
    assert all(
        any(json.loads(line.rstrip(",")) == step for line in lines if line.startswith('{"id"'))
        for step in whole["steps"]
    )


def test_stat_blocks_stand_once_and_not_in_the_step(fight: Path) -> None:
    whole = json.loads(fight.read_text("utf-8"))
    added = [event for event in whole["steps"][0]["events"] if "KindsAdded" in event]
    assert added[0]["KindsAdded"]["kinds"] == list(whole["kinds"])
    assert whole["kinds"][added[0]["KindsAdded"]["kinds"][1]]["name"] == "Goblin"


def test_a_fight_comes_back_as_it_was(fight: Path) -> None:
    with playing(fight) as session:
        assert (session.cursor, session.length, len(session.tails)) == (4, 5, 1)
        assert session.table.combatants["c4"].hp == 4
        now = said(session.table)
        session.redo()
        session.undo()
        assert said(session.table) == now
    with playing(fight) as session:
        assert said(session.table) == now


def test_fields_that_we_do_not_know_are_kept(fight: Path) -> None:
    text = fight.read_text("utf-8").replace('"sum":', '"mood": {"grim":1},\n"sum":')
    fight.write_text(text, encoding="utf-8")
    with playing(fight) as session:
        session.do("next")
    assert json.loads(fight.read_text("utf-8"))["mood"] == {"grim": 1}
    assert read_ours(fight.read_bytes()) is not None


def test_a_fight_changed_by_hand_is_checked_and_played_on(fight: Path) -> None:
    whole = json.loads(fight.read_text("utf-8"))
    whole["steps"][2]["line"] = "damage ga 3 slashing"
    fight.write_text(json.dumps(whole, indent=1), encoding="utf-8")
    assert read_ours(fight.read_bytes()) is None
    with playing(fight) as session:
        assert session.step(3).line == "damage ga 3 slashing"
        session.do("next")
    assert read_ours(fight.read_bytes()) is not None


def test_every_fault_of_a_fight_changed_by_hand_is_named(tmp_path: Path) -> None:
    path = prepare(tmp_path)
    with playing(path) as session:
        for line in ("start", "damage ga 3", "next"):
            session.do(line)
    path.with_name("ambush.json.backup").unlink()
    whole = json.loads(path.read_text("utf-8"))
    whole["steps"][1]["events"][0] = {"Cured": {}}
    whole["steps"][2]["events"][0]["DamageTaken"]["hp"] = "four"
    whole["kinds"]["goblin"]["armour"] = 15
    whole["cursor"] = 9
    path.write_text(json.dumps(whole), encoding="utf-8")
    with pytest.raises(BadFile) as caught:
        opened(path)
    places = {fault.params["where"]: fault.key for fault in caught.value.faults}
    assert places == {
        "kinds.goblin.armour": "file-unknown-field",
        "steps[0].events[0].KindsAdded.kinds": "file-wrong-type",
        "steps[1].events[0].Cured": "file-unknown-field",
        "steps[2].events[0].DamageTaken.hp": "file-wrong-type",
        "cursor": "file-too-large",
    }


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"", "file-empty-or-blank"),
        (b" \n", "file-empty-or-blank"),
        (b'{"name": "x",}', "file-not-json"),
        (b"[]", "file-has-faults"),
        (b'{"opening": {}, "opening": {}}', "file-has-faults"),
        (b'{"opening": {"notes": NaN}}', "file-not-json"),
        (b'{"name": "\xff"}', "file-not-utf-8"),
        (b"[" * 100_000, "file-too-deep"),
        (b'{"opening": {}, "cursor": 5}', "file-has-faults"),
        (b'{"opening": {}, "steps": [], "cursor": 5}', "file-has-faults"),
        (b'{"opening": {}, "nam": "x"}', "file-has-faults"),
        (
            b'{"opening": {"combatants": [{"name": "x", "max_hp": ' + b"9" * 5_000 + b"}]}}",
            "file-has-faults",
        ),
        (b'{"schema_version": 2, "opening": {}}', "file-too-new"),
        (b'{"schema_version": "1", "opening": {}}', "file-version-unknown"),
        (b'{"openning": {}}', "file-has-faults"),
        (b'{"name": 5, "opening": {}}', "file-has-faults"),
        (b'{"members": []}', "file-is-a-party"),
    ],
)
def test_what_is_no_encounter_is_refused_by_name(tmp_path: Path, content: bytes, key: str) -> None:
    path = tmp_path / "x.json"
    path.write_bytes(content)
    with pytest.raises(Refused) as caught:
        opened(path)
    assert caught.value.key == key
    assert path.read_bytes() == content
    assert [one.name for one in tmp_path.iterdir()] == ["x.json"]


def test_a_file_that_is_not_there_is_refused_and_leaves_nothing(tmp_path: Path) -> None:
    for path in (tmp_path / "none.json", tmp_path / "no" / "folder.json"):
        with pytest.raises(Refused, match="file-not-found"):
            opened(path)
    with pytest.raises(Refused, match="file-not-readable"):
        opened(tmp_path, read_only=True)
    assert not list(tmp_path.iterdir())


def test_a_file_of_ours_with_an_event_of_tomorrow_is_told_by_its_place(fight: Path) -> None:
    document = read_ours(fight.read_bytes())
    assert document is not None
    document.steps[3] = document.steps[3].replace(b'"TurnEnded"', b'"TurnDanced"')
    document.sum = None
    data = render(document, document.add_up().text())
    assert read_ours(data) is not None
    fight.write_bytes(data)
    for backup in fight.parent.glob("*.backup*"):
        backup.unlink()
    with pytest.raises(BadFile) as caught:
        opened(fight)
    assert caught.value.faults[0].params["where"] == "steps[3].events[0].TurnDanced"
    assert fight.read_bytes() == data
