"""A full or broken disk, a file changed by somebody else, a file gone bad: nothing is lost."""

import errno
import json
import os
import threading
import time
from pathlib import Path

import pytest

from tests.storage.fights import Full, opened, playing, prepare, said
from tracker.encounter.refusals import Refused
from tracker.session import Session
from tracker.storage.backups import backups_of, take_backup
from tracker.storage.document import read_ours
from tracker.storage.faults import Unreadable
from tracker.storage.files import Disk, write_whole
from tracker.storage.journal import journal_of

CALLS = ("open", "write", "fsync", "replace", "truncate", "sync_folder", "unlink", "stamp")


@pytest.mark.parametrize("broken", CALLS)
@pytest.mark.parametrize("number", [1, 2, 3])
def test_whatever_call_fails_the_session_lives_and_saves_later(
    tmp_path: Path, broken: str, number: int
) -> None:
    disk = Full()
    session = opened(prepare(tmp_path), disk=disk)
    session.do("start")
    session.flush()
    disk.broken, disk.number = broken, number
    for line in ("damage ga 3", "next", "undo", "heal ga 1"):
        session.do(line)
        session.flush()
    disk.broken = None
    now = said(session.table)
    session.do("next")
    session.flush()
    assert session.saved
    assert session.save_problem is None
    session.undo()
    session.close()
    with playing(session.path) as again:
        assert said(again.table) == now
    assert not journal_of(session.path).exists()


@pytest.mark.parametrize("broken", ["open", "write", "fsync", "replace"])
def test_a_disk_that_stays_full_is_told(tmp_path: Path, broken: str) -> None:
    disk = Full()
    session = opened(prepare(tmp_path), disk=disk)
    session.flush()
    before = session.path.read_bytes()
    disk.broken = broken
    session.do("start")
    session.flush()
    assert not session.saved
    assert session.save_problem is not None
    assert session.save_problem.key == "not-saved"
    assert session.save_problem.params["why"] == "No space left on device"
    assert session.path.read_bytes() == before
    assert session.table.round == 1
    session.close()
    assert [one.name for one in tmp_path.iterdir() if one.name.endswith(".new")] == []


def test_a_torn_entry_in_the_journal_is_mended_by_the_next(tmp_path: Path) -> None:
    disk = Full()
    session = opened(prepare(tmp_path), disk=disk)
    session.flush()
    disk.broken = "write"
    session.do("start")
    disk.broken = None
    session._store._writer.close()
    session.do("damage ga 3")
    looking = opened(session.path, read_only=True)
    assert looking.cursor == 3
    session.close()


def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    class Locked(Disk):
        def open(self, path: Path, flags: int) -> int:
            raise PermissionError(errno.EACCES, "Permission denied")

    path = prepare(tmp_path)
    with pytest.raises(Refused, match="folder-not-writable"):
        opened(path, disk=Locked())
    with pytest.raises(Refused, match="folder-not-writable"):
        opened(path, disk=Locked(), play=True)
    assert opened(path, disk=Locked(), read_only=True).cursor == 1


def changed(session: Session) -> str:
    """Somebody else writes the file."""
    text = json.dumps({"name": "Theirs", "opening": {"combatants": [{"monster": "goblin"}]}})
    session.flush()
    session.path.write_text(text, encoding="utf-8")
    return text


def test_a_file_changed_under_us_is_left_alone_and_ours_is_a_copy(tmp_path: Path) -> None:
    with playing(prepare(tmp_path)) as session:
        session.do("start")
        theirs = changed(session)
        session.do("damage ga 3")
        session.flush()
        assert session.path.read_text("utf-8") == theirs
        assert session.save_problem is not None
        assert session.save_problem.key == "file-changed-under-us"
        copy = Path(str(session.save_problem.params["copy"]))
        assert copy.name == "ambush (ours).json"
        session.do("next")
        session.flush()
        with playing(copy) as ours:
            assert said(ours.table) == said(session.table)
        session.keep_ours()
        assert session.saved
        assert not copy.exists()
        assert backups_of(session.path)[0].read_text("utf-8") == theirs
    with playing(session.path) as again:
        assert again.name == "Ambush"


def test_a_file_that_was_only_touched_is_not_taken_for_changed(tmp_path: Path) -> None:
    with playing(prepare(tmp_path)) as session:
        session.flush()
        os.utime(session.path, (time.time() + 60, time.time() + 60))
        session.do("start")
        session.flush()
        assert session.saved


def test_a_file_removed_under_us_is_written_again(tmp_path: Path) -> None:
    with playing(prepare(tmp_path)) as session:
        session.flush()
        session.path.unlink()
        session.do("start")
        session.flush()
        assert session.saved
        assert read_ours(session.path.read_bytes()) is not None


