"""Numbers that the table itself suggests: the DC of a breath, its damage, movement and slots left.

They come from whoever acts; where that one has nothing of the kind, from everybody on the table.
Each says by name where it comes from.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from tracker.encounter.model import Encounter, Id
from tracker.encounter.numbers import movement_left
from tracker.encounter.numbers.modifiers import block_of
from tracker.encounter.numbers.uses import SLOT, limited
from tracker.encounter.stat_block import DamagePart, SaveRider, StatBlock
from tracker.shorthand.values import ABILITIES

TIMES = ("1 round", "1 minute", "10 minutes", "1 hour")
CHANGES = {"exhaust": ("+1", "-1", "=0"), "uses": ("+1", "-1", "=0"), "maxhp": ("+5", "-5", "=10")}
"""By verb: what a change looks like."""


class Hint(NamedTuple):
    """A word to go on with, and what it is the number of."""

    text: str
    of: str = ""


def numbers(
    table: Encounter, verb: str, slot: str, last: Sequence[str], who: tuple[Id, ...]
) -> Iterator[Hint]:
    """What may come next for a number; `last` are the words before it, `who` whom the line names."""
    match verb, slot:
        case "save", "number":
            return dcs(table, ABILITIES.get(last[-1], ""))
        case "save", "amount":
            return saved_damage(table, ABILITIES.get(last[-2], ""), last[-1])
        case "damage", "amount":
            return blows(table)
        case "heal", "amount":
            return lacking(table, who)
        case "slot", "number":
            return chain.from_iterable(slots_left(table, one) for one in who[:1])
        case _, "feet":
            return chain.from_iterable(steps_left(table, one) for one in who[:1])
        case _:
            return iter(())


def dcs(table: Encounter, ability: str) -> Iterator[Hint]:
    """Of saves with this ability; of a caster's spells whatever they ask for."""
    return _of_somebody(table, lambda block: _dcs(block, ability))


def _dcs(block: StatBlock, ability: str) -> Iterator[Hint]:
    for name, save, _ in saves(block):
        if save.ability == ability:
            yield Hint(str(save.dc), name)
    for casting in block.spellcasting:
        if casting.dc:
            yield Hint(str(casting.dc), block.name)


def saved_damage(table: Encounter, ability: str, dc: str) -> Iterator[Hint]:
    """What stands behind a save with this ability and DC."""
    return _of_somebody(table, lambda block: _saved_damage(block, ability, dc))


def _saved_damage(block: StatBlock, ability: str, dc: str) -> Iterator[Hint]:
    for name, save, damage in saves(block):
        if save.ability == ability and str(save.dc) == dc and damage:
            yield Hint(amount(damage), name)


def blows(table: Encounter) -> Iterator[Hint]:
    """The damage of the attacks of whoever acts."""
    for acting in table.living(table.active):
        for one in block_of(table, acting.id).attacks:
            if one.damage:
                yield Hint(amount(one.damage), one.name)


def steps_left(table: Encounter, who: Id) -> Iterator[Hint]:
    """Feet it may still move, by each way it has."""
    for way, _ in block_of(table, who).speeds:
        feet = movement_left(table, who, way)
        if feet:
            yield Hint(str(feet), way)


def slots_left(table: Encounter, who: Id) -> Iterator[Hint]:
    """Levels of which a slot is left, with how many."""
    for one in limited(table, who):
        if one.kind == "slot" and one.left:
            yield Hint(one.name.removeprefix(SLOT), f"{one.left}/{one.most}")


def uses_left(table: Encounter, who: Id) -> dict[str, str]:
    """How often each limited thing may still be used, by name: `1/3`."""
    return {one.name: f"{one.left}/{one.most}" for one in limited(table, who) if one.most}


def lacking(table: Encounter, who: Iterable[Id]) -> Iterator[Hint]:
    """Hit points that the hurt among them lack."""
    for one in (table.combatants[each] for each in who):
        if one.hp < one.max_hp and one.state != "dead":
            yield Hint(str(one.max_hp - one.hp), f"{one.full_name} {one.hp}/{one.max_hp}")


def saves(block: StatBlock) -> Iterator[tuple[str, SaveRider, tuple[DamagePart, ...]]]:
    """Everything of a stat block that asks for a save, with the damage behind it."""
    for attack in block.attacks:
        if attack.save is not None:
            yield attack.name, attack.save, attack.save.damage
    groups = (block.actions, block.bonus_actions, block.legendary, block.reactions, block.traits)
    for action in (one for group in groups for one in group):
        if action.save is not None:
            yield action.name, action.save, action.save.damage or action.damage


def amount(parts: Iterable[DamagePart]) -> str:
    """As it is typed; without the parts that stand for others."""
    return " + ".join(f"{one.dice} {one.type}".rstrip() for one in parts if not one.when)


def _of_somebody(table: Encounter, of: Callable[[StatBlock], Iterator[Hint]]) -> Iterator[Hint]:
    """Of whoever acts, else of all kinds on the table."""
    acting = [block_of(table, one.id) for one in table.living(table.active)]
    found = [hint for block in acting for hint in of(block)]
    if not found:
        kinds = {one.own_block for one in table.combatants.values() if not one.gone}
        blocks = (block for name, block in table.kinds.items() if name in kinds)
        found = [hint for block in blocks for hint in of(block)]
    return iter(found)
