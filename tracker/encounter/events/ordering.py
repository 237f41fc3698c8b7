"""Events of the order changed by hand, of mere counts, and the dice a step has to keep."""

from tracker.encounter.clocks import Clock
from tracker.encounter.model import Id
from tracker.encounter.values import value


@value
class Delayed:
    """A line waits; `begun` is the round whose turn it had begun, 0 for none."""

    line: Id
    begun: int = 0


@value
class TurnLetGo:
    """The round ends and a line still waits: its turn of this round is lost. For the log only."""

    line: Id


@value
class CameBack:
    """A line no longer waits; its place follows in `OrderSet`."""

    line: Id
    initiative: int | None = None


@value
class LinesSwapped:
    """Two lines exchange their totals; the order follows in `OrderSet`."""

    line: Id
    other: Id


@value
class ClockSet:
    """A timer or counter moved."""

    who: Id
    before: int
    clock: Clock
    why: str = "hand"
    """Key: `hand`, `time`."""


@value
class DiceKept:
    """Dice that fell in this step by themselves, in the order they fell: for its line only."""

    dice: tuple[int, ...]
    by_itself: bool = False
    """Beside what the verb rolls; the line tells them apart."""
