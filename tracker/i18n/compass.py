"""Cells and ways to look, by their names."""

from tracker.encounter.battlefield import Cell
from tracker.i18n.catalogue import pgettext


def cell(at: Cell) -> str:
    """`3,4`."""
    return f"{at[0]},{at[1]}"


def facing(way: str) -> str:
    """A way to look by its name."""
    return {
        "north": pgettext("facing", "north"),
        "east": pgettext("facing", "east"),
        "south": pgettext("facing", "south"),
        "west": pgettext("facing", "west"),
        "north-east": pgettext("facing", "north-east"),
        "north-west": pgettext("facing", "north-west"),
        "south-east": pgettext("facing", "south-east"),
        "south-west": pgettext("facing", "south-west"),
    }.get(way, way)
