"""The log as lines that can be sifted: worked out in stretches from the end, so that none waits for all.

A line knows what it is about (kinds, creatures, round, turn); its sentence is made when the stretch
is. What was undone or cut off is no part of it and is asked for by itself.
"""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from tracker.encounter import events as ev
from tracker.encounter.history import EVERY, Step, fold
from tracker.encounter.log_kinds import KINDS, kinds, whom
from tracker.encounter.model import Combatant, Encounter, Id
from tracker.encounter.refusals import Refused
from tracker.i18n.log import headed, new_notes

if TYPE_CHECKING:
    from tracker.session.fight import Session

STRETCH = 4 * EVERY
"""Steps that are worked out at once, from a kept state on."""


class LogLine(NamedTuple):
    """One sentence."""

    step: int
    nth: int
    """Which of its step, 0 for the first."""
    at: str
    """When the step was done, ISO 8601."""
    typed: str
    """The step's line."""
    round: int
    turn: Id
    """Line whose turn it was; empty before the fight."""
    kinds: frozenset[str]
    who: frozenset[Id]
    text: str
    heads: str = ""
    """`round` or `turn` where it tells that one began."""


class Sieve(NamedTuple):
    """What a line must be to be shown; what is empty lets everything through."""

    who: frozenset[Id] = frozenset()
    """Any of them."""
    kinds: frozenset[str] = frozenset()
    """Any of them."""
    rounds: tuple[int, int] | None = None
    """From and to, both included."""
    words: tuple[str, ...] = ()
    """All of them, in small letters."""

    @property
    def sifts(self) -> bool:
        """Whether it keeps anything back."""
        return self != EVERYTHING

    def passes(self, line: LogLine) -> bool:
        """Whether the line is shown."""
        if self.who and self.who.isdisjoint(line.who):
            return False
        if self.kinds and self.kinds.isdisjoint(line.kinds):
            return False
        if self.rounds and not self.rounds[0] <= line.round <= self.rounds[1]:
            return False
        if not self.words:
            return True
        sought = f"{line.text} {line.typed}".casefold()
        return all(word in sought for word in self.words)


EVERYTHING = Sieve()


def stretch(session: "Session", first: int, last: int) -> list[LogLine]:
    """The lines of these steps, both included."""
    return list(lines(session, first, last))


def lines(session: "Session", first: int = 1, last: int | None = None) -> Iterator[LogLine]:
    """The same one by one; as far as steps hold where no last one is given."""
    table = session.state_at(first - 1)
    for step in session.steps(first, last):
        yield from lines_of(step, table)
        table = fold(table, step.events)


def backwards(session: "Session", last: int) -> Iterator[tuple[int, list[LogLine]]]:
    """Stretches from this step back to the first: where each begins, and its lines."""
    while last > 0:
        first = (last - 1) // STRETCH * STRETCH + 1
        yield first, stretch(session, first, last)
        last = first - 1


def lines_of(step: Step, before: Encounter) -> Iterator[LogLine]:
    """The sentences of one step, or what was typed where nothing is said."""
    nth = -1
    after = fold(before, step.events)
    for nth, one in enumerate(headed(step.events, before)):
        now = one.after
        about = frozenset[Id]().union(*(whom(event, now) for event in one.events))
        of = frozenset[str]().union(*map(kinds, one.events))
        yield line_of(step, nth, now, of, about, one.text)._replace(heads=begun(one.events))
    for further, text in enumerate(new_notes(before, after), nth + 1):
        yield line_of(step, further, after, frozenset({"table"}), frozenset(), text)
        nth = further
    if nth < 0:
        yield line_of(step, 0, after, frozenset({"table"}), frozenset(), step.line)


def begun(events: Iterable[ev.Event]) -> str:
    """What began with them."""
    for event in events:
        if isinstance(event, ev.RoundBegan | ev.TurnBegan):
            return "round" if isinstance(event, ev.RoundBegan) else "turn"
    return ""


def line_of(
    step: Step, nth: int, table: Encounter, of: frozenset[str], about: frozenset[Id], text: str
) -> LogLine:
    """One sentence of a step, in the round and turn of this table."""
    return LogLine(step.id, nth, step.at, step.line, table.round, table.active, of, about, text)


def sifted(session: "Session", sieve: Sieve) -> Iterator[LogLine]:
    """What of the log passes, the oldest first."""
    return filter(sieve.passes, lines(session))


def first_of_round(session: "Session", round_number: int) -> int:
    """The step with which this round began. Refuses a round nobody played."""
    table = session.state_at(0)
    last = 0
    for step in session.steps():
        table = fold(table, step.events)
        last = max(last, table.round)
        if table.round == round_number:
            return step.id
    raise Refused("no-such-round", number=round_number, last=last)


def moment(session: "Session", round_number: int | None, step: int | None) -> int | None:
    """The step behind which to look; None where nothing was said. Refuses what there is not."""
    if round_number is not None:
        return first_of_round(session, round_number)
    if step is not None and not 1 <= step <= session.length:
        raise Refused("no-such-step", number=step, last=session.length)
    return step


def sieve_of(
    table: Encounter,
    who: Iterable[str] = (),
    of: Iterable[str] = (),
    rounds: str = "",
    text: str = "",
) -> Sieve:
    """From words as they are typed. Refuses creatures, kinds and rounds that there are not."""
    about = frozenset(one for word in split(who) for one in creatures(table, word))
    chosen = frozenset(kind_of(word) for word in split(of))
    words = tuple(text.casefold().split())
    return Sieve(about, chosen, span(rounds) if rounds else None, words)


def split(words: Iterable[str]) -> Iterator[str]:
    """Each word by itself, also those joined by commas."""
    for word in words:
        yield from filter(None, (part.strip() for part in word.split(",")))


def creatures(table: Encounter, word: str) -> list[Id]:
    """Everybody who is called that, gone or not: by handle, name, side, or the start of one name."""
    sought = word.casefold()
    everyone = table.combatants.values()
    found = [one.id for one in everyone if sought in called(one)]
    found = found or [one.id for one in everyone if one.side.casefold() == sought]
    if not found:
        begun = {name for one in everyone for name in called(one) if name.startswith(sought)}
        found = [one.id for one in everyone if begun & called(one)]
    if not found:
        raise Refused("log-nobody", text=word)
    return found


def called(one: Combatant) -> set[str]:
    """All it answers to, in small letters."""
    names = (one.handle, *one.aliases, one.name, one.full_name, one.players_name)
    return {name.casefold() for name in names if name}


def kind_of(word: str) -> str:
    """A kind by its name, its plural, or the start of its name."""
    sought = word.casefold()
    found = [kind for kind in KINDS if sought in (kind, f"{kind}s")]
    found = found or [kind for kind in KINDS if sought and kind.startswith(sought)]
    if len(found) == 1:
        return found[0]
    raise Refused("log-kind", text=word, kinds=", ".join(KINDS))


def span(text: str) -> tuple[int, int]:
    """`3`, `2-4` from either end, `3-` or `-2`."""
    first, dash, last = (part.strip() for part in text.replace("–", "-").partition("-"))
    numbers = (first or "0", (last or "999999") if dash else first)
    if not all(one.isascii() and one.isdigit() for one in numbers) or not (first or last):
        raise Refused("log-rounds", text=text)
    low, high = sorted(min(int(one[:7]), 999_999) for one in numbers)
    return low, high
