"""Single values of a 5etools creature, each said as a printed stat block says it."""

from collections.abc import Mapping
from typing import Any

from tracker.bestiary.foreign import figures
from tracker.bestiary.foreign.etools_tags import prose, untagged
from tracker.bestiary.foreign.raw import first, series, table
from tracker.bestiary.foreign.text import one_line
from tracker.bestiary.foreign.values import Notebook
from tracker.rules.words import ABILITIES, SPEEDS

ALIGNMENTS = {
    "L": "lawful",
    "N": "neutral",
    "NX": "neutral",
    "NY": "neutral",
    "C": "chaotic",
    "G": "good",
    "E": "evil",
    "U": "unaligned",
    "A": "any alignment",
}
SIZES = {
    "T": "Tiny",
    "S": "Small",
    "M": "Medium",
    "L": "Large",
    "H": "Huge",
    "G": "Gargantuan",
}
ORDINALS = ("Cantrips", "1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th", "9th")
FREQUENCIES = (
    ("daily", "/day"),
    ("rest", "/rest"),
    ("weekly", "/week"),
    ("monthly", "/month"),
    ("yearly", "/year"),
    ("legendary", "/legendary action"),
)


def armor(raw: object) -> tuple[object, str]:
    """The first armor class and its note: `[12, {ac: 15, condition: "with mage armor"}]`."""
    top = next(iter(series(raw if isinstance(raw, list) else [raw])), None)
    here = table(top)
    if not here:
        return (untagged(top) if isinstance(top, str) else top), ""
    worn = ", ".join(untagged(one_line(one)) for one in series(here.get("from")))
    note = " ".join(filter(None, (worn, untagged(one_line(here.get("condition"))))))
    number = here.get("ac")
    special = untagged(one_line(here.get("special")))
    return (number if number is not None else special), note or (special if number else "")


def type_words(raw: object) -> str:
    """`humanoid (goblinoid)`, `swarm of Tiny beasts`."""
    here = table(raw)
    if not here:
        return untagged(one_line(raw))
    kind = here.get("type")
    choose = table(kind).get("choose")
    words = " or ".join(map(one_line, series(choose))) if choose else one_line(kind)
    swarm = one_line(here.get("swarmSize"))
    if swarm:
        words = f"swarm of {SIZES.get(swarm, swarm)} {words}s"
    tags = []
    for tag in series(here.get("tags")):
        prefix = one_line(table(tag).get("prefix"))
        name = one_line(table(tag).get("tag")) if table(tag) else one_line(tag)
        tags.append(f"{prefix} {name}".strip())
    return untagged(f"{words} ({', '.join(tags)})" if tags else words)


def alignment(raw: object) -> str:
    """`["N", "E"]` is neutral evil; a choice of several is joined by `or`."""
    words = series(raw)
    if any(table(one) for one in words):
        return " or ".join(filter(None, map(_choice, words)))
    letters = [one_line(one) for one in words]
    if len(letters) > 2:
        return _span(letters)
    if letters == ["N"]:
        return "neutral"
    return " ".join(ALIGNMENTS.get(one.upper(), one) for one in letters)


def _choice(raw: object) -> str:
    here = table(raw)
    text = alignment(here.get("alignment")) if here else one_line(raw)
    special, chance = one_line(here.get("special")), one_line(here.get("chance"))
    text = text or special
    return f"{text} ({chance}%)" if text and chance else text


def _span(letters: list[str]) -> str:
    """Five or four letters leave one side out: `L NX C E` is any evil alignment."""
    have = set(letters)
    for left, word in (("G", "good"), ("E", "evil")):
        if left in have and not have & ({"G", "E"} - {left}) and "NY" not in have:
            return f"any {word} alignment"
    for left, word in (("L", "lawful"), ("C", "chaotic")):
        if left in have and not have & ({"L", "C"} - {left}) and "NX" not in have:
            return f"any {word} alignment"
    for left, word in (("G", "good"), ("E", "evil")):
        if left not in have and {"L", "C"} <= have:
            return f"any non-{word} alignment"
    for left, word in (("L", "lawful"), ("C", "chaotic")):
        if left not in have and {"G", "E"} <= have:
            return f"any non-{word} alignment"
    return "any alignment"


