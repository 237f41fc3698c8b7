"""On a terminal the screen takes over; who comes second only looks."""

from pathlib import Path

import pytest

from tests.cli.conftest import Tracker
from tracker.cli import opening
from tracker.encounter.refusals import Refused
from tracker.storage.faults import Locked

Runs = list[tuple[Path | None, bool]]


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> Runs:
    """What the screen was asked to open, and whether only to read; a locked file refuses once."""
    asked: Runs = []

    def run(path: Path | None = None, *, read_only: bool = False) -> int:
        asked.append((path, read_only))
        if path is not None and path.stem == "locked" and not read_only:
            raise Locked(path, host="here", pid=1, since="now")
        if path is not None and path.stem == "lost":
            raise Refused("file-not-found", path=str(path))
        return 0

    monkeypatch.setattr("tracker.tui.run.run", run)
    monkeypatch.setattr(opening, "has_terminal", lambda: True)
    return asked


def test_alone_it_opens_the_library(tracker: Tracker, runs: Runs) -> None:
    assert tracker().code == 0
    assert runs == [(None, False)]


def test_a_file_is_opened_to_be_played(tracker: Tracker, runs: Runs) -> None:
    assert tracker("a.json").code == 0
    assert tracker("open", "a.json").code == 0
    assert runs == [(Path("a.json"), False)] * 2


def test_a_file_that_is_open_elsewhere_is_only_read(tracker: Tracker, runs: Runs) -> None:
    said = tracker("locked.json")
    assert said.code == 0
    assert "is open elsewhere (host here, process 1" in said.err
    assert runs == [(Path("locked.json"), False), (Path("locked.json"), True)]


def test_other_refusals_end_it(tracker: Tracker, runs: Runs) -> None:
    assert tracker("lost.json").code == 2
    assert len(runs) == 1
