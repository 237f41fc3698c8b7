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
    "colon": ":",
    "question_mark": "?",
    "slash": "/",
    "plus": "+",
    "space": " ",
    "full_stop": ".",
}
"""Textual's names for the signs that the key table uses."""


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


def textual_name(sign: str) -> str:
    """What Textual calls the key that sends this one sign."""
    if sign.isalnum():
        return sign
    return unicodedata.name(sign).lower().replace("-", "_").replace(" ", "_")


def of(key: str) -> tuple[str, ...]:
    """All names under which a key may arrive, its own first."""
    sign = NAMES.get(key, key)
    if len(sign) != 1:
        return (key,)
    return (key, *(textual_name(sent) for sent in _by_sign().get(sign, ())))


@cache
def letters() -> dict[str, str]:
    """From every name to the Latin letter of that place, lower and upper case and digits."""
    plain_signs = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
    return {name: sign for sign in plain_signs for name in of(sign)}
