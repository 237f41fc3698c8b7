"""Signs of ours on terminals and fonts that have only ASCII: one cell for one cell, at one door.

Everything drawn passes `drawn`, so that widgets measure and paint the same signs whatever is chosen.
Letters of names and languages stay: only signs are replaced. Signs within sentences, of any width,
are the catalogue's (`i18n.catalogue.written`).
"""

from collections.abc import Iterable
from functools import partial

from tracker.i18n import catalogue

UNICODE, ASCII = "unicode", "ascii"
BARS = "▁▂▃▄▅▆▇█"
"""Eighths of a cell, from the lowest up."""
NOTHING = "○"
DEAD = "†"
_PAIRS = (
    ("─│╎┌┐└┘├┤┬┴┼", "-||+++++++++"),
    ("▶▷›▸▾◂▲", ">)>>v<^"),
    ("●○◐◆◕", "*o/#%"),
    ("✓✗†", "+xX"),
    ("◈❖▒↺⊘‖⚠◔⇑", "&$:@%=!c^"),
    ("◇»✚≍≈", "o>+-~"),
    ("←→↑↓⏎␣⌫", "<>^v<_<"),
    ("░▏", ".|"),
    ("▔↕", "^!"),
    (BARS, "_.-=+*%#"),
    ("…·•×–—−“”‘’", "~|*x---\"\"''"),
)
TO_ASCII = {
    ord(sign): plain for signs, plains in _PAIRS for sign, plain in zip(signs, plains, strict=True)
}

KEYS = {
    "⏎": "Enter", "␣": "Space", "⌫": "Bksp", "↑": "Up", "↓": "Down", "←": "Left", "→": "Right",
}  # fmt: skip
"""What stands on the keys themselves."""


class _Chosen:
    """Holds the one choice of the process."""

    table: dict[int, str] | None = None


def use(kind: str) -> None:
    """Draw with these signs from now on."""
    _Chosen.table = TO_ASCII if kind == ASCII else None
    catalogue.write_ascii(kind == ASCII)


def only_ascii() -> bool:
    """Whether signs are ASCII now."""
    return _Chosen.table is not None


def key(sign: str) -> str:
    """The sign of a key, or what is written on it."""
    return KEYS.get(sign, sign) if only_ascii() else sign


def drawn(text: str) -> str:
    """The text with the signs in use; as many cells as before."""
    return text if _Chosen.table is None or text.isascii() else text.translate(_Chosen.table)


def sparkline(values: Iterable[int], top: int) -> str:
    """One sign for each value: only what is whole is the highest, only nothing has no bar."""
    return "".join(map(partial(_level, top=max(top, 1)), values))


def _level(value: int, top: int) -> str:
    if value <= 0:
        return NOTHING
    highest = len(BARS) - 1
    return BARS[min(highest, value * highest // top)]
