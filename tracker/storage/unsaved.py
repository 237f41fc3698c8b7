"""Work that is not saved yet, in a file of its own, so that a killed program loses none of it.

All such files lie in one folder: what they are about may lie where nothing can be written, or
nowhere yet. Each says whose process wrote it; only what a process that is gone left is offered.
"""

import contextlib
import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from tracker.encounter.refusals import Refused
from tracker.storage import lock, places
from tracker.storage.document import VERSION
from tracker.storage.files import Disk, write_whole
from tracker.storage.migrations import migrate

FOLDER = "unsaved"


class Left(NamedTuple):
    """What a program that is gone had not saved."""

    file: Path
    kind: str
    """`encounter`, `creature` or `member`."""
    target: Path | None
    """The file it was about; None for something new."""
    at: str
    content: Mapping[str, Any]
    problem: Refused | None = None
    """Why it cannot be taken up: it stays where it is, for the version that wrote it."""


def folder() -> Path:
    """Where all of it lies."""
    return places.data_folder() / FOLDER


def free_place(kind: str) -> Path:
    """A file of this process's own."""
    number = 1
    while (path := folder() / f"{kind} {os.getpid()} {number}.json").exists():
        number += 1
    return path


def write(left: Left, disk: Disk | None = None) -> bool:
    """Put it there, not waiting for the disk: a killed program is meant, not a lost machine.

    Whether it could be written; when it cannot, work goes on without.
    """
    disk = disk or Disk()
    whole = {
        "schema_version": VERSION,
        "kind": left.kind,
        "target": str(left.target) if left.target else "",
        "at": left.at,
        "owner": lock.this_process(),
        "content": left.content,
    }
    data = json.dumps(whole, ensure_ascii=False).encode(errors="replace")
    try:
        disk.make_folder(left.file.parent)
        write_whole(disk, left.file, data, sync=False)
    except OSError:
        return False
    return True


def remove(file: Path, disk: Disk | None = None) -> None:
    """It was saved, or thrown away."""
    with contextlib.suppress(OSError):
        (disk or Disk()).unlink(file)


def left(disk: Disk | None = None) -> tuple[Left, ...]:
    """All that programs which are gone have left, the newest first."""
    disk = disk or Disk()
    try:
        files = [one for one in folder().iterdir() if one.suffix == ".json"]
    except OSError:
        return ()
    found = (read(file, disk) for file in files)
    return tuple(sorted(filter(None, found), key=lambda one: one.at, reverse=True))


def read(file: Path, disk: Disk) -> Left | None:
    """One of them; None while its program runs, and for what cannot be read."""
    try:
        given = json.loads(disk.read(file))
        owner = given["owner"]
        target = Path(given["target"]) if given["target"] else None
        found = Left(file, str(given["kind"]), target, str(given["at"]), {})
        content = migrate(given, file)["content"]
    except Refused as refused:
        content, found = {}, found._replace(problem=refused)
    except (OSError, ValueError, LookupError, TypeError):
        return None
    if not isinstance(content, dict) or not lock.stale(owner):
        return None
    return found._replace(content=content)
