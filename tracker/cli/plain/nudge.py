"""A signal that ends the program is sent again until the program ends; Ctrl+C is woken up for.

Readline writes its prompt, then waits: a signal that comes between the two is noted, but wakes
nobody before the next key, and one that comes while it completes a word is dropped with what its
handler raises. A thread that sleeps until then sends it once more. Of Ctrl+C one is enough: there
it sends another signal that means nothing, until that is heard, and so is whatever came before it.
"""

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from tracker.cli.process import ENDING

AGAIN = 0.2
"""Seconds."""


class _Woken:
    """Whether the signal that means nothing was heard: set by its handler, in the main thread."""

    yes = False


def _wake(_number: int, _frame: FrameType | None) -> None:
    _Woken.yes = True


@contextmanager
def nudged() -> Iterator[None]:
    """For as long as readline may be waiting; only in the main thread."""
    left = threading.Event()
    reader, writer = os.pipe()
    os.set_blocking(writer, False)
    watching = threading.Thread(
        target=_watch, args=(reader, left, threading.get_ident()), daemon=True
    )
    asleep = signal.signal(signal.SIGURG, _wake)
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
        signal.signal(signal.SIGURG, asleep)


def _watch(reader: int, left: threading.Event, main: int) -> None:
    """Each signal is a byte; the end of the pipe is the end."""
    ending = [getattr(signal, name) for name in ENDING if hasattr(signal, name)]
    while number := os.read(reader, 1):
        if number[0] in ending:
            while not left.wait(AGAIN):
                signal.pthread_kill(main, number[0])
        elif number[0] == signal.SIGINT:
            _Woken.yes = False
            while not (left.wait(AGAIN) or _Woken.yes):
                signal.pthread_kill(main, signal.SIGURG)
