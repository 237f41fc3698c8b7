"""Numbers, dice and challenge ratings out of whatever stood there; never an exception.

A number is the first whole number of a text; what is no finite number is None.
"""

import re

from tracker.bestiary.foreign.text import one_line
from tracker.rules import dice
from tracker.rules.rewards import FRACTIONS, XP_BY_CHALLENGE

DICE = re.compile(
    r"(?<![\w.])\d{0,4}\s?[dD]\s?\d{1,4}(?!\w)(?:\s*[+-]\s*[+-]?\s*(?:\d{0,4}[dD]\d{1,4}|\d{1,6})(?![\w.]))*"
)
NUMBER = re.compile(r"[+-]?\s?\d+(?:,\d{3}(?!\d))*(?:\.\d+)?")
FRACTION = re.compile(r"(\d+)\s*/\s*(\d+)")
WIDE = 9
"""Digits that a number may have."""


def number(raw: object) -> int | None:
    """The first number, rounded down: 15, `15 (natural armor)`, `1,800 XP`, 7.0, `+4`."""
    if isinstance(raw, bool):
        return None
    if isinstance(raw, int):
        return raw
    if isinstance(raw, float):
        return int(raw // 1) if raw == raw and abs(raw) < 1e15 else None
    found = NUMBER.search(one_line(raw))
    if found is None:
        return None
    whole, _, _ = found[0].replace(",", "").replace(" ", "").partition(".")
    return int(whole) if len(whole.lstrip("+-")) <= WIDE else None


def dice_in(raw: object) -> str:
    """The first dice of a text as the rules read them (`2d8-2` of `(2d8 + -2)`), or nothing."""
    text = re.sub(r"\b(?:plus|minus)\b", _sign, one_line(raw))
    found = DICE.search(text)
    return tidy(found[0]) if found else ""


def _sign(found: re.Match[str]) -> str:
    return "+" if found[0] == "plus" else "-"


def tidy(text: str) -> str:
    """Dice without blanks and double signs; empty when the rules cannot read them."""
    text = re.sub(r"\s+", "", text.lower())
    text = text.replace("+-", "-").replace("-+", "-").replace("--", "+").replace("++", "+")
    text = re.sub(r"(?<!\d)d", "1d", text)
    text = re.sub(r"[+-]0(?!\d)", "", text)
    return text if average(text) is not None else ""


def average(text: str) -> int | None:
    """The average as printed, or None for what is no dice."""
    try:
        return dice.average(dice.parse(text))
    except dice.DiceError:
        return None


def challenge(raw: object) -> str:
    """`1/4`, `17`; empty when there is none."""
    if isinstance(raw, bool):
        return ""
    text = one_line(raw)
    fraction = FRACTION.match(text.removeprefix("CR").strip())
    if fraction:
        return f"{fraction[1]}/{fraction[2]}" if len(fraction[0]) < WIDE else ""
    found = re.search(r"\d+(?:\.\d+)?", text)
    if not found or len(found[0]) > WIDE:
        return ""
    value = float(found[0])
    if value != int(value):
        return FRACTIONS.get(f"{value:g}", "")
    return str(int(value))


def worth(rating: str) -> int:
    """Experience points of a challenge rating; 0 when it has none."""
    return XP_BY_CHALLENGE.get(rating, 0)


def proficiency(rating: str) -> int:
    """The proficiency bonus of a challenge rating: +2 up to 4, one more for every four."""
    whole = int(rating) if rating.isdigit() else 0
    return 2 + max(0, min(whole, 30) - 1) // 4


def xp_in(text: str) -> int | None:
    """The experience points that a challenge line names: `1/4 (50 XP)`, `(XP 1,800; PB +3)`."""
    found = re.search(r"([\d,]{1,11})\s*XP|XP\s*([\d,]{1,11})", text, re.IGNORECASE)
    return number(found[1] or found[2]) if found else None
