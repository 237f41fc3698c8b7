"""Events of the map."""

from tracker.encounter import events as ev
from tracker.encounter.apply.creatures import put
from tracker.encounter.model import Encounter
from tracker.encounter.replacing import replace


def placed(table: Encounter, event: ev.Placed) -> Encounter:
    """They stand there now."""
    return put(table, *(replace(table.combatants[who], place=place) for who, place in event.places))


def ground_set(table: Encounter, event: ev.BattlefieldSet) -> Encounter:
    """The ground from now on."""
    return replace(table, battlefield=event.battlefield)
