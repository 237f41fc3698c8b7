"""Prepared encounters as people write them: read whole, changed as they stand, written whole.

What the Prepare screen does not know of an entry stays in it. Never a step is written here: a
fight under way is not what was prepared.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from tracker.encounter import bounds
from tracker.encounter.refusals import Refused
from tracker.storage import places
from tracker.storage.document import VERSION
from tracker.storage.faults import BadFile
from tracker.storage.files import Disk, write_whole
from tracker.storage.reading import plain, read_bytes, read_document
from tracker.storage.whole import not_saved

if TYPE_CHECKING:
    from tracker.encounter.commands import Entry
    from tracker.encounter.stat_block import StatBlock

IMPORTED = "parties"
"""Where characters of other tools lie."""
Find = Callable[[str], "StatBlock | None"]
Near = Callable[[str], tuple[str, ...]]
Opening = dict[str, Any]


class Prepared(NamedTuple):
    """A prepared encounter and the file it was read from."""

    name: str
    opening: Opening
    data: bytes = b""
    """As it was read or written last; empty before it is a file."""


def read(path: Path, disk: Disk | None = None) -> Prepared:
    """What a file says; `Refused` (`BadFile`) when it cannot be read, or is a fight."""
    document, data = read_document(disk or Disk(), path)
    if not document.prepared:
        raise Refused("prepare-a-fight", path=str(path))
    opening: Opening = json.loads(document.opening)
    return Prepared(document.name, opening, data)


def write(path: Path, name: str, opening: Opening, disk: Disk | None = None) -> bytes:
    """The whole file; `file-not-saved` leaves the old one. Its bytes."""
    disk = disk or Disk()
    whole = {"schema_version": VERSION, "name": bounds.name(name), "opening": opening}
    text = json.dumps(whole, indent=2, ensure_ascii=False)
    data = f"{text}\n".encode(errors="replace")
    try:
        disk.make_folder(path.parent)
        write_whole(disk, path, data)
    except OSError as problem:
        raise not_saved(path, problem) from None
    return data


def unchanged(path: Path, data: bytes, disk: Disk | None = None) -> bool:
    """Whether a file still says what it said, so that it may be replaced."""
    try:
        return (disk or Disk()).read(path) == data
    except OSError:
        return False


def own(path: Path) -> bool:
    """Whether changes go into this very file; an example is never changed."""
    return path.parent.resolve() != places.examples_folder().resolve()


def parties(beside: Path, disk: Disk | None = None) -> tuple[str, ...]:
    """Names of the party files that an encounter here can name."""
    folders = {places.data_folder(): "", beside.parent: "", places.examples_folder(): ""}
    if beside.parent == places.encounters_folder() == places.data_folder() / "encounters":
        folders[places.data_folder() / IMPORTED] = f"../{IMPORTED}/"
    found = [
        (path, before)
        for folder, before in folders.items()
        if folder.is_dir()
        for path in sorted(folder.glob("*.json"))
    ]
    disk = disk or Disk()
    names = (f"{before}{path.name}" for path, before in found if holds_members(path, disk))
    return tuple(dict.fromkeys(names))


def holds_members(path: Path, disk: Disk) -> bool:
    """Whether a file is a party's; what cannot be read is none."""
    try:
        return "members" in plain(read_bytes(disk, path), path)
    except Refused:
        return False


def free_place(name: str, folder: Path | None = None) -> Path:
    """Where a new encounter of this name is saved; numbered when the place is taken."""
    stem = places.file_name(name)
    folder = folder or places.encounters_folder()
    path = folder / f"{stem}.json"
    number = 2
    while path.exists() or path.name == places.PARTY:
        path = folder / f"{stem} ({number}).json"
        number += 1
    return path


def entry_of(raw: Opening, find: Find, near: Near) -> "Entry":
    """What one entry would put on the table; `BadFile` names every fault."""
    from tracker.storage.checking import read_as
    from tracker.storage.opening import Reader
    from tracker.storage.written import WrittenCombatant

    here = Path(raw.get("monster") or raw.get("name") or "?")
    reader = Reader(here, find, near)
    found = reader.entry(read_as(WrittenCombatant, raw, here), raw, (), "monster")
    if reader.faults or not found:
        raise BadFile(here, reader.faults)
    return found[0]
