"""What went wrong inside the program, written where its user finds it and nobody at the table sees it.

One file in the data folder, each fault behind the one before; it begins anew when it is long.
"""

import sys
import traceback
from pathlib import Path

NAME = "fault.log"
MOST = 1_000_000
"""Bytes after which it begins anew."""


def note(error: BaseException) -> str:
    """Write it down; the file's path, or nothing where it cannot be written: then nobody is told of it."""
    from datetime import UTC, datetime

    import tracker
    from tracker.storage.places import data_folder

    path = data_folder() / NAME
    when = datetime.now(UTC).isoformat(timespec="seconds")
    told = "".join(traceback.format_exception(error))
    text = f"{when} tracker {tracker.__version__} Python {sys.version.split()[0]}\n{told}\n"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        mode = "w" if long(path) else "a"
        with path.open(mode, encoding="utf-8", errors="backslashreplace") as file:
            file.write(text)
    except OSError:
        return ""
    return str(path)


def long(path: Path) -> bool:
    """Whether it has grown too long."""
    return path.exists() and path.stat().st_size > MOST
