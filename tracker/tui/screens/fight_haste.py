"""Keys that came too fast: when something was applied, answered or opened, and what that makes of Enter.

It is compared with the moment the key was typed: one typed before the question was there is not
meant for it, however late a busy machine hands it out.
"""

from typing import Any

from textual.app import App

from tracker.tui import moments

BOUNCE = 0.25
"""Seconds in which a key may have been pressed twice."""
LULL = 0.6
"""Seconds after the last question in which an Enter is still meant for a question."""
NEVER = float("-inf")


class Haste:
    """Mixed into the fight screen."""

    app: App[Any]
    _applied = _answered = _opened = NEVER

    def note_opened(self) -> None:
        """The fight was opened now."""
        self._opened = moments.now()

    def note_applied(self) -> None:
        """A dialog was applied now."""
        self._applied = moments.now()

    def note_answered(self) -> None:
        """The last open question was answered now."""
        self._answered = moments.now()

    @property
    def just_applied(self) -> bool:
        """Whether an Enter still belongs to the dialog before, not to the question it raised."""
        return moments.typed(self.app) - self._applied < BOUNCE

    @property
    def just_answered(self) -> bool:
        """Whether an Enter is one too many of those that answered questions."""
        return moments.typed(self.app) - self._answered < LULL

    @property
    def just_opened(self) -> bool:
        """Whether an Enter still belongs to the list the fight was opened from."""
        return moments.typed(self.app) - self._opened < BOUNCE
