"""From a line to tokens, without losing the line: folding keeps every sign in its place.

Words are compared folded (full-width forms, dashes, `×`, case); names and texts are cut out of the
line as it was typed, so that folding never reaches into them.
"""

import unicodedata
from typing import NamedTuple

from tracker.encounter.refusals import Refused

_INVISIBLE = (
    [code for code in range(0x20) if chr(code) not in "\t\n\v\f\r"]
    + [*range(0x7F, 0xA0), *range(0x200B, 0x2010), *range(0x202A, 0x202F)]
    + [*range(0x2060, 0x2070), 0xFEFF]
)
_STRIPPED = dict.fromkeys(_INVISIBLE, "")
_DASHES = "\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d\u2043"
_SPACES = "\t\n\v\f\r\u00a0\u1680\u2028\u2029\u202f\u205f\u3000" + "".join(
    chr(code) for code in range(0x2000, 0x200B)
)
_FOLDED = str.maketrans(
    {chr(code): chr(code - 0xFEE0) for code in range(0xFF01, 0xFF5F)}
    | dict.fromkeys(_SPACES, " ")
    | dict.fromkeys("\u00d7\u2715\u2716\u2a2f", "x")
    | dict.fromkeys("\u2018\u2019\u02bc\u201b", "'")
    | {"\u3001": ","}
    | dict.fromkeys(_DASHES, "-")
)
_QUOTES = {
    '"': '"',
    "\u201c": "\u201d",
    "\u201e": "\u201c\u201d",
    "\u201d": "\u201d",
    "\u00ab": "\u00bb",
}
_ESCAPED = {"n": "\n", '"': '"', "\\": "\\"}


class Token(NamedTuple):
    """One word of the line, and where it stands there."""

    kind: str
    """`word`, `key` (a word with `=` behind it), `quoted` or `comma`."""
    text: str
    """Folded and in lower case; for `quoted` what stands between the quotes, as typed."""
    start: int
    end: int
    """First sign behind it; the `=` of a key is not part of it."""


class Line(NamedTuple):
    """A typed line and its tokens."""

    raw: str
    """As typed, without invisible signs."""
    tokens: tuple[Token, ...]


def key(text: str) -> str:
    """What two spellings of one name have in common: names are compared by it, never shown so."""
    if text.isascii() and text.isprintable():
        return " ".join(text.lower().split())
    folded = text.translate(_STRIPPED).translate(_FOLDED)
    return " ".join(unicodedata.normalize("NFKC", folded).casefold().split())


def read(text: str) -> Line:
    """The tokens of a line; refuses a quotation that does not end (`quote-open`)."""
    raw = text.translate(_STRIPPED)
    folded = raw.translate(_FOLDED)
    tokens: list[Token] = []
    at = 0
    while at < len(folded):
        if folded[at] == " ":
            at += 1
        elif folded[at] == ",":
            tokens.append(Token("comma", ",", at, at + 1))
            at += 1
        elif folded[at] in _QUOTES:
            tokens.append(_quoted(raw, folded, at))
            at = tokens[-1].end
        else:
            tokens.append(_word(folded, at))
            at = tokens[-1].end + (tokens[-1].kind == "key")
    return Line(raw, tuple(tokens))


def _word(folded: str, start: int) -> Token:
    end = start
    while end < len(folded) and folded[end] not in " ,=" and folded[end] not in _QUOTES:
        end += 1
    kind = "key" if end < len(folded) and folded[end] == "=" else "word"
    return Token(kind, folded[start:end].casefold(), start, end)


def _quoted(raw: str, folded: str, start: int) -> Token:
    """A quotation; a backslash stands before a quote, a backslash or the `n` of a new line."""
    closing = _QUOTES[folded[start]]
    signs: list[str] = []
    at = start + 1
    while at < len(folded):
        if folded[at] in closing:
            return Token("quoted", "".join(signs), start, at + 1)
        if folded[at] == "\\" and at + 1 < len(folded) and folded[at + 1] in _ESCAPED:
            signs.append(_ESCAPED[folded[at + 1]])
            at += 1
        else:
            signs.append(raw[at])
        at += 1
    raise Refused("quote-open", word=raw[start : start + 20], at=start)


def quote(text: str) -> str:
    """A text between quotes, so that `read` gives it back."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'
