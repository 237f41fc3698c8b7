"""What `do` returned survives: torn journals, crashes between any two calls, processes shot down."""

import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from unittest.mock import patch

import pytest

from tests.storage.fights import Full, opened, playing, prepare, said
from tests.walls import tree
from tracker.session import Session, open_session
from tracker.storage import taking
from tracker.storage.faults import Locked
from tracker.storage.files import Disk
from tracker.storage.journal import continuing, journal_of, load
from tracker.storage.writer import Writer


def still(path: Path, **how: object) -> Session:
    """A session whose thread never saves by itself: everything stays in the journal."""
    with patch.object(Writer, "poke", lambda _self: None):
        session = opened(path, **how)
    session.flush()
    session._store._writer.poke = lambda: None  # type: ignore[method-assign]  # the thread sleeps
    return session


def crashed(session: Session, folder: Path) -> Path:
    """The files as a crash now would leave them, in another folder."""
    copy = folder / "crashed"
    shutil.rmtree(copy, ignore_errors=True)
    copy.mkdir()
    for path in session.path.parent.glob(f"{session.path.name}*"):
        if path.suffix != ".lock":
            shutil.copy(path, copy / path.name)
    return copy / session.path.name


def test_what_is_only_in_the_journal_is_there_after_a_crash(tmp_path: Path) -> None:
    session = still(prepare(tmp_path))
    for line in ("start", "damage ga 3", "add goblin", "next", "undo 2", "heal ga 1"):
        session.do(line)
    session.bring_back(0)
    session.undo()
    path = crashed(session, tmp_path)
    assert b'"id":2' not in path.read_bytes()
    with playing(path) as again:
        assert said(again.table) == said(session.table)
        assert (again.cursor, again.length) == (session.cursor, session.length)
        assert again.tails == session.tails
        again.flush()
        assert again.saved
    assert not journal_of(path).exists()
    session.close()


@pytest.mark.slow
def test_a_journal_torn_at_any_byte_keeps_every_whole_entry(tmp_path: Path) -> None:
    session = still(prepare(tmp_path))
    lengths, states = [], []
    for line in ("start", "damage ga 3", "next", "undo", "heal ga 1"):
        session.do(line)
        lengths.append(journal_of(session.path).stat().st_size)
        states.append(said(session.table))
    path = crashed(session, tmp_path)
    data = journal_of(path).read_bytes()
    for end in range(len(data) + 1):
        journal_of(path).write_bytes(data[:end])
        store = taking.look(path, Disk())
        whole = sum(length <= end for length in lengths)
        assert not whole or said(store.history.table) == states[whole - 1]
    session.close()


def test_after_a_torn_end_the_journal_goes_on(tmp_path: Path) -> None:
    session = still(prepare(tmp_path))
    session.do("start")
    path = crashed(session, tmp_path)
    data = journal_of(path).read_bytes()
    journal_of(path).write_bytes(data + data[:40])
    again = still(path)
    again.do("damage ga 3")
    last = crashed(again, tmp_path / "crashed")
    with playing(last) as third:
        assert third.step(3).line.startswith("damage ga 3")
    again.close()
    session.close()


def test_looking_reads_the_journal_and_touches_nothing(tmp_path: Path) -> None:
    session = still(prepare(tmp_path))
    session.do("start")
    path = crashed(session, tmp_path)
    before = {one.name: one.read_bytes() for one in path.parent.iterdir()}
    looking = opened(path, read_only=True)
    assert looking.cursor == 2
    looking.close()
    assert {one.name: one.read_bytes() for one in path.parent.iterdir()} == before
    session.close()


def test_a_journal_of_another_file_is_set_aside(tmp_path: Path) -> None:
    path = prepare(tmp_path)
    session = still(path)
    session.do("start")
    crash = crashed(session, tmp_path)
    prepare(crash.parent, {"combatants": [{"monster": "goblin"}]})
    with playing(crash) as other:
        assert other.notice is not None
        assert other.notice.key == "journal-set-aside"
        assert len(other.table.combatants) == 1
    assert journal_of(crash).with_name("ambush.json.journal.unreadable").exists()
    session.close()


