"""Finding lines by what one types of them: starts, starts of words, parts, and at last likeness.

A better kind of fit stands before a worse one, and within a kind what was used last; typing errors
cost an import and are looked at only when nothing else fits.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeVar

from tracker.encounter.word_starts import folded, starts

T = TypeVar("T")

CLOSE = 72
"""From this likeness (0..100) on a word was meant, with a typing error."""
TELLING = 3
"""Letters from which on likeness says something."""
WHOLE, BEGUN, STARTED, INSIDE, TOLD = range(5)
"""Kinds of fit, the best first."""


class Said(NamedTuple):
    """How a line may be asked for."""

    name: str
    also: str = ""
    """Other words for it: its verb, its handle."""
    told: str = ""
    """What it does, in a sentence."""


@lru_cache(maxsize=4096)
def _folded(said: Said) -> Said:
    return Said(folded(said.name), folded(said.also), folded(said.told))


def find(
    text: str,
    lines: Sequence[T],
    said: Callable[[T], Said],
    recent: Callable[[T], int] = lambda _: 0,
) -> list[T]:
    """What fits, best first; without letters all, by `recent` (0: used last)."""
    query = folded(text)
    if not query:
        return sorted(lines, key=recent)
    fits = [
        (fit, recent(one), one) for one in lines if (fit := fit_of(query, said(one))) is not None
    ]
    if fits:
        return [one for _, _, one in sorted(fits, key=lambda found: found[:2])]
    return alike(query, lines, said)


def fit_of(query: str, said: Said) -> int | None:
    """How well it fits, 0 the best; None: not at all."""
    name, also, told = _folded(said)
    if query in (name, *also.split()):
        return WHOLE
    if name.startswith(query) or any(word.startswith(query) for word in also.split()):
        return BEGUN
    if f" {query}" in name or starts(query, name) or _all_begin(query, name):
        return STARTED
    if len(query) >= TELLING and query in name:
        return INSIDE
    if len(query) >= TELLING and _all_begin(query, f"{name} {also} {told}"):
        return TOLD
    return None


def _all_begin(query: str, text: str) -> bool:
    words = text.split()
    return all(any(word.startswith(part) for word in words) for part in query.split())


def alike(query: str, lines: Sequence[T], said: Callable[[T], Said]) -> list[T]:
    """Misspelt: every word like one of the line's, or like its beginning."""
    if len(query) < TELLING:
        return []
    from rapidfuzz import fuzz

    def likeness(part: str, word: str) -> float:
        short = word[: len(part)] if len(word) > len(part) + 2 else word
        return max(fuzz.ratio(part, word), fuzz.ratio(part, short))

    def points(one: T) -> float:
        name, also, _ = _folded(said(one))
        words = [*name.split(), *also.split()]
        best = [max((likeness(part, word) for word in words), default=0) for part in query.split()]
        return sum(best) / len(best) if min(best) >= CLOSE else 0

    scored = [(points(one), place, one) for place, one in enumerate(lines)]
    return [one for worth, _, one in sorted(scored, key=lambda it: (-it[0], it[1])) if worth]
