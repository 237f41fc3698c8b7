"""The texts of a form read back into a creature.

Whatever is left as it was keeps its structure to the last field, also where prose could not tell
it; only changed lines are read anew.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from tracker.bestiary.foreign import deeds, figures, stat_block_lines
from tracker.bestiary.foreign.deeds import Deed, Section
from tracker.bestiary.foreign.form_lines import Entry, entries_of, lines_of
from tracker.bestiary.foreign.pages import BONUS
from tracker.bestiary.foreign.values import Notebook
from tracker.encounter.numbers.abilities import SKILLS
from tracker.encounter.stat_block import (
    Action,
    Attack,
    MultiattackPart,
    SpellSlots,
    StatBlock,
)
from tracker.rules.words import SIZES

FIELDS = {
    "name": ("name",),
    "kind": ("size", "type", "alignment"),
    "ac": ("ac", "ac_note"),
    "hp": ("max_hp", "hit_dice"),
    "initiative": ("initiative_bonus",),
    "speed": ("speeds", "hover"),
    "abilities": ("abilities",),
    "saves": ("saves",),
    "skills": ("skills",),
    "vulnerable": ("vulnerable",),
    "resist": ("resist",),
    "immune": ("immune",),
    "condition_immune": ("condition_immune",),
    "senses": ("senses", "blind", "passive_perception"),
    "languages": ("languages",),
    "challenge": ("challenge", "xp", "proficiency"),
}
"""Lines of the form, and the fields of a stat block that each of them fills."""
HIT_POINTS = re.compile(r"\s*\+?[\d,.]+\s*(\([^()]*\)\s*)?|[^()]*\dd\d[^()]*|\d[^()]*\bhp\b[^()]*")
NEEDED = ("name", "ac", "hp")
FAULTS = ("dropped", "noted")


class Fault(NamedTuple):
    """A line that is not as it must be."""

    field: str
    why: str
    """A key of `i18n`."""
    value: str = ""


class Draft(NamedTuple):
    """What a form comes to."""

    block: StatBlock
    faults: tuple[Fault, ...]


def read(fields: Mapping[str, str], text: str, notes: str, base: StatBlock | None = None) -> Draft:
    """The creature of a form; `base` is what it was filled with."""
    before = lines_of(base) if base else {}
    facts: dict[str, Any] = base_facts(base)
    faults: list[Fault] = []
    for field, names in FIELDS.items():
        line = fields.get(field, "").strip()
        if base is None or line != before[field].strip():
            book = Notebook()
            put(book, field, line)
            facts = {key: one for key, one in facts.items() if key not in names} | book.facts
            faults += faults_of(book, field, line)
    book = Notebook()
    book.facts = facts
    known = entries_of(base)[0] if base else ()
    stray = lower_half(book, text, known)
    faults += [Fault("deeds", "unknown-line", line) for line in stray]
    book.notes = [one for one in (notes.strip(), *book.notes) if one]
    block = Notebook.finish(book) if not book.deeds else finished(book)
    return Draft(block, tuple(faults))


def finished(book: Notebook) -> StatBlock:
    """The stat block; its deeds have been read already."""
    book.deeds = []
    return book.finish()


def base_facts(base: StatBlock | None) -> dict[str, Any]:
    """What no line of the form shows stays as it was."""
    if base is None:
        return {}
    from dataclasses import fields

    lower = {*deeds.FIELDS, "attacks", "multiattack", "spellcasting", "notes"}
    return {one.name: getattr(base, one.name) for one in fields(base) if one.name not in lower}


def put(book: Notebook, field: str, line: str) -> None:
    """One line into a notebook."""
    match field:
        case "name":
            book.name(line)
        case "kind":
            book.kind_line(line)
        case "vulnerable" | "resist" | "immune":
            book.defences(line, field)
        case "initiative":
            if line:
                book.whole(line, "initiative_bonus", BONUS)
        case "abilities":
            pairs = re.findall(r"([A-Za-z]+)\W*?(\d+)", line)
            book.abilities(dict(pairs))
        case _:
            getattr(book, field)(line)


def faults_of(book: Notebook, field: str, line: str) -> list[Fault]:
    """What of a line is missing or was not understood."""
    if not line:
        return [Fault(field, "missing")] if field in NEEDED else []
    wrong = [one for one in book.remarks if one.kind in FAULTS or one.why == "out-of-bounds"]
    odd = [one for one in book.remarks if one.why == "dice-do-not-fit"]
    found = [Fault(field, one.why, one.value) for one in (*wrong, *odd)]
    if not found and not set(FIELDS[field]) & book.facts.keys():
        found.append(Fault(field, "not-understood", line))
    if field == "abilities" and len(book.facts.get("abilities", ())) < len(
        re.findall(r"\d+", line)
    ):
        found.append(Fault(field, "partly-understood", line))
    found += [Fault(field, "not-understood", word) for word in slips(book, field, line)]
    return found


def slips(book: Notebook, field: str, line: str) -> list[str]:
    """Words that would be taken as they stand, though another one is surely meant."""
    match field:
        case "kind":
            return [word for word in line.split(maxsplit=1)[:1] if meant(word, SIZES)]
        case "skills":
            return [name for name, _ in book.facts.get("skills", ()) if meant(name, SKILLS)]
        case "hp":
            return [] if HIT_POINTS.fullmatch(line) or not book.facts.get("max_hp") else [line]
        case "challenge":
            rating = book.facts.get("challenge", "")
            odd = "/" in rating and not figures.worth(rating)
            return [line] if odd or line.startswith(("-", "−")) else []
        case _:
            return []


def meant(word: str, known: Iterable[str]) -> bool:
    """Whether it is none of the known ones, but nearly one."""
    from rapidfuzz.distance import DamerauLevenshtein

    word = word.casefold()
    every = tuple(known)
    return word not in every and any(
        DamerauLevenshtein.distance(word, one, score_cutoff=2) <= (1 if len(one) < 6 else 2)
        for one in every
    )


def paragraphs(text: str, known: Iterable[Entry]) -> tuple[list[tuple[Section, str]], list[str]]:
    """The paragraphs with their sections, and lines before the first of them."""
    section: Section = "actions"
    found: list[tuple[Section, str]] = []
    stray: list[str] = []
    whole = {entry.text for entry in known}
    for raw in text.splitlines():
        line = " ".join(raw.split())
        opened = stat_block_lines.section_of(line)
        if not line:
            continue
        if opened and line not in whole:
            section = opened
        elif line in whole or stat_block_lines.entry_of(line):
            found.append((section, line))
        elif found:
            found[-1] = (found[-1][0], f"{found[-1][1]} {line}")
        else:
            stray.append(line)
    return found, stray


def lower_half(book: Notebook, text: str, known: tuple[Entry, ...]) -> list[str]:
    """Every paragraph into its field; lines that belong to none come back."""
    found, stray = paragraphs(text, known)
    same = {(entry.section, " ".join(entry.text.split())): entry for entry in known}
    attacks: list[Attack] = []
    kept: dict[str, list[Action]] = {field: [] for field in deeds.FIELDS}
    casting: list[SpellSlots] = []
    ways: list[tuple[MultiattackPart, ...]] = []
    later: list[Deed] = []
    old: set[int] = set()
    magical = any(deeds.MAGICAL.search(line) for section, line in found if section == "traits")
    for section, line in found:
        entry = same.get((section, line))
        if entry is None:
            later += anew(book, section, line, attacks, kept, magical=magical)
            continue
        book.notes += [entry.text] if entry.worded else []
        for part in entry.parts:
            match part:
                case Attack():
                    attacks.append(part)
                case Action():
                    kept[section].append(part)
                    old.add(id(part))
                case SpellSlots():
                    casting.append(part)
                case _:
                    ways.append(part)
    gather(book, attacks, kept, old)
    book.facts["spellcasting"] = (*casting, *book.facts.get("spellcasting", ()))
    book.facts["multiattack"] = tuple(ways)
    names = [*(one.name for one in attacks), *(one.name for one in kept["actions"])]
    for deed in later:
        deeds.multiattack(book, deed, names, attacks)
    return stray


def anew(
    book: Notebook,
    section: Section,
    line: str,
    attacks: list[Attack],
    kept: dict[str, list[Action]],
    *,
    magical: bool,
) -> list[Deed]:
    """A paragraph that was changed or written; a multiattack waits until all names are known."""
    name, text = stat_block_lines.entry_of(line) or (line[:60], "")
    deed = Deed(section, name, text)
    if name.lower().startswith("multiattack"):
        return [deed]
    book.deeds.append(deed)
    deeds.sort_in(book, deed, attacks, kept, magical=magical)
    return []


def gather(
    book: Notebook, attacks: list[Attack], kept: dict[str, list[Action]], old: set[int]
) -> None:
    """The lists as fields; a new action knows the attack that it makes."""
    book.facts["attacks"] = tuple(attacks)
    names = [one.name for one in attacks]
    for field, actions in kept.items():
        book.facts[field] = tuple(
            one if id(one) in old else deeds.with_attack(book, one, names) for one in actions
        )
    if not kept["legendary"]:
        book.facts["legendary_uses"] = 0
    elif not book.facts.get("legendary_uses"):
        book.facts["legendary_uses"] = 3
