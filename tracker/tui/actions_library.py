"""The keys of the library, of searches, and of the rules at hand: a part of the one table."""

from tracker.tui.action import HELP, READ, SCROLL, Action

LIBRARY: dict[str, tuple[Action, ...]] = {
    "library": (
        Action("open", ("enter",), "open", 1),
        Action("search", ("slash",), "", 2),
        Action("new", ("n",), "new", 3),
        Action("prepare", ("e",), "", 4),
        Action("creatures", ("c",), "monsters", 5),
        Action("party", ("m",), "party"),
        Action("rules", ("r",), "rules", 8),
        Action("export", ("x",), "export", 9),
        Action("break_lock", ("B",)),
        Action("curtain", ("P",)),
        Action("recover", ("R",)),
        Action("tour", ("t",), "tour", 7),
        Action("settings", ("comma",), "settings", 6),
        *READ,
        Action("help", ("question_mark", "f1"), "", 10),
        Action("quit", ("q", "ctrl+q"), "", 11),
    ),
    "rules": (
        Action("open", ("enter",), "", 1),
        Action("search", ("slash",), "", 2),
        *READ,
        Action("close", ("escape", "q"), "", 3),
        Action("show", ("P",), "card", 4),
        HELP,
    ),
    "card": (
        Action("close", ("escape", "q"), "", 1),
        Action("show", ("P",), "card", 2),
        *READ,
        HELP,
    ),
    "searching": (
        Action("open", ("enter",), "", 1),
        Action("stop", ("escape",), "", 2),
        Action("rub_out", ("backspace",)),
        *SCROLL,
    ),
}
