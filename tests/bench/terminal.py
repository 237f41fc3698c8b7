"""A real program in a terminal of its own, timed from outside: what its reader would see, and when."""

import fcntl
import os
import pty
import random
import re
import select
import signal
import struct
import termios
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import NamedTuple, Self

COLUMNS, LINES = 120, 40
CHUNK = 65_536
FORGOTTEN = ("TMUX", "PYTHONDONTWRITEBYTECODE")
"""Variables that would make it another program: one that is compiled at every start."""
PATIENCE = 20.0
"""Seconds after which a program that shows nothing is given up."""
SILENCE = 0.04
"""Seconds without output after which a repaint is over."""
CALM = 0.35
"""Seconds after which nothing follows any more, such as the sign that all is saved."""


class Repaint(NamedTuple):
    """What one key brought."""

    seconds: float
    """To the first byte."""
    size: int
    """Bytes."""


class Terminal:
    """A running program. Use it as a context manager: it is ended with the block."""

    def __init__(self, command: Sequence[str], folder: Path, more: Mapping[str, str]) -> None:
        """`folder` holds its fights and settings; `more` are further variables."""
        kept = {name: value for name, value in os.environ.items() if name not in FORGOTTEN}
        told = {
            **kept,
            "TERM": "xterm-256color",
            "COLORTERM": "truecolor",
            "LANG": "C.UTF-8",
            "LANGUAGE": "en",
            "TRACKER_DATA": str(folder),
            **more,
        }
        self.started = time.perf_counter()
        self.seen = b""
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.execvpe(command[0], list(command), told)
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.end()

    def read(self, timeout: float) -> bytes:
        """What it writes within that time; nothing when it is silent or gone."""
        if not select.select([self.fd], [], [], timeout)[0]:
            return b""
        try:
            data = os.read(self.fd, CHUNK)
        except OSError:
            return b""
        self.seen += data
        return data

    def until(self, marker: bytes) -> float:
        """Seconds from its start until this is on the screen."""
        while marker not in self.seen:
            if time.perf_counter() - self.started > PATIENCE:
                text = self.seen[-2000:].decode(errors="replace")
                raise TimeoutError(f"{marker!r} never came; last: {text!r}")
            self.read(0.5)
        return time.perf_counter() - self.started

    def settle(self, silence: float = SILENCE) -> int:
        """Read until it is silent; how many bytes that were."""
        size = 0
        while data := self.read(silence):
            size += len(data)
        return size

    def key(self, keys: bytes) -> Repaint:
        """Press a key at a moment of no importance to its clock, and wait for the repaint."""
        self.settle(CALM)
        time.sleep(random.uniform(0.01, 0.05))
        start = time.perf_counter()
        os.write(self.fd, keys)
        data = self.read(2.0)
        seconds = time.perf_counter() - start
        if not data:
            raise TimeoutError(f"nothing happened at {keys!r}")
        return Repaint(seconds, len(data) + self.settle())

    def memory(self) -> int | None:
        """Kilobytes it has had at most; None where the system does not tell."""
        try:
            status = Path(f"/proc/{self.pid}/status").read_text(encoding="utf-8")
        except OSError:
            return None
        found = re.search(r"VmHWM:\s+(\d+) kB", status)
        return int(found[1]) if found else None

    def end(self) -> None:
        """Ask it to leave, and wait."""
        if self.fd < 0:
            return
        os.kill(self.pid, signal.SIGTERM)
        deadline = time.perf_counter() + 3.0
        while not os.waitpid(self.pid, os.WNOHANG)[0]:
            self.read(0.01)
            if time.perf_counter() > deadline:
                os.kill(self.pid, signal.SIGKILL)
                deadline += PATIENCE
        os.close(self.fd)
        self.fd = -1
