"""Recharge: a used breath comes back on a high d6 at the start of its owner's turn."""

from collections.abc import Iterator

from tracker.encounter import events as ev
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.model import Encounter, Id
from tracker.encounter.prompts import Prompt
from tracker.encounter.stat_block import Action, StatBlock


def actions(block: StatBlock) -> tuple[Action, ...]:
    """Everything of a stat block that may have limited uses."""
    return (
        *block.actions,
        *block.bonus_actions,
        *block.reactions,
        *block.traits,
        *block.legendary,
    )


def spent(table: Encounter, who: Id) -> Iterator[tuple[str, int]]:
    """What has been used and may recharge: its name or pool, and the lowest d6 that brings it."""
    creature = table.combatants[who]
    block = table.kinds.get(creature.block)
    if block is None or not creature.used:
        return
    used = dict(creature.used)
    seen: set[str] = set()
    for action in actions(block):
        for name in (action.use.pool, action.name):
            fits = action.use.kind == "recharge" and name and used.get(name)
            if fits and name not in seen:
                seen.add(name)
                yield name, action.use.times


def roll(
    deciding: Deciding, prompt: Prompt, how: str, number: int | None, dice: tuple[int, ...]
) -> None:
    """The d6, typed or rolled, or the DM's word; what recharges is unused again."""
    die = dice[0] if dice else number
    if how == "roll" and die is None:
        die = deciding.chance.randint(1, 6)
    back = how == "pass" or (how != "fail" and die is not None and die >= prompt.dc)
    before = dict(deciding.creature(prompt.who).used).get(prompt.subject, 0)
    faces = () if die is None or how in ("pass", "fail") else (die,)
    after = 0 if back else before
    deciding.happen(ev.UsesChanged(prompt.who, prompt.subject, before, after, faces))
