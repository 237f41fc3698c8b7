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
    Action("page_up", ("pageup", "ctrl+u")),
    Action("page_down", ("pagedown", "ctrl+d")),
    Action("first", ("home",)),
    Action("last", ("end", "G")),
)


MOVES = frozenset(one.id for one in CURSOR)
"""Actions that move a cursor, or what is read."""


def moves(page: int, rows: int) -> dict[str, int]:
    """How far each of these goes where a page shows so many of so many rows."""
    return {"up": -1, "down": 1, "page_up": -page, "page_down": page, "first": -rows, "last": rows}


READ = tuple(one._replace(keys=(*one.keys, "g")) if one.id == "first" else one for one in CURSOR)
"""Where `g` means nothing else."""

SCROLL = (
    Action("up", ("up",)),
    Action("down", ("down",)),
    Action("page_up", ("pageup", "ctrl+u")),
    Action("page_down", ("pagedown", "ctrl+d")),
    Action("first", ("home",)),
    Action("last", ("end",)),
)
"""Where letters mean something else."""

LISTED = (
    *SCROLL,
    Action("undo", ("ctrl+z",)),
    Action("redo", ("ctrl+y",)),
)

HELP = Action("help", ("question_mark",))
"""Where `?` is no letter; F1 asks for help everywhere."""

ANYWHERE = (
    Action("palette", ("ctrl+p",), "", 1),
    Action("help", ("f1",)),
    Action("curtain", ("f9",)),
    Action("streamer", ("f8",)),
    Action("suspend", ("ctrl+o",)),
)
"""Behind the keys of every place."""
