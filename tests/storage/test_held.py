"""`tracker do` holds everything back: at the end all of it is written, or nothing."""

from pathlib import Path

import pytest

from tests.storage.fights import Full, opened, playing, prepare
from tracker.storage.journal import journal_of


def test_held_steps_are_written_at_commit_and_forgotten_without(tmp_path: Path) -> None:
    path = prepare(tmp_path)
    before = path.read_bytes()
    with playing(path, hold=True) as session:
        session.do("start")
        session.do("damage ga 3")
    assert path.read_bytes() == before
    assert [one.name for one in tmp_path.iterdir()] == ["ambush.json"]
    with playing(path, hold=True) as session:
        session.do("start")
        session.commit()
        assert session.saved
        session.do("next")
    with playing(path) as session:
        assert session.cursor == 3


@pytest.mark.parametrize("broken", ["open", "write", "fsync", "replace"])
@pytest.mark.parametrize("played", [False, True])
def test_held_steps_that_cannot_be_written_are_not_done(
    tmp_path: Path, broken: str, played: bool
) -> None:
    path = prepare(tmp_path)
    if played:
        with playing(path) as session:
            session.do("start")
    before, disk = path.read_bytes(), Full()
    with playing(path, hold=True, disk=disk) as session:
        session.do("damage ga 3")
        disk.broken = broken
        session.commit()
        assert session.save_problem is not None
        assert not session.saved
        disk.broken = None
    assert path.read_bytes() == before
    assert not journal_of(path).exists()
    with playing(path, read_only=True) as session:
        assert session.cursor == (2 if played else 1)


def test_held_steps_leave_alone_what_a_crash_left_in_the_journal(tmp_path: Path) -> None:
    path, disk = prepare(tmp_path), Full()
    crashed = opened(path, disk=disk)
    crashed.flush()
    disk.broken = "replace"
    crashed.do("start")
    crashed._store._writer.close()
    left = journal_of(path).read_bytes()
    crashed.close()
    assert journal_of(path).read_bytes() == left
    disk = Full("replace")
    with playing(path, hold=True, disk=disk) as session:
        session.do("damage ga 3")
        session.commit()
    with playing(path, read_only=True) as session:
        assert session.cursor == 2
    with playing(path, hold=True) as session:
        session.do("damage ga 3")
        session.commit()
        assert session.saved
    with playing(path, read_only=True) as session:
        assert session.cursor == 3


def test_held_steps_that_stand_in_the_file_are_done(tmp_path: Path) -> None:
    path, disk = prepare(tmp_path), Full()
    with playing(path, hold=True, disk=disk) as session:
        session.do("start")
        disk.broken = "sync_folder"
        session.commit()
        disk.broken = None
    with playing(path) as session:
        assert session.cursor == 2
