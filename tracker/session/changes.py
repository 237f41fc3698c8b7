"""What a value was before each change, and after each that was taken back: whole, never an inverse.

The value itself stays where it is kept: each step is told what holds now, and says what holds then.
"""

from collections import deque
from typing import Generic, TypeVar

Kept = TypeVar("Kept")
MOST = 500
"""Changes that can be taken back."""


class Changes(Generic[Kept]):
    """Of one value, by whoever changes it."""

    def __init__(self) -> None:
        self._past: deque[Kept] = deque(maxlen=MOST)
        self._future: list[Kept] = []

    @property
    def can_undo(self) -> bool:
        """Whether a change can be taken back."""
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        """Whether one that was taken back can be done again."""
        return bool(self._future)

    def note(self, before: Kept) -> None:
        """A change begins; what was taken back until now is gone."""
        self._past.append(before)
        self._future.clear()

    def undone(self, now: Kept) -> Kept:
        """As it was before the last change; as it is where there is none."""
        if not self._past:
            return now
        self._future.append(now)
        return self._past.pop()

    def redone(self, now: Kept) -> Kept:
        """As it was before the last change was taken back; as it is where there is none."""
        if not self._future:
            return now
        self._past.append(now)
        return self._future.pop()
