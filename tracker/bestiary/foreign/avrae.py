"""Avrae: bestiaries (a list of monsters, or `{name, monsters}`) and characters.

A monster's prose is the source; the automation of its attacks only stands in. Characters have
nothing but attacks with a bonus and damage in square brackets (`1d8 + 3 [piercing]`).
"""

import re
from collections.abc import Mapping
from typing import Any

from tracker.bestiary.foreign import figures
from tracker.bestiary.foreign.deeds import Section
from tracker.bestiary.foreign.raw import at, first, series, table, tables
from tracker.bestiary.foreign.report import Current, Found, Haul, Trouble
from tracker.bestiary.foreign.text import label, one_line, plain
from tracker.bestiary.foreign.values import Notebook
from tracker.encounter.stat_block import Attack, DamagePart, SpellSlots
from tracker.rules.words import ABILITIES, DAMAGE_TYPES

FORMAT = "avrae"
ABILITY_NAMES = dict(
    zip(
        ABILITIES,
        "strength dexterity constitution intelligence wisdom charisma".split(),
        strict=True,
    )
)
SECTIONS: tuple[tuple[str, Section], ...] = (
    ("traits", "traits"),
    ("actions", "actions"),
    ("bonus_actions", "bonus_actions"),
    ("reactions", "reactions"),
    ("legactions", "legendary"),
    ("mythic_actions", "mythic"),
)
READ = {
    *(key for key, _ in SECTIONS),
    *ABILITY_NAMES.values(),
    *"name size race type alignment ac armortype hp hitdice speed ability_scores saves".split(),
    *"skills senses passiveperc display_resists condition_immune languages cr xp attacks".split(),
    *"la_per_round image_url spellbook spellcasting resistances vuln resist immune".split(),
    *"token_free token_sub token_free_fp token_sub_fp proper source page id url isFree srd".split(),
    *"isLegacy raw_saves raw_skills raw_resists".split(),
    *"owner upstream active sheet_type import_version description image stats levels max_hp".split(),
    *"temp_hp cvars options overrides consumables death_saves live background ddb_campaign_id".split(),
    *"active_guilds options_v2 _id".split(),
}
TYPED = re.compile(r"([^\[\]]+?)\s*\[([^\[\]]*)\]")
RANGE = re.compile(r"range (\d{1,4})(?:/(\d{1,4}))?", re.IGNORECASE)


def knows(raw: object) -> bool:
    """One monster or character, a list of them, or a bestiary."""
    if isinstance(raw, list):
        return any(_is_monster(table(one)) or _is_character(table(one)) for one in raw[:50])
    here = table(raw)
    listed = here.get("monsters")
    return _is_monster(here) or _is_character(here) or bool(isinstance(listed, list) and knows(listed))


def _is_monster(here: Mapping[str, Any]) -> bool:
    marks = ("ability_scores", "hitdice", "armortype", "display_resists", "legactions")
    return "name" in here and "hp" in here and any(mark in here for mark in marks)


def _is_character(here: Mapping[str, Any]) -> bool:
    return "max_hp" in here and "stats" in here and ("levels" in here or "sheet_type" in here)


def read(raw: object) -> Haul:
    """Every creature of the file."""
    here = table(raw)
    listed = series(here["monsters"]) if "monsters" in here else series([raw] if here else raw)
    found: list[Found] = []
    troubles: list[Trouble] = []
    for number, one in enumerate(listed, 1):
        entry = table(one)
        if _is_character(entry):
            found.append(character(entry))
        elif entry.get("name"):
            found.append(monster(entry))
        else:
            troubles.append(Trouble(str(number), "not-a-creature"))
    return Haul(FORMAT, tuple(found), troubles=tuple(troubles))


def monster(one: Mapping[str, Any]) -> Found:
    """A monster of a bestiary."""
    book = Notebook(one_line(one.get("name")))
    book.hp(one.get("hp"), one.get("hitdice"))
    book.ac(one.get("ac"), one.get("armortype"))
    book.size(one.get("size"))
    book.words(first(one, ("race", "type")), "type", lower=True)
    book.words(one.get("alignment"), "alignment", lower=True)
    book.speed(one.get("speed"))
    numbers = table(one.get("ability_scores")) or one
    scores(book, numbers)
    trained(book, one)
    passive = one_line(one.get("passiveperc"))
    senses = one_line(one.get("senses"))
    book.senses(", ".join(filter(None, (senses, passive and f"passive {passive}"))))
    book.languages(one.get("languages"))
    book.challenge(one.get("cr"), one.get("xp") or None)
    defences(book, one)
    attacks = {label(entry.get("name")): entry for entry in tables(one.get("attacks"))}
    for key, section in SECTIONS:
        deeds(book, section, one.get(key), attacks)
    described = {label(entry.get("name")) for key, _ in SECTIONS for entry in tables(one.get(key))}
    for key, entry in attacks.items():
        if key not in described:
            book.deed("actions", entry.get("name"), details(entry), fallback=attack(entry))
    spellbook(book, one)
    uses = book.number(one.get("la_per_round"), "legendary_uses", (0, 20))
    if uses:
        book.keep("legendary_uses", uses)
    book.words(one.get("source"), "source")
    book.left_over(one, READ)
    return book.found()


