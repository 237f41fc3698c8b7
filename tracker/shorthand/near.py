"""What may have been meant: words that differ from a typed one by little.

Two letters that changed places count as one error, and a word cut short or with an ending too many
is as near as one letter. The matcher is imported only when something is refused, so that reading a
good line costs nothing.
"""

import unicodedata
from collections.abc import Iterable

MOST = 3
ALIKE = 70
"""Per cent from which on two words are alike."""
BEGUN = 82
"""Likeness of a word and its beginning, of at least `SHORTEST` letters."""
SHORTEST = 3
LONGEST = 200
"""Letters that are compared."""


def nearest(word: str, among: Iterable[str], most: int = MOST) -> tuple[str, ...]:
    """At most so many of these, the likeliest first."""
    return tuple(text for _, text in scored(word, among)[:most])


def scored(word: str, among: Iterable[str]) -> list[tuple[float, str]]:
    """All that are alike with their likeness (70..100), the likeliest first; equals in their order."""
    words = list(dict.fromkeys(among))
    if not word or not words:
        return []
    from rapidfuzz import fuzz, process
    from rapidfuzz.distance import OSA

    typed = bare(word[:LONGEST])
    spelt = [bare(one) for one in words]
    found: dict[int, float] = {}
    for scorer, scale in ((fuzz.ratio, 1.0), (OSA.normalized_similarity, 100.0)):
        cutoff = ALIKE / scale
        for _, score, place in process.extract(
            typed, spelt, scorer=scorer, limit=None, score_cutoff=cutoff
        ):
            found[place] = max(found.get(place, 0.0), score * scale)
    for place, one in enumerate(spelt):
        if min(len(typed), len(one)) >= SHORTEST and (
            one.startswith(typed) or typed.startswith(one)
        ):
            found[place] = max(found.get(place, 0.0), BEGUN)
        elif place not in found and one_error(typed, one):
            found[place] = ALIKE
    return sorted(
        ((score, words[place]) for place, score in found.items()), key=lambda one: -one[0]
    )


def bare(text: str) -> str:
    """In small letters and, of a script that has them, without accents."""
    folded = text.casefold()
    if folded.isascii():
        return folded
    parts = unicodedata.normalize("NFKD", folded)
    kept = "".join(sign for sign in parts if not unicodedata.combining(sign))
    return kept if kept.isascii() else folded


def one_error(typed: str, word: str) -> bool:
    """Whether one change makes one of the other: in short words that is more than a third of them."""
    from rapidfuzz.distance import OSA

    if min(len(typed), len(word)) < SHORTEST or typed[0] != word[0]:
        return False
    return OSA.distance(typed, word, score_cutoff=1) <= 1
