"""Mob attacks without dice: how many of a crowd hit, and for how much (MOB-01..06).

The work does not grow with the crowd: a number of attackers of one kind is a number, and who hits
is only worked out when asked (`hitters`).
"""

from collections.abc import Sequence
from typing import NamedTuple

from tracker.rules.reasons import Reason, because, by_option
from tracker.rules.rulings import BY_DEFAULT, Rulings
from tracker.rules.words import Mode

_TABLE = ((5, 1), (12, 2), (14, 3), (16, 4), (18, 5), (19, 10))
"""Highest number needed, and how many attackers make one hit (MOB-02)."""
_PER_HIT_BEYOND = 20
SHIFT = 5
MOST = 20
"""The highest number of the table; what is above counts as it, or never hits."""


class Mob(NamedTuple):
    """One bonus of a mob against one armour class."""

    attackers: int
    needed: int
    """The d20 number each would need; may be below 1 or above 20."""
    per_hit: int
    """Attackers for one hit; 0: however many, none of them hits."""
    hits: int
    left_over: int
    damage: int
    single_rolls: bool
    """Too few to hit at all: better rolled singly (MOB-06)."""
    reasons: tuple[Reason, ...]


def needed(bonus: int, ac: int, cover_bonus: int = 0) -> int:
    """The number a member needs; cover raises AC first (MOB-01)."""
    return ac + cover_bonus - bonus


def per_hit(number: int) -> int:
    """How many attackers make one hit (MOB-02)."""
    for highest, attackers in _TABLE:
        if number <= highest:
            return attackers
    return _PER_HIT_BEYOND


def shift(mode: Mode) -> int:
    """What advantage or disadvantage does to the needed number.

    The table has no place for them and leaves the number to the DM (MOB-06); 5 is what they are
    worth to a passive check (SURP-01), and the DM may say another number.
    """
    return {"advantage": -SHIFT, "disadvantage": SHIFT}.get(mode, 0)


def shifted(mode: Mode, by: int) -> tuple[Reason, ...]:
    """Why the needed number moved; nothing when it did not."""
    return (Reason("MOB-06", "needed-moved", (("stance", mode), ("change", by))),) if by else ()


def resolve(
    attackers: int,
    number: int,
    damages: int | Sequence[int] = 0,
    rulings: Rulings = BY_DEFAULT,
) -> Mob:
    """Attackers that all need that number; `damages` is the average of each, or of all alike."""
    if number > MOST and not rulings.mob_beyond_20:
        needs = because("MOB-01", "needed", needed=number)
        never = (needs, because("MOB-02", "none-hits"), by_option("MOB-02", "mob_beyond_20"))
        return Mob(attackers, number, 0, 0, attackers, 0, attackers > 0, never)
    each = per_hit(number)
    hits, left_over = divmod(max(0, attackers), each)
    few = 0 < attackers < each
    reasons: tuple[Reason, ...] = (
        Reason("MOB-01", "needed", (("needed", number),)),
        Reason("MOB-02", "per-hit", (("attackers", attackers), ("per_hit", each), ("hits", hits))),
    )
    if few:
        reasons = (*reasons, Reason("MOB-06", "roll-singly", (("attackers", attackers),)))
    damage = damages * hits if isinstance(damages, int) else _greatest(damages, hits)
    return Mob(attackers, number, each, hits, left_over, damage, few, reasons)


def _greatest(damages: Sequence[int], hits: int) -> int:
    """The sum of the greatest damages (MOB-04)."""
    if not hits:
        return 0
    first = damages[0]
    if first == damages[-1] and damages.count(first) == len(damages):
        return first * hits
    return sum(damages if hits == len(damages) else sorted(damages)[-hits:])


def hitters(damages: Sequence[int], hits: int) -> tuple[int, ...]:
    """Places of the attackers that hit: the greatest damage first, then by order (MOB-04)."""
    ranked = sorted(range(len(damages)), key=damages.__getitem__, reverse=True)
    return tuple(ranked[:hits])
