"""One line of the palette: what it is called, how else one would do it, and what it does."""

from collections.abc import Callable
from typing import NamedTuple


class Offer(NamedTuple):
    """Something that can be done on the present screen."""

    id: str
    """By which the palette remembers it: `fight.next`."""
    label: str
    meaning: str
    does: Callable[[], None]
    key: str = ""
    typed: str = ""
    """What one would type instead."""
    against: str = ""
    """Why it cannot be done now and what would be right."""
