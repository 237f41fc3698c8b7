"""Events of bodies in space: contests, feet moved, falls, riders."""

from tracker.encounter.battlefield import Cell
from tracker.encounter.model import Budget, Id
from tracker.encounter.values import value
from tracker.rules.reasons import Reason
from tracker.rules.words import Mode


@value
class Check:
    """One side of a contest: its check."""

    skill: str
    dice: tuple[int, ...] = ()
    """Natural dice looked at; empty when the total was typed or nothing was rolled."""
    mode: Mode = "normal"
    bonus: int = 0
    total: int | None = None
    """None when nothing was rolled."""


@value
class Contested:
    """Two checks against each other (GRAP-03, GRAP-05, SHOVE-02, SHOVE-03)."""

    kind: str
    who: Id
    target: Id
    first: Check
    second: Check
    success: bool
    effect: str
    """`none`, `grappled`, `freed`, `prone` or `pushed`."""
    reasons: tuple[Reason, ...] = ()
    by_dm: bool = False
    """The rules would not have had it now (GEN-04)."""
    number: int = 0
    """Which attack of its own turn it takes the place of; 0 for none (GRAP-01, SHOVE-01)."""


@value
class Moved:
    """A creature has moved; `spent` is the movement used this turn so far (MOVE-01)."""

    who: Id
    feet: int
    mode: str
    """A way of moving, `stand`, `teleport` or `forced`."""
    cost: int
    spent: int
    aloft: int
    """Feet above the ground from now on."""
    reasons: tuple[Reason, ...] = ()
    over: bool = False
    """More than the rules allow: the DM's (GEN-04)."""
    to: Cell | None = None
    """Where it stands on the map from now on; None: the map has no say."""
    diagonals: int = 0
    """Diagonal steps of this turn so far (DIAG-02)."""
    extras: tuple[tuple[str, int], ...] = ()
    """Feet of extra cost so far this turn, where they count for one speed only (MOVE-03)."""


@value
class Fell:
    """A creature drops out of the air; the damage that follows is a `DamageTaken` (MOVE-13)."""

    who: Id
    feet: int
    reasons: tuple[Reason, ...] = ()


@value
class Mounted:
    """A rider is up (MOUNT-02, MOUNT-06)."""

    who: Id
    mount: Id
    controlled: bool
    spent: int
    """Movement the rider has used this turn."""
    seats: int
    """How often it got on or off this turn."""
    fresh: Budget | None = None
    """A controlled mount acts on the turn it is mounted."""
    reasons: tuple[Reason, ...] = ()
    over: bool = False
    own_count: int | None = None
    """Initiative of the mount before it took its rider's, where it is to have it back (MOUNT-06)."""


@value
class Dismounted:
    """A rider is down: by its own will, thrown, or because one of the two is gone (MOUNT-02..05)."""

    who: Id
    mount: Id
    why: str
    """Key: `by-will`, `falls-off`, `thrown-off`, `lands-standing`, `gone`."""
    spent: int
    seats: int
    reasons: tuple[Reason, ...] = ()
    over: bool = False