def speed(raw: object) -> str:
    """`30 ft., fly 60 ft. (hover)`; a way that is merely `true` is as fast as walking."""
    here = table(raw)
    if not here:
        return one_line(raw)
    walk = _way(here.get("walk"), "")
    pieces = [walk] if walk else []
    for way in SPEEDS:
        value = here.get(way)
        if way == "walk" or value in (None, False):
            continue
        feet = _way(walk.removesuffix(" ft.") if value is True else value, f"{way} ")
        pieces += [feet] if feet else []
    text = ", ".join(pieces)
    rest = [key for key in here if key not in (*SPEEDS, "canHover")]
    extra = "; ".join(f"{key}: {prose(here[key]) or one_line(here[key])}" for key in rest)
    hover = " (hover)" if here.get("canHover") and "hover" not in text else ""
    return "; ".join(filter(None, (text + hover, extra)))


def _way(raw: object, way: str) -> str:
    here = table(raw)
    number = figures.number(here.get("number") if here else raw)
    if number is None:
        return ""
    condition = untagged(one_line(here.get("condition")))
    if condition and not condition.startswith("("):
        condition = f"({condition})"
    return f"{way}{number} ft. {condition}".strip()


def scores(one: Mapping[str, Any]) -> dict[str, Any]:
    """The six scores; one that is an object says only something special."""
    return {key: one[key] for key in ABILITIES if key in one and not table(one[key])}


def rating(book: Notebook, raw: object) -> tuple[object, object]:
    """Challenge and experience; other ratings (in the lair, in a coven) go to the notes."""
    here = table(raw)
    if not here:
        return raw, None
    for key in here:
        if key not in ("cr", "xp"):
            book.note(f"challenge, {key}", here[key])
    return here.get("cr"), here.get("xp")


def clauses(raw: object, key: str, depth: int = 0) -> list[str]:
    """`["fire", {resist: […], note}]` as clauses, the plain ones first in one."""
    plain: list[str] = []
    qualified: list[str] = []
    for one in series(raw):
        here = table(one)
        if not here:
            plain.append(untagged(one_line(one)))
        elif "special" in here:
            qualified.append(untagged(one_line(here["special"])))
        elif depth < 4:
            inner = first(here, (key, "resist", "immune", "vulnerable", "conditionImmune"))
            words = ", ".join(clauses(inner, key, depth + 1))
            notes = (untagged(one_line(here.get(note))) for note in ("preNote", "note"))
            before, after = notes
            qualified.append(" ".join(filter(None, (before, words, after))))
    return [", ".join(filter(None, plain)), *qualified] if plain else qualified


def spells(raw: Mapping[str, Any]) -> dict[str, Any]:
    """A spellcasting object as an entry with the lines that a stat block prints."""
    lines = [prose(raw.get("headerEntries"))]
    hidden = series(raw.get("hidden"))
    if "will" in raw and "will" not in hidden:
        lines.append(f"At will: {_names(raw['will'])}")
    always = [key for key in ("constant", "ritual") if key in raw and key not in hidden]
    lines += [f"{key.title()}: {_names(raw[key])}" for key in always]
    for key, per in FREQUENCIES:
        if key in hidden:
            continue
        for often, names in table(raw.get(key)).items():
            each = " each" if often.endswith("e") else ""
            lines.append(f"{often.removesuffix('e')}{per}{each}: {_names(names)}")
    for level, entry in table(raw.get("spells")).items():
        here = table(entry)
        place = ORDINALS[int(level)] if level.isdigit() and int(level) < 10 else level
        slots = here.get("slots")
        how = "at will" if level == "0" else f"{one_line(slots) or '0'} slots"
        title = f"{place} ({how})" if level == "0" else f"{place} level ({how})"
        lines.append(f"{title}: {_names(here.get('spells'))}")
    lines.append(prose(raw.get("footerEntries")))
    return {"name": raw.get("name") or "Spellcasting", "entries": [line for line in lines if line]}


def _names(raw: object) -> str:
    return ", ".join(
        untagged(one_line(table(one).get("entry") or table(one).get("name") or one))
        for one in series(raw)
    )
