"""What lies in the library, where it lies, and the schema of it."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.storage.fights import OPENING, playing, prepare
from tracker.storage import migrations, places, shelf
from tracker.storage.document import VERSION, read_ours
from tracker.storage.schema import json_schema


def test_fights_show_their_round_and_the_latest_first(tmp_path: Path) -> None:
    path = prepare(tmp_path)
    with playing(path, play=True, clock=lambda: "2026-11-28T20:00:00+00:00") as session:
        session.do("start")
        for _ in range(5):
            session.do("next")
    with playing(path, play=True) as later:
        later.do("start")
        later.do("undo")
        first, second = shelf.fights()
        assert (first.path, first.round, first.at) == (later.path, 0, "2026-11-29T12:00:00+00:00")
        assert (second.name, second.round, second.creatures) == ("Ambush", 3, 3)
        assert second.path == session.path
    with playing(session.path) as session:
        session.do("end")
    assert [one.ended for one in shelf.fights()] == [False, True]


def test_prepared_encounters_and_a_file_that_cannot_be_read(data_folder: Path) -> None:
    folder = places.encounters_folder()
    folder.mkdir(parents=True)
    prepare(folder)
    (folder / "broken.json").write_text("{")
    (folder / "party.json").write_text("{}")
    own = [one for one in shelf.prepared() if not one.example]
    assert [(one.name, one.creatures) for one in own] == [("Ambush", 3), ("broken", 0)]
    assert own[1].problem is not None
    assert own[1].problem.key == "file-not-json"
    assert sum(one.example for one in shelf.prepared()) >= 8


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("Ambush", "Ambush"),
        ("a/b\\c:d*e?f", "a b c d e f"),
        ("  ..hidden.. ", "hidden"),
        ("\u202e\x1b[31mred", "[31mred"),
        ("//", "encounter"),
        ("地下城" * 70, "地下城" * 20),
        ("ผี" * 200, "ผี" * 30),
    ],
)
def test_a_name_becomes_a_file_name_that_is_safe_everywhere(name: str, file: str) -> None:
    assert places.file_name(name) == file
    assert len(places.file_name(name).encode()) <= places.NAME_BYTES


def check(value: Any, schema: Any, root: Any) -> bool:
    """As much of JSON Schema as ours uses."""
    if "$ref" in schema:
        return check(value, root["$defs"][schema["$ref"].rpartition("/")[2]], root)
    for many, wanted in (("anyOf", any), ("oneOf", lambda found: sum(found) == 1)):
        if many in schema:
            return bool(wanted([check(value, one, root) for one in schema[many]]))
    if "const" in schema:
        return bool(value == schema["const"])
    if "enum" in schema:
        return value in schema["enum"]
    match schema.get("type"):
        case "object":
            return isinstance(value, dict) and check_object(value, schema, root)
        case "array":
            return isinstance(value, list) and check_array(value, schema, root)
        case "string":
            return isinstance(value, str)
        case "integer":
            return type(value) is int
        case "boolean":
            return isinstance(value, bool)
        case "null":
            return value is None
        case _:
            return True


def check_object(value: dict[str, Any], schema: Any, root: Any) -> bool:
    fields = schema.get("properties", {})
    more = schema.get("additionalProperties", True)
    return all(name in value for name in schema.get("required", ())) and all(
        check(item, fields[name], root)
        if name in fields
        else more is True or (more is not False and check(item, more, root))
        for name, item in value.items()
    )


def check_array(value: list[Any], schema: Any, root: Any) -> bool:
    first = schema.get("prefixItems", [])
    if not schema.get("minItems", 0) <= len(value):
        return False
    return all(check(item, one, root) for item, one in zip(value, first, strict=False)) and all(
        check(item, schema.get("items", {}), root) for item in value[len(first) :]
    )


def test_the_schema_fits_what_we_write_and_what_people_write(tmp_path: Path) -> None:
    schema = json_schema()
    path = prepare(tmp_path)
    assert check(json.loads(path.read_text()), schema, schema)
    with playing(path) as session:
        for line in ("start", "attack bruenor ga", "cond gb prone", "next", "back", "undo", "next"):
            session.do(line)
    whole = json.loads(path.read_text())
    assert check(whole, schema, schema)
    for wrong in (
        {"opening": {"combatants": [{"monster": "goblin", "cuont": 2}]}},
        {"opening": OPENING, "steps": [{"id": 1}]},
        {**whole, "steps": [{**whole["steps"][0], "events": [{"Cured": {}}]}]},
        {**whole, "schema_version": 2},
    ):
        assert not check(wrong, schema, schema)


def test_the_schema_tells_people_what_a_field_means() -> None:
    text = json.dumps(json_schema())
    assert "Feet by way of moving." in text
    assert "Creature type, for example" in text


FIXTURES = Path(__file__).with_name("versions")


@pytest.mark.parametrize("path", sorted(FIXTURES.glob("*.json")), ids=lambda path: path.stem)
def test_a_file_of_every_version_is_still_read(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / path.name
    copy.write_bytes(path.read_bytes())
    assert read_ours(copy.read_bytes()) is not None
    with playing(copy) as session:
        assert session.cursor > 5
        while session.can_undo:
            session.undo()
        session.redo(session.length)


def test_there_is_a_step_from_every_older_version() -> None:
    assert set(migrations.MIGRATIONS) == set(range(1, VERSION))
    assert migrations.migrate({"name": "x"}, Path("x"))["schema_version"] == VERSION
