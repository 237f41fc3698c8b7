"""Walking a path square by square: what it costs, and where it has to stop (GRID-02, 03, MOVE-10, 11).

A path that breaks a rule is walked as far as the last square where the mover may stand.
"""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from tracker.rules import passing
from tracker.rules.edition import OF_2014, Edition
from tracker.rules.grid.squares import (
    Diagonals,
    Place,
    Square,
    overlaps,
    squares,
    step_price,
)
from tracker.rules.reasons import Reason, because
from tracker.rules.rulings import BY_DEFAULT, Rulings, that_mattered

READ_OTHERWISE = {"diagonals_by_turn": "DIAG-02", "rough_adds_five": "DIAG-02"}


class Occupant(NamedTuple):
    """Somebody else on the map."""

    place: Place
    size: str = "medium"
    hostile: bool = True
    incapacitated: bool = False


class Ground(NamedTuple):
    """The map as far as walking is concerned."""

    walls: Collection[Square] = frozenset()
    """Squares filled by what nobody can walk through."""
    difficult: Collection[Square] = frozenset()
    occupants: Sequence[Occupant] = ()
    diagonals: Diagonals = "5"


class Walker(NamedTuple):
    """Who walks."""

    at: Place
    movement: int
    """Feet left."""
    size: str = "medium"
    diagonals_so_far: int = 0
    """Of this turn; the pattern of long diagonals goes on (DIAG-02)."""
    extra_per_square: int = 0
    """Feet more for every square: crawling, squeezing, climbing, dragging."""


class Walk(NamedTuple):
    """How far it went."""

    legal: bool
    """The whole path was walked, and it may end there."""
    cost: int
    """Feet spent up to where it stops."""
    movement_left: int
    stops_at: Square
    diagonals: int
    """Of this turn, with those before."""
    reasons: tuple[Reason, ...]
    readings: tuple[Reason, ...] = ()
    """Which other readings made it dearer or cheaper."""


class State(NamedTuple):
    """Somewhere on the way."""

    at: Place
    cost: int
    diagonals: int


def walk(
    walker: Walker,
    path: Sequence[Square],
    ground: Ground,
    edition: Edition = OF_2014,
    rulings: Rulings = BY_DEFAULT,
) -> Walk:
    """Follow the lowest corner square of the walker along the path."""

    def by(other: Rulings) -> Walk:
        return _walked(walker, path, ground, edition, other)

    readings = that_mattered(rulings, READ_OTHERWISE, lambda one: by(one)[:4])
    return by(rulings)._replace(readings=readings)


def _walked(
    walker: Walker, path: Sequence[Square], ground: Ground, edition: Edition, rulings: Rulings
) -> Walk:
    here = State(walker.at, 0, walker.diagonals_so_far if rulings.diagonals_by_turn else 0)
    rest = here
    reasons: tuple[Reason, ...] = ()
    for square in path:
        following, reasons = step(walker, here, square, ground, edition, rulings)
        if following is None:
            break
        here = following
        reasons = _nobody_there(here.at, ground)
        rest = rest if reasons else here
    left = walker.movement - rest.cost
    stop = rest.at.x, rest.at.y
    return Walk(not reasons, rest.cost, left, stop, rest.diagonals, reasons)


def step(
    walker: Walker,
    here: State,
    square: Square,
    ground: Ground,
    edition: Edition,
    rulings: Rulings,
) -> tuple[State | None, tuple[Reason, ...]]:
    """One step further, or what forbids it."""
    there = here.at._replace(x=square[0], y=square[1])
    across, upward = there.x - here.at.x, there.y - here.at.y
    if max(abs(across), abs(upward)) != 1:
        return None, (because("GRID-02", "no-step"),)
    if not _is_open(here.at, there, ground.walls):
        return None, (because("GRID-03", "wall-in-the-way"),)
    hard, barred = _crossed(walker.size, there, ground, edition)
    if barred:
        return None, barred
    diagonal = bool(across and upward)
    difficult = hard or any(each in ground.difficult for each in squares(there))
    price = walker.extra_per_square + step_price(
        diagonal=diagonal,
        so_far=here.diagonals,
        difficult=difficult,
        diagonals=ground.diagonals,
        rulings=rulings,
    )
    left = walker.movement - here.cost
    if price > left:
        return None, (because("GRID-02", "too-far", feet=price, left=left),)
    return State(there, here.cost + price, here.diagonals + diagonal), ()


def _is_open(here: Place, there: Place, walls: Collection[Square]) -> bool:
    """No wall where the walker goes, nor at a corner its diagonal would cut (GRID-03)."""
    if any(square in walls for square in squares(there)):
        return False
    across, upward = there.x - here.x, there.y - here.y
    if not (across and upward):
        return True
    beside = there.right if across > 0 else there.x
    above = there.top if upward > 0 else there.y
    return (beside, here.y if upward > 0 else here.top) not in walls and (
        here.x if across > 0 else here.right,
        above,
    ) not in walls


def _crossed(
    size: str, there: Place, ground: Ground, edition: Edition
) -> tuple[bool, tuple[Reason, ...]]:
    """Whether others make it difficult, and who bars the way (MOVE-10)."""
    difficult = False
    for other in ground.occupants:
        if not overlaps(there, other.place):
            continue
        passed = passing.through(
            size,
            other.size,
            hostile=other.hostile,
            incapacitated=other.incapacitated,
            edition=edition,
        )
        if not passed.may_pass:
            return False, passed.reasons
        difficult = difficult or passed.difficult
    return difficult, ()


def _nobody_there(at: Place, ground: Ground) -> tuple[Reason, ...]:
    """Nobody stops by choice in another's space (MOVE-11)."""
    if any(overlaps(at, other.place) for other in ground.occupants):
        return (because("MOVE-11", "space-taken"),)
    return ()
