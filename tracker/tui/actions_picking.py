"""Keys while rows are picked: letters stand on the rows, five capitals mark sides and groups."""

from tracker.tui.action import HELP, SCROLL, Action

LETTERS = tuple("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
PICKED = tuple(one for one in LETTERS if one not in "AFGIP")
"""On the rows; the others are keys."""

PICKING: dict[str, tuple[Action, ...]] = {
    "pick": (
        Action("letter", PICKED, "", 1),
        Action("mark", ("space",), "", 2),
        Action("group", ("G",), "", 3),
        Action("foes", ("F", "plus"), "", 4),
        Action("party", ("P",), "", 5),
        Action("everyone", ("A",), "", 6),
        Action("invert", ("I",), "", 7),
        Action("search", ("slash",), "", 8),
        Action("done", ("enter",), "", 9),
        Action("cancel", ("escape",), "", 10),
        *SCROLL,
        HELP,
    ),
    "filter": (
        Action("keep", ("enter",), "", 1),
        Action("rub_out", ("backspace",), "", 2),
        Action("drop", ("escape",), "", 3),
        *SCROLL,
    ),
    "jump": (
        Action("letter", PICKED, "", 1),
        Action("cancel", ("escape",), "", 2),
        *SCROLL,
        HELP,
    ),
}
