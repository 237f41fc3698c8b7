"""A battlefield and places in a file: read, refused by place, kept over a save, told by the schema."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.storage.fights import WORDS, opened, playing, prepare
from tests.storage.test_opening import faults, one, read
from tracker.encounter.battlefield import PLAIN, Battlefield
from tracker.session import open_session
from tracker.storage.schema import json_schema

GOBLIN = {"monster": "goblin"}


def test_cells_and_blocks_of_them(tmp_path: Path) -> None:
    ground = {"grid": "square", "walls": [[3, 4], [5, 1, 5, 3]], "fog": [[2, 2, 1, 1]]}
    found = read(tmp_path, GOBLIN, battlefield=ground).battlefield
    assert found.walls == ((3, 4), (5, 1), (5, 2), (5, 3))
    assert found.fog == ((1, 1), (1, 2), (2, 1), (2, 2))
    assert read(tmp_path, GOBLIN).battlefield == PLAIN
    assert read(tmp_path, GOBLIN, battlefield={"grid": "hex"}).battlefield.grid == "hex"


def test_places_of_one_and_of_several(tmp_path: Path) -> None:
    assert one(tmp_path, **GOBLIN, place=[3, -4], facing="north").places == ((3, -4),)
    assert one(tmp_path, **GOBLIN, count=2, places=[[1, 1], [2, 1]]).places == ((1, 1), (2, 1))


@pytest.mark.parametrize(
    ("fields", "where", "key"),
    [
        ({"place": [3]}, "combatants[0].place", "file-no-cell"),
        ({"place": [3, 4, 5]}, "combatants[0].place", "file-no-cell"),
        ({"place": [3, 123456]}, "combatants[0].place[1]", "file-too-large"),
        ({"place": [-1000, 4]}, "combatants[0].place[0]", "file-too-small"),
        ({"place": ["a", 4]}, "combatants[0].place[0]", "file-wrong-type"),
        ({"places": [[1, 1], [2, 2]]}, "combatants[0].places", "file-more-than-count"),
        ({"facing": "up"}, "combatants[0].facing", "file-wrong-word"),
    ],
)
def test_a_wrong_place_is_named(
    tmp_path: Path, fields: dict[str, Any], where: str, key: str
) -> None:
    found = faults(tmp_path, {**GOBLIN, **fields})
    assert {place: one.key for place, one in found.items()} == {where: key}


@pytest.mark.parametrize(
    ("ground", "where", "key"),
    [
        ({"grid": "round"}, "battlefield.grid", "file-wrong-word"),
        ({"walls": [[1, 2, 3]]}, "battlefield.walls[0]", "file-no-cell"),
        ({"fog": [[0, 0, 900, 900]]}, "battlefield.fog[0]", "file-too-many-cells"),
        ({"swamp": []}, "battlefield.swamp", "file-unknown-field"),
        ({"walls": [[0, 5000]]}, "battlefield.walls[0][1]", "file-too-large"),
    ],
)
def test_a_wrong_battlefield_is_named(
    tmp_path: Path, ground: dict[str, Any], where: str, key: str
) -> None:
    found = faults(tmp_path, GOBLIN, battlefield=ground)
    assert {place: one.key for place, one in found.items()} == {where: key}


def test_what_was_placed_stays_over_a_save(tmp_path: Path) -> None:
    opening = {
        "combatants": [{**GOBLIN, "count": 2, "places": [[0, 0], [4, 0]]}],
        "battlefield": {"difficult": [[1, 0]]},
    }
    path = prepare(tmp_path, opening)
    with playing(path, play=True) as session:
        session.do("move ga 2,0")
        session.do("battlefield wall 9,9")
        before, copy = session.table, session.path
    again = opened(copy)
    places = [one.place for one in again.table.combatants.values()]
    assert places == [(2, 0), (4, 0)]
    assert (
        again.table.battlefield
        == before.battlefield
        == Battlefield(walls=((9, 9),), difficult=((1, 0),))
    )
    again.undo(2)
    assert next(iter(again.table.combatants.values())).place == (0, 0)
    again.close()


def test_an_older_file_has_no_map(tmp_path: Path) -> None:
    session = open_session(prepare(tmp_path), words=WORDS, play=True, seed=1)
    assert session.table.battlefield == PLAIN
    assert all(one.place is None for one in session.table.combatants.values())
    session.close()


def test_the_schema_tells_of_it() -> None:
    schema = json.dumps(json_schema())
    assert '"battlefield"' in schema
    assert "WrittenBattlefield" in schema
