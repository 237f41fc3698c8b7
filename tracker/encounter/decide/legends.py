"""Legendary actions: offered at the end of another creature's turn to whoever has any left.

One of them at the end of each turn; nobody uses them who cannot act or is still surprised.
"""

from collections.abc import Iterator, Sequence

from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter import numbers
from tracker.encounter.decide import prompts, using
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.model import Encounter, Id
from tracker.encounter.numbers import uses
from tracker.rules.words import BODILESS

KIND = "legendary"


def offer(deciding: Deciding, ending: Sequence[Id]) -> None:
    """To all but those whose turn ends; a lair is no creature, and its count no turn of one."""
    if all(deciding.creature(one).kind in BODILESS for one in ending):
        return
    for who, left in having(deciding.table):
        if who not in ending and may(deciding.table, who):
            prompts.ask_once(deciding, KIND, who, bonus=left)


def having(table: Encounter) -> Iterator[tuple[Id, int]]:
    """Creatures with legendary actions left, and how many."""
    for creature in table.combatants.values():
        if not creature.takes_turns or not numbers.block_of(table, creature.id).legendary_uses:
            continue
        left = uses.limited_by(table, creature.id, uses.LEGENDARY).left
        if left:
            yield creature.id, left


def may(table: Encounter, who: Id) -> bool:
    """Whether it could take one now."""
    return numbers.can_act(table, who) and not numbers.caught(table, who)


def use(deciding: Deciding, who: Id, number: int | None) -> None:
    """The action of that place in its stat block; of another only the use is known.

    Answered in its own turn it was taken before that, and its uses have come back since.
    """
    actions = numbers.block_of(deciding.table, who).legendary
    place = (number or 1) - 1
    name = actions[place].name if place < len(actions) else ""
    if numbers.on_turn(deciding.table, who):
        budget = deciding.creature(who).budget
        deciding.happen(ev.ActionTaken(who, KIND, KIND, budget, name))
        return
    using.use(deciding, cmd.UseAction(who, name, legendary=True))
