"""Keys of the typed line and of the search for an earlier one; editing keys are the input's own."""

from tracker.tui.action import Action

TYPING: dict[str, tuple[Action, ...]] = {
    "typed": (
        Action("apply", ("enter",), "", 1),
        Action("complete", ("tab",), "", 2),
        Action("complete_back", ("shift+tab",)),
        Action("older", ("up",), "", 3),
        Action("newer", ("down",)),
        Action("recall", ("ctrl+r",), "", 4),
        Action("explain", ("f1", "ctrl+underscore"), "", 5),
        Action("close", ("escape",), "", 6),
        Action("word_left", ("alt+b",)),
        Action("word_right", ("alt+f",)),
        Action("undo", ("ctrl+z",)),
        Action("redo", ("ctrl+y",)),
    ),
    "recalling": (
        Action("take", ("enter", "tab", "right"), "", 1),
        Action("older", ("up",), "", 2),
        Action("newer", ("down",)),
        Action("recall", ("ctrl+r",)),
        Action("close", ("escape",), "", 3),
    ),
}
"""By where the key is pressed."""
