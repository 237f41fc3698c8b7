"""Whoever looks at a fight while it is written sees all of it: file and journal belong together."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.storage.fights import WORDS, playing, prepare
from tracker.session import open_session
from tracker.storage import document, reading, taking
from tracker.storage.files import Disk


class Interrupted(Disk):
    """Somebody writes right after a file was read."""

    def __init__(self, path: Path, meanwhile: Callable[[], None], times: int) -> None:
        super().__init__()
        self._path = path
        self._meanwhile = meanwhile
        self._left = times

    def read(self, path: Path) -> bytes:
        """And then the other one comes."""
        data = super().read(path)
        if path == self._path and self._left:
            self._left -= 1
            self._meanwhile()
        return data


def test_a_journal_that_is_emptied_in_between_takes_no_step_away(tmp_path: Path) -> None:
    with playing(prepare(tmp_path)) as session:
        session.do("start")
        session.flush()
        session.do("damage ga 1")
        disk = Interrupted(session.path, session.flush, 1)
        assert taking.look(session.path, disk).history.cursor == 3


def test_neither_do_several_saves(tmp_path: Path) -> None:
    with playing(prepare(tmp_path)) as session:
        session.do("start")

        def save() -> None:
            session.do("damage ga 1")
            session.flush()

        seen = taking.look(session.path, Interrupted(session.path, save, 4))
        assert seen.history.cursor == session.cursor


def test_a_step_that_came_before_the_lock_is_there(tmp_path: Path) -> None:
    with playing(prepare(tmp_path)) as session:
        session.do("start")
        path = session.path

    def another() -> None:
        with playing(path) as other:
            other.do("damage ga 1")

    disk = Interrupted(path, another, 1)
    with closing(open_session(path, play=True, words=WORDS, disk=disk)) as session:
        assert session.length == 3


def test_what_is_still_the_same_under_the_lock_is_taken_apart_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with playing(prepare(tmp_path)) as session:
        session.do("start")
        path = session.path
    read: list[bytes] = []
    apart = document.read_ours

    def counted(data: bytes) -> document.Document | None:
        read.append(data)
        return apart(data)

    monkeypatch.setattr(reading, "read_ours", counted)
    open_session(path, play=True, words=WORDS).close()
    assert len(read) == 1
