"""Events of movement, falls and riders."""

from tracker.encounter import events as ev
from tracker.encounter.apply.creatures import changed
from tracker.encounter.model import Encounter
from tracker.encounter.replacing import replace


def moved(table: Encounter, event: ev.Moved) -> Encounter:
    """Movement used, and the height."""
    old = table.combatants[event.who].budget
    budget = replace(old, moved=event.spent, extras=event.extras or old.extras)
    if event.to is None:
        return changed(table, event.who, budget=budget, aloft=event.aloft)
    budget = replace(budget, diagonals=event.diagonals)
    return changed(table, event.who, budget=budget, aloft=event.aloft, place=event.to)


def mounted(table: Encounter, event: ev.Mounted) -> Encounter:
    """Up on the mount, whose turn it is as well if it is controlled."""
    budget = replace(table.combatants[event.who].budget, moved=event.spent, seats=event.seats)
    table = changed(
        table, event.who, mount=event.mount, controlled=event.controlled, budget=budget, aloft=0
    )
    if event.own_count is not None:
        table = changed(table, event.mount, own_count=event.own_count)
    return changed(table, event.mount, budget=event.fresh) if event.fresh else table


def dismounted(table: Encounter, event: ev.Dismounted) -> Encounter:
    """On its own feet, or none."""
    budget = replace(table.combatants[event.who].budget, moved=event.spent, seats=event.seats)
    table = changed(table, event.who, mount="", controlled=False, budget=budget)
    if table.combatants[event.mount].own_count is None:
        return table
    return changed(table, event.mount, own_count=None)
