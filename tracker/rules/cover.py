"""Cover as a degree: what it adds, which of several counts, how lines become one (COVER-01..07)."""

from collections.abc import Iterable
from typing import Literal, NamedTuple

from tracker.rules.reasons import Reason, because, by_option
from tracker.rules.rulings import BY_DEFAULT, Rulings
from tracker.rules.words import CoverLevel

LEVELS: tuple[CoverLevel, ...] = ("none", "half", "three-quarters", "total")
HALF_UP_TO: dict[str, int] = {"square": 2, "hex": 3}
"""Blocked lines, of four or six, that are still half cover (COVER-07)."""
TWO_THIRDS = 67
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


def by_percent(covered: int, rulings: Rulings = BY_DEFAULT) -> CoverLevel:
    """The degree of a body covered so many per cent (COVER-04); `about` begins at two thirds."""
    if covered >= 100:
        return "total"
    if covered >= (TWO_THIRDS if rulings.about_three_quarters else 75):
        return "three-quarters"
    return "half" if covered >= 50 else "none"


def covered_by(percent: int | None, rulings: Rulings = BY_DEFAULT) -> tuple[Reason, ...]:
    """Why so many per cent are that degree; nothing where nobody said a number."""
    if percent is None:
        return ()
    said = because("COVER-04", "covered-percent", percent=percent)
    about = by_percent(percent, rulings) != by_percent(percent)
    return (said, by_option("COVER-04", "about_three_quarters")) if about else (said,)


def by_lines(
    grid: Literal["square", "hex"],
    blocked: int,
    *,
    can_reach: bool = True,
    only_creatures: bool = False,
    rulings: Rulings = BY_DEFAULT,
) -> CoverLevel:
    """The degree of so many blocked lines (COVER-07); creatures alone give no more than half."""
    if blocked <= 0:
        return "none"
    if only_creatures and rulings.creature_half:
        return "half"
    if not can_reach:
        return "total"
    return "half" if blocked <= HALF_UP_TO[grid] else "three-quarters"
