"""The keys of the settings screen: a part of the one table."""

from tracker.tui.action import HELP, READ, SCROLL, Action

CHOOSING: dict[str, tuple[Action, ...]] = {
    "settings": (
        Action("more", ("right", "space"), "", 1),
        Action("less", ("left",)),
        Action("keep", ("enter",), "", 2),
        Action("close", ("escape",), "", 3),
        Action("search", ("slash",), "", 4),
        Action("undo", ("u", "ctrl+z"), "", 5),
        Action("redo", ("U", "ctrl+y", "ctrl+r")),
        Action("reset", ("delete", "backspace"), "", 6),
        Action("add", ("plus", "insert")),
        Action("next_part", ("tab",), "", 7),
        Action("previous_part", ("shift+tab",)),
        Action("leave", ("q", "comma")),
        *READ,
        Action("help", HELP.keys, "", 8),
        Action("quit", ("ctrl+q",)),
    ),
    "typed_row": (
        Action("edit", ("enter",), "", 1),
        Action("reset", ("delete", "backspace"), "", 2),
        Action("leave", ("comma", "q"), "", 3),
        Action("close", ("escape",), "", 4),
        Action("add", ("plus", "insert"), "", 5),
        Action("search", ("slash",), "", 6),
        Action("undo", ("u", "ctrl+z"), "", 7),
        HELP,
    ),
    "seeking": (
        Action("open", ("enter",), "", 1),
        Action("more", ("right",), "", 2),
        Action("less", ("left",)),
        Action("rub_out", ("backspace",)),
        Action("stop", ("escape",), "", 3),
        *SCROLL,
    ),
    "folder": (
        Action("apply", ("enter",), "", 1),
        Action("stop", ("escape",), "", 2),
    ),
    "new_key": (Action("stop", ("escape",), "", 1),),
}
"""The list, a row whose value is typed or pressed, a search, a path that is typed, a key that is waited for."""
