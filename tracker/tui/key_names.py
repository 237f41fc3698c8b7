"""Keys by the names people write and by those Textual reports: `Ctrl-X`, `^x` and `ctrl+x` are one.

Only what a terminal can send is a key here; what it cannot tell apart has one name.
"""

from tracker.tui import aliases

NAMED = frozenset(
    "up down left right home end pageup pagedown insert delete tab space backspace enter escape".split()
)
FUNCTION = frozenset(f"f{number}" for number in range(1, 25))
OTHERS = {
    "esc": "escape",
    "return": "enter",
    "del": "delete",
    "ins": "insert",
    "pgup": "pageup",
    "page_up": "pageup",
    "pgdn": "pagedown",
    "pgdown": "pagedown",
    "page_down": "pagedown",
    "blank": "space",
    "⏎": "enter",
    "␣": "space",
    "⌫": "backspace",
    "↑": "up",
    "↓": "down",
    "←": "left",
    "→": "right",
}
"""What else people call them."""
MODIFIERS = {
    "ctrl": "ctrl",
    "control": "ctrl",
    "c": "ctrl",
    "alt": "alt",
    "meta": "alt",
    "shift": "shift",
}
SAME = {
    "ctrl+i": "tab",
    "ctrl+m": "enter",
    "ctrl+j": "enter",
    "ctrl+h": "backspace",
    "ctrl+left_square_bracket": "escape",
}
"""A terminal sends the same for both."""
RESERVED = frozenset({"ctrl+c"})
"""It says how to leave, whatever holds."""


def canonical(text: str) -> str:
    """The name in the table of keys; empty for what is no key."""
    text = text.strip() or text[:1]
    if len(text) == 1 and text not in OTHERS:
        return sign_name(text)
    if text.startswith("^") and len(text) == 2:
        text = f"ctrl+{text[1:]}"
    modifiers, base = parted(text)
    if base is None:
        return ""
    return SAME.get(combined(modifiers, base), combined(modifiers, base))


def parted(text: str) -> tuple[set[str], str | None]:
    """The modifiers and the name of the key itself, None where there is none such."""
    modifiers: set[str] = set()
    rest = text
    while len(rest) > 1:
        head = next(
            (one for one in MODIFIERS if rest.lower().startswith((f"{one}+", f"{one}-"))), ""
        )
        if not head or len(rest) == len(head) + 1:
            break
        modifiers.add(MODIFIERS[head])
        rest = rest[len(head) + 1 :]
    return modifiers, base_name(rest)


def base_name(text: str) -> str | None:
    """One sign, or a key by its name."""
    if len(text) == 1 and text not in OTHERS:
        return sign_name(text) or None
    lower = text.lower().replace(" ", "_")
    lower = OTHERS.get(lower, lower)
    known = lower in NAMED or lower in FUNCTION or lower in aliases.NAMES
    return lower if known else None


def sign_name(sign: str) -> str:
    """Of a key that types one sign; empty for what no key types."""
    if not sign.isprintable():
        return ""
    return "space" if sign == " " else aliases.textual_name(sign)


def combined(modifiers: set[str], base: str) -> str:
    """As Textual writes it; Shift with a letter is its capital."""
    if len(base) == 1 and "shift" in modifiers:
        base = base.upper()
        modifiers = modifiers - {"shift"}
    if "ctrl" in modifiers:
        base = base.lower()
    return "+".join((*sorted(modifiers), base))


def types(key: str) -> bool:
    """Whether it types a sign where text is written, or rubs one out."""
    return len(key) == 1 or key == "backspace" or key in aliases.NAMES or is_far_sign(key)


def is_far_sign(key: str) -> bool:
    """A sign of a far alphabet, by its long name."""
    return "_" in key and "+" not in key


def written(key: str) -> str:
    """A key as people write it: `,` for `comma`."""
    return key if key == "space" else aliases.NAMES.get(key, key)
