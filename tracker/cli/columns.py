"""Text in columns, measured in cells of a terminal: wide signs take two, marks take none."""

import unicodedata
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tracker.cli.speech import clean

GAP = "  "


class Column(NamedTuple):
    """A head, and on which side its cells stand."""

    head: str
    right: bool = False


def width(text: str) -> int:
    """Cells on a terminal."""
    return sum(cells(sign) for sign in text)


def cells(sign: str) -> int:
    """Of one sign."""
    if unicodedata.combining(sign) or unicodedata.category(sign) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(sign) in "WF" else 1


def padded(text: str, wide: int, *, right: bool = False) -> str:
    """Filled up with blanks to so many cells."""
    blanks = " " * (wide - width(text))
    return blanks + text if right else text + blanks


def laid_out(columns: Sequence[Column], rows: Iterable[Sequence[str]]) -> list[str]:
    """Heads and rows under each other; every column as wide as its widest cell."""
    body = [tuple(map(clean, row)) for row in rows]
    heads = tuple(column.head for column in columns)
    wide = [max(map(width, cells)) for cells in zip(heads, *body, strict=True)]
    return [
        GAP.join(
            padded(cell, wide[place], right=columns[place].right) for place, cell in enumerate(row)
        ).rstrip()
        for row in (heads, *body)
    ]
