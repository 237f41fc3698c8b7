"""Files that say one thing together: Open5e's database has a creature's deeds in files beside it.

Only rows that are lists of JSON are put together; whatever else stands there is left alone.
"""

import json
from pathlib import Path

from tracker.encounter.refusals import Refused
from tracker.storage.files import Disk
from tracker.storage.reading import read_bytes

CREATURES = "Creature.json"
BESIDE = ("CreatureTrait.json", "CreatureAction.json", "CreatureActionAttack.json")


def joined(disk: Disk, path: Path, data: bytes, most: int) -> bytes:
    """The rows of a file with those beside it, as far as all of them stay below `most` bytes."""
    if path.name != CREATURES:
        return data
    parts = [rows(data)]
    for name in BESIDE:
        beside = path.with_name(name)
        stamp = disk.stamp(beside)
        if stamp is None or sum(map(len, parts)) + stamp.size > most or disk.is_special(beside):
            continue
        try:
            parts.append(rows(read_bytes(disk, beside)))
        except Refused:
            continue
    if not parts[0] or not any(parts[1:]):
        return data
    return b"[" + b",".join(filter(None, parts)) + b"]"


def rows(data: bytes) -> bytes:
    """What stands between the brackets of a list; nothing of anything else, or of a broken one."""
    bare = data.strip()
    if not (bare.startswith(b"[") and bare.endswith(b"]")):
        return b""
    try:
        json.loads(bare)
    except (ValueError, RecursionError):
        return b""
    return bare[1:-1].strip()
