"""A creature as the rules of damage and dying see it: one plain body, made from the table."""

from tracker.encounter.model import Combatant, Encounter, Id
from tracker.encounter.numbers.agreed import edition, rulings
from tracker.encounter.numbers.body import whole_maximum
from tracker.encounter.numbers.modifiers import block_of
from tracker.encounter.numbers.regrowth import regrows
from tracker.encounter.numbers.standing import condition_immunities, conditions, submerged
from tracker.encounter.options import value
from tracker.encounter.shapes import STAYS
from tracker.rules.body import Body
from tracker.rules.defences import ALL, Defence

RESISTS_ALL = Defence((ALL,))
"""The DM's word: all of this damage is resisted."""


def body_of(table: Encounter, who: Id, *, resist: bool = False) -> Body:
    """What can be hurt, healed or killed of a creature now."""
    creature = table.combatants[who]
    block = block_of(table, who)
    more = (RESISTS_ALL,) if resist else ()
    return Body(
        hp=creature.hp,
        max_hp=whole_maximum(table, who).value,
        temp_hp=creature.temp_hp,
        dies_at_zero=dies_at_zero(table, creature),
        conditions=conditions(table, who),
        exhaustion=creature.exhaustion,
        successes=creature.successes,
        failures=creature.failures,
        stable=creature.state == "stable",
        dead=creature.state == "dead",
        concentrating=creature.concentration is not None,
        resist=block.resist + more,
        immune=block.immune,
        vulnerable=block.vulnerable,
        threshold=block.threshold,
        condition_immune=condition_immunities(table, who),
        submerged=submerged(table, who),
        regrows=dies_at_zero(table, creature) and regrows(table, who),
        edition=edition(table),
        rulings=rulings(table),
    )


def dies_at_zero(table: Encounter, creature: Combatant) -> bool:
    """Whether 0 hit points kill it: the DM's creatures without death saves (DEATH-08, DEATH-09)."""
    if creature.kind == "pc" or creature.death_saves:
        return False
    if creature.forms and creature.forms[-1].kind != STAYS:
        return False
    return not value(table.options, "monster_death_saves")
