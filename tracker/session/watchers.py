"""What a step is for those who watch: what changed in the players' view, told in sentences.

Nothing else is asked, so that a new event cannot tell them anything by mistake.
"""

from collections.abc import Iterator
from functools import lru_cache

from tracker.encounter.model import Encounter
from tracker.i18n import screens_players as words
from tracker.i18n import terms
from tracker.players import project
from tracker.players.project import View


@lru_cache(maxsize=8)
def view(table: Encounter) -> View:
    """What players see of a table, worked out once."""
    return project.project(table)


def changes(old: View, new: View) -> Iterator[str]:
    """From one view to the next, in sentences."""
    if new.round != old.round:
        yield words.round_now(new.round)
    if new.now and new.now != old.now:
        yield words.turn(new.now)
    known = told_apart(old)
    for which, one in told_apart(new).items():
        before, name = known.pop(which, None), one.name
        if before is None:
            yield words.appears(name)
            continue
        was = words.health(before.health, before.state, before.hp, before.max_hp)
        now = words.health(one.health, one.state, one.hp, one.max_hp)
        if now != was:
            yield words.became(name, now)
        elif one.state != before.state:
            yield words.became(name, terms.state(one.state))
        yield from words.held(name, before.conditions, one.conditions)
    yield from (words.is_gone(name) for name, _ in known)


def told_apart(view: View) -> dict[tuple[str, int], project.Row]:
    """Rows by name; those of one name by their place among them."""
    found: dict[tuple[str, int], project.Row] = {}
    for one in view.rows:
        nth = sum(name == one.name for name, _ in found)
        found[one.name, nth] = one
    return found
