"""Older files become files of this version, one plain function from version to version.

Until the first release version 1 only grows by fields with defaults, so there is none yet.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from tracker.encounter.refusals import Refused
from tracker.storage.document import VERSION
from tracker.storage.faults import shown

Whole = dict[str, Any]
MIGRATIONS: Mapping[int, Callable[[Whole], Whole]] = {}
"""By the version they start from."""


def migrate(whole: Whole, path: Path) -> Whole:
    """The file as one of this version; a newer one is refused, a missing number means 1."""
    version = whole.get("schema_version", 1)
    if type(version) is not int or version < 1:
        raise Refused("file-version-unknown", path=str(path), found=shown(version), newest=VERSION)
    if version > VERSION:
        raise Refused("file-too-new", path=str(path), found=version, newest=VERSION)
    while version < VERSION:
        whole = MIGRATIONS[version](whole)
        version += 1
    return {**whole, "schema_version": VERSION}
