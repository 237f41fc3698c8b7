"""What may have been meant: words that differ from a typed one by little.

The matcher is imported only when something is refused, so that reading a good line costs nothing.
"""

from collections.abc import Iterable

MOST = 3
ALIKE = 70
"""Per cent."""


def nearest(word: str, among: Iterable[str]) -> tuple[str, ...]:
    """At most three of these, the likeliest first."""
    words = list(dict.fromkeys(among))
    if not word or not words:
        return ()
    from rapidfuzz import fuzz, process

    found = process.extract(word[:200], words, scorer=fuzz.ratio, limit=MOST, score_cutoff=ALIKE)
    return tuple(text for text, _, _ in found)
