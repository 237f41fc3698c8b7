"""A creature as texts to edit: a line for each header field, a paragraph for each deed.

A wording that stands in the notes is the paragraph's own; the others are put into words anew.
"""

from collections.abc import Iterable
from typing import NamedTuple

from tracker.bestiary.foreign import prose, stat_block_lines, wording_out
from tracker.bestiary.foreign.deeds import Section
from tracker.bestiary.foreign.prose import headings
from tracker.encounter.stat_block import (
    Action,
    Attack,
    MultiattackPart,
    SpellSlots,
    StatBlock,
)
from tracker.rules.defences import ALL, Defence

Part = Action | Attack | SpellSlots | tuple[MultiattackPart, ...]
TITLES: dict[Section, str] = {
    "traits": "Traits",
    "actions": "Actions",
    "bonus_actions": "Bonus Actions",
    "reactions": "Reactions",
    "legendary": "Legendary Actions",
}
DEEDS: tuple[Section, ...] = ("actions", "bonus_actions", "reactions", "legendary")
QUALITY = {"magical": "nonmagical attacks", "silvered": "silvered", "adamantine": "adamantine"}


class Entry(NamedTuple):
    """One paragraph of the lower half, and what it stands for."""

    section: Section
    text: str
    parts: tuple[Part, ...] = ()
    worded: bool = False
    """The text is the wording that stood in the notes."""


def lines_of(block: StatBlock) -> dict[str, str]:
    """The header, a text for each line of the form."""
    kind = f"{block.size.capitalize()} {block.type}".strip()
    dice = f" ({block.hit_dice})" if block.hit_dice else ""
    ways = [f"{way} {feet} ft." for way, feet in block.speeds]
    senses = [f"{name} {feet} ft." for name, feet in block.senses]
    if block.blind:
        senses = [*senses[:-1], f"{''.join(senses[-1:])} (blind beyond this radius)".strip()]
    return {
        "name": block.name,
        "kind": f"{kind}, {block.alignment}" if block.alignment else kind,
        "ac": f"{block.ac} ({block.ac_note})" if block.ac_note else str(block.ac),
        "hp": f"{block.max_hp}{dice}",
        "initiative": "" if block.initiative_bonus is None else f"{block.initiative_bonus:+d}",
        "speed": ", ".join([*ways, *(["hover"] if block.hover else [])]).removeprefix("walk "),
        "abilities": wording_out.ability_scores(block),
        "saves": bonuses(block.saves),
        "skills": bonuses(block.skills),
        "vulnerable": defences(block.vulnerable),
        "resist": defences(block.resist),
        "immune": defences(block.immune),
        "condition_immune": ", ".join(block.condition_immune),
        "senses": ", ".join([*senses, f"passive Perception {block.passive_perception}"]),
        "languages": block.languages,
        "challenge": f"{block.challenge} ({block.xp:,} XP)" if block.challenge else "",
    }


def bonuses(named: Iterable[tuple[str, int]]) -> str:
    """`Dex +4, Wis +2`."""
    return ", ".join(f"{name.capitalize()} {bonus:+d}" for name, bonus in named)


def defences(those: Iterable[Defence]) -> str:
    """`cold; bludgeoning, piercing from nonmagical attacks not made with silvered weapons`."""
    told = []
    for one in those:
        kinds = "all damage" if ALL in one.types else ", ".join(one.types)
        metals = " or ".join(
            QUALITY[key] for key in one.unless if key in QUALITY and key != "magical"
        )
        if one.unless:
            kinds += " from nonmagical attacks" if "magical" in one.unless else " from attacks"
            kinds += f" not made with {metals} weapons" if metals else ""
        told.append(kinds)
    return "; ".join(told)


def entries_of(block: StatBlock) -> tuple[tuple[Entry, ...], str]:
    """The paragraphs of the lower half, and the notes without the wordings that stand in them."""
    pool = block.notes.splitlines()
    found = [worded(one, pool) for one in plain_entries(block)]
    return tuple(found), "\n".join(pool).strip()


def plain_entries(block: StatBlock) -> Iterable[Entry]:
    """Every deed in the books' order."""
    casts = [one for one in block.traits if prose.casts(one.name)]
    for one in block.traits:
        spells: tuple[SpellSlots, ...] = ()
        if one in casts:
            nth = casts.index(one)
            spells = block.spellcasting[nth : nth + 1 if one is not casts[-1] else None]
        told = " ".join([*map(wording_out.spellcasting, spells), wording_out.action(one)])
        yield Entry("traits", paragraph(wording_out.heading(one), told), (one, *spells))
    for spells_alone in block.spellcasting if not casts else ():
        text = paragraph("Spellcasting", wording_out.spellcasting(spells_alone))
        yield Entry("traits", text, (spells_alone,))
    for way in block.multiattack:
        yield Entry("actions", paragraph("Multiattack", wording_out.multiattack(way)), (way,))
    for attack in block.attacks:
        yield Entry("actions", paragraph(attack.name, wording_out.attack(attack)), (attack,))
    for section in DEEDS:
        for one in getattr(block, section):
            text = paragraph(wording_out.heading(one), wording_out.action(one))
            yield Entry(section, text, (one,))


def paragraph(name: str, text: str) -> str:
    """`Name. Text.`"""
    return f"{name}. {text}".strip()


def worded(entry: Entry, pool: list[str]) -> Entry:
    """The entry with its wording out of the notes, if they have one of its name."""
    own = headings.read(entry.text.partition(". ")[0].rstrip(".")).name
    for line in pool:
        begun = stat_block_lines.entry_of(line)
        if begun and begun[1] and headings.read(begun[0]).name == own:
            pool.remove(line)
            return entry._replace(text=line, worded=True)
    return entry


def text_of(entries: Iterable[Entry]) -> str:
    """All paragraphs under their headings, as they are edited."""
    lines: list[str] = []
    section = ""
    for entry in entries:
        if entry.section != section:
            section = entry.section
            lines += ["", TITLES[entry.section]] if lines else [TITLES[entry.section]]
        lines.append(entry.text)
    return "\n".join(lines)
