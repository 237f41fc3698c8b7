"""The command that brings creatures of another fight."""

from tracker.encounter.model import Encounter
from tracker.encounter.values import value


@value
class MergeFight:
    """`merge FILE [TARGETS] [hidden] [round N]`: they come as they stand on the other table."""

    source: str
    """The other file, as typed."""
    chosen: str
    """Who, as typed; empty for all foes."""
    table: Encounter
    """The other table, which stays as it is."""
    who: tuple[str, ...]
    """Ids of the other table."""
    hidden: bool | None = None
    """None: as they are there."""
    enters_round: int = 0
    dice: tuple[int, ...] = ()
    """Their initiative dice, when it is replayed."""
    roll: bool = False
    """They roll initiative anew instead of keeping the total they have there."""
