"""Every touch of the disk goes through here, so that a full or broken disk can be played in a test.

Nothing above this knows `open`; what it adds to the system's calls is that a file is replaced whole.
"""

import contextlib
import os
import stat
from pathlib import Path
from typing import NamedTuple

FRESH = ".new"
"""How the name of a file ends that is being written."""


class Stamp(NamedTuple):
    """What tells one version of a file from another without reading it."""

    inode: int
    size: int
    modified: int
    """Nanoseconds."""


class Disk:
    """The real disk. A test hands in another one whose calls fail when they should."""

    def read(self, path: Path) -> bytes:
        """The whole file."""
        return path.read_bytes()

    def first_line(self, path: Path) -> bytes:
        """Without reading the rest."""
        with path.open("rb") as file:
            return file.readline()

    def is_special(self, path: Path) -> bool:
        """Whether it is a pipe or a device, which might never end."""
        return path.exists() and not (path.is_file() or path.is_dir())

    def real(self, path: Path) -> Path:
        """The file itself where the path is a link to it."""
        return Path(os.path.realpath(path)) if path.is_symlink() else path

    def writable(self, path: Path) -> bool:
        """Whether the file may be changed; one that is not there may."""
        return not path.exists() or os.access(path, os.W_OK)

    def stamp(self, path: Path) -> Stamp | None:
        """The file's version, None when there is no such file."""
        try:
            found = path.stat()
        except FileNotFoundError:
            return None
        return Stamp(found.st_ino, found.st_size, found.st_mtime_ns)

    def make_folder(self, path: Path) -> None:
        """A folder with all above it."""
        path.mkdir(parents=True, exist_ok=True)

    def open(self, path: Path, flags: int) -> int:
        """A descriptor for writing; new files are the user's alone to change."""
        return os.open(path, flags | getattr(os, "O_CLOEXEC", 0), 0o644)

    def alike(self, fd: int, path: Path) -> None:
        """Let a new file be read by the same people as the one it will replace."""
        if hasattr(os, "fchmod") and path.exists():
            os.fchmod(fd, stat.S_IMODE(path.stat().st_mode))

    def write(self, fd: int, data: bytes) -> None:
        """All of it, or OSError."""
        view = memoryview(data)
        while view:
            view = view[os.write(fd, view) :]

    def size(self, fd: int) -> int:
        """Bytes in an open file."""
        return os.fstat(fd).st_size

    def is_at(self, fd: int, path: Path) -> bool:
        """Whether an open file still stands there."""
        found, there = os.fstat(fd), self.stamp(path)
        return there is not None and there.inode == found.st_ino

    def truncate(self, fd: int, size: int) -> None:
        """Cut an open file."""
        os.ftruncate(fd, size)

    def fsync(self, fd: int) -> None:
        """Down to the disk."""
        os.fsync(fd)

    def close(self, fd: int) -> None:
        """Done with it."""
        os.close(fd)

    def replace(self, source: Path, target: Path) -> None:
        """`target` is now what `source` was, at one stroke."""
        source.replace(target)

    def unlink(self, path: Path) -> None:
        """Gone, if it was there."""
        path.unlink(missing_ok=True)

    def sync_folder(self, path: Path) -> None:
        """Down to the disk with names as well; systems without folder descriptors do it themselves."""
        if os.name == "nt":
            return
        fd = os.open(path, os.O_RDONLY)
        try:
            os.fsync(fd)
        finally:
            os.close(fd)


def is_file(path: Path) -> bool:
    """Whether a file can be seen there; False also for a name too long or a folder not ours to enter."""
    try:
        return path.is_file()
    except OSError:
        return False


def is_folder(path: Path) -> bool:
    """The same for a folder."""
    try:
        return path.is_dir()
    except OSError:
        return False


def half_written(path: Path) -> list[tuple[Path, int]]:
    """What a writing of this file in whatever process has not put in its place, with the pids."""
    head = f".{path.name}."
    with contextlib.suppress(OSError):
        names = [one.name for one in path.parent.iterdir() if one.name.startswith(head)]
        found = ((name, name[len(head) :].removesuffix(FRESH)) for name in names)
        return [
            (path.with_name(name), int(pid))
            for name, pid in found
            if name.endswith(FRESH) and pid.isascii() and pid.isdecimal()
        ]
    return []


def write_whole(disk: Disk, path: Path, data: bytes, *, sync: bool = True) -> Stamp | None:
    """Replace a file by this content, whole or not at all; the stamp of what now stands there.

    OSError leaves the old file as it was.
    """
    fresh = path.with_name(f".{path.name}.{os.getpid()}{FRESH}")
    try:
        fd = disk.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        try:
            disk.alike(fd, path)
            disk.write(fd, data)
            if sync:
                disk.fsync(fd)
        finally:
            disk.close(fd)
        disk.replace(fresh, path)
    except OSError:
        with contextlib.suppress(OSError):
            disk.unlink(fresh)
        raise
    if sync:
        disk.sync_folder(path.parent)
    return disk.stamp(path)
