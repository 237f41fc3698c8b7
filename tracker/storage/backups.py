"""The newest few readable versions of a file, and what happens to one that can no longer be read."""

from pathlib import Path

from tracker.storage.document import read_ours
from tracker.storage.files import Disk, write_whole
from tracker.storage.journal import journal_of

KEPT = 3


def backups_of(path: Path) -> list[Path]:
    """Where backups of a file lie, newest first."""
    newest = path.with_name(f"{path.name}.backup")
    return [newest, *(newest.with_name(f"{newest.name}.{n}") for n in range(2, KEPT + 1))]


def _read(disk: Disk, path: Path) -> bytes | None:
    try:
        return disk.read(path)
    except OSError:
        return None


def keep(disk: Disk, path: Path, data: bytes) -> None:
    """Put this version before the others. OSError when there is no room."""
    places = backups_of(path)
    if _read(disk, places[0]) == data:
        return
    for newer, older in zip(places[-2::-1], places[:0:-1], strict=True):
        if disk.stamp(newer) is not None:
            disk.replace(newer, older)
    write_whole(disk, places[0], data, sync=False)


def newest_readable(disk: Disk, path: Path) -> Path | None:
    """The newest backup that is whole."""
    for place in backups_of(path):
        data = _read(disk, place)
        if data is not None and read_ours(data) is not None:
            return place
    return None


def take_backup(path: Path, disk: Disk | None = None) -> Path | None:
    """Set an unreadable file aside as `<file>.unreadable` and put its newest readable backup there.

    Returns where the old file is now; None when no backup can be read, and then nothing moved.
    """
    disk = disk or Disk()
    backup = newest_readable(disk, path)
    if backup is None:
        return None
    aside = set_aside(disk, path, "unreadable")
    if disk.stamp(journal_of(path)) is not None:
        set_aside(disk, journal_of(path), "unreadable")
    write_whole(disk, path, disk.read(backup))
    return aside


def set_aside(disk: Disk, path: Path, word: str) -> Path:
    """Rename a file to `<file>.<word>`, numbered when that is taken."""
    aside = path.with_name(f"{path.name}.{word}")
    number = 2
    while disk.stamp(aside) is not None:
        aside = path.with_name(f"{path.name}.{word}.{number}")
        number += 1
    disk.replace(path, aside)
    return aside