def test_a_crash_between_any_two_calls_of_the_disk_loses_nothing(tmp_path: Path) -> None:
    class Watched(Full):
        """Copies all files before every call and remembers how far the session had come."""

        def _call(self, name: str) -> None:
            super()._call(name)
            if done:
                copy = tmp_path / f"at-{len(self.calls)}"
                copy.mkdir()
                for path in fight.parent.iterdir():
                    if path.suffix not in (".lock", ""):
                        shutil.copy(path, copy / path.name)
                copies.append((copy / fight.name, done[-1]))

    done: list[str] = []
    copies: list[tuple[Path, str]] = []
    folder = tmp_path / "fight"
    folder.mkdir()
    fight = prepare(folder)
    session = still(fight, disk=Watched())
    for line in ("start", "damage ga 3", "next", "undo", "heal ga 1", "add goblin", "next"):
        session.do(line)
        done.append(said(session.table))
        if line != "next":
            session.flush()
    last = done[-1]
    session.close()
    assert len(copies) > 30
    for path, reached in copies:
        store = taking.look(path, Disk())
        states = {said(store.history.state_at(n)) for n in (store.history.cursor - 1,)}
        assert reached in {said(store.history.table), *states}
    assert said(taking.look(fight, Disk()).history.table) == last


def test_marks_that_never_met_do_not_continue(tmp_path: Path) -> None:
    session = still(prepare(tmp_path))
    session.do("start")
    journal = load(Disk(), journal_of(session.path))
    assert journal is not None
    assert continuing(journal, "somewhere else") is None
    assert continuing(journal, journal.base) == journal.entries
    assert continuing(journal, journal.entries[-1].mark) == []
    session.close()


CHILD = """
import sys
from pathlib import Path
from tests.storage.fights import opened
session = opened(Path(sys.argv[1]))
session.do("start")
print(session.cursor, flush=True)
while True:
    for line in ("damage ga 1", "heal ga 1", "next", "undo", "add goblin", "note ga \\"x\\""):
        session.do(line)
        print(session.cursor, session.length, flush=True)
"""


@pytest.mark.slow
@pytest.mark.parametrize("pause", [0.0, 0.02, 0.05, 0.11, 0.17, 0.23, 0.3, 0.5])
def test_a_process_shot_down_loses_nothing_it_returned(tmp_path: Path, pause: float) -> None:
    path = prepare(tmp_path)
    child = subprocess.Popen(
        [sys.executable, "-c", CHILD, str(path)],
        cwd=tree.ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert child.stdout is not None
    said_first = child.stdout.readline()
    time.sleep(pause)
    child.send_signal(signal.SIGKILL)
    child.wait()
    last = (said_first + child.stdout.read()).splitlines()[-1]
    child.stdout.close()
    with playing(path) as session:
        told = [int(word) for word in last.split()]
        assert abs(session.cursor - told[0]) <= 1
        assert session.length >= told[-1] - 1
        session.do("damage ga 1")
    assert not journal_of(path).exists()


def test_an_amend_is_one_entry(tmp_path: Path) -> None:
    session = still(prepare(tmp_path))
    session.do("start")
    session.do("damage ga 3")
    before = journal_of(session.path).read_bytes().count(b"\n")
    session.do("amend resist")
    assert journal_of(session.path).read_bytes().count(b"\n") == before + 1
    path = crashed(session, tmp_path)
    looking = taking.look(path, Disk())
    assert said(looking.history.table) == said(session.table)
    assert (len(looking.history), len(looking.history.cut)) == (3, 1)
    session.close()


def test_a_fight_whose_steps_stand_only_in_its_journal_is_no_prepared_encounter(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Writer, "poke", lambda _writer: None)
    session = open_session(tree.ROOT / "encounters" / "three-ogres.json", play=True)
    session.do("start")
    with pytest.raises(Locked):
        open_session(session.path, play=True)
    session.close()


def test_a_new_try_is_in_the_journal(tmp_path: Path) -> None:
    """Killed before the file is written whole: the try, the fresh set-up and the old tail are there."""
    path = prepare(tmp_path)
    session = opened(path)
    for line in ("start", "damage ga 3"):
        session.do(line)
    session.flush()
    session._store._writer.close()
    session.restart(fresh=True)
    session.do("damage ga 1")
    expected = said(session.table), session.tails
    again = opened(path, read_only=True)
    assert (said(again.table), again.tails) == expected
    assert [(tail.after, len(tail.steps)) for tail in again.tails] == [(0, 3)]
    session.close()
    with playing(path) as after:
        assert (said(after.table), after.tails) == expected
        after.bring_back(0)
        assert [step.line for step in after.steps()] == ["set up", "start", "damage ga 3"]
