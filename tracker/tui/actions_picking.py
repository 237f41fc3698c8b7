"""Keys while rows are picked: letters stand on the rows, five capitals mark sides and groups."""

from tracker.tui.action import HELP, SCROLL, Action

LETTERS = tuple("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
PICKED = tuple(one for one in LETTERS if one not in "AFGIP")
"""On the rows; the others are keys."""

PICKING: dict[str, tuple[Action, ...]] = {
    "pick": (
        Action("letter", PICKED, "", 1),
        Action("mark", ("space",), "", 3),
        Action("group", ("G",), "", 4),
        Action("foes", ("F", "plus"), "", 5),
        Action("party", ("P",), "", 6),
        Action("everyone", ("A",), "", 7),
        Action("invert", ("I",), "", 8),
        Action("search", ("slash",), "", 9),
        Action("done", ("enter",), "", 2),
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
