"""Ready: what may be kept for a trigger, and what holding it takes the place of (ACT-10, ACT-13).

A readied spell is cast at once and held by concentration; whatever ends that loses the spell, and
its slot is spent all the same.
"""

from typing import NamedTuple

from tracker.rules import concentration
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


class Accepted(NamedTuple):
    """What the Ready action sets up; without a `readied` it was refused and cost nothing."""

    readied: Readied | None
    concentration: Concentration
    slot_spent: bool
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
