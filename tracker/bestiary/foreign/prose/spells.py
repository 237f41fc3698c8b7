"""Spellcasting traits: numbers and names of spells; their texts are none of ours."""

import re

from tracker.bestiary.foreign.prose import headings
from tracker.bestiary.foreign.prose.wording import ABILITY
from tracker.encounter.stat_block import SpellSlots

ABLE = re.compile(rf"({ABILITY})", re.IGNORECASE)
CASTING = re.compile(rf"spellcasting ability is ({ABILITY})|using ({ABILITY}) as", re.IGNORECASE)
LEVEL = re.compile(r"(\d{1,2})(?:st|nd|rd|th)?-?\s?level spellcaster", re.IGNORECASE)
DC = re.compile(r"(?:spell )?save dc:? ?(\d{1,2})", re.IGNORECASE)
BONUS = re.compile(
    r"([+-]\s?\d{1,2}) to hit with spell|spell attack(?: bonus)?:? ?([+-]\s?\d{1,2})", re.IGNORECASE
)
ROW = re.compile(
    r"(?:(?P<cantrips>cantrips?)|(?:\d(?:st|nd|rd|th)?-)?(?P<level>\d)(?:st|nd|rd|th)[- ]level(?: spells?)?|(?P<will>at[- ]will|constant)|"
    r"(?P<day>\d{1,2})\s?/\s?day(?: each)?|(?P<rest>\d{1,2})\s?/\s?(?:short|long)? ?rest(?: each)?)"
    r"\s*(?:\((?P<how>[^()]{1,60})\))?\s*:\s*",
    re.IGNORECASE,
)
SLOTS = re.compile(r"(\d{1,2})\s*(?:\w+[- ]level )?slots?", re.IGNORECASE)
NAME_SIGNS = 60
MOST = 200


def casts(name: str) -> bool:
    """Whether an entry of this name is spellcasting."""
    return bool(re.search(r"spell\s?casting|^psionics|pact magic", name, re.IGNORECASE))


def read_spellcasting(text: str, name: str = "") -> SpellSlots | None:
    """Level, ability, DC, bonus, slots and names; None when it names neither DC nor spells.

    DC and bonus are 0 when the prose leaves them to be worked out. `name` may carry the uses of
    its only spell: `Innate Spellcasting (1/Day)`.
    """
    ability = CASTING.search(text) or ABLE.search(text)
    dc = DC.search(text)
    slots, spells = lists(text)
    spells = (*alone(text, name), *spells)
    if ability is None or (dc is None and not spells):
        return None
    bonus = BONUS.search(text)
    level = LEVEL.search(text)
    number = int(next(filter(None, bonus.groups())).replace(" ", "")) if bonus else 0
    named = next(filter(None, ability.groups()))
    save_dc = int(dc[1]) if dc else 8 + number if bonus else 0
    return SpellSlots(
        ability=named[:3].lower(),
        dc=save_dc,
        attack_bonus=number if bonus else max(0, save_dc - 8),
        level=int(level[1]) if level else 0,
        slots=slots,
        spells=spells,
    )


def alone(text: str, name: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Spells told outside the lists: `can cast disguise self and invisibility at will`."""
    at_will = re.search(r"can (?:innately )?cast ([^.:;]{3,120}?) at will", text, re.IGNORECASE)
    if at_will:
        return (("at-will", names(re.sub(r" and ", ", ", at_will[1]))),)
    one = re.search(
        r"can innately cast (?!the following)([^.:;(,]{3,80}?)(?: \(|,|\.)", text, re.IGNORECASE
    )
    if one is None:
        return ()
    use = headings.read(name).use
    return ((f"{use.times}/day" if use.kind == "per-day" else "at-will", names(one[1])),)


def lists(text: str) -> tuple[tuple[tuple[str, int], ...], tuple[tuple[str, tuple[str, ...]], ...]]:
    """Slots by level, and names by level or use."""
    rows = list(ROW.finditer(text))
    slots: dict[str, int] = {}
    spells: dict[str, tuple[str, ...]] = {}
    for row, end in zip(rows, [*(row.start() for row in rows[1:]), len(text)], strict=False):
        key = _key(row)
        found = names(text[row.end() : end])
        if found:
            spells[key] = (*spells.get(key, ()), *found)[:MOST]
        has = SLOTS.search(row["how"] or "")
        if has and row["level"] and int(row["level"]) >= 1:
            slots[row["level"]] = int(has[1])
    return tuple(sorted(slots.items())), tuple(spells.items())


def _key(row: re.Match[str]) -> str:
    if row["cantrips"]:
        return "0"
    if row["level"]:
        return row["level"]
    return (
        "at-will"
        if row["will"]
        else f"{row['day'] or row['rest']}/{'day' if row['day'] else 'rest'}"
    )


def names(text: str) -> tuple[str, ...]:
    """A list of spells; marks and what stands in brackets are not part of a name."""
    text = re.split(r"\n\n|\.\s+[A-Z]|\n(?=[*•])", text, maxsplit=1)[0]
    pieces = re.split(r"[,;](?![^()]*\))", " ".join(text.split()))
    cleaned = (re.sub(r"\s*\([^()]*\)|[*†•]|\.$", "", piece).strip(" .-") for piece in pieces)
    return tuple(title(name) for name in cleaned if 1 < len(name) <= NAME_SIGNS)


def title(name: str) -> str:
    """`mage hand` as Mage Hand; small words stay small."""
    small = "of the and or from with without to in into".split()
    words = name.split()
    return " ".join(
        word if number and word in small else word[:1].upper() + word[1:]
        for number, word in enumerate(words)
    )
