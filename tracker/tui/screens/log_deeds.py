"""What each key of the log does, by its id in the table of keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

from tracker.encounter.history import Step
from tracker.encounter.log_kinds import KINDS
from tracker.encounter.refusals import Refused
from tracker.i18n import screens_log as words
from tracker.session import Session
from tracker.session import log as session_log
from tracker.session.log import EVERYTHING, Sieve
from tracker.tui import log_rows
from tracker.tui.dialogs.menu import Entry
from tracker.tui.log_rows import NOTE, Row
from tracker.tui.plain import plain
from tracker.tui.screens import over_history

if TYPE_CHECKING:
    from tracker.tui.screens.log import LogScreen


def said(session: Session, sieve: Sieve) -> str:
    """The filters in words."""
    known = session.table.combatants
    names = [plain(known[who].full_name) for who in known if who in sieve.who]
    kinds = [words.kind(one) for one in KINDS if one in sieve.kinds]
    return words.sieve(names, kinds, sieve.rounds, [plain(one) for one in sieve.words])


def step_of(session: Session, row: Row | None) -> Step | None:
    """The step of a row; none for headings and tails."""
    inside = row is not None and 1 <= row.step <= session.length
    return session.step(row.step) if row is not None and inside else None


def undone_rows(session: Session, sieve: Sieve) -> Iterator[Row]:
    """What can be redone, with its sentences; then every tail by what was typed, the last one first."""
    if session.can_redo:
        yield Row(words.undone_title(session.length - session.cursor), NOTE)
        lines = session_log.stretch(session, session.cursor + 1, session.length)
        passed = filter(sieve.passes, lines)
        yield from log_rows.rows_of(passed, session.state_at(session.length), holds=False)
    for place in range(len(session.tails), 0, -1):
        steps = session.tail_steps(place - 1)
        after = session.tails[place - 1].after
        yield Row(words.tail_title(len(steps), after), NOTE, tail=place)
        yield from (Row(one.line, holds=False) for one in steps)


def why(log: LogScreen) -> None:
    """The reasons of the step; a tail comes back."""
    row = log.list.row
    if row is None:
        return
    if 0 < row.tail <= len(log.session.tails):
        bring_back(log, row.tail)
    elif step_of(log.session, row) is not None:
        from tracker.tui.screens.reasons import ReasonsScreen

        log.app.push_screen(ReasonsScreen(log.session, row.step))


def bring_back(log: LogScreen, place: int) -> None:
    """Asks once."""
    tail = log.session.tails[place - 1]
    if not over_history.twice(log, f"tail {place}"):
        log.say(words.back_again(len(tail.steps), max(0, log.session.length - tail.after)))
        return
    changed(log, lambda: log.session.bring_back(place - 1), words.here_again(len(tail.steps)))


def go_here(log: LogScreen) -> None:
    """Undo or redo up to the step, when pressed twice."""
    step = step_of(log.session, log.list.row)
    if step is None:
        return
    over_history.move(
        log,
        log.session,
        step.id,
        lambda say: changed(log, lambda: over_history.to(log.session, step.id), say),
    )


def amend(log: LogScreen) -> None:
    """Decide the step again, where only answers came since; else the reason why not."""
    from tracker.session import amending
    from tracker.tui.desk import Desk
    from tracker.tui.dialogs.amending import AmendDialog
    from tracker.tui.dialogs.form import Asked

    step = step_of(log.session, log.list.row)
    if step is None:
        return

    def answered(asked: Asked | None) -> None:
        if asked is not None:
            changed(log, lambda: log.session.do(asked), words.amended(step.id))

    try:
        amending.check(log.session, step.id)
    except Refused as refused:
        log.refuse(refused)
        return
    desk = Desk(log.session, ("", ""), frozenset(), log.begin)
    log.app.push_screen(AmendDialog(desk, step.id), answered)


def changed(log: LogScreen, does: Callable[[], object], told: str) -> None:
    """Do it, tell the fight, and read anew."""
    try:
        does()
    except Refused as refused:
        log.refuse(refused)
        return
    log.asked = ""
    log.moved(told)
    log.begin()
    log.say(told)


def past(log: LogScreen) -> None:
    """The fight as it was after this step."""
    step = step_of(log.session, log.list.row)
    if step is None:
        return
    from tracker.tui.screens.past import PastScreen

    def back(there: str | None) -> None:
        if there:
            log.moved(there)
            log.begin()
            log.say(there)

    log.app.push_screen(PastScreen(log.session, step.id), back)


def tails(log: LogScreen) -> None:
    """Show what was undone and cut off, or do not."""
    if not log.with_tails and not log.session.tails and not log.session.can_redo:
        log.say(words.no_tails())
        return
    log.with_tails = not log.with_tails
    log.sift(log.sieve)
    if log.with_tails:
        log.list.go(next(n for n, row in enumerate(log.list.rows) if row.tail or not row.holds))
        log.tell_row()


def everything(log: LogScreen) -> None:
    """No filters."""
    log.sift(EVERYTHING)


def creature(log: LogScreen) -> None:
    """Choose one to put into the filter, or to take out of it."""
    known = log.session.table.combatants.values()
    entries = [
        Entry(one.id, one.full_name, note=_mark(one.id in log.sieve.who), against=one.handle)
        for one in known
    ]
    _choose(log, words.who_title(), entries, log.toggle_who)


def kind(log: LogScreen) -> None:
    """The same with kinds."""

    def toggle(key: str) -> None:
        log.sift(log.sieve._replace(kinds=log.sieve.kinds ^ {key}))

    entries = [Entry(one, words.kind(one), note=_mark(one in log.sieve.kinds)) for one in KINDS]
    _choose(log, words.kind_title(), entries, toggle)


def round_(log: LogScreen) -> None:
    """One round, or with the same one again all of them."""

    def toggle(text: str) -> None:
        chosen = (int(text), int(text))
        log.sift(log.sieve._replace(rounds=None if log.sieve.rounds == chosen else chosen))

    entries = [
        Entry(str(one), words.one_round(one), note=_mark(log.sieve.rounds == (one, one)))
        for one in range(log.session.table.round, -1, -1)
    ]
    _choose(log, words.round_title(), entries, toggle)


def _mark(chosen: bool) -> str:
    return words.chosen() if chosen else ""


def _choose(
    log: LogScreen, title: str, entries: list[Entry], chosen: Callable[[str], None]
) -> None:
    from tracker.tui.dialogs.choosing import Choosing

    def answered(value: str | None) -> None:
        if value:
            chosen(value)

    log.app.push_screen(Choosing(title, entries), answered)


def export(log: LogScreen) -> None:
    """What passes the filters, as a file."""
    from tracker.tui.dialogs.exporting import ExportDialog, Sifted

    def answered(told: str | None) -> None:
        if told:
            log.say(told)

    session, shown = log.session, Sifted(log.session, log.sieve)
    dialog = ExportDialog(session.path, session.name, ("log",), shown)
    log.app.push_screen(dialog, answered)


def close(log: LogScreen) -> None:
    """Back to the fight."""
    log.dismiss()


DEEDS: Mapping[str, Callable[[LogScreen], None]] = {
    "why": why,
    "creature": creature,
    "kind": kind,
    "round": round_,
    "search": lambda log: log.look_for(" ".join(log.sieve.words)),
    "everything": everything,
    "past": past,
    "go_here": go_here,
    "amend": amend,
    "tails": tails,
    "export": export,
    "close": close,
    "keep": lambda log: log.look_for(None),
    "drop": lambda log: log.look_for(None, drop=True),
    "rub_out": lambda log: log.look_for(log.typing[:-1]),
}
