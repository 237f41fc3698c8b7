"""The start of a fight: its table of initiatives, and who is surprised before it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from tracker.encounter.model import Id

if TYPE_CHECKING:
    from tracker.tui.dialogs.form import Asked
    from tracker.tui.screens.fight import FightScreen


def start(fight: FightScreen, typed: Mapping[Id, str] | None = None) -> None:
    """Asks all initiatives; what was typed before surprise was asked stands there again."""
    from tracker.tui.dialogs.starting import StartDialog

    dialog = StartDialog(fight.desk(), typed)

    def answered(request: Asked | None) -> None:
        if dialog.wants_surprise:
            surprise(fight, dialog.typed())
            return
        fight.perform(request, complete=dialog.complete)
        if request is not None:
            fight.note_applied()

    fight.app.push_screen(dialog, answered)


def surprise(fight: FightScreen, typed: Mapping[Id, str]) -> None:
    """Who is surprised, then the initiatives again."""
    from tracker.tui.dialogs.areas import SurpriseDialog

    def answered(request: Asked | None) -> None:
        fight.perform(request)
        start(fight, typed)

    who = next(iter(fight.table.combatants))
    fight.app.push_screen(SurpriseDialog(fight.desk(), who), answered)
