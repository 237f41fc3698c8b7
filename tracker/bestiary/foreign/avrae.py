"""Avrae: bestiaries (a list of monsters, or `{name, monsters}`) and characters.

A monster's prose is the source; the automation of its attacks only stands in. Characters have
nothing but attacks with a bonus and damage in square brackets (`1d8 + 3 [piercing]`).
"""

import re
from collections.abc import Mapping
from typing import Any

from tracker.bestiary.foreign import figures, phrases
from tracker.bestiary.foreign.avrae_attacks import attack, details, sheet
from tracker.bestiary.foreign.avrae_spells import spellbook
from tracker.bestiary.foreign.deeds import Section
from tracker.bestiary.foreign.raw import at, first, series, table, tables
from tracker.bestiary.foreign.report import Current, Found, Haul, Trouble
from tracker.bestiary.foreign.text import label, one_line, plain
from tracker.bestiary.foreign.values import Notebook
from tracker.encounter.numbers.abilities import SKILLS
from tracker.encounter.stat_block import Attack
from tracker.rules.words import ABILITIES

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


def knows(raw: object) -> bool:
    """One monster or character, a list of them, or a bestiary."""
    if isinstance(raw, list):
        return any(_is_monster(table(one)) or _is_character(table(one)) for one in raw[:50])
    here = table(raw)
    listed = here.get("monsters")
    return (
        _is_monster(here) or _is_character(here) or bool(isinstance(listed, list) and knows(listed))
    )


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
    known = sheet(one)
    attacks = {label(entry.get("name")): entry for entry in tables(one.get("attacks"))}
    spares = {key: attack(entry, known) for key, entry in attacks.items()}
    for key, section in SECTIONS:
        deeds(book, section, one.get(key), spares)
    described = {label(entry.get("name")) for key, _ in SECTIONS for entry in tables(one.get(key))}
    for key, entry in attacks.items():
        if key not in described:
            book.deed("actions", entry.get("name"), details(entry), fallback=spares[key])
    spellbook(book, one)
    uses = book.number(one.get("la_per_round"), "legendary_uses", (0, 20))
    if uses and series(one.get("legactions")):
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
    scores = dict(book.facts.get("abilities", ()))
    for key, reader in (("saves", book.saves), ("skills", book.skills)):
        found = {}
        for word, raw in table(one.get(key)).items():
            here = table(raw)
            name = spaced(word.removesuffix("Save"))
            value = figures.number(here.get("value") if here else raw)
            ability = "dex" if name == "initiative" else owner(name)
            if key == "skills" and name in ABILITY_NAMES.values():
                continue
            plainly = (scores[ability] - 10) // 2 if ability in scores else None
            if here and (value == plainly or (plainly is None and not here.get("prof"))):
                continue
            if name == "initiative":
                initiative(book, value)
            elif value is not None:
                found[name] = value
        reader(found)


def owner(name: str) -> str:
    """The ability of a save or skill."""
    return phrases.ability(name) or SKILLS.get(name, "")


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
    book: Notebook, section: Section, raw: object, spares: Mapping[str, Attack | None]
) -> None:
    """Named entries with prose, and the attack of the same name to stand in."""
    for entry in tables(raw):
        name = entry.get("name")
        text = plain(first(entry, ("desc", "description", "text")))
        spare = spares.get(label(name)) if section == "actions" else None
        book.deed(section, name, text, fallback=spare)


def character(one: Mapping[str, Any]) -> Found:
    """A player's character."""
    book = Notebook(one_line(one.get("name")))
    book.hp(one.get("max_hp"))
    book.ac(one.get("ac"))
    book.words(one.get("race"), "type", lower=True)
    scores(book, table(one.get("stats")))
    trained(book, one)
    defences(book, one)
    known = sheet(one)
    own = table(one.get("overrides")).get("attacks")
    for entry in (*tables(one.get("attacks")), *tables(own)):
        book.deed("actions", entry.get("name"), details(entry), fallback=attack(entry, known))
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
