"""The file as it stands on the disk: replaced whole, backed up, and never over another's changes."""

import contextlib
from pathlib import Path

from tracker.encounter.refusals import Refused
from tracker.storage import backups
from tracker.storage.files import Disk, write_whole

BACKUP_EVERY = 25
"""Steps after which the last version is kept once more."""


class WholeFile:
    """Knows what it last wrote or read, and so whether somebody else has written since."""

    def __init__(self, disk: Disk, path: Path, data: bytes, *, worth: bool) -> None:
        """`data` is what stands there now; `worth` a backup before it is first replaced."""
        self.disk = disk
        self.path = path
        self.copy: Path | None = None
        """Where ours goes since somebody else changed the file."""
        self._seen = disk.stamp(path)
        self._data = data
        self._tried = data
        """What may stand there instead, when a call failed after the file was replaced."""
        self._backed_up = None if worth else 0

    @property
    def conflict(self) -> Refused | None:
        """What to tell the DM while ours is a copy."""
        if self.copy is None:
            return None
        return Refused("file-changed-under-us", path=str(self.path), copy=str(self.copy))

    def write(self, data: bytes, steps: int) -> None:
        """Put this content there, or into the copy. OSError leaves what was there."""
        if self.copy is None and self._changed_under_us():
            self.copy = free_copy(self.disk, self.path)
        if self.copy is not None:
            write_whole(self.disk, self.copy, data)
            return
        if self._backed_up is None or steps - self._backed_up >= BACKUP_EVERY:
            backups.keep(self.disk, self.path, self._data)
            self._backed_up = steps
        self._tried = data
        self._seen = write_whole(self.disk, self.path, data)
        self._data = data

    def arrived(self) -> bool:
        """Whether what was written last stands on the disk, also when a call behind that failed."""
        with contextlib.suppress(OSError):
            return self._tried != self._data and self.disk.read(self.path) == self._tried
        return False

    def _changed_under_us(self) -> bool:
        found = self.disk.stamp(self.path)
        if found is None or found == self._seen:
            return False
        if self.disk.read(self.path) in (self._data, self._tried):
            self._seen = found
            return False
        return True

    def take_over(self) -> Path | None:
        """Ours goes to the path from now on and theirs becomes a backup; where the copy lay."""
        copy, self.copy = self.copy, None
        self._seen = self.disk.stamp(self.path)
        self._data = self.disk.read(self.path) if self._seen else b""
        self._backed_up = None if self._seen else 0
        return copy


def not_saved(path: Path, problem: OSError) -> Refused:
    """Why a save failed, in the system's own words."""
    return Refused("not-saved", path=str(path), why=problem.strerror or "")


def free_copy(disk: Disk, path: Path) -> Path:
    """Where our version goes beside another's: `<name> (ours).json`, numbered when that is taken."""
    copy = path.with_name(f"{path.stem} (ours){path.suffix}")
    number = 2
    while disk.stamp(copy) is not None:
        copy = path.with_name(f"{path.stem} (ours {number}){path.suffix}")
        number += 1
    return copy
