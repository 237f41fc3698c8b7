"""A creature of the DM's own in a file: the fields of a stat block as encounters write them.

Short forms that an encounter may use (`1d6+2 slashing`, a list of damage types) are good here too;
every fault is named. What was there before is kept as a backup when it is replaced.
"""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tracker.storage import backups, places
from tracker.storage.document import VERSION
from tracker.storage.faults import BadFile, fault
from tracker.storage.files import Disk, write_whole
from tracker.storage.reading import plain, read_bytes
from tracker.storage.whole import not_saved

if TYPE_CHECKING:
    from tracker.encounter.stat_block import StatBlock

ABOUT = ("$schema", "schema_version")


def read(path: Path, disk: Disk | None = None) -> "StatBlock":
    """The creature of a file; `BadFile` or another `Refused` says what is wrong with it."""
    return checked(plain(read_bytes(disk or Disk(), path), path), path)


def checked(raw: dict[str, Any], path: Path) -> "StatBlock":
    """What was written as a stat block; `BadFile` names every fault."""
    from tracker.storage import stats
    from tracker.storage.checking import read_as, unknown_field
    from tracker.storage.opening import Reader
    from tracker.storage.written import WrittenCombatant

    given = {key: value for key, value in raw.items() if key not in ABOUT}
    strange = [unknown_field((key,), stats.STATS) for key in given if key not in stats.STATS]
    if strange:
        raise BadFile(path, strange)
    written = read_as(WrittenCombatant, given, path)
    reader = Reader(path, lambda _: None, lambda _: ())
    block = reader.block(written, given, (), "monster")
    if block is None or reader.faults:
        raise BadFile(path, reader.faults or (fault("file-missing", (), wanted="name"),))
    return block


def text_of(raw: dict[str, Any]) -> bytes:
    """The file's content."""
    whole = {"schema_version": VERSION, **raw}
    return f"{json.dumps(whole, indent=2, ensure_ascii=False)}\n".encode(errors="replace")


def place_of(name: str, folder: Path | None = None) -> Path:
    """The file of a creature of this name."""
    folder = places.creatures_folder() if folder is None else folder
    return folder / f"{places.file_name(name)}.json"


def write(
    raw: dict[str, Any],
    folder: Path | None = None,
    disk: Disk | None = None,
    path: Path | None = None,
) -> Path:
    """Save a creature under its name, or in the file that it has; the older one becomes a backup.

    Refuses `file-not-saved`; a folder that is missing is made.
    """
    disk = disk or Disk()
    path = place_of(str(raw["name"]), folder) if path is None else path
    data = text_of(raw)
    try:
        disk.make_folder(path.parent)
        if disk.stamp(path) is not None:
            before = disk.read(path)
            if before == data:
                return path
            backups.keep(disk, path, before)
        write_whole(disk, path, data)
    except OSError as problem:
        raise not_saved(path, problem) from None
    return path


def remove(path: Path, disk: Disk | None = None) -> None:
    """Take a creature's file away; what it said is kept as a backup."""
    disk = disk or Disk()
    try:
        backups.keep(disk, path, disk.read(path))
        disk.unlink(path)
    except OSError as problem:
        raise not_saved(path, problem) from None
