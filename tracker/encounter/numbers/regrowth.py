"""What gives a creature hit points back by itself in its turns, and what keeps it from doing so.

Traits of the stat block and effects that mend are the same thing here: of one kind of answer.
"""

from typing import NamedTuple

from tracker.encounter.effects import Effect
from tracker.encounter.model import Encounter, Id
from tracker.encounter.numbers.modifiers import block_of
from tracker.encounter.numbers.stacking import working


class Regrowth(NamedTuple):
    """One source of it."""

    name: str
    amount: str
    """Dice text or a number."""
    stops: tuple[str, ...] = ()
    """Damage types that keep it from working once."""
    at_zero: bool = False
    """It works at 0 hit points, and its bearer dies there only if it does not."""
    effect: int = 0
    """Effect id; 0 for a trait."""


def regrowth_of(effect: Effect) -> Regrowth:
    """Of an effect that mends."""
    mend = effect.ongoing
    if mend is None:
        return Regrowth(effect.name, "0", effect=effect.id)
    return Regrowth(effect.name, mend.amount, mend.unless, mend.at_zero, effect.id)


def traits_of_regrowth(table: Encounter, who: Id) -> tuple[Regrowth, ...]:
    """Traits that heal at the start of its turns."""
    return tuple(
        Regrowth(one.name, one.heal, one.heal_stops, one.heal_at_zero)
        for one in block_of(table, who).traits
        if one.heal
    )


def regrows(table: Encounter, who: Id) -> bool:
    """Whether it lives on at 0 hit points until it fails to regenerate."""
    if any(one.heal_at_zero and one.heal for one in block_of(table, who).traits):
        return True
    if not any(one.ongoing for one in table.combatants[who].effects):
        return False
    return any(one.ongoing and one.ongoing.at_zero for one in working(table, who))
