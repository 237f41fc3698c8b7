"""Events of areas without a map and of damage of the moment: they tell; harm has its own events."""

from tracker.encounter.model import Id
from tracker.encounter.values import value
from tracker.rules.reasons import Reason


@value
class AreaJudged:
    """How many an area catches (AOE-01..03)."""

    shape: str
    feet: int
    targets: int
    suggested: int
    who: tuple[Id, ...] = ()
    """Those the DM named; empty: nobody yet."""
    change: int = 0
    """By how many a crowd or its absence moved the number."""
    dice: tuple[int, ...] = ()
    reasons: tuple[Reason, ...] = ()


@value
class HarmImprovised:
    """Dice of the moment have fallen (IMPRO-01, IMPRO-02)."""

    expression: str
    total: int
    type: str = ""
    severity: str = ""
    """As asked, or as judged for the level (IMPRO-04); empty: no level was said."""
    level: int = 0
    example: str = ""
    dice: tuple[int, ...] = ()
    reasons: tuple[Reason, ...] = ()
