"""The terminal is given back as it was found: title, screen, modes, also for a while (`fg`)."""

import json
import os
import shutil
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.tui.terminal import PATIENCE, Terminal, shell, terminal
from tests.walls.tree import ROOT
from tracker.storage import places

pytestmark = pytest.mark.slow
EXAMPLE = str(ROOT / "encounters" / "three-ogres.json")
SLEEP, QUIT = "\x0f", "\x11"
STOPPED = 128 + signal.SIGSTOP
ALTERNATE, MAIN = b"\x1b[?1049h", b"\x1b[?1049l"
GIVEN_BACK = (MAIN, b"\x1b[?25h", b"\x1b[?1003l", b"\x1b[?2004l", b"\x1b[<u", b"\x1b[?1004l")
PUSH, POP = b"\x1b[22;0t", b"\x1b[23;0t"


def until(holds: Callable[[], bool], one: Terminal) -> None:
    """Read on until it holds."""
    end = time.monotonic() + PATIENCE
    while not holds():
        one.read()
        assert time.monotonic() < end, one.text


def test_the_window_is_called_like_the_fight_and_gets_its_title_back(data_folder: Path) -> None:
    del data_folder
    with terminal(places.data_folder(), EXAMPLE) as one:
        one.shows("not started")
        assert b"\x1b]2;Three ogres\x07" in one.raw
        one.keys("q")
        one.shows("Fights in progress")
        until(lambda: b"\x1b]2;tracker\x07" in one.raw, one)
        one.keys("q")
        assert one.ends() == 0
        assert one.raw.count(PUSH) == one.raw.count(POP) == 1
        assert one.raw.index(POP) < one.raw.index(MAIN)


def test_a_name_cannot_steer_the_terminal(data_folder: Path, tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    creature = {"name": "Lia", "max_hp": 9}
    whole = {"name": "A\x1b]2;x\x07B", "opening": {"combatants": [creature]}}
    path.write_text(json.dumps(whole), "utf-8")
    with terminal(data_folder, str(path)) as one:
        one.shows("not started")
        assert b"\x1b]2;A]2;xB\x07" in one.raw


@pytest.mark.skipif(not shutil.which("bash"), reason="needs a shell with jobs")
def test_asleep_the_shell_has_the_terminal_and_fg_paints_all_again(data_folder: Path) -> None:
    with shell(data_folder, EXAMPLE) as one:
        one.shows("not started")
        one.keys(SLEEP)
        until(lambda: one.raw.count(MAIN) == 1, one)
        one.prompts(STOPPED)
        assert all(mode in one.raw for mode in GIVEN_BACK)
        assert one.raw.count(POP) == 1
        one.keys("stty -a\r")
        one.shows(" icanon")
        one.keys("echo st$((1+1))ll here\r")
        one.shows("st2ll here")
        drawn = len(one.raw)
        one.keys("fg\r")
        until(lambda: one.raw.count(ALTERNATE) == 2, one)
        until(lambda: b"Three ogres" in one.raw[drawn:], one)
        one.shows("not started")
        until(lambda: "bruenor" in one.text and "Ogre" in one.text, one)
        one.keys("n")
        one.shows("Start")
        one.keys("\r")
        one.shows("NOW")
        one.keys(QUIT)
        until(lambda: one.raw.count(MAIN) == 2, one)
        one.prompts(0)
        one.keys("stty -a\r")
        one.shows(" icanon")
        assert all(one.raw.count(mode) >= 2 for mode in GIVEN_BACK)


def test_stopped_by_force_it_reads_no_key_twice_and_restores_the_terminal(
    data_folder: Path,
) -> None:
    with terminal(data_folder, EXAMPLE) as one:
        one.shows("not started")
        one.process.send_signal(signal.SIGSTOP)
        os.waitid(os.P_PID, one.process.pid, os.WSTOPPED | os.WNOWAIT)
        one.process.send_signal(signal.SIGCONT)
        until(lambda: one.raw.count(ALTERNATE) == 2, one)
        one.keys("n")
        one.shows("Start")
        one.keys("\r")
        one.shows("NOW")
        one.keys(QUIT)
        assert one.ends() == 0
        assert one.sane


def test_where_no_shell_would_wake_it_it_does_not_sleep(data_folder: Path) -> None:
    with terminal(data_folder, EXAMPLE) as one:
        one.shows("not started")
        one.keys(SLEEP)
        one.shows("no shell behind this window")
        assert MAIN not in one.raw


def test_asleep_it_can_be_ended(data_folder: Path) -> None:
    with shell(data_folder, EXAMPLE) as one:
        one.shows("not started")
        one.keys(SLEEP)
        until(lambda: one.raw.count(MAIN) == 1, one)
        one.prompts(STOPPED)
        one.keys("kill %1; fg\r")
        one.prompts(143)
        one.keys("stty -a\r")
        one.shows(" icanon")
    assert not list((data_folder / "fights").glob("*.lock"))


def test_a_storm_of_sizes(data_folder: Path) -> None:
    with terminal(data_folder, EXAMPLE) as one:
        one.shows("not started")
        for number in range(60):
            one.resize(20 + number * 7 % 130, 3 + number * 5 % 45)
            one.read(0.01)
        one.resize(100, 30)
        one.shows("Ogre")
        one.keys("n")
        one.shows("Start")
        one.keys(f"\x1b{QUIT}")
        assert one.ends() == 0
        assert one.sane


def test_a_terminal_that_vanishes_while_it_sleeps(data_folder: Path) -> None:
    with shell(data_folder, EXAMPLE) as one:
        one.shows("not started")
        one.keys(SLEEP)
        one.prompts(STOPPED)
        os.close(one.master)
        end = time.monotonic() + PATIENCE
        while list((data_folder / "fights").glob("*.lock")):
            assert time.monotonic() < end
            time.sleep(0.05)
