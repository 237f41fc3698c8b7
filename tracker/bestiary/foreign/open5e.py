"""Open5e: one creature or a page of the service, first or second version, and database fixtures.

Prose is believed before the structured attacks of the second version, which have damage types that
no book prints. Fields of JSON inside strings are opened first.
"""

import json
from collections.abc import Mapping
from typing import Any, Literal

from tracker.bestiary.foreign import open5e_api, open5e_attacks
from tracker.bestiary.foreign.raw import at, first, table, tables
from tracker.bestiary.foreign.report import Found, Haul, Trouble
from tracker.bestiary.foreign.text import name_of, one_line, pairs_text
from tracker.bestiary.foreign.values import Notebook

FORMAT = "open5e"
LONG = "strength dexterity constitution intelligence wisdom charisma".split()
WAYS = "walk fly swim climb burrow hover".split()
SENSES = "darkvision blindsight tremorsense truesight".split()
SECTIONS: dict[str, Any] = {
    "special_abilities": "traits",
    "traits": "traits",
    "actions": "actions",
    "bonus_actions": "bonus_actions",
    "reactions": "reactions",
    "legendary_actions": "legendary",
    "mythic_actions": "mythic",
    "lair_actions": "lair",
}
BY_TYPE: dict[str, Any] = {
    "action": "actions",
    "bonusaction": "bonus_actions",
    "reaction": "reactions",
    "legendaryaction": "legendary",
    "lairaction": "lair",
    "mythicaction": "mythic",
}
WEAPONS = "(nonmagical)"
ASIDE = frozenset(
    "slug key pk url id img_main illustration page_no document__slug "
    "document__url document__license_url v2_converted_path v2_converted_url category creaturesets "
    "crossreferences modifiers saving_throws_all skill_bonuses_all speed_all unit distance_unit cr "
    "normal_sight_range size_integer v2_converted challenge_rating_text spell_list order weight "
    "proficiency_bonus hit_points_rolled route experience_points_integer".split()
)


def knows(value: Any) -> bool:
    """Its words for armor class and hit points stand in the first entries."""
    return any(is_creature(one) for one in entries(value)[:50])


def is_creature(one: Mapping[str, Any]) -> bool:
    """A monster of the first, a creature of the second version."""
    return "name" in one and "armor_class" in one and ("hit_points" in one or "hit_dice" in one)


def entries(value: Any) -> list[Mapping[str, Any]]:
    """Single creatures out of pages, lists and fixtures, their JSON opened."""
    if isinstance(value, Mapping):
        inside = value.get("results")
        return entries(inside) if isinstance(inside, list) else [opened(table(value))]
    rows = tables(value)
    if any("fields" in row and "model" in row for row in rows[:5]):
        return fixtures(rows)
    return [opened(row) for row in rows]


def fixtures(rows: tuple[Mapping[str, Any], ...]) -> list[Mapping[str, Any]]:
    """Rows of a database; what a creature can do may stand in rows of its own."""
    found: dict[str, dict[str, Any]] = {}
    below: list[tuple[str, str, Mapping[str, Any]]] = []
    for row in rows:
        fields = table(row.get("fields"))
        kind = one_line(row.get("model")).rpartition(".")[2]
        key = one_line(row.get("pk"))
        if kind in ("monster", "creature"):
            found[key or str(len(found))] = {**opened(fields)}
        elif "parent" in fields:
            below.append((kind, key, fields))
    deeds = {key: {**fields, "attacks": []} for kind, key, fields in below if "attack" not in kind}
    for kind, key, fields in below:
        owner = one_line(fields.get("parent"))
        if "attack" in kind and owner in deeds:
            deeds[owner]["attacks"].append(fields)
        elif owner in found and key in deeds:
            room = "traits" if "trait" in kind else "actions"
            found[owner].setdefault(room, []).append(deeds[key])
    return list(found.values())


def opened(fields: Mapping[str, Any]) -> Mapping[str, Any]:
    """`actions_json` with its text read as `actions`."""
    whole = dict(fields)
    for key, text in fields.items():
        if key.endswith("_json") and isinstance(text, str):
            try:
                whole[key.removesuffix("_json")] = json.loads(text) if text.strip() else None
            except (ValueError, RecursionError):
                continue
            del whole[key]
    return open5e_api.evened(whole)


def read(value: Any) -> Haul:
    """Every creature."""
    found: list[Found] = []
    troubles: list[Trouble] = []
    for number, one in enumerate(entries(value), 1):
        if is_creature(one):
            found.append(creature(one))
        else:
            troubles.append(Trouble(name_of(one.get("name")) or str(number), "no-stat-block"))
    return Haul(FORMAT, tuple(found), (), tuple(troubles))


def creature(one: Mapping[str, Any]) -> Found:
    """One monster or creature."""
    book = Notebook(one.get("name"))
    read_keys = {"name", *header(book, one), *body(book, one), *defences(book, one)}
    for key in SECTIONS:
        read_keys.add(key)
        section(book, key, one.get(key))
    book.deed("other", "", one.get("legendary_desc"))
    if one_line(one.get("legendary_desc")):
        book.deeds[-1] = book.deeds[-1]._replace(section="legendary")
    book.note("", one.get("desc"))
    book.note("environments", texts(one.get("environments")))
    for key, raw in one.items():
        if key in ASIDE and raw not in (None, "", [], {}):
            book.drop(key, raw, "not-for-the-table")
    book.left_over(one, {*read_keys, "desc", "legendary_desc", "environments", *ASIDE})
    return book.found()


