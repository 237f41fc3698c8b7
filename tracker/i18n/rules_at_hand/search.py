"""Find entries as one types: title, id, starts of words, the text, and at last likeness.

A better kind of fit stands before a worse one; typing errors cost an import and are looked at only
when nothing else fits.
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from tracker.encounter.word_starts import folded, starts
from tracker.i18n.rules_at_hand.entry import Entry

ALIKE = 75
"""From this likeness (0..100) on it is what was meant, with a typing error."""
FAR = 60
"""Below this it is not even a suggestion."""
MOST = 5
"""Suggestions."""
TELLING = 3
"""Letters of a word that say something about what is looked for in a text."""

ENDING = 2
"""Letters by which a typed word may be longer: a plural."""


class Found(NamedTuple):
    """What fits; `near` instead when nothing does."""

    best: tuple[Entry, ...] = ()
    """The best kind of fit."""
    others: tuple[Entry, ...] = ()
    near: tuple[Entry, ...] = ()

    @property
    def every(self) -> tuple[Entry, ...]:
        """Best first."""
        return (*self.best, *self.others, *self.near)


def find(text: str, among: Sequence[Entry]) -> Found:
    """What may be meant; without letters nothing."""
    query = re.sub(r"^([a-z]+) (\d)$", r"\1 0\2", folded(text))
    if not query:
        return Found()
    fitting: dict[int, list[Entry]] = {}
    for one in among:
        fit = fit_of(query, one)
        if fit is not None:
            fitting.setdefault(fit, []).append(one)
    if not fitting:
        return alike(query, among)
    levels = [tuple(fitting[fit]) for fit in sorted(fitting)]
    return Found(levels[0], tuple(one for level in levels[1:] for one in level))


class Spelt(NamedTuple):
    """An entry as it is compared: folded, in words."""

    title: str
    key: str
    ids: tuple[str, ...]
    groups: frozenset[str]
    """Of the ids: `cond` of COND-01."""
    told: tuple[str, ...]


@lru_cache(maxsize=1024)
def spelt(one: Entry) -> Spelt:
    """Worked out once: every key typed compares all entries."""
    ids = tuple(folded(rule) for rule in one.rules)
    groups = frozenset(rule.partition(" ")[0] for rule in ids)
    told = tuple(dict.fromkeys(folded(" ".join(one.lines)).split()))
    return Spelt(folded(one.title), folded(one.key), ids, groups, told)


def fit_of(query: str, one: Entry) -> int | None:
    """How well it fits, 0 the best; None: not at all."""
    words, found = query.split(), spelt(one)
    if query in (found.title, found.key):
        return 0
    if query in found.ids:
        return 1
    if begin(words, found.title.split()):
        return 2
    if starts(query, found.title):
        return 3
    if query in found.groups:
        return 4
    return 5 if min(map(len, words)) >= TELLING and begin(words, found.told) else None


def begin(words: Sequence[str], among: Sequence[str]) -> bool:
    """Whether each word is the start of one of these, or one of these with a short ending."""
    return all(any(fits(word, other) for other in among) for word in words)


def fits(word: str, other: str) -> bool:
    """`sav` and `saves` fit `save`."""
    longer = len(other) > TELLING and len(word) <= len(other) + ENDING
    return other.startswith(word) or (longer and word.startswith(other))


def alike(query: str, among: Sequence[Entry]) -> Found:
    """By likeness to a title or to one of its words."""
    from rapidfuzz import fuzz

    def score(one: Entry) -> float:
        title = folded(one.title)
        names = [title, *(word for word in title.split() if len(word) > TELLING)]
        return max(fuzz.ratio(query, name) for name in names)

    scored = sorted(((score(one), one) for one in among), key=lambda pair: -pair[0])
    meant = tuple(one for points, one in scored if points >= ALIKE)
    if meant:
        return Found(meant)
    return Found(near=tuple(one for points, one in scored[:MOST] if points >= FAR))
