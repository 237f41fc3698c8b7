"""Encounters and parties of our own, brought in as a whole: what `export` writes, `import` takes.

A creature goes into the library, an encounter among the prepared ones, a party among the parties.
Nothing is left where it was written when it turns out to be faulty.
"""

import contextlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tracker.bestiary.foreign.report import Current, Found, FoundEncounter, Haul, Trouble
from tracker.encounter import bounds
from tracker.encounter.refusals import Refused
from tracker.encounter.stat_block import StatBlock
from tracker.session import drafting
from tracker.session.opening import open_session
from tracker.storage import party, prepared
from tracker.storage.faults import BadFile
from tracker.storage.files import Disk
from tracker.storage.migrations import migrate
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
    whole = migrate(whole, Path(source))
    if isinstance(whole.get("members"), list):
        taken.party = party_of(importing, whole, name, source)
        return
    if whole.get("steps"):
        raise Refused("import-a-fight", path=source)
    opening: Raw = dict(whole["opening"])
    path = importing.free_encounter(name)
    named = opening.get("party")
    plain = isinstance(named, str) and Path(named).name == named
    if isinstance(named, str) and not (plain and party.original(named, path)):
        opening["party"] = party_beside(importing, named, Path(source), path, taken)
        if not opening["party"]:
            del opening["party"]
    prepared.write(path, name, opening)
    checked(path, lambda: open_session(path, read_only=True), source)
    entries = opening.get("combatants")
    found = FoundEncounter(name, tuple(map(entry, entries if isinstance(entries, list) else ())))
    taken.haul = Haul(MINE, encounters=(found,))
    taken.encounters.append((found, path))


def checked(path: Path, read: Callable[[], object], source: str) -> None:
    """Read what was written; at fault it goes again, and its faults are those of the source."""
    try:
        read()
    except Refused as refused:
        with contextlib.suppress(OSError):
            Disk().unlink(path)
        if isinstance(refused, BadFile):
            raise BadFile(Path(source), refused.faults) from None
        raise


def entry(raw: Raw) -> Found:
    """One line of the report."""
    name = str(raw.get("monster") or raw.get("name") or "?")
    current = Current(count=str(drafting.count_of(raw)))
    return Found(StatBlock(name=name, max_hp=1, ac=10), current=current, known=False)


def party_beside(
    importing: "Importing", named: str, source: Path, path: Path, taken: "Taken"
) -> str:
    """The party that lies beside the file it came from, brought in too; empty for none."""
    there = (source.parent / named, source.parent / Path(named).name)
    try:
        other = there[0] if there[0].is_file() else there[1]
        whole = whole_of(Disk().read(other))
        if whole is None or "members" not in whole:
            raise Refused("party-file-missing", path=named)
        taken.party = party_of(importing, whole, other.stem, str(other))
    except (Refused, OSError):
        taken.troubles.append(Trouble(str(source), "party-elsewhere", (("name", named),)))
        return ""
    if taken.party.parent.parent == path.parent.parent:
        return f"../{taken.party.parent.name}/{taken.party.name}"
    return str(taken.party)


def party_of(importing: "Importing", whole: Raw, name: str, source: str) -> Path:
    """A party in a file of its own; refuses one without members, or whose members are faulty."""
    if not whole["members"]:
        raise Refused("import-no-creatures")
    path = importing.free_party(name)
    disk = Disk()
    try:
        disk.make_folder(path.parent)
        party.write(disk, path, {key: one for key, one in whole.items() if key != party.ORIGIN})
    except OSError as problem:
        raise not_saved(path, problem) from None
    checked(path, lambda: party.members(path), source)
    return path
