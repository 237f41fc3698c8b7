"""The fight while others watch: what is composed then instead of all that tells too much.

The widgets of the DM are not hidden but absent, so that a new one cannot tell anything by mistake.
Everything is imported when the streamer's view is first asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tracker.encounter.refusals import Refused

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from tracker.tui.screens.fight import FightScreen

TELLING = frozenset({"look", "lying", "why", "past", "export", "fights"})
"""Keys of the fight that show what is hidden, and nothing else."""


def wanted(fight: FightScreen) -> bool:
    """Whether others watch now; the guided fight has nothing to hide."""
    return fight.streams and fight.tracker.settings.streamer


def begins(fight: FightScreen) -> bool:
    """Before anything is composed: rows and log for those who watch, if they do."""
    from tracker.tui import selection, veil

    veil.lift()
    if wanted(fight):
        from tracker.tui.screens.fight import FightScreen as Shown

        exchange(fight)
        rows = fight.maker.of(fight.table, fight.folded)
        fight.set_reactive(Shown.rows, rows)
        fight.set_reactive(Shown.cursor, selection.kept(rows, fight.cursor))
    return fight.streaming


def exchange(fight: FightScreen) -> None:
    """Rows and log by what is wanted now."""
    from tracker.tui import veil
    from tracker.tui.logbook import Logbook
    from tracker.tui.rows import Rows

    fight.streaming = wanted(fight)
    fight.logbook = Logbook()
    veil.lift()
    if not fight.streaming:
        fight.maker = Rows()
        return
    from tracker.tui import streamed

    veil.about(fight.session.path)
    fight.logbook = Logbook(streamed.said)
    fight.maker = streamed.StreamedRows()


def compose(fight: FightScreen) -> ComposeResult:
    """From top to bottom."""
    from textual.containers import Horizontal

    from tracker.tui.bound import bound
    from tracker.tui.screens.fight import FightScreen as Shown
    from tracker.tui.widgets.foot import KeyLine, LogTail
    from tracker.tui.widgets.initiative import InitiativeList
    from tracker.tui.widgets.status import SavedSign
    from tracker.tui.widgets.streamed import StreamedHead, StreamedNote, StreamedQuestion

    with Horizontal(id="top"):
        yield bound(fight, StreamedHead(id="status"), Shown.table)
        sign = SavedSign(id="saved", read_only=fight.session.read_only)
        yield bound(fight, sign, Shown.saved, Shown.failing)
    with Horizontal(id="middle"):
        order = InitiativeList(id="order")
        yield bound(fight, order, Shown.rows, Shown.cursor, Shown.marked, Shown.letters)
    yield bound(fight, StreamedQuestion(id="streamed-question"), Shown.table, Shown.digits)
    yield bound(fight, LogTail(id="log"), Shown.entries)
    yield StreamedNote(id="streamed-note").data_bind(text=Shown.message)
    yield bound(fight, KeyLine(id="keys"), Shown.place, Shown.table, Shown.cursor, Shown.marked)


def soon(fight: FightScreen) -> None:
    """The settings have changed; the next key waits for what comes of it."""
    fight.call_later(changed, fight)


async def changed(fight: FightScreen) -> None:
    """The settings have: compose anew where that is another screen."""
    if wanted(fight) == fight.streaming:
        return
    from tracker.tui.dialogs.form import Dialog
    from tracker.tui.widgets.covered import CoveredInput
    from tracker.tui.widgets.painted import Painted

    exchange(fight)
    fight.letters = ()
    fight.refresh_rows()
    await fight.recompose()
    fight.show_log()
    for screen in fight.app.screen_stack:
        if isinstance(screen, Dialog):
            screen.seen_anew()
        for widget in screen.query(Painted):
            widget.draw()
            widget.refresh()
        for field in screen.query(CoveredInput):
            field.refresh()


def refused() -> Refused:
    """What a key that would tell too much is answered with."""
    from tracker.tui.widgets.streamed import key

    return Refused("not-while-streaming", by=key())
