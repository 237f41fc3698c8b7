"""The DM's own creatures: a file each in one folder, with an index kept beside them.

Files are looked into only when their stamp has changed since the index was written; so a folder of
a thousand creatures costs a thousand `stat`s at the first question, and nothing before. How a file
is read is handed in: what people write by hand is checked elsewhere.
"""

import contextlib
import json
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tracker.encounter.refusals import Refused

if TYPE_CHECKING:
    from tracker.encounter.stat_block import StatBlock

Read = Callable[[Path], "StatBlock"]
Row = dict[str, Any]
INDEX = ".index.json"
VERSION = 1
FACTS = ("challenge", "type", "size", "ac", "max_hp", "xp")


class Shelf:
    """The creatures of one folder."""

    def __init__(self, folder: Path, read: Read) -> None:
        """`read` makes a stat block of a file, or refuses it."""
        self.folder = folder
        self.troubles: dict[str, Refused] = {}
        """Files that are no creature, and why, since they were last looked at."""
        self._read = read

    def stamp(self) -> int:
        """What changes when files come and go; 0 without the folder."""
        try:
            return self.folder.stat().st_mtime_ns
        except OSError:
            return 0

    def rows(self) -> dict[str, Row]:
        """What a list shows of each creature, and its file, by name."""
        kept = self._kept()
        found: dict[str, Row] = {}
        for name, stamp in self._files().items():
            row = kept.get(name)
            found[name] = row if row and row.get("stamp") == stamp else self._row(name, stamp)
        if found != kept:
            self._keep(found)
        self.troubles = {
            name: Refused(row["fault"], **row["params"])
            for name, row in found.items()
            if "fault" in row
        }
        return {row["name"]: row for row in reversed(found.values()) if "name" in row}

    def load(self, row: Mapping[str, Any]) -> "StatBlock":
        """The creature of one row."""
        return self._read(self.folder / str(row["file"]))

    def _files(self) -> dict[str, list[int]]:
        """Names and stamps of the files, sorted by name."""
        found = {}
        with contextlib.suppress(OSError), os.scandir(self.folder) as entries:
            for entry in entries:
                if (
                    entry.name.endswith(".json")
                    and not entry.name.startswith(".")
                    and entry.is_file()
                ):
                    facts = entry.stat()
                    found[entry.name] = [facts.st_mtime_ns, facts.st_size]
        return dict(sorted(found.items()))

    def _row(self, name: str, stamp: list[int]) -> Row:
        """One file looked into."""
        try:
            block = self._read(self.folder / name)
        except Refused as refused:
            return {"stamp": stamp, "fault": refused.key, "params": refused.params}
        facts = {fact: getattr(block, fact) for fact in FACTS}
        return {"stamp": stamp, "file": name, "name": block.name, **facts}

    def _kept(self) -> dict[str, Row]:
        """The index as it was written last; an empty one when it cannot be used."""
        try:
            whole = json.loads((self.folder / INDEX).read_bytes())
            files: Any = whole["files"] if whole["version"] == VERSION else {}
        except (OSError, ValueError, KeyError, TypeError):
            return {}
        return files if isinstance(files, dict) else {}

    def _keep(self, rows: Mapping[str, Row]) -> None:
        """Write the index; where that cannot be, files are looked into again next time."""
        text = json.dumps({"version": VERSION, "files": rows}, default=str)
        fresh = self.folder / f"{INDEX}.{os.getpid()}"
        with contextlib.suppress(OSError):
            fresh.write_text(text, encoding="utf-8")
            fresh.replace(self.folder / INDEX)
