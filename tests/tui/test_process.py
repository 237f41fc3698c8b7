"""The program in a real terminal: it starts, ends, is ended from outside, and leaves no mess."""

import os
import re
import signal
import time
from pathlib import Path

import pytest

from tests.tui.terminal import PATIENCE, terminal
from tests.walls.tree import ROOT
from tracker.session import open_session

pytestmark = pytest.mark.slow
STYLED = re.compile(rb"\x1b\[([0-9;]*)m")
COLOURS = {str(first + n).encode() for first in (30, 40, 90, 100) for n in range(8)} | {
    b"38",
    b"48",
}
EXAMPLE = str(ROOT / "encounters" / "three-ogres.json")


def only_fight(folder: Path) -> Path:
    """The one fight in the data folder."""
    (found,) = (folder / "fights").glob("*.json")
    return found


def test_library_to_fight_and_out(data_folder: Path) -> None:
    with terminal(data_folder) as one:
        one.shows("Three ogres")
        one.keys("/three")
        one.keys("\r")
        one.shows("not started")
        one.keys("q")
        one.shows("Fights in progress")
        one.keys("q")
        assert one.ends() == 0
        assert one.sane
    assert only_fight(data_folder).is_file()


@pytest.mark.parametrize(("number", "code"), [(signal.SIGTERM, 143), (signal.SIGHUP, 129)])
def test_a_signal_saves_and_gives_the_terminal_back(
    data_folder: Path, number: int, code: int
) -> None:
    with terminal(data_folder, EXAMPLE) as one:
        one.shows("not started")
        one.keys("n")
        one.shows("Start")
        one.keys("\r")
        one.shows("NOW")
        one.process.send_signal(number)
        assert one.ends() == code
        assert one.sane
        assert "Traceback" not in one.text
    assert open_session(only_fight(data_folder), read_only=True).table.round == 1


def test_a_terminal_that_is_gone_saves_too(data_folder: Path) -> None:
    with terminal(data_folder, EXAMPLE) as one:
        one.shows("not started")
        one.keys("n")
        one.shows("Start")
        one.keys("\r")
        one.shows("NOW")
        os.close(one.master)
        end = time.monotonic() + PATIENCE
        while one.process.poll() is None and time.monotonic() < end:
            time.sleep(0.05)
        assert one.process.returncode == 129
    found = open_session(only_fight(data_folder), read_only=True)
    assert found.table.round == 1


def test_what_was_painted_survives_a_kill(data_folder: Path) -> None:
    with terminal(data_folder, EXAMPLE) as one:
        one.shows("not started")
        one.keys("n")
        one.shows("Start")
        one.keys("\r")
        one.shows("NOW")
        one.process.kill()
    assert open_session(only_fight(data_folder), read_only=True).table.round == 1


FAULTS = {
    "a key": (
        "import tracker.tui.screens.fight_keys as keys\n"
        "def burst(fight, key):\n    raise RuntimeError('hidden 59')\n"
        "keys.TABLES['fight']['next'] = burst\n"
    ),
    "what is drawn": (
        "import tracker.tui.dialogs.form as form\n"
        "def burst(self, size):\n    raise RuntimeError('hidden 59')\n"
        "form.Outcome.content = burst\n"
    ),
    "the thread that saves": (
        "import tracker.storage.whole as whole\n"
        "def burst(self, data, steps):\n    raise RuntimeError('hidden 59')\n"
        "whole.WholeFile.write = burst\n"
    ),
    "the end": (
        "import tracker.storage.store as store\n"
        "def burst(self):\n    raise RuntimeError('hidden 59')\n"
        "store.Store.close = burst\n"
    ),
}


@pytest.mark.parametrize("where", FAULTS)
def test_a_fault_of_ours_is_one_sentence(
    data_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    (tmp_path / "sitecustomize.py").write_text(FAULTS[where], encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), str(ROOT)]))
    with terminal(data_folder, EXAMPLE) as one:
        one.shows("not started")
        one.keys("n\r\x11")
        assert one.ends() == 1
        assert one.sane
        assert b"hidden 59" not in one.raw
        assert b"Traceback" not in one.raw
        assert "The fight is safe in" in one.text.replace("\n", "")
        assert str(only_fight(data_folder)) in one.text.replace("\n", "")
        log = data_folder / "fault.log"
        assert str(log) in one.text.replace("\n", "")
    assert "hidden 59" in log.read_text("utf-8")


@pytest.mark.parametrize(
    ("term", "coloured"), [("vt100", False), ("vt220", False), ("linux", True)]
)
def test_a_terminal_without_colours_gets_none(
    data_folder: Path, monkeypatch: pytest.MonkeyPatch, term: str, coloured: bool
) -> None:
    for name in ("COLORTERM", "TEXTUAL_COLOR_SYSTEM"):
        monkeypatch.delenv(name, raising=False)
    with terminal(data_folder, EXAMPLE, term=term) as one:
        one.shows("not started")
        one.keys("\x11")
        assert one.ends() == 0
        codes = {code for found in STYLED.findall(one.raw) for code in found.split(b";")}
    assert bool(codes & COLOURS) is coloured
    assert codes & {b"1", b"2", b"7"}


def test_first_paint_loads_no_pydantic(data_folder: Path) -> None:
    session = open_session(Path(EXAMPLE), play=True)
    session.close()
    with terminal(data_folder, str(only_fight(data_folder))) as one:
        one.shows("not started")
        names = Path(f"/proc/{one.process.pid}/maps").read_text(encoding="utf-8")
        assert "pydantic" not in names
        one.keys("\x11")
        assert one.ends() == 0
