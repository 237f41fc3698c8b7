"""Settings back into their file: only what changed is touched, comments and order stay.

Differences are written, not the whole, so that of two programs each keeps what the other changed.
"""

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from tracker.encounter.refusals import Refused
from tracker.storage import places
from tracker.storage.files import Disk, write_whole
from tracker.storage.settings import NAMES, Settings, loaded, not_readable, text_of
from tracker.storage.whole import not_saved

if TYPE_CHECKING:
    from tomlkit import TOMLDocument

GONE = object()
"""An entry that is taken out."""


class Change(NamedTuple):
    """One entry that is other than it was."""

    place: tuple[str, ...]
    """One name, or a table's and the entry's."""
    entry: object


def write(
    before: Settings,
    after: Settings,
    path: Path | None = None,
    but: Collection[tuple[str, ...]] = (),
) -> None:
    """Put what differs into the file, `but` these entries. Refused: the file is as it was."""
    path = path or places.settings_file()
    put([one for one in changes(before, after) if one.place not in but], path, Disk())


def changes(before: Settings, after: Settings) -> list[Change]:
    """Entry by entry."""
    found: list[Change] = []
    for name in NAMES:
        was, now = getattr(before, name), getattr(after, name)
        if not isinstance(now, Mapping):
            found += [Change((name,), now)] if was != now else []
            continue
        found += [Change((name, one), now[one]) for one in now if was.get(one, GONE) != now[one]]
        found += [Change((name, one), GONE) for one in was if one not in now]
    return found


def put(wanted: list[Change], path: Path, disk: Disk) -> None:
    """Read, change, replace. Refuses a file that is no TOML: it is the user's to mend."""
    if not wanted:
        return
    path = disk.real(path)
    try:
        document = parsed(path, disk)
    except OSError as error:
        raise not_readable(path, error) from None
    for change in wanted:
        set_entry(document, change)
    try:
        disk.make_folder(path.parent)
        if not disk.writable(path):
            raise Refused("file-not-writable", path=str(path))
        write_whole(disk, path, document.as_string().encode())
    except OSError as error:
        raise not_saved(path, error) from None


def parsed(path: Path, disk: Disk) -> "TOMLDocument":
    """The file with its comments, or a new one."""
    import tomlkit
    from tomlkit.exceptions import TOMLKitError

    if disk.stamp(path) is None:
        return tomlkit.document()
    loaded(path, disk)
    try:
        return tomlkit.parse(text_of(path, disk))
    except (TOMLKitError, RecursionError):
        raise Refused("settings-not-toml", path=str(path), line=1, column=1) from None


def set_entry(document: "TOMLDocument", change: Change) -> None:
    """One entry; a table that is missing, or is none, is made."""
    import tomlkit

    home: Any = document
    for name in change.place[:-1]:
        if not isinstance(home.get(name), Mapping):
            if change.entry is GONE:
                return
            home[name] = tomlkit.table()
        home = home[name]
    name = change.place[-1]
    outer, dot, inner = name.partition(".")
    if dot and isinstance(home.get(outer), Mapping):
        # `fight.attack = [...]` was written without quotes.
        home[outer].pop(inner, None)
        if not home[outer]:
            home.pop(outer)
    if change.entry is GONE:
        home.pop(name, None)
    else:
        home[name] = list(change.entry) if isinstance(change.entry, tuple) else change.entry
