"""Ready: a response kept for a trigger, used by reaction once the trigger is over (ACT-10..13).

A readied spell is cast at once and held by concentration; whatever ends that loses the spell, and
its slot is spent all the same.
"""

from typing import NamedTuple

from tracker.rules import concentration
from tracker.rules.budget import Budget
from tracker.rules.concentration import Concentration
from tracker.rules.reasons import Reason, because

HELD = "readied:"
"""Stands before the name of a spell that is held, in the place of a concentration."""
NEVER = frozenset({"bonus-action", "reaction"})
"""What no Ready can hold (ACT-10)."""


class Readied(NamedTuple):
    """A response in waiting."""

    trigger: str = ""
    response: str = "action"
    """`attack`, `move`, `spell`, or another action by name."""
    spell: str = ""
    feet: int = 0
    """Of a readied move: up to the speed."""
    waiting: bool = False
    """The trigger has just happened and nobody has answered it."""


class Accepted(NamedTuple):
    """What the Ready action sets up; without a `readied` it was refused and cost nothing."""

    readied: Readied | None
    concentration: Concentration
    slot_spent: bool
    reasons: tuple[Reason, ...] = ()


class Released(NamedTuple):
    """A response that came, or did not."""

    fired: bool
    readied: Readied | None
    budget: Budget
    concentrating: str
    reasons: tuple[Reason, ...] = ()


def ready(
    trigger: str,
    response: str,
    *,
    spell: str = "",
    casting_time: str = "action",
    speed: int = 0,
    concentrating: str = "",
) -> Accepted:
    """Set it up; holding a spell takes the place of any other concentration (ACT-10, ACT-13)."""
    kept = Concentration(concentrating, "")
    if response in NEVER:
        return Accepted(None, kept, False, (because("ACT-10", "not-readied"),))
    if response != "spell":
        feet = speed if response == "move" else 0
        return Accepted(Readied(trigger, response, feet=feet), kept, False)
    if casting_time != "action":
        return Accepted(None, kept, False, (because("ACT-13", "one-action-spell-only"),))
    held = concentration.started(concentrating, HELD + spell)
    reasons = (because("ACT-13", "spell-held", spell=spell), *held.reasons)
    return Accepted(Readied(trigger, response, spell), held, True, reasons)


def triggered(readied: Readied) -> Readied:
    """The trigger has happened and is over (ACT-11)."""
    return readied._replace(waiting=True)


def ignored(readied: Readied) -> Readied:
    """Let this one pass and wait for the next of its kind (ACT-11)."""
    return readied._replace(waiting=False)


def use(readied: Readied, budget: Budget, concentrating: str = "") -> Released:
    """Respond by reaction; releasing a spell ends the holding (ACT-11, ACT-13)."""
    if not readied.waiting:
        reason = because("ACT-11", "no-trigger")
        return Released(False, readied, budget, concentrating, (reason,))
    if not budget.reaction:
        reason = because("REACT-01", "reaction-spent")
        return Released(False, readied, budget, concentrating, (reason,))
    kept = "" if _holds(readied, concentrating) else concentrating
    reason = because("ACT-11", "response-comes", trigger=readied.trigger)
    return Released(True, None, budget._replace(reaction=0), kept, (reason,))


def after_lost_concentration(readied: Readied | None, lost: str) -> Readied | None:
    """What is still readied once this concentration has ended: not the spell it held (ACT-13)."""
    return None if readied is not None and _holds(readied, lost) else readied


def at_turn_start(readied: Readied | None, concentrating: str = "") -> Released:
    """The next own turn takes what was not used, and a held spell with it (ACT-12)."""
    if readied is None:
        return Released(False, None, Budget(), concentrating)
    kept = "" if _holds(readied, concentrating) else concentrating
    return Released(False, None, Budget(), kept, (because("ACT-12", "readied-expired"),))


def _holds(readied: Readied, concentrating: str) -> bool:
    return readied.response == "spell" and concentrating == HELD + readied.spell
