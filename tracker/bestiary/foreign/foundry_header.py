"""The upper half of a Foundry actor: hit points, armor class, speeds, defences, languages.

An armor class that is not written down (`flat` is null) is worked out from what is worn, and hit
points that are not from dice or classes; both are remarked as guesses.
"""

from collections.abc import Mapping
from typing import Any

from tracker.bestiary.foreign import figures
from tracker.bestiary.foreign.foundry_values import SIZES, SKILLS, Actor, system, whole
from tracker.bestiary.foreign.raw import at, first, series, table, tables
from tracker.bestiary.foreign.text import one_line
from tracker.bestiary.foreign.values import Notebook
from tracker.rules.words import ABILITIES, SPEEDS

ARMOR = ("light", "medium", "heavy", "natural")
SENSES = ("blindsight", "darkvision", "tremorsense", "truesight")
METERS = ("m", "meters", "metres")
WEAPONS = ("bludgeoning", "piercing", "slashing")
PHYSICAL = ", ".join(WEAPONS)
METALS = {"sil": "silvered", "silver": "silvered", "ada": "adamantine", "adamant": "adamantine"}
BARE = {
    "unarmoredBarb": "con",
    "unarmoredMonk": "wis",
    "unarmoredBard": "cha",
}
TONGUES = {
    "deep": "Deep Speech",
    "cant": "Thieves' Cant",
    "standard": "Common",
    "exotic": "Exotic",
    "custom": "",
}
READ = "attributes abilities details traits skills currency bonuses resources spells tools source".split()


def header(book: Notebook, one: Actor) -> None:
    """Everything above the traits."""
    hit_points(book, one)
    armor_class(book, one)
    traits = table(one.system.get("traits"))
    size = one_line(traits.get("size"))
    book.size(SIZES.get(size, size))
    kind(book, one)
    movement(book, one)
    book.abilities(one.scores)
    book.saves({key: one.save(key) for key in ABILITIES if one.save(key) != one.modifier(key)})
    book.skills({name: one.skill(key) for key, (name, _) in SKILLS.items() if one.trained(key)})
    senses(book, one)
    languages(book, traits)
    book.defences(against(table(traits.get("dr"))), "resist")
    book.defences(against(table(traits.get("di"))), "immune")
    book.defences(against(table(traits.get("dv"))), "vulnerable")
    book.condition_immune(against(table(traits.get("ci"))))
    reduced = table(at(traits, "dm", "amount"))
    book.note("damage changed", reduced)
    challenge(book, one)
    initiative(book, one)
    book.left_over(one.system, READ)


def hit_points(book: Notebook, one: Actor) -> None:
    """As written, by dice, or by classes."""
    hp = table(at(one.system, "attributes", "hp"))
    if whole(hp.get("dt")) > 0:
        book.whole(hp["dt"], "threshold")
    most = figures.number(hp.get("max"))
    if (most is None or most <= 0) and one.player:
        worked = by_classes(one)
        if worked:
            book.guess("max_hp", worked, "worked-out")
            return
    book.hp(hp.get("max") if most and most > 0 else None, hp.get("formula"))
    if "max_hp" not in book.facts and whole(hp.get("value")) > 0:
        book.guess("max_hp", min(whole(hp["value"]), 999_999), "current-hit-points")


def by_classes(one: Actor) -> int:
    """The sum of what each class gained, Constitution, and bonuses; 0 without classes."""
    total = 0
    for item in one.items:
        if item.get("type") != "class":
            continue
        own = system(item)
        die = whole(
            one_line(first(own, ("hitDice",)) or at(own, "hd", "denomination")).lstrip("d"), 8
        )
        gained = next(
            (
                table(advance.get("value"))
                for advance in tables(own.get("advancement"))
                if advance.get("type") == "HitPoints"
            ),
            {},
        )
        for number in range(1, min(whole(own.get("levels"), 1), 40) + 1):
            total += points(gained.get(str(number)), die, number == 1 and not total)
    if not total:
        return 0
    extra = at(one.system, "attributes", "hp", "bonuses")
    each = one.modifier("con") + one.value(at(extra, "level"))
    return min(max(1, total + each * one.level + one.value(at(extra, "overall"))), 999_999)


