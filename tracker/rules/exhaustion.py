"""Exhaustion: six levels, each with all lower ones (EXH-01..03).

By the newer wording a level is a number: 2 off every d20 roll and 5 feet off the speed.
"""

from typing import NamedTuple

from tracker.rules.edition import OF_2014, Edition
from tracker.rules.reasons import Reason, because

CHECKS = 1
SLOW = 2
ROLLS = 3
"""Attack rolls and saves, death saves included."""
FRAIL = 4
STILL = 5
DEADLY = 6
PER_LEVEL = 2
"""Off every d20 roll, by the newer wording."""
FEET_PER_LEVEL = 5


class ExhaustionChanged(NamedTuple):
    """The new level and what it does to hit points."""

    level: int
    dead: bool
    hp: int
    max_hp: int
    """The maximum that now holds."""
    reasons: tuple[Reason, ...]


def hampers(level: int, edition: Edition, threshold: int = ROLLS) -> bool:
    """Whether this level is disadvantage on the rolls that begin to suffer at the threshold."""
    return level >= threshold and not edition.exhaustion_2024


def sources(level: int, edition: Edition, threshold: int = ROLLS) -> tuple[Reason, ...]:
    """The same as a source of disadvantage, or none."""
    if not hampers(level, edition, threshold):
        return ()
    return (because("EXH-01", "exhausted", level=level),)


def penalty(level: int, edition: Edition) -> int:
    """What the newer wording takes off every d20 roll: a number not above 0."""
    return -PER_LEVEL * level if edition.exhaustion_2024 else 0


def speed(base: int, level: int, edition: Edition = OF_2014) -> int:
    """Feet: halved from level 2, none from level 5."""
    if edition.exhaustion_2024:
        return max(0, base - FEET_PER_LEVEL * level)
    if level >= STILL:
        return 0
    return base // 2 if level >= SLOW else base


def max_hp(base: int, level: int, edition: Edition = OF_2014) -> int:
    """Hit point maximum: halved from level 4."""
    return base // 2 if level >= FRAIL and not edition.exhaustion_2024 else base


def changed(
    level: int, change: int, hp: int, base_max: int, edition: Edition = OF_2014
) -> ExhaustionChanged:
    """Levels gained or lost, within 0..6; a smaller maximum pulls hit points down (DMG-01)."""
    new = min(DEADLY, max(0, level + change))
    limit = max_hp(base_max, new, edition)
    dead = new >= DEADLY
    reasons = [because("EXH-02", "exhaustion-changed", before=level, after=new)]
    if hp > limit:
        reasons.append(because("EXH-01", "maximum-halved", maximum=limit))
    if dead:
        reasons.append(because("EXH-03", "exhaustion-kills"))
    return ExhaustionChanged(new, dead, min(hp, limit), limit, tuple(reasons))


def after_long_rest(level: int, *, fed: bool) -> int:
    """A long rest with food and drink takes one level away (EXH-02)."""
    return max(0, level - 1) if fed and level < DEADLY else level
