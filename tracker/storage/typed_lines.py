"""What was typed, kept across fights and restarts: a text file that grows and is cut now and then.

Two programs may write at once. Whoever writes holds the system's lock on the file, for the moment
of one line, and looks whether it still stands there: it may have been cut and replaced meanwhile.
Nothing depends on the file: where it cannot be read or written, the lines of this run are all.
"""

import contextlib
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tracker.storage import places
from tracker.storage.files import Disk, Stamp, write_whole
from tracker.storage.lock import system_lock
from tracker.storage.reading import read_small

NAME = "typed.txt"
MOST = 1_000
"""Lines that are kept."""
SLACK = 250
"""Lines by which the file may be longer before it is cut."""
LONGEST = 4_000
"""Signs of a line that can be typed at all."""
LARGEST = 8_000_000
"""Bytes; a larger file is not ours."""
PATIENCE, PAUSE = 10, 0.005
"""How often another writer is waited for, and seconds between."""


def printable(text: str) -> str:
    """One line without what a terminal obeys, whoever wrote it into the file."""
    if not text.isprintable():
        text = "".join(sign if sign.isprintable() else " " for sign in text)
    return " ".join(text.split())


class TypedLines:
    """The lines, oldest first."""

    def __init__(self, path: Path | None = None, disk: Disk | None = None) -> None:
        self._path = path or places.data_folder() / NAME
        self._disk = disk or Disk()
        self._stamp: Stamp | None = None
        self._lines: list[str] = []
        self._torn = False
        """The last line has no end: a writing was cut short, or somebody edited it."""
        self._unkept: list[str] = []
        """Of this run, where the file cannot be written."""

    def lines(self) -> list[str]:
        """All that is kept, also what another program has added since."""
        with contextlib.suppress(OSError):
            stamp = self._disk.stamp(self._path)
            if stamp != self._stamp:
                self._lines, self._stamp = self._read(), stamp
        return [*self._lines, *self._unkept][-MOST:]

    def keep(self, text: str) -> None:
        """One more, unless it is the last one again."""
        line = printable(text)
        known = self.lines()
        if not line or len(line) > LONGEST or line in known[-1:]:
            return
        try:
            self._write(line)
        except OSError:
            self._unkept = [*self._unkept, line][-MOST:]

    def _read(self) -> list[str]:
        text = read_small(self._disk, self._path, LARGEST) or ""
        self._torn = text[-1:] not in ("", "\n")
        lines = (printable(one) for one in text.split("\n"))
        return [one for one in lines if one and len(one) <= LONGEST][-MOST - SLACK :]

    def _write(self, line: str) -> None:
        if self._disk.is_special(self._path):
            raise FileExistsError(self._path)
        self._disk.make_folder(self._path.parent)
        with self._held() as fd:
            self.lines()
            begun = "\n" if self._torn else ""
            self._disk.write(fd, f"{begun}{line}\n".encode())
            self.lines()
            if len(self._lines) >= MOST + SLACK:
                self._cut()

    def _cut(self) -> None:
        """Only the newest stay; the file is replaced whole, under its lock."""
        kept = "".join(f"{one}\n" for one in self._lines[-MOST:])
        write_whole(self._disk, self._path, kept.encode(), sync=False)

    @contextmanager
    def _held(self) -> Iterator[int]:
        """The open file, locked; after a while without the lock: a line is more than its order."""
        for turn in range(PATIENCE):
            fd = self._disk.open(self._path, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
            try:
                mine = system_lock(fd) and self._disk.is_at(fd, self._path)
                if mine or turn == PATIENCE - 1:
                    yield fd
                    return
            finally:
                self._disk.close(fd)
            time.sleep(PAUSE)