def points(raw: object, die: int, top: bool) -> int:
    """One level's: a number, `max` or `avg`."""
    if raw == "max" or (raw is None and top):
        return die
    return whole(raw) if isinstance(raw, int) else die // 2 + 1


def armor_class(book: Notebook, one: Actor) -> None:
    """As written, or the best of what is worn."""
    here = table(at(one.system, "attributes", "ac"))
    calc = one_line(here.get("calc"))
    flat = figures.number(here.get("flat"))
    if flat is None and not calc:
        flat = figures.number(here.get("value"))
    worn = [item for item in one.items if item.get("type") == "equipment" and carried(item)]
    if flat is not None and calc in ("", "flat", "natural"):
        book.ac(flat, "natural armor" if calc == "natural" else "")
        return
    shields = [item for item in worn if armor_kind(item) == "shield"]
    armors = [item for item in worn if armor_kind(item) in ARMOR]
    bases = [suit(one, item) for item in armors] if calc in ("", "default") else []
    best = max(bases, default=bare(one, calc, here))
    held = max((armor(item) for item in shields), default=0)
    book.guess("ac", min(max(0, best + held), 99), "worked-out")
    names = [one_line(item.get("name")) for item in (*armors, *shields)]
    book.words(", ".join(names), "ac_note", lower=True)


def carried(item: Mapping[str, Any]) -> bool:
    return system(item).get("equipped") is True


def armor_kind(item: Mapping[str, Any]) -> str:
    own = system(item)
    return one_line(first(table(own.get("type")), ("value",))) or one_line(at(own, "armor", "type"))


def armor(item: Mapping[str, Any]) -> int:
    own = system(item)
    return whole(at(own, "armor", "value")) + whole(at(own, "armor", "magicalBonus"))


def suit(one: Actor, item: Mapping[str, Any]) -> int:
    """A suit with as much Dexterity as it lets through."""
    cap = figures.number(at(system(item), "armor", "dex"))
    kinds = {"medium": 2, "heavy": 0}
    most = kinds.get(armor_kind(item), 99) if cap is None else cap
    dexterity = min(one.modifier("dex"), most) if most else 0
    return armor(item) + dexterity


def bare(one: Actor, calc: str, here: Mapping[str, Any]) -> int:
    """Without armor, by the way of reckoning."""
    dexterity = one.modifier("dex")
    if calc in BARE:
        return 10 + dexterity + one.modifier(BARE[calc])
    if calc in ("mage", "draconic"):
        return 13 + dexterity
    if calc == "custom" and one.value(here.get("formula")):
        return one.value(here.get("formula"))
    return 10 + dexterity


def kind(book: Notebook, one: Actor) -> None:
    """Type and alignment; a character has a race."""
    details = table(one.system.get("details"))
    here = table(details.get("type"))
    words = one_line(here.get("value")) if here else one_line(details.get("type"))
    words = one_line(here.get("custom")) if words in ("custom", "") and here else words
    subtype, swarm = one_line(here.get("subtype")), one_line(here.get("swarm"))
    if swarm:
        words = f"swarm of {SIZES.get(swarm, swarm)} {words}s"
    race = details.get("race")
    if not words and isinstance(race, str):
        named = next((item.get("name") for item in one.items if item.get("_id") == race), race)
        words = one_line(named)
    book.words(f"{words} ({subtype})" if subtype and words else words, "type", lower=True)
    book.words(details.get("alignment"), "alignment", lower=True)
    source = first(one.system, ("source",)) or details.get("source")
    named = table(source)
    book.words(first(named, ("book", "custom")) if named else source, "source")
    for key in ("environment", "habitat"):
        where = details.get(key)
        places = [at(place, "type") for place in tables(at(where, "value"))]
        book.note("environment", places or (where if isinstance(where, str) else ""))


