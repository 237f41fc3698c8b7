"""Where a line of creatures is cut, before a word of it is read: pieces, brackets, slashes.

A comma inside quotes or brackets parts nothing: names and features may hold one.
"""

import re
from collections.abc import Iterator

from tracker.encounter import bounds

_PIECE = re.compile(r"\s*(?:[,;\n]|\band\b)\s*", re.IGNORECASE)


def pieces(text: str) -> list[str]:
    """Cut at commas, semicolons and `and`, but not inside quotes and brackets."""
    found: list[str] = []
    start = at = 0
    while at < len(text):
        sign = text[at]
        if sign in '"“(':
            end = text.find({"“": "”", "(": ")"}.get(sign, sign), at + 1)
            at = len(text) if end < 0 else end + 1
            continue
        parted = _PIECE.match(text, at) if sign in ",;\n aA" and whole_word(text, at) else None
        if parted:
            found.append(text[start:at])
            start = at = parted.end()
            continue
        at += 1
    return [*found, text[start:]]


def whole_word(text: str, at: int) -> bool:
    """Whether an `and` that begins here, behind blanks, is a word of its own."""
    return text[at] in ",;\n" or (at > 0 and text[at].isspace())


def brackets(text: str) -> tuple[str, tuple[str, ...]]:
    """The text without its first brackets, and the features in them."""
    found = re.search(r"\(([^)]*)\)?", text)
    if found is None:
        return text, ()
    return f"{text[: found.start()]} {text[found.end() :]}", listed(found[1].replace(",", "/"))


def listed(text: str) -> tuple[str, ...]:
    """`red hat / long scar`."""
    return tuple(_parts(text))


def _parts(text: str) -> Iterator[str]:
    for part in text.split("/"):
        if part.strip():
            yield bounds.name(part)
