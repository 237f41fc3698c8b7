"""What to read about one creature as it is now: its conditions, and what else holds it."""

from tracker.encounter import numbers
from tracker.encounter.model import Encounter, Id
from tracker.i18n.rules_at_hand import entry_of
from tracker.i18n.rules_at_hand.entry import Entry
from tracker.rules.words import CONDITIONS

BY_CAUSE = {
    "dodge": "dodge",
    "disengage": "disengage",
    "help-attack": "help",
    "help-task": "help",
    "squeezing": "squeeze",
    "underwater": "underwater",
    "reckless": "traits",
}
"""Entries for what an action leaves on a creature."""


def about(table: Encounter, who: Id) -> tuple[Entry, ...]:
    """Its conditions in the order they came, implied ones after them, then the rest."""
    creature = table.combatants[who]
    holding = numbers.conditions(table, who)
    given = [one.name for one in creature.effects if one.condition and one.name in CONDITIONS]
    keys = [
        *given,
        *(name for name in CONDITIONS if name in holding),
        *(BY_CAUSE.get(one.cause, "") for one in creature.effects),
        "exhaustion" if creature.exhaustion else "",
        "concentration" if creature.concentration else "",
        "surprise" if creature.surprised else "",
        creature.state if creature.state in ("dying", "stable") else "",
    ]
    found = (entry_of(key) for key in dict.fromkeys(keys) if key)
    return tuple(one for one in found if one is not None)
