"""Counts, hosts, spells that are kept going and water, as people write them in an opening."""

from pathlib import Path
from typing import Any

import pytest

from tests.storage.fights import prepare
from tests.storage.test_opening import faults, one
from tracker.encounter import marks
from tracker.encounter.clocks import Clock
from tracker.encounter.model import Combatant, Encounter, Line
from tracker.encounter.refusals import Refused
from tracker.session import Session, open_session

LIA = {"name": "Lia", "kind": "pc", "max_hp": 20, "initiative": 15, "concentration": "Conjure"}
ELK = {"name": "Elk", "max_hp": 13, "side": "party"}
GOBLIN = {"name": "Goblin", "max_hp": 7, "count": 2, "initiative": 9}


def sit(folder: Path, *combatants: Any) -> Session:
    """A fight with these."""
    return open_session(prepare(folder, {"combatants": list(combatants)}), play=True, seed=1)


def named(table: Encounter, name: str) -> Combatant:
    return next(one for one in table.combatants.values() if one.name == name)


def line(table: Encounter, name: str) -> Line:
    found = table.line_of(named(table, name).id)
    assert found is not None
    return found


def test_counts(tmp_path: Path) -> None:
    timer = one(tmp_path, name="Flood", timer={"rounds": 3}, notes="to the knees")
    assert (timer.kind, timer.side, timer.clock) == (
        "timer",
        "table",
        Clock(3, 0, -1, "round", ticked=1),
    )
    own = one(tmp_path, name="Flood", kind="timer", timer={"rounds": 3}, initiative=11)
    assert own.clock == Clock(3, 0, -1, "count", ticked=1)
    alarm = one(tmp_path, name="Alarm", counter={"now": 1, "goal": 4})
    assert (alarm.kind, alarm.clock) == ("counter", Clock(1, 4))


def test_a_timer_at_somebodys_turn_runs(tmp_path: Path) -> None:
    fuse = {"name": "Fuse", "timer": {"rounds": 2, "at": "end", "of": "lia"}, "notes": "Boom"}
    with_fuse = sit(tmp_path, LIA, fuse, GOBLIN)
    with_fuse.do("start")
    clock = named(with_fuse.table, "Fuse").clock
    assert clock is not None
    assert clock.who == named(with_fuse.table, "Lia").id
    shown = []
    for _ in range(6):
        with_fuse.do("next")
        moved = named(with_fuse.table, "Fuse").clock
        shown.append(moved.now if moved else None)
    assert shown == [2, 2, 1, 1, 0, 0]
    with_fuse.close()


def test_who_hangs_on_another_goes_with_its_concentration(tmp_path: Path) -> None:
    hangs = {"how": "after", "on": "Lia", "concentration": True}
    session = sit(tmp_path, {**ELK, "hangs": hangs}, GOBLIN, LIA)
    session.do("start")
    table = session.table
    assert line(table, "Elk").on == line(table, "Lia").id
    assert [table.combatants[table.lines[one].members[0]].name for one in table.order] == [
        "Lia",
        "Elk",
        "Goblin",
    ]
    session.do("next")
    assert session.table.active == line(table, "Elk").id
    session.do("unconc lia")
    assert named(session.table, "Elk").gone
    assert session.table.active == line(table, "Goblin").id
    session.close()


def test_with_takes_the_count_of_the_host(tmp_path: Path) -> None:
    session = sit(tmp_path, LIA, {**ELK, "hangs": {"how": "with", "on": "lia"}})
    assert line(session.table, "Elk").initiative == 15
    session.close()


def test_some_stand_in_the_water(tmp_path: Path) -> None:
    session = sit(tmp_path, LIA, {**GOBLIN, "underwater": True})
    wet = [marks.bears(one, marks.UNDERWATER) for one in session.table.combatants.values()]
    assert wet == [False, True, True]
    session.close()


@pytest.mark.parametrize(
    ("written", "place", "key"),
    [
        ({"hangs": {"how": "beside", "on": "Lia"}}, "hangs.how", "file-wrong-word"),
        ({"hangs": {"on": "Nobody"}}, "hangs.on", "file-nobody"),
        ({"hangs": {"on": "Elk"}}, "hangs.on", "file-nobody"),
        ({"hangs": {"on": "Goblin A", "concentration": True}}, "hangs.on", "file-no-concentration"),
        ({"timer": {"rounds": 0}}, "timer.rounds", "file-too-small"),
        ({"timer": {"rounds": 2, "at": "end"}}, "timer", "file-missing"),
        ({"timer": {"rounds": 2, "at": "end", "of": "Nobody"}}, "timer.of", "file-nobody"),
        ({"counter": {"now": -1}}, "counter.now", "file-too-small"),
        ({"underwater": "yes"}, "underwater", "file-wrong-type"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(
    tmp_path: Path, written: Any, place: str, key: str
) -> None:
    found = faults(tmp_path, {**ELK, **written}, GOBLIN)
    assert {where: fault.key for where, fault in found.items()} == {f"combatants[0].{place}": key}


def test_nobody_hangs_on_whoever_hangs_on_it(tmp_path: Path) -> None:
    elk = {**ELK, "hangs": {"on": "Goblin"}}
    with pytest.raises(Refused, match="hangs-in-a-circle"):
        sit(tmp_path, elk, {**GOBLIN, "hangs": {"on": "Elk"}})
