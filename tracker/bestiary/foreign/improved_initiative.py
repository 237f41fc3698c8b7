"""Improved Initiative: stat blocks, characters, saved encounters and whole exports since 2015.

One object or a list; a whole export is one flat object whose values are JSON inside strings. The
initiative modifier there comes on top of Dexterity.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, Literal

from tracker.bestiary.foreign.deeds import Section
from tracker.bestiary.foreign.figures import number
from tracker.bestiary.foreign.phrases import words_of
from tracker.bestiary.foreign.raw import at, first, series, table, tables
from tracker.bestiary.foreign.report import Current, Found, FoundEncounter, Haul, Trouble
from tracker.bestiary.foreign.text import name_of, one_line
from tracker.bestiary.foreign.values import Notebook
from tracker.rules.words import CONDITIONS

FORMAT = "improved-initiative"
DEEDS: tuple[tuple[Section, str], ...] = (
    ("traits", "Traits"),
    ("actions", "Actions"),
    ("bonus_actions", "BonusActions"),
    ("reactions", "Reactions"),
    ("legendary", "LegendaryActions"),
    ("mythic", "MythicActions"),
)
ASIDE = ("Id", "Path", "Version", "ImageURL", "Player", "NameLower", "LastUpdateMs", "FolderPath")
READ = (
    "Name", "Source", "Type", "HP", "AC", "InitiativeModifier", "Speed", "Abilities", "Attributes",
    "DamageVulnerabilities", "DamageResistances", "DamageImmunities", "ConditionImmunities",
    "Vulnerabilities", "Resistances", "Immunities", "Saves", "Skills", "Senses", "Languages",
    "Challenge", "Description",
) + tuple(key for _, key in DEEDS)  # fmt: skip
ROOMS = ("Creatures", "Combatants")
SHELVES = (
    "Creatures", "StatBlocks", "SavedEncounters", "AutoSavedEncounters", "PersistentCharacters",
    "PlayerCharacters",
)  # fmt: skip
DEEP = 4


def knows(value: Any) -> bool:
    """Whether one of its shapes stands in the value."""
    if isinstance(value, Mapping):
        return is_block(value) or is_encounter(value) or is_character(value) or is_export(value)
    return isinstance(value, list) and any(
        knows(one) for one in value[:50] if isinstance(one, Mapping)
    )


def is_block(value: Mapping[str, Any]) -> bool:
    """A stat block: its fields begin with capitals, hit points are a small object."""
    if "Name" not in value and "Type" not in value:
        return False
    return any(key in value for key in ("HP", "AC", "Abilities", "Attributes")) and (
        not isinstance(value.get("StatBlock"), Mapping)
    )


def is_encounter(value: Mapping[str, Any]) -> bool:
    """A saved encounter."""
    return any(
        one_key in entry
        for room in ROOMS
        for entry in tables(value.get(room))[:20]
        for one_key in ("Statblock", "StatBlock")
    )


def is_character(value: Mapping[str, Any]) -> bool:
    """A persistent character: a stat block with what is left of its hit points."""
    return isinstance(value.get("StatBlock"), Mapping) and "CurrentHP" in value


def is_export(value: Mapping[str, Any]) -> bool:
    """The storage of the whole program: `Creatures.<id>` and its like, JSON in strings."""
    return any(shelf(key) in SHELVES and isinstance(value.get(key), str) for key in map(str, value))


def shelf(key: str) -> str:
    """`Creatures` of `ImprovedInitiative.Creatures.abc`; before the name was put first, the same."""
    return key.removeprefix("ImprovedInitiative.").partition(".")[0]


def read(value: Any) -> Haul:
    """Every creature and encounter."""
    found: list[Found] = []
    encounters: list[FoundEncounter] = []
    troubles: list[Trouble] = []
    for number_of, one in enumerate(pieces(value, troubles), 1):
        if is_encounter(one):
            encounters.append(encounter(one, found))
        elif is_character(one):
            found.append(character(one))
        elif is_block(one):
            found.append(creature(one))
        else:
            where = name_of(one.get("Name")) or str(number_of)
            troubles.append(Trouble(where, "no-stat-block"))
    return Haul(FORMAT, tuple(found), tuple(encounters), tuple(troubles))


def pieces(value: Any, troubles: list[Trouble], depth: int = 0) -> Iterator[Mapping[str, Any]]:
    """Single things out of lists and exports."""
    if isinstance(value, Mapping) and is_export(value) and depth < DEEP:
        for key, text in value.items():
            if not isinstance(text, str) or text.lstrip()[:1] not in ("{", "["):
                continue
            if shelf(key) in ("Spells", "User", "Settings"):
                continue
            try:
                inside = json.loads(text)
            except (ValueError, RecursionError):
                troubles.append(Trouble(key, "broken-json"))
                continue
            if isinstance(inside, Mapping) or (isinstance(inside, list) and knows(inside)):
                yield from pieces(inside, troubles, depth + 1)
    elif isinstance(value, Mapping):
        yield table(value)
    else:
        for number_of, one in enumerate(series(value), 1):
            if isinstance(one, Mapping):
                yield table(one)
            else:
                troubles.append(Trouble(str(number_of), "not-an-object"))


def creature(block: Mapping[str, Any], current: Current = Current(), name: object = None) -> Found:
    """A stat block of any year."""
    book = Notebook(name or block.get("Name"))
    header(book, block)
    defences(book, block)
    for section, key in DEEDS:
        for deed in series(block.get(key)):
            entry = table(deed) if isinstance(deed, Mapping) else {"Content": deed}
            text = first(entry, ("Content", "Description", "Text"))
            book.deed(section, first(entry, ("Name",)), text, usage=entry.get("Usage"))
    book.note("", block.get("Description"))
    book.left_over(block, (*READ, *ASIDE))
    return book.found(kind_of(block), current)


def header(book: Notebook, block: Mapping[str, Any]) -> None:
    """The upper half."""
    hp, ac = block.get("HP"), block.get("AC")
    book.hp(valued(hp), at(hp, "Notes"))
    book.ac(valued(ac), at(ac, "Notes"))
    book.kind_line(block.get("Type"))
    book.speed(block.get("Speed"))
    book.abilities(first(block, ("Abilities", "Attributes")))
    book.saves(block.get("Saves"))
    book.skills(block.get("Skills"))
    book.senses(block.get("Senses"))
    book.languages(block.get("Languages"))
    book.challenge(block.get("Challenge"))
    book.words(block.get("Source"), "source")
    extra = number(block.get("InitiativeModifier"))
    if extra:
        dexterity = dict(book.facts.get("abilities", ())).get("dex", 10)
        book.keep("initiative_bonus", min(max((dexterity - 10) // 2 + extra, -99), 99))


def valued(raw: object) -> object:
    """The number of `{Value, Notes}`, or whatever stands there instead."""
    return raw.get("Value") if isinstance(raw, Mapping) else raw


def defences(book: Notebook, block: Mapping[str, Any]) -> None:
    """Defences; in 2015 conditions stood among the immunities."""
    book.defences(first(block, ("DamageVulnerabilities", "Vulnerabilities")), "vulnerable")
    book.defences(first(block, ("DamageResistances", "Resistances")), "resist")
    book.defences(first(block, ("DamageImmunities", "Immunities")), "immune")
    book.condition_immune(block.get("ConditionImmunities"))


def kind_of(block: Mapping[str, Any]) -> Literal["monster", "pc", "npc"]:
    """Players' characters say `player`."""
    word = one_line(block.get("Player")).lower()
    return "pc" if word == "player" else "npc" if word == "npc" else "monster"


