"""How a file is opened: to look at it, which touches nothing, or to play it, which takes the lock."""

import json
from pathlib import Path

from tracker.encounter.refusals import Refused
from tracker.storage import checkpoint
from tracker.storage.backups import newest_readable, set_aside
from tracker.storage.codec import Undecodable
from tracker.storage.document import Document, render
from tracker.storage.faults import BadFile, Unreadable
from tracker.storage.files import Disk, Stamp, write_whole
from tracker.storage.journal import Journal, continuing, journal_of, load
from tracker.storage.lock import Lock
from tracker.storage.reading import read_bytes, read_document
from tracker.storage.store import Store
from tracker.storage.whole import not_saved

TRIES = 10
"""How often a file that is being written is read again until journal and file fit together."""
Read = tuple[Document, bytes]
"""A document and what it was read from."""
NO_BACKUP = ("file-not-found", "file-not-readable", "file-too-new")


def newer(store: Store) -> Store | None:
    """What another has written since; None when it is nothing. `Refused` when one cannot tell."""
    path, disk = store.path, store.disk
    try:
        stamps = (disk.stamp(path), disk.stamp(journal_of(path)))
    except OSError as problem:
        why = problem.strerror or ""
        raise Refused("file-not-readable", path=str(path), why=why) from None
    if stamps == store.stamps:
        return None
    fresh = look(path, disk, fast=True)
    if not fresh.history.steps or fresh.mark == store.mark:
        store.stamps = stamps
        return None
    fresh.read_only, fresh.stamps = store.read_only, stamps
    return fresh


def look(path: Path, disk: Disk, *, fast: bool = False) -> Store:
    """The file as it is now, journal included; writes, moves and locks nothing."""
    for _ in range(TRIES):
        before = _stamp(path, disk)
        store = _read(path, disk, fast)
        journal = load(disk, journal_of(path))
        entries = [] if journal is None else continuing(journal, store.mark)
        # An empty journal belongs to a newer file when one came meanwhile.
        if entries is not None and before == _stamp(path, disk):
            break
    store.replay(entries or [])
    return store


def _stamp(path: Path, disk: Disk) -> Stamp | None:
    """None also where one may not ask."""
    try:
        return disk.stamp(path)
    except OSError:
        return None


def take(
    path: Path, disk: Disk, since: str, *, fast: bool = False, known: Read | None = None
) -> tuple[Store, Refused | None]:
    """The file to be played, with its lock and journal; and what the DM should be told.

    `known` is what was read of it before; it counts if the file is still the same under the lock.
    `Locked`, `Unreadable`, `BadFile` or another `Refused` when it cannot be.
    """
    lock = _lock(path, disk, since)
    try:
        store = _read(path, disk, fast, known)
        notice = _continue(store, path, disk)
    except BaseException:
        lock.release()
        raise
    store.lock = lock
    return store, notice


def _continue(store: Store, path: Path, disk: Disk) -> Refused | None:
    """Join the store with its journal; a journal of another file is set aside and named."""
    journal = load(disk, journal_of(path))
    entries = [] if journal is None else continuing(journal, store.mark)
    notice = None
    if entries is None:
        aside = set_aside(disk, journal_of(path), "unreadable")
        notice = Refused("journal-set-aside", path=str(path), aside=str(aside))
        journal = None
    store.journal = journal or Journal(disk, journal_of(path), store.mark)
    if entries:
        store.replay(entries)
        store.poke()
    return notice


def create(path: Path, document: Document, disk: Disk, since: str) -> Store:
    """A new file with this content, open to be played."""
    data = render(document, document.add_up().text())
    try:
        disk.make_folder(path.parent)
        lock = _lock(path, disk, since)
        write_whole(disk, path, data)
    except OSError as problem:
        raise not_saved(path, problem) from None
    document.ours = True
    store = Store(disk, path, document, data)
    store.lock = lock
    store.journal = Journal(disk, journal_of(path), store.mark)
    store.created = True
    return store


def _lock(path: Path, disk: Disk, since: str) -> Lock:
    if disk.stamp(path.parent) is None:
        raise Refused("file-not-found", path=str(path))
    if not disk.writable(path):
        raise Refused("file-not-writable", path=str(path))
    try:
        return Lock(disk, path, since)
    except OSError as problem:
        raise Refused(
            "folder-not-writable", path=str(path.parent), why=problem.strerror or ""
        ) from None


def _still(known: Read, path: Path, disk: Disk) -> bool:
    """Whether the file is what was read."""
    try:
        return read_bytes(disk, path) == known[1]
    except Refused:
        return False


def _read(path: Path, disk: Disk, fast: bool, known: Read | None = None) -> Store:
    try:
        if known is None or not _still(known, path, disk):
            known = read_document(disk, path)
        document, data = known
    except Refused as why:
        if why.key in NO_BACKUP:
            raise
        raise _unreadable(path, disk, why) from None
    try:
        kept = checkpoint.load(disk, path, document) if fast else None
        return Store(disk, path, document, data, kept)
    except (Undecodable, KeyError, ValueError, TypeError, AttributeError) as wrong:
        raise _unreadable(path, disk, _why(path, data, wrong)) from None


def _why(path: Path, data: bytes, wrong: Exception) -> Refused:
    """Every fault by its place; the first one alone if a closer look finds nothing."""
    from tracker.storage.recheck import check_steps

    try:
        check_steps(json.loads(data), path)
    except BadFile as faults:
        return faults
    return Refused("file-steps-do-not-fit", path=str(path), what=str(wrong))


def _unreadable(path: Path, disk: Disk, why: Refused) -> Refused:
    """`why`, or with a backup the offer of it."""
    backup = newest_readable(disk, path)
    return why if backup is None else Unreadable(path, why, backup)
