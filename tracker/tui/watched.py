"""What holds while others may watch the screen: the curtain over everything, the streamer's view.

Both are drawn from the players' view alone, so that what is new on a screen stays hidden unasked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from tracker.tui.app import TrackerApp

KEYS = ("curtain", "streamer")
"""Actions of every place that are carried out here."""


def carry_out(app: TrackerApp, what: str) -> None:
    """One of them."""
    if what == "curtain":
        from tracker.tui.screens import curtain

        curtain.draw(app, app.held)
        app.entitle()
    else:
        app.change_settings(streamer=not app.settings.streamer)
        warn(app)


def warn(app: TrackerApp) -> None:
    """That the screen on top shows everything though others may watch, where it does."""
    from tracker.tui.keyed import Keyed

    screen = cast("object", app.screen)
    if not app.settings.streamer or not isinstance(screen, Keyed) or not screen.shows_all:
        return
    if not getattr(screen, "message", ""):
        from tracker.i18n.screens_players import shows_all
        from tracker.tui.widgets.streamed import key

        screen.say(shows_all(key()))


def title(app: TrackerApp) -> str:
    """Of the window: the fight's name, but not while others watch."""
    from tracker.tui.keyed import Keyed

    covered = any(isinstance(one, Keyed) and one.covers for one in app.screen_stack)
    names = [] if app.settings.streamer or covered else [one.name for one in app.held]
    return names[-1] if names else app.TITLE


def close_open_books(app: TrackerApp) -> None:
    """When the streamer's view begins: screens that tell all are left, with whatever lies on them."""
    from tracker.tui.keyed import Keyed

    stack: list[object] = [*app.screen_stack]
    telling = [n for n, one in enumerate(stack) if isinstance(one, Keyed) and one.tells_all]
    while telling and len(app.screen_stack) > telling[0]:
        app.pop_screen()