def character(value: Mapping[str, Any]) -> Found:
    """A persistent character with its hit points of now."""
    block = table(value.get("StatBlock"))
    hp = number(value.get("CurrentHP"))
    named = first(value, ("Name",)) or block.get("Name")
    return creature({"Player": "player", **block}, Current(hp=hp), named)


def encounter(value: Mapping[str, Any], found: list[Found]) -> FoundEncounter:
    """A saved encounter; its stat blocks are creatures of their own too, each kind once."""
    entries = []
    known = {one.block for one in found}
    for room in ROOMS:
        for one in tables(value.get(room)):
            entry = combatant(one)
            entries.append(entry)
            if entry.known and entry.block not in known:
                known.add(entry.block)
                found.append(Found(entry.block, entry.kind, Current(), entry.remarks))
    return FoundEncounter(name_of(value.get("Name")) or "?", tuple(entries))


def combatant(one: Mapping[str, Any]) -> Found:
    """One creature of a saved encounter, as it stood."""
    said = first(one, ("StatBlock", "Statblock"))
    block = {"Name": said} if isinstance(said, str) else table(said)
    tags = ", ".join(one_line(at(tag, "Text") or tag) for tag in series(one.get("Tags")))
    alias = name_of(one.get("Alias"))
    initiative = number(one.get("Initiative"))
    current = Current(
        hp=number(one.get("CurrentHP")),
        max_hp=number(one.get("MaxHP")),
        temp_hp=min(max(number(one.get("TemporaryHP")) or 0, 0), 999_999),
        initiative=initiative if one.get("InitiativeRolled", True) or initiative else None,
        conditions=words_of(tags, CONDITIONS),
        hidden=one.get("Hidden") is True,
        names=(alias,) if alias else (),
    )
    found = creature(block, current)
    return replace(found, known=False) if isinstance(said, str) else found
