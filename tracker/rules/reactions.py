"""Reactions: before or after their trigger, and when they come back (REACT-01, 04, 05)."""

from collections.abc import Collection, Sequence
from typing import Literal, NamedTuple

from tracker.rules import turns
from tracker.rules.reasons import Reason, because

When = Literal["before", "after"]

BEFORE = frozenset({"opportunity-attack", "shield-ward"})
"""Reactions whose own text comes before the event is completed (REACT-04)."""


class Timing(NamedTuple):
    """When a reaction takes effect."""

    when: When
    reasons: tuple[Reason, ...]


def timing(reaction: str, stated: When | Literal[""] = "") -> Timing:
    """As its text says, else as its kind does, else afterwards."""
    if stated == "before" or (not stated and reaction in BEFORE):
        return Timing("before", (because("REACT-04", "comes-before"),))
    if stated:
        return Timing("after", (because("REACT-04", "comes-after"),))
    return Timing("after", (because("REACT-05", "comes-after"),))


def still_used(
    order: Sequence[str], used: Collection[str], active: str, until: str
) -> frozenset[str]:
    """Whose reaction is still spent after the turns from the active line to the start of another's.

    Each comes back at the start of its owner's turn, not with the round (REACT-01). At least one
    turn is passed on: from a line to itself goes once around.
    """
    spent = set(used)
    at = active
    for _ in order:
        at = turns.advance(order, 1, at).active
        spent.discard(at)
        if at == until:
            break
    return frozenset(spent)
