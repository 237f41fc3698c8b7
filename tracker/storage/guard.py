"""A lock that tells a thread whether it is inside already.

A signal interrupts the main thread anywhere, also between two states; what its handler may wait
for depends on that.
"""

import threading
from types import TracebackType


class Guard:
    """A lock that its thread may take again."""

    def __init__(self) -> None:
        self._lock = threading.RLock()
        self._mine = threading.local()

    @property
    def mine(self) -> bool:
        """Whether this thread has the lock, or is about to."""
        return getattr(self._mine, "depth", 0) > 0

    def __enter__(self) -> None:
        self._mine.depth = getattr(self._mine, "depth", 0) + 1
        self._lock.acquire()

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self._lock.release()
        self._mine.depth -= 1
