"""Exhaustion: six levels, each with all lower ones (EXH-01..03)."""

from typing import NamedTuple

from tracker.rules.reasons import Reason, because

CHECKS = 1
SLOW = 2
ROLLS = 3
"""Attack rolls and saves, death saves included."""
FRAIL = 4
STILL = 5
DEADLY = 6


class ExhaustionChanged(NamedTuple):
    """The new level and what it does to hit points."""

    level: int
    dead: bool
    hp: int
    max_hp: int
    """The maximum that now holds."""
    reasons: tuple[Reason, ...]


def speed(base: int, level: int) -> int:
    """Feet: halved from level 2, none from level 5."""
    if level >= STILL:
        return 0
    return base // 2 if level >= SLOW else base


def max_hp(base: int, level: int) -> int:
    """Hit point maximum: halved from level 4."""
    return base // 2 if level >= FRAIL else base


def changed(level: int, change: int, hp: int, base_max: int) -> ExhaustionChanged:
    """Levels gained or lost, within 0..6; a smaller maximum pulls hit points down (DMG-01)."""
    new = min(DEADLY, max(0, level + change))
    limit = max_hp(base_max, new)
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
