"""Search as one types over many creatures: names, types, challenge, size, places of living.

Every word of the query must be met by some word of the creature, in any order: as its start, inside
it, or as a likeness. Words are scored once each over the distinct words of all creatures, so that a
key costs the same for three hundred and for five thousand.
"""

import re
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from heapq import nsmallest
from typing import NamedTuple

from tracker.bestiary.habitats import habitats
from tracker.bestiary.names import YEAR, singulars
from tracker.encounter.word_starts import folded, starts
from tracker.rules.rewards import FRACTIONS

EXACT, BEGUN, INSIDE, LIKE = 100, 80, 55, 50
"""What it is worth when a word is the other, begins it, stands in it, is like it."""
NAME, FACT = 3, 1
"""A word of the name counts so much more than one of the other facts."""
TELLING = 3
"""Letters from which on a word may stand inside another or be misspelt."""
SHORTEST = 2
"""Letters that may stand for a longer word of which they are some."""
CLOSE = 74
"""Likeness (0..100) below which nothing was misspelt."""
MOST_OF = 0.55
"""Of the letters of a word, when they stand for it beyond doubt."""
FEW, LONG = 5, 8
"""Letters from which on one slip, and a second one, leave no doubt."""
NOISE = frozenset({"a", "an", "the", "of", "and"})
_BOUNDS = (
    r"(?P<sign><=|>=|=|<|>)?\s*(?P<low>\d+(?:/\d+)?)"
    r"(?:\s*(?:-|to)\s*(?P<high>\d+(?:/\d+)?)|(?P<more>\+))?(?![\w/])"
)
_CHALLENGE = re.compile(r"\b(?:cr|challenge|level)\s*" + _BOUNDS)
_ALONE = re.compile(r"(?<![\w/.-])" + _BOUNDS)
"""A number that no word says anything of is a challenge, too."""


class Fact(NamedTuple):
    """What is known of a creature without loading it."""

    name: str
    challenge: str
    type: str
    size: str


class Wanted(NamedTuple):
    """A query, read: words, and between which challenges."""

    words: tuple[str, ...]
    low: float = 0
    high: float = 99


def number(challenge: str) -> float:
    """A challenge as a number; -1 for none."""
    written = FRACTIONS.get(challenge, challenge)
    top, _, bottom = written.partition("/")
    try:
        return int(top) / int(bottom or 1)
    except (ValueError, ZeroDivisionError):
        return -1


def wanted(text: str, words: Container[str] = ()) -> Wanted:
    """`undead cr 1-3`, `undead 3`, `swamp 1-3`, `cr>=5 dragon`, `giant 5+`.

    `words` are those of names: a number among them is a part of one.
    """
    lowered = text.casefold().replace("–", "-").replace("≤", "<=").replace("≥", ">=")
    found = _CHALLENGE.search(lowered) or _ALONE.search(lowered)
    if found is None or (found[0] in words and found[0].isdecimal()):
        return Wanted(words_of(lowered))
    given = found.groupdict()
    low = number(given["low"])
    high = number(given["high"]) if given.get("high") else low
    match given["more"] or given["sign"]:
        case "<=":
            low = 0
        case "<":
            low, high = 0, low - 0.01
        case ">=" | "+":
            high = 99
        case ">":
            low, high = low + 0.01, 99
        case _:
            pass
    rest = lowered[: found.start()] + " " + lowered[found.end() :]
    return Wanted(words_of(rest), min(low, high), max(low, high))


def words_of(text: str) -> tuple[str, ...]:
    """The words that say something."""
    every = tuple(folded(text).split())
    return tuple(word for word in every if word not in NOISE) or every