def test_an_unreadable_file_stays_and_its_backup_is_offered(tmp_path: Path) -> None:
    path = prepare(tmp_path)
    for _ in range(2):
        with playing(path) as session:
            session.do("damage ga 1")
    broken = path.read_bytes()[:-200]
    path.write_bytes(broken)
    for how in ({"read_only": True}, {}):
        with pytest.raises(Unreadable) as caught:
            opened(path, **how)
        assert caught.value.backup == backups_of(path)[0]
        assert caught.value.why.key == "file-not-json"
        assert path.read_bytes() == broken
    aside = take_backup(path)
    assert aside == path.with_name("ambush.json.unreadable")
    assert aside.read_bytes() == broken
    with playing(path) as session:
        assert session.cursor == 2


def test_the_newest_few_versions_are_kept(tmp_path: Path) -> None:
    path = prepare(tmp_path)
    written = path.read_bytes()
    for _ in range(5):
        with playing(path) as session:
            session.do("damage ga 1")
    kept = [read_ours(place.read_bytes()) for place in backups_of(path)]
    assert [len(one.steps) for one in kept if one is not None] == [5, 4, 3]
    assert written not in [place.read_bytes() for place in backups_of(path)]


def test_a_file_is_replaced_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "x"
    path.write_bytes(b"old")
    for call in ("open", "write", "fsync", "replace"):
        with pytest.raises(OSError, match="No space"):
            write_whole(Full(call), path, b"new and longer")
        assert path.read_bytes() == b"old"
    assert [one.name for one in tmp_path.iterdir() if one.name != "tracker-data"] == ["x"]


def test_a_signal_in_the_middle_of_a_step_saves_no_half_of_it(tmp_path: Path) -> None:
    with playing(prepare(tmp_path)) as session:
        session.do("start")
        session.flush()
        store, data = session._store, session.path.read_bytes()
        with store._between():
            store._dirty = True
            session.flush()
            assert session.path.read_bytes() == data
        session.flush()
        assert session.saved


def test_a_disk_that_works_again_is_found_without_a_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tracker.storage.writer.PAUSE", 0.02)
    disk = Full("replace")
    with playing(prepare(tmp_path), disk=disk) as session:
        session.do("start")
        session.flush()
        assert not session.saved
        disk.broken = None
        end = time.monotonic() + 60
        while time.monotonic() < end and session.save_problem is not None:
            time.sleep(0.01)
        assert session.save_problem is None


def test_a_fight_whose_folder_is_gone_goes_to_the_other_fights(
    tmp_path: Path, data_folder: Path
) -> None:
    folder = tmp_path / "table"
    folder.mkdir()
    session = opened(prepare(folder))
    session.do("start")
    session.flush()
    folder.rename(tmp_path / "elsewhere")
    session.do("damage ga 3")
    session.flush()
    assert session.save_problem is not None
    told = session.close()
    assert told is not None
    assert told.key == "fight-rescued"
    place = Path(str(told.params["place"]))
    assert place.parent == data_folder / "fights"
    with playing(place) as again:
        assert said(again.table) == said(session.table)


def test_a_fight_that_nothing_takes_is_told(tmp_path: Path) -> None:
    disk = Full()
    session = opened(prepare(tmp_path), disk=disk)
    session.do("start")
    session.flush()
    disk.broken = "write"
    session.do("damage ga 3")
    told = session.close()
    assert told is not None
    assert told.key == "not-saved"


def test_a_journal_that_was_taken_away_is_written_anew(tmp_path: Path) -> None:
    disk = Full()
    session = opened(prepare(tmp_path), disk=disk)
    session.do("start")
    session.flush()
    disk.broken = "replace"
    session.do("damage ga 3")
    session.flush()
    journal_of(session.path).unlink()
    session.do("damage ga 1")
    assert opened(session.path, read_only=True).cursor == 4
    session.close()


@pytest.mark.parametrize("where", ["_between", "_guard"])
def test_a_signal_while_the_file_is_written_waits_for_nobody(tmp_path: Path, where: str) -> None:
    with playing(prepare(tmp_path)) as session:
        session.do("start")
        session.flush()
        store = session._store
        writing = threading.Thread(target=store.save, daemon=True)

        def interrupted() -> None:
            inside = store._between() if where == "_between" else store._guard
            with inside:
                writing.start()
                while store._saving.acquire(blocking=False):
                    store._saving.release()
                session.flush()

        step = threading.Thread(target=interrupted, daemon=True)
        step.start()
        step.join(10)
        assert not step.is_alive()
        writing.join(10)
        assert not writing.is_alive()
        session.do("next")
        session.flush()
        assert session.saved
