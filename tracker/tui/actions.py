"""The one table of keys: what can be pressed where, and what it does.

Key maps, footer, help screen and the list in the README all come from here; the words come from
`i18n.screens_actions` under the same ids. To add an action, add a row, its words, and the function
its screen looks up under the id.
"""

from functools import cache, lru_cache
from typing import NamedTuple

from tracker.i18n import screens_actions as words
from tracker.i18n.catalogue import language
from tracker.tui import aliases, signs
from tracker.tui.action import ANYWHERE, CURSOR, HELP, LISTED, READ, SCROLL, Action
from tracker.tui.actions_creatures import CREATURES
from tracker.tui.actions_library import LIBRARY
from tracker.tui.actions_log import LOG
from tracker.tui.actions_picking import LETTERS, PICKING
from tracker.tui.actions_prepare import PREPARING
from tracker.tui.actions_settings import CHOOSING
from tracker.tui.actions_typing import TYPING

DIGITS = tuple("0123456789")
NO_KEY = "–"
"""Stands in sentences for the key of an action that has none."""
RANGE = 5
"""So many keys of one action are written as a range."""


TABLE: dict[str, tuple[Action, ...]] = {
    **LIBRARY,
    **PREPARING,
    **CREATURES,
    **PICKING,
    **TYPING,
    **LOG,
    **CHOOSING,
    "fight": (
        Action("next", ("n",), "next", 1),
        Action("back", ("b",), "back", 2),
        Action("attack", ("a",), "attack", 3),
        Action("again", ("enter",), "attack"),
        Action("attack_number", DIGITS[1:], "attack"),
        Action("act", ("o",), "", 4),
        Action("mob", ("m",), "mob", 9),
        Action("damage", ("d",), "damage", 5),
        Action("heal", ("h",), "heal", 6),
        Action("temp", ("t",), "temp"),
        Action("condition", ("c",), "cond", 7),
        Action("effect", ("e",), "effect", 15),
        Action("concentrate", ("C",), "conc", 14),
        Action("save", ("V",), "save", 11),
        Action("death", ("D",), "death"),
        Action("undo", ("u", "ctrl+z"), "undo", 8),
        Action("redo", ("U", "ctrl+r", "ctrl+y"), "redo"),
        Action("amend", ("A",), "amend", 13),
        Action("resist", ("L",), "resist"),
        Action("type", ("colon",), "", 10),
        Action("help", ("question_mark", "f1"), "", 30),
        Action("start", ("S",), "start"),
        Action("goto", ("g",), "goto"),
        Action("initiative", ("i",), "init"),
        Action("mark", ("space",)),
        Action("pick", ("v",)),
        Action("jump", ("J",)),
        Action("last_target", ("full_stop",)),
        Action("unmark", ("escape",)),
        Action("fold", ("z",)),
        Action("card", ("tab",)),
        Action("look", ("l",)),
        Action("why", ("w",), "log", 12),
        Action("past", ("left_square_bracket",), "look"),
        Action("export", ("X",)),
        Action("curtain", ("P",), "", 16),
        Action("rules", ("slash",), "", 17),
        Action("lying", ("K",)),
        Action("note", ("N",), "note"),
        Action("rename", ("R",), "rename"),
        Action("reveal", ("r",), "reveal"),
        Action("add", ("plus", "insert"), "add"),
        Action("remove", ("x", "delete"), "remove"),
        Action("options", ("O",), "option"),
        Action("copy", ("ctrl+s",)),
        Action("time", ("T",), "pass"),
        Action("fights", ("F",)),
        Action("settings", ("comma",)),
        Action("end", ("E",), "end", 18),
        Action("close", ("q",)),
        *CURSOR,
        Action("left", ("left",)),
        Action("right", ("right",)),
        Action("quit", ("ctrl+q",)),
    ),
    "prompt": (
        Action("roll", ("enter",), "prompt", 1),
        Action("pass", ("p",), "prompt", 2),
        Action("fail", ("f",), "prompt", 3),
        Action("skip", ("s",), "prompt", 4),
        Action("digit", DIGITS, "prompt"),
        Action("rub_out", ("backspace",)),
    ),
    "tour": (Action("skip", ("f2",), "", 1),),
    "dialog": (
        Action("apply", ("enter",), "", 1),
        Action("move", (), "", 2),
        Action("change", (), "", 3),
        Action("help", ("f1", "question_mark"), "", 4),
        Action("close", ("escape",), "", 5),
        Action("more", ("f2",)),
        Action("answer", ("f3",)),
        Action("previous_field", ("up",)),
        Action("next_field", ("down",)),
        Action("undo", ("ctrl+z",)),
        Action("redo", ("ctrl+y",)),
    ),
    "menu": (
        Action("open", ("enter",), "", 1),
        Action("letter", LETTERS, "", 2),
        Action("search", ("slash",), "", 3),
        Action("close", ("escape",), "", 4),
        *LISTED,
        HELP,
    ),
    "finding": (
        Action("open", ("enter",), "", 1),
        Action("rub_out", ("backspace",)),
        Action("stop", ("escape",), "", 2),
        *LISTED,
    ),
    "reading": (
        Action("close", ("escape", "q"), "", 1),
        *READ,
        HELP,
    ),
    "help": (
        Action("close", ("escape", "q", "question_mark", "f1"), "", 1),
        *READ,
    ),
    "lying": (
        Action("rule", DIGITS[1:], "", 1),
        Action("lying", ("K",), "", 2),
        Action("close", ("escape", "q", "question_mark", "f1"), "", 3),
        *READ,
    ),
    "palette": (
        Action("open", ("enter",), "", 1),
        Action("rub_out", ("backspace",)),
        Action("stop", ("escape", "ctrl+p"), "", 2),
        *SCROLL,
    ),
    "anywhere": ANYWHERE,
}
"""By where the key is pressed. In a fight, `prompt` comes first while a question is open.

`remapping.use` puts the DM's own keys into it; nobody else changes it.
"""
DEFAULTS = dict(TABLE)
"""The keys as they come with the program."""


