"""What of the fight's keys looks back: the log, the reasons of a step, the fight as it was, its files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tracker.encounter.refusals import Refused

if TYPE_CHECKING:
    from tracker.session.log import Sieve
    from tracker.shorthand.request import Log, Look
    from tracker.tui.screens.fight import FightScreen


def log(fight: FightScreen, _key: str = "", sieve: Sieve | None = None) -> None:
    """Every line, the last one under the cursor."""
    from tracker.session.log import EVERYTHING
    from tracker.tui.screens.log import LogScreen

    fight.app.push_screen(
        LogScreen(fight.session, sieve or EVERYTHING, moved=lambda told: moved(fight, told))
    )


def typed(fight: FightScreen, asked: Log | Look) -> None:
    """`log` and `look` as one types them."""
    from tracker.session import log as session_log
    from tracker.shorthand.request import Look

    session = fight.session
    try:
        if isinstance(asked, Look):
            past(fight, number=session_log.moment(session, asked.round, asked.step) or 0)
            return
        sieve = session_log.sieve_of(
            session.table, [asked.who], [asked.kinds], asked.rounds, asked.text
        )
    except Refused as refused:
        fight.refuse(refused)
        return
    log(fight, sieve=sieve)


def reasons(fight: FightScreen, number: int = 0) -> None:
    """Of one step, 0 for the last."""
    from tracker.tui.screens.reasons import ReasonsScreen

    fight.app.push_screen(ReasonsScreen(fight.session, number))


def past(fight: FightScreen, _key: str = "", number: int = 0) -> None:
    """The fight behind this step; 0 for a step ago."""
    from tracker.tui.screens.past import PastScreen

    def back(told: str | None) -> None:
        if told:
            moved(fight, told)

    number = number or max(1, fight.session.cursor - 1)
    fight.app.push_screen(PastScreen(fight.session, number, fight.folded), back)


def moved(fight: FightScreen, told: str) -> None:
    """The history stands elsewhere: the fight shows it."""
    fight.logbook.forget(0)
    fight.sync()
    fight.say(told)


def export(fight: FightScreen, _key: str = "") -> None:
    """The log, or how the fight stands, as a file."""
    from tracker.tui.dialogs.exporting import ExportDialog, Sifted

    def answered(told: str | None) -> None:
        if told:
            fight.say(told)

    session = fight.session
    session.flush()
    whats = ("log", "encounter", "creatures")
    fight.app.push_screen(
        ExportDialog(session.path, session.name, whats, Sifted(session)), answered
    )
