"""What was chosen in the palette, the last first: a small text file, a name a line.

Nothing depends on it: where it cannot be read or written, what was chosen in this run is all.
"""

import contextlib
from pathlib import Path

from tracker.storage import places
from tracker.storage.files import Disk, write_whole
from tracker.storage.reading import read_small
from tracker.storage.typed_lines import printable

NAME = "palette.txt"
MOST = 40
"""Names that are kept."""
LARGEST = 100_000
"""Bytes; a larger file is not ours."""


class ChosenLately:
    """Names of what was chosen; two programs at once see each other's."""

    def __init__(self, path: Path | None = None, disk: Disk | None = None) -> None:
        self._path = path or places.data_folder() / NAME
        self._disk = disk or Disk()
        self._here: list[str] = []
        """Of this run, where the file does not have them; a name of a file may be no line at all."""

    def names(self) -> list[str]:
        """The last one first."""
        return list(dict.fromkeys([*self._here, *self._kept()]))[:MOST]

    def keep(self, name: str) -> None:
        """Another one."""
        self._here = [name, *(one for one in self._here if one != name)][:MOST]
        with contextlib.suppress(OSError):
            if read_small(self._disk, self._path, LARGEST) is not None:
                self._disk.make_folder(self._path.parent)
                names = self.names()
                lines = [one for one in names if one == printable(one)]
                text = "".join(f"{one}\n" for one in lines)
                write_whole(self._disk, self._path, text.encode(), sync=False)
                self._here = [] if lines == names else self._here

    def _kept(self) -> list[str]:
        with contextlib.suppress(OSError):
            text = read_small(self._disk, self._path, LARGEST) or ""
            return [one for line in text.splitlines() if (one := printable(line))]
        return []
