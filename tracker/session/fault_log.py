"""What went wrong inside the program, written where its user finds it and nobody at the table sees it.

One file in the data folder, each fault behind the one before; it begins anew when it is long.
"""

import os
import sys
import traceback

NAME = "fault.log"
MOST = 1_000_000
"""Bytes after which it begins anew."""


def note(error: BaseException) -> str:
    """Write it down; the file's path, or nothing where it cannot be written: then nobody is told of it."""
    from datetime import UTC, datetime

    import tracker
    from tracker.storage.files import Disk
    from tracker.storage.places import data_folder

    path = data_folder() / NAME
    when = datetime.now(UTC).isoformat(timespec="seconds")
    told = "".join(traceback.format_exception(error))
    text = f"{when} tracker {tracker.__version__} Python {sys.version.split()[0]}\n{told}\n"
    disk = Disk()
    try:
        disk.make_folder(path.parent)
        stamp = disk.stamp(path)
        anew = stamp is not None and stamp.size > MOST
        fd = disk.open(path, os.O_WRONLY | os.O_CREAT | (os.O_TRUNC if anew else os.O_APPEND))
        try:
            disk.write(fd, text.encode(errors="backslashreplace"))
        finally:
            disk.close(fd)
    except OSError:
        return ""
    return str(path)
