"""Casting: the time it takes, the slot or the daily use it spends, and concentration (ACT-02).

Which slot is meant when none is named stands in the stat block's lists: the lowest free one that
is high enough. What is not there is warned about and spent all the same.
"""

from typing import NamedTuple

from tracker.encounter import bounds, numbers
from tracker.encounter import commands as cmd
from tracker.encounter.decide import concentration, conditions, spending, uses
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.decide.spending import Deed
from tracker.encounter.effects import NO_CHANGE, Concentration
from tracker.encounter.model import Encounter, Id
from tracker.encounter.numbers import uses as limits
from tracker.encounter.replacing import replace
from tracker.rules import spells
from tracker.rules.reasons import Reason, because


class Price(NamedTuple):
    """What a spell spends."""

    name: str = ""
    """Under which name it counts: a slot, or the spell itself; empty for nothing."""
    level: int = 0
    """Of the slot."""
    cantrip: bool = False


def cast(deciding: Deciding, command: cmd.CastSpell) -> None:
    """`cast [WHO] SPELL [on TARGETS] …`: time, slot, concentration (ACT-02)."""
    who = command.who
    spell = bounds.name(command.spell)
    spending.acting(deciding, who)
    listed = limits.spell_named(numbers.block_of(deciding.table, who), spell)
    spell = listed.name if listed else spell
    price = price_of(deciding.table, who, spell, command.slot, cantrip=command.cantrip)
    warnings = unaffordable(deciding.table, who, price)
    cost = command.cost or "action"
    deed = Deed("cast", cost, spell, command.on, cantrip=price.cantrip, warnings=warnings)
    spending.take(deciding, who, deed)
    pay(deciding, who, price)
    held = command.concentration and not numbers.incapacitated(deciding.table, who)
    if held:
        concentration.begin(deciding, who, Concentration(spell, command.on))
    if command.changes != NO_CHANGE:
        lay(deciding, replace(command, spell=spell, concentration=held))


def lay(deciding: Deciding, command: cmd.CastSpell) -> None:
    """What it changes on those it is cast on, held with it; on the caster where nobody is named."""
    duration = replace(command.duration, source=command.who, concentration=command.concentration)
    on = command.on or (command.who,)
    conditions.add_effect(deciding, cmd.AddEffect(on, command.spell, duration, command.changes))


def price_of(
    table: Encounter, who: Id, spell: str, asked: int | None, *, cantrip: bool = False
) -> Price:
    """What it spends: the slot the DM names, else by the stat block's lists."""
    if cantrip or asked == 0:
        return Price(cantrip=cantrip)
    if asked is not None:
        return Price(limits.slot(asked), asked)
    block = numbers.block_of(table, who)
    found = limits.spell_named(block, spell)
    if found is None:
        return Price()
    if found.level is None:
        return Price(found.name if found.times else "")
    if found.level == 0:
        return Price(cantrip=True)
    level = slot_for(table, who, found.level)
    return Price(limits.slot(level), level) if level else Price()


def slot_for(table: Encounter, who: Id, level: int) -> int:
    """The lowest free slot of at least that level, its own where none is; 0: it has no such slots."""
    slots = limits.slots(numbers.block_of(table, who))
    free = (one for one in slots if one >= level and left(table, who, one) > 0)
    return next(free, level if level in slots else 0)


def likely_slot(table: Encounter, who: Id, spell: str) -> int:
    """Which one a spell takes that no list names, by its level in the SRD; 0: nobody knows."""
    listed = limits.spell_named(numbers.block_of(table, who), spell)
    level = None if listed else spells.level(spell)
    return slot_for(table, who, level) if level else 0


def left(table: Encounter, who: Id, level: int) -> int:
    """Slots of that level."""
    return limits.limited_by(table, who, limits.slot(level)).left


def unaffordable(table: Encounter, who: Id, price: Price) -> tuple[Reason, ...]:
    """Whether the stat block has such slots or uses and all are used."""
    if not price.level:
        return uses.lacking(table, who, price.name) if price.name else ()
    if not limits.slots(numbers.block_of(table, who)) or left(table, who, price.level):
        return ()
    return (because("ACT-02", "no-slot-left", level=price.level),)


def pay(deciding: Deciding, who: Id, price: Price) -> None:
    """One slot, or one use of the day, is spent."""
    if price.name:
        uses.spend(deciding, who, price.name)
