"""A druid who is a bear, a lord with a second form, a wall of fire: typed as play, kept in the file."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.stories.table import Table, same, sit_down
from tracker.encounter.refusals import Refused
from tracker.encounter.showing import shown
from tracker.players.project import plain, project
from tracker.session import open_session
from tracker.storage.faults import BadFile

LIA = {
    "name": "Lia",
    "kind": "pc",
    "max_hp": 27,
    "ac": 16,
    "abilities": {"str": 8, "con": 12, "int": 12, "wis": 17},
    "saves": {"wis": 5},
    "initiative": 20,
}
THORNE = {"name": "Thorne", "kind": "pc", "max_hp": 30, "ac": 14, "initiative": 15}
LORD: dict[str, Any] = {
    "name": "Lord",
    "max_hp": 100,
    "ac": 17,
    "initiative": 10,
    "legendary_uses": 3,
    "phases": [
        {
            "at": "hp<=50%",
            "name": "Phase 2",
            "form": "Vampire",
            "heal": 20,
            "reset_legendary": True,
            "text": "The candles go out.",
        }
    ],
}
OGRES = {"monster": "ogre", "count": 2, "initiative": 5}


def file_of(path: Path, *combatants: dict[str, Any], **options: Any) -> Path:
    """An encounter by hand."""
    opening = {"combatants": combatants, "options": options}
    path.write_text(json.dumps({"schema_version": 1, "name": "Hall", "opening": opening}))
    return path


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Table]:
    """Lia, Thorne, a lord with two phases and two ogres."""
    path = file_of(tmp_path / "hall.json", LIA, THORNE, LORD, OGRES, prompt_legendary="off")
    table = sit_down(path)
    table.type("start lia 20, thorne 15, lord 10, oa 5")
    yield table
    table.session.close()


def row(table: Table, who: str) -> dict[str, Any]:
    """Of `show --json`."""
    rows = shown(table.session.table)["combatants"]
    found: dict[str, Any] = next(one for one in rows if one["handle"] == who)
    return found


def test_a_bear_that_is_hit_too_hard_is_a_druid_again(hall: Table) -> None:
    hall.type("conc lia Moonbeam", "form lia brown bear", "temp lia 5")
    assert hall.last_lines
    assert (row(hall, "lia")["hp"], row(hall, "lia")["ac"]) == (34, 11)
    assert row(hall, "lia")["form"]["beneath"][0]["hp"] == 27
    hall.type("damage lia 30 slashing", "damage lia 16 fire")
    assert hall.last_lines[:3] == [
        "Lia takes 16 fire damage",
        "Lia is no longer Brown Bear (no hit points left): 27 hit points",
        "Lia takes 7 damage (what the form could not take)",
    ]
    assert (hall.hp("lia"), hall.trail("lia")) == (20, "27 20")
    prompts = hall.session.table.prompts
    assert [one.kind for one in prompts] == ["concentration", "concentration"]
    broken = hall.session.table
    hall.session.undo()
    assert (hall.hp("lia"), row(hall, "lia")["form"]["name"]) == (9, "Brown Bear")
    hall.session.redo()
    assert same(broken, hall.session.table)
    again = hall.opened_again()
    assert same(broken, again.session.table)


def test_players_never_see_the_pools_of_a_monster(hall: Table) -> None:
    hall.type("reveal all", "form oa wolf polymorph", "damage oa 4")
    seen = plain(project(hall.session.table))
    ogre = next(one for one in seen["rows"] if one["name"] == "Ogre A")
    assert (ogre["hp"], ogre["max_hp"], ogre["health"]) == (None, None, "no-clear-wounds")
    assert "59" not in json.dumps(seen)
    assert "Wolf" not in json.dumps(seen)


def test_a_lord_comes_to_his_second_phase_once(hall: Table) -> None:
    hall.type("damage lord 55")
    (prompt,) = hall.session.table.prompts
    assert (prompt.kind, prompt.subject) == ("phase", "Phase 2")
    hall.type("prompt roll")
    assert "Lord: Phase 2 begins (The candles go out.)" in hall.last_lines
    assert (hall.hp("lord"), row(hall, "lord")["form"]["hp"]) == (144, 144)
    hall.session.undo()
    hall.type("prompt skip", "heal lord 50", "damage lord 60")
    assert not hall.session.table.prompts


def test_a_wall_of_fire_burns_once_a_turn_and_dies_with_the_spell(hall: Table) -> None:
    hall.type(
        'conc lia "Wall of Fire"',
        'zone "Wall of Fire" oa,ob hurt 5d8 fire save dex 17 at enter,end from lia conc',
        "next 4",
    )
    assert [one.kind for one in hall.session.table.prompts] == ["zone", "zone"]
    hall.type("prompt fail dmg=21", "prompt 18 dmg=21")
    assert (hall.hp("oa"), hall.hp("ob")) == (59 - 21, 59 - 10)
    hall.type("next", "zone wall of fire +thorne", "prompt 20 dmg=20", "zone wall of fire -thorne")
    assert hall.hp("thorne") == 20
    hall.type("zone wall of fire +thorne", "next")
    assert not hall.session.table.prompts
    assert row(hall, "thorne")["zones"] == ["Wall of Fire"]
    hall.type("unconc lia")
    assert hall.session.table.zones == ()
    hall.session.undo()
    table = hall.session.table
    hall.type("back", "next")
    assert same_but_for_the_way(table, hall)


def same_but_for_the_way(table: Any, hall: Table) -> bool:
    """The same creatures, areas and questions."""
    now = hall.session.table
    return bool(
        table.combatants == now.combatants
        and table.zones == now.zones
        and table.prompts == now.prompts
        and table.active == now.active
    )


def test_written_lines_make_the_fight_again(hall: Table, tmp_path: Path) -> None:
    hall.type(
        'conc lia "Wall of Fire"',
        'zone "Wall of Fire" oa,ob hurt 5d8 fire save dex 17 at now from lia conc',
        "prompt roll",
        "prompt roll",
        "form thorne dire wolf for 3 rounds",
        "attack oa thorne",
        "damage lord 60",
        "prompt pass",
        'when ob hp<=10 "Flees" text "runs"',
        "damage ob 50",
    )
    lines = [step.line for step in hall.session.steps()][2:]
    path = file_of(tmp_path / "again.json", LIA, THORNE, LORD, OGRES, prompt_legendary="off")
    other = sit_down(path, seed=99)
    other.type("start lia 20, thorne 15, lord 10, oa 5", *lines)
    for who in ("lia", "thorne", "lord", "oa", "ob"):
        assert other.hp(who) == hall.hp(who), who
    other.session.close()


@pytest.mark.parametrize(
    ("phase", "key"),
    [
        ({"at": "soon", "name": "X"}, "file-wrong-word"),
        ({"at": "hp<=120%", "name": "X"}, "file-wrong-word"),
        ({"at": "50%", "name": "X", "form": "Nonsense"}, "file-unknown-monster"),
        ({"at": "50%", "name": "X", "heal": "lots"}, "file-not-dice"),
        ({"at": "50%", "name": "Phase 2"}, "file-phase-twice"),
    ],
)
def test_faults_of_written_phases_are_named(
    tmp_path: Path, phase: dict[str, Any], key: str
) -> None:
    lord = LORD | {"phases": [*LORD["phases"], phase]}
    path = file_of(tmp_path / "wrong.json", lord)
    with pytest.raises(BadFile) as caught:
        open_session(path)
    (fault,) = caught.value.faults
    assert isinstance(fault, Refused)
    assert fault.key == key
