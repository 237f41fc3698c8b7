"""The plain mode as a process: a terminal without a single escape sequence, pipes, signals, kill -9."""

import contextlib
import os
import pty
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.walls.tree import ROOT
from tracker.cli.plain import nudge
from tracker.session import open_session
from tracker.storage import places

pytestmark = pytest.mark.slow
EXAMPLE = ROOT / "encounters" / "three-ogres.json"
PATIENCE = 60.0
START = """
import fcntl, sys, termios
from tracker.cli import main
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
sys.exit(main())
"""
"""Makes the terminal the program's own first, so that Ctrl+C comes from it."""
DEAF = START.replace(
    "sys.exit(",
    """
import os, readline, signal
once = [signal.SIGTERM]
readline.set_startup_hook(lambda: once and os.kill(os.getpid(), once.pop()))
sys.exit(""",
)
"""Ends itself in the moment between the prompt and the wait, where readline drops what comes of it."""
ESCAPE, CTRL_C, CTRL_D = "\x1b", "\x03", "\x04"


class Voice:
    """A process on a terminal and what it has said."""

    def __init__(self, process: "subprocess.Popen[bytes]", master: int) -> None:
        self.process = process
        self.master = master
        self.said = ""

    def until(self, text: str) -> str:
        """Wait for it; what was said before and with it."""
        end = time.monotonic() + PATIENCE
        while text not in self.said:
            assert time.monotonic() < end, f"no {text!r} in:\n{self.said}"
            if select.select([self.master], [], [], 0.1)[0]:
                with contextlib.suppress(OSError):
                    self.said += os.read(self.master, 65536).decode()
        before, _, self.said = self.said.partition(text)
        return before + text

    def type(self, text: str) -> None:
        """Keys."""
        os.write(self.master, text.encode())


@contextlib.contextmanager
def spoken(*arguments: object, term: str = "xterm-256color", start: str = START) -> Iterator[Voice]:
    """Plain mode with the terminal as its own."""
    master, slave = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-c", start, "--plain", *map(str, arguments)],
        cwd=ROOT, stdin=slave, stdout=slave, stderr=slave, start_new_session=True,
        env={**os.environ, "TERM": term},
    )  # fmt: skip
    os.close(slave)
    try:
        yield Voice(process, master)
    finally:
        if process.poll() is None:
            process.kill()
        process.wait()
        with contextlib.suppress(OSError):
            os.close(master)


def the_fight() -> Path:
    """The one that was made."""
    (found,) = places.fights_folder().glob("*.json")
    return found


def round_now() -> int:
    """As it stands on the disk."""
    return open_session(the_fight(), read_only=True).table.round


@pytest.mark.parametrize("term", ["xterm-256color", "dumb"])
def test_a_terminal_hears_no_escape_and_ctrl_c_loses_nothing(data_folder: Path, term: str) -> None:
    del data_folder
    with spoken(EXAMPLE, term=term) as one:
        said = one.until("> ")
        one.type("start\r")
        said += one.until("Next comes") + one.until("> ")
        one.type(f"damage oa 5{CTRL_C}")
        said += one.until("Nothing is lost. Type quit to leave.") + one.until("> ")
        one.type("damage oa 4\r")
        said += one.until("Ogre A 55 of 59.") + one.until("> ")
        one.type(CTRL_D)
        said += one.until("Saved in")
        one.process.wait(PATIENCE)
        assert one.process.returncode == 0
    assert ESCAPE not in said
    assert round_now() == 1


def test_history_and_completion(data_folder: Path) -> None:
    del data_folder
    with spoken(EXAMPLE) as one:
        one.until("> ")
        one.type("star\t\r")
        one.until("Next comes")
        one.until("> ")
        one.type("damage oa 4\r")
        one.until("Ogre A 55 of 59.")
        one.type("\x1b[A\r")
        one.until("Ogre A 51 of 59.")


def test_kill_9_loses_nothing_that_was_said(data_folder: Path) -> None:
    del data_folder
    with spoken(EXAMPLE) as one:
        one.until("> ")
        one.type("start\r")
        one.until("Next comes")
        one.type("damage oa 4\r")
        one.until("Ogre A 55 of 59.")
        one.process.kill()
        one.process.wait()
    with spoken(the_fight()) as one:
        one.until("handle oa): 55 of 59 hit points")
        one.type("quit\r")
        one.until("Saved in")
        one.process.wait(PATIENCE)
        assert one.process.returncode == 0


@pytest.mark.parametrize(("name", "code"), [("SIGTERM", 143), ("SIGHUP", 129)])
def test_a_signal_saves(data_folder: Path, name: str, code: int) -> None:
    del data_folder
    with spoken(EXAMPLE) as one:
        one.until("> ")
        one.type("start\r")
        one.until("Next comes")
        one.until("> ")
        one.process.send_signal(getattr(signal, name))
        one.process.wait(PATIENCE)
        assert one.process.returncode == code
    assert round_now() == 1
    assert not list(the_fight().parent.glob("*.lock"))


def test_a_signal_that_readline_does_not_hear_ends_it_all_the_same(data_folder: Path) -> None:
    with spoken(EXAMPLE, start=DEAF) as one:
        one.process.wait(PATIENCE)
        assert one.process.returncode == 143
    assert not list((data_folder / "fights").glob("*.lock"))


def test_after_ctrl_c_the_wait_is_woken_until_that_is_heard(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Ctrl+C in the moment between the prompt and the wait would else count at the next key."""
    monkeypatch.setattr(nudge._Woken, "yes", False)
    pressed: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: pressed.append(number))
    try:
        with nudge.nudged():
            signal.raise_signal(signal.SIGINT)
            end = time.monotonic() + PATIENCE
            while not nudge._Woken.yes:
                assert time.monotonic() < end
                time.sleep(0.01)
        assert pressed == [signal.SIGINT]
        assert signal.getsignal(signal.SIGURG) is signal.SIG_DFL
    finally:
        signal.signal(signal.SIGINT, before)


def test_a_terminal_that_is_gone_saves(data_folder: Path) -> None:
    del data_folder
    with spoken(EXAMPLE) as one:
        one.until("> ")
        one.type("start\r")
        one.until("Next comes")
        os.close(one.master)
        one.process.wait(PATIENCE)
        assert one.process.returncode in (0, 129)
    assert round_now() == 1
    assert not list(the_fight().parent.glob("*.lock"))


def test_a_reader_that_goes_away_is_no_noise(data_folder: Path) -> None:
    del data_folder
    done = subprocess.run(
        ["sh", "-c", f"printf 'start\\nnext\\n' | {sys.executable} -m tracker --plain {EXAMPLE} | head -1"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (done.stderr, done.stdout[:11]) == ("", "Plain mode.")
    assert round_now() == 1


def test_a_terminal_that_cannot_draw_gets_text_and_a_hint(data_folder: Path) -> None:
    del data_folder
    master, slave = pty.openpty()
    done = subprocess.run(
        [sys.executable, "-m", "tracker", str(EXAMPLE)],
        cwd=ROOT, stdin=slave, stdout=subprocess.PIPE, text=True, check=False,
        env={**os.environ, "TERM": "dumb"},
    )  # fmt: skip
    os.close(slave)
    os.close(master)
    assert done.returncode == 0
    assert f"tracker --plain {EXAMPLE}" in done.stdout
    assert ESCAPE not in done.stdout