def scores(book: Notebook, numbers: Mapping[str, Any]) -> None:
    """Ability scores and the proficiency bonus that stands among them."""
    book.abilities({key: first(numbers, (name, key)) for key, name in ABILITY_NAMES.items()})
    bonus = book.number(numbers.get("prof_bonus"), "proficiency", (0, 20))
    if bonus:
        book.keep("proficiency", bonus)


def trained(book: Notebook, one: Mapping[str, Any]) -> None:
    """Saves and skills that differ from the plain ability; `{value, prof}` or a number."""
    for name, key, reader in (("saves", "saves", book.saves), ("skills", "skills", book.skills)):
        found = {}
        for word, raw in table(one.get(key)).items():
            here = table(raw)
            plain_name = spaced(word.removesuffix("Save"))
            if here and not (here.get("prof") or here.get("bonus")):
                continue
            if plain_name in ABILITY_NAMES.values() and name == "skills":
                continue
            if plain_name == "initiative":
                initiative(book, here.get("value") if here else raw)
            else:
                found[plain_name] = here.get("value") if here else raw
        reader(found)


def initiative(book: Notebook, raw: object) -> None:
    """The initiative bonus, kept among the skills."""
    bonus = book.number(raw, "initiative_bonus", (-99, 99))
    if bonus is not None:
        book.keep("initiative_bonus", bonus)


def spaced(word: str) -> str:
    """`sleightOfHand` as words."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", word).lower().replace("_", " ").strip()


def defences(book: Notebook, one: Mapping[str, Any]) -> None:
    """Shown defences before reckoned ones: the first have their qualifiers in words."""
    shown = table(one.get("display_resists")) or table(one.get("resistances"))
    for field, keys in (
        ("resist", ("resist", "resistances")),
        ("immune", ("immune", "immunities")),
        ("vulnerable", ("vuln", "vulnerable")),
    ):
        raw = first(shown, keys) or first(one, keys[:1])
        clauses = [clause(entry) for entry in series(raw)]
        match field:
            case "resist":
                book.defences(clauses, "resist")
            case "immune":
                book.defences(clauses, "immune")
            case _:
                book.defences(clauses, "vulnerable")
    book.condition_immune(one.get("condition_immune"))
    book.condition_immune(shown.get("condition"))


def clause(raw: object) -> str:
    """A text, or `{dtype, unless: ["magical"], only: []}`."""
    here = table(raw)
    if not here:
        return one_line(raw)
    kind = one_line(first(here, ("dtype", "type", "name")))
    unless, only = one_line(here.get("unless")), one_line(here.get("only"))
    if "magical" in unless or only == "nonmagical":
        metal = "adamantine" if "adamantine" in unless else "silvered" if "silver" in unless else ""
        made = f" not made with {metal} weapons" if metal else ""
        return f"{kind} from nonmagical attacks{made}"
    return " ".join(filter(None, (only, kind, unless and f"unless {unless}")))


def deeds(
    book: Notebook, section: Section, raw: object, attacks: Mapping[str, Mapping[str, Any]]
) -> None:
    """Named entries with prose, and the attack of the same name to stand in."""
    for entry in tables(raw):
        name = entry.get("name")
        spare = attacks.get(label(name)) if section == "actions" else None
        text = plain(first(entry, ("desc", "description", "text")))
        book.deed(section, name, text, fallback=attack(spare) if spare else None)


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
        levels.setdefault("?" if place is None else str(place), []).append(one_line(spell.get("name")))
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
    bonus = figures.number(first(table(one.get("stats")) or table(one.get("ability_scores")), ("prof_bonus",)))
    modifier = (figures.number(here.get("dc")) or 0) - 8 - (bonus or 2)
    known = dict(book.facts.get("abilities", ()))
    fits = [key for key in ("int", "wis", "cha") if (known.get(key, 10) - 10) // 2 == modifier]
    found = (fits or ["int"])[0]
    book.remark("spellcasting", "guessed", found, "by-save-dc")
    return found


def character(one: Mapping[str, Any]) -> Found:
    """A player's character."""
    book = Notebook(one_line(one.get("name")))
    book.hp(one.get("max_hp"))
    book.ac(one.get("ac"))
    book.words(one.get("race"), "type", lower=True)
    scores(book, table(one.get("stats")))
    trained(book, one)
    defences(book, one)
    own = table(one.get("overrides")).get("attacks")
    for entry in (*tables(one.get("attacks")), *tables(own)):
        book.deed("actions", entry.get("name"), details(entry), fallback=attack(entry))
    spellbook(book, one)
    levels = table(at(one, "levels", "classes"))
    book.note("class", ", ".join(f"{key} {one_line(value)}" for key, value in levels.items()))
    for entry in tables(one.get("consumables")):
        book.note(one_line(entry.get("name")), first(entry, ("value", "maxv")))
    book.note("background", one.get("background"))
    book.note("", one.get("description"))
    book.left_over(one, (*READ, "hp"))
    hp = figures.number(one.get("hp"))
    return book.found(
        "pc",
        Current(
            hp=min(max(0, hp), 999_999) if hp is not None else None,
            temp_hp=min(max(0, figures.number(one.get("temp_hp")) or 0), 999_999),
        ),
    )
