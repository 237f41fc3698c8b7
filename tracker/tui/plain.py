"""The one door for text that people typed: cleaned here, measured in cells, cut between graphemes.

Everything drawn goes in as segments or `Content`, never as markup, so this door need not escape.
"""

import unicodedata
from collections.abc import Iterator
from functools import lru_cache

from rich.cells import cell_len, split_graphemes

from tracker.encounter.bounds import OBEYED

ELLIPSIS = "…"
SPACING = "\u0e33\u0eb3"
"""Vowels that take a cell of their own and still belong to the sign before them."""
_STRIPPED = dict.fromkeys(map(ord, OBEYED))
_PASTED = {
    **{sign: None for sign in _STRIPPED if sign not in (0x09, 0x0A, 0x0D, 0x200C, 0x200D)},
    **dict.fromkeys((0x0B, 0x0C, 0x85, 0x2028, 0x2029), "\n"),
}
"""Lines, tabs and what joins the parts of a sign stay; whatever else ends a line is a line's end."""


def pasted(text: str) -> str:
    """What comes from the clipboard, before a field that draws its own text takes it."""
    return text.translate(_PASTED)


@lru_cache(maxsize=4096)
def plain(text: str) -> str:
    """One line without anything that could steer the terminal; combining marks stay."""
    spaced = text.replace("\n", " ").replace("\t", " ")
    return unicodedata.normalize("NFC", spaced.translate(_STRIPPED))


def lines(text: str) -> list[str]:
    """The same for text of several lines."""
    return [plain(line) for line in text.splitlines()]


@lru_cache(maxsize=4096)
def cut(text: str, width: int) -> str:
    """At most so many cells, with an ellipsis where something is left out."""
    if cell_len(text) <= width:
        return text
    if width <= 1:
        return ELLIPSIS[:width]
    used, end = 0, 0
    for stop, cells in _graphemes(text):
        if used + cells > width - 1:
            break
        used, end = used + cells, stop
    return text[:end].rstrip() + ELLIPSIS


def _graphemes(text: str) -> Iterator[tuple[int, int]]:
    """End and cells of what a reader takes for one sign; a Thai or Lao am stays with its base."""
    spans = split_graphemes(text)[0]
    index = 0
    while index < len(spans):
        _, stop, cells = spans[index]
        index += 1
        while index < len(spans) and text[spans[index][0]] in SPACING:
            stop, cells = spans[index][1], cells + spans[index][2]
            index += 1
        yield stop, cells


@lru_cache(maxsize=4096)
def fit(text: str, width: int) -> str:
    """Exactly so many cells: cut or padded on the right."""
    short = cut(text, max(0, width))
    return short + " " * (width - cell_len(short))


def right(text: str, width: int) -> str:
    """Exactly so many cells, padded on the left."""
    short = cut(text, max(0, width))
    return " " * (width - cell_len(short)) + short


def wrapped(text: str, width: int) -> list[str]:
    """Lines of at most so many cells, broken at spaces, and inside a word only when it must be."""
    found: list[str] = []
    line = ""
    for word in text.split(" "):
        joined = f"{line} {word}" if line else word
        if cell_len(joined) <= width:
            line = joined
            continue
        if line:
            found.append(line)
        line = word
        while cell_len(line) > width > 1:
            head = cut(line, width + 1).removesuffix(ELLIPSIS) or line[:1]
            head = head if cell_len(head) <= width else cut(line, width).removesuffix(ELLIPSIS)
            head = head or line[:1]
            found.append(head)
            line = line[len(head) :]
    if line:
        found.append(line)
    return found
