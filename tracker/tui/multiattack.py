"""A multiattack gone through one attack after the other: which ways are open, and what comes next.

What was done is read from the turn's events, so a walk that was left may be taken up again.
"""

from collections import Counter
from typing import NamedTuple

from tracker.encounter import numbers
from tracker.encounter.model import Encounter, Id
from tracker.session import Session
from tracker.tui.remembered import done_this_turn

Way = tuple[str, ...]
"""Names of attacks and actions, one for each time."""


class Walk(NamedTuple):
    """Of one creature in its own turn."""

    ways: tuple[Way, ...]
    """Those that go on from what is done, the usual one first."""
    done: Way
    usual: Way = ()
    """The first one of the stat block: there only attacks are due, a presence is asked for."""

    @property
    def here(self) -> int:
        """Which attack of the multiattack comes now, from 1."""
        return len(self.done) + 1

    def due(self, way: int, attacks: frozenset[str]) -> str:
        """What comes next on a way; empty when nothing does."""
        rest = self.rest(way)
        if way < len(self.ways) and self.ways[way] == self.usual:
            rest = tuple(name for name in rest if name in attacks)
        return next(iter(rest), "")

    def rest(self, way: int) -> Way:
        """What is left of a way."""
        left = Counter(self.done)
        found: list[str] = []
        for name in self.ways[way] if way < len(self.ways) else ():
            if left[name]:
                left[name] -= 1
            else:
                found.append(name)
        return tuple(found)


def walk_of(session: Session, who: Id) -> Walk:
    """Empty for whoever has no multiattack, is not on turn, or has spent its action otherwise."""
    table = session.table
    if not table.round or who not in table.combatants or not numbers.on_turn(table, who):
        return Walk((), ())
    done = done_this_turn(session, who)
    if not table.combatants[who].budget.action and not done:
        return Walk((), ())
    every = ways(table, who)
    open_ways = tuple(way for way in every if not Counter(done) - Counter(way))
    return Walk(open_ways, done, *every[:1])


def ways(table: Encounter, who: Id) -> tuple[Way, ...]:
    """Of the stat block, spelt out."""
    return tuple(
        tuple(part.name for part in way for _ in range(part.count))
        for way in numbers.block_of(table, who).multiattack
    )
