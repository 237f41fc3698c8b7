"""A turn in which nothing was done: it is told at its end that Dodge and Ready exist (TURN-02)."""

from collections.abc import Sequence

from tracker.encounter import numbers
from tracker.encounter.decide import spending
from tracker.encounter.model import Combatant, Encounter
from tracker.rules import budget
from tracker.rules.reasons import Reason
from tracker.rules.words import BODILESS


def reminders(table: Encounter, members: Sequence[Combatant]) -> tuple[Reason, ...]:
    """Only when nobody of the line has done anything though somebody could have."""
    able = [one for one in members if one.kind not in BODILESS and numbers.can_act(table, one.id)]
    found: dict[Reason, None] = {}
    for one in able:
        why = budget.end_of_turn_reminders(spending.budget_of(one), spending.able_of(table, one.id))
        if not why:
            return ()
        found.update(dict.fromkeys(why))
    return tuple(found)
