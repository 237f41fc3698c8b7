"""Keys that came too fast: when something was applied, answered or opened, and what that makes of Enter.

Times are by the clock that only goes forward.
"""

from time import monotonic

BOUNCE = 0.25
"""Seconds in which a key may have been pressed twice."""
LULL = 0.6
"""Seconds after the last question in which an Enter is still meant for a question."""
NEVER = float("-inf")


class Haste:
    """Mixed into the fight screen."""

    _applied = _answered = _opened = NEVER

    def note_opened(self) -> None:
        """The fight was opened now."""
        self._opened = monotonic()

    def note_applied(self) -> None:
        """A dialog was applied now."""
        self._applied = monotonic()

    def note_answered(self) -> None:
        """The last open question was answered now."""
        self._answered = monotonic()

    @property
    def just_applied(self) -> bool:
        """Whether an Enter still belongs to the dialog before, not to the question it raised."""
        return monotonic() - self._applied < BOUNCE

    @property
    def just_answered(self) -> bool:
        """Whether an Enter is one too many of those that answered questions."""
        return monotonic() - self._answered < LULL

    @property
    def just_opened(self) -> bool:
        """Whether an Enter still belongs to the list the fight was opened from."""
        return monotonic() - self._opened < BOUNCE
