"""What a step is for those who watch: what changed in the players' view, told in sentences.

Nothing else is asked, so that a new event cannot tell them anything by mistake.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from tracker.encounter.model import Encounter, Id
from tracker.encounter.prompts import Prompt
from tracker.i18n import screens_players as words
from tracker.i18n import terms
from tracker.players import project
from tracker.players.labels import base_name
from tracker.players.project import View


@lru_cache(maxsize=8)
def view(table: Encounter) -> View:
    """What players see of a table, worked out once."""
    return project.project(table)


def changes(before: Encounter, after: Encounter) -> Iterator[str]:
    """From one view to the next, in sentences."""
    old, new = view(before), view(after)
    if new.round != old.round:
        yield words.round_now(new.round)
    if new.now and new.now != old.now:
        yield words.turn(new.now)
    known = told_apart(before)
    for which, one in told_apart(after).items():
        was = known.pop(which, None)
        if was is None:
            yield words.appears(one.name)
            continue
        yield from became(was, one)
        if after.combatants[which.who].clock and one.name != was.name:
            yield one.name
    yield from (words.is_gone(one.name) for one in known.values())


def knows(table: Encounter, prompt: Prompt) -> bool:
    """Whether players know of all that a question is about: how it is answered tells what it is."""
    seen = project.visible(table)
    for one in filter(None, (prompt.who, *prompt.others)):
        line = table.lines.get(one)
        if not {*(line.members if line else (one,))} <= {*seen}:
            return False
    asked_of = table.combatants.get(prompt.who)
    lying = asked_of.effects if asked_of else ()
    return not any(one.secret and one.id == prompt.effect for one in lying)


def became(was: project.Row, one: project.Row) -> Iterator[str]:
    """Of somebody who was there and is."""
    before = words.health(was.health, was.state, was.hp, was.max_hp)
    now = words.health(one.health, one.state, one.hp, one.max_hp)
    if now != before:
        yield words.became(one.name, now)
    elif one.state != was.state:
        yield words.became(one.name, terms.state(one.state))
    yield from words.held(one.name, was.conditions, one.conditions)


class Seen(NamedTuple):
    """Who it is for players: under another name somebody else, with or without a label the same."""

    who: Id
    called: str


def told_apart(table: Encounter) -> dict[Seen, project.Row]:
    """The rows of the list, in its order."""
    seen = project.visible(table)
    return {
        Seen(who, base_name(table.combatants[who])): row
        for who, row in zip(seen, view(table).rows, strict=True)
    }
