"""What a line of a pasted stat block is: a label with its value, a heading, an entry, or more of it.

Pages break lines anywhere and put labels on lines of their own; a line begins an entry only where
its first words are written as a name and the line before it had come to an end.
"""

import re

from tracker.bestiary.foreign.deeds import Section
from tracker.bestiary.foreign.phrases import SIZE, TYPES
from tracker.bestiary.foreign.text import UNSEEN, one_line, unmarked
from tracker.rules.words import CONDITIONS, DAMAGE_TYPES, SIZES

LABELS = (
    (re.compile(r"armou?r class|ac(?=[: ]+\d)", re.IGNORECASE), "ac"),
    (re.compile(r"hit points?|hp(?=[: ]+\d)", re.IGNORECASE), "hp"),
    (re.compile(r"speed", re.IGNORECASE), "speed"),
    (re.compile(r"saving throws?(?=[: ]|$)|saves(?=[: ]|$)", re.IGNORECASE), "saves"),
    (re.compile(r"skills", re.IGNORECASE), "skills"),
    (re.compile(r"(?:damage )?vulnerabilit(?:ies|y)", re.IGNORECASE), "vulnerable"),
    (re.compile(r"(?:damage )?resistances?", re.IGNORECASE), "resist"),
    (re.compile(r"(?:damage )?immunit(?:ies|y)", re.IGNORECASE), "immune"),
    (re.compile(r"condition immunit(?:ies|y)", re.IGNORECASE), "condition_immune"),
    (re.compile(r"senses", re.IGNORECASE), "senses"),
    (re.compile(r"languages?", re.IGNORECASE), "languages"),
    (re.compile(r"challenge(?: rating)?|cr(?=[: ]+\d)", re.IGNORECASE), "challenge"),
    (re.compile(r"proficiency bonus|pb(?=[: ]+\+)", re.IGNORECASE), "proficiency"),
    (re.compile(r"initiative(?=[: ]+[+-])", re.IGNORECASE), "initiative"),
    (re.compile(r"gear|equipment", re.IGNORECASE), "gear"),
)
SECTIONS: tuple[tuple[re.Pattern[str], Section], ...] = (
    (re.compile(r"(?:special )?traits|special abilities", re.IGNORECASE), "traits"),
    (re.compile(r"actions?", re.IGNORECASE), "actions"),
    (re.compile(r"bonus actions?", re.IGNORECASE), "bonus_actions"),
    (re.compile(r"reactions?", re.IGNORECASE), "reactions"),
    (re.compile(r"(?:epic )?legendary actions?", re.IGNORECASE), "legendary"),
    (re.compile(r"mythic actions?", re.IGNORECASE), "mythic"),
    (re.compile(r"lair actions?|regional effects?|[\w' ]{0,30}lair", re.IGNORECASE), "lair"),
    (re.compile(r"variant:? [\w' :]{1,40}|description|tactics|ecology", re.IGNORECASE), "other"),
)
ABILITY_WORDS = re.compile(
    r"(?>\b(?:str(?:ength)?|dex(?:terity)?|con(?:stitution)?|int(?:elligence)?|wis(?:dom)?|cha(?:risma)?|mod|save)\b"
    r"|[+-]? ?\d{1,2} ?\([+-]? ?\d{1,2}\)|[+-]? ?\d{1,2}|[|/,:]|\s)++",
    re.IGNORECASE,
)
"""Never tried another way: digits can be cut in too many."""
FURNITURE = re.compile(
    r"system reference document.*|not for resale.*|open game license.*|page \d+|\d{1,3}|stats:?|https?://\S+",
    re.IGNORECASE,
)
ENTRY = re.compile(
    r"(?P<name>[A-Z0-9\"'][^.!?:\n]{0,70}?(?:\([^()]{1,70}\)[^.!?:\n]{0,20})?)(?:[.!?]|:(?= ?(?:melee|ranged)))"
    r"(?:\s+(?P<rest>\S.*)|$)",
    re.IGNORECASE | re.DOTALL,
)
COLON = re.compile(
    r"^(?!(?:(?:first|second) )?(?:failure|success|hit|miss|trigger|response|at will|cantrip|source|note|\d))"
    r"([A-Z][^.:!?\n]{1,60}): +(?=[A-Z\"\d])",
    re.IGNORECASE,
)
"""A name with a colon behind it, where all names of a stat block have one."""
SMALL = frozenset("of the and a an or in with to from for by on at as per into vs de la".split())
NO_NAMES = frozenset(
    (*DAMAGE_TYPES, *CONDITIONS, *SIZES)
    + tuple("strength dexterity constitution intelligence wisdom charisma hit miss ft".split())
    + tuple("it the this if on each failure success dc melee ranged level cantrips feet".split())
    + tuple("perception stealth athletics acrobatics investigation trigger response".split())
)
MOST_WORDS = 8


