"""Dodge: on until the dodger's next turn, and lost for good by whoever cannot move or act (ACT-06)."""

from tracker.rules.edition import OF_2014, Edition
from tracker.rules.stance import keeps_dodging


def still(
    dodging: bool,
    speed: int,
    conditions: frozenset[str],
    exhaustion: int = 0,
    edition: Edition = OF_2014,
) -> bool:
    """Whether Dodge outlives what has just happened; once lost it does not come back."""
    return dodging and keeps_dodging(speed, conditions, exhaustion, edition)
