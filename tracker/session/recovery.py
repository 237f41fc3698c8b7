"""What is prepared and not saved yet is kept at every change, and offered when the program was killed.

A screen hands over what stands on it; the file goes when that was saved or thrown away.
"""

from collections.abc import Iterable, Mapping
from datetime import datetime
from pathlib import Path
from typing import Any

from tracker.storage import unsaved

Left = unsaved.Left
ENCOUNTER, CREATURE, MEMBER = "encounter", "creature", "member"


class Recovery:
    """The unsaved work of one screen."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self._file: Path | None = None
        self._kept: tuple[Path | None, Mapping[str, Any]] | None = None

    def keep(self, target: Path | None, content: Mapping[str, Any]) -> None:
        """What stands there now; `target` is the file it is about."""
        if self._kept == (target, content):
            return
        self._file = self._file or unsaved.free_place(self.kind)
        at = datetime.now().astimezone().isoformat(timespec="seconds")
        if unsaved.write(Left(self._file, self.kind, target, at, content)):
            self._kept = (target, content)

    def drop(self) -> None:
        """There is nothing to lose."""
        if self._file is not None:
            unsaved.remove(self._file)
        self._file = self._kept = None

    def left(self, target: Path | None) -> Left | None:
        """The newest that was left about this file, or about something new."""
        wanted = target.resolve() if target else None
        return newest(
            one
            for one in unsaved.left()
            if one.kind == self.kind and (one.target.resolve() if one.target else None) == wanted
        )


def waiting() -> Left | None:
    """The newest of all."""
    return newest(unsaved.left())


def newest(found: Iterable[Left]) -> Left | None:
    """The first that can be taken up, else the first that says why it cannot."""
    return min(found, key=lambda one: one.problem is not None, default=None)


def discard(one: Left) -> None:
    """Nobody wants it."""
    unsaved.remove(one.file)


def name_of(one: Left) -> str:
    """What it is called; empty for what has no name yet."""
    content = one.content
    lines = content.get("lines")
    name = lines.get("name") if isinstance(lines, dict) else content.get("name")
    return str(name or (one.target.stem if one.target else ""))


def time_of(one: Left) -> str:
    """When it was changed last: the time, with the day when it was another one."""
    try:
        at = datetime.fromisoformat(one.at)
    except ValueError:
        return one.at[:20]
    today = at.date() == datetime.now().astimezone().date()
    return f"{at:%H:%M}" if today else f"{at:%Y-%m-%d %H:%M}"
