"""Waves and summoned creatures: the reminder when they come, and their going when nothing holds them."""

from collections.abc import Sequence

from tracker.encounter import lines
from tracker.encounter.decide import prompts, roster
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.model import Encounter, Id
from tracker.encounter.prompts import WAVE


def remind(deciding: Deciding, who: Sequence[Id]) -> None:
    """Say that a wave is here: one question for each line that came with the round."""
    table = deciding.table
    for name, line in table.lines.items():
        came = [one for one in line.members if one in who]
        key = (WAVE, came[0] if came else "", table.round, "", 0, "")
        if came and key not in table.answered:
            prompts.raise_prompt(deciding, WAVE, came[0], others=(name,))


def let_go(deciding: Deciding, before: Encounter, touched: Sequence[Id]) -> None:
    """Who was here only by a concentration that is over leaves (CONC-05)."""
    for who in touched:
        if who not in before.combatants:
            continue
        held = before.combatants[who].concentration
        if held is None or deciding.creature(who).concentration == held:
            continue
        leaving = tuple(
            one
            for line in deciding.table.lines.values()
            if line.held_by == who
            for one in line.members
            if not deciding.creature(one).gone
        )
        if leaving:
            roster.take_out(deciding, leaving)


def vacant(table: Encounter) -> bool:
    """Whether the active line left with nobody to go on with its turn."""
    return bool(table.active) and not table.ended and lines.left(table, table.active)
