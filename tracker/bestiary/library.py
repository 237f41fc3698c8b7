"""Find a creature by name without reading them all: an index a book, and one line of a file.

The indexes (40 kB each) are read at the first question, never at import; a creature is one seek and
one line. A name that only begins like some means the DM's own or the 2014 book's before those of
2024. Typing errors go to rapidfuzz, imported only when nothing else fits.
"""

import json
from collections.abc import Iterable, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from tracker.bestiary.names import singulars
from tracker.encounter.word_starts import folded, starts

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tracker.bestiary.own import Shelf
    from tracker.bestiary.search import Search
    from tracker.encounter.refusals import Refused
    from tracker.encounter.stat_block import StatBlock

SRD_5_1 = Path(__file__).with_name("srd_5_1.jsonl")
SRD_5_2 = Path(__file__).with_name("srd_5_2.jsonl")
_FAR = 60
"""Below this likeness (0..100) a name is no suggestion."""
_SPREAD = 20
"""Nor is one so much less like than the best."""
_TELLING = 3
"""Letters of a word that say something about what was meant."""


class Summary(NamedTuple):
    """One creature in a list, known without loading it."""

    name: str
    challenge: str
    type: str
    size: str
    ac: int
    hp: int
    xp: int


class Library:
    """The creatures of data files, whose indexes lie beside them, and the DM's own before them."""

    def __init__(
        self, books: Sequence[Path] = (SRD_5_1, SRD_5_2), own: "Shelf | None" = None
    ) -> None:
        """The first book's come before those of the others."""
        self._books = tuple(books)
        self._own = own
        self._seen = 0

    def troubles(self) -> "Mapping[str, Refused]":
        """Files among the DM's own that are no creatures, and why."""
        self._look()
        return self._own.troubles if self._own and self._creatures else {}

    def file_of(self, name: str) -> Path | None:
        """Where one of the DM's own creatures lies; None for ours, or nobody."""
        self._look()
        row = self._creatures.get(self._named(name), {})
        return self._own.folder / str(row["file"]) if self._own and "file" in row else None

    def names(self) -> tuple[str, ...]:
        """Every creature's name, sorted."""
        self._look()
        return tuple(self._creatures)

    def find(self, name: str) -> "StatBlock | None":
        """The creature of that name: any case, accents or not, singular or plural, aliases."""
        self._look()
        known = self._named(name)
        return self._load(known) if known else None

    def match(self, text: str) -> tuple[str, ...]:
        """The one creature that is meant, or all that may be.

        A name or a plural is one. Otherwise every name that begins with the text and every name
        with the text among its words: `hobgob` is a Hobgoblin, `red dragon` is not only a wyrmling.
        """
        self._look()
        known = self._named(text)
        if known:
            return (known,)
        for reading in singulars(folded(text)):
            begun = [
                name for key, name in self._keys.items() if reading and key.startswith(reading)
            ]
            inside = [name for key, name in self._keys.items() if f" {reading} " in f" {key} "]
            if begun or inside:
                return self._first_of(tuple(dict.fromkeys([*inside, *begun])))
        return ()

    def _first_of(self, names: tuple[str, ...]) -> tuple[str, ...]:
        """Without those of the later books where the DM's own or the first has some."""
        return tuple(n for n in names if self._creatures[n].get("book", 0) == 0) or names

    def near(self, name: str, limit: int = 5) -> tuple[str, ...]:
        """What may have been meant: word starts (`adrd`), shared words, likeness (`golbin`)."""
        query = folded(name)
        if not query:
            return ()
        found = [*self.match(name), *self._by_word_starts(query)]
        if len(dict.fromkeys(found)) < limit:
            found += self._by_likeness(query, limit)
        if len(dict.fromkeys(found)) < limit:
            found += self._by_shared_words(query)
        return tuple(dict.fromkeys(found))[:limit]

    def search(self, text: str, limit: int = 60) -> tuple[str, ...]:
        """What a list shows while one types: names, types, challenge, size, places, misspelt or not."""
        self._look()
        return self._search.find(text, limit)

    def means(self, text: str, name: str) -> bool:
        """Whether a text surely leads to this creature; if not, it is a guess that wants a word."""
        self._look()
        return self._named(text) == name or self._search.means(text, name)

    def summary(self, name: str) -> Summary | None:
        """What a list shows of a creature."""
        self._look()
        known = self._named(name)
        if not known:
            return None
        row = self._creatures[known]
        facts = (row["challenge"], row["type"], row["size"], row["ac"], row["max_hp"], row["xp"])
        return Summary(known, *facts)

    def _look(self) -> None:
        """Forget what was read of the DM's own creatures when their folder has changed since."""
        now = self._own.stamp() if self._own else 0
        if now != self._seen:
            self._seen = now
            for kept in ("_creatures", "_keys", "_search"):
                self.__dict__.pop(kept, None)

    def _named(self, text: str) -> str:
        for reading in singulars(folded(text)):
            if reading in self._keys:
                return self._keys[reading]
        return ""

    def _by_word_starts(self, query: str) -> Iterable[str]:
        found = {key: name for key, name in self._keys.items() if starts(query, key)}
        return (found[key] for key in sorted(found, key=lambda key: (key.count(" "), len(key))))

    def _by_likeness(self, query: str, limit: int) -> list[str]:
        from rapidfuzz import fuzz, process

        keys = list(self._keys)
        close = process.extract(query, keys, scorer=fuzz.ratio, score_cutoff=_FAR, limit=limit)
        return [self._keys[key] for key, score, _ in close if score >= close[0][1] - _SPREAD]

    def _by_shared_words(self, query: str) -> list[str]:
        """Names with a word that begins like one of ours (three letters at least)."""
        words = [word for word in query.split() if len(word) >= _TELLING]
        shared = {
            key: sum(part.startswith(word) for word in words for part in key.split())
            for key in self._keys
        }
        best = [key for key, count in shared.items() if count]
        best.sort(key=lambda key: (-shared[key], key.count(" "), len(key)))
        return [self._keys[key] for key in best]

    def _load(self, name: str) -> "StatBlock":
        from tracker.bestiary.stat_block import decode

        row = self._creatures[name]
        if self._own and "file" in row:
            return self._own.load(row)
        with self._books[row.get("book", 0)].open("rb") as file:
            file.seek(row["offset"])
            return decode(json.loads(file.read(row["length"])))

    @cached_property
    def _index(self) -> dict[str, dict[str, Any]]:
        """Creatures and aliases of all books; a row says which book it is from unless the first."""
        creatures: dict[str, Any] = {}
        aliases: dict[str, Any] = {}
        for number, path in enumerate(self._books):
            read = json.loads(path.with_suffix(".index.json").read_text("utf-8"))
            for name, row in read["creatures"].items():
                creatures.setdefault(name, row | {"book": number} if number else row)
            aliases = read["aliases"] | aliases
        return {"creatures": dict(sorted(creatures.items())), "aliases": aliases}

    @cached_property
    def _search(self) -> "Search":
        from tracker.bestiary.search import Fact, Search

        rows = self._creatures.items()
        return Search(Fact(name, row["challenge"], row["type"], row["size"]) for name, row in rows)

    @cached_property
    def _creatures(self) -> dict[str, dict[str, Any]]:
        ours = self._index["creatures"]
        own = self._own.rows() if self._own else {}
        if not own:
            return ours
        taken = {folded(name) for name in own}
        kept = {name: row for name, row in ours.items() if folded(name) not in taken}
        return dict(sorted((kept | own).items()))

    @cached_property
    def _keys(self) -> dict[str, str]:
        """Names by their folded form, aliases for what is no name."""
        known = self._creatures
        aliases = {
            folded(one): name for one, name in self._index["aliases"].items() if name in known
        }
        return aliases | {folded(name): name for name in known}


@cache
def srd() -> Library:
    """The books' creatures alone, read once: who asks for many does not read the indexes for each."""
    return Library()
