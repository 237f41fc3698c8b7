"""A signal that ends the program is sent again until the program ends.

Readline writes its prompt, then waits: a signal that comes between the two is noted, but wakes
nobody before the next key, and one that comes while it completes a word is dropped with what its
handler raises. A thread that sleeps until then sends it once more.
"""

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from tracker.cli.process import ENDING

AGAIN = 0.2
"""Seconds."""


@contextmanager
def nudged() -> Iterator[None]:
    """For as long as readline may be waiting; only in the main thread."""
    left = threading.Event()
    reader, writer = os.pipe()
    os.set_blocking(writer, False)
    watching = threading.Thread(
        target=_watch, args=(reader, left, threading.get_ident()), daemon=True
    )
    before = signal.set_wakeup_fd(writer, warn_on_full_buffer=False)
    watching.start()
    try:
        yield
    finally:
        left.set()
        signal.set_wakeup_fd(before)
        os.close(writer)
        watching.join()
        os.close(reader)


def _watch(reader: int, left: threading.Event, main: int) -> None:
    """Each signal is a byte; the end of the pipe is the end."""
    ending = [getattr(signal, name) for name in ENDING if hasattr(signal, name)]
    while number := os.read(reader, 1):
        if number[0] in ending:
            while not left.wait(AGAIN):
                signal.pthread_kill(main, number[0])
