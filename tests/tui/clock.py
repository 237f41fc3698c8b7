"""The clock of the fingers: keys of one call of `press` come together, between two a second passes.

So a test says what was typed in haste and what was not, and a machine's speed says nothing.
"""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from textual.events import Event
from textual.pilot import Pilot

from tracker.tui import moments
from tracker.tui.app import TrackerApp

BETWEEN = 1.0
"""Seconds: longer than any haste, shorter than the pause after which letters begin a new word."""


class Clock:
    """Stands still while keys come together."""

    def __init__(self) -> None:
        self.moment = 0.0

    def now(self) -> float:
        """This moment."""
        return self.moment

    def of(self, _event: Event) -> float:
        """When it was typed."""
        return self.moment

    def passing(self, press: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        """The same, some time after what was before."""

        async def later(pilot: Pilot[Any], *given: Any, **named: Any) -> Any:
            self.moment += BETWEEN
            if isinstance(pilot.app, TrackerApp):
                # The pilot's clicks do not come by the way of those of a terminal.
                pilot.app.keys.at = self.moment
            return await press(pilot, *given, **named)

        return later


def wound(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """For as long as the test lasts, the one that counts."""
    clock = Clock()
    monkeypatch.setattr(moments, "now", clock.now)
    monkeypatch.setattr(moments, "of", clock.of)
    for name in ("press", "click"):
        monkeypatch.setattr(Pilot, name, clock.passing(getattr(Pilot, name)))
    return clock
