"""One writer for a file: `<file>.lock` is locked by the system and says who holds it.

A lock is stale only when it names this host and that process is gone or the machine was started
since; never by age, since laptops sleep.
"""

import contextlib
import json
import os
import platform
import sys
from pathlib import Path
from typing import Any

from tracker.storage.faults import Locked
from tracker.storage.files import Disk, half_written

BOOT = Path("/proc/sys/kernel/random/boot_id")


def lock_of(path: Path) -> Path:
    """Where the lock of a file lies."""
    return path.with_name(f"{path.name}.lock")


def boot() -> str:
    """Which start of this machine it is; empty where the system does not say."""
    try:
        return BOOT.read_text(encoding="ascii").strip()
    except OSError:
        return ""


def facts(pid: int) -> list[str]:
    """What the system says of a process behind its name; nothing where it does not."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return []
    return stat.rpartition(")")[2].split()


def started(pid: int) -> str:
    """When a process began, in the system's own count: a number used again is another process."""
    return next(iter(facts(pid)[19:20]), "")


def alive(pid: int) -> bool:
    """Whether a process of this number runs here; a killed one nobody has asked after does not."""
    if facts(pid)[:1] == ["Z"]:
        return False
    if os.name == "nt":
        return True
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


def stale(owner: dict[str, Any]) -> bool:
    """Whether the process that wrote this is surely gone."""
    if owner.get("host") != platform.node():
        return False
    pid = owner.get("pid")
    if owner.get("boot") != boot() or not isinstance(pid, int):
        return True
    return not alive(pid) or owner.get("started") != started(pid)


def this_process() -> dict[str, Any]:
    """What tells this process from all others, also after the next start of the machine."""
    pid = os.getpid()
    return {"host": platform.node(), "boot": boot(), "pid": pid, "started": started(pid)}


def read_owner(path: Path) -> dict[str, Any]:
    """What a lock says; nothing when it is empty, torn or not there."""
    try:
        owner = json.loads(path.read_bytes())
    except (OSError, ValueError):
        return {}
    return owner if isinstance(owner, dict) else {}


def system_lock(fd: int) -> bool:
    """Ask the system for the lock; where it has none, what the file says must do."""
    if sys.platform == "win32":
        return True
    import fcntl

    try:
        fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return True
    return True


def clear_leavings(disk: Disk, path: Path) -> None:
    """Half-written files that a killed process of this machine left beside the one locked here."""
    for left, pid in half_written(path):
        if not alive(pid):
            with contextlib.suppress(OSError):
                disk.unlink(left)


class Lock:
    """The lock of one file while it is held."""

    def __init__(self, disk: Disk, path: Path, since: str) -> None:
        """Take it, or raise `Locked` with the owner's host, pid and time; OSError when unwritable."""
        self._disk = disk
        self._for = path
        self.path = lock_of(path)
        self._fd = self._take()
        owner = {**this_process(), "since": since}
        disk.truncate(self._fd, 0)
        disk.write(self._fd, json.dumps(owner).encode())
        clear_leavings(disk, path)

    def _take(self) -> int:
        while True:
            fd = self._disk.open(self.path, os.O_RDWR | os.O_CREAT)
            owner = read_owner(self.path)
            if not system_lock(fd) or (owner and not stale(owner)):
                self._disk.close(fd)
                pid = owner.get("pid")
                raise Locked(
                    self._for,
                    host=str(owner.get("host", "")),
                    pid=pid if isinstance(pid, int) else 0,
                    since=str(owner.get("since", "")),
                )
            found = self._disk.stamp(self.path)
            if found is not None and found.inode == os.fstat(fd).st_ino:
                return fd
            self._disk.close(fd)

    def release(self) -> None:
        """Give it back; a file that is no longer ours stays."""
        found = self._disk.stamp(self.path)
        if found is not None and found.inode == os.fstat(self._fd).st_ino:
            with contextlib.suppress(OSError):
                self._disk.unlink(self.path)
        self._disk.close(self._fd)


def break_lock(path: Path) -> None:
    """The DM says that whoever holds the file is gone."""
    lock_of(path).unlink(missing_ok=True)


def is_elsewhere(path: Path) -> bool:
    """Whether the lock names another machine: of ours the system itself knows who holds what."""
    owner = read_owner(lock_of(path))
    return bool(owner) and owner.get("host") != platform.node()
