"""One step on squares: what it costs, or what forbids it (GRID-02, GRID-03, MOVE-10).

Whoever counts steps adds them up; where a walk may end is not asked here.
"""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from tracker.rules import passing
from tracker.rules.edition import Edition
from tracker.rules.grid.squares import (
    Diagonals,
    Place,
    Square,
    overlaps,
    squares,
    step_price,
)
from tracker.rules.reasons import Reason, because
from tracker.rules.rulings import Rulings

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
    extra_per_square: int = 0
    """Feet more for every square: crawling, squeezing, climbing, dragging."""


class State(NamedTuple):
    """Somewhere on the way."""

    at: Place
    cost: int
    diagonals: int


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
