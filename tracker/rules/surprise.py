"""Surprise: whoever notices no threat at all at the beginning (SURP-01..06).

Each watcher is compared alone. What is found is a proposal; the DM confirms it.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tracker.rules.actions.hiding import Noticing, noticing
from tracker.rules.edition import OF_2014, Edition
from tracker.rules.reasons import Reason, because


class Creature(NamedTuple):
    """Someone present when the fight begins."""

    id: str
    side: str
    passive: int
    """Passive Perception."""
    stealth: int | None = None
    """Stealth total; None: does not hide."""


class Surprise(NamedTuple):
    """Who is surprised, in the order given, and what stood on a knife's edge."""

    surprised: tuple[str, ...]
    ties: tuple[tuple[str, str], ...]
    """Hider and watcher with equal numbers: noticed, unless the DM says otherwise."""
    reasons: tuple[tuple[str, tuple[Reason, ...]], ...]
    """Of each watcher, one for each foe."""


def differs(one: str, other: str) -> bool:
    """Hostility as long as nobody says otherwise: another side."""
    return one != other


def compare(
    creatures: Sequence[Creature],
    hostile: Callable[[str, str], bool] = differs,
    *,
    equal_noticed: bool = True,
) -> Surprise:
    """Set every hider against every watcher of another side (SURP-01..04)."""
    surprised: list[str] = []
    ties: list[tuple[str, str]] = []
    reasons: list[tuple[str, tuple[Reason, ...]]] = []
    for watcher in creatures:
        foes = [each for each in creatures if hostile(watcher.side, each.side)]
        seen = [
            noticing(foe.id, foe.stealth, watcher.passive, equal_noticed=equal_noticed)
            for foe in foes
        ]
        ties += [(found.hider, watcher.id) for found in seen if found.tie]
        if seen and not any(found.noticed for found in seen):
            surprised.append(watcher.id)
        reasons.append((watcher.id, _why(seen)))
    return Surprise(tuple(surprised), tuple(ties), tuple(reasons))


def _why(seen: Sequence[Noticing]) -> tuple[Reason, ...]:
    if not seen:
        return (because("SURP-03", "no-foes"),)
    return tuple(reason for found in seen for reason in (found.reason, *found.further))


def lasts(*, surprised: bool, turns_done: int, edition: Edition = OF_2014) -> bool:
    """Whether surprise still binds: until the end of the first own turn (SURP-05, SURP-06)."""
    return surprised and turns_done <= 0 and not edition.surprise_2024
