"""Encounters and parties of our own, brought in as a whole: what `export` writes, `import` takes.

A creature goes into the library, an encounter among the prepared ones, a party among the parties.
Nothing is left where it was written when it turns out to be faulty.
"""

import contextlib
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tracker.bestiary.foreign.report import Current, Found, FoundEncounter, Haul, Trouble
from tracker.encounter import bounds
from tracker.encounter.refusals import Refused
from tracker.encounter.stat_block import StatBlock
from tracker.session import drafting
from tracker.session.opening import open_session
from tracker.storage import party, places, prepared
from tracker.storage.files import Disk
from tracker.storage.whole import not_saved

if TYPE_CHECKING:
    from tracker.session.importing import Importing, Taken

Raw = dict[str, Any]
MINE = "tracker"


def whole_of(data: bytes) -> Raw | None:
    """An encounter, a fight or a party of ours; None for anything else."""
    if b'"opening"' not in data and b'"members"' not in data:
        return None
    try:
        whole = json.loads(data.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        return None
    if not isinstance(whole, dict) or "schema_version" not in whole:
        return None
    own = isinstance(whole.get("opening"), dict) or isinstance(whole.get("members"), list)
    return whole if own else None


def take(importing: "Importing", whole: Raw, name: str, source: str, taken: "Taken") -> None:
    """Put it where it belongs; refuses a fight under way, and whatever is wrong with it."""
    name = bounds.one_line(str(whole.get("name") or name))[: bounds.NAME_SIGNS]
    if isinstance(whole.get("members"), list):
        taken.party = party_of(importing, whole, name)
        return
    if whole.get("steps"):
        raise Refused("import-a-fight", path=source)
    opening: Raw = dict(whole["opening"])
    path = importing.free(prepared_room(), name)
    named = opening.get("party")
    if isinstance(named, str) and party.original(named, path) is None:
        opening["party"] = party_beside(importing, named, Path(source), path, taken)
        if not opening["party"]:
            del opening["party"]
    prepared.write(path, name, opening)
    try:
        open_session(path, read_only=True)
    except Refused:
        with contextlib.suppress(OSError):
            Disk().unlink(path)
        raise
    entries = opening.get("combatants")
    found = FoundEncounter(name, tuple(map(entry, entries if isinstance(entries, list) else ())))
    taken.haul = Haul(MINE, encounters=(found,))
    taken.encounters.append((found, path))


def prepared_room() -> str:
    """The room of prepared encounters."""
    return places.encounters_folder().name


def entry(raw: Raw) -> Found:
    """One line of the report."""
    name = str(raw.get("monster") or raw.get("name") or "?")
    current = Current(count=str(drafting.count_of(raw)))
    return Found(StatBlock(name=name, max_hp=1, ac=10), current=current, known=False)


def party_beside(
    importing: "Importing", named: str, source: Path, path: Path, taken: "Taken"
) -> str:
    """The party that lies beside the file it came from, brought in too; empty for none."""
    other = source.parent / Path(named).name
    try:
        whole = whole_of(Disk().read(other))
        if whole is None or "members" not in whole:
            raise Refused("party-file-missing", path=named)
        taken.party = party_of(importing, whole, other.stem)
    except (Refused, OSError):
        taken.troubles.append(Trouble(str(source), "party-elsewhere", (("name", named),)))
        return ""
    if taken.party.parent.parent == path.parent.parent:
        return f"../{taken.party.parent.name}/{taken.party.name}"
    return str(taken.party)


def party_of(importing: "Importing", whole: Raw, name: str) -> Path:
    """A party in a file of its own; refuses one whose members are faulty."""
    path = importing.free(prepared.IMPORTED, name)
    disk = Disk()
    try:
        disk.make_folder(path.parent)
        party.write(disk, path, {key: one for key, one in whole.items() if key != party.ORIGIN})
    except OSError as problem:
        raise not_saved(path, problem) from None
    try:
        party.members(path)
    except Refused:
        with contextlib.suppress(OSError):
            disk.unlink(path)
        raise
    return path
