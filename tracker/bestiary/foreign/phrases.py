"""The header lines of a stat block: speeds, senses, named bonuses, defences, kind of creature.

Each reader takes plain text and hands back what it understood and what it did not, so that the
second half can be said and kept.
"""

import re
from typing import NamedTuple

from tracker.encounter.stat_block import Named
from tracker.rules.defences import ALL, Defence
from tracker.rules.words import ABILITIES, CONDITIONS, DAMAGE_TYPES, SIZES, SPEEDS

NAMES = dict(
    zip(
        "strength dexterity constitution intelligence wisdom charisma".split(),
        ABILITIES,
        strict=True,
    )
)
SPEED = re.compile(
    r"(?:(?P<kind>walk(?:ing)?|burrow(?:ing)?|climb(?:ing)?|fly(?:ing)?|swim(?:ming)?|speed|land)\b[:\s]*)?"
    r"(?P<feet>\d{1,4})(?P<unit>\s?(?:feet|foot|ft\b\.?|'|m\b))?(?P<how>\s*\([^)]*\))?",
    re.IGNORECASE,
)
ROUND = re.compile(
    r"(?P<kind>[a-z]+)\s*:?\s*(?:out to |to )?(?P<feet>\d{1,4})(?:\s?(?:feet|foot|ft\b\.?|'))?(?P<how>\s*\([^)]*\))?",
    re.IGNORECASE,
)
PASSIVE = re.compile(r"passive\s*(?:perception)?\s*:?\s*(\d{1,3})", re.IGNORECASE)
BONUS = re.compile(
    r"(?P<name>[a-z][a-z' ]*?)\s*:?\s*(?P<bonus>[+-]?\s?\d{1,3})(?!\d)", re.IGNORECASE
)
SENSES = "blindsight darkvision tremorsense truesight".split()
WEAPONS = ("bludgeoning", "piercing", "slashing")
NONE = frozenset(("", "-", "--", "---", "none", "n/a", "null", "0"))
TYPES = (
    "aberration beast celestial construct dragon elemental fey fiend giant humanoid monstrosity "
    "ooze plant undead swarm"
).split()
SIZE = re.compile(rf"\b({'|'.join(SIZES)})\b", re.IGNORECASE)


class Read(NamedTuple):
    """What was understood, and the words that were not."""

    values: Named
    rest: str = ""


def ability(text: str) -> str:
    """`dex` of `Dex`, `dexterity` or `DEX`; empty for what is no ability."""
    word = text.strip().lower().rstrip(".:")
    return next((short for name, short in NAMES.items() if word in (name, short)), "")


def speeds(text: str) -> tuple[Read, bool]:
    """`30 ft., fly 60 ft. (hover)`; a number without a word is walking. And whether it hovers."""
    found: dict[str, int] = {}
    rest = text
    for match in SPEED.finditer(text):
        word = (match["kind"] or "walk").lower()
        kind = next((kind for kind in SPEEDS if word.startswith(kind[:3])), "walk")
        feet = int(match["feet"])
        if (match["unit"] or "").strip() == "m":
            feet = round(feet / 1.5) * 5
        if kind in found and match["kind"] is None:
            continue
        found[kind] = feet
        rest = rest.replace(match[0], " ", 1)
        if match["how"] and re.sub(r"[\s()]", "", match["how"]).lower() != "hover":
            rest += match["how"]
    order = tuple((kind, found.get(kind, 0)) for kind in SPEEDS if kind in found or kind == "walk")
    hover = "hover" in text.lower()
    rest = re.sub(r"(?:it |which )?(?:can )?hovers?\b\.?", "", rest, flags=re.IGNORECASE)
    return Read(order if found else (), left(rest)), hover


def left(rest: str) -> str:
    """What stands besides, without the punctuation of the list it stood in."""
    kept = re.sub(r"\(\s*\)", " ", rest)
    kept = re.sub(r"^[\s,;.:|]+|[\s,;|]+$", "", " ".join(kept.split()))
    kept = re.sub(r"(?:\s*[,;]\s*){2,}", ", ", kept)
    return kept if re.search(r"\w", kept) else ""


def senses(text: str) -> tuple[Read, bool, int | None]:
    """Radius by sense, whether it is blind beyond, and the passive Perception."""
    passive = PASSIVE.search(text)
    rest = PASSIVE.sub(" ", text)
    found = {}
    for match in ROUND.finditer(rest):
        kind = match["kind"].lower()
        if kind in SENSES:
            found[kind] = int(match["feet"])
            how = match["how"] or ""
            rest = rest.replace(match[0], " " if "blind" in how or not how else how, 1)
    blind = bool(re.search(r"\bblind (?:beyond|outside)", text, re.IGNORECASE))
    return Read(tuple(found.items()), left(rest)), blind, int(passive[1]) if passive else None


def bonuses(text: str) -> Read:
    """`Dex +4, Wis +2` and `Stealth +6, Sleight of Hand +4`, names in lower case."""
    found = {}
    rest = text
    for match in BONUS.finditer(text):
        name = " ".join(match["name"].lower().split())
        found[name] = int(match["bonus"].replace(" ", ""))
        rest = rest.replace(match[0], " ", 1)
    return Read(tuple(found.items()), left(rest))


