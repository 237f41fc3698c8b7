"""The line of a fight that is typed and not yet done: there again when the program was killed.

A small file a fight, beside the DM's other files; it goes when the line is done or left. Nothing
depends on it: a disk that cannot be written costs the line and nothing else.
"""

import contextlib
import hashlib
from pathlib import Path
from threading import Lock

from tracker.storage import places
from tracker.storage.files import Disk, write_whole
from tracker.storage.reading import read_small
from tracker.storage.typed_lines import LONGEST, printable

FOLDER = "half-typed"
LARGEST = 4 * LONGEST
"""Bytes; a larger file is not ours."""


class HalfTyped:
    """Of one fight."""

    def __init__(self, fight: Path, disk: Disk | None = None) -> None:
        self._disk = disk or Disk()
        name = hashlib.sha256(str(self._disk.real(fight)).encode(errors="replace")).hexdigest()
        self._path = places.data_folder() / FOLDER / f"{name[:20]}.txt"
        self._lock = Lock()
        self._wanted = ""
        self._there: str | None = None
        """What stands in the file; None: nobody has looked."""

    def left(self) -> str:
        """The line that was not done; empty where there is none."""
        with contextlib.suppress(OSError):
            if text := read_small(self._disk, self._path, LARGEST):
                self._there = printable(text)
                self._wanted = self._there[:LONGEST]
                return self._wanted
        return ""

    def want(self, line: str) -> bool:
        """This is it now; empty: there is none. Whether that is news, for `write` to put there."""
        news, self._wanted = line != self._wanted, line
        return news

    def write(self) -> None:
        """What is wanted by now; from any thread."""
        with self._lock, contextlib.suppress(OSError):
            line = self._wanted
            if line == self._there or not (line or self._there or self._disk.stamp(self._path)):
                return
            if self._disk.is_special(self._path):
                return
            if line:
                self._disk.make_folder(self._path.parent)
                write_whole(self._disk, self._path, line.encode(errors="replace"), sync=False)
            else:
                self._disk.unlink(self._path)
            self._there = line
