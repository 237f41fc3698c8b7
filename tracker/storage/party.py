"""The party is a file of its own; an opening only names it."""

from pathlib import Path
from typing import Any

from tracker.storage import places
from tracker.storage.checking import read_as
from tracker.storage.faults import BadFile, fault
from tracker.storage.files import Disk
from tracker.storage.migrations import migrate
from tracker.storage.reading import plain, read_bytes
from tracker.storage.written import WrittenCombatant, WrittenParty

Member = tuple[WrittenCombatant, dict[str, Any]]
"""As checked, and as it stands in the file."""


def read(name: str, beside: Path) -> list[Member]:
    """The members of the party that a file names: beside it, in the data folder or an example."""
    path = places.find_beside(name, beside)
    if path is None:
        raise BadFile(beside, (fault("file-party-not-found", ("opening", "party"), found=name),))
    return members(path)


def members(path: Path) -> list[Member]:
    """The members in a party file; `BadFile` names every fault."""
    whole = migrate(plain(read_bytes(Disk(), path), path), path)
    whole.pop("$schema", None)
    written = read_as(WrittenParty, whole, path, (path.name,))
    return list(zip(written.members, whole["members"], strict=True))


def current() -> Path | None:
    """The user's own party, else the example."""
    for folder in (places.data_folder(), places.examples_folder()):
        if (folder / places.PARTY).is_file():
            return folder / places.PARTY
    return None
