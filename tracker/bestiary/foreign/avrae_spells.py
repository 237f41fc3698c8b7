"""Spells of Avrae: a spellbook with numbers and names, levels only where the sheet had them."""

from collections.abc import Mapping
from typing import Any

from tracker.bestiary.foreign import figures
from tracker.bestiary.foreign.raw import first, table, tables
from tracker.bestiary.foreign.text import label, one_line
from tracker.bestiary.foreign.values import Notebook
from tracker.encounter.stat_block import SpellSlots


def spellbook(book: Notebook, one: Mapping[str, Any]) -> None:
    """Spells of a creature whose prose does not list them."""
    here = table(one.get("spellbook"))
    prosy = any("spellcasting" in label(entry.get("name")) for entry in tables(one.get("traits")))
    names = [one_line(spell.get("name")) for spell in tables(here.get("spells"))]
    dc, bonus = figures.number(here.get("dc")), figures.number(here.get("sab"))
    if prosy or not dc or not 0 < dc < 100:
        if not prosy and names:
            book.note("spells", names)
        return
    levels: dict[str, list[str]] = {}
    for spell in tables(here.get("spells")):
        place = figures.number(spell.get("level"))
        levels.setdefault("?" if place is None else str(place), []).append(
            one_line(spell.get("name"))
        )
    slots = {
        key: count
        for key, raw in table(here.get("max_slots") or here.get("slots")).items()
        if (count := figures.number(raw)) and 0 < count < 100
    }
    casting = SpellSlots(
        ability=spell_ability(book, one, here),
        dc=dc,
        attack_bonus=min(max(-99, bonus or 0), 99),
        level=min(max(0, figures.number(here.get("caster_level")) or 0), 30),
        slots=tuple(sorted(slots.items())),
        spells=tuple((key, tuple(levels[key])) for key in sorted(levels) if key != "?"),
    )
    book.keep("spellcasting", (casting,), ", ".join(names))
    if "?" in levels:
        book.note("spells", levels["?"])


def spell_ability(book: Notebook, one: Mapping[str, Any], here: Mapping[str, Any]) -> str:
    """The mental ability whose modifier the spell save DC has; a guess."""
    bonus = figures.number(
        first(table(one.get("stats")) or table(one.get("ability_scores")), ("prof_bonus",))
    )
    modifier = (figures.number(here.get("dc")) or 0) - 8 - (bonus or 2)
    known = dict(book.facts.get("abilities", ()))
    fits = [key for key in ("int", "wis", "cha") if (known.get(key, 10) - 10) // 2 == modifier]
    found = (fits or ["int"])[0]
    book.remark("spellcasting", "guessed", found, "by-save-dc")
    return found
