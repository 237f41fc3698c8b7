"""What is left of a creature's turn: its attacks (ACT-01), and whatever its budget keeps (TURN-01)."""

from tracker.encounter.model import Encounter, Id
from tracker.encounter.numbers.modifiers import block_of


def attacks_per_action(table: Encounter, who: Id) -> int:
    """What its multiattack allows at most, else 1; 0 where a sheet leaves it to its player."""
    ways = block_of(table, who).multiattack
    if ways:
        return max(sum(part.count for part in way) for way in ways)
    return 0 if table.combatants[who].kind == "pc" else 1


def attacks_left(table: Encounter, who: Id) -> int | None:
    """Attacks that still go with an action taken; None while it is not, or where nobody says."""
    budget = table.combatants[who].budget
    most = attacks_per_action(table, who)
    if budget.action or not most:
        return None
    return max(0, most - budget.attacks) if budget.attacks else 0
