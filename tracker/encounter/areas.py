"""An area on the map: what a command asks about, and what a zone that stays there keeps."""

from tracker.encounter.battlefield import Cell
from tracker.encounter.values import value


@value
class Area:
    """An area on the map; its point of origin is a corner of squares (AOE-04)."""

    shape: str
    """A key of `areas.FEET_PER_TARGET`."""
    feet: int
    """Side, length or radius."""
    at: Cell | None = None
    """The origin: the lowest corner of that square; of a cube its lowest corner."""
    source: str = ""
    """Whose space it starts from instead."""
    toward: Cell | None = None
    """Which way a cone or line goes."""
    width: int = 5
    """Of a line."""