def lines_of(text: str) -> list[str]:
    """Clean lines, empty ones kept as such, quote and list signs in front taken off."""
    text = UNSEEN.sub("", unmarked(text.replace("-\xad\u2010", "-")))
    text = text.replace("\r\n", "\n").replace("\x0c", "\n").replace("\r", " ")
    raw = (one_line(line) for line in text.split("\n"))
    cleaned = (re.sub(r"^(?:[>#*|•·▪◦_]+|-(?= ))\s*", "", line) for line in raw)
    cleaned = (re.sub(r"^(?:[>#*|•·▪◦_]+|-(?= ))\s*|\s*\|$", "", line) for line in cleaned)
    return [line for line in cleaned if not line or re.search(r"\w", line)]


def label_of(line: str) -> tuple[str, str]:
    """The header field that a line begins with, and the rest of the line."""
    for pattern, field in LABELS:
        match = pattern.match(line)
        if match and re.match(r"[\s:.]|$", line[match.end() :]) and _is_label(line, match, field):
            return field, line[match.end() :].lstrip(" :.\t")
    return "", ""


def _is_label(line: str, match: re.Match[str], field: str) -> bool:
    """Prose may begin with the same words: labels have capitals and a value that fits."""
    rest = line[match.end() :].strip(" :")
    if not line[:1].isupper():
        return False
    if field in ("ac", "hp", "speed", "challenge", "proficiency", "initiative"):
        return not rest or bool(
            re.match(r"[\d+(-]|walk|fly|swim|climb|burrow|varies|-", rest, re.IGNORECASE)
        )
    if field in ("saves", "skills"):
        return not rest or bool(re.match(r"[A-Za-z' ]+[:\s]+[+-]", rest))
    return not re.match(r"(?:to|of|that|which|are|is|against|and|or)\b", rest)


def section_of(line: str) -> Section | None:
    """The section that a heading opens."""
    bare = line.strip(" :.*-=~")
    if not bare[:1].isupper() or line.endswith("."):
        return None
    return next((key for pattern, key in SECTIONS if pattern.fullmatch(bare)), None)


def is_kind_line(line: str) -> bool:
    """`Medium humanoid (goblinoid), neutral evil`."""
    match = SIZE.match(line)
    if match is None or not line[:1].isupper():
        return False
    rest = line[match.end() :].lower()
    known = any(re.search(rf"\b{kind}", rest) for kind in TYPES)
    return len(line) < 140 and (known or ("," in rest and not line.rstrip().endswith(".")))


def entry_of(line: str, *, colon: bool = False) -> tuple[str, str] | None:
    """Name and first words of an entry, when the line begins as one; `colon` may end its name."""
    match = ENTRY.match(COLON.sub(r"\1. ", line, count=1) if colon else line)
    if match is None:
        return None
    name = match["name"].strip()
    words = re.sub(r"\([^()]*\)", "", name).split()
    if (
        not words
        or len(words) > MOST_WORDS
        or (words[0].lower().strip("\"'") in NO_NAMES and len(words) == 1)
    ):
        return None
    capitals = [word for word in words if word.lower() not in SMALL]
    if not capitals or not all(re.match(r"[\"'(]?[A-Z0-9&+]", word) for word in capitals):
        return None
    if (not words[0][:1].isupper() and not words[0][:1].isdigit()) or re.match(
        r"\d+(?:st|nd|rd|th)?$", words[0]
    ):
        return None
    return name, match["rest"] or ""


def name_alone(line: str, following: str) -> str:
    """The name of an entry on a line of its own, when a sentence begins below it."""
    bare = line.strip(" :")
    if not re.fullmatch(r"[\w' /,()-]{2,60}", bare) or label_of(line)[0] or section_of(line):
        return ""
    begins = re.match(
        r"(?:melee|ranged|hit|the|each|when|if|on|in|an?|as|once|while|it)\b",
        following,
        re.IGNORECASE,
    )
    if begins is None or not following[:1].isupper() or entry_of(f"{bare}. X") is None:
        return ""
    return bare


def ended(line: str) -> bool:
    """Whether the sentence of a line had come to its end."""
    return not line or line[-1] in ".!?:\"')" or bool(re.search(r"[.!?]\)?$", line))
