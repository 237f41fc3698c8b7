"""Damage of the moment: dice by example, by severity and level, and backwards (IMPRO-01..04)."""

import re
from typing import Literal, NamedTuple

from tracker.rules import dice
from tracker.rules.reasons import Reason, because

Severity = Literal["setback", "dangerous", "deadly"]
Judged = Literal["minor", "setback", "dangerous", "deadly"]

SEVERITIES: tuple[Severity, ...] = ("setback", "dangerous", "deadly")
LEVELS = range(1, 21)
_TIERS: tuple[tuple[int, tuple[str, str, str]], ...] = (
    (4, ("1d10", "2d10", "4d10")),
    (10, ("2d10", "4d10", "10d10")),
    (16, ("4d10", "10d10", "18d10")),
    (20, ("10d10", "18d10", "24d10")),
)
"""Up to this level: setback, dangerous, deadly (IMPRO-02)."""


class Example(NamedTuple):
    """A mishap and its dice (IMPRO-01)."""

    key: str
    """Also the words it is found by."""
    dice: str
    type: str
    """The DM may take another."""
    words: str = ""
    """Further words it is found by."""


EXAMPLES = (
    Example("burned-by-coals", "1d10", "fire", "hot-burning"),
    Example("falling-bookcase", "1d10", "bludgeoning", "hit-shelf"),
    Example("poison-needle", "1d10", "poison", "pricked"),
    Example("lightning-strike", "2d10", "lightning", "struck-bolt"),
    Example("fire-pit", "2d10", "fire", "falling-into"),
    Example("collapsing-tunnel", "4d10", "bludgeoning", "rubble-collapse-cave"),
    Example("acid-vat", "4d10", "acid", "tumbling-into"),
    Example("crushing-walls", "10d10", "bludgeoning", "wall"),
    Example("whirling-steel-blades", "10d10", "slashing", "blade"),
    Example("wading-lava", "10d10", "fire", "through"),
    Example("submerged-lava", "18d10", "fire", "under-being"),
    Example("crashing-fortress", "18d10", "bludgeoning", "hit-flying-crash"),
    Example("fire-vortex", "24d10", "fire", "elemental-plane"),
    Example("godlike-jaws", "24d10", "piercing", "monster-moon-sized-crushed"),
)


class Improvised(NamedTuple):
    """Dice for a severity; no dice: the level is outside the table."""

    dice: str
    reasons: tuple[Reason, ...]


def by_severity(level: int, severity: Severity) -> Improvised:
    """Dice for characters of this level (IMPRO-02)."""
    if level not in LEVELS:
        return Improvised("", (because("IMPRO-02", "level-outside", level=level),))
    found = _row(level)[SEVERITIES.index(severity)]
    return Improvised(found, (because("IMPRO-02", "dice-by-level", dice=found, level=level),))


def severity_of(level: int, text: str) -> Judged:
    """How bad given dice are for a level, by their average (IMPRO-04).

    The level is held within 1 to 20. Text that is no dice: DiceError.
    """
    average = _twice_average(text)
    row = _row(min(20, max(1, level)))
    judged: Judged = "minor"
    for severity, column in zip(SEVERITIES, row, strict=True):
        if average >= _twice_average(column):
            judged = severity
    return judged


def find(text: str) -> Example | None:
    """The example whose words are nearest to what was asked for; None if nothing fits or two do."""
    asked = _words(text)
    scores = {one: (len(asked & _words(one.key)), len(asked & _all(one))) for one in EXAMPLES}
    best = max(scores.values())
    fitting = [one for one, score in scores.items() if score == best]
    return fitting[0] if len(fitting) == 1 else None


def _all(example: Example) -> frozenset[str]:
    return _words(f"{example.key} {example.words}")


def _words(text: str) -> frozenset[str]:
    """Words without the ending of a plural."""
    return frozenset(word.removesuffix("s") for word in re.findall(r"[a-z]+", text.lower()))


def _row(level: int) -> tuple[str, str, str]:
    return next(row for last, row in _TIERS if level <= last)


def _twice_average(text: str) -> int:
    """So that the half of an odd sum of dice is not lost."""
    expression = dice.parse(text)
    return dice.minimum(expression) + dice.maximum(expression)
