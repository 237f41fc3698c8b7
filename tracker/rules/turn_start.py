"""What the start of a turn brings: counters refilled, promises over, what must be said (TRACK-07)."""

from typing import NamedTuple

from tracker.rules import dying
from tracker.rules.body import Body
from tracker.rules.budget import Budget, turn_starts
from tracker.rules.reasons import Reason, because


class TurnStart(NamedTuple):
    """The state at the start of the own turn."""

    reminders: tuple[str, ...]
    """`death-save`, `readied-expired`."""
    dodging: bool
    readied: str
    """Empty: nothing is readied any more."""
    budget: Budget
    reasons: tuple[Reason, ...]


def starts(body: Body, *, dodging: bool = False, readied: str = "") -> TurnStart:
    """Dodge and Ready last until now (ACT-05, ACT-12); the reaction is back (REACT-01)."""
    reminders: list[str] = []
    reasons: list[Reason] = []
    if dying.is_due(body):
        reminders.append("death-save")
        reasons.append(because("DEATH-03", "death-save-due"))
    if readied:
        reminders.append("readied-expired")
        reasons.append(because("ACT-12", "readied-expired"))
    if dodging:
        reasons.append(because("ACT-05", "dodge-over"))
    return TurnStart(tuple(reminders), False, "", turn_starts(), tuple(reasons))
