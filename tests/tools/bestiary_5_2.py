"""One record of dndwright's SRD 5.2.1 creatures to a StatBlock.

Headers come from the record's fields, deeds from their prose by the same reader that imports use;
what the record itself has wrong is mended before it is read. Sentences are not kept.
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Literal

from tracker.bestiary.foreign.values import Notebook
from tracker.encounter.stat_block import StatBlock

Record = dict[str, Any]
SOURCE = "SRD 5.2.1"
SECTIONS: dict[str, Literal["traits", "actions", "bonus_actions", "reactions", "legendary"]] = {
    "traits": "traits",
    "actions": "actions",
    "bonus_actions": "bonus_actions",
    "reactions": "reactions",
    "legendary_actions": "legendary",
}
RESISTANCES = {"Kraken": 4, "Lich": 4, "Pit Fiend": 4, "Solar": 4, "Tarrasque": 6}
"""Legendary Resistance a day, where it is not 3, or 4 of an ancient dragon."""
MEDIUM_OR_SMALL = {
    "Assassin", "Bandit", "Bandit Captain", "Berserker", "Commoner", "Cultist", "Cultist Fanatic",
    "Druid", "Gladiator", "Guard", "Guard Captain", "Knight", "Mage", "Archmage", "Mummy",
    "Mummy Lord", "Noble", "Pirate", "Pirate Captain", "Priest Acolyte", "Priest", "Scout", "Spy",
    "Tough", "Tough Boss", "Vampire Familiar", "Vampire Spawn", "Vampire", "Warrior Infantry",
    "Warrior Veteran", "Werebear", "Wereboar", "Wererat", "Weretiger", "Werewolf", "Wraith",
}  # fmt: skip
"""Printed with both sizes; the record keeps the smaller."""
SWARMS = {"Swarm of Bats": "Large"}
"""Size of the swarm, where it is not Medium; the record has its members' size."""
TAIL = re.compile(
    r"(?<=[.!]) (?:[A-Z][\w’'-]+ ){0,3}(?:Dragons|Animals|Monsters|Elementals|Golems)$"
)
"""The heading of the next group of creatures, which the record has at the end of a text."""
RUN_IN = re.compile(r"(?<=\.) ((?:[A-Z][\w'-]+ )+\([^)]*(?:Only|Requires)[^)]*\))\. (?=[A-Z])")
"""The name of a further entry in the middle of a text."""
MISPLACED = re.compile(r"(Attack Roll:) (Hit:) (\+\d+, (?:reach|range) [\d/]+ ft\.) ")
"""Two records have the bonus behind the word that it stands before in the book."""
BROKEN = re.compile(r"(\d-foot)(wide|long|high|radius)")
"""The record has joined words that a line's end divides."""
TOLD = {
    ("Pit Fiend", "Hellfire Spellcasting"): (
        "The pit fiend casts one of the following spells, using Charisma as the spellcasting ability "
        "(spell save DC 21): At Will: Fireball (level 5 version), Hold Monster (level 7 version), "
        "Wall of Fire"
    ),
}
"""Spells that are named within a sentence, as a list."""
SIGNS = str.maketrans({"−": "-", "–": "-", "’": "'"})


def stat_block(record: Record) -> StatBlock:
    """The creature; its notes are empty."""
    book = Notebook(record["name"].translate(SIGNS))
    header(book, record)
    for key, section in SECTIONS.items():
        for entry in record.get(key, ()):
            for name, text, usage in entries(record, entry):
                if not name[0].isalpha():
                    continue  # A row of a table within the entry before.
                book.deed(section, name, text, usage=usage)
    block = book.finish()
    uses = re.search(r"Legendary Action Uses: (\d)", record.get("legendary_actions_intro", ""))
    return replace(
        block,
        notes="",
        source=SOURCE,
        legendary_uses=int(uses[1]) if uses else 0,
    )


def entries(record: Record, entry: Record) -> Iterator[tuple[str, str, str]]:
    """Name, text and uses of an entry, and of those that the record has run into its text."""
    text = TAIL.sub("", entry["text"].translate(SIGNS))
    text = BROKEN.sub(r"\1-\2", TOLD.get((record["name"], entry["name"]), text))
    text = MISPLACED.sub(r"\1 \3 Hit: ", text)
    first, *rest = RUN_IN.split(text)
    usage = entry.get("uses") or (f"Recharge {entry['recharge']}" if "recharge" in entry else "")
    if entry["name"] == "Legendary Resistance" and not usage:
        usage = resistances(record)
    yield entry["name"].translate(SIGNS), first, usage
    for name, own in zip(rest[::2], rest[1::2], strict=True):
        yield name, own, ""


def resistances(record: Record) -> str:
    """The record has lost how often."""
    name = record["name"]
    return f"{RESISTANCES.get(name, 4 if name.startswith('Ancient ') else 3)}/Day"


def header(book: Notebook, record: Record) -> None:
    """Everything above the deeds."""
    book.hp(record["hp"], record["hp_formula"].translate(SIGNS))
    book.ac(record["ac"])
    book.size(size(record))
    kind, below = record["creature_type"].lower(), record.get("creature_subtype", "").lower()
    book.words(f"{kind} ({below})" if below else kind, "type")
    book.words(record["alignment"].lower(), "alignment")
    book.abilities(record["abilities"])
    book.saves(record.get("saving_throws", {}))
    book.skills(record.get("skills", {}))
    senses = dict(record["senses"])
    book.whole(senses.pop("passive_perception", None), "passive_perception")
    book.senses(senses)
    book.speed(speeds(record["speed"]))
    book.whole(record["initiative"], "initiative_bonus", (-99, 99))
    book.languages(", ".join(record["languages"]).translate(SIGNS))
    book.challenge(record["cr"], record["xp"])
    book.whole(record["proficiency_bonus"], "proficiency")
    book.defences(record.get("damage_resistances", ()), "resist")
    book.defences(record.get("damage_immunities", ()), "immune")
    book.defences(record.get("damage_vulnerabilities", ()), "vulnerable")
    book.condition_immune(record.get("condition_immunities", ()))


def size(record: Record) -> str:
    """As it takes up space."""
    name: str = record["name"]
    if record.get("swarm"):
        return SWARMS.get(name, "Medium")
    return "Medium" if name in MEDIUM_OR_SMALL else str(record["size"])


def speeds(raw: Record) -> Any:
    """Ways and feet, hovering as a word."""
    ways = {key: feet for key, feet in raw.items() if isinstance(feet, int) and feet is not True}
    text = ", ".join(f"{way} {feet} ft." for way, feet in ways.items())
    return f"{text} (hover)" if raw.get("hover") else text
