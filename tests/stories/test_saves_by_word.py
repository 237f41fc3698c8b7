"""Saves of many by the DM's word, and Evasion: one line, each its own share."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.stories.table import Table, same
from tracker.i18n.reasons import why
from tracker.session import open_session

SEATED = [
    {"name": "Bruenor", "kind": "pc", "max_hp": 40, "ac": 18},
    {"name": "Nim", "kind": "pc", "max_hp": 40, "ac": 15, "traits": [{"name": "Evasion"}]},
    {"monster": "adult red dragon"},
    {"monster": "ogre", "count": 2},
]


@pytest.fixture
def seated(tmp_path: Path) -> Iterator[Table]:
    path = tmp_path / "fight.json"
    opening = {"combatants": SEATED}
    path.write_text(json.dumps({"schema_version": 1, "name": "Nest", "opening": opening}))
    table = Table(open_session(path, seed=7))
    yield table
    table.session.close()


def test_full_half_and_none_are_the_dms_to_say(seated: Table) -> None:
    seated.type("save bruenor,oa,ob dex 15 20 fire half bruenor=20 full=oa none=ob half=bruenor")
    assert (seated.hp("bruenor"), seated.hp("oa"), seated.hp("ob")) == (30, 39, 59)
    seated.type("save bruenor,oa dex 15 20 fire half then prone pass=oa fail=bruenor full=oa")
    assert (seated.hp("bruenor"), seated.hp("oa")) == (10, 19)
    assert (seated.conditions("bruenor"), seated.conditions("oa")) == (["prone"], [])


def test_the_line_of_the_log_says_it_again(seated: Table) -> None:
    seated.type('action adult-red-dragon "fire breath" on bruenor,oa bruenor=3 half=oa fail=oa')
    session = seated.session
    line, after = session.step(session.cursor).line, session.table
    assert "fail=oa half=oa" in line
    session.undo()
    session.do(line)
    assert same(session.table, after)
    seated.type("improvised deadly 5 fire on bruenor,oa save dex 30 none=oa dmg=9")
    assert seated.who("oa").hp == after.combatants[seated.who("oa").id].hp


def test_evasion_takes_nothing_or_half(seated: Table) -> None:
    seated.type("save nim dex 15 21 fire half nim=16")
    assert seated.hp("nim") == 40
    seated.type("save nim dex 15 21 fire half nim=3")
    assert seated.hp("nim") == 30
    events = seated.session.step(seated.session.cursor).events
    told = [why(reason) for one in events for reason in getattr(one, "reasons", ())]
    assert "Evasion: nothing on a success, half on a failure" in " ".join(told)
    seated.type("cond nim stunned", "save nim dex 15 20 fire half")
    assert seated.hp("nim") == 10
    seated.type("uncond nim stunned", "save nim con 15 20 fire half nim=3")
    assert seated.hp("nim") == 0