def header(book: Notebook, one: Mapping[str, Any]) -> tuple[str, ...]:
    """Hit points, armor class, kind, challenge, source; the keys that were read."""
    book.hp(one.get("hit_points"), one.get("hit_points_roll") or one.get("hit_dice"))
    book.ac(one.get("armor_class"), first(one, ("armor_desc", "armor_detail")))
    book.size(named(one.get("size")))
    kind = named(one.get("type"))
    below = named(first(one, ("subtype", "subcategory")))
    book.words(f"{kind} ({below})" if kind and below else kind, "type", lower=True)
    book.words(one.get("alignment"), "alignment", lower=True)
    rating = first(one, ("challenge_rating", "challenge_rating_decimal", "cr"))
    book.challenge(rating, first(one, ("experience_points", "xp")))
    book.words(first(one, ("document__title",)) or named(one.get("document")) or None, "source")
    book.languages(
        at(one, "languages", "as_string") or first(one, ("languages_desc",)) or plain_text(one)
    )
    return tuple(
        "hit_points hit_points_roll hit_dice armor_class armor_desc armor_detail size type subtype subcategory "
        "alignment challenge_rating challenge_rating_decimal cr experience_points xp languages "
        "languages_desc document document__title".split()
    )


def plain_text(one: Mapping[str, Any]) -> object:
    """Languages that are no object of the second version."""
    languages = one.get("languages")
    return "" if isinstance(languages, Mapping) else languages


def named(raw: object) -> str:
    """A word, or the name of an object that stands for it."""
    if isinstance(raw, Mapping):
        return one_line(raw.get("name") or raw.get("display_name") or raw.get("key"))
    return one_line(raw)


def body(book: Notebook, one: Mapping[str, Any]) -> set[str]:
    """Speeds, scores, saves, skills, senses; the keys that were read."""
    ways = {way: one[way] for way in WAYS if one.get(way)}
    book.speed(ways_text(first(one, ("speed",)) or ways))
    scores = table(one.get("ability_scores")) or {
        name: first(one, (name, f"ability_score_{name}")) for name in LONG
    }
    book.abilities({key: raw for key, raw in scores.items() if raw is not None})
    saves = table(one.get("saving_throws")) or {
        name: first(one, (f"{name}_save", f"saving_throw_{name}")) for name in LONG
    }
    # Answers of 2024 have all six, trained or not.
    plain = table(one.get("modifiers"))
    book.saves({key: raw for key, raw in saves.items() if raw not in (None, plain.get(key))})
    apart = {
        key.removeprefix("skill_bonus_"): raw
        for key, raw in one.items()
        if key.startswith("skill_bonus_") and raw is not None
    }
    book.skills(first(one, ("skills", "skill_bonuses")) or apart)
    senses = first(one, ("senses",)) or {
        name: one[f"{name}_range"] for name in SENSES if one.get(f"{name}_range")
    }
    book.senses(senses)
    if "passive_perception" not in book.facts:
        book.whole(one.get("passive_perception"), "passive_perception")
    bonus = one.get("initiative_bonus")
    if bonus is not None:
        book.whole(bonus, "initiative_bonus", (-99, 99))
    read_keys = {"speed", "ability_scores", "saving_throws", "skills", "skill_bonuses", "senses"}
    read_keys |= {"passive_perception", "initiative_bonus", "perception", *WAYS, *LONG}
    read_keys |= {f"{name}_save" for name in LONG} | {f"{name}_range" for name in SENSES}
    read_keys |= {f"{head}_{name}" for head in ("ability_score", "saving_throw") for name in LONG}
    return read_keys | {key for key in one if key.startswith("skill_bonus_")}


def ways_text(raw: object) -> object:
    """Speeds by way with `hover` as a word; other texts as they are."""
    if not isinstance(raw, Mapping):
        return raw
    pairs = {key: one for key, one in raw.items() if key not in ("hover", "unit", "notes") and one}
    hover = " (hover)" if raw.get("hover") is True else ""
    notes = one_line(raw.get("notes"))
    return f"{pairs_text(pairs)}{hover}" + (f", {notes}" if notes else "")


def defences(book: Notebook, one: Mapping[str, Any]) -> set[str]:
    """Defences as text, lists, or the second version's object; the keys that were read."""
    whole = table(one.get("resistances_and_immunities")) or one
    rooms: tuple[tuple[str, Literal["resist", "immune", "vulnerable"]], ...] = (
        ("damage_vulnerabilities", "vulnerable"),
        ("damage_resistances", "resist"),
        ("damage_immunities", "immune"),
    )
    for key, field in rooms:
        book.defences(texts(first(whole, (f"{key}_display", key))), field)
    if one.get("nonmagical_attack_resistance") is True:
        book.defences(WEAPONS, "resist")
    if one.get("nonmagical_attack_immunity") is True:
        book.defences(WEAPONS, "immune")
    conditions = first(whole, ("condition_immunities_display", "condition_immunities"))
    book.condition_immune(texts(conditions))
    return {
        *(key for key, _ in rooms),
        "resistances_and_immunities",
        "condition_immunities",
        "nonmagical_attack_resistance",
        "nonmagical_attack_immunity",
    }


def texts(raw: object) -> object:
    """A text, or the names in a list."""
    return [named(one) for one in raw] if isinstance(raw, list) else raw


def section(book: Notebook, key: str, raw: object) -> None:
    """One list of deeds; the second version sorts its actions by a type of their own."""
    for entry in tables(raw) if isinstance(raw, list) else ():
        kind = one_line(entry.get("action_type")).lower().replace("_", "").replace(" ", "")
        where = BY_TYPE.get(kind, SECTIONS[key]) if key == "actions" else SECTIONS[key]
        usage = open5e_attacks.usage_of(entry)
        text = first(entry, ("desc", "description", "text"))
        book.deed(where, entry.get("name"), text, usage=usage, fallback=open5e_attacks.spare(entry))
    if isinstance(raw, str):
        book.deed("other", key, raw)
