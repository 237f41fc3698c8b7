"""What a change of settings does beyond looks: keys, language, and what is wrong in the file.

Everything here is imported when there is something to do; a fight without settings waits for none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tracker.encounter.refusals import Refused
from tracker.session.settings import Settings
from tracker.tui import actions

if TYPE_CHECKING:
    from tracker.tui.app import TrackerApp

SAID = 1
"""So many mistakes are said at the start; `tracker settings` says all."""


def use_keys(settings: Settings) -> tuple[Refused, ...]:
    """Let the DM's keys hold in all that reads the table; what does not fit is told."""
    if not settings.keys and actions.TABLE == actions.DEFAULTS:
        return ()
    from tracker.tui import remapping

    return remapping.use(settings.keys)


def use_language(settings: Settings) -> None:
    """From now on all that is drawn is said in it."""
    from tracker.i18n import catalogue

    catalogue.use(settings.language or catalogue.DEFAULT)


def changed(before: Settings, now: Settings) -> None:
    """Before the screens are drawn anew."""
    if before.keys != now.keys:
        use_keys(now)
    if before.language != now.language:
        use_language(now)


def tell(app: TrackerApp) -> None:
    """What is wrong in the settings file, once, where the screen says things."""
    from tracker.i18n.refusals import refusal
    from tracker.i18n.screens_settings import unfit

    faults, app.unfit = app.unfit, ()
    if faults:
        said = " ".join(refusal(one) for one in faults[:SAID])
        app.say(unfit(said, len(faults) - SAID))
