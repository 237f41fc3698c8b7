"""A long evening: the five-thousandth step costs what the fiftieth did, and opening stays quick."""

import gc
import json
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from statistics import median

import pytest

from tests.storage.fights import opened, playing, prepare, said
from tracker.encounter.history import Step
from tracker.encounter.model import Encounter
from tracker.session import Session
from tracker.storage import checkpoint, codec, places

CROWD = {
    "combatants": [
        {"name": "Bruenor", "kind": "pc", "max_hp": 44, "ac": 18, "initiative": 15},
        *({"monster": "goblin", "count": 11, "max_hp": 99_999, "initiative": n} for n in range(5)),
    ]
}
SCRIPT = ("next", "damage ga,gb 2", "attack gc gd", "heal ga 2", "cond ge prone", "uncond ge prone")


def lengthen(session: Session, to: int) -> list[float]:
    """Play on until there are so many steps; seconds of each."""
    taken = []
    while session.length < to:
        line = SCRIPT[session.length % len(SCRIPT)]
        start = time.thread_time()
        session.do(line)
        taken.append(time.thread_time() - start)
    return taken


@pytest.fixture(scope="module")
def long(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[float]]:
    """A fight of 5,000 steps and how long each took, in the time its thread was at work."""
    path = prepare(tmp_path_factory.mktemp("long"), CROWD)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(places.DATA, str(path.parent / "data"))
        with playing(path) as session:
            session.do("start")
            return path, lengthen(session, 5_000)


@pytest.mark.slow
def test_a_step_costs_the_same_late_as_early(
    long: tuple[Path, list[float]], record_property: Callable[[str, object], None]
) -> None:
    _, taken = long
    early, late = median(taken[20:320]), median(taken[-300:])
    record_property("seconds of a step early and late", (early, late))
    assert late / early < 2


@pytest.mark.slow
def test_opening_five_thousand_steps(
    long: tuple[Path, list[float]], record_property: Callable[[str, object], None]
) -> None:
    path, _ = long
    gc.collect()
    gc.disable()
    try:
        for fast in (False, True):
            start = time.thread_time()
            session = opened(path, fast=fast)
            took = time.thread_time() - start
            record_property(f"seconds to open, fast {fast}", took)
            session.close()
            assert took < 3
    finally:
        gc.enable()


@pytest.fixture
def fight(tmp_path: Path) -> Path:
    """Long enough to have a kept state."""
    path = prepare(tmp_path, CROWD)
    with playing(path) as session:
        session.do("start")
        lengthen(session, 420)
    assert checkpoint.place(path).exists()
    return path


def test_a_fast_opening_stands_where_a_slow_one_does(fight: Path) -> None:
    with playing(fight) as slow:
        states = [said(slow.state_at(n)) for n in (420, 400, 100)]
    with playing(fight, fast=True) as fast:
        assert fast._store.unchecked == 420
        assert fast.table.passage is not None
        fast.do("next")
        fast.undo()
        fast.check()
        assert fast._store.unchecked == 0
        assert [said(fast.state_at(n)) for n in (420, 400, 100)] == states
        fast.check()


def test_before_it_is_checked_only_the_memory_of_turns_is_shorter(fight: Path) -> None:
    with playing(fight) as slow, playing(fight, dry=True, fast=True) as fast:
        assert as_kept(fast.table) == as_kept(slow.table)
        fast.undo(300)
        slow.undo(300)
        assert said(fast.table) == said(slow.table)


def as_kept(table: Encounter) -> object:
    return codec.encoder(Encounter)(replace(table, kinds={}, passage=None))


def test_a_kept_state_is_only_trusted_for_the_same_steps(fight: Path) -> None:
    place = checkpoint.place(fight)
    head, body, earlier = place.read_text().split("\n")
    kept = json.loads(body)
    with playing(fight) as session:
        right = said(session.table)
    for change in (
        {"version": "0"},
        {"prefix": "0"},
        {"steps": 419},
        {"steps": 1},
        {"steps": 9_984},
        {"steps": "x"},
        {"kinds": ["dragon"]},
        {"table": {"name": 3}},
        {"passages": 7},
    ):
        place.write_text(f"{head}\n{json.dumps({**kept, **change})}\n{earlier}")
        with playing(fight, fast=True) as session:
            assert session._store.unchecked == 0
            assert said(session.table) == right
    changed = {**kept, "table": {**kept["table"], "round": 99}}
    place.write_text(f"{head}\n{json.dumps(changed)}\n{earlier}")
    with playing(fight, fast=True) as session:
        assert session.table.round != 99 or session._store.unchecked
        session.check()
        assert said(session.table) == right


def test_what_was_undone_or_done_otherwise_since_is_not_what_is_painted(fight: Path) -> None:
    for change in (["undo 3"], ["next"], ["undo", "heal ga 1"]):
        with playing(fight) as session:
            for line in change:
                session.do(line)
            right = as_kept(session.table), session.cursor
        with playing(fight, fast=True) as session:
            assert session._store.unchecked == session.cursor
            assert (as_kept(session.table), session.cursor) == right


def test_the_log_and_the_first_undos_fold_no_whole_fight(fight: Path) -> None:
    with playing(fight) as slow:
        states = {number: as_kept(slow.state_at(number)) for number in range(408, 421)}
    with playing(fight, dry=True, fast=True) as session:
        history = session._store.history
        read = history._read
        calls: list[bytes] = []

        def counted(line: bytes) -> Step:
            calls.append(line)
            return read(line)

        history._read = counted
        for number, state in states.items():
            assert as_kept(session.state_at(number)) == state
        assert len(calls) <= 12
    place = checkpoint.place(fight)
    head, body, _ = place.read_text().split("\n")
    place.write_text(f"{head}\n{body}\n{{}}")
    with playing(fight, dry=True, fast=True) as session:
        assert as_kept(session.state_at(410)) == states[410]


def test_undoing_reads_a_step_now_and_then_not_every_time(tmp_path: Path) -> None:
    session = opened(prepare(tmp_path))
    session.do("start")
    for _ in range(100):
        session.do("next")
    history = session._store.history
    read = history._read
    calls: list[bytes] = []

    def counted(line: bytes) -> Step:
        calls.append(line)
        return read(line)

    history._read = counted
    states = {}
    for _ in range(90):
        session.undo()
        states[session.cursor] = said(session.table)
    assert len(calls) < 180
    session.close()
    session = opened(session.path)
    for _ in range(90):
        session.redo()
        assert session.cursor not in states or said(session.table) == states[session.cursor]
    session.close()


def test_states_of_files_that_are_gone_are_forgotten(fight: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_bytes(fight.read_bytes())
    with playing(other) as session:
        session.do("next")
    torn = places.cache_folder() / "torn.json"
    torn.write_bytes(b"{")
    assert checkpoint.place(other).exists()
    other.unlink()
    with playing(fight, fast=True) as session:
        session.check()
    assert list(places.cache_folder().iterdir()) == [checkpoint.place(fight)]
