"""Paths that are no plain file of ours: links, pipes, protected files, nothing at all."""

import os
import stat
from pathlib import Path

import pytest

from tests.storage.fights import opened, playing, prepare, said
from tracker.encounter.refusals import Refused
from tracker.storage import places
from tracker.storage.files import Disk


def test_a_link_is_followed_and_stays(tmp_path: Path) -> None:
    path = prepare(tmp_path)
    link = tmp_path / "elsewhere" / "link.json"
    link.parent.mkdir()
    link.symlink_to(path)
    with playing(link) as session:
        session.do("start")
    assert link.is_symlink()
    assert list(link.parent.iterdir()) == [link]
    with playing(path) as session:
        assert session.table.round == 1


def test_a_file_keeps_its_rights(tmp_path: Path) -> None:
    path = prepare(tmp_path)
    path.chmod(0o600)
    with playing(path) as session:
        session.do("start")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_protected_file_is_not_replaced(tmp_path: Path) -> None:
    class Protected(Disk):
        def writable(self, path: Path) -> bool:
            return False

    path = prepare(tmp_path)
    before = path.read_bytes()
    with pytest.raises(Refused) as caught:
        opened(path, disk=Protected())
    assert caught.value.key == "file-not-writable"
    assert (path.read_bytes(), list(tmp_path.iterdir())) == (before, [path])
    opened(path, disk=Protected(), read_only=True)


def test_a_pipe_is_no_encounter(tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    for how in ({}, {"read_only": True}, {"dry": True}, {"play": True}):
        with pytest.raises(Refused) as caught:
            opened(path, **how)
        assert caught.value.key == "file-not-ordinary"
    assert list(tmp_path.iterdir()) == [path]


def test_no_path_at_all() -> None:
    with pytest.raises(Refused) as caught:
        opened(Path())
    assert caught.value.key == "file-not-found"


def test_a_written_path_never_breaks_off_what_asked_for_it() -> None:
    assert places.typed("~/x") == Path("~/x").expanduser()
    assert places.typed("~nobody-is-called-so/x") == Path("~nobody-is-called-so/x")
    assert places.typed("a\0b") == Path("ab")
    assert places.find_beside("a" * 300, Path("x.json")) is None


def test_a_fight_whose_own_folder_is_gone_goes_there_again(data_folder: Path) -> None:
    folder = data_folder / "fights"
    folder.mkdir(parents=True)
    session = opened(prepare(folder))
    session.do("start")
    session.flush()
    folder.rename(data_folder / "elsewhere")
    session.do("damage ga 3")
    session.flush()
    told = session.close()
    assert told is not None
    assert told.key == "fight-put-back"
    with playing(session.path) as again:
        assert said(again.table) == said(session.table)
