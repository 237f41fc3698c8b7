"""Small fights in files, and disks that fail, for the tests of this folder."""

import errno
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tracker.encounter.model import Encounter
from tracker.encounter.stat_block import Attack, DamagePart, StatBlock
from tracker.session import Session, open_session
from tracker.shorthand import Vocabulary
from tracker.storage.files import Disk, Stamp

SCIMITAR = Attack("Scimitar", 4, (DamagePart("1d6+2", 5, "slashing"),))
GOBLIN = StatBlock("Goblin", 7, 15, hit_dice="2d6", abilities=(("dex", 14),), attacks=(SCIMITAR,))
NOON = "2026-11-29T12:00:00+00:00"

OPENING: dict[str, Any] = {
    "combatants": [
        {
            "name": "Bruenor",
            "kind": "pc",
            "max_hp": 44,
            "ac": 18,
            "initiative": 15,
            "attacks": [{"name": "Axe", "bonus": 6, "damage": "1d8+3 slashing"}],
        },
        {"monster": "goblin", "count": 2, "initiative": 12},
    ]
}


def find(name: str) -> StatBlock | None:
    """A bestiary of one creature."""
    return GOBLIN if name.lower() == "goblin" else None


def near(_name: str) -> tuple[str, ...]:
    """It is always meant."""
    return ("Goblin",)


WORDS = Vocabulary(find, near, near)


def clock() -> str:
    """It is always noon."""
    return NOON


def prepare(folder: Path, opening: Any = None, **more: Any) -> Path:
    """A prepared encounter, as people write one."""
    path = folder / "ambush.json"
    whole = {"name": "Ambush", "opening": OPENING if opening is None else opening, **more}
    path.write_text(json.dumps(whole, indent=2), encoding="utf-8")
    return path


def opened(path: Path, **how: Any) -> Session:
    """The file, open."""
    return open_session(path, **{"clock": clock, "words": WORDS, "seed": 7, **how})


@contextmanager
def playing(path: Path, **how: Any) -> Iterator[Session]:
    """The file, open until the block ends."""
    session = opened(path, **how)
    try:
        yield session
    finally:
        session.close()


def said(table: Encounter) -> str:
    """A table as text: two tables are the same when their texts are."""
    return repr(table)


class Full(Disk):
    """A disk on which the n-th call of some kind fails; `broken` None lets everything pass."""

    def __init__(self, broken: str | None = None, number: int = 1) -> None:
        self.broken = broken
        self.number = number
        self.calls: list[str] = []

    def _call(self, name: str) -> None:
        self.calls.append(name)
        if name == self.broken:
            self.number -= 1
            if self.number < 1:
                raise OSError(errno.ENOSPC, "No space left on device")

    def open(self, path: Path, flags: int) -> int:
        self._call("open")
        return super().open(path, flags)

    def write(self, fd: int, data: bytes) -> None:
        if self.broken == "write" and self.number <= 1:
            super().write(fd, data[: len(data) // 2])
        self._call("write")
        super().write(fd, data)

    def truncate(self, fd: int, size: int) -> None:
        self._call("truncate")
        super().truncate(fd, size)

    def fsync(self, fd: int) -> None:
        self._call("fsync")
        super().fsync(fd)

    def replace(self, source: Path, target: Path) -> None:
        self._call("replace")
        super().replace(source, target)

    def unlink(self, path: Path) -> None:
        self._call("unlink")
        super().unlink(path)

    def sync_folder(self, path: Path) -> None:
        self._call("sync_folder")
        super().sync_folder(path)

    def stamp(self, path: Path) -> Stamp | None:
        self._call("stamp")
        return super().stamp(path)
