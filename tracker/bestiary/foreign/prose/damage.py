"""Damage with a number, and areas, out of prose."""

import re

from tracker.bestiary.foreign import figures
from tracker.bestiary.foreign.prose.wording import DICE, TYPE
from tracker.encounter.stat_block import Area, DamagePart

PART = re.compile(
    rf"(?:(?<![\w(])\(?(?P<bare>{DICE})\)?|(?P<number>\b\d{{1,5}})(?: ?\((?P<dice>{DICE})\))?)"
    rf"(?: points? of)?(?P<type> (?:(?:non)?magical )?{TYPE}\b(?:(?:,? or |,? and |, ){TYPE}\b)*)?"
    r"(?P<word> (?:or \w+ )?damage\b)?"
)
WHEN = (
    (re.compile(r"two hands|two-handed|both hands"), "two-handed"),
    (re.compile(r"half (?:of )?(?:its |their )?(?:maximum )?hit points|bloodied"), "bloodied"),
    (re.compile(r"at range|ranged attack"), "ranged"),
    (re.compile(r"while enlarged"), "enlarged"),
)
CASE = re.compile(
    r" ?,? ?(?:if|when|while|against|on|in|with) (?:the |it |its |target |is |used )*([\w' -]{3,40})"
)
MOST = 12
"""Parts of one attack."""


def parts_of(text: str) -> tuple[DamagePart, ...]:
    """Every damage with a number in a piece of prose, in order, alternatives marked."""
    found = []
    for match in PART.finditer(text):
        if match["bare"] is None and not match["type"] and (not match["dice"] or not match["word"]):
            continue
        if not match["word"] and (not match["type"] or not (match["dice"] or match["bare"])):
            continue
        if not (text[: match.start()].endswith("plus ") and text[match.end() :].startswith(" if ")):
            found.append(_part(match, text))
    return tuple(dict.fromkeys(found))[:MOST]


def _part(match: re.Match[str], text: str) -> DamagePart:
    rolled = figures.tidy(match["dice"] or match["bare"] or "")
    number = match["number"]
    average = int(number) if number else max(0, figures.average(rolled) or 0)
    kinds = re.findall(TYPE, match["type"] or "")
    case = _when(text, match) if found_before(text, match) else ""
    return DamagePart(rolled or str(average), average, kinds[0] if kinds else "", case)


def found_before(text: str, match: re.Match[str]) -> bool:
    """Whether the part stands behind an `or`, or with a case of its own."""
    return bool(re.search(r"\bor $", text[: match.start()])) or any(
        sign.search(_rest(text, match)) for sign, _ in WHEN
    )


def _rest(text: str, match: re.Match[str]) -> str:
    return text[match.end() : match.end() + 60].partition(" damage")[0]


def _when(text: str, match: re.Match[str]) -> str:
    """In which case it stands instead of the first."""
    rest = _rest(text, match)
    for sign, word in WHEN:
        if sign.search(rest):
            return word
    case = CASE.match(rest)
    return case[1].strip() if case else "otherwise"


def area_of(text: str) -> Area | None:
    """The shape of an effect; everything within some feet of a point is a sphere."""
    match = re.search(r"(\d{1,4})-foot (cone|cube)", text)
    if match:
        return Area(match[2], int(match[1]))
    for pattern in (
        r"(\d{1,4})-foot line that is (\d{1,4}) f",
        r"line (?:of \w+ )?that is (\d{1,4}) f(?:ee)?t\.? long and (\d{1,4}) f",
        r"(\d{1,4})-foot-long,? (\d{1,4})-foot-wide line",
        r"line (\d{1,4}) feet long and (\d{1,4}) feet wide",
    ):
        match = re.search(pattern, text)
        if match:
            return Area("line", int(match[1]), int(match[2]))
    match = re.search(r"(\d{1,4})-foot line", text)
    if match:
        return Area("line", int(match[1]), 5)
    match = re.search(r"(\d{1,4})-foot-radius,? (?:and )?\d{1,4}-foot-(?:tall|high) cylinder", text)
    if match:
        return Area("cylinder", int(match[1]))
    match = re.search(r"(\d{1,4})-foot[- ](?:radius|emanation)", text) or re.search(
        r"\b(?:each(?! of which)|every|any|all|starts its turn)\b[^.]*?\bwithin (\d{1,4}) f", text
    )
    return Area("sphere", int(match[1])) if match else None
