"""d20 rolls: how many dice, which one counts, and what it is compared with (GEN-02..06).

Only attack rolls and death saves know a special 1 or 20, so none is known here (GEN-06).
"""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from tracker.rules.chance import Chance
from tracker.rules.reasons import Reason, because
from tracker.rules.words import Mode

ADVANTAGE = because("GEN-02", "advantage")
DISADVANTAGE = because("GEN-02", "disadvantage")
CANCELLED = because("GEN-03", "cancelled")


class Stance(NamedTuple):
    """How a d20 is rolled, and why."""

    mode: Mode
    pro: tuple[Reason, ...] = ()
    contra: tuple[Reason, ...] = ()

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """Both sides and, where they meet, that they cancel."""
        return both(self.pro, self.contra)


class Checked(NamedTuple):
    """A d20 against a number."""

    natural: int
    total: int
    success: bool
    reasons: tuple[Reason, ...] = ()


def mode_of(pro: object, contra: object) -> Mode:
    """Advantage, disadvantage or neither; anything on both sides cancels as a whole (GEN-03)."""
    if pro:
        return "normal" if contra else "advantage"
    return "disadvantage" if contra else "normal"


def both(pro: tuple[Reason, ...], contra: tuple[Reason, ...]) -> tuple[Reason, ...]:
    """The sources of a mode as one list."""
    return (*pro, *contra, CANCELLED) if pro and contra else pro + contra


def stance(pro: Sequence[Reason] = (), contra: Sequence[Reason] = ()) -> Stance:
    """A stance from its sources."""
    return Stance(mode_of(pro, contra), tuple(pro), tuple(contra))


def dice_of(mode: Mode) -> int:
    """How many d20 are rolled: never more than two (GEN-02)."""
    return 1 if mode == "normal" else 2


def roll_d20(chance: Chance, mode: Mode = "normal") -> tuple[int, ...]:
    """One d20, or two with advantage or disadvantage."""
    if mode == "normal":
        return (chance.randint(1, 20),)
    return chance.randint(1, 20), chance.randint(1, 20)


def keep(mode: Mode, dice: Sequence[int]) -> int:
    """The die that counts; of two dice on a plain roll the first."""
    if mode == "advantage":
        return max(dice)
    if mode == "disadvantage":
        return min(dice)
    return dice[0]


def against(dice: Sequence[int], mode: Mode, bonus: int, dc: int) -> Checked:
    """Check or save: equal to the DC succeeds, and 1 and 20 are plain numbers (GEN-06)."""
    natural = keep(mode, dice)
    total = natural + bonus
    success = total >= dc
    reason = because("GEN-06", "reaches-dc" if success else "below-dc", total=total, dc=dc)
    return Checked(natural, total, success, (reason,))


def contest(first: int, second: int) -> Literal["first", "second", "tie"]:
    """Who wins; on a tie everything stays as it was (GEN-05)."""
    if first == second:
        return "tie"
    return "first" if first > second else "second"


def passive(modifier: int, mode: Mode = "normal") -> int:
    """A passive score: 10 and the modifier, 5 more or less with a mode (SURP-01)."""
    shift = {"normal": 0, "advantage": 5, "disadvantage": -5}[mode]
    return 10 + modifier + shift
