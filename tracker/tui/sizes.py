"""Classes that screens get from so many columns and rows on; the stylesheet does the rest."""

from textual.geometry import Size

WIDTHS = [(0, "-tiny"), (56, "-narrow"), (100, "-wide"), (160, "-broad")]
HEIGHTS = [
    (0, "-flat"),
    (12, "-low"),
    (20, "-middle"),
    (28, "-high"),
    (36, "-tall"),
    (50, "-lofty"),
]

FEW_LINES = 20
"""Below so many rows an outcome has room for little more than what comes of it."""


def short(size: Size) -> bool:
    """Whether what comes of it stands first, before the chances."""
    return size.height < FEW_LINES


def classes(size: Size) -> dict[str, bool]:
    """Every one of them, and whether it holds."""
    found: dict[str, bool] = {}
    for value, breakpoints in ((size.width, WIDTHS), (size.height, HEIGHTS)):
        reached = [name for least, name in breakpoints if value >= least]
        found |= {name: name == reached[-1] for _, name in breakpoints}
    return found
