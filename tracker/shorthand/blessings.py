"""A spell typed with no more than on whom: what the book says it changes on them is meant too.

So the line does what the dialog does for the same words. The step writes all of it out; a line that
says any of it says the whole, and `alone` leaves it out.
"""

from dataclasses import replace

from tracker.encounter.commands import CastSpell, Duration
from tracker.encounter.decide import casting
from tracker.encounter.effects import NO_CHANGE
from tracker.encounter.model import Encounter
from tracker.rules import spells

ALONE = "alone"
"""Time, slot and concentration as they are said, and nothing else."""


def bare(asked: CastSpell) -> bool:
    """Whether the line would be read with what the book says of its spell."""
    said = asked.concentration or asked.cantrip or asked.changes != NO_CHANGE
    said = said or asked.duration != Duration()
    return bool(asked.on) and not said and bool(spells.gives(asked.spell))


def with_facts(asked: CastSpell, table: Encounter) -> CastSpell:
    """With its time, the slot it likely takes and concentration; the changes are still to be read."""
    slot = asked.slot
    if slot is None:
        slot = casting.likely_slot(table, asked.who, asked.spell) or None
    cost = asked.cost or spells.known(asked.spell).cost
    return replace(asked, cost=cost, slot=slot, concentration=spells.concentrates(asked.spell))