class Defences(NamedTuple):
    """Defences against damage, immunity to conditions, and the words that are neither."""

    damage: tuple[Defence, ...]
    conditions: tuple[str, ...]
    rest: str


def defences(text: str) -> Defences:
    """`cold; bludgeoning, piercing and slashing from nonmagical attacks not made with silver`.

    Clauses are told apart by semicolons and by what qualifies the weapons; within one, everything
    before the qualified weapons is plain.
    """
    plain: list[str] = []
    qualified: list[Defence] = []
    conditions: list[str] = []
    rests = []
    for clause in clauses(text):
        kinds = words_of(clause, DAMAGE_TYPES)
        conditions += words_of(clause, (*CONDITIONS, "exhaustion"))
        unless = qualities(clause)
        if SOMETIMES.search(clause) and not (unless and not WHILE.search(clause)):
            rests.append(clause.strip())
            continue
        if unless:
            qualified.append(Defence(kinds or WEAPONS, unless))
        elif (
            re.search(r"\ball(?: other)?(?: types of)? damage\b|^all$", clause, re.IGNORECASE)
            and not kinds
        ):
            qualified.append(Defence((ALL,)))
        elif kinds:
            plain += kinds
        other = re.sub(
            rf"\b({'|'.join(DAMAGE_TYPES + CONDITIONS)}|exhaustion)\b",
            " ",
            clause,
            flags=re.IGNORECASE,
        )
        other = re.sub(
            r"\b(and|or|damage|all|from|the|weapons?|attacks?|nonmagical|non-magical)\b",
            " ",
            other,
            flags=re.IGNORECASE,
        )
        other = "" if unless else other
        if left(other):
            rests.append(clause.strip())
    first = (Defence(tuple(dict.fromkeys(plain))),) if plain else ()
    seen = tuple(dict.fromkeys(qualified))
    return Defences(first + seen, tuple(dict.fromkeys(conditions)), "; ".join(rests))


SOMETIMES = re.compile(r"\(|\bwhile\b|\bonly\b|\bwhen\b|\bfrom\b|\bexcept\b", re.IGNORECASE)
WHILE = re.compile(r"\bwhile\b|\bonly when\b|\bwhen in\b", re.IGNORECASE)
"""A defence that holds at times, or against a source, is for the DM to apply."""


def clauses(text: str) -> list[str]:
    """A list of defences in clauses that hold one qualifier each, plain ones word by word."""
    found = []
    for piece in re.split(r";|\n|\.(?:\s|$)", text):
        match = re.search(
            r"((?:(?:bludgeoning|piercing|slashing)[\s,]*(?:(?:and|or)\s+)?)+|damage |weapon damage |physical )"
            r"(?:damage )?(?:that is |is )?(?:from |by |dealt by |caused by |made by )?(?:any |all )?"
            rf"(?:\(?non-?magical|{NOT_OF.pattern}).*",
            piece,
            re.IGNORECASE,
        )
        if match:
            found += [piece[: match.start()], match[0]]
        else:
            found.append(piece)
    cut: list[str] = []
    for piece in found:
        cut += (
            [piece]
            if qualities(piece) or re.search(r"\bfrom\b|\bwhile\b|\(", piece)
            else piece.split(",")
        )
    return [piece.strip(" ,") for piece in cut if piece.strip(" ,").lower() not in NONE]


NOT_OF = re.compile(
    r"(?:weapons|attacks) (?:that |which )?(?:aren't|are not|isn't|not) (?:made (?:with|of|from) )?(?:a )?"
    r"(?:silver|adamant)",
    re.IGNORECASE,
)
"""Weapons of no such metal, whether or not they are magical."""


def qualities(clause: str) -> tuple[str, ...]:
    """What gets past it: every weapon that is magical, and those of the metals it names."""
    metals = [
        metal
        for word, metal in (("silver", "silvered"), ("adamant", "adamantine"))
        if word in clause.lower()
    ]
    if re.search(r"non-?\s?magic|not magical|mundane", clause, re.IGNORECASE):
        return ("magical", *metals)
    return tuple(metals) if NOT_OF.search(clause) else ()


def words_of(text: str, known: tuple[str, ...]) -> tuple[str, ...]:
    """Which of the known words the text has, in its order."""
    found = (
        match.lower() for match in re.findall(rf"\b({'|'.join(known)})\b", text, re.IGNORECASE)
    )
    return tuple(dict.fromkeys(found))


class KindLine(NamedTuple):
    """`Medium humanoid (goblinoid), neutral evil`."""

    size: str = ""
    type: str = ""
    alignment: str = ""


def kind_line(text: str) -> KindLine:
    """Size, type and alignment; what stands after the last comma outside brackets is alignment."""
    text = " ".join(re.sub(r"\(\s*\)", " ", text).replace(" ,", ",").split())
    match = SIZE.match(text)
    size = match[1].lower() if match else ""
    rest = text[match.end() :] if match else text
    rest = re.sub(
        rf"^\s*(?:(?:or|and|to|,|/)\s*(?:{'|'.join(SIZES)})\b)*\s*", "", rest, flags=re.IGNORECASE
    )
    pieces = re.split(r",\s*(?![^()]*\))", rest)
    if len(pieces) > 1:
        return KindLine(size, ", ".join(pieces[:-1]).strip().lower(), pieces[-1].strip().lower())
    return KindLine(size, rest.strip().lower())
