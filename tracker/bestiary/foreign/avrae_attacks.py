"""Attacks of Avrae: automation trees since 2019, flat fields before, `[type]` behind damage."""

import re
from collections.abc import Mapping
from typing import Any

from tracker.bestiary.foreign import figures
from tracker.bestiary.foreign.raw import first, tables
from tracker.bestiary.foreign.text import one_line, plain
from tracker.encounter.stat_block import Attack, DamagePart
from tracker.rules.words import DAMAGE_TYPES

TYPED = re.compile(r"([^\[\]]+?)\s*\[([^\[\]]*)\]")
RANGE = re.compile(r"range (\d{1,4})(?:/(\d{1,4}))?", re.IGNORECASE)


def attack(entry: Mapping[str, Any]) -> Attack | None:
    """An attack out of its automation, or out of the older flat fields."""
    rolls = [one for one in walked(entry.get("automation")) if one.get("type") == "attack"]
    bonus = first(rolls[0], ("attackBonus", "bonus")) if rolls else None
    if bonus is None:
        bonus = first(entry, ("attackBonus", "bonus"))
    number = figures.number(bonus) if one_line(bonus)[:1] in "+-0123456789" else None
    if number is None or abs(number) > 99:
        return None
    hits = walked(rolls[0].get("hit")) if rolls else []
    damage = [one_line(one.get("damage")) for one in hits if one.get("type") == "damage"]
    text = damage or [one_line(entry.get("damage"))]
    near = RANGE.search(one_line(entry.get("details")))
    return Attack(
        one_line(entry.get("name")) or "?",
        number,
        tuple(part for one in text for part in damage_parts(one)),
        range=int(near[1]) if near else 0,
        long_range=int(near[2] or 0) if near else 0,
    )


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
