"""A `statblock` block of Obsidian's Fantasy Statblocks in its usual (D&D) layout.

Links and dice rollers in its texts are said as they show. Blocks of other games and blocks that
only point at a creature are told apart, so that nothing is made up for them.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import fields, replace
from typing import Any

from tracker.bestiary.foreign import at_hand, deeds, open5e_attacks
from tracker.bestiary.foreign.deeds import Section
from tracker.bestiary.foreign.obsidian_encounter import WIKI
from tracker.bestiary.foreign.raw import first, series, table
from tracker.bestiary.foreign.report import Current, Found
from tracker.bestiary.foreign.text import label, one_line, plain
from tracker.bestiary.foreign.values import Notebook
from tracker.encounter.stat_block import Action, Attack, StatBlock
from tracker.rules.words import ABILITIES

SECTIONS: tuple[tuple[str, Section], ...] = (
    ("traits", "traits"),
    ("actions", "actions"),
    ("bonus_actions", "bonus_actions"),
    ("reactions", "reactions"),
    ("legendary_actions", "legendary"),
    ("mythic_actions", "mythic"),
    ("lair_actions", "lair"),
    ("regional_effects", "other"),
)
LOWER = {
    "attacks": "actions",
    "multiattack": "actions",
    "actions": "actions",
    "traits": "traits",
    "bonus_actions": "bonus_actions",
    "reactions": "reactions",
    "legendary": "legendary_actions",
    "spellcasting": "spells",
}
"""Fields that a block replaces as a whole, by the key that does it."""
NO_CHANGE = ("monster", "creature", "image", "layout", "columns", "note", "render", "dice")
READ = {
    *"monster creature extends".split(),
    *(f"{key}+" for key, _ in SECTIONS),
    *(key for key, _ in SECTIONS),
    *ABILITIES,
    *"name size type subtype alignment ac ac_class hp hit_dice speed stats saves skillsaves".split(),
    *"damage_vulnerabilities damage_resistances damage_immunities condition_immunities".split(),
    *"senses languages cr xp modifier spells legendary_description source image layout".split(),
    *"statblock columns forcecolumns columnwidth columnheight dice render bestiary aliases".split(),
    *"tags cssclass cssclasses note path position obsidianuimode publish nottype".split(),
}
MARKS = ("hp", "ac", "stats", "hit_dice", "damage_immunities", "skillsaves")
ROLLERS = (
    (re.compile(r"`?dice:[\dd +*/()-]*\|(?:\w+\|)*text\(([^)]*)\)`?"), r"\1"),
    (re.compile(r"`?dice:\s*1?d20\s*[+-]\s*\d+`?\s*\(([+-]\d+)\)"), r"\1"),
    (re.compile(r"`dice:\s*([^`|\n]+?)\s*(?:\|[^`\n]*)?`"), r"\1"),
    (re.compile(r"\bdice:\s*(?=\d*d\d)"), ""),
)
DEEP = 8


def knows(here: Mapping[str, Any]) -> bool:
    """A creature with hit points or armor class beside scores in one list or Obsidian's fields."""
    shaped = isinstance(here.get("stats"), list) or any(
        key in here for key in ("hit_dice", "skillsaves", "ac_class", "damage_resistances")
    )
    return "name" in here and shaped and ("hp" in here or "ac" in here)


def in_properties(above: Mapping[str, Any]) -> bool:
    """Whether a note's properties are a creature: with `statblock: true`, or a player's numbers."""
    if above.get("statblock") is True:
        return "name" in above and not trouble(above)
    player = all(isinstance(above.get(key), int) for key in ("hp", "ac", "level"))
    return player and bool(above.get("name") or above.get("aliases"))


def trouble(here: Mapping[str, Any]) -> str:
    """Why a block is no creature that can be taken; empty when it can."""
    if "abilityMods" in here or re.search(
        r"path|pf2e|13th|cypher", one_line(here.get("layout")), re.IGNORECASE
    ):
        return "other-game"
    if any(key in here for key in MARKS):
        return ""
    if bases_of(here) and any(key not in NO_CHANGE for key in here):
        return ""
    return "creature-elsewhere" if first(here, ("creature", "monster")) else "nothing-in-it"


def bases_of(here: Mapping[str, Any]) -> tuple[str, ...]:
    """The creatures that a block names and changes; of several the later ones count."""
    named = spoken(first(here, ("monster", "creature", "extends")))
    return tuple(filter(None, map(one_line, series(named))))


def together(blocks: Iterable[StatBlock]) -> StatBlock | None:
    """Several bases as one: whatever a later one has counts."""
    found: StatBlock | None = None
    for block in blocks:
        before = found or block
        found = replace(
            block,
            **{
                one.name: getattr(block, one.name) or getattr(before, one.name)
                for one in fields(block)
            },
        )
    return found


