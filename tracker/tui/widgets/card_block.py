"""What a creature can do, on its card: attacks by number, actions, defences, numbers, spells.

All of it is the stat block's, with whatever holds at the moment; how the creature is stands before it.
"""

from collections.abc import Iterable, Iterator

from tracker.encounter import numbers
from tracker.encounter.model import Combatant, Encounter
from tracker.encounter.stat_block import Action, Attack, DamagePart, SaveRider, StatBlock
from tracker.i18n import screens_card as words
from tracker.i18n import terms
from tracker.rules.defences import Defence
from tracker.rules.words import BODILESS
from tracker.tui.plain import plain
from tracker.tui.widgets import card_uses
from tracker.tui.widgets.card_uses import Used
from tracker.tui.widgets.folding import folded
from tracker.tui.widgets.painted import Span, Spans


def fighting(table: Encounter, one: Combatant, width: int) -> Iterator[Spans]:
    """Attacks by number, other actions, defences, numbers."""
    block = numbers.block_of(table, one.id)
    for number, attack in enumerate(block.attacks, 1):
        yield from folded(str(number), attack_text(attack), width, "key")
    for way in block.multiattack[:1]:
        told = ", ".join(f"{part.count}× {part.name}" for part in way)
        yield from folded("×", plain(told), width)
    used = dict(one.used)
    others = (*block.actions, *block.bonus_actions, *block.reactions, *block.traits)
    for action in (*others, *block.legendary):
        if told := action_text(action, used):
            yield from folded("–", plain(f"{action.name} {told}"), width)
    traits = [action.name for action in block.traits if not action_text(action, used)]
    yield from folded(words.traits(), plain(", ".join(traits)), width)
    yield from card_uses.legends(block, used, width)
    yield from defences(table, one, width)
    if one.kind not in BODILESS:
        yield from body(table, one, block, width)
    yield from card_uses.spells(block, used, width)
    yield from card_uses.counted(table, one, width)


def attack_text(attack: Attack) -> str:
    """`Scimitar +4  5 slashing`."""
    parts = [f"{attack.name} {attack.bonus:+d} ", damage_text(attack.damage)]
    if attack.range:
        parts.append(words.range_feet(attack.range, attack.long_range))
    elif attack.reach > 5:
        parts.append(words.reach_feet(attack.reach))
    if attack.save:
        parts.append(save_text(attack.save))
    parts.extend(terms.condition(key) for key in attack.conditions)
    return plain(" ".join(part for part in parts if part))


def damage_text(parts: Iterable[DamagePart]) -> str:
    """Averages with their dice, alternatives left out."""
    told = (
        f"{part.average} ({part.dice}) {terms.damage_type(part.type)}".rstrip()
        for part in parts
        if not part.when
    )
    return " + ".join(told)


def save_text(save: SaveRider) -> str:
    """`Con 14: 21 (6d6) poison, half; poisoned`."""
    parts = [damage_text(save.damage), *map(terms.condition, save.conditions), save.effect]
    told = ", ".join(part for part in parts if part)
    return words.save(terms.ability_short(save.ability), save.dc, told, save.on_success == "half")


def action_text(action: Action, used: Used) -> str:
    """Numbers of anything that is no attack; empty for what has none."""
    parts = []
    if action.use.kind:
        spent = used.get(action.use.pool or action.name, 0)
        parts.append(words.use(action.use.kind, action.use.times, spent))
    if action.save:
        parts.append(save_text(action.save))
    if action.damage:
        parts.append(damage_text(action.damage))
    if action.cost > 1:
        parts.append(words.costs(action.cost))
    return " ".join(parts)


def defences(table: Encounter, one: Combatant, width: int) -> Iterator[Spans]:
    """Resistances and the like, those of the moment included."""
    found = numbers.defences(table, one.id)
    for title, those in (
        (words.resist(), found.resist),
        (words.immune(), found.immune),
        (words.vulnerable(), found.vulnerable),
    ):
        if those:
            yield from folded(title, "; ".join(map(defence_text, those)), width)
    if least := numbers.block_of(table, one.id).threshold:
        yield (Span(words.threshold(least)),)
    never = sorted(numbers.condition_immunities(table, one.id))
    if never:
        yield from folded(words.never(), ", ".join(map(terms.condition, never)), width)


def defence_text(defence: Defence) -> str:
    """`bludgeoning, piercing unless magical`."""
    types = ", ".join(map(terms.damage_type, defence.types))
    if not defence.unless:
        return types
    return words.unless(types, ", ".join(map(terms.quality, defence.unless)))


def body(table: Encounter, one: Combatant, block: StatBlock, width: int) -> Iterator[Spans]:
    """Speeds, saves, skills, senses."""
    feet = ((kind, numbers.speed(table, one.id, kind).value) for kind, base in block.speeds if base)
    told = ", ".join(
        str(value) if kind == "walk" else f"{terms.speed(kind)} {value}" for kind, value in feet
    )
    yield from folded(words.speed(), told, width)
    if block.abilities:
        saves = " ".join(
            f"{terms.ability_short(key)} {numbers.save_bonus(table, one.id, key).value:+d}"
            for key, _ in block.abilities
        )
        yield from folded(words.saves(), saves, width)
    if block.skills:
        skills = ", ".join(f"{terms.skill(key)} {bonus:+d}" for key, bonus in block.skills)
        yield from folded(words.skills(), skills, width)
    senses = [f"{terms.sense(key)} {feet}" for key, feet in block.senses]
    senses += [words.blind()] if block.blind else []
    senses.append(words.passive(block.passive_perception))
    yield from folded(words.senses(), ", ".join(senses), width)
    if block.challenge:
        yield from folded(words.challenge(), f"{block.challenge} ({block.xp} XP)", width)
