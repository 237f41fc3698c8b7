"""A row of the table of keys, and the rows that many places share."""

from typing import NamedTuple


class Action(NamedTuple):
    """One row: the keys, first the one that is shown."""

    id: str
    keys: tuple[str, ...]
    verb: str = ""
    """What the typed language calls it."""
    footer: int = 0
    """Place among what the footer shows first; 0 leaves it to the help screen."""


CURSOR = (
    Action("up", ("up", "k")),
    Action("down", ("down", "j")),
    Action("page_up", ("pageup",)),
    Action("page_down", ("pagedown",)),
    Action("first", ("home",)),
    Action("last", ("end",)),
)

LISTED = (
    Action("up", ("up",)),
    Action("down", ("down",)),
    Action("page_up", ("pageup",)),
    Action("page_down", ("pagedown",)),
    Action("first", ("home",)),
    Action("last", ("end",)),
    Action("undo", ("ctrl+z",)),
    Action("redo", ("ctrl+y",)),
)
"""Where letters mean something else."""
