"""Signs of ours on terminals and fonts that have only ASCII: one cell for one cell, at one door.

Everything drawn passes `drawn`, so that widgets measure and paint the same signs whatever is chosen.
Letters of names and languages stay: only signs are replaced.
"""

UNICODE, ASCII = "unicode", "ascii"
BARS = "▁▂▃▄▅▆▇█"
"""Eighths of a cell, from the lowest up."""
_PAIRS = (
    ("─│┌┐└┘├┤┬┴┼", "-|+++++++++"),
    ("▶▷›▸▾◂▲", ">)>>v<^"),
    ("●○◐◆◕", "*./#%"),
    ("✓✗†", "+xX"),
    ("◈❖▒↺⊘‖⚠◔⇑", "&$:@%=!c^"),
    ("◇»✚≍≈", "o>+-~"),
    ("←→↑↓⏎␣⌫", "<>^v<_<"),
    ("░▏", ".|"),
    (BARS, "_.-=+*%#"),
    ("…·•×–—−“”‘’", "~|*x---\"\"''"),
)
TO_ASCII = {
    ord(sign): plain for signs, plains in _PAIRS for sign, plain in zip(signs, plains, strict=True)
}


class _Chosen:
    """Holds the one choice of the process."""

    table: dict[int, str] | None = None


def use(kind: str) -> None:
    """Draw with these signs from now on."""
    _Chosen.table = TO_ASCII if kind == ASCII else None


def only_ascii() -> bool:
    """Whether signs are ASCII now."""
    return _Chosen.table is not None


def drawn(text: str) -> str:
    """The text with the signs in use; as many cells as before."""
    return text if _Chosen.table is None or text.isascii() else text.translate(_Chosen.table)


def sparkline(values: tuple[int, ...], top: int) -> str:
    """A bar for each value between 0 and `top`; nothing left is a dagger, something never is."""
    return "".join(
        BARS[min(len(BARS) - 1, (one * len(BARS) - 1) // max(top, 1))] if one > 0 else "†"
        for one in values
    )
