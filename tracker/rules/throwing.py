"""A melee weapon that leaves the hand: what it was made for, or an improvised throw (RANGE-04)."""

from typing import NamedTuple

from tracker.rules.reasons import Reason, because

IMPROVISED_RANGE = (20, 60)
IMPROVISED_DICE = "1d4"


class Throw(NamedTuple):
    """A ranged attack with a thrown weapon."""

    normal: int
    long: int
    dice: str
    """Empty: the weapon's own."""
    reasons: tuple[Reason, ...] = ()


def throw(*, thrown: bool, normal: int = 0, long: int = 0) -> Throw:
    """Range in feet and damage; the type of improvised damage is the DM's."""
    if thrown:
        return Throw(normal, long, "")
    reason = because("RANGE-04", "improvised-throw", normal=20, long=60)
    return Throw(*IMPROVISED_RANGE, IMPROVISED_DICE, (reason,))
