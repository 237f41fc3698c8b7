"""Feet of a turn: what each way of moving still has, and what a stretch costs (MOVE, ACT-03).

There is one count of feet spent, with every extra cost in it. Each speed has its own budget, the
speed once more for each Dash; whatever is spent counts against all of them (MOVE-03), unless the
table reads it so that extra costs count only where they arose. A refused stretch costs nothing.
"""

from collections.abc import Mapping
from typing import Literal, NamedTuple

from tracker.rules.edition import OF_2014, Edition
from tracker.rules.reasons import Reason, because, by_option
from tracker.rules.rulings import BY_DEFAULT, Rulings

Drag = Literal["", "halved", "dearer"]
"""What dragging does: half the speed, or one extra foot for each (GRAP-07)."""

ON_FOOT = frozenset({"climb", "swim"})
"""Possible without a speed of their own, at the walking speed and one more per foot (MOVE-14)."""


class Mover(NamedTuple):
    """A creature in its turn."""

    speeds: Mapping[str, int]
    """Feet by way of moving, as they hold now; conditions have been reckoned in."""
    spent: int = 0
    dashes: int = 0
    prone: bool = False
    drag: Drag = ""
    halvings: int = 1
    """How often dragging halves it."""
    extras: tuple[tuple[str, int], ...] = ()
    """Feet of extra cost by the speed they were drawn on, where they count against no other."""
    rulings: Rulings = BY_DEFAULT


class Stretch(NamedTuple):
    """A piece of a move on one kind of ground."""

    mode: str
    feet: int
    difficult: bool = False
    """However many reasons make it so (MOVE-06)."""
    crawl: bool = False
    squeeze: bool = False


class Moved(NamedTuple):
    """A verdict and the mover after it."""

    allowed: bool
    mover: Mover
    cost: int = 0
    reasons: tuple[Reason, ...] = ()


def speed(mover: Mover, mode: str) -> int:
    """Feet of one budget in this way of moving; dragging halves it."""
    feet = max(0, mover.speeds.get(mode, 0))
    return feet >> mover.halvings if mover.drag == "halved" else feet


def left(mover: Mover, mode: str) -> int:
    """Feet still to be moved in this way, never below 0 (MOVE-01, MOVE-03, MOVE-15)."""
    dashed = speed(mover, mode if mover.rulings.dash_every_speed else _feet_of(mover))
    whole = speed(mover, mode) + dashed * mover.dashes
    return max(0, whole - mover.spent + _elsewhere(mover, mode))


def _elsewhere(mover: Mover, mode: str) -> int:
    """Extra costs of other ways of moving, where those do not count here."""
    if mover.rulings.extra_costs_spent:
        return 0
    return sum(feet for way, feet in mover.extras if way != mode)


def _read_otherwise(mover: Mover, mode: str) -> tuple[Reason, ...]:
    """Which other readings bear on what is left."""
    found: list[Reason] = []
    if _elsewhere(mover, mode):
        found.append(by_option("MOVE-03", "extra_costs_spent"))
    if mover.dashes and not mover.rulings.dash_every_speed and mode != _feet_of(mover):
        found.append(by_option("ACT-03", "dash_every_speed"))
    return tuple(found)


def budget_of(mover: Mover, mode: str) -> str:
    """The speed a way of moving draws on: its own, or walking where it has none (MOVE-14)."""
    return "walk" if mode in ON_FOOT and not mover.speeds.get(mode, 0) else mode


def price(mover: Mover, stretch: Stretch) -> tuple[int, tuple[Reason, ...]]:
    """Feet of movement for one foot of a stretch: one, and one more for each hindrance."""
    reasons: list[Reason] = []
    if stretch.difficult:
        reasons.append(because("MOVE-05", "difficult-ground"))
    if stretch.crawl:
        reasons.append(because("MOVE-09", "crawling"))
    if stretch.squeeze:
        reasons.append(because("SIZE-05", "squeezing"))
    if budget_of(mover, stretch.mode) != stretch.mode:
        reasons.append(because("MOVE-14", "no-such-speed", mode=stretch.mode))
    if mover.drag == "dearer":
        reasons.append(because("GRAP-07", "drags"))
    return 1 + len(reasons), tuple(reasons)


def travel(mover: Mover, stretch: Stretch) -> Moved:
    """Move a stretch (MOVE-01..06, MOVE-09, MOVE-14); magic that moves costs nothing."""
    if stretch.mode == "teleport" or stretch.feet <= 0:
        return Moved(True, mover)
    if mover.prone and not (stretch.crawl and stretch.mode != "fly"):
        return Moved(False, mover, 0, (because("MOVE-09", "stand-or-crawl"),))
    drawn_on = budget_of(mover, stretch.mode)
    per_foot, reasons = price(mover, stretch)
    reasons = (*reasons, *_read_otherwise(mover, drawn_on))
    cost, there = stretch.feet * per_foot, left(mover, drawn_on)
    if cost > there:
        rule = "MOVE-01" if there else "MOVE-04"
        return Moved(False, mover, 0, (*reasons, because(rule, "too-far", feet=cost, left=there)))
    return Moved(True, having_spent(mover, drawn_on, stretch.feet, cost), cost, reasons)


def having_spent(mover: Mover, drawn_on: str, feet: int, cost: int) -> Mover:
    """After so many feet at that cost out of one budget (MOVE-03)."""
    after = mover._replace(spent=mover.spent + cost)
    if not mover.rulings.extra_costs_spent and cost > feet:
        return after._replace(extras=_with_extra(mover, drawn_on, cost - feet))
    return after


def _with_extra(mover: Mover, mode: str, feet: int) -> tuple[tuple[str, int], ...]:
    extras = dict(mover.extras)
    return tuple((extras | {mode: extras.get(mode, 0) + feet}).items())


def standing_cost(mover: Mover) -> int:
    """Half the speed, not half of what Dash made of it (MOVE-08)."""
    return speed(mover, _feet_of(mover)) // 2


def stand(mover: Mover) -> Moved:
    """Rise from prone (MOVE-08)."""
    if not mover.prone:
        return Moved(False, mover, 0, (because("MOVE-08", "not-prone"),))
    mode = _feet_of(mover)
    if not speed(mover, mode):
        return Moved(False, mover, 0, (because("MOVE-08", "no-speed"),))
    cost, there = standing_cost(mover), left(mover, mode)
    if cost > there:
        return Moved(False, mover, 0, (because("MOVE-08", "too-far", feet=cost, left=there),))
    reason = because("MOVE-08", "stands-up", feet=cost)
    return Moved(True, mover._replace(prone=False, spent=mover.spent + cost), cost, (reason,))


def drop_prone(mover: Mover, edition: Edition = OF_2014) -> Moved:
    """It costs nothing (MOVE-07)."""
    if edition.prone_2024 and not speed(mover, _feet_of(mover)):
        return Moved(False, mover, 0, (because("MOVE-07", "no-speed"),))
    return Moved(True, mover._replace(prone=True))


def _feet_of(mover: Mover) -> str:
    """The speed that is simply the speed: walking, or the best of a creature that cannot walk."""
    if "walk" in mover.speeds or not mover.speeds:
        return "walk"
    return max(mover.speeds, key=lambda mode: mover.speeds[mode])
