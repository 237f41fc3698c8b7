"""Cover as a degree: what it adds, which of several counts, how lines become one (COVER-01..07)."""

from collections.abc import Iterable
from typing import Literal, NamedTuple

from tracker.rules.reasons import Reason, because
from tracker.rules.words import CoverLevel

LEVELS: tuple[CoverLevel, ...] = ("none", "half", "three-quarters", "total")
HALF_UP_TO: dict[str, int] = {"square": 2, "hex": 3}
"""Blocked lines, of four or six, that are still half cover (COVER-07)."""
_BONUS: dict[str, int] = {"none": 0, "half": 2, "three-quarters": 5, "total": 0}


class Cover(NamedTuple):
    """A degree and its consequences."""

    level: CoverLevel
    bonus: int
    """To AC and Dexterity saves, nothing else."""
    targetable: bool
    reasons: tuple[Reason, ...] = ()


NONE = Cover("none", 0, True)
_ALL: dict[str, Cover] = {
    "none": NONE,
    "half": Cover("half", 2, True, (because("COVER-01", "cover-half", bonus=2),)),
    "three-quarters": Cover(
        "three-quarters", 5, True, (because("COVER-01", "cover-three-quarters", bonus=5),)
    ),
    "total": Cover("total", 0, False, (because("COVER-06", "cover-total"),)),
}


def of(level: CoverLevel) -> Cover:
    """What a degree does."""
    return _ALL[level]


def bonus(level: CoverLevel) -> int:
    """What a degree adds to AC and Dexterity saves; total cover forbids instead of adding."""
    return _BONUS[level]


def best(levels: Iterable[CoverLevel], *, from_beyond: bool = True) -> Cover:
    """Only the highest degree counts (COVER-03), and only from beyond it (COVER-02)."""
    if not from_beyond:
        return NONE
    return _ALL[max(levels, key=LEVELS.index, default="none")]


def by_percent(covered: int) -> CoverLevel:
    """The degree of a body covered so many per cent (COVER-04)."""
    if covered >= 100:
        return "total"
    if covered >= 75:
        return "three-quarters"
    return "half" if covered >= 50 else "none"


def by_lines(
    grid: Literal["square", "hex"],
    blocked: int,
    *,
    can_reach: bool = True,
    only_creatures: bool = False,
) -> CoverLevel:
    """The degree of so many blocked lines (COVER-07); creatures alone give no more than half."""
    if blocked <= 0:
        return "none"
    if only_creatures:
        return "half"
    if not can_reach:
        return "total"
    return "half" if blocked <= HALF_UP_TO[grid] else "three-quarters"
