"""How a typed name meets a creature's name in the plural.

No plural table of English: every reading that could be meant is offered, and only the one that is
a known name counts (`zombies` is a Zombie, `mummies` a Mummy).
"""

NEWER = " (2024)"
"""Ends the name of a creature that an older book has too."""
YEAR = " 2024"
"""The same, folded."""
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


def singulars(text: str) -> tuple[str, ...]:
    """What folded text may be the plural of, the text itself first (`swarms of rats` too)."""
    year = text[-len(YEAR) :] if text.endswith(YEAR) else ""
    head, of, tail = text.removesuffix(year).partition(" of ")
    words = head.split()
    if not words:
        return (text,)
    last = words[-1]
    bases = [last[: -len(end)] + one for end, one in _PLURALS if last.endswith(end)]
    found = [" ".join([*words[:-1], base]) + of + tail + year for base in (last, *bases) if base]
    return tuple(dict.fromkeys(found))
