"""The keys of the DM's own creatures and party: lists, the form, pasted text; a part of the one table."""

from tracker.tui.action import CURSOR, Action

FIELDS = (
    Action("save", ("ctrl+s",), "", 1),
    Action("next_field", ("tab",), "", 2),
    Action("previous_field", ("shift+tab",)),
    Action("card", ("f2",), "", 3),
    Action("help", ("f1",), "", 4),
    Action("close", ("escape",), "", 5),
    Action("quit", ("ctrl+q",)),
)

CREATURES: dict[str, tuple[Action, ...]] = {
    "creatures": (
        Action("edit", ("enter",), "", 1),
        Action("copy", ("ctrl+e",), "", 2),
        Action("new", ("ctrl+n",), "", 3),
        Action("paste", ("ctrl+t",), "", 4),
        Action("look", ("f2", "tab"), "", 5),
        Action("up", ("up",)),
        Action("down", ("down",)),
        Action("page_up", ("pageup",)),
        Action("page_down", ("pagedown",)),
        Action("first", ("home",)),
        Action("last", ("end",)),
        Action("help", ("f1",), "", 6),
        Action("close", ("escape",), "", 7),
        Action("quit", ("ctrl+q",)),
    ),
    "creature": (
        *FIELDS,
        Action("up", ("up",)),
        Action("down", ("down", "enter")),
    ),
    "party": (
        Action("add", ("a", "plus", "insert"), "", 1),
        Action("edit", ("enter", "e"), "", 2),
        Action("new", ("n",), "", 3),
        Action("remove", ("x", "delete"), "", 4),
        Action("name", ("t",), "", 5),
        Action("undo", ("u", "ctrl+z"), "", 6),
        Action("redo", ("U", "ctrl+y")),
        Action("look", ("l",)),
        Action("card", ("tab", "f2")),
        Action("help", ("question_mark", "f1"), "", 7),
        Action("close", ("q", "escape"), "", 8),
        *CURSOR,
        Action("quit", ("ctrl+q",)),
    ),
    "party_line": (
        Action("apply", ("enter",), "", 1),
        Action("close", ("escape",), "", 2),
        Action("undo", ("ctrl+z",)),
        Action("redo", ("ctrl+y",)),
    ),
    "prose": FIELDS,
    "pasting": (
        Action("save", ("ctrl+s",), "", 1),
        Action("edit", ("ctrl+e",), "", 2),
        Action("help", ("f1",), "", 3),
        Action("close", ("escape",), "", 4),
        Action("quit", ("ctrl+q",)),
    ),
}
"""The list, a line of the form, the party, long texts, a text that is pasted."""
