"""How hard a fight is: the thresholds and multipliers of 2014, the budget of 2024.

Both count only foes that have experience points; neither knows tactics, terrain or surprise, so
the answer is a word beside its numbers and never forbids anything.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

WORDS_2014 = ("easy", "medium", "hard", "deadly")
WORDS_2024 = ("low", "moderate", "high")
TRIVIAL, BEYOND = "trivial", "beyond"
"""Below the first word; above the last one, where an edition has a last one that is no open end."""
LEVELS = range(1, 21)

THRESHOLDS_2014 = (
    (25, 50, 75, 100),
    (50, 100, 150, 200),
    (75, 150, 225, 400),
    (125, 250, 375, 500),
    (250, 500, 750, 1_100),
    (300, 600, 900, 1_400),
    (350, 750, 1_100, 1_700),
    (450, 900, 1_400, 2_100),
    (550, 1_100, 1_600, 2_400),
    (600, 1_200, 1_900, 2_800),
    (800, 1_600, 2_400, 3_600),
    (1_000, 2_000, 3_000, 4_500),
    (1_100, 2_200, 3_400, 5_100),
    (1_250, 2_500, 3_800, 5_700),
    (1_400, 2_800, 4_300, 6_400),
    (1_600, 3_200, 4_800, 7_200),
    (2_000, 3_900, 5_900, 8_800),
    (2_100, 4_200, 6_300, 9_500),
    (2_400, 4_900, 7_300, 10_900),
    (2_800, 5_700, 8_500, 12_700),
)
"""Of one character by level, from 1: where each word begins."""

BUDGETS_2024 = (
    (50, 75, 100),
    (100, 150, 200),
    (150, 225, 400),
    (250, 375, 500),
    (500, 750, 1_100),
    (600, 1_000, 1_400),
    (750, 1_300, 1_700),
    (1_000, 1_700, 2_100),
    (1_300, 2_000, 2_600),
    (1_600, 2_300, 3_100),
    (1_900, 2_900, 4_100),
    (2_200, 3_700, 4_700),
    (2_600, 4_200, 5_400),
    (2_900, 4_900, 6_200),
    (3_300, 5_400, 7_800),
    (3_800, 6_100, 9_800),
    (4_500, 7_200, 11_700),
    (5_000, 8_700, 14_200),
    (5_500, 10_700, 17_200),
    (6_400, 13_200, 22_000),
)
"""Of one character by level, from 1: how much each word may cost."""

HALVES = (1, 2, 3, 4, 5, 6, 8, 10)
"""The multipliers of 2014 in halves: from half for one foe of a large party to five for a crowd
of a small one."""
FIRST_STEP = 1
"""The step of a single foe for a party of the usual size: times one."""
CROWDS = (2, 3, 7, 11, 15)
"""From so many foes on the multiplier is one step up."""
SMALL, LARGE = 3, 6
"""Parties below the first number take the next step up, from the second on the next one down."""


class Difficulty(NamedTuple):
    """What an edition says of a fight."""

    word: str
    marks: tuple[int, ...]
    """Of the whole party, in the order of the edition's words."""
    xp: int
    """What the foes are worth, added up."""
    counted: int
    """What is held against the marks: in 2014 multiplied, in 2024 the same."""
    multiplier: float = 1.0


def multiplier(foes: int, characters: int) -> float:
    """By the number of foes, a step further for fewer than three characters or more than five."""
    if not foes:
        return 1.0
    step = FIRST_STEP + sum(foes >= crowd for crowd in CROWDS)
    if 0 < characters < SMALL:
        step += 1
    elif characters >= LARGE:
        step -= 1
    halves = HALVES[max(0, min(len(HALVES) - 1, step))]
    return halves / 2


def marks(table: Sequence[Sequence[int]], levels: Iterable[int]) -> tuple[int, ...]:
    """The marks of a whole party: those of its characters added up; levels beyond 1..20 are bent."""
    rows = [table[max(LEVELS[0], min(LEVELS[-1], level)) - 1] for level in levels]
    return tuple(map(sum, zip(*rows, strict=True))) if rows else (0,) * len(table[0])


def by_2014(levels: Sequence[int], foes: Sequence[int]) -> Difficulty:
    """Thresholds: the last word whose mark the multiplied experience points reach.

    `levels` of the characters, `foes`: the experience points of each foe.
    """
    party = marks(THRESHOLDS_2014, levels)
    times = multiplier(len(foes), len(levels))
    xp = sum(foes)
    counted = int(xp * times)
    reached = [word for word, mark in zip(WORDS_2014, party, strict=True) if counted >= mark]
    word = reached[-1] if reached and levels and counted else TRIVIAL if levels else ""
    return Difficulty(word, party, xp, counted, times)


def by_2024(levels: Sequence[int], foes: Sequence[int]) -> Difficulty:
    """Budget: the first word that can pay for the foes; what costs more than the last is beyond it.

    A fight that costs less than half of the lowest budget is trivial (our word: the rules have none).
    """
    party = marks(BUDGETS_2024, levels)
    xp = sum(foes)
    if not levels:
        return Difficulty("", party, xp, xp)
    if xp * 2 < party[0]:
        return Difficulty(TRIVIAL, party, xp, xp)
    word = next((word for word, mark in zip(WORDS_2024, party, strict=True) if xp <= mark), BEYOND)
    return Difficulty(word, party, xp, xp)
