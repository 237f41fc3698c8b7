"""Turning by reaction: whom a mover has come behind may keep it in sight (FACE-02).

It is asked of foes only, and only when the mover was not behind before: otherwise every step on the
map would ask everybody.
"""

from collections.abc import Iterator

from tracker.encounter import numbers
from tracker.encounter.decide import placing, prompts, reaches
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.model import Encounter, Id
from tracker.encounter.options import value
from tracker.encounter.prompts import Prompt


def came_behind(deciding: Deciding, before: Encounter, mover: Id) -> None:
    """Ask each foe that has the mover in its back now; what was asked for an earlier step is moot."""
    table = deciding.table
    if not value(table.options, "facing"):
        return
    for prompt in table.prompts:
        if prompt.kind == reaches.FACE and prompt.others == (mover,):
            reaches.close(deciding, prompt, "later")
    for who in tuple(with_back_to(before, table, mover)):
        prompts.raise_prompt(deciding, reaches.FACE, who, others=(mover,))


def with_back_to(before: Encounter, table: Encounter, mover: Id) -> Iterator[Id]:
    """Whose back it has come to, if they can do something about it."""
    from tracker.encounter import positions

    for watcher in positions.others(table, mover):
        hostile = reaches.hostile(watcher, table.combatants[mover])
        if not hostile or not watcher.facing or not numbers.can_react(table, watcher.id):
            continue
        if (
            numbers.acts_now(table, watcher.id)
            or reaches.behind(table, watcher.id, mover) != "rear"
        ):
            continue
        if reaches.behind(before, watcher.id, mover) != "rear":
            yield watcher.id


def answer(deciding: Deciding, prompt: Prompt) -> None:
    """It turns to the mover, by its reaction."""
    from tracker.encounter import positions

    there = [deciding.creature(who).place for who in prompt.others]
    creature = deciding.creature(prompt.who)
    if not there or there[0] is None or creature.place is None or not creature.takes_turns:
        return
    way = positions.toward(deciding.table, prompt.who, there[0])
    if way != creature.facing:
        placing.turn(deciding, prompt.who, way)
