"""Effects of one name: only the strongest works while they overlap (STACK-01, STACK-02).

The others wait and work again when it ends. Effects of different names add up, and what is over
in an instant overlaps with nothing.
"""

from collections.abc import Sequence
from typing import NamedTuple

from tracker.rules.reasons import Reason, because
from tracker.rules.rulings import StackTie


class Overlap(NamedTuple):
    """One effect on a target, as far as overlapping is concerned."""

    name: str
    potency: int = 0
    """With its sign; what is farther from 0 is stronger."""
    rounds_left: int | None = None
    """None: no end in sight."""
    instantaneous: bool = False


class Stacked(NamedTuple):
    """Which of them work, as places in the list that was given."""

    active: tuple[int, ...]
    suppressed: tuple[int, ...]
    total: int
    """Potencies of those that work."""
    reasons: tuple[tuple[int, Reason], ...]
    """Why a suppressed one waits."""


def working(effects: Sequence[Overlap], *, tie: StackTie = "later") -> Stacked:
    """The strongest of each name; of equals the later-ending, then the first.

    By the other reading the most recent of equals works: the last in the list.
    """
    best: dict[str, int] = {}
    for at, effect in enumerate(effects):
        name = _named(effect)
        if effect.instantaneous:
            continue
        if name not in best or _beats(effect, effects[best[name]], tie):
            best[name] = at
    strongest = frozenset(best.values())
    active = [at for at, each in enumerate(effects) if each.instantaneous or at in strongest]
    waiting = [at for at in range(len(effects)) if at not in frozenset(active)]
    reasons = tuple(
        (at, because("STACK-01", "stronger-works", name=effects[at].name)) for at in waiting
    )
    total = sum(effects[at].potency for at in active)
    return Stacked(tuple(active), tuple(waiting), total, reasons)


def _named(effect: Overlap) -> str:
    return " ".join(effect.name.casefold().split())


def _beats(effect: Overlap, other: Overlap, tie: StackTie) -> bool:
    """Whether it takes the place of one before it in the list."""
    if tie == "recent":
        return abs(effect.potency) >= abs(other.potency)
    return _strength(effect) > _strength(other)


def _strength(effect: Overlap) -> tuple[int, float]:
    rounds = float("inf") if effect.rounds_left is None else effect.rounds_left
    return abs(effect.potency), rounds
