"""What lies in the library: fights in progress, prepared encounters, the party; heads only.

Files are read as lines, nothing is decoded that a list does not show; a file that cannot be read
still has its row.
"""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tracker.encounter.refusals import Refused
from tracker.storage import places
from tracker.storage.document import Document, mark, read_ours
from tracker.storage.faults import BadFile
from tracker.storage.files import Disk
from tracker.storage.journal import Journal, continuing, journal_of, load
from tracker.storage.reading import plain, read_bytes
from tracker.storage.steps import dump

_ROUND = re.compile(rb'"(?:RoundBegan|TurnBegan|PointerSet)":\{[^{}]*?"round":(\d+)')
_BACK = re.compile(rb'"TurnTakenBack":\{"passage":\{"round":(\d+)')
_END = b'{"FightEnded":'
_AT = re.compile(rb'"at":"([^"]*)"')


@dataclass(frozen=True, slots=True)
class Shelved:
    """One file of the library."""

    path: Path
    name: str
    round: int = 0
    """0 before the fight began, and for what is only prepared."""
    at: str = ""
    """When its last step was made, ISO 8601; empty for what is only prepared."""
    ended: bool = False
    creatures: int = 0
    """How many stand in the opening, the party apart; 0 when the file cannot be read."""
    example: bool = False
    problem: Refused | None = None


def fights(disk: Disk | None = None) -> tuple[Shelved, ...]:
    """Fights in the data folder, the latest first and those at an end last."""
    found = [shelved(path, disk or Disk()) for path in _files(places.fights_folder())]
    latest = sorted(found, key=lambda one: (one.at, one.path.name), reverse=True)
    return tuple(sorted(latest, key=lambda one: one.ended))


def prepared(disk: Disk | None = None) -> tuple[Shelved, ...]:
    """The user's own prepared encounters, then the examples, each by name."""
    disk = disk or Disk()
    own = [shelved(path, disk) for path in _files(places.encounters_folder())]
    examples = [shelved(path, disk, True) for path in _files(places.examples_folder())]
    return tuple(
        one
        for shelf in (own, examples)
        for one in sorted(shelf, key=lambda one: one.name.casefold())
    )


def _files(folder: Path) -> list[Path]:
    if not folder.is_dir():
        return []
    return [
        path
        for path in sorted(folder.glob("*.json"))
        if path.name != places.PARTY and not path.name.startswith(".")
    ]


def shelved(path: Path, disk: Disk, example: bool = False) -> Shelved:
    """The row of one file; a file with a fault keeps its name and says what it is."""
    try:
        data = read_bytes(disk, path)
        document = read_ours(data)
        if document is None:
            return _by_hand(plain(data, path), path, example)
    except (Refused, BadFile) as problem:
        return Shelved(path, path.stem, example=example, problem=problem)
    return _ours(document, path, disk, example)


def _ours(document: Document, path: Path, disk: Disk, example: bool) -> Shelved:
    lines = _lines(document, load(disk, journal_of(path)))
    return Shelved(
        path,
        document.name or path.stem,
        next((number for line in reversed(lines) if (number := _round(line)) >= 0), 0),
        next((one[1].decode() for line in reversed(lines) if (one := _AT.search(line))), ""),
        any(_END in line for line in reversed(lines)),
        _creatures(json.loads(document.opening)),
        example,
    )


def _lines(document: Document, journal: Journal | None) -> list[bytes]:
    """The steps that hold, with what the journal says; a tail brought back shows when it is saved."""
    steps, cursor = list(document.steps), document.cursor
    here = mark(document.add_up().text(), cursor, len(document.cut))
    for entry in (continuing(journal, here) or []) if journal else []:
        done = json.loads(entry.body)
        if "step" in done:
            steps[done["from"] :] = [dump(done["step"])]
        if "again" in done:
            del steps[done["again"] :]
        cursor = done.get("cursor", len(steps))
    return steps[:cursor]


def _round(line: bytes) -> int:
    """The round a step leaves the fight in, -1 when it does not say."""
    found = _ROUND.findall(line) or _BACK.findall(line)
    return int(found[-1]) if found else -1


def _by_hand(whole: dict[str, Any], path: Path, example: bool) -> Shelved:
    steps = whole.get("steps", ())
    at = str(steps[-1].get("at", "")) if steps and isinstance(steps[-1], dict) else ""
    return Shelved(
        path,
        str(whole.get("name") or path.stem),
        at=at,
        creatures=_creatures(whole.get("opening", whole)),
        example=example,
    )


def _creatures(opening: Any) -> int:
    combatants = opening.get("combatants", ()) if isinstance(opening, dict) else ()
    rows = [one for one in combatants if isinstance(one, dict)]
    return sum(count for one in rows if isinstance(count := one.get("count", 1), int))


def characters_elsewhere(path: Path) -> list[tuple[str, frozenset[str]]]:
    """Names of the player characters of every other fight under way, by the fight's name."""
    disk = Disk()
    found = []
    for other in _files(places.fights_folder()):
        try:
            document = None if other.samefile(path) else read_ours(read_bytes(disk, other))
        except (OSError, Refused):
            continue
        if document is None or document.prepared:
            continue
        lines = _lines(document, load(disk, journal_of(other)))
        if lines and not any(_END in line for line in reversed(lines)):
            found.append((document.name or other.stem, frozenset(_characters(lines[0]))))
    return found


def _characters(line: bytes) -> Iterator[str]:
    """Out of a set-up."""
    for event in json.loads(line).get("events", ()):
        for one in event.get("FightSetUp", {}).get("combatants", ()):
            if one.get("kind") == "pc":
                yield str(one.get("name", ""))
