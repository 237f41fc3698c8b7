"""The bounds of what can be typed or read, said once and enforced at every door."""

from typing import NamedTuple

from tracker.encounter.refusals import Refused


class Bounds(NamedTuple):
    """Smallest and largest, both allowed."""

    low: int
    high: int


NAME_SIGNS = 200
NOTE_SIGNS = 10_000
COMBATANTS = 1_000

CONTROLS = "".join(map(chr, (*range(0x20), *range(0x7F, 0xA0))))
"""C0 and C1, tab and line feed among them."""
_FORMATS = (0x061C, *range(0x200B, 0x2010), *range(0x202A, 0x202F), *range(0x2060, 0x2070), 0xFEFF)
SHAPELESS = "".join(map(chr, _FORMATS))
"""Directions and invisible format signs; combining marks have a shape."""
OBEYED = f"{CONTROLS}{SHAPELESS}\u2028\u2029"
"""All that a terminal would obey instead of showing it: every way out leaves these out."""

BOUNDS: dict[str, Bounds] = {
    "hp": Bounds(0, 999_999),
    "ac": Bounds(0, 99),
    "initiative": Bounds(-99, 999),
    "count": Bounds(1, 500),
    "exhaustion": Bounds(0, 6),
    "round": Bounds(0, 99_999),
    "turns": Bounds(1, 500),
    "place": Bounds(-999, 999),
}

BY_HAND = BOUNDS["round"].high
"""The round of a wave that comes when the DM says so."""


def within(what: str, value: int) -> int:
    """The value, or `out-of-bounds` with what, value and both ends."""
    low, high = BOUNDS[what]
    if not low <= value <= high:
        raise Refused("out-of-bounds", what=what, value=value, low=low, high=high)
    return value


def cell(cell: tuple[int, int]) -> tuple[int, int]:
    """A cell that some map may have; `out-of-bounds` otherwise."""
    for number in cell:
        within("place", number)
    return cell


def one_line(text: str) -> str:
    """A name in one line with single blanks; empty when nothing of it can be seen."""
    text = " ".join(text.split())
    return text if any(sign.isprintable() and sign != " " for sign in text) else ""


def name(text: str) -> str:
    """A name in one line: not empty, not too long."""
    text = one_line(text)
    if not text:
        raise Refused("name-empty")
    if len(text) > NAME_SIGNS:
        raise Refused("name-too-long", length=len(text), limit=NAME_SIGNS)
    return text


def note(text: str) -> str:
    """A note that is not too long."""
    if len(text) > NOTE_SIGNS:
        raise Refused("note-too-long", length=len(text), limit=NOTE_SIGNS)
    return text
