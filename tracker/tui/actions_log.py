"""The keys of looking back: the log, the reasons of a step, the fight as it was and as players see it; a part of the one table."""

from tracker.tui.action import HELP, READ, SCROLL, Action

LOG: dict[str, tuple[Action, ...]] = {
    "log": (
        Action("why", ("enter", "w"), "why", 1),
        Action("creature", ("c",), "log", 2),
        Action("kind", ("e",), "log", 3),
        Action("round", ("r",), "log", 4),
        Action("search", ("slash",), "log", 5),
        Action("everything", ("a",), "log", 6),
        Action("past", ("l",), "look", 7),
        Action("go_here", ("u",), "undo", 8),
        Action("amend", ("A",), "amend", 9),
        Action("tails", ("t",), "bring back", 10),
        Action("export", ("x", "X"), "", 11),
        *READ,
        HELP,
        Action("close", ("escape", "q"), "", 12),
    ),
    "sifting": (
        Action("keep", ("enter",), "", 1),
        Action("rub_out", ("backspace",), "", 2),
        Action("drop", ("escape",), "", 3),
        *SCROLL,
    ),
    "reasons": (
        Action("rule", ("enter",), "", 1),
        Action("earlier", ("left", "h"), "why", 2),
        Action("later", ("right", "l"), "why", 3),
        *READ,
        HELP,
        Action("close", ("escape", "q", "w"), "", 4),
    ),
    "curtain": (
        Action("curtain", ("P",), "", 1),
        *SCROLL,
    ),
    "past": (
        Action("earlier", ("left", "comma"), "look", 1),
        Action("later", ("right", "full_stop"), "look", 2),
        Action("turn_before", ("b",), "", 3),
        Action("turn_after", ("n",), "", 4),
        Action("round_before", ("left_square_bracket",), "", 5),
        Action("round_after", ("right_square_bracket",), "", 6),
        Action("go_here", ("u",), "undo", 7),
        Action("card", ("tab",)),
        Action("fold", ("z",)),
        Action("look", ("l",)),
        *READ,
        HELP,
        Action("close", ("escape", "q"), "", 8),
    ),
}
"""The list, a text to look for, one step's reasons, the table as it was, and the players' view."""
