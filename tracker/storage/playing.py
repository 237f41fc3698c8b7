"""From a path to a file that can be played: a prepared encounter is copied, or becomes a fight here."""

from collections.abc import Callable
from pathlib import Path
from typing import Literal

from tracker.encounter.commands import Opening
from tracker.encounter.refusals import Refused
from tracker.encounter.stat_block import StatBlock
from tracker.storage import places, taking
from tracker.storage.document import Document
from tracker.storage.files import Disk
from tracker.storage.reading import read_document
from tracker.storage.store import Store

Mode = Literal["look", "copy", "here"]
"""Only look; play a prepared encounter as a copy in the data folder; play this very file."""
Find = Callable[[str], StatBlock | None]
Near = Callable[[str], tuple[str, ...]]
Opened = tuple[Store, Opening | None, Refused | None]


def open_store(
    path: Path, mode: Mode, find: Find, near: Near, *, disk: Disk, since: str, hold: bool = False
) -> Opened:
    """The open file, its opening if it has yet to be set up, and what the DM should be told.

    `since` is now, ISO 8601. With `hold` nothing is written before `commit`.
    """
    if mode == "copy" and (document := read_document(disk, path)[0]).prepared:
        opening = read_opening(document, path, find, near)
        fight = places.new_fight(document.name, since.partition("T")[0])
        return taking.create(fight, document, disk, since), opening, None
    notice = None
    if mode == "look":
        store = taking.look(path, disk)
    else:
        store, notice = taking.take(path, disk, since)
    try:
        unset = not len(store.history)
        opening_here = read_opening(store.document, path, find, near) if unset else None
    except Refused:
        store.abandon()
        raise
    store.held = [] if hold and mode != "look" else None
    return store, opening_here, notice


def read_opening(document: Document, path: Path, find: Find, near: Near) -> Opening:
    """What the file says stands on the table; `BadFile` names every fault."""
    from tracker.storage.opening import opening_of

    return opening_of(document, path, find, near)
