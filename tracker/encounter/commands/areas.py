"""Commands for areas without a map and for damage of the moment (AOE-01..03, IMPRO-01..04)."""

from tracker.encounter.areas import Area
from tracker.encounter.values import value
from tracker.rules.words import CoverLevel


@value
class JudgeArea:
    """`area SHAPE FEET …`: how many it catches; it tells and changes nothing."""

    shape: str
    """A key of `areas.FEET_PER_TARGET`."""
    feet: int
    """Side, length or radius."""
    change: int = 0
    """More for a crowd, fewer for the scattered (AOE-02)."""
    roll: str = ""
    """`more` or `fewer`: by 1d3, unless `change` says how many."""
    on: tuple[str, ...] = ()
    """Those the DM says are inside (AOE-03)."""
    area: Area | None = None
    """Where it is on the map; whom it catches is worked out then (AOE-04)."""


@value
class Improvise:
    """`improvised SEVERITY LEVEL …`, an example, or dice; without targets only the dice fall."""

    severity: str = ""
    """Of `improvise.SEVERITIES`, or empty: the example or the dice say how much."""
    level: int = 0
    """Of the characters; 0: not said."""
    example: str = ""
    """Key of an example (IMPRO-01)."""
    dice: str = ""
    type: str = ""
    """Of the damage; empty: that of the example, or none."""
    targets: tuple[str, ...] = ()
    ability: str = ""
    """Of a save; empty: none."""
    dc: int = 0
    on_success: str = "half"
    totals: tuple[tuple[str, int], ...] = ()
    covers: tuple[tuple[str, CoverLevel], ...] = ()
    rolled: int | None = None
    said: tuple[tuple[str, str], ...] = ()
    """`pass` or `fail` by combatant id: the DM's word over the roll (GEN-04)."""
    shares: tuple[tuple[str, str], ...] = ()
    """`full`, `half` or `none` of the damage by combatant id: the DM's word over the rule."""
