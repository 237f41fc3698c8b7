"""When a key was typed: what counts is when the hand was there, not when a busy program came to it.

Times are seconds by the clock of the terminal's events, which only goes forward.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from textual._time import get_time

if TYPE_CHECKING:
    from textual.app import App
    from textual.events import Event

    from tracker.tui.app import TrackerApp


def now() -> float:
    """This moment."""
    return get_time()


def of(event: Event) -> float:
    """When it came from the terminal."""
    return event.time


def typed(app: App[Any]) -> float:
    """When the key or the click came whose turn it is now."""
    return cast("TrackerApp", app).keys.at