class Pressed(NamedTuple):
    """What a key means in a place."""

    place: str
    id: str
    key: str
    """The key of the table, whatever layout sent it."""


SCREENS = frozenset({"library", "prepare", "fight"})
"""Places whose footer offers the palette, before its last entry."""


@cache
def keymap(place: str) -> dict[str, Pressed]:
    """From every name under which a key may arrive."""
    return {
        name: Pressed(place, action.id, key)
        for action in TABLE[place]
        for key in action.keys
        for name in aliases.of(key)
    }


def meant(key: str, places: tuple[str, ...]) -> Pressed | None:
    """What a key means where these places hold, the first one first."""
    for place in places:
        found = keymap(place).get(key)
        if found is not None:
            return found
    return None


WRITTEN = {
    "enter": "⏎", "escape": "Esc", "space": "␣", "tab": "Tab", "backspace": "⌫", "up": "↑",
    "down": "↓", "left": "←", "right": "→", "home": "Home", "end": "End", "pageup": "PgUp",
    "pagedown": "PgDn", "insert": "Ins", "delete": "Del",
}  # fmt: skip
"""Keys without a sign of their own."""


def key_shown(key: str) -> str:
    """How a key is written for people."""
    if key in WRITTEN:
        return signs.key(WRITTEN[key])
    if key in aliases.NAMES:
        return aliases.NAMES[key]
    if key[:1] == "f" and key[1:].isdigit():
        return key.upper()
    return key.replace("ctrl+", "^") if len(key) > 1 else key


def footer(place: str) -> list[tuple[str, str, str]]:
    """Id, key and label of what the footer of a place shows, the most used first."""
    palette = of("anywhere", "palette")
    return list(_footer(place, TABLE[place], palette, (language(), signs.only_ascii())))


@lru_cache(maxsize=64)
def _footer(
    place: str, table: tuple[Action, ...], palette: Action, _drawn: tuple[str, bool]
) -> tuple[tuple[str, str, str], ...]:
    """Asked for at every step; made anew for other keys, another language, other signs."""
    rows = (one for one in table if one.footer and not keyless(place, one))
    shown = sorted(rows, key=lambda one: one.footer)
    said = words.every(place)
    found = [(one.id, first_key(place, one), said[one.id][0]) for one in shown]
    if place not in SCREENS or keyless("anywhere", palette):
        return tuple(found)
    offered = (palette.id, first_key("anywhere", palette), words.label("anywhere", palette.id))
    return (*found[:-1], offered, *found[-1:])


def of(place: str, name: str) -> Action:
    """The action of this id."""
    return next(one for one in TABLE[place] if one.id == name)


def typed_as(place: str, verb: str) -> str:
    """What one would type instead: a line of the fight, or a call of the program."""
    if not verb:
        return ""
    return f"tracker {verb}" if place == "library" else f":{verb}"


def first_key(place: str, action: Action) -> str:
    """The key that is shown, or a range of them; nothing where the DM wants none."""
    if 0 < len(action.keys) < RANGE:
        return key_shown(action.keys[0])
    return "" if keyless(place, action) else words.keys_label(place, action.id)


def key_said(place: str, name: str) -> str:
    """The key of this action as a sentence names it."""
    return first_key(place, of(place, name)) or NO_KEY


def keyless(place: str, action: Action) -> bool:
    """Whether it has keys as it comes, and none now."""
    return not action.keys and any(one.id == action.id and one.keys for one in DEFAULTS[place])