class Search:
    """The creatures of one library, by the words that lead to them."""

    def __init__(self, facts: Iterable[Fact]) -> None:
        self._facts = tuple(facts)
        self._keys = tuple(folded(one.name) for one in self._facts)
        self._challenges = tuple(number(one.challenge) for one in self._facts)
        self._initials: dict[str, list[int]] = {}
        for place, key in enumerate(self._keys):
            self._initials.setdefault(key[:1], []).append(place)
        self._where: dict[str, dict[int, int]] = {}
        for place, one in enumerate(self._facts):
            for word, worth in self._words(place, one):
                self._where.setdefault(word, {}).setdefault(place, worth)
        self._vocabulary = tuple(self._where)
        self._begun: dict[str, list[str]] = {}
        for word in self._vocabulary:
            self._begun.setdefault(word[0], []).append(word)

    def find(self, text: str, limit: int = 60) -> tuple[str, ...]:
        """Names, the best first; a text without words lists by name what its challenge lets in.

        Signs alone are no query: a dash is nobody's name.
        """
        if text.strip() and not any(map(str.isalnum, text)):
            return ()
        query = wanted(text, self._where)
        if not query.words:
            places = [n for n in range(len(self._facts)) if self._let_in(n, query)]
            return tuple(self._facts[n].name for n in places[:limit])
        met = [self._points(word) for word in query.words]
        found = self._scored(query, met)
        if not found or any(max(points.values()) <= LIKE for points in met):
            # At best misspelt: it may be short for something.
            found.update(self._abbreviated(query))
        best = nsmallest(limit, found, key=lambda n: (-found[n], len(self._keys[n]), self._keys[n]))
        return tuple(self._facts[n].name for n in best)

    def means(self, text: str, name: str) -> bool:
        """Whether a text surely leads to this name; one that is merely like some of it does not."""
        query, key = wanted(text, self._where), folded(name)
        place = self._keys.index(key) if key in self._keys else -1
        words = {word: places[place] for word, places in self._where.items() if place in places}
        return starts(" ".join(query.words), key) or all(
            any(certain(word, known, worth) for known, worth in words.items())
            for word in query.words
        )

    def _words(self, place: int, one: Fact) -> Iterator[tuple[str, int]]:
        key = self._keys[place]
        yield from ((word, NAME) for word in key.split())
        yield from ((word, FACT) for word in folded(f"{one.type} {one.size}").split())
        yield from ((word, FACT) for word in habitats(key.removesuffix(YEAR), one.type))

    def _let_in(self, place: int, query: Wanted) -> bool:
        if query.low <= 0 and query.high >= 99:
            return True
        return query.low <= self._challenges[place] <= query.high

    def _scored(self, query: Wanted, met: Sequence[Mapping[str, int]]) -> dict[int, int]:
        """Points of every creature that all words lead to; `met`: what each word may mean."""
        total: dict[int, int] = {}
        for nth, points in enumerate(met):
            here: dict[int, int] = {}
            for known, likeness in points.items():
                for place, worth in self._where[known].items():
                    if nth and place not in total:
                        continue
                    gained = likeness * worth
                    if gained > here.get(place, 0):
                        here[place] = gained
            total = {place: total.get(place, 0) + gained for place, gained in here.items()}
            if not total:
                return {}
        let_in = {place: points for place, points in total.items() if self._let_in(place, query)}
        return self._whole(query, let_in)

    def _whole(self, query: Wanted, found: dict[int, int]) -> dict[int, int]:
        """The name that is all of the query, or begins with it, stands before longer ones."""
        text = " ".join(query.words)
        forms = {text, *singulars(text)}
        for place in found:
            key = self._keys[place]
            if key in forms:
                found[place] += 1_000
            elif key.startswith(text):
                found[place] += 100
        return found

    def _points(self, word: str) -> Mapping[str, int]:
        """Known words that one may have meant, with how sure that is."""
        forms = singulars(word)
        found = {
            known: EXACT if known in forms else BEGUN
            for known in self._vocabulary
            if known in forms or known.startswith(word)
        }
        if len(word) >= TELLING:
            for known in self._vocabulary:
                if known not in found and word in known:
                    found[known] = INSIDE
        if not found:
            found = dict(self._short(word))
            if len(word) >= TELLING:
                for known, worth in self._alike(word):
                    found[known] = max(worth, found.get(known, 0))
        return found

    def _short(self, word: str) -> Iterator[tuple[str, int]]:
        """Words of which only some letters are written, the first among them: `drgn`, `rd`."""
        if len(word) < SHORTEST:
            return
        for known in self._begun.get(word[0], ()):
            letters = iter(known)
            if all(letter in letters for letter in word):
                yield known, int(LIKE * (1 + len(word) / len(known)) / 2)

    def _alike(self, word: str) -> Iterator[tuple[str, int]]:
        """Misspelt: whole words, and beginnings of longer ones."""
        from rapidfuzz import fuzz, process
        from rapidfuzz.distance import DamerauLevenshtein

        shorter = [known[: len(word)] for known in self._vocabulary]
        for choices in (self._vocabulary, shorter):
            close = process.extract(
                word, choices, scorer=fuzz.ratio, score_cutoff=CLOSE - 12, limit=60
            )
            for known, likeness, place in close:
                steps = DamerauLevenshtein.distance(word, known, score_cutoff=2)
                if likeness >= CLOSE or steps <= (1 if len(word) < 6 else 2):
                    yield self._vocabulary[place], int(LIKE * likeness / 100)

    def _abbreviated(self, query: Wanted) -> dict[int, int]:
        """`adrd` is an Adult Red Dragon."""
        letters = " ".join(query.words)
        return {
            place: NAME * EXACT
            for place in self._initials.get(letters[:1], ())
            if self._let_in(place, query) and starts(letters, self._keys[place])
        }


def certain(word: str, known: str, worth: int) -> bool:
    """Whether a word stands for a known one: begins it, holds most of it, or has one slip at most.

    A few letters that begin a mere fact, stand somewhere or are misspelt say nothing.
    """
    forms, short = singulars(word), len(word) <= TELLING
    if known in forms or any(known.startswith(form) for form in forms):
        return worth == NAME or known in forms or not short
    if within(word, known) and len(word) >= MOST_OF * len(known):
        return True
    if short or word in known:
        return not short
    from rapidfuzz.distance import DamerauLevenshtein

    slips = 0 if len(word) < FEW else 1 if len(word) < LONG else 2
    return any(
        DamerauLevenshtein.distance(word, one, score_cutoff=slips) <= slips
        for one in (known, known[: len(word)])
    )


def within(word: str, known: str) -> bool:
    """Whether its letters stand in the other in their order, the first of them first."""
    letters = iter(known)
    return word[0] == known[0] and all(letter in letters for letter in word)
