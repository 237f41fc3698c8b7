"""How a typed name meets a longer one by the starts of its words: `adrd` is an Adult Red Dragon.

Plain text only, so that every room that searches by name can share it; likeness for typing errors
is the caller's, with a matcher of its own.
"""

import re
import unicodedata


def folded(name: str) -> str:
    """Lower case, without accents, apostrophes and punctuation, single spaces."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    plain = "".join(char for char in plain if not unicodedata.combining(char))
    return " ".join(re.sub(r"[\W_]+", " ", re.sub(r"['’`]", "", plain)).split())


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
