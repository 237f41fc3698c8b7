"""Another machine's lock, broken because the DM says so: who holds it is shown, and asked back."""

import sys
from pathlib import Path

from tracker.cli import speech
from tracker.i18n import screens_fights as words
from tracker.storage import lock


def give_way(path: Path) -> None:
    """Break the lock of another machine; a lock of this one is left to whoever opens the file."""
    if not lock.is_elsewhere(path):
        return
    owner = lock.read_owner(lock.lock_of(path))
    host, since = (
        speech.clean(str(owner.get("host", ""))),
        speech.clean(str(owner.get("since", ""))),
    )
    pid = speech.clean(str(owner.get("pid", "")))
    if sys.stdin.isatty():
        sys.stderr.write(words.break_asked(host, pid, since))
        sys.stderr.flush()
        if not sys.stdin.readline().strip().casefold().startswith(words.yes()):
            return
    lock.break_lock(path)
    speech.warn(words.broken(host, since))
