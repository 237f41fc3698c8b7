"""How many an area catches when there is no map (AOE-01..03); on a map see `grid.coverage`.

The one table of the game that rounds up. It is a proposal: the DM's own choice stands.
"""

from typing import NamedTuple

from tracker.rules.reasons import Reason, because

FEET_PER_TARGET: dict[str, int] = {
    "cone": 10,
    "cube": 5,
    "square": 5,
    "cylinder": 5,
    "line": 30,
    "sphere": 5,
    "circle": 5,
}


class Caught(NamedTuple):
    """How many targets, and how many the table proposed."""

    targets: int
    suggested: int
    reasons: tuple[Reason, ...]


def caught(
    shape: str,
    feet: int,
    *,
    present: int | None = None,
    adjust: int = 0,
    chosen: int | None = None,
) -> Caught:
    """Size in feet: side, length, or radius of cylinder, sphere and circle. Unknown: KeyError.

    `adjust` for bunched or scattered creatures (AOE-02); never more than are `present`, never
    below 0; `chosen` is the DM's (AOE-03).
    """
    per_target = FEET_PER_TARGET[shape]
    number = -(-max(0, feet) // per_target)
    reasons = [because("AOE-01", "area-number", feet=feet, per_target=per_target, number=number)]
    if adjust:
        number = max(0, number + adjust)
        reasons.append(because("AOE-02", "area-adjusted", change=adjust, number=number))
    if present is not None and number > present:
        number = present
        reasons.append(because("AOE-01", "area-present", number=number))
    if chosen is None:
        return Caught(number, number, tuple(reasons))
    reasons.append(because("AOE-03", "area-chosen", number=chosen))
    return Caught(max(0, chosen), number, tuple(reasons))
