"""On a terminal the screen takes over; who comes second only looks."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.cli.conftest import Tracker
from tracker.cli import opening
from tracker.encounter.refusals import Refused
from tracker.storage.faults import Locked

Looks = dict[str, object]
Runs = list[tuple[Path | None, bool]]


@pytest.fixture
def looks() -> Looks:
    """Settings of the last run alone."""
    return {}


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch, looks: Looks) -> Runs:
    """What the screen was asked to open, and whether only to read; a locked file refuses once."""
    asked: Runs = []

    def run(
        path: Path | None = None, *, read_only: bool = False, for_now: Mapping[str, object]
    ) -> int:
        asked.append((path, read_only))
        looks.update(for_now)
        if path is not None and path.stem == "locked" and not read_only:
            raise Locked(path, host="here", pid=1, since="now")
        if path is not None and path.stem == "lost":
            raise Refused("file-not-found", path=str(path))
        return 0

    monkeypatch.setattr("tracker.tui.run.run", run)
    monkeypatch.setattr(opening, "has_terminal", lambda: True)
    return asked


@pytest.mark.parametrize("typed", ["--theme dim --ascii", "--ascii --theme dim a.json"])
def test_how_it_looks_for_one_run(tracker: Tracker, runs: Runs, looks: Looks, typed: str) -> None:
    assert tracker(*typed.split()).code == 0
    assert looks == {"theme": "dim", "signs": "ascii"}


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
