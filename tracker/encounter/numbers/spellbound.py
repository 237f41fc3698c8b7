"""Who holds a spell, on whom, and whether anything hangs on it yet (CONC-05)."""

from collections.abc import Iterable

from tracker.encounter.effects import Effect
from tracker.encounter.model import Encounter, Id
from tracker.encounter.zones import Zone


def concentrating(table: Encounter, who: Id) -> bool:
    """Whether it holds a spell."""
    return who in table.combatants and table.combatants[who].concentration is not None


def holder(table: Encounter, who: Iterable[Id]) -> Id:
    """The enemy whose spell is on all of these and holds nothing there yet; empty without one."""
    those = set(who)
    found = []
    for one in table.combatants.values():
        held = one.concentration
        if held is None or not those or not those <= set(held.on):
            continue
        if any(table.combatants[target].side == one.side for target in those):
            continue
        effects = (effect for target in those for effect in table.combatants[target].effects)
        if not any(hangs_on(effect, one.id) for effect in effects):
            found.append(one.id)
    return found[0] if len(found) == 1 else ""


def holds_nothing(table: Encounter, who: Id) -> bool:
    """Whether it concentrates, and no effect and no area hangs on it."""
    if not concentrating(table, who):
        return False
    effects = (effect for one in table.combatants.values() for effect in one.effects)
    return not areas(table, who) and not any(hangs_on(effect, who) for effect in effects)


def areas(table: Encounter, who: Id) -> tuple[Zone, ...]:
    """What its concentration holds of areas."""
    return tuple(one for one in table.zones if hangs_on(one, who))


def hangs_on(one: Effect | Zone, who: Id) -> bool:
    """Whether its concentration holds this."""
    return one.concentration and one.source == who
