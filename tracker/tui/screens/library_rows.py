"""What stands in the library: read anew from the files whenever it is seen."""

from collections.abc import Iterable
from pathlib import Path

from tracker.encounter.refusals import Refused
from tracker.i18n.refusals import refusal_lines
from tracker.storage import party, shelf
from tracker.storage.files import Disk
from tracker.storage.reading import plain, read_bytes
from tracker.tui.plain import plain as clean
from tracker.tui.widgets.shelves import Entry, shelves


def read() -> tuple[Entry, ...]:
    """Headings and files."""
    prepared = shelf.prepared()
    return shelves(shelf.fights(), prepared, party_entry(), party_members(prepared))


def party_entry() -> Entry | None:
    """The party's file: its name and its members."""
    path = party.current()
    if path is None:
        return None
    try:
        whole = plain(read_bytes(Disk(), path), path)
    except Refused as refused:
        return Entry(path.stem, refusal_lines(refused)[0], path, bad=True, party=True)
    members = [
        str(one.get("name", "")) for one in whole.get("members", ()) if isinstance(one, dict)
    ]
    return Entry(clean(str(whole.get("name", ""))), clean(", ".join(members)), path, party=True)


def party_members(prepared: Iterable[shelf.Shelved]) -> dict[Path, int]:
    """How many members the party has that an encounter names; files at fault are left out."""
    found: dict[Path, int] = {}
    sizes: dict[Path, int] = {}
    for one in prepared:
        try:
            opening = plain(read_bytes(Disk(), one.path), one.path).get("opening")
            named = opening.get("party") if isinstance(opening, dict) else None
            file = party.place(named, one.path) if isinstance(named, str) else None
            if file is not None and file not in sizes:
                members = plain(read_bytes(Disk(), file), file).get("members")
                sizes[file] = len(members) if isinstance(members, list) else 0
        except Refused:
            continue
        if file is not None:
            found[one.path] = sizes[file]
    return found
