"""A fight as others may watch it: rows and log made from what players see, and from nothing else.

Whoever watches sees the DM's list without hidden rows and without numbers that are not open; what
happened is told by what changed in the players' view, so that no sentence has to be trusted.
"""

from collections.abc import Iterator

from tracker.encounter.history import Step
from tracker.encounter.model import Encounter, Id
from tracker.encounter.options import value
from tracker.i18n import screens_players as words
from tracker.players import project
from tracker.players.labels import public_names
from tracker.session.watchers import changes, view
from tracker.tui import veil
from tracker.tui.logbook import LogLine
from tracker.tui.plain import plain
from tracker.tui.rows import Health, Row

SPACE = " "
"""In the place of an initiative that is not open: the marker stands beside it."""
LOOKS = {"down": "down", "dead": "dead", "bloodied": "bloodied", "nearly-down": "critical"}


class StreamedRows:
    """Takes the place of the DM's rows; groups have no heads, for they would count."""

    def __init__(self) -> None:
        self._table: Encounter | None = None
        self._rows: tuple[Row, ...] = ()

    def of(self, table: Encounter, folded: frozenset[Id]) -> tuple[Row, ...]:
        """Everybody players see."""
        del folded
        veil.fall(table)
        if table is not self._table:
            self._table, self._rows = table, tuple(rows(table))
        return self._rows


def rows(table: Encounter) -> Iterator[Row]:
    """In the players' order, with the players' names."""
    seen = project.visible(table)
    names = public_names(table, seen)
    marker = project.marker(table, seen)
    coming = "" if value(table.options, "card_stack") else marker.next
    lines = {who: line.id for line in table.lines.values() for who in line.members}
    for who in seen:
        public = project.row(table, table.combatants[who], names[who])
        line = lines.get(who, "")
        yield Row(
            line=line,
            who=who,
            init=SPACE if public.initiative is None else str(public.initiative),
            active=bool(line) and line == marker.now,
            head=plain(public.name),
            text="",
            tag="",
            member=False,
            folded=False,
            hidden=False,
            health=health(public),
            ac="",
            conditions=plain(words.conditions(public.conditions)),
            next=bool(line) and line == coming,
        )


def health(one: project.Row) -> Health | None:
    """Numbers where the DM opened them, else a word in their place and no bar."""
    if one.health is None:
        return None
    word = words.health(one.health, one.state, one.hp, one.max_hp)
    look = LOOKS.get(one.state if one.state == "dead" else one.health, "")
    if one.hp is None or one.max_hp is None:
        return Health(0, 0, 0, one.state, look, "", word, word=True)
    return Health(one.hp, one.max_hp, 0, one.state, look or "unhurt", "", word)


def said(step: Step, before: Encounter, after: Encounter) -> tuple[LogLine, ...]:
    """What a step changed for those who watch."""
    del step
    number = view(after).round
    return tuple((number, plain(line)) for line in changes(before, after))
