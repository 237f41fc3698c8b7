"""Falling out of the air: who drops, how far, and what the ground does (MOVE-13)."""

from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter import numbers
from tracker.encounter.decide import amounts, conditions, damage, keeping, targets
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.effects import Effect
from tracker.encounter.model import Id
from tracker.encounter.refusals import Refused
from tracker.rules import falling as rules
from tracker.rules.reasons import Reason, because


def fall(deciding: Deciding, command: cmd.Fall) -> None:
    """`fall WHO [FEET]`: as high as it is aloft, or as the DM says."""
    creature = targets.embodied(deciding, command.who, acts=False)
    feet = creature.aloft if command.feet is None else command.feet
    if not feet:
        raise Refused("fall-height-missing", who=creature.full_name)
    drop(deciding, creature.id, feet, (), command.rolled)


def drop(
    deciding: Deciding,
    who: Id,
    feet: int,
    reasons: tuple[Reason, ...],
    rolled: tuple[int, ...] = (),
) -> None:
    """Down so many feet: damage, then prone for whoever was hurt; a rider falls along."""
    rider = numbers.rider_of(deciding.table, who)
    reasons = reasons or (because("MOVE-13", "falls-so-far", feet=feet),)
    deciding.happen(ev.Fell(who, feet, reasons))
    hurt = hit_the_ground(deciding, who, feet, rolled)
    if rules.lands_prone(hurt):
        knock_down(deciding, who)
    if rider:
        deciding.happen(ev.Fell(rider, feet, reasons))
        with keeping.by_itself(deciding):
            hit_the_ground(deciding, rider, feet)


def knock_down(deciding: Deciding, who: Id) -> None:
    """Prone, once; the dead lie anyway."""
    held = numbers.conditions(deciding.table, who)
    if deciding.creature(who).state != "dead" and "prone" not in held:
        conditions.put(deciding, who, Effect(0, "prone", condition=True))


def hit_the_ground(deciding: Deciding, who: Id, feet: int, rolled: tuple[int, ...] = ()) -> int:
    """1d6 bludgeoning for every 10 feet; how much of it was taken."""
    dice = rules.damage(feet)
    if not dice:
        return 0
    parts = amounts.dice_of((cmd.AmountPart(dice, "bludgeoning"),))
    came = amounts.roll(deciding, parts, known=rolled)
    before = len(deciding.events)
    damage.hurt(deciding, who, came.parts, dice=came.dice, reasons=came.reasons)
    taken = (one for one in deciding.events[before:] if isinstance(one, ev.DamageTaken))
    return sum(one.total for one in taken)
