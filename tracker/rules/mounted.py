"""Riders and mounts: getting on and off, staying on, and who says what the mount does (MOUNT).

Whether a body is fit for riding and its owner willing is the DM's to say; sizes, distances and
feet are reckoned here.
"""

from typing import Literal, NamedTuple

from tracker.rules.edition import OF_2014, Edition
from tracker.rules.reasons import Reason, because, by_option
from tracker.rules.rulings import BY_DEFAULT, Rulings
from tracker.rules.sizes import steps

SAVE_DC = 10
"""Of Dexterity."""
NEAR = 5
"""Feet within which a mount is reached, and within which a rider lands."""
CONTROLLED = ("dash", "disengage", "dodge")

Seat = Literal["mounted", "on-foot", "fallen"]
Mishap = Literal["mount-moved", "rider-prone", "mount-prone"]
_RULES: dict[str, str] = {
    "mount-moved": "MOUNT-03", "rider-prone": "MOUNT-04", "mount-prone": "MOUNT-05",
}  # fmt: skip


class Rider(NamedTuple):
    """Who rides, or wants to."""

    size: str = "medium"
    speed: int = 30
    """As it holds now."""
    movement_left: int = 30
    mounted: bool = False
    changed: bool = False
    """It has mounted or dismounted in this move already."""


class Mount(NamedTuple):
    """What is ridden."""

    size: str = "large"
    willing: bool = True
    fitting: bool = True
    distance: int = 0
    trained: bool = False
    intelligent: bool = False


class Change(NamedTuple):
    """Getting on or off."""

    allowed: bool
    cost: int
    movement_left: int
    seat: Seat
    reasons: tuple[Reason, ...]


class Fate(NamedTuple):
    """Where a rider is after a mishap; whoever is no longer mounted stands or lies within 5 feet."""

    seat: Seat
    prone: bool
    reaction_spent: bool
    reasons: tuple[Reason, ...]


class Control(NamedTuple):
    """Whether a mount can be controlled, and what that means."""

    controlled: bool
    initiative: int
    """Of the mount from now on, and after the rider has got off."""
    actions: tuple[str, ...]
    """All it may do; empty: it does as it likes."""
    reasons: tuple[Reason, ...]


def get_on(rider: Rider, mount: Mount) -> Change:
    """Half the speed, once a move, onto a willing and fitting larger creature (MOUNT-01, 02)."""
    found: list[Reason] = []
    if steps(rider.size, mount.size) < 1:
        found.append(because("MOUNT-01", "mount-too-small", size=mount.size))
    if not mount.willing:
        found.append(because("MOUNT-01", "mount-unwilling"))
    if not mount.fitting:
        found.append(because("MOUNT-01", "mount-unfit"))
    if mount.distance > NEAR:
        found.append(because("MOUNT-02", "mount-too-far", distance=mount.distance))
    if rider.mounted:
        found.append(because("MOUNT-02", "already-mounted"))
    return _seated(rider, found, "mounted")


def get_off(rider: Rider) -> Change:
    """Half the speed, once a move (MOUNT-02)."""
    found = [] if rider.mounted else [because("MOUNT-02", "not-mounted")]
    return _seated(rider, found, "on-foot")


def _seated(rider: Rider, found: list[Reason], seat: Seat) -> Change:
    cost = rider.speed // 2
    if rider.changed:
        found.append(because("MOUNT-02", "once-a-move"))
    if rider.speed <= 0:
        found.append(because("MOUNT-02", "no-speed"))
    elif cost > rider.movement_left:
        found.append(because("MOUNT-02", "too-far", feet=cost, left=rider.movement_left))
    if found:
        kept: Seat = "mounted" if rider.mounted else "on-foot"
        return Change(False, cost, rider.movement_left, kept, tuple(found))
    reason = because("MOUNT-02", "half-the-speed", feet=cost)
    return Change(True, cost, rider.movement_left - cost, seat, (reason,))


def asks_save(mishap: Mishap, edition: Edition = OF_2014) -> bool:
    """Whether the rider saves (DC 10 Dexterity); a falling mount asks only by the newer wording."""
    return mishap != "mount-prone" or edition.mount_2024


def after_save(mishap: Mishap, *, saved: bool, rulings: Rulings = BY_DEFAULT) -> Fate:
    """A made save keeps the rider mounted and not prone (MOUNT-03, MOUNT-04)."""
    rule = _RULES[mishap]
    if saved and mishap == "rider-prone" and rulings.saved_rider_prone:
        option = by_option(rule, "saved_rider_prone")
        return Fate("mounted", True, False, (because(rule, "stays-mounted"), option))
    if saved:
        return Fate("mounted", False, False, (because(rule, "stays-mounted"),))
    return Fate("fallen", True, False, (because(rule, "falls-off"),))


def mount_falls(*, reacts: bool, able: bool = True) -> Fate:
    """The mount goes down: by reaction the rider lands standing, else prone (MOUNT-05).

    `able`: the reaction is unspent, and the rider neither incapacitated nor surprised.
    """
    if reacts and able:
        return Fate("on-foot", False, True, (because("MOUNT-05", "lands-standing"),))
    return Fate("fallen", True, False, (because("MOUNT-05", "thrown-off"),))


def take_control(mount: Mount, own_initiative: int, riders: int) -> Control:
    """A trained mount that does not think takes the rider's count (MOUNT-06, MOUNT-07)."""
    if mount.intelligent:
        return Control(False, own_initiative, (), (because("MOUNT-07", "mount-thinks"),))
    if not mount.trained:
        return Control(False, own_initiative, (), (because("MOUNT-06", "mount-untrained"),))
    return Control(True, riders, CONTROLLED, (because("MOUNT-06", "controlled", total=riders),))


def count_after(taken: int, own: int | None, rulings: Rulings = BY_DEFAULT) -> int:
    """The count of a mount whose rider has got off: the rider's still, or its own (MOUNT-06)."""
    return taken if rulings.mount_keeps_count or own is None else own


def may_do(action: str, *, controlled: bool) -> bool:
    """What a controlled mount may do is little; an independent one does as it likes (MOUNT-06)."""
    return not controlled or action in CONTROLLED
