"""The ground of a fight as a value: which grid, and which cells are walls, rough or full of fog.

A cell is two whole numbers: on squares x goes east and y north, on hexes they are q and r. Nothing
needs a battlefield: without places on it every distance is typed or as usual.
"""

from tracker.encounter.values import value

Cell = tuple[int, int]
GRIDS = ("square", "hex", "none")
GROUNDS = ("wall", "obstacle", "difficult", "fog")
"""What a cell may be: filled, in the way of blows only, rough, or hard to see through."""


@value
class Battlefield:
    """What is known of the ground."""

    grid: str = "square"
    """`square`, `hex`, or `none`: then places count for nothing."""
    walls: tuple[Cell, ...] = ()
    """Nobody walks, sees or strikes through them."""
    obstacles: tuple[Cell, ...] = ()
    """Low walls, furniture: they give cover."""
    difficult: tuple[Cell, ...] = ()
    """Difficult terrain (MOVE-05)."""
    fog: tuple[Cell, ...] = ()
    """Nobody sees through it (LOS-02)."""


PLAIN = Battlefield()
"""Open squares."""
