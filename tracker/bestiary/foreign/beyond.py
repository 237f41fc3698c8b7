"""D&D Beyond: a character as its service answers it, or only the `data` of that answer.

Almost nothing that the page shows is stored; `beyond_sums` works it out. What was worked out is
remarked as a guess, because a character may have features that only the page knows about.
"""

from collections.abc import Mapping
from typing import Any

from tracker.bestiary.foreign import figures
from tracker.bestiary.foreign.beyond_spells import spells
from tracker.bestiary.foreign.beyond_sums import Character, amount, whole
from tracker.bestiary.foreign.beyond_weapons import weapons
from tracker.bestiary.foreign.raw import at, first, table, tables
from tracker.bestiary.foreign.report import Current, Found, Haul, Trouble
from tracker.bestiary.foreign.text import one_line
from tracker.bestiary.foreign.values import Notebook
from tracker.encounter.numbers.abilities import SKILLS
from tracker.rules.words import ABILITIES, CONDITIONS, DAMAGE_TYPES, SIZES, SPEEDS

FORMAT = "dnd-beyond"
MARKS = (
    "stats",
    "hitPointInfo",
    "baseHitPoints",
    "overrideHitPoints",
    "removedHitPoints",
    "bonusStats",
    "classes",
)
STATES = (
    "blinded charmed deafened exhaustion frightened grappled incapacitated invisible paralyzed "
    "petrified poisoned prone restrained stunned unconscious"
).split()
"""Conditions by their number, from 1."""
WAYS = {"walk": "walking", "burrow": "burrowing", "climb": "climbing", "fly": "flying"}
SENSES = ("blindsight", "darkvision", "tremorsense", "truesight")


def knows(raw: object) -> bool:
    """An answer, its data, or a list of either."""
    if isinstance(raw, list):
        return any(knows(one) for one in raw[:50] if isinstance(one, Mapping))
    here = inner(raw)
    points = any("hitpoint" in key.lower() for key in here)
    return points and "name" in here and sum(mark in here for mark in MARKS) >= 2


def inner(raw: object) -> Mapping[str, Any]:
    """The character within an answer; hit points may stand in a box of their own."""
    here = table(raw)
    for key in ("data", "character", "data"):
        if not any(mark in here for mark in MARKS) and isinstance(here.get(key), Mapping):
            here = table(here[key])
    box = table(here.get("hitPointInfo"))
    return {**box, **here} if box else here


def read(raw: object) -> Haul:
    """Every character."""
    listed = raw if isinstance(raw, list) else [raw]
    found, troubles = [], []
    for number, one in enumerate(listed[:500], 1):
        if knows(one):
            found.append(creature(Character(inner(one))))
        else:
            troubles.append(Trouble(str(number), "not-a-creature"))
    return Haul(FORMAT, tuple(found), troubles=tuple(troubles))


def creature(one: Character) -> Found:
    """A character as a stat block."""
    raw = one.raw
    book = Notebook(one_line(raw.get("name")))
    by_hand = figures.number(raw.get("overrideHitPoints"))
    if by_hand:
        book.keep("max_hp", one.max_hp)
    else:
        book.guess("max_hp", one.max_hp, "worked-out")
    armor, worn = one.armor_class
    book.guess("ac", armor, "worked-out")
    book.words(worn, "ac_note")
    book.abilities(one.scores)
    book.keep("proficiency", one.proficiency)
    race = first(table(raw.get("race")), ("fullName", "baseName", "baseRaceName"))
    book.words(race, "type", lower=True)
    size(book, one)
    book.speed(speeds(one))
    book.saves({key: one.save(key) for key in ABILITIES if one.save(key) != one.modifier(key)})
    book.skills(skills(one))
    perception = skill(one, "perception") + one.sums("bonus", "passive-perception")
    book.keep("passive_perception", max(0, 10 + perception))
    book.senses({sense: radius for sense in SENSES if (radius := sight(one, sense))})
    book.languages([one_line(word.get("friendlySubtypeName")) for word in one.of("language")])
    initiative(book, one)
    defences(book, one)
    for attack, text in weapons(one):
        book.deed("actions", attack.name, text, fallback=attack)
    spells(book, one)
    notes(book, one)
    return book.found("pc", standing(book, one))


def size(book: Notebook, one: Character) -> None:
    """By name, by number, or by a modifier."""
    race = table(one.raw.get("race"))
    sizes = [one_line(entry.get("subType")) for entry in one.of("size")]
    number = whole(race.get("sizeId"))
    named = [one_line(race.get("size")), *sizes]
    known = next((word for word in named if word.lower() in SIZES), "")
    book.size(known or (SIZES[number - 2] if 2 <= number <= 7 else ""))


