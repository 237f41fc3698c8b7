"""What has been done since the file was last written whole, on disk before anybody sees it.

Every entry carries a checksum and the mark of the document after it. A journal is replayed from
the last place where its marks meet the file; a torn end is ignored, a foreign journal set aside.
"""

import json
import os
import zlib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tracker.encounter.values import value
from tracker.storage.files import Disk, write_whole
from tracker.storage.steps import dump

APPEND = os.O_WRONLY | os.O_CREAT | os.O_APPEND


@value
class Entry:
    """One move of the history."""

    mark: str
    """Of the document after it."""
    body: bytes
    """JSON: a step with where it stands, a cursor, or a tail brought back."""


def journal_of(path: Path) -> Path:
    """Where the journal of a file lies."""
    return path.with_name(f"{path.name}.journal")


def sealed(body: bytes) -> bytes:
    """A line with its checksum."""
    return b"%08x %s\n" % (zlib.crc32(body), body)


def unsealed(line: bytes) -> Any:
    """What a line says; ValueError when it is torn or not ours."""
    seal, _, body = line.partition(b" ")
    if len(seal) != 8 or int(seal, 16) != zlib.crc32(body):
        raise ValueError
    return json.loads(body)


def _line(entry: Entry) -> bytes:
    return sealed(b'{"mark":' + dump(entry.mark) + b',"do":' + entry.body + b"}")


def _header(base: str) -> bytes:
    return sealed(dump({"base": base}))


@dataclass(slots=True, eq=False, repr=False, match_args=False)
class Journal:
    """An open journal. Its calls raise OSError; entries not yet on disk are written with the next."""

    disk: Disk
    path: Path
    base: str
    """Mark of the file it continues."""
    entries: list[Entry] = field(default_factory=list)
    good: int = 0
    """Bytes on disk that are whole."""
    written: int = 0
    """How many of `entries` they hold."""
    _fd: int | None = None

    def append(self, entry: Entry) -> None:
        """One more entry, handed to the system before this returns."""
        self.entries.append(entry)
        if self._fd is not None and not self.disk.is_at(self._fd, self.path):
            self._release()
            self.good = self.written = 0
        if self._fd is None:
            self._fd = self.disk.open(self.path, APPEND)
        if self.disk.size(self._fd) != self.good:
            self.disk.truncate(self._fd, self.good)
        data = b"".join(map(_line, self.entries[self.written :]))
        if not self.good:
            data = _header(self.base) + data
        self.disk.write(self._fd, data)
        self.good += len(data)
        self.written = len(self.entries)

    def trim(self, count: int, base: str) -> None:
        """The first `count` entries stand in the file now, whose mark is `base`."""
        rest = self.entries[count:]
        if not rest and self._fd is not None:
            self.disk.truncate(self._fd, 0)
            self.good = 0
        elif not rest:
            self.disk.unlink(self.path)
            self.good = 0
        else:
            data = _header(base) + b"".join(map(_line, rest))
            write_whole(self.disk, self.path, data, sync=False)
            self._release()
            self.good = len(data)
        self.base, self.entries, self.written = base, rest, len(rest)

    def stands(self) -> bool:
        """Whether all entries are in a file that is still there. OSError when one cannot tell."""
        if self._fd is None:
            return not self.entries
        return self.written == len(self.entries) and self.disk.is_at(self._fd, self.path)

    def sync(self) -> None:
        """Down to the disk."""
        if self._fd is not None:
            self.disk.fsync(self._fd)

    def close(self) -> None:
        """Done; an empty journal leaves no file."""
        self._release()
        if not self.entries:
            self.disk.unlink(self.path)

    def _release(self) -> None:
        if self._fd is not None:
            self.disk.close(self._fd)
            self._fd = None


def load(disk: Disk, path: Path) -> Journal | None:
    """The journal on disk as far as it is whole; None when there is none or its head is torn."""
    try:
        data = disk.read(path)
    except FileNotFoundError:
        return None
    found: Journal | None = None
    place = 0
    while (end := data.find(b"\n", place)) >= 0:
        try:
            read = unsealed(data[place:end])
        except ValueError:
            break
        if found is None:
            found = Journal(disk, path, read["base"])
        else:
            found.entries.append(Entry(read["mark"], dump(read["do"])))
        place = end + 1
    if found is not None:
        found.good = place
        found.written = len(found.entries)
    return found


def continuing(journal: Journal, mark: str) -> list[Entry] | None:
    """The entries that come after the document with this mark; None when the two never met."""
    marks = [journal.base, *(entry.mark for entry in journal.entries)]
    for place in range(len(marks) - 1, -1, -1):
        if marks[place] == mark:
            return journal.entries[place:]
    return None
