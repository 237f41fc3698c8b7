"""Grapple, escape, shove and whatever else is settled by two checks (GRAP, SHOVE, GEN-05).

The checks are the caller's: which skill, which mode. Here stand who may try, what a win brings,
and when a grapple is over. A tie changes nothing.
"""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from tracker.rules import conditions as condition_rules
from tracker.rules.checks import contest
from tracker.rules.edition import OF_2014, Edition
from tracker.rules.reasons import Reason, because, by_option
from tracker.rules.rulings import BY_DEFAULT, Rulings
from tracker.rules.sizes import steps

Kind = Literal["grapple", "escape", "shove", "other"]
Aim = Literal["prone", "push"]
Effect = Literal["none", "grappled", "freed", "prone", "pushed"]

PUSH = 5
"""Feet of a shove."""
BASE_DC = 8
LARGER = 1
"""Steps of size a target may be above the one who grabs or shoves it."""
_RULES: dict[str, str] = {
    "grapple": "GRAP-03", "escape": "GRAP-05", "shove": "SHOVE-02", "other": "SHOVE-03",
}  # fmt: skip


class Contest(NamedTuple):
    """How it ended."""

    success: bool
    effect: Effect
    reasons: tuple[Reason, ...]


class Drag(NamedTuple):
    """A grappler on the move with what it holds."""

    speed: int
    extra_per_foot: int
    reasons: tuple[Reason, ...]
    halvings: int = 0


def obstacles(
    kind: Kind,
    actor_size: str,
    target_size: str,
    *,
    distance: int = 0,
    reach: int = 5,
    free_hand: bool = True,
) -> tuple[Reason, ...]:
    """Why a grapple or shove cannot be tried; empty if it can (GRAP-02, SHOVE-01)."""
    if kind not in ("grapple", "shove"):
        return ()
    rule = "GRAP-02" if kind == "grapple" else "SHOVE-01"
    found: list[Reason] = []
    if steps(actor_size, target_size) > LARGER:
        found.append(because(rule, "too-large", size=target_size))
    if distance > reach:
        found.append(because(rule, "out-of-reach", distance=distance, reach=reach))
    if kind == "grapple" and not free_hand:
        found.append(because(rule, "no-free-hand"))
    return tuple(found)


def resolve(
    kind: Kind,
    actor: int,
    target: int,
    *,
    aim: Aim = "prone",
    target_conditions: frozenset[str] = frozenset(),
) -> Contest:
    """Two totals; the incapacitated lose to grapple and shove, and lose their own hold, unrolled."""
    if kind != "other" and condition_rules.incapacitated(target_conditions):
        rule = {"grapple": "GRAP-04", "shove": "SHOVE-02"}.get(kind, "GRAP-06")
        return Contest(True, _effect(kind, aim), (because(rule, "target-helpless"),))
    outcome = contest(actor, target)
    if outcome == "tie":
        reason = because("GEN-05", "contest-tied", total=actor)
        return Contest(False, "none", (reason,))
    won = outcome == "first"
    key = "contest-won" if won else "contest-lost"
    reason = because(_RULES[kind], key, total=actor, other=target)
    return Contest(won, _effect(kind, aim) if won else "none", (reason,))


def dc(strength: int, proficiency: int) -> int:
    """What a target saves against, and later escapes from, by the newer wording."""
    return BASE_DC + strength + proficiency


def by_save(
    kind: Kind,
    *,
    saved: bool,
    aim: Aim = "prone",
    target_conditions: frozenset[str] = frozenset(),
) -> Contest:
    """Grapple or shove as an unarmed strike: the target's Strength or Dexterity save.

    It is a save like any other: the paralyzed and their like fail it (`saves.failing`).
    """
    fails = bool(condition_rules.FAILING & target_conditions)
    held_off = saved and not fails
    key = "save-holds-off" if held_off else "save-gives-way"
    reason = because(_RULES[kind], key)
    return Contest(not held_off, "none" if held_off else _effect(kind, aim), (reason,))


def by_check(total: int, number: int) -> Contest:
    """Escape by the newer wording: a check against the grapple's DC, equal is enough."""
    free = total >= number
    key = "reaches-dc" if free else "below-dc"
    return Contest(
        free, "freed" if free else "none", (because("GRAP-05", key, total=total, dc=number),)
    )


def _effect(kind: Kind, aim: Aim) -> Effect:
    match kind:
        case "grapple":
            return "grappled"
        case "escape":
            return "freed"
        case "shove":
            return "pushed" if aim == "push" else "prone"
        case _:
            return "none"


def hold_ends(
    distance: int,
    reach: int,
    grappler_conditions: frozenset[str] = frozenset(),
    *,
    released: bool = False,
    gone: bool = False,
) -> tuple[Reason, ...]:
    """Why a grapple is over; empty: it goes on (GRAP-06, COND-08). Letting go costs nothing.

    `distance` is that of the two now; `gone`: one of them is no longer in the fight or has left by
    magic.
    """
    if released:
        return (because("GRAP-06", "released"),)
    if condition_rules.incapacitated(grappler_conditions):
        return (because("GRAP-06", "grappler-helpless"),)
    if gone:
        return (because("GRAP-06", "grapple-parted"),)
    if distance > reach:
        return (because("GRAP-06", "out-of-reach", distance=distance, reach=reach),)
    return ()


def drag(
    grappler_size: str,
    speed: int,
    target_sizes: Sequence[str],
    edition: Edition = OF_2014,
    rulings: Rulings = BY_DEFAULT,
) -> Drag:
    """Half the speed, once, unless all that is held is two steps smaller (GRAP-07)."""
    heavy = sum(steps(size, grappler_size) < 2 for size in target_sizes)
    if not heavy:
        return Drag(speed, 0, ())
    reason = because("GRAP-07", "drags")
    if edition.grapple_2024:
        return Drag(speed, 1, (reason,))
    if heavy > 1 and not rulings.drag_once:
        option = by_option("GRAP-07", "drag_once")
        return Drag(speed >> heavy, 0, (reason, option), heavy)
    return Drag(speed // 2, 0, (reason,), 1)
