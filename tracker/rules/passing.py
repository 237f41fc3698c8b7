"""Through the space of another, and where a move may end (MOVE-10, MOVE-11, SIZE-02)."""

from typing import NamedTuple

from tracker.rules.edition import OF_2014, Edition
from tracker.rules.reasons import Reason, because
from tracker.rules.sizes import steps

APART = 2
"""Steps of size between foes that let one through."""


class Passing(NamedTuple):
    """One creature at the space of another."""

    may_pass: bool
    difficult: bool
    may_stop: bool
    """By choice; nobody may. Whoever ends there by force is placed by the DM."""
    prone_if_stopped: bool
    """By the newer wording, when its turn ends there."""
    reasons: tuple[Reason, ...]


def through(
    mover: str,
    other: str,
    *,
    hostile: bool,
    incapacitated: bool = False,
    edition: Edition = OF_2014,
) -> Passing:
    """Sizes of the two; `incapacitated` is the one whose space it is."""
    apart = abs(steps(mover, other)) >= APART
    helpless = edition.pass_2024 and incapacitated
    small = edition.pass_2024 and other == "tiny"
    may_pass = not hostile or apart or helpless or small
    difficult = not (edition.pass_2024 and (not hostile or small))
    if not may_pass:
        reason = because("MOVE-10", "foe-in-the-way", size=other)
    else:
        reason = because("MOVE-10", "passes" if difficult else "passes-freely", size=other)
    return Passing(may_pass, difficult, False, edition.pass_2024, (reason,))
