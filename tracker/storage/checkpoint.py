"""A state kept in the cache, so that a long fight paints before its steps are folded.

Nothing rests on it: it is trusted only while the steps before it are the same, byte for byte, and
the same program wrote it, and it is replaced by the folded state as soon as there is time.
"""

import contextlib
import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import tracker
from tracker.encounter.model import Encounter, Passage
from tracker.encounter.replacing import replace
from tracker.encounter.stat_block import StatBlock
from tracker.encounter.values import value
from tracker.storage import codec, places
from tracker.storage.codec import Undecodable
from tracker.storage.document import Document
from tracker.storage.files import Disk, write_whole
from tracker.storage.steps import dump

LEAST = 16
"""Fewer steps are folded as fast as this is read."""
BEFORE = 12
"""So many steps before it a second state is kept, for the log and the first few undos."""
PASSAGES = 8
"""So many turns can be gone back before the steps are folded."""


class Reached(NamedTuple):
    """Where in a fight a state was kept."""

    steps: int
    prefix: str
    """The sum of the file up to there."""


@value
class Checkpoint:
    """What was kept, as it was read."""

    reached: Reached
    bare: Encounter
    """Without its stat blocks."""
    names: tuple[str, ...]
    """Of its stat blocks."""
    earlier: bytes
    """The state `BEFORE` it, as it was written."""

    def table(self, kinds: Mapping[str, StatBlock]) -> Encounter:
        """The state itself, with the stat blocks of the file."""
        return replace(self.bare, kinds={key: kinds[key] for key in self.names})

    def table_before(self, kinds: Mapping[str, StatBlock]) -> Encounter | None:
        """The earlier state; None when it cannot be read."""
        try:
            bare, names = _bare(json.loads(self.earlier))
            return replace(bare, kinds={key: kinds[key] for key in names})
        except DAMAGED:
            return None


DAMAGED = (OSError, ValueError, KeyError, TypeError, IndexError, Undecodable)


def place(path: Path) -> Path:
    """Where the state of a file is kept."""
    name = hashlib.sha256(str(path.resolve()).encode(errors="replace")).hexdigest()
    return places.cache_folder() / f"{name[:32]}.json"


def keep(
    disk: Disk, path: Path, reached: Reached, table: Encounter, table_before: Encounter
) -> None:
    """Keep the state after so many steps, and the one `BEFORE` it. OSError when there is no room."""
    kept = {"version": tracker.__version__, **reached._asdict(), **_written(table)}
    lines = ({"path": str(path.resolve())}, kept, _written(table_before))
    disk.make_folder(places.cache_folder())
    write_whole(disk, place(path), b"\n".join(map(dump, lines)), sync=False)


def _written(table: Encounter) -> dict[str, Any]:
    passages: list[Passage] = []
    passage = table.passage
    while passage is not None and len(passages) < PASSAGES:
        passages.append(replace(passage, before=None))
        passage = passage.before
    return {
        "kinds": list(table.kinds),
        "passages": codec.encoder(tuple[Passage, ...])(tuple(passages)),
        "table": codec.encoder(Encounter)(replace(table, kinds={}, passage=None)),
    }


def _bare(raw: Any) -> tuple[Encounter, tuple[str, ...]]:
    passage = None
    for one in reversed(codec.decoder(tuple[Passage, ...])(raw["passages"])):
        passage = replace(one, before=passage)
    return replace(codec.decoder(Encounter)(raw["table"]), passage=passage), tuple(raw["kinds"])


def clean(disk: Disk) -> None:
    """Forget the states of files that are not there any more."""
    for kept in places.cache_folder().glob("*.json"):
        with contextlib.suppress(OSError):
            if not _wanted(disk, kept):
                disk.unlink(kept)


def _wanted(disk: Disk, kept: Path) -> bool:
    try:
        path = Path(json.loads(disk.first_line(kept))["path"])
    except (ValueError, KeyError, TypeError):
        return False
    return disk.stamp(path) is not None and place(path) == kept


def load(disk: Disk, path: Path, document: Document) -> Checkpoint | None:
    """A state that fits the document, or None."""
    if len(document.steps) < LEAST:
        return None
    try:
        _, line, earlier = disk.read(place(path)).split(b"\n")
        return _fitting(json.loads(line), earlier, document)
    except DAMAGED:
        return None


def _fitting(raw: Any, earlier: bytes, document: Document) -> Checkpoint | None:
    steps = raw["steps"]
    if raw["version"] != tracker.__version__:
        return None
    if not LEAST <= steps <= document.cursor or not set(raw["kinds"]) <= set(document.kinds):
        return None
    if raw["prefix"] != document.add_up().prefix(document.steps, steps):
        return None
    return Checkpoint(Reached(steps, raw["prefix"]), *_bare(raw), earlier)
