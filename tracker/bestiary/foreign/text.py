"""Text as it stood in a file, made plain: no markup, one kind of dash, quote and blank.

Everything that reads prose reads it after this, so that a word from a PDF, a web page or a
Markdown note is the same word. Names are cleaned more gently: their dashes and quotes stay.
"""

import html
import re
import unicodedata
from collections.abc import Mapping

from tracker.encounter.bounds import CONTROLS, SHAPELESS

DASHES = re.compile(r"[\u2010-\u2015\u2212\u2043\ufe58\ufe63\uff0d\u30fc]")
SINGLE = re.compile(r"[\u2018-\u201b\u2032\u02bc\u00b4`]")
DOUBLE = re.compile(r"[\u201c-\u201f\u2033\u00ab\u00bb]")
UNSEEN = re.compile(f"[{SHAPELESS}\u00ad\ufffc]")
OBEYED = re.compile("[" + re.sub("[\t\n]", "", CONTROLS) + "\ud800-\udfff]")
BREAKS = re.compile(
    r"</?(?:p|br|div|li|ul|ol|tr|h[1-6]|hr|section|table|blockquote)\b[^<>]*>", re.IGNORECASE
)
CELLS = re.compile(r"</t[dh]\s*>", re.IGNORECASE)
TAGS = re.compile(r"</?[a-z][^<>]{0,2000}>|<!--.*?-->", re.IGNORECASE | re.DOTALL)
PICTURES = re.compile(r"!\[[^\[\]]*\]\([^()\s]*\)")
LINKS = re.compile(r"!?\[([^\[\]]*)\]\([^()\s]*\)")
STARS = re.compile(r"(\*{1,3}|_{2,3})(?=\S)([^*_\n]{1,500}?)(?<=\S)\1")
SLANTED = re.compile(r"(?<![\w_])_(?=\S)([^_\n]{1,500}?)(?<=\S)_(?![\w_])")
STRAY = re.compile(r"(?<=[.!?\s])_+(?=\s|$)")
SIMPLE = re.compile(r"[A-Za-z0-9 ,.;:()+/%'\"=?!{}@|-]*")
"""Text that is plain already; most fields are."""
MOST = 200_000
"""Signs of one field that are looked at; the rest is no stat block."""
DEEP = 6


def plain(raw: object, depth: int = 0) -> str:
    """Any value as plain text: lists by commas, mappings as `name value`, nothing as ''."""
    match raw:
        case str():
            return _plain(raw[:MOST])
        case bool() | None:
            return ""
        case int() | float():
            return _digits(raw)
        case list() | tuple() if depth < DEEP:
            return ", ".join(filter(None, (plain(one, depth + 1) for one in raw[:500])))
        case Mapping() if depth < DEEP:
            pairs = ((plain(key), plain(one, depth + 1)) for key, one in list(raw.items())[:500])
            return ", ".join(f"{key} {one}" for key, one in pairs if one)
        case _:
            return ""


def _digits(raw: float) -> str:
    if isinstance(raw, int):
        return str(raw) if abs(raw) < 10**18 else ""
    if raw != raw or abs(raw) > 1e18:
        return ""
    return str(int(raw)) if raw == int(raw) else repr(raw)


def _plain(text: str) -> str:
    if SIMPLE.fullmatch(text):
        return " ".join(text.split())
    text = text.replace("\r\n", "\n").replace("\r", "\n").replace("\x0b", "\n")
    text = unmarked(text.replace("-\xad\u2010", "-"))
    text = unicodedata.normalize("NFKC", text.replace("\u2044", "/"))
    text = DASHES.sub("-", SINGLE.sub("'", DOUBLE.sub('"', text))).replace("\u2044", "/")
    text = OBEYED.sub("", UNSEEN.sub("", text))
    text = re.sub(r"[^\S\n]+", " ", text)
    return re.sub(r" ?\n[ \n]*", "\n", text).strip()


def unmarked(text: str) -> str:
    """Without HTML and Markdown."""
    if "<" in text:
        text = TAGS.sub("", CELLS.sub(" ", BREAKS.sub("\n", text)))
    if "&" in text:
        text = html.unescape(text)
        if "<" in text:
            text = TAGS.sub("", CELLS.sub(" ", BREAKS.sub("\n", text)))
    if "](" in text:
        text = PICTURES.sub("", text)
        text = LINKS.sub(_link, text)
    for _ in range(3):
        if "*" not in text and "__" not in text:
            break
        text = STARS.sub(r"\2", text)
    return STRAY.sub("", SLANTED.sub(r"\1", text))


def _link(found: re.Match[str]) -> str:
    """The words of a link, apart from a word that stands right before it."""
    before = found.string[found.start() - 1 : found.start()]
    return f" {found[1]}" if before.isalpha() and found[1][:1].isupper() else found[1]


def one_line(raw: object) -> str:
    """Plain text in one line."""
    return " ".join(plain(raw).split())


def name_of(raw: object, most: int = 200) -> str:
    """A name: markup and invisible signs gone, the rest as it was written."""
    text = raw[:MOST] if isinstance(raw, str) else plain(raw)
    text = OBEYED.sub(" ", UNSEEN.sub("", unmarked(text.replace("\n", " ").replace("\r", " "))))
    text = " ".join(unicodedata.normalize("NFC", text).split())
    return text[:most].strip() if any(sign.isalnum() or sign.isprintable() for sign in text) else ""


def label(raw: object) -> str:
    """A field's name for comparing: letters and digits only, lower case (`Armor Class`)."""
    return re.sub(r"[\W_]+", "", plain(raw).casefold())


def short(raw: object, most: int = 120) -> str:
    """How a value is shown in a report."""
    text = " ".join(plain(raw).split())
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def dot(text: str) -> str:
    """With a full stop at the end, as the end of a sentence."""
    return text if not text or text[-1] in ".!?:" else text + "."


def listed(raw: object) -> str:
    """A list, or a text, as clauses with semicolons between them.

    Some lists were cut at every comma: what belongs to `and slashing from nonmagical attacks` is
    put together again.
    """
    if not isinstance(raw, list | tuple):
        return one_line(raw)
    found: list[str] = []
    for piece in filter(None, (one_line(one) for one in raw[:200])):
        if re.match(r"(?:and|or)\b|\w+ (?:damage )?from non", piece, re.IGNORECASE):
            while found and re.fullmatch(
                r"(?:.*[; ])?(?:bludgeoning|piercing|slashing)", found[-1], re.IGNORECASE
            ):
                piece = f"{found.pop()}, {piece}"
        found.append(piece)
    return "; ".join(found)


def pairs_text(raw: object) -> str:
    """`name number` by commas, of a text, a mapping, or a list of either."""
    match raw:
        case Mapping():
            return ", ".join(_pair(raw))
        case list() | tuple():
            return ", ".join(filter(None, (pairs_text(one) for one in raw[:200])))
        case _:
            return one_line(raw)


def _pair(raw: Mapping[object, object]) -> list[str]:
    """`{Name: "Dex", Modifier: 4}` is one pair, any other mapping has one for each key."""
    by_label = {label(key): one_line(one) for key, one in list(raw.items())[:200]}
    name = by_label.get("name", "") or by_label.get("type", "")
    for key in ("modifier", "value", "bonus", "mod", "total", "range", "speed"):
        if by_label.get(key):
            return [f"{name} {by_label[key]}".strip()]
    pairs = (
        (one_line(key).replace("_", " "), one_line(one)) for key, one in list(raw.items())[:200]
    )
    return [f"{key} {one}" for key, one in pairs if one]
