"""What goes beyond one fight: its sum, another try, another file's creatures, the party, a second fight."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from tracker.encounter.refusals import Refused
from tracker.i18n import screens
from tracker.i18n import screens_fights as words
from tracker.shorthand.request import Aside, BringBack, Log, Look, Restart, Summary, Told, Why
from tracker.tui.dialogs.form import Asked
from tracker.tui.dialogs.menu import Entry, Menu
from tracker.tui.plain import plain
from tracker.tui.screens import fight_stream

if TYPE_CHECKING:
    from tracker.session import Session
    from tracker.tui.screens.fight import FightScreen

TAIL = "tail "
LATER = 1.0
"""Seconds until a warning looks again whether there is room for it."""
LETTERS = {"summary": "s", "merge": "m", "party": "p", "restart": "r", "fresh": "R"}


class BeyondMenu(Menu):
    """Nothing of it is a step but merging, so the outcome stays empty."""

    def heading(self) -> str:
        """What it is."""
        return words.menu_heading()

    def entries(self) -> Sequence[Entry]:
        """The fixed ones, then each tail that was cut off, the last one first."""
        session = self.desk.session
        notes = {
            "party": words.party_note(*unlike(session)),
            "restart": words.restart_note(max(0, session.length - 1)),
            "fresh": words.restart_note(session.length),
        }
        fixed = [
            Entry(key, label, LETTERS[key], notes.get(key, "")) for key, label in words.entries()
        ]
        tails = list(enumerate(session.tails, 1))
        return fixed + [
            Entry(
                f"{TAIL}{number}",
                words.bring_back(),
                note=words.tail_note(len(one.steps), one.after),
            )
            for number, one in reversed(tails)
        ]

    def asks(self, value: str) -> bool:
        """All have something behind them."""
        return bool(value)

    def at_once(self, value: str) -> Asked | None:
        """Nothing."""
        del value
        return None


def unlike(session: Session) -> tuple[int, int]:
    """Members whose file is another than the fight by now, and than it will be after the end."""
    differing = len(session.party.differences or session.party.unlike())
    return (differing, 0) if session.table.ended or session.party.differences else (0, differing)


def menu(fight: FightScreen) -> None:
    """Choose, then do it."""
    chosen = BeyondMenu(fight.desk())

    def answered(_request: Asked | None) -> None:
        if chosen.opens:
            carry_out(fight, chosen.opens)

    fight.app.push_screen(chosen, answered)


def carry_out(fight: FightScreen, key: str) -> None:
    """An entry of the menu."""
    match key:
        case "summary":
            summary(fight)
        case "merge":
            merge(fight)
        case "party":
            party(fight)
        case "restart" | "fresh":
            aside(fight, Restart(fresh=key == "fresh"))
        case tail:
            aside(fight, BringBack(int(tail.removeprefix(TAIL))))


def summary(fight: FightScreen) -> None:
    """The page that ends a fight; not while others watch."""
    if fight.streaming:
        return
    from tracker.tui.screens.summary import SummaryScreen

    fight.app.push_screen(SummaryScreen(fight.session))


def merge(fight: FightScreen) -> None:
    """Out of another file."""
    from tracker.tui.dialogs.merging import MergeDialog

    def answered(request: Asked | None) -> None:
        fight.perform(request)
        if request is not None:
            fight.note_applied()

    fight.app.push_screen(MergeDialog(fight.desk()), answered)


def aside(fight: FightScreen, asked: Aside) -> None:
    """What is asked for and makes no step; the log begins anew where the history was cut."""
    from tracker.tui.screens import fight_log

    if fight.streaming and isinstance(asked, Told):
        fight.refuse(fight_stream.refused())
        return
    match asked:
        case Why(number):
            fight_log.reasons(fight, number)
            return
        case Summary():
            summary(fight)
            return
        case Log() | Look():
            fight_log.typed(fight, asked)
            return
        case _:
            pass
    try:
        fight.session.do(asked)
    except Refused as refused:
        fight.refuse(refused)
        return
    fight.logbook.forget(0)
    fight.sync()
    if isinstance(asked, Restart):
        fight.say(words.began_again())
    elif isinstance(asked, BringBack):
        fight.say(words.brought_back())


def party(fight: FightScreen) -> None:
    """Ask whose values hold; nothing when file and fight agree."""
    from tracker.tui.dialogs.party import PartyDialog

    if not fight.session.party.differences:
        fight.refuse(fight.session.party.problem or undecided(fight.session))
        return
    dialog = PartyDialog(fight.desk())

    def answered(request: Asked | None) -> None:
        if request is None:
            return
        for whose, who in dialog.chosen():
            if who and fight.session.party.differences:
                fight.session.party.choose(whose, who)
        fight.sync()

    fight.app.push_screen(dialog, answered)


def undecided(session: Session) -> Refused:
    """Why nothing is asked about the party's file."""
    who = session.party.unlike()
    if not who:
        return Refused("party-agrees")
    why = "party-chosen" if session.table.ended else "party-at-the-end"
    return Refused(why, who=", ".join(who), several=len(who))


def elsewhere(fight: FightScreen) -> None:
    """Say which characters stand in another fight under way too; a warning, no more."""
    from tracker.session.others import others

    who, fights = others(fight.session)
    if fights:
        said = words.elsewhere([plain(one) for one in who], [plain(one) for one in fights])
        fight.app.call_from_thread(mention, fight, said)


def mention(fight: FightScreen, text: str) -> None:
    """In the message line, once nothing else stands there."""
    if fight.message:
        fight.set_timer(LATER, partial(mention, fight, text))
    else:
        fight.say(text)


def copy(fight: FightScreen) -> None:
    """The fight under another name."""
    from tracker.storage.places import typed
    from tracker.tui.dialogs.single import CopyDialog

    def answered(path: Asked | None) -> None:
        if isinstance(path, str):
            save_copy(fight, typed(path))

    fight.app.push_screen(CopyDialog(fight.desk()), answered)


def save_copy(fight: FightScreen, path: Path) -> None:
    """Under another name."""
    try:
        fight.session.save_copy(path)
    except Refused as refused:
        fight.refuse(refused)
    else:
        fight.say(screens.copied(str(path)))
