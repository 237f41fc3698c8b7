"""Faults of the program are written down where the user finds them, and never get in the way."""

from pathlib import Path

import pytest

from tracker.i18n.screens import fatal
from tracker.session import fault_log


def caught(text: str) -> BaseException:
    """One with a traceback."""
    try:
        raise RuntimeError(text)
    except RuntimeError as error:
        return error


def test_each_behind_the_one_before_with_where_it_was(data_folder: Path) -> None:
    path = Path(fault_log.note(caught("one")))
    assert fault_log.note(caught("two")) == str(path)
    assert path == data_folder / "fault.log"
    told = path.read_text("utf-8")
    assert told.index("RuntimeError: one") < told.index("RuntimeError: two")
    assert "in caught" in told


def test_it_begins_anew_when_it_is_long(data_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = Path(fault_log.note(caught("one")))
    assert path.is_relative_to(data_folder)
    monkeypatch.setattr(fault_log, "MOST", 10)
    fault_log.note(caught("two"))
    assert "RuntimeError: one" not in path.read_text("utf-8")


def test_where_nothing_can_be_written_nothing_is_promised(data_folder: Path) -> None:
    (data_folder / "fault.log").mkdir(parents=True)
    assert fault_log.note(caught("one")) == ""
    assert "fault.log" not in fatal("a.json", "")
    assert "Start tracker again" in fatal("a.json", "")
