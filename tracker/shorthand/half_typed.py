"""A line that is half typed: the word at its end, what stands before it, and whom it may mean."""

from collections.abc import Iterable, Iterator, Sequence

from tracker.encounter.model import Combatant, Encounter, Id
from tracker.shorthand.directory import WORDS
from tracker.shorthand.in_context import Hint
from tracker.shorthand.lexing import Token, key
from tracker.shorthand.reader import Reader
from tracker.shorthand.request import Completion, Vocabulary


class HalfTyped:
    """The end of the line."""

    def __init__(self, text: str, table: Encounter, vocabulary: Vocabulary) -> None:
        whole = Reader(text, table, vocabulary)
        raw = whole.line.raw
        tokens = whole.tokens
        typing = bool(tokens) and tokens[-1].kind == "word" and tokens[-1].end == len(raw)
        self.before = tokens[:-1] if typing else tokens
        self.start = tokens[-1].start if typing else len(raw)
        self.partial = tokens[-1].text if typing else ""
        self.reader = Reader(raw[: self.start], table, vocabulary)
        self.table = table
        self.vocabulary = vocabulary

    @property
    def acting(self) -> tuple[Id, ...]:
        """Whoever's turn it is; before the fight nobody."""
        return tuple(one.id for one in self.table.living(self.table.active))

    def words(self, among: Iterable[str], kind: str) -> Iterator[Completion]:
        """Those that start with what is typed."""
        for one in among:
            if key(one).startswith(self.partial):
                yield Completion(one, self.start, kind)

    def hints(self, among: Iterable[Hint]) -> Iterator[Completion]:
        """Numbers of the table that start with what is typed, each once."""
        told: set[str] = set()
        for text, of in among:
            if text.startswith(self.partial) and text not in told:
                told.add(text)
                yield Completion(text, self.start, "value", of)

    def key(self) -> str | None:
        """The option whose value is being typed, also behind its commas."""
        tokens = list(self.before)
        while len(tokens) > 1 and tokens[-1].kind == "comma":
            tokens.pop()
            while tokens and tokens[-1].kind == "word":
                tokens.pop()
        return tokens[-1].text if tokens and tokens[-1].kind == "key" else None

    def creatures(self, *, groups: bool, waiting: bool = False) -> Iterator[Completion]:
        """Those whose handle or name goes on like this, by handle."""
        yield from self.names()
        for one in self.likely():
            by_name = key(one.full_name).startswith(self.partial)
            fits = by_name or one.handle.startswith(self.partial)
            if fits and (not waiting or one.enters_round):
                yield Completion(one.handle, self.start, "creature")
        if groups:
            yield from self.words(WORDS, "group")

    def likely(self) -> Sequence[Combatant]:
        """The dead last, but where they alone are meant."""
        dead_first = bool(self.before) and self.before[0].text == "revive"
        present = self.reader.directory.present
        return sorted(present, key=lambda one: (one.state == "dead") != dead_first)

    def names(self) -> Iterator[Completion]:
        """Those whose name goes on like the last two or three words."""
        for count in (3, 2):
            if (first := self.first_of(count)) is not None:
                span = key(self.reader.line.raw[first.start :] + self.partial)
                for one in self.likely():
                    if key(one.full_name).startswith(span):
                        yield Completion(one.handle, first.start, "creature")

    def first_of(self, count: int) -> Token | None:
        """The first of the last so many words, the one being typed included."""
        tokens = self.before[1:][-(count - 1) :]
        if not self.partial or len(tokens) < count - 1 or any(one.kind != "word" for one in tokens):
            return None
        return tokens[0]
