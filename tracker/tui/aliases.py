"""Keys by their place on the keyboard: what another layout, or a full-width input, sends for one.

A DM who types Russian, Thai or Vietnamese names need not switch the layout to press `n`.
"""

import unicodedata
from functools import cache

LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,."
SHIFTED = 'QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>'
LAYOUTS = (
    (LATIN, "йцукенгшщзхъфывапролджэячсмитьбю"),
    (SHIFTED, "ЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ"),
    (LATIN, "ๆไำพะัีรนยบลฟหกดเ้่าสวงผปแอิืทมใ"),
    (SHIFTED, '๐"ฎฑธํ๊ณฯญฐ,ฤฆฏโฌ็๋ษศซ.()ฉฮฺ์?ฒฬ'),
    ("1234567890", "ๅ/-ภถุึคตจ"),
    ("1234567890", "ăâêô\u0300\u0309\u0303\u0301đ₫"),
    ("[]", "ươ"),
)
"""Pairs of what a key is called and what it sends: Russian, Thai Kedmanee, Vietnamese (digits row)."""
NAMES = {
    "exclamation_mark": "!",
    "quotation_mark": '"',
    "number_sign": "#",
    "dollar_sign": "$",
    "percent_sign": "%",
    "ampersand": "&",
    "apostrophe": "'",
    "left_parenthesis": "(",
    "right_parenthesis": ")",
    "asterisk": "*",
    "plus": "+",
    "comma": ",",
    "minus": "-",
    "full_stop": ".",
    "slash": "/",
    "colon": ":",
    "semicolon": ";",
    "less_than_sign": "<",
    "equals_sign": "=",
    "greater_than_sign": ">",
    "question_mark": "?",
    "at": "@",
    "left_square_bracket": "[",
    "backslash": "\\",
    "right_square_bracket": "]",
    "circumflex_accent": "^",
    "underscore": "_",
    "grave_accent": "`",
    "left_curly_bracket": "{",
    "vertical_line": "|",
    "right_curly_bracket": "}",
    "tilde": "~",
    "space": " ",
}
"""Textual's names for the signs of ASCII that are neither letters nor digits."""
LINE_FEED = "ctrl+j"
"""What a terminal makes of Enter typed ahead, before the program takes it over."""


@cache
def _by_sign() -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for ours, theirs in LAYOUTS:
        for sign, sent in zip(ours, theirs, strict=True):
            if not sent.isascii():
                found[sign] = (*found.get(sign, ()), sent)
    for code in range(0x21, 0x7F):
        found[chr(code)] = (*found.get(chr(code), ()), chr(code + 0xFEE0))
    return found


@cache
def _signs() -> dict[str, str]:
    return {sign: name for name, sign in NAMES.items()}


def textual_name(sign: str) -> str:
    """What Textual calls the key that sends this one sign."""
    if sign.isalnum():
        return sign
    if sign in _signs():
        return _signs()[sign]
    return unicodedata.name(sign, "").lower().replace("-", "_").replace(" ", "_")


def of(key: str) -> tuple[str, ...]:
    """All names under which a key may arrive, its own first."""
    sign = NAMES.get(key, key)
    if len(sign) != 1:
        return (key, LINE_FEED) if key == "enter" else (key,)
    return (key, *(textual_name(sent) for sent in _by_sign().get(sign, ())))


@cache
def letters() -> dict[str, str]:
    """From every name to the Latin letter of that place, lower and upper case and digits."""
    plain_signs = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
    return {name: sign for sign in plain_signs for name in of(sign)}
