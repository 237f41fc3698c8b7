"""Commands of the map: who stands where, who looks where, what the ground is (GRID, FACE)."""

from tracker.encounter.battlefield import Cell
from tracker.encounter.values import value


@value
class PlaceCreatures:
    """`place WHO X,Y[, WHO X,Y …]`: at no cost; None takes one off the map."""

    places: tuple[tuple[str, Cell | None], ...]


@value
class Face:
    """`face WHO north|…|X,Y` (FACE-02)."""

    who: str
    direction: str = ""
    toward: Cell | None = None
    """Instead of a direction: the cell it looks at."""


@value
class ChangeBattlefield:
    """`battlefield GRID` or `battlefield wall|… CELLS`."""

    grid: str = ""
    """Of `battlefield.GRIDS`; empty: as it is."""
    ground: str = ""
    """Of `battlefield.GROUNDS`, or `clear`."""
    cells: tuple[Cell, ...] = ()
