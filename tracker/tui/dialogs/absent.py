"""Whom a dialog is about and who is not on the table any more: undone, or taken off meanwhile."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tracker.encounter.model import Encounter, Id
from tracker.encounter.refusals import Refused
from tracker.tui.plain import plain

if TYPE_CHECKING:
    from tracker.tui.dialogs.form import Dialog


def of(table: Encounter, who: Iterable[Id]) -> tuple[Id, ...]:
    """Those that are not there."""
    known = table.combatants
    return tuple(one for one in who if one not in known or known[one].gone)


def check(table: Encounter, who: Iterable[Id]) -> None:
    """Refuses where the dialog asks about somebody who is not there."""
    absent = of(table, who)
    if absent:
        raise Refused("not-on-the-table", who=called(absent, table))


def leave(dialog: Dialog, absent: Iterable[Id], before: Encounter) -> None:
    """The dialog makes no sense any more: close it, and say on the screen below why."""
    why = Refused("not-on-the-table", who=called(absent, dialog.desk.table, before))
    dialog.dismiss(None)
    dialog.app.call_later(dialog.tracker.refuse, why)


def called(who: Iterable[Id], *tables: Encounter) -> str:
    """By the names that one of the tables knows."""
    from tracker.i18n.names import listed
    from tracker.i18n.screens_against import somebody

    found = (
        next((one.combatants[id_].full_name for one in tables if id_ in one.combatants), "")
        for id_ in who
    )
    return listed([plain(name) for name in dict.fromkeys(found) if name]) or somebody()
