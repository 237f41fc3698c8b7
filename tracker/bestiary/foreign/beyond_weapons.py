"""Attacks of a D&D Beyond character: weapons in hand, and attacks that its features give."""

from collections.abc import Iterator, Mapping
from typing import Any

from tracker.bestiary.foreign import figures
from tracker.bestiary.foreign.beyond_sums import Character, whole
from tracker.bestiary.foreign.raw import at, table, tables
from tracker.bestiary.foreign.text import name_of, one_line, plain
from tracker.encounter.stat_block import Attack, DamagePart
from tracker.rules.words import ABILITIES, DAMAGE_TYPES

RANGED = 2
CATEGORIES = {1: "simple-weapons", 2: "martial-weapons"}


def weapons(one: Character) -> Iterator[tuple[Attack, str]]:
    """Every attack with the words of its description."""
    for item in tables(one.raw.get("inventory")):
        definition = table(item.get("definition"))
        armed = definition.get("filterType") == "Weapon" or "attackType" in definition
        if armed and definition.get("damage") and item.get("equipped"):
            yield weapon(one, item, definition), ""
    for source in ("race", "class", "feat"):
        for action in tables(table(one.raw.get("actions")).get(source)):
            if figures.number(action.get("attackType")) and figures.number(
                action.get("abilityModifierStatId")
            ):
                yield feature(one, action), plain(action.get("snippet"))


def weapon(one: Character, item: Mapping[str, Any], definition: Mapping[str, Any]) -> Attack:
    """A weapon: finesse takes the better ability, range takes Dexterity."""
    properties = [
        one_line(entry.get("name")).lower() for entry in tables(definition.get("properties"))
    ]
    ranged = definition.get("attackType") == RANGED
    strength, dexterity = one.modifier("str"), one.modifier("dex")
    modifier = dexterity if ranged else strength
    if "finesse" in properties or ("monk weapon" in properties):
        modifier = max(strength, dexterity)
    magic = sum(
        whole(entry.get("value"))
        for entry in tables(definition.get("grantedModifiers"))
        if entry.get("type") == "bonus" and entry.get("subType") == "magic"
    )
    bonus = modifier + magic + (one.proficiency if proficient(one, definition) else 0)
    bonus += one.sums("bonus", "ranged-weapon-attacks" if ranged else "melee-weapon-attacks")
    near, far = whole(definition.get("range")), whole(definition.get("longRange"))
    thrown = "thrown" in properties
    return Attack(
        name=name_of(item.get("customName")) or name_of(definition.get("name")) or "?",
        bonus=min(max(-99, bonus), 99),
        damage=damage(definition, properties, modifier + magic),
        reach=0 if ranged else 10 if "reach" in properties else 5,
        range=near if ranged or thrown else 0,
        long_range=far if ranged or thrown else 0,
        magical=bool(definition.get("magic")),
    )


def proficient(one: Character, definition: Mapping[str, Any]) -> bool:
    """By the weapon's group or by its own name."""
    group = CATEGORIES.get(whole(definition.get("categoryId")), "")
    kind = one_line(definition.get("type")) or one_line(definition.get("name"))
    names = {group, kind.lower().replace(",", "").replace(" ", "-"), "weapons"}
    return bool(one.of("proficiency", *filter(None, names)))


def damage(
    definition: Mapping[str, Any], properties: list[str], modifier: int
) -> tuple[DamagePart, ...]:
    """The weapon's dice with the ability's modifier; two-handed if it is versatile."""
    kind = one_line(definition.get("damageType")).lower()
    kind = kind if kind in DAMAGE_TYPES else ""
    dice = one_line(at(definition, "damage", "diceString"))
    fixed = whole(definition.get("fixedDamage"))
    parts = [part(dice or str(fixed or 1), modifier, kind)]
    for entry in tables(definition.get("properties")):
        if one_line(entry.get("name")).lower() == "versatile":
            both = figures.dice_in(entry.get("notes"))
            if both and "versatile" in properties:
                parts.append(part(both, modifier, kind, "two-handed"))
    return tuple(one for one in parts if one is not None)


def part(dice: str, modifier: int, kind: str, when: str = "") -> DamagePart | None:
    """Dice with a modifier as one text."""
    text = figures.tidy(f"{dice}{modifier:+d}" if modifier else dice)
    average = figures.average(text) if text else None
    if average is None:
        return None
    return DamagePart(text, max(0, average), kind, when)


def feature(one: Character, action: Mapping[str, Any]) -> Attack:
    """An attack of a race or class: claws, unarmed strikes."""
    number = whole(action.get("abilityModifierStatId"))
    modifier = one.modifier(ABILITIES[number - 1]) if 1 <= number <= 6 else 0
    if action.get("isMartialArts"):
        modifier = max(modifier, one.modifier("dex"))
    ranged = action.get("attackType") == RANGED
    dice = one_line(at(action, "dice", "diceString")) or str(whole(action.get("value"), 1))
    kind = whole(action.get("damageTypeId"))
    found = part(dice, modifier, KINDS.get(kind, ""))
    return Attack(
        name=name_of(action.get("name")) or "?",
        bonus=min(99, modifier + (one.proficiency if action.get("isProficient") else 0)),
        damage=(found,) if found else (),
        reach=0 if ranged else 5,
        range=whole(at(action, "range", "range")) if ranged else 0,
        long_range=whole(at(action, "range", "longRange")) if ranged else 0,
    )


KINDS = {
    1: "bludgeoning",
    2: "piercing",
    3: "slashing",
    4: "necrotic",
    5: "acid",
    6: "cold",
    7: "fire",
    8: "lightning",
    9: "thunder",
    10: "poison",
    11: "psychic",
    12: "radiant",
    13: "force",
}
"""Damage types by number."""
