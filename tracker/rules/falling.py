"""Who drops out of the air, and what the ground does (MOVE-13)."""

from typing import NamedTuple

from tracker.rules import conditions as condition_rules
from tracker.rules.edition import OF_2014, Edition
from tracker.rules.reasons import Reason, because

FEET_PER_DIE = 10
MOST_DICE = 20


class Flight(NamedTuple):
    """Whether a flyer falls."""

    falls: bool
    reasons: tuple[Reason, ...]


def falls(
    conditions: frozenset[str],
    *,
    speed: int = 30,
    exhaustion: int = 0,
    hover: bool = False,
    held_aloft: bool = False,
    edition: Edition = OF_2014,
) -> Flight:
    """Prone, at speed 0 or unable to move: down, unless it hovers or magic holds it.

    `speed` is the flying speed before conditions. Incapacity alone does not bring it down.
    """
    if "prone" in conditions or "unconscious" in conditions:
        cause = because("MOVE-13", "falls-prone")
    elif not condition_rules.can_move(speed, conditions, exhaustion, edition):
        cause = because("MOVE-13", "falls-still")
    else:
        return Flight(False, ())
    if hover:
        return Flight(False, (cause, because("MOVE-13", "hovers")))
    if held_aloft:
        return Flight(False, (cause, because("MOVE-13", "held-aloft")))
    return Flight(True, (cause,))


def damage(feet: int) -> str:
    """1d6 bludgeoning for every 10 feet, at most 20d6; empty for less than 10 feet."""
    dice = min(MOST_DICE, max(0, feet) // FEET_PER_DIE)
    return f"{dice}d6" if dice else ""


def lands_prone(taken: int) -> bool:
    """Whoever took damage from the fall lies prone."""
    return taken > 0
