"""The words every canonical line is made of."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TypeVar

from tracker.encounter.events import Event
from tracker.encounter.model import Encounter, Id
from tracker.rules.words import CONDITIONS
from tracker.shorthand.lexing import quote

Kind = TypeVar("Kind")
Words = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Writer:
    """The table before the step, and what happened in it."""

    table: Encounter
    events: tuple[Event, ...]

    def handle(self, who: Id) -> str:
        """What the DM types for a creature."""
        return self.table.combatants[who].handle

    def handles(self, who: Iterable[Id]) -> str:
        """Several of them, joined."""
        return ",".join(map(self.handle, who))

    def about(self, verb: str, *who: Id) -> Words:
        """A verb and whom it is about."""
        return (verb, self.handles(who))

    def of(self, kind: type[Kind]) -> Iterator[Kind]:
        """The events of one kind, in order."""
        return (event for event in self.events if isinstance(event, kind))

    def member(self, line: Id) -> str:
        """The handle of the first member of a line that is still here; empty for a new line."""
        found = self.table.lines.get(line)
        members = (self.table.combatants[who] for who in found.members) if found else iter(())
        return next((one.handle for one in members if not one.gone), "")


def keyed(name: str, numbers: Iterable[int]) -> str:
    """`d20=15,7`, or nothing without numbers."""
    text = ",".join(map(str, numbers))
    return f"{name}={text}" if text else ""


def keyed_number(name: str, number: int | None) -> str:
    """`range=60`, or nothing."""
    return "" if number is None else f"{name}={number}"


def signed(name: str, change: int) -> str:
    """`ac+5`, or nothing for 0."""
    return f"{name}{change:+}" if change else ""


def changed(change: int, exactly: int | None) -> str:
    """`+5`, `-5` or `=30`."""
    return f"{change:+}" if exactly is None else f"={exactly}"


def flags(**words: bool) -> Words:
    """The words that hold."""
    return tuple(word for word, holds in words.items() if holds)


def named(name: str) -> str:
    """A condition as its word, any other name between quotes."""
    return name if name in CONDITIONS else quote(name)
