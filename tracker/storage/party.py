"""The party is a file of its own; an opening only names it.

Its first use on the screen copies it to the data folder, and only that copy is ever written. The
copy remembers what it was made from, so that two parties of one name stay two.
"""

import json
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

from tracker.encounter.commands import Entry
from tracker.storage import places
from tracker.storage.checking import read_as
from tracker.storage.faults import BadFile, fault
from tracker.storage.files import Disk, write_whole
from tracker.storage.migrations import migrate
from tracker.storage.reading import plain, read_bytes
from tracker.storage.written import WrittenCombatant, WrittenParty

ORIGIN = "copied_from"

Written = tuple[WrittenCombatant, dict[str, Any]]
"""As checked, and as it stands in the file."""


def read(name: str, beside: Path) -> list[Written]:
    """The members of the party that a file names: its copy, beside it, or an example."""
    path = place(name, beside)
    if path is None:
        raise BadFile(beside, (fault("file-party-not-found", ("opening", "party"), found=name),))
    return members(path)


def members(path: Path) -> list[Written]:
    """The members in a party file; `BadFile` names every fault."""
    whole = migrate(plain(read_bytes(Disk(), path), path), path)
    whole.pop("$schema", None)
    written = read_as(WrittenParty, whole, path, (path.name,))
    return list(zip(written.members, whole["members"], strict=True))


def name_of(written: WrittenCombatant) -> str:
    """What a member is called in its file."""
    return written.name or written.monster or ""


def as_left(entry: Entry, written: WrittenCombatant) -> Entry:
    """With the state and the maximum in which the last fight left it."""
    return replace(entry, state=written.state, max_hp_change=written.max_hp_change)


def raised(written: WrittenCombatant) -> int:
    """How far above the written maximum hit points may lie."""
    more = written.max_hp_change + sum(one.modifiers.max_hp for one in written.effects)
    return max(0, more)


def current() -> Path | None:
    """The user's own party, else the example."""
    for folder in (places.data_folder(), places.examples_folder()):
        if (folder / places.PARTY).is_file():
            return folder / places.PARTY
    return None


def heroes() -> tuple[str, frozenset[str]]:
    """The example's name, and those of its members."""
    path = places.examples_folder() / places.PARTY
    if not path.is_file():
        return "", frozenset()
    whole = plain(read_bytes(Disk(), path), path)
    names = (one.get("name") or one.get("monster") or "" for one in whole["members"])
    return str(whole.get("name", "")), frozenset(names)


def place(name: str, beside: Path) -> Path | None:
    """Where the party of an opening is read: in its copy, else where it was prepared."""
    source = original(name, beside)
    return copy_of(name, beside) or source


def copy_of(name: str, beside: Path) -> Path | None:
    """The user's copy of a party: what may be written. A fight of ours names it by its own name."""
    if beside.parent.resolve() == places.fights_folder().resolve():
        path = places.data_folder() / Path(name).name
        return path if path.is_file() else None
    source = original(name, beside)
    origin = "" if source is None else origin_of(source)
    return next((path for path in candidates(name) if path.is_file() and fits(path, origin)), None)


def copied(name: str, beside: Path, disk: Disk) -> str:
    """The name of the user's copy in the data folder, made now if there is none."""
    found = copy_of(name, beside)
    source = original(name, beside)
    if found is not None or source is None:
        return name if found is None else found.name
    whole = plain(read_bytes(disk, source), source)
    free = next(path for path in candidates(source.name) if not path.exists())
    disk.make_folder(free.parent)
    write(disk, free, {**whole, ORIGIN: origin_of(source)})
    return free.name


def write(disk: Disk, path: Path, whole: dict[str, Any]) -> None:
    """A party file as people write one. OSError leaves the old one."""
    text = json.dumps(whole, indent=2, ensure_ascii=False)
    write_whole(disk, path, f"{text}\n".encode(errors="replace"))


def original(name: str, beside: Path) -> Path | None:
    """The file that was prepared; nothing is ever written there."""
    for folder in (beside.parent, places.examples_folder()):
        path = Path(os.path.normpath(folder / name))
        if path.is_file() and folder != places.data_folder():
            return path
    return None


def origin_of(source: Path) -> str:
    """How a copy names what it was made from: an example by its name, wherever it is installed."""
    return source.name if source.parent == places.examples_folder() else str(source.absolute())


def candidates(name: str) -> list[Path]:
    """Where a copy may lie: under its own name, then numbered."""
    folder, own = places.data_folder(), Path(name)
    found = [folder / own.name]
    while found[-1].exists():
        found.append(folder / f"{own.stem} ({len(found) + 1}){own.suffix}")
    return found


def fits(path: Path, origin: str) -> bool:
    """Whether a file in the data folder is the copy of this one; one of the user's own is of any example."""
    whole = plain(read_bytes(Disk(), path), path)
    made_from = str(whole.get(ORIGIN, ""))
    example = not origin or Path(origin).name == origin
    return made_from == origin or not origin or (example and not made_from)
