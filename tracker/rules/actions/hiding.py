"""Hiding and being found: a Stealth total against those who might notice (ACT-09, ACT-14).

The total stays until discovery. Equal numbers count as noticed by whoever watches without looking
(SURP-01), while a search is a contest, in which a tie changes nothing (GEN-05).
"""

from typing import NamedTuple

from tracker.rules.checks import contest
from tracker.rules.edition import OF_2014, Edition
from tracker.rules.reasons import Reason, because, by_option

HIDE_DC = 15
"""Of the 2024 edition."""


class Noticing(NamedTuple):
    """One hider and one watcher."""

    hider: str
    noticed: bool
    tie: bool
    reason: Reason
    further: tuple[Reason, ...] = ()


class Hidden(NamedTuple):
    """What a Stealth total is worth."""

    hidden: bool
    conditions: tuple[str, ...]
    """What the hider gains: invisible, by the newer wording."""
    dc: int
    """The total a search must beat, or meet by the newer wording; 0: not hidden."""
    reasons: tuple[Reason, ...]


class Search(NamedTuple):
    """Whether a search found the hider."""

    found: bool
    reasons: tuple[Reason, ...]


def noticing(
    hider: str, stealth: int | None, passive: int, *, equal_noticed: bool = True
) -> Noticing:
    """Passive Perception against Stealth; whoever does not hide is noticed (SURP-02)."""
    if stealth is None:
        return Noticing(hider, True, False, because("SURP-02", "in-the-open", who=hider))
    if stealth == passive:
        if not equal_noticed:
            reason = because("SURP-01", "just-unnoticed", who=hider, total=stealth, passive=passive)
            further = (by_option("SURP-01", "equal_stealth_noticed"),)
            return Noticing(hider, False, True, reason, further)
        reason = because("SURP-01", "just-noticed", who=hider, total=stealth, passive=passive)
        return Noticing(hider, True, True, reason)
    noticed = stealth < passive
    key = "noticed" if noticed else "unnoticed"
    reason = because("SURP-01", key, who=hider, total=stealth, passive=passive)
    return Noticing(hider, noticed, False, reason)


def hide(total: int, edition: Edition = OF_2014) -> Hidden:
    """The Hide action, where the DM finds hiding possible (ACT-09)."""
    if not edition.hide_2024:
        return Hidden(True, (), total, (because("ACT-09", "hides", total=total),))
    if total < HIDE_DC:
        return Hidden(False, (), 0, (because("ACT-09", "hide-fails", total=total, dc=HIDE_DC),))
    reason = because("ACT-09", "hides-invisible", total=total, dc=HIDE_DC)
    return Hidden(True, ("invisible",), total, (reason,))


def search(hider_total: int, total: int, edition: Edition = OF_2014) -> Search:
    """A Search against the stored total: a contest, or a check against it (ACT-14)."""
    met = edition.hide_2024 and total == hider_total
    found = met or contest(total, hider_total) == "first"
    key = "search-finds" if found else "search-fails"
    return Search(found, (because("ACT-14", key, total=total, hider=hider_total),))