def creature(raw: Mapping[str, Any], base: StatBlock | None = None) -> Found:
    """One creature; what a block that changes another does not say is that one's."""
    here = table(spoken(raw))
    name = first(here, ("name", "creature", "monster"))
    book = Notebook(one_line(name) or one_line(next(iter(series(here.get("aliases"))), "")))
    book.hp(here.get("hp"), here.get("hit_dice"))
    book.ac(here.get("ac"), here.get("ac_class"))
    book.size(here.get("size"))
    subtype = one_line(here.get("subtype"))
    kind = one_line(here.get("type"))
    book.words(f"{kind} ({subtype})" if subtype and kind else kind, "type", lower=True)
    book.words(here.get("alignment"), "alignment", lower=True)
    book.speed(here.get("speed"))
    scores = here.get("stats")
    book.abilities(scores if isinstance(scores, list) else scores or here)
    book.saves(bonuses(here.get("saves")))
    book.skills(bonuses(here.get("skillsaves")))
    book.senses(here.get("senses"))
    book.languages(here.get("languages"))
    book.challenge(here.get("cr"), here.get("xp"))
    book.defences(here.get("damage_resistances"), "resist")
    book.defences(here.get("damage_immunities"), "immune")
    book.defences(here.get("damage_vulnerabilities"), "vulnerable")
    book.condition_immune(here.get("condition_immunities"))
    bonus = book.number(here.get("modifier"), "initiative_bonus", (-99, 99))
    if bonus is not None:
        book.keep("initiative_bonus", bonus)
    book.words(here.get("source"), "source")
    book.note("legendary", here.get("legendary_description"))
    deeds.legendary(book, one_line(here.get("legendary_description")))
    for key, section in SECTIONS:
        for title, text, numbers in (*named(here.get(key)), *named(here.get(f"{key}+"))):
            book.deed(section, title, text, fallback=numbers)
    spells(book, here.get("spells"))
    book.left_over(here, READ)
    player = "level" in here and "cr" not in here
    if base is not None:
        return changed(book, base, here)
    return book.found("pc" if player else "monster", Current())


def changed(book: Notebook, base: StatBlock, here: Mapping[str, Any]) -> Found:
    """The SRD's creature with what the block says otherwise; `actions+` comes to what it has."""
    own = set(book.facts)
    if "max_hp" in own and "hit_dice" not in own:
        book.facts["hit_dice"] = ""
    for one in fields(base):
        if one.name not in (*LOWER, "notes", "source"):
            book.facts.setdefault(one.name, getattr(base, one.name))
    of_srd = at_hand.is_srd(base)
    book.remark("monster", "guessed" if of_srd else "taken", base.name, "copied-from-srd" * of_srd)
    found = book.found()
    kept: dict[str, Any] = {}
    for field, key in LOWER.items():
        if key in here:
            continue
        before, added = getattr(base, field), getattr(found.block, field)
        kept[field] = (*before, *added)
    return replace(found, block=replace(found.block, **kept))


def link_words(link: re.Match[str]) -> str:
    """A link's own words, else the name of the note."""
    return link[2] or link[1].rpartition("/")[2]


def spoken(raw: object, depth: int = 0) -> Any:
    """The same value with links and dice rollers in its texts as they show."""
    match raw:
        case str():
            for mark, shown in ROLLERS:
                raw = mark.sub(shown, raw)
            return WIKI.sub(link_words, raw)
        case list() if depth < DEEP:
            return [spoken(one, depth + 1) for one in raw]
        case Mapping() if depth < DEEP:
            return {str(key): spoken(one, depth + 1) for key, one in raw.items()}
        case _:
            return raw


def bonuses(raw: object) -> dict[str, object]:
    """`[{dexterity: 5}]`, `[{name: Stealth, desc: "+4"}]`, a mapping or a text, as a mapping."""
    found: dict[str, object] = {}
    for one in series(raw if isinstance(raw, list) else [raw]):
        here = table(one)
        if "name" in here:
            found[plain(here["name"])] = first(here, ("desc", "value", "bonus"))
        elif here:
            found |= {plain(key): value for key, value in here.items()}
        else:
            found[one_line(one)] = ""
    return {key: value for key, value in found.items() if key}


def named(raw: object) -> list[tuple[str, str, Attack | Action | None]]:
    """`{name, desc}`, `[name, desc]`, `{name: text}` or a bare text; numbers may stand beside it."""
    found: list[tuple[str, str, Attack | Action | None]] = []
    for one in series(raw):
        match one:
            case Mapping() if "name" in one or "desc" in one:
                text = plain(first(one, ("desc", "description", "text", "entries")))
                found.append((one_line(one.get("name")), text, open5e_attacks.spare(one)))
            case Mapping():
                found += [(one_line(key), plain(value), None) for key, value in one.items()]
            case list() if len(one) > 1:
                found.append((one_line(one[0]), plain(one[1:]), None))
            case _:
                title, dot, text = one_line(one).partition(". ")
                short = dot and len(title) < 60
                found.append((title if short else "", text if short else one_line(one), None))
    return found


def spells(book: Notebook, raw: object) -> None:
    """A header and a line for each level, as the prose of a Spellcasting trait."""
    lines = []
    for one in series(raw):
        here = table(one)
        lines += [f"{key}: {one_line(value)}" for key, value in here.items()] or [one_line(one)]
    text = "\n".join(filter(None, lines))
    if text and not any("spellcasting" in label(deed.name) for deed in book.deeds):
        book.deed("traits", "Spellcasting", text)
    elif text:
        book.note("spells", text)
