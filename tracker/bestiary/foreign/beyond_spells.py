"""Spells of a D&D Beyond character: by class, with slots by the class's own table."""

from collections.abc import Mapping
from typing import Any

from tracker.bestiary.foreign.beyond_sums import Character, whole
from tracker.bestiary.foreign.raw import at, table, tables
from tracker.bestiary.foreign.text import one_line
from tracker.bestiary.foreign.values import Notebook
from tracker.encounter.stat_block import SpellSlots
from tracker.rules.words import ABILITIES


def spells(book: Notebook, one: Character) -> None:
    """Spells of each casting class, with its ability, save DC and attack bonus."""
    castings = []
    for entry in tables(one.raw.get("classes")):
        number = whole(
            at(entry, "subclassDefinition", "spellCastingAbilityId")
            or at(entry, "definition", "spellCastingAbilityId")
        )
        names = class_spells(one, one_line(entry.get("id")))
        if not 1 <= number <= 6 or not names:
            continue
        bonus = one.modifier(ABILITIES[number - 1]) + one.proficiency
        castings.append(
            SpellSlots(
                ability=ABILITIES[number - 1],
                dc=min(99, 8 + bonus + one.sums("bonus", "spell-save-dc")),
                attack_bonus=min(99, bonus + one.sums("bonus", "spell-attacks")),
                level=min(max(1, whole(entry.get("level"), 1)), 30),
                slots=slots(one, entry),
                spells=tuple((str(level), tuple(names[level])) for level in sorted(names)),
            )
        )
    if castings:
        shown = ", ".join(
            name for casting in castings for _, some in casting.spells for name in some
        )
        book.guess("spellcasting", tuple(castings), "worked-out")
        book.remark("spellcasting", "taken", shown)
    others = [
        one_line(at(spell, "definition", "name"))
        for source in ("race", "feat", "item")
        for spell in tables(table(one.raw.get("spells")).get(source))
    ]
    book.note("spells", ", ".join(filter(None, others)))


def class_spells(one: Character, class_id: str) -> dict[int, list[str]]:
    """Names by level, prepared ones and those that need no preparing."""
    found: dict[int, list[str]] = {}
    for group in tables(one.raw.get("classSpells")):
        if one_line(group.get("characterClassId")) != class_id:
            continue
        for spell in tables(group.get("spells")):
            level = whole(at(spell, "definition", "level"))
            name = one_line(at(spell, "definition", "name"))
            ready = spell.get("prepared") or spell.get("alwaysPrepared") or level == 0
            if name and (ready or spell.get("countsAsKnownSpell")) and 0 <= level <= 9:
                found.setdefault(level, []).append(name)
    return found


def slots(one: Character, entry: Mapping[str, Any]) -> tuple[tuple[str, int], ...]:
    """By the class's own table; several casting classes share one, which the first of them gets."""
    shared = [other for other in tables(one.raw.get("classes")) if casts(other) and not pact(other)]
    level = whole(entry.get("level"), 1)
    rows = slot_table(entry)
    if len(shared) > 1 and not pact(entry):
        level = sum(whole(other.get("level"), 1) // divisor(other) for other in shared)
        full = [other for other in shared if divisor(other) == 1]
        rows = slot_table((full or shared)[0]) if entry is shared[0] else []
    row = rows[level] if 0 <= level < len(rows) and isinstance(rows[level], list) else []
    counts = enumerate((whole(count) for count in row[:9]), 1)
    return tuple((str(rank), count) for rank, count in counts if 0 < count < 100)


def casts(entry: Mapping[str, Any]) -> bool:
    """Whether class or subclass casts; every fighter has the table of those who do."""
    said = [at(entry, part, "canCastSpells") for part in ("definition", "subclassDefinition")]
    return bool(slot_table(entry)) and (True in said or said == [None, None])


def pact(entry: Mapping[str, Any]) -> bool:
    """Whether its slots are its own, by the name of its feature."""
    features = (
        *tables(entry.get("classFeatures")),
        *tables(at(entry, "definition", "classFeatures")),
    )
    names = {one_line(one.get("name") or at(one, "definition", "name")) for one in features}
    return "Pact Magic" in names or one_line(at(entry, "definition", "name")) == "Warlock"


def slot_table(entry: Mapping[str, Any]) -> list[Any]:
    """Rows of slots by class level."""
    for definition in ("definition", "subclassDefinition"):
        rows = at(entry, definition, "spellRules", "levelSpellSlots")
        if isinstance(rows, list) and any(isinstance(row, list) and any(row) for row in rows):
            return rows
    return []


def divisor(entry: Mapping[str, Any]) -> int:
    """What its levels are divided by among several classes."""
    rules = at(entry, "definition", "spellRules") or at(entry, "subclassDefinition", "spellRules")
    return min(max(1, whole(table(rules).get("multiClassSpellSlotDivisor"), 1)), 4)
