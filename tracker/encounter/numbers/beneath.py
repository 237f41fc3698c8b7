"""Hit points under the form that is worn: what waits for its bearer, the true shape last."""

from typing import NamedTuple

from tracker.encounter.model import Encounter, Id
from tracker.encounter.numbers.agreed import edition
from tracker.encounter.numbers.body import whole_maximum
from tracker.encounter.shapes import STAYS
from tracker.rules import exhaustion


class Pool(NamedTuple):
    """Hit points of one shape."""

    name: str
    """Of the form; of the true shape the bearer's own."""
    hp: int
    maximum: int
    trail: tuple[int, ...]


def maximum_with(table: Encounter, who: Id, maximum: int, change: int = 0) -> int:
    """The maximum that would hold with this one instead of the creature's own (EXH-01)."""
    creature = table.combatants[who]
    more = whole_maximum(table, who).value - creature.max_hp - creature.max_hp_change
    whole = max(0, maximum + change + more)
    return exhaustion.max_hp(whole, creature.exhaustion, edition(table))


def beneath(table: Encounter, who: Id) -> tuple[Pool, ...]:
    """What lies under the form on top, as far as it comes back; empty without a form."""
    creature = table.combatants[who]
    found: list[Pool] = []
    for place in range(len(creature.forms) - 1, -1, -1):
        form = creature.forms[place]
        if form.kind == STAYS:
            break
        name = creature.forms[place - 1].name if place else creature.full_name
        most = maximum_with(table, who, form.max_hp, form.max_hp_change)
        found.append(Pool(name, min(form.hp, most), most, form.hp_trail))
    return tuple(found)