def speeds(one: Character) -> dict[str, int]:
    """Of the race, raised by what sets or adds to them."""
    found = {}
    normal = table(at(one.raw, "race", "weightSpeeds", "normal"))
    walking = max(whole(normal.get("walk"), 30), 0)
    for way in SPEEDS:
        word = WAYS.get(way, "swimming")
        feet = whole(normal.get(way)) if way != "walk" else walking
        for entry in one.of("set", f"innate-speed-{word}"):
            feet = max(feet, amount(entry) or walking)
        if feet:
            feet += one.sums("bonus", "speed", f"speed-{word}", f"innate-speed-{word}")
            if way == "walk" and one.is_bare:
                feet += one.sums("bonus", "unarmored-movement")
            found[way] = max(0, feet)
    for entry in tables(one.raw.get("customSpeeds")):
        number = whole(entry.get("movementId"))
        set_by_hand = figures.number(entry.get("distance"))
        if 1 <= number <= len(SPEEDS) and set_by_hand is not None:
            found[SPEEDS[number - 1]] = min(max(0, set_by_hand), 9_999)
    return found


def skill(one: Character, name: str) -> int:
    """A skill's bonus."""
    key = name.replace(" ", "-")
    bonus = one.modifier(SKILLS[name]) + one.trained(key)
    return bonus + one.sums("bonus", key, "ability-checks")


def skills(one: Character) -> dict[str, int]:
    """Skills whose bonus is not just the ability's."""
    return {
        name: skill(one, name)
        for name, key in SKILLS.items()
        if skill(one, name) != one.modifier(key)
    }


def sight(one: Character, sense: str) -> int:
    """The radius of a sense: the widest that is set, and what is added."""
    radius = max([0, *(amount(entry) for entry in one.of("set-base", sense))])
    radius = max([radius, *(amount(entry) for entry in one.of("sense", sense))])
    return min(max(0, radius + one.sums("bonus", sense)), 9_999)


def initiative(book: Notebook, one: Character) -> None:
    """Only if something adds to Dexterity."""
    bonus = one.modifier("dex") + one.trained("initiative") + one.sums("bonus", "initiative")
    if bonus != one.modifier("dex"):
        book.guess("initiative_bonus", bonus, "worked-out")


def defences(book: Notebook, one: Character) -> None:
    """Resistances, immunities and vulnerabilities; immunities may be to conditions."""
    book.defences(against(one, "resistance"), "resist")
    book.defences(against(one, "immunity"), "immune")
    book.defences(against(one, "vulnerability"), "vulnerable")


def against(one: Character, kind: str) -> list[str]:
    """What a kind of modifier is against, damage types and conditions only; a condition to it stays."""
    found = []
    for entry in one.of(kind):
        word = one_line(entry.get("subType")).replace("-", " ")
        known = any(name in word for name in (*DAMAGE_TYPES, *CONDITIONS))
        limit = one_line(entry.get("restriction"))
        if known:
            found.append(f"{word} ({limit})" if limit else word)
    return list(dict.fromkeys(found))


def notes(book: Notebook, one: Character) -> None:
    """Class levels, feats, what is carried."""
    raw = one.raw
    classes = [
        f"{one_line(at(entry, 'definition', 'name'))} {whole(entry.get('level'))}"
        for entry in tables(raw.get("classes"))
    ]
    book.note("class", ", ".join(classes))
    book.note("background", at(raw, "background", "definition", "name"))
    for title, key in (("feats", "feats"), ("carried", "inventory")):
        names = [one_line(at(entry, "definition", "name")) for entry in tables(raw.get(key))]
        book.note(title, ", ".join(filter(None, names)))
    for entry in tables(at(raw, "actions", "class")) + tables(at(raw, "actions", "feat")):
        most = whole(at(entry, "limitedUse", "maxUses"))
        if most > 0:
            book.note(one_line(entry.get("name")), f"{most} uses")


def standing(book: Notebook, one: Character) -> Current:
    """Damage taken, temporary hit points, conditions by number, death saves in the notes."""
    raw = one.raw
    states = []
    for entry in tables(raw.get("conditions")):
        number = whole(entry.get("id"))
        name = STATES[number - 1] if 1 <= number <= len(STATES) else ""
        if name in CONDITIONS:
            states.append(name)
        elif name:
            book.note(name, entry.get("level") or 1)
        else:
            book.drop("conditions", number)
    saves = table(raw.get("deathSaves"))
    if saves.get("failCount") or saves.get("successCount"):
        book.note("death saves", saves)
    lost = max(0, whole(raw.get("removedHitPoints")))
    return Current(
        hp=max(0, one.max_hp - lost),
        max_hp=one.max_hp,
        temp_hp=max(0, whole(raw.get("temporaryHitPoints"))),
        conditions=tuple(states),
    )
