"""Reactions: before or after their trigger (REACT-04, REACT-05)."""

from typing import Literal, NamedTuple

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
