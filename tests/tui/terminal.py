"""The real program in a terminal in memory: bytes go to pyte, keys come from the test."""

import contextlib
import fcntl
import os
import pty
import select
import shlex
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pyte

START = """
import fcntl, sys, termios
from pathlib import Path
from tracker.tui.run import run
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
sys.exit(run(Path(sys.argv[1]) if sys.argv[1:] else None))
"""
"""Makes the terminal the program's own first, so that its end is a hang-up."""
SHELL = """
import fcntl, os, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
os.environ.update(PS1="shell> ", PROMPT_COMMAND="echo code=\\u0024?")
os.execvp(sys.argv[1], sys.argv[1:])
"""
TERM = "xterm-256color"
PATIENCE = 60.0
"""Seconds until a state that does not come has failed; nothing is measured by them."""


class Terminal:
    """A program and what it has drawn."""

    def __init__(
        self, process: subprocess.Popen[bytes], master: int, size: tuple[int, int]
    ) -> None:
        self.process = process
        self.master = master
        self.screen = pyte.Screen(*size)
        self.raw = b""
        self._typed = 0
        """How much of it was there when something was typed last."""
        self._stream = pyte.ByteStream(self.screen)

    @property
    def text(self) -> str:
        """The screen as lines."""
        return "\n".join(self.screen.display)

    def read(self, seconds: float = 0.05) -> None:
        """Take in what it says in that time."""
        ready, _, _ = select.select([self.master], [], [], seconds)
        if ready:
            with contextlib.suppress(OSError):
                data = os.read(self.master, 65536)
                self.raw += data
                # pyte takes the keyboard protocol's answers for text.
                self._stream.feed(data.replace(b"\x1b[>25u", b"").replace(b"\x1b[<u", b""))

    def shows(self, text: str) -> None:
        """Wait until it stands on the screen."""
        end = time.monotonic() + PATIENCE
        while text not in self.text:
            self.read()
            assert time.monotonic() < end, f"no {text!r} on:\n{self.text}"

    def prompts(self, code: int) -> None:
        """Wait for the shell's prompt after a program that ended, or was stopped, with it.

        What is typed before the prompt stands is thrown away with the program's terminal modes.
        """
        end = time.monotonic() + PATIENCE
        ended = f"code={code}\r\n".encode()
        while b"shell>" not in self.raw[self._typed :].partition(ended)[2]:
            self.read()
            assert time.monotonic() < end, f"no prompt on:\n{self.text}"

    def keys(self, text: str) -> None:
        """Type."""
        self._typed = len(self.raw)
        os.write(self.master, text.encode())

    def resize(self, columns: int, rows: int) -> None:
        """As if a window were dragged."""
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.screen.resize(rows, columns)

    def ends(self) -> int:
        """Wait for the exit code, reading on."""
        end = time.monotonic() + PATIENCE
        while self.process.poll() is None:
            self.read()
            assert time.monotonic() < end, f"it goes on:\n{self.text}"
        self.read(0.2)
        return self.process.returncode

    @property
    def sane(self) -> bool:
        """Whether the terminal was given back: main screen, cursor, title, line editing, no mouse."""
        flags = termios.tcgetattr(self.master)[3]
        given_back = (b"\x1b[?1049l", b"\x1b[?25h", b"\x1b[?1003l", b"\x1b[?2004l", b"\x1b[<u")
        titles = self.raw.count(b"\x1b[22;0t") == self.raw.count(b"\x1b[23;0t")
        return all(one in self.raw for one in given_back) and titles and bool(flags & termios.ECHO)


@contextlib.contextmanager
def terminal(
    data: Path, *arguments: str, size: tuple[int, int] = (100, 30), term: str = TERM
) -> Iterator[Terminal]:
    """Start the program; killed at the end if it still runs."""
    with started([sys.executable, "-c", START, *arguments], data, size, term) as found:
        yield found


@contextlib.contextmanager
def shell(data: Path, *arguments: str, size: tuple[int, int] = (100, 30)) -> Iterator[Terminal]:
    """The program as a job of a shell whose prompt is `shell>`; it prints the exit code."""
    asked = shlex.join([sys.executable, "-m", "tracker", *arguments])
    with started(
        [sys.executable, "-c", SHELL, "bash", "--norc", "--noprofile", "-i"], data, size
    ) as one:
        one.shows("shell>")
        one.keys(f"{asked}\r")
        yield one


@contextlib.contextmanager
def started(
    command: list[str], data: Path, size: tuple[int, int], term: str = TERM
) -> Iterator[Terminal]:
    """A process on a terminal of its own."""
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
    environment = {**os.environ, "TERM": term, "TRACKER_DATA": str(data)}
    environment.pop("COLUMNS", None)
    environment.pop("LINES", None)
    process = subprocess.Popen(
        command,
        stdin=slave, stdout=slave, stderr=slave, env=environment, start_new_session=True,
    )  # fmt: skip
    os.close(slave)
    try:
        yield Terminal(process, master, size)
    finally:
        if process.poll() is None:
            process.kill()
        process.wait()
        with contextlib.suppress(OSError):
            os.close(master)
