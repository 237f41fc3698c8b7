"""A cursor over the tokens of one line, with one method for each thing a verb may ask for.

Every refusal names the word at fault and its place (`at`, signs from the start of the line).
"""

from collections.abc import Iterable

from tracker.encounter.model import Encounter, Id
from tracker.encounter.refusals import Refused
from tracker.rules.reasons import Param
from tracker.shorthand import lexing
from tracker.shorthand.directory import SIDE, WORDS, Directory
from tracker.shorthand.lexing import Token
from tracker.shorthand.near import nearest
from tracker.shorthand.request import Vocabulary

NOISE = frozenset({"hp", "damage", "points"})
LONGEST_NAME = 200
MOST_CANDIDATES = 12
MANY = frozenset(WORDS) - {"me", "sel"}
SHORTEST_AMID_TEXT = 3
SHORTEST_PART = 3
"""Letters from which on the start of a later word of a name is enough."""
NOTHING = Token("end", "", 0, 0)
"""Stands behind the last token."""


class Reader:
    """One line being read."""

    def __init__(self, text: str, table: Encounter, vocabulary: Vocabulary) -> None:
        self.line = lexing.read(text)
        self.tokens = self.line.tokens
        self.table = table
        self.vocabulary = vocabulary
        self.directory = Directory(table, vocabulary.selected)
        self.verb = ""
        self.at = 0

    # Words

    def peek(self, ahead: int = 0) -> Token:
        """The next token, or `NOTHING`."""
        at = self.at + ahead
        return self.tokens[at] if at < len(self.tokens) else NOTHING

    def take(self) -> Token:
        """The next token, taken."""
        token = self.peek()
        self.at += 1
        return token

    def is_word(self, *words: str, ahead: int = 0) -> bool:
        """Whether the next token is one of these plain words."""
        token = self.peek(ahead)
        return token.kind == "word" and token.text in words

    def word(self, *words: str) -> str:
        """One of these words if it comes next, taken; empty otherwise."""
        return self.take().text if self.is_word(*words) else ""

    def key(self, name: str) -> bool:
        """Whether `name=` comes next; taken."""
        token = self.peek()
        found = token.kind == "key" and token.text == name
        self.at += found
        return found

    def comma(self) -> bool:
        """Whether a comma comes next; taken."""
        found = self.peek().kind == "comma"
        self.at += found
        return found

    def skip_noise(self) -> None:
        """Pass over words that say nothing."""
        while self.word(*NOISE):
            pass

    def skip_letters(self, count: int) -> None:
        """Take the first letters of the next word; what is left of it stays a word."""
        token = self.peek()
        left = token._replace(text=token.text[count:], start=token.start + count)
        rest = self.tokens[self.at + 1 :]
        self.tokens = (*self.tokens[: self.at], *((left,) if left.text else ()), *rest)

    def raw(self, first: int, behind: int) -> str:
        """The line as typed from one token up to another."""
        return self.line.raw[self.tokens[first].start : self.tokens[behind - 1].end]

    def rest(self) -> str:
        """All that is left, as typed and taken."""
        if self.at >= len(self.tokens):
            return ""
        text = self.line.raw[self.tokens[self.at].start :].strip()
        self.at = len(self.tokens)
        return text

    # Refusals

    def shown(self, token: Token) -> str:
        """A token as typed, not too long to be said."""
        return self.line.raw[token.start : token.end][:LONGEST_NAME]

    def refused(self, name: str, token: Token, /, **params: Param) -> Refused:
        """A refusal at a token."""
        return Refused(name, word=self.shown(token), at=token.start, **params)

    def missing(self, what: str) -> Refused:
        """The line ends too early: a `what` should follow."""
        return Refused("word-missing", verb=self.verb, what=what, at=len(self.line.raw))

    def expected(self, what: str, among: Iterable[str] = ()) -> Refused:
        """The next token is no `what`, or there is none."""
        token = self.peek()
        if token.kind == "end":
            return self.missing(what)
        near = ", ".join(nearest(token.text, among))
        return self.refused("word-not-understood", token, verb=self.verb, what=what, near=near)

    def finish(self, among: Iterable[str] = ()) -> None:
        """Refuse what nobody has taken."""
        self.skip_noise()
        token = self.peek()
        if token.kind != "end":
            near = ", ".join(nearest(token.text, among))
            word = f"{self.shown(token)}{'=' * (token.kind == 'key')}"
            raise Refused("word-unexpected", word=word, at=token.start, verb=self.verb, near=near)

    # Creatures

    def spans(self, longest: int = 0) -> list[tuple[int, str]]:
        """Spans that may be a name, shortest first: the token behind each and its key.

        `longest` is for names of something else than creatures.
        """
        longest = longest or self.directory.longest
        found: list[tuple[int, str]] = []
        if self.peek().kind == "quoted":
            return [(self.at + 1, lexing.key(self.peek().text))]
        for behind in range(self.at + 1, len(self.tokens) + 1):
            if self.tokens[behind - 1].end - self.tokens[self.at].start > 2 * LONGEST_NAME:
                break
            span = lexing.key(self.raw(self.at, behind))
            if len(span) > longest and found:
                break
            if self.tokens[behind - 1].text:
                found.append((behind, span))
        return found

    def creatures(self, *, waiting: bool = False, amid_text: bool = False) -> tuple[Id, ...]:
        """One target expression (name, group, word), taken; empty if the next words are none.

        Refuses `ambiguous` with the candidates. `amid_text`: free text may stand here instead, so
        that words for many and short or ambiguous prefixes are left to it.
        """
        several: tuple[Token, tuple[Id, ...]] | None = None
        for behind, span in reversed(self.spans()):
            if not span or (amid_text and span in MANY) or self.tokens[behind - 1].kind == "key":
                continue
            found = self.directory.exactly(span, waiting=waiting)
            if not found and span == SIDE and self.peek(1).kind == "quoted":
                behind += 1
                found = self.directory.side(lexing.key(self.peek(1).text), waiting=waiting)
            if not found and not (amid_text and len(span) < SHORTEST_AMID_TEXT):
                found = self.directory.starting(span)
                if len(found) > 1:
                    whole = Token("word", span, self.peek().start, self.tokens[behind - 1].end)
                    several = several or (whole, found)
                    continue
            if found:
                self.at = behind
                return found
        if several and not amid_text:
            raise self.ambiguous(*several)
        token = self.peek()
        if token.kind == "word" and (token.text.startswith(SIDE) or token.text.endswith("*")):
            raise self.refused("nobody", token)
        return ()

    def ambiguous(self, token: Token, ids: tuple[Id, ...], word: str = "") -> Refused:
        """Several creatures answer to it."""
        names = [self.directory.handle(who) for who in ids[:MOST_CANDIDATES]]
        shown = word or self.shown(token)
        more = len(ids) - len(names)
        candidates = ", ".join(names)
        return Refused("ambiguous", word=shown, at=token.start, candidates=candidates, more=more)

    def nobody(self, what: str) -> Refused:
        """The next words are no creature of this table."""
        token = self.peek()
        if token.kind in ("end", "comma"):
            return self.expected(what)
        names = (*self.directory.handles, *self.directory.names)
        near = ", ".join(nearest(lexing.key(token.text), names))
        return self.refused("no-such-creature", token, verb=self.verb, near=near)

    def who(self, what: str = "who") -> Id:
        """Exactly one creature."""
        token = self.peek()
        found = self.creatures() or self.by_part()
        if not found:
            raise self.nobody(what)
        return self.single(found, token)

    def by_part(self) -> tuple[Id, ...]:
        """Whoever has a word in the name that begins so, taken: `boss` for the Goblin Boss.

        Only where nothing else could stand; refuses `ambiguous`.
        """
        token = self.peek()
        if token.kind != "word" or len(token.text) < SHORTEST_PART:
            return ()
        found = self.directory.with_part(token.text)
        if len(found) > 1:
            raise self.ambiguous(token, found)
        self.at += len(found)
        return found

    def single(self, ids: tuple[Id, ...], token: Token) -> Id:
        """The only one of them; refuses `ambiguous`."""
        if len(ids) != 1:
            raise self.ambiguous(token, ids)
        return ids[0]

    def one_line(self) -> Id:
        """One creature, or the first of several that share a line; refuses `ambiguous`."""
        first, token = self.at, self.peek()
        found = self.targets("who")
        lines = {line.id for who in found if (line := self.table.line_of(who))}
        if len(found) > 1 and len(lines) != 1:
            raise self.ambiguous(token, found, self.raw(first, self.at))
        return found[0]

    def myself(self) -> Id:
        """The only living member of the active line: whoever is left out of its own action."""
        found = self.directory.me
        if len(found) != 1:
            raise self.ambiguous(self.peek(), found, "me")
        return found[0]

    def targets(self, what: str = "targets", *, waiting: bool = False) -> tuple[Id, ...]:
        """One or more target expressions joined by commas, each creature once, in order."""
        found: dict[Id, None] = {}
        while True:
            some = self.creatures(waiting=waiting) or self.by_part()
            if not some:
                if found and self._goes_on():
                    return tuple(found)
                raise self.nobody(what)
            found.update(dict.fromkeys(some))
            if not self.comma():
                return tuple(found)
            while self.comma():
                pass

    def _goes_on(self) -> bool:
        """Whether the line goes on behind a comma too many; at its end a target is still to come."""
        token = self.peek()
        return token.kind == "key" or token.text[:1].isdecimal()
