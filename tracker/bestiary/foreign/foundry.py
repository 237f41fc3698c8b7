"""Foundry VTT's dnd5e actors: one, a list of them, database lines, or an adventure's actors.

Attacks live in items. Their description is the source where it has numbers, because it says what
the fields leave out; the fields stand in, and for new actors they fill the description first.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from tracker.bestiary.foreign import figures, prose
from tracker.bestiary.foreign.foundry_header import header
from tracker.bestiary.foreign.foundry_items import Item
from tracker.bestiary.foreign.foundry_oldest import modern
from tracker.bestiary.foreign.foundry_spells import spellcasting
from tracker.bestiary.foreign.foundry_values import Actor, system, whole
from tracker.bestiary.foreign.foundry_words import description, usage
from tracker.bestiary.foreign.raw import at, series, table, tables
from tracker.bestiary.foreign.report import Current, Found, Haul, Trouble
from tracker.bestiary.foreign.text import label, one_line, plain, short
from tracker.bestiary.foreign.values import Notebook
from tracker.encounter.stat_block import Action, Attack
from tracker.rules.words import CONDITIONS

FORMAT = "foundry"
KINDS = ("npc", "character", "vehicle")
DEEDS = ("weapon", "feat")
BORROWED = re.compile(r"\bmakes? (?:an?|one|two|three) [\w' -]{0,60}attacks?\b", re.IGNORECASE)
"""Prose of a feature that makes another item's attack."""
THINGS = ("equipment", "consumable", "tool", "loot", "backpack", "container")


def knows(raw: object) -> bool:
    """An actor of the game system, or something that holds some."""
    return any(True for _ in actors(raw))


def actors(raw: object) -> Iterator[Mapping[str, Any]]:
    """Every actor, wherever it lies."""
    if isinstance(raw, list):
        for one in raw:
            if isinstance(one, Mapping):
                yield from actors(one)
        return
    here = table(raw)
    if is_actor(here):
        yield here
    elif isinstance(here.get("actors"), list):
        yield from actors(here["actors"])


def is_actor(here: Mapping[str, Any]) -> bool:
    """A creature with this system's abilities or attributes; other systems have neither so."""
    own = system(here)
    return here.get("type") in KINDS and ("attributes" in own or "abilities" in own)


def read(raw: object) -> Haul:
    """Every actor; what lies beside them and is none is said."""
    lines = latest(raw) if isinstance(raw, list) else ()
    found = tuple(creature(Actor(modern(one))) for one in actors(list(lines) if lines else raw))
    troubles = [
        Trouble(one_line(one.get("name")) or "?", "not-a-creature")
        for one in tables(list(lines))
        if not any(True for _ in actors(one))
    ]
    broken = [one for one in lines if isinstance(one, str)]
    troubles += [Trouble(short(one, 40), "broken-json") for one in broken]
    return Haul(FORMAT, found, troubles=tuple(troubles[:500]))


def latest(raw: list[Any]) -> tuple[Any, ...]:
    """Lines of a database as they stand at its end: a later line replaces or removes an earlier."""
    kept: dict[str, Any] = {}
    for number, one in enumerate(raw):
        here = table(one)
        key = one_line(here.get("_id")) or f"line {number}"
        if here.get("$$deleted") is True:
            kept.pop(key, None)
        elif "$$indexCreated" not in here:
            kept[key] = one
    return tuple(kept.values())


def creature(one: Actor) -> Found:
    """One actor."""
    book = Notebook(one_line(one.raw.get("name")))
    header(book, one)
    items = [Item(raw, one) for raw in one.items]
    for item in items:
        if item.kind in DEEDS or (item.kind in THINGS and item.attacks):
            deed(book, item)
    spellcasting(book, one, items)
    legendary(book, one)
    things = [item.name for item in items if item.kind in THINGS and not item.attacks]
    book.note("carried", ", ".join(filter(None, things)))
    for kind in ("class", "subclass", "race", "background"):
        names = [
            f"{item.name} {whole(item.system.get('levels')) or ''}".strip()
            for item in items
            if item.kind == kind
        ]
        book.note(kind, ", ".join(filter(None, names)))
    others = (*DEEDS, *THINGS, "spell", "class", "subclass", "race", "background")
    for item in items:
        if item.kind not in others:
            book.note(item.kind or "item", item.name)
    book.note("", at(one.system, "details", "biography", "value"))
    return book.found(kind_of(one), standing(book, one))


def kind_of(one: Actor) -> Any:
    """Players' characters, friends by their token, monsters."""
    if one.player:
        return "pc"
    token = table(one.raw.get("prototypeToken")) or table(one.raw.get("token"))
    return "npc" if token.get("disposition") == 1 else "monster"


def deed(book: Notebook, item: Item) -> None:
    """A weapon or feature as prose, its fields to stand in where prose has no numbers."""
    text = description(item)
    section = item.section
    often = usage(item)
    spare: Attack | Action | None = item.attack()
    if spare is None and section != "traits":
        spare = silent(item, text)
    if isinstance(spare, Attack) and item.kind == "feat" and BORROWED.search(text):
        spare = None
    elif isinstance(spare, Attack) and section == "traits":
        section = "actions"
    book.deed(section, item.name, text, usage=often, fallback=spare)


def silent(item: Item, text: str) -> Action | None:
    """What the fields of an item have and its prose has not, a save above all."""
    said = prose.read_action(item.name, text)
    if isinstance(said, Attack) or said.save is not None:
        return None
    fields = item.action()
    return None if said.damage and not (fields and fields.save) else fields


def legendary(book: Notebook, one: Actor) -> None:
    """Legendary actions and resistances that are counted on the sheet."""
    resources = table(one.system.get("resources"))
    uses = whole(at(resources, "legact", "max"))
    if 0 < uses < 100:
        book.keep("legendary_uses", uses)
    times = whole(at(resources, "legres", "max"))
    named = any("legendaryresistance" in label(deed.name) for deed in book.deeds)
    if 0 < times < 100 and not named:
        book.deed("traits", "Legendary Resistance", "", usage=f"{times}/Day")
    lair = table(resources.get("lair"))
    if lair.get("value") is True or lair.get("inside") is True:
        book.note("lair", f"initiative {whole(lair.get('initiative'), 20)}")


def standing(book: Notebook, one: Actor) -> Current:
    """Hit points as they are now, and effects that are conditions."""
    hp = table(at(one.system, "attributes", "hp"))
    now = figures.number(hp.get("value"))
    names = [
        one_line(status).lower()
        for effect in tables(one.raw.get("effects"))
        if effect.get("disabled") is not True
        for status in series(effect.get("statuses"))
    ]
    for effect in tables(one.raw.get("effects")):
        title = one_line(effect.get("name")) or one_line(effect.get("label"))
        if not series(effect.get("statuses")):
            book.note("effect", title)
    death = table(at(one.system, "attributes", "death"))
    if whole(death.get("success")) or whole(death.get("failure")):
        book.note("death saves", plain({key: death.get(key) for key in ("success", "failure")}))
    exhaustion = whole(at(one.system, "attributes", "exhaustion"))
    book.note("exhaustion", exhaustion or "")
    return Current(
        hp=min(max(0, now), 999_999) if now is not None else None,
        temp_hp=min(max(0, whole(hp.get("temp"))), 999_999),
        conditions=tuple(dict.fromkeys(name for name in names if name in CONDITIONS)),
    )
