"""Grips: who holds whom, letting go, and what parts the two (GRAP-06, COND-08)."""

from tracker.encounter import commands as cmd
from tracker.encounter import numbers
from tracker.encounter.decide import conditions, targets
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.effects import Effect
from tracker.encounter.model import Combatant, Id
from tracker.encounter.refusals import Refused
from tracker.rules import contests as rules

GRAPPLED = "grappled"
GRIP = "grapple"
"""Cause of a grip that a contest won; one that a hit brought has its own way out."""
PUSHED = "out-of-reach"


def grips_on(creature: Combatant, source: Id = "") -> tuple[Effect, ...]:
    """What holds a creature, of everyone or of one grappler."""
    held = (one for one in creature.effects if one.condition and one.name == GRAPPLED)
    return tuple(one for one in held if not source or one.source == source)


def release(deciding: Deciding, command: cmd.Release) -> None:
    """`release WHO [TARGET]`: free of charge (GRAP-06)."""
    who = targets.known(deciding, command.who)
    held = numbers.held_by(deciding.table, who.id)
    freed = (command.target,) if command.target else held
    if not freed or not set(freed) <= set(held):
        raise Refused("holds-nobody", who=who.full_name)
    for target in freed:
        let_go(deciding, who.id, target, "released")


def let_go(deciding: Deciding, who: Id, target: Id, why: str) -> None:
    """One grappler's grip on one creature ends."""
    for effect in grips_on(deciding.creature(target), who):
        conditions.end(deciding, target, effect, why)


def part(deciding: Deciding, who: Id, distance: int, *, magic: bool = False) -> None:
    """Grips on a creature and its own that do not reach so far end; magic parts any two.

    `distance` is what is between the two at most, in feet.
    """
    table = deciding.table
    holders = [one.source for one in grips_on(table.combatants[who]) if one.source]
    pairs = [(holder, who) for holder in holders]
    pairs += [(who, target) for target in numbers.held_by(table, who)]
    for holder, target in pairs:
        if rules.hold_ends(distance, numbers.reach(table, holder), gone=magic):
            let_go(deciding, holder, target, PUSHED)
