"""Squares of five feet: places, distance and the price of a step (GRID, DIAG).

A place is the lowest corner square of a creature and its side; x goes east, y north.
"""

from collections.abc import Iterator
from typing import Literal, NamedTuple

from tracker.rules import sizes
from tracker.rules.rulings import BY_DEFAULT, Rulings
from tracker.rules.sizes import SQUARE

Square = tuple[int, int]
Diagonals = Literal["5", "5-10"]
"""What diagonals cost: always 5 feet, or 5 and 10 in turn (DIAG-01)."""


class Place(NamedTuple):
    """Where a creature stands."""

    x: int
    y: int
    side: int = 1
    """In squares."""

    @property
    def right(self) -> int:
        return self.x + self.side - 1

    @property
    def top(self) -> int:
        return self.y + self.side - 1


def place(at: Square, size: str = "medium") -> Place:
    """The place of a creature of this size (GRID-05)."""
    return Place(at[0], at[1], sizes.side(size))


def squares(there: Place) -> Iterator[Square]:
    """Every square of a place, row by row."""
    for y in range(there.y, there.top + 1):
        for x in range(there.x, there.right + 1):
            yield x, y


def gaps(one: Place, other: Place) -> tuple[int, int]:
    """Columns and rows from the nearest square of one to the nearest of the other."""
    across = max(0, other.x - one.right, one.x - other.right)
    upward = max(0, other.y - one.top, one.y - other.top)
    return across, upward


def distance(one: Place, other: Place, diagonals: Diagonals = "5") -> int:
    """Feet from one space to the other by the shortest way (GRID-04, DIAG-02)."""
    larger, smaller = sorted(gaps(one, other), reverse=True)
    return SQUARE * (larger + (smaller // 2 if diagonals == "5-10" else 0))


def adjacent(one: Place, other: Place) -> bool:
    """Next to each other, also by a corner."""
    return max(gaps(one, other)) == 1


def overlaps(one: Place, other: Place) -> bool:
    """Sharing a square."""
    return max(gaps(one, other)) == 0


def step_price(
    *,
    diagonal: bool,
    so_far: int = 0,
    difficult: bool = False,
    diagonals: Diagonals = "5",
    rulings: Rulings = BY_DEFAULT,
) -> int:
    """Feet of one step; `so_far` counts the diagonals of this turn (GRID-02, DIAG-01, DIAG-02).

    Difficult ground adds 5 feet, also to a long diagonal.
    """
    long = diagonal and diagonals == "5-10" and so_far % 2 == 1
    if difficult and not rulings.rough_adds_five:
        return 2 * SQUARE * (1 + long)
    return SQUARE * (1 + long + difficult)
