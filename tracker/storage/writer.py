"""The thread that saves: one job at most waits, and it takes the newest state when its time comes."""

import threading
import time
from collections.abc import Callable

LARGE = 2_000_000
"""Bytes from which on a file is not written at every step."""
PAUSE = 2.0
"""Seconds between two rewrites of a large file, and between two tries on a disk that refuses."""


class Writer:
    """Calls `save` off the caller's thread after a `poke`. `save` raises nothing and returns bytes."""

    def __init__(self, save: Callable[[], int], failing: Callable[[], bool]) -> None:
        """While `failing` says so, it is tried again and again without a poke."""
        self._save = save
        self._failing = failing
        self._wake = threading.Event()
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None

    def poke(self) -> None:
        """There is something to save."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="save", daemon=True)
            self._thread.start()
        self._wake.set()

    def close(self) -> None:
        """End the thread; what was not saved yet is left to the caller."""
        self._stop.set()
        self._wake.set()
        if self._thread is not None and self._thread is not threading.current_thread():
            self._thread.join()

    def _run(self) -> None:
        due = 0.0
        while True:
            self._wake.wait(PAUSE if self._failing() else None)
            if self._stop.wait(max(0.0, due - time.monotonic())):
                return
            self._wake.clear()
            if self._save() > LARGE:
                due = time.monotonic() + PAUSE
