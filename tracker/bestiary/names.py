"""How a typed name meets a creature's name: folding, plurals, word starts.

No plural table of English: every reading that could be meant is offered, and only the one that is
a known name counts (`zombies` is a Zombie, `mummies` a Mummy).
"""

import re
import unicodedata

_PLURALS = (
    ("ies", "y"),
    ("ves", "f"),
    ("ves", "fe"),
    ("men", "man"),
    ("i", "us"),
    ("ae", "a"),
    ("es", ""),
    ("s", ""),
)


def folded(name: str) -> str:
    """Lower case, without accents, apostrophes and punctuation, single spaces."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    plain = "".join(char for char in plain if not unicodedata.combining(char))
    return " ".join(re.sub(r"[\W_]+", " ", re.sub(r"['’`]", "", plain)).split())


def singulars(text: str) -> tuple[str, ...]:
    """What folded text may be the plural of, the text itself first (`swarms of rats` too)."""
    head, of, tail = text.partition(" of ")
    words = head.split()
    if not words:
        return (text,)
    last = words[-1]
    bases = [last[: -len(end)] + one for end, one in _PLURALS if last.endswith(end)]
    found = [" ".join([*words[:-1], base]) + of + tail for base in (last, *bases) if base]
    return tuple(dict.fromkeys(found))


def starts(query: str, name: str) -> bool:
    """Whether the query is made of starts of the name's words, in order: `adrd`, `gi sp`.

    The first word must be among them, so that few letters do not fit half the book.
    """
    words = name.split()
    letters = query.replace(" ", "")
    return bool(words and letters) and letters[0] == words[0][0] and _consumed(letters, words)


def _consumed(letters: str, words: list[str]) -> bool:
    if not letters:
        return True
    if not words:
        return False
    common = 0
    for mine, theirs in zip(letters, words[0], strict=False):
        if mine != theirs:
            break
        common += 1
    return any(_consumed(letters[taken:], words[1:]) for taken in range(common, -1, -1))
