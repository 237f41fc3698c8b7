"""What of a card is spent and comes back: the turn, legendary actions, slots and spells."""

from collections.abc import Iterator, Mapping

from tracker.encounter import numbers
from tracker.encounter.model import Combatant, Encounter
from tracker.encounter.numbers import uses
from tracker.encounter.stat_block import StatBlock
from tracker.i18n import screens_uses as words
from tracker.i18n.screens_card import casts, legendary, spell_level, uses_left
from tracker.i18n.screens_card import spells as spells_title
from tracker.tui.plain import plain
from tracker.tui.widgets.folding import folded
from tracker.tui.widgets.painted import Spans

Used = Mapping[str, int]
"""Uses by name."""


def turn(table: Encounter, one: Combatant, width: int) -> Iterator[Spans]:
    """What is left of its turn, once something of it is spent."""
    if numbers.on_turn(table, one.id) and (told := words.left_of_turn(table, one)):
        yield from folded(words.turn(), told, width)


def legends(block: StatBlock, used: Used, width: int) -> Iterator[Spans]:
    """Spell numbers and the choice of legendary actions."""
    for casting in block.spellcasting:
        if casting.dc:
            yield from folded(spells_title(), casts(casting.dc, casting.attack_bonus), width)
    if block.legendary_uses:
        spent = used.get(uses.LEGENDARY, 0)
        left = uses_left(max(0, block.legendary_uses - spent), block.legendary_uses)
        choice = ", ".join(one.name for one in block.legendary)
        yield from folded(legendary(), plain(f"{left} {choice}"), width)


def spells(block: StatBlock, used: Used, width: int) -> Iterator[Spans]:
    """By level with their slots, or by how often; slots without spells too."""
    slots = uses.slots(block)
    listed: set[str] = set()
    for casting in block.spellcasting:
        for level, names in casting.spells:
            listed.add(level)
            told = [spell(level, name, used) for name in names]
            yield from folded(titled(level, slots, used), plain(", ".join(told)), width)
    for bare in slots:
        if str(bare) not in listed:
            yield from folded(spell_level(str(bare)), left_of(bare, slots, used), width)


def titled(level: str, slots: Mapping[int, int], used: Used) -> str:
    """A level with its slots."""
    if not level.isdecimal() or not slots.get(int(level)):
        return spell_level(level)
    return f"{spell_level(level)} ({left_of(int(level), slots, used)})"


def left_of(level: int, slots: Mapping[int, int], used: Used) -> str:
    """Slots of a level, left and all."""
    return uses_left(max(0, slots[level] - used.get(uses.slot(level), 0)), slots[level])


def spell(level: str, name: str, used: Used) -> str:
    """A spell; one with uses of its own says how many are spent."""
    if level.endswith(uses.PER_DAY) and (spent := used.get(name, 0)):
        return words.spent(name, spent)
    return name


def counted(table: Encounter, one: Combatant, width: int) -> Iterator[Spans]:
    """What was counted by hand and no stat block knows, and spent hit dice."""
    told = (
        f"{each.name} {each.used}{f'/{each.most}' if each.most else ''}"
        for each in uses.limited(table, one.id)
        if not each.kind or (each.kind == "hit-dice" and each.used)
    )
    yield from folded(words.used(), plain(", ".join(told)), width)
