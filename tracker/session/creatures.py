"""All creatures there are: the SRD's and the DM's own, which lie in the data folder."""

from pathlib import Path
from typing import TYPE_CHECKING

from tracker.encounter.refusals import Refused
from tracker.storage import places

if TYPE_CHECKING:
    from tracker.bestiary.library import Library
    from tracker.encounter.stat_block import StatBlock


def library(folder: Path | None = None) -> "Library":
    """To search, find and add from; nothing is read before the first question."""
    from tracker.bestiary.library import Library
    from tracker.bestiary.own import Shelf

    return Library(own=Shelf(folder or places.creatures_folder(), read))


def read(path: Path) -> "StatBlock":
    """One creature's file; `Refused` says what is wrong with it."""
    from tracker.storage import creatures

    return creatures.read(path)


def checked(data: bytes, path: Path) -> "StatBlock":
    """The creature in the content of a file; `Refused` says what is wrong with it."""
    from tracker.storage import creatures, reading

    return creatures.checked(reading.plain(data, path), path)


def ours(data: bytes, path: Path) -> "tuple[StatBlock, ...]":
    """The creatures of a file, one or a list, that has no field but ours; none if it has others.

    Another tool may use the same words otherwise: what fails the check is ours only when it says so.
    """
    import json

    from tracker.storage import creatures
    from tracker.storage.stats import STATS

    if b'"max_hp"' not in data:
        return ()
    try:
        whole = json.loads(data)
    except (ValueError, RecursionError):
        return ()
    found = whole if isinstance(whole, list) else [whole]
    known = {*STATS, *creatures.ABOUT}
    if not all(
        isinstance(one, dict) and {"name", "max_hp"} <= one.keys() <= known for one in found
    ):
        return ()
    try:
        return tuple(creatures.checked(one, path) for one in found)
    except Refused:
        if any("schema_version" in one for one in found):
            raise
        return ()


def looks_ours(data: bytes) -> bool:
    """Whether a file is meant to be a creature of one's own: it has a name and hit points."""
    from tracker.storage import reading

    try:
        raw = reading.plain(data, Path())
    except Refused:
        return False
    return "name" in raw and "max_hp" in raw and not {"opening", "members"} & raw.keys()


def keep(block: "StatBlock", folder: Path | None = None) -> Path:
    """Save a creature where searches find it at once, or in another folder."""
    from tracker.bestiary.stat_block import encode
    from tracker.storage import creatures

    return creatures.write(encode(block), folder)
