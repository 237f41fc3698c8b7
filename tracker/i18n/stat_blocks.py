"""A whole stat block in words: what it says on the screen, on paper and on the command line.

Rows of a title and its text; how they are wrapped is for whoever shows them. Sentences of the
source are not ours to print: every number, die and name is.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tracker.encounter.stat_block import Action, Attack, DamagePart, SaveRider, StatBlock
from tracker.i18n import screens_card as card
from tracker.i18n import terms
from tracker.i18n.catalogue import npgettext, pgettext
from tracker.rules.defences import Defence
from tracker.rules.rewards import worth

TOUCH = 5
"""Feet that every arm reaches."""


class Row(NamedTuple):
    """A title and its text; a heading has no text, an empty row neither."""

    title: str
    text: str = ""


def rows(block: StatBlock) -> Iterator[Row]:
    """All of it, in the order of the books."""
    yield Row(block.name, kind(block))
    yield Row(pgettext("stat block", "Armor Class"), armor(block))
    yield Row(pgettext("stat block", "Hit Points"), hit_points(block))
    if block.initiative_bonus is not None:
        yield Row(pgettext("stat block", "Initiative"), f"{block.initiative_bonus:+d}")
    yield from told(card.speed(), ", ".join(speeds(block)))
    yield from told(pgettext("stat block", "Abilities"), "  ".join(abilities(block)))
    yield from numbers(block)
    yield from listed(pgettext("stat block", "Traits"), (action_row(one) for one in block.traits))
    yield from spells(block)
    yield from deeds(block)


def kind(block: StatBlock) -> str:
    """`medium humanoid (orc), chaotic evil`."""
    words = f"{terms.size(block.size)} {block.type}".strip()
    return f"{words}, {block.alignment}" if block.alignment else words


def armor(block: StatBlock) -> str:
    """With what it comes from."""
    return f"{block.ac} ({block.ac_note})" if block.ac_note else str(block.ac)


def hit_points(block: StatBlock) -> str:
    """With the dice, where they are known."""
    return f"{block.max_hp} ({block.hit_dice})" if block.hit_dice else str(block.max_hp)


def speeds(block: StatBlock) -> Iterator[str]:
    """Feet by way of moving."""
    for way, feet in block.speeds:
        length = pgettext("stat block", "{n} ft.").format(n=feet)
        if block.hover and way == "fly":
            length = pgettext("stat block", "{n} ft. (hover)").format(n=feet)
        yield length if way == "walk" else f"{terms.speed(way)} {length}"


def abilities(block: StatBlock) -> Iterator[str]:
    """Scores with their modifiers."""
    for key, score in block.abilities:
        yield f"{terms.ability_short(key)} {score} ({(score - 10) // 2:+d})"


def numbers(block: StatBlock) -> Iterator[Row]:
    """Saves, skills, defences, senses, languages, challenge."""
    saves = (f"{terms.ability_short(key)} {bonus:+d}" for key, bonus in block.saves)
    yield from told(card.saves(), ", ".join(saves))
    skills = (f"{terms.skill(key)} {bonus:+d}" for key, bonus in block.skills)
    yield from told(card.skills(), ", ".join(skills))
    yield from told(card.vulnerable(), "; ".join(map(defence, block.vulnerable)))
    yield from told(card.resist(), "; ".join(map(defence, block.resist)))
    yield from told(card.immune(), "; ".join(map(defence, block.immune)))
    if block.threshold:
        yield Row(card.threshold(block.threshold))
    yield from told(card.never(), ", ".join(map(terms.condition, block.condition_immune)))
    senses = [f"{terms.sense(key)} {feet}" for key, feet in block.senses]
    senses += [card.blind()] if block.blind else []
    yield Row(card.senses(), ", ".join([*senses, card.passive(block.passive_perception)]))
    yield from told(pgettext("stat block", "Languages"), block.languages)
    if block.challenge:
        xp = worth(block.xp, block.challenge)
        yield Row(
            card.challenge(),
            pgettext("stat block", "{cr} ({xp} XP)").format(cr=block.challenge, xp=f"{xp:,}"),
        )


def deeds(block: StatBlock) -> Iterator[Row]:
    """Actions of every kind under their headings."""
    ways = (multiattack(way) for way in block.multiattack)
    attacks = (Row(one.name, attack(one)) for one in block.attacks)
    others = (action_row(one) for one in block.actions)
    yield from listed(pgettext("stat block", "Actions"), (*ways, *attacks, *others))
    for title, those in (
        (pgettext("stat block", "Bonus actions"), block.bonus_actions),
        (pgettext("stat block", "Reactions"), block.reactions),
    ):
        yield from listed(title, (action_row(one) for one in those))
    title = pgettext("stat block", "Legendary actions ({n} a round)").format(n=block.legendary_uses)
    yield from listed(title, (action_row(one) for one in block.legendary))
    if block.notes:
        yield Row("")
        yield from (Row("", line) for line in block.notes.splitlines())
    if block.source:
        yield Row("")
        yield Row(pgettext("stat block", "Source"), block.source)


def told(title: str, text: str) -> Iterator[Row]:
    """A row, if there is something to say."""
    if text:
        yield Row(title, text)


def listed(title: str, found: Iterable[Row]) -> Iterator[Row]:
    """Rows under a heading, if there are any."""
    under = tuple(found)
    if under:
        yield from (Row(""), Row(title), *under)


def multiattack(way: Iterable[object]) -> Row:
    """`2× Claw, 1× Bite`."""
    parts = ", ".join(f"{getattr(one, 'count', 1)}× {getattr(one, 'name', '')}" for one in way)
    return Row(pgettext("stat block", "Multiattack"), parts)


def attack(one: Attack) -> str:
    """`+4, reach 5 ft.: 5 (1d6+2) slashing`."""
    where = []
    if one.reach:
        where.append(pgettext("stat block", "reach {n} ft.").format(n=one.reach))
    if one.range:
        where.append(pgettext("stat block", "range {n} ft.").format(
            n=f"{one.range}/{one.long_range}" if one.long_range else one.range))  # fmt: skip
    parts = [damage(one.damage)]
    parts += [save(one.save)] if one.save else []
    parts += [", ".join(map(terms.condition, one.conditions))]
    if one.escape_dc:
        parts.append(pgettext("stat block", "escape DC {n}").format(n=one.escape_dc))
    parts.append(one.effect)
    told_of = "; ".join(part for part in parts if part)
    return f"{one.bonus:+d}, {', '.join(where)}: {told_of}" if told_of else f"{one.bonus:+d}"


def damage(parts: Iterable[DamagePart]) -> str:
    """Averages with their dice; what stands for another says when."""
    found = ""
    for part in parts:
        said = f"{part.average} ({part.dice}) {terms.damage_type(part.type)}".rstrip()
        if part.when:
            said = pgettext("stat block", "{damage} {when}").format(damage=said, when=part.when)
        joint = pgettext("stat block", " or ") if part.when else " + "
        found += joint + said if found else said
    return found


def save(one: SaveRider) -> str:
    """`Con DC 14: 21 (6d6) poison, half on a success; poisoned`."""
    parts = [damage(one.damage), *map(terms.condition, one.conditions), one.effect]
    what = ", ".join(part for part in parts if part)
    return card.save(terms.ability_short(one.ability), one.dc, what, one.on_success == "half")


def defence(one: Defence) -> str:
    """With what gets through."""
    types = ", ".join(map(terms.damage_type, one.types))
    return card.unless(types, ", ".join(map(terms.quality, one.unless))) if one.unless else types


def action_row(one: Action) -> Row:
    """Name with its uses, and its numbers."""
    use = card.use(one.use.kind, one.use.times, 0) if one.use.kind else ""
    cost = card.costs(one.cost) if one.cost > 1 else ""
    parts = []
    if one.area:
        feet = pgettext("stat block", "{n} ft. {shape}").format(
            n=one.area.size, shape=one.area.shape
        )
        parts.append(feet)
    parts += [save(one.save)] if one.save else []
    parts += [damage(one.damage), one.attack, one.effect]
    if one.heal:
        parts.append(pgettext("stat block", "regains {n} HP").format(n=one.heal))
    if one.ac:
        parts.append(pgettext("stat block", "{n} AC").format(n=f"{one.ac:+d}"))
    title = " ".join(part for part in (one.name, use, cost) if part)
    return Row(title, "; ".join(part for part in parts if part))


def spells(block: StatBlock) -> Iterator[Row]:
    """Numbers, slots and names of its spells."""
    for casting in block.spellcasting:
        if casting.dc:
            ability = terms.ability(casting.ability)
            yield Row("")
            yield Row(card.spells(), f"{ability}, {card.casts(casting.dc, casting.attack_bonus)}")
        slots = dict(casting.slots)
        for level, names in casting.spells:
            title = card.spell_level(level)
            if level in slots:
                many = npgettext("stat block", "{n} slot", "{n} slots", slots[level])
                title = f"{title} ({many.format(n=slots[level])})"
            yield Row(title, ", ".join(names))
