"""What a change of settings does beyond looks: keys, language, and what is wrong in the file.

Everything here is imported when there is something to do; a fight without settings waits for none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tracker.encounter.refusals import Refused
from tracker.session import settings as chosen
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


def read_again(app: TrackerApp) -> tuple[str, ...]:
    """Let hold what somebody else put into the file since; the names of it."""
    there, faults = chosen.read()
    if there == app.on_file or (faults and there == Settings()):
        return ()
    foreign = chosen.changed(app.on_file, there, without=app.for_now)
    app.on_file = there
    app.settings = chosen.brought_in(app.settings, foreign)
    return tuple(".".join(one.place) for one in foreign)


def keep(app: TrackerApp, before: Settings) -> None:
    """Write what differs from `before`, but not over what somebody else put there meanwhile."""
    there, faults = chosen.read()
    known = app.on_file if not faults else there
    foreign = {one.place: one for one in chosen.changed(known, there)}
    ours = chosen.changed(before, app.settings)
    clashes = [one.place for one in ours if foreign.get(one.place, one) != one]
    try:
        chosen.write(before, app.settings, but=clashes)
    except Refused as refused:
        app.refuse(refused)
        return
    if clashes:
        app.refuse(Refused("settings-changed-elsewhere", names=", ".join(map(".".join, clashes))))
    app.on_file = chosen.brought_in(known, [foreign.get(one.place, one) for one in ours])


def tell(app: TrackerApp) -> None:
    """What is wrong in the settings file, once, where the screen says things."""
    from tracker.i18n.refusals import refusal
    from tracker.i18n.screens_settings import unfit

    faults, app.unfit = app.unfit, ()
    if faults:
        said = " ".join(refusal(one) for one in faults[:SAID])
        app.say(unfit(said, len(faults) - SAID))
