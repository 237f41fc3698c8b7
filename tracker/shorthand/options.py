"""Options behind a verb's own words, in any order: a table per verb, the later one wins.

The order is free and the later one wins because `amend` writes its changes behind the line.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from tracker.shorthand.lexing import Token
from tracker.shorthand.reader import Reader

Asked = TypeVar("Asked")
Step = Callable[[Reader, Asked], Asked]
"""Reads the value of an option whose word is taken already, and puts it into what is asked."""


@dataclass(frozen=True)
class Options(Generic[Asked]):
    """What may stand behind a verb's own words."""

    words: Mapping[str, Step[Asked]] = field(default_factory=dict)
    """`adv`, `with NAME`."""
    keys: Mapping[str, Step[Asked]] = field(default_factory=dict)
    """`d20=`."""
    signed: Mapping[str, Step[Asked]] = field(default_factory=dict)
    """`ac+5`: the sign belongs to the value."""
    other: Callable[[Reader, Asked], Asked | None] | None = None
    """Anything else; None if it is not understood, and then nothing is taken."""
    ends: bool = False
    """Whatever is no option is left to the caller: free text."""

    @property
    def names(self) -> tuple[str, ...]:
        """All of them as they are typed."""
        keys = (f"{name}=" for name in self.keys)
        signs = (f"{name}+" for name in self.signed)
        return (*self.words, *keys, *signs)

    def starts(self, reader: Reader) -> bool:
        """Whether an option comes next (other than an `other`)."""
        token = reader.peek()
        if token.kind == "key":
            return token.text in self.keys
        return token.kind == "word" and (token.text in self.words or bool(self._sign(reader)))

    def read(self, reader: Reader, asked: Asked) -> Asked:
        """All options up to the end of the line; refuses `word-unexpected` with near ones."""
        while True:
            reader.skip_noise()
            if reader.peek().kind == "end":
                return asked
            step = self._step(reader)
            if step is not None:
                asked = step(reader, asked)
                continue
            changed = self.other(reader, asked) if self.other else None
            if changed is None and self.ends:
                return asked
            if changed is None:
                reader.finish(self.names)
                return asked
            asked = changed

    def _step(self, reader: Reader) -> Step[Asked] | None:
        """The option that comes next, its word taken."""
        token = reader.peek()
        if token.kind == "key" and token.text in self.keys:
            reader.take()
            return self.keys[token.text]
        if token.kind != "word":
            return None
        if name := self._sign(reader):
            reader.skip_letters(len(name))
            return self.signed[name]
        if token.text in self.words:
            reader.take()
            return self.words[token.text]
        return None

    def _sign(self, reader: Reader) -> str:
        """The signed option that comes next: `ac+5`, or `ac +5` in two words."""
        token: Token = reader.peek()
        for name in self.signed:
            rest = token.text.removeprefix(name) if token.text.startswith(name) else token.text
            if rest != token.text and (rest or reader.peek(1).text)[:1] in ("+", "-"):
                return name
        return ""
