"""Attacks of Avrae: automation trees since 2019, flat fields before, `[type]` behind damage."""

import re
from collections.abc import Mapping
from typing import Any

from tracker.bestiary.foreign import figures
from tracker.bestiary.foreign.raw import at, first, table, tables
from tracker.bestiary.foreign.text import one_line, plain
from tracker.encounter.stat_block import Attack, DamagePart
from tracker.rules.words import DAMAGE_TYPES

TYPED = re.compile(r"([^\[\]]+?)\s*\[([^\[\]]*)\]")
WORD = re.compile(r"[A-Za-z]{5,}")
CHOICE = re.compile(r"\b(max|min)\(([^()]{0,100})\)")
SUM = re.compile(r"[+-]?\d{1,5}(?:[+-]\d{1,5}){0,20}")
RANGE = re.compile(r"(?:range|thrown)\s+\(?(?:range )?(\d{1,4})(?:/(\d{1,4}))?", re.IGNORECASE)
VERSATILE = re.compile(r"versatile \(?(\d{1,2}d\d{1,3})", re.IGNORECASE)
AGAIN = re.compile(r"(?<=\dd)(\d+)(?:ro|rr|ra|e|mi|ma|kh|kl|k|p)[<>lh]?\d+")
"""What is done to dice after they fell: rolled again, kept."""


def sheet(one: Mapping[str, Any]) -> dict[str, int]:
    """What the formulas of a sheet stand for: `dexterityMod`, `proficiencyBonus`, `spell`."""
    scores = table(one.get("stats")) or table(one.get("ability_scores"))
    known = {
        f"{name}Mod": (score - 10) // 2
        for name, raw in scores.items()
        if (score := figures.number(raw)) is not None and 0 <= score <= 99
    }
    known["proficiencyBonus"] = figures.number(scores.get("prof_bonus")) or 2
    known["spell"] = figures.number(at(one, "spellbook", "sab")) or 0
    known["level"] = figures.number(at(one, "levels", "total_level")) or 1
    return known


def worked(raw: object, known: Mapping[str, int]) -> str:
    """A formula with its names put in, `max` and `min` taken, as a sum."""
    text = WORD.sub(lambda word: str(known.get(word[0], word[0])), one_line(raw).strip("{} "))
    for _ in range(4):
        text, count = CHOICE.subn(_chosen, text)
        if not count:
            break
    return text


def _chosen(found: re.Match[str]) -> str:
    numbers = [_sum(one) for one in found[2].split(",")]
    return str(max(numbers) if found[1] == "max" else min(numbers))


def _sum(text: str) -> int:
    """A sum of whole numbers; 0 for what is none."""
    plain_text = text.replace(" ", "").replace("+-", "-").replace("--", "+")
    if not SUM.fullmatch(plain_text):
        return 0
    return sum(int(one) for one in re.findall(r"[+-]?\d+", plain_text))


def attack(entry: Mapping[str, Any], known: Mapping[str, int]) -> Attack | None:
    """An attack out of its automation, or out of the older flat fields."""
    rolls = [one for one in walked(entry.get("automation")) if one.get("type") == "attack"]
    bonus = first(rolls[0], ("attackBonus", "bonus")) if rolls else None
    if bonus is None:
        bonus = first(entry, ("attackBonus", "bonus"))
    written = worked(bonus, known).replace(" ", "")
    number = _sum(written) if SUM.fullmatch(written) else None
    if number is None or abs(number) > 99:
        return None
    hits = walked(rolls[0].get("hit")) if rolls else []
    damage = [worked(one.get("damage"), known) for one in hits if one.get("type") == "damage"]
    text = damage or [worked(entry.get("damage"), known)]
    words = details(entry)
    near = RANGE.search(words)
    parts = tuple(part for one in text for part in damage_parts(one))
    return Attack(
        one_line(entry.get("name")) or "?",
        number,
        parts + two_handed(parts, words),
        range=int(near[1]) if near else 0,
        long_range=int(near[2] or 0) if near else 0,
    )


def two_handed(parts: tuple[DamagePart, ...], words: str) -> tuple[DamagePart, ...]:
    """`Versatile (1d10)` with the modifier that the first damage has."""
    die = VERSATILE.search(words)
    first_die = re.match(r"\d+d\d+", parts[0].dice) if parts else None
    if die is None or first_die is None:
        return ()
    text = figures.tidy(die[1] + parts[0].dice[first_die.end() :])
    average = figures.average(text)
    return () if average is None else (DamagePart(text, average, parts[0].type, "two-handed"),)


def walked(raw: object, depth: int = 0) -> list[Mapping[str, Any]]:
    """Every node of an automation tree, outer ones first."""
    found = []
    for one in tables([raw] if isinstance(raw, Mapping) else raw):
        found.append(one)
        if depth < 8:
            for key in ("effects", "hit"):
                found += walked(one.get(key), depth + 1)
    return found[:200]


def damage_parts(text: str) -> tuple[DamagePart, ...]:
    """`1d8 + 3 [piercing] + 1d6 [magical fire]`."""
    text = AGAIN.sub(r"\1", text)
    pieces = TYPED.findall(text) or [(text, "")]
    found = []
    for dice, words in pieces:
        number = dice.strip().lstrip("+").strip("( )")
        formula = figures.dice_in(number)
        average = figures.average(formula) if formula else figures.number(number)
        kind = next((kind for kind in DAMAGE_TYPES if kind in words.lower()), "")
        if average is not None and 0 <= average < 100_000:
            found.append(DamagePart(formula or str(average), average, kind))
    return tuple(found)


def details(entry: Mapping[str, Any]) -> str:
    """The words of an attack: its details, or the text of its automation."""
    texts = [one_line(one.get("text")) for one in walked(entry.get("automation"))]
    return plain(entry.get("details")) or "\n".join(filter(None, texts))