def movement(book: Notebook, one: Actor) -> None:
    """Speeds; in meters when the units say so. Before 2020 a text."""
    here = table(at(one.system, "attributes", "movement"))
    if not here:
        book.speed(at(one.system, "attributes", "speed", "value"))
        return
    if not any(whole(here.get(way)) for way in SPEEDS) and not table(here.get("speeds")):
        here = of_race(one, "movement") or here
    speeds = table(here.get("speeds")) or here
    unit = " m" if one_line(here.get("units")) in METERS else " ft."
    words = [f"{way} {feet}{unit}" for way in SPEEDS if (feet := whole(speeds.get(way))) > 0]
    if here.get("hover") is True:
        words.append("(hover)")
    book.speed(", ".join(words))
    book.note("speeds", here.get("special"))


def of_race(one: Actor, field: str) -> Mapping[str, Any]:
    """What a character that leaves a field empty has by its race."""
    races = [system(item) for item in one.items if item.get("type") == "race"]
    return next((table(race[field]) for race in races if table(race.get(field))), {})


def senses(book: Notebook, one: Actor) -> None:
    """Radii, and the passive Perception that follows from the skill."""
    here = at(one.system, "attributes", "senses")
    passive = (
        10 + one.skill("prc") + one.value(at(one.system, "skills", "prc", "bonuses", "passive"))
    )
    ranges = table(table(here).get("ranges")) or table(here)
    if not any(whole(ranges.get(sense)) for sense in SENSES):
        ranges = of_race(one, "senses") or ranges
    unit = " m" if one_line(table(here).get("units")) in METERS else ""
    words = []
    for sense in SENSES:
        radius = whole(ranges.get(sense))
        if radius > 0:
            words.append(f"{sense} {round(radius / 1.5) * 5 if unit else radius} ft.")
    words.append(one_line(table(here).get("special")) if table(here) else one_line(here))
    words.append(one_line(at(one.system, "traits", "senses")))
    book.senses(", ".join((*filter(None, words), f"passive Perception {max(0, passive)}")))


def languages(book: Notebook, traits: Mapping[str, Any]) -> None:
    """Codes as words, and what was added by hand."""
    here = table(traits.get("languages"))
    words = [
        TONGUES.get(code, code.replace("-", " ").title())
        for code in (one_line(one) for one in series(here.get("value")))
    ]
    words += [piece.strip() for piece in one_line(here.get("custom")).split(";")]
    for how, detail in table(here.get("communication")).items():
        feet = whole(table(detail).get("value"))
        if feet:
            words.append(f"{how} {feet} ft.")
    book.languages(", ".join(filter(None, words)))


def against(here: Mapping[str, Any]) -> list[str]:
    """Codes as clauses: what gets past a defence concerns weapons only."""
    codes = [one_line(one).lower() for one in series(here.get("value"))]
    bypasses = [one_line(one).lower() for one in series(here.get("bypasses"))]
    metals = [METALS[code] for code in (*bypasses, *codes) if code in METALS]
    magic = "mgc" in bypasses
    plain = [code for code in codes if code not in METALS and not (magic and code in WEAPONS)]
    weapons = [code for code in codes if code in WEAPONS] if magic else []
    if "physical" in plain:
        plain.remove("physical")
        weapons = list(WEAPONS)
    clauses = [", ".join(plain)] if plain else []
    if weapons:
        made = f" not made with {' or '.join(metals)} weapons" if metals else ""
        clauses.append(f"{', '.join(weapons)} from nonmagical attacks{made}")
    custom = one_line(here.get("custom"))
    return [*clauses, *(piece.strip() for piece in custom.split(";") if piece.strip())]


def challenge(book: Notebook, one: Actor) -> None:
    """Of monsters; characters have a level."""
    details = table(one.system.get("details"))
    cr = details.get("cr")
    if one.player:
        book.note("level", one.level)
    elif cr is not None:
        xp = at(details, "xp", "value")
        book.challenge(cr, xp if whole(xp) else None)
    book.facts["proficiency"] = one.proficiency


def initiative(book: Notebook, one: Actor) -> None:
    """Only when it is not just Dexterity."""
    here = table(at(one.system, "attributes", "init"))
    ability = one_line(here.get("ability"))
    bonus = one.modifier(ability if ability in ABILITIES else "dex")
    bonus += one.value(here.get("bonus") or here.get("value"))
    if bonus != one.modifier("dex"):
        book.keep("initiative_bonus", min(max(-99, bonus), 99))
