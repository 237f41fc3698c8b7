"""The chance of an attack before any die has fallen: what was rolled since never counts in it.

A bonus that is told holds the dice of effects as they fell; here they are dice again (STACK-02).
"""

from fractions import Fraction
from typing import NamedTuple

from tracker.encounter import numbers
from tracker.encounter.events import Attacked, MobLot
from tracker.encounter.model import Encounter, Id
from tracker.rules.attacks import hit_chance


class Odds(NamedTuple):
    """What has to be rolled, and how likely that is."""

    chance: Fraction
    needed: int
    """On the d20, with the dice of effects."""
    dice: tuple[str, ...]
    """Dice of effects that are added to it."""


def dice_of(table: Encounter, who: Id) -> tuple[str, ...]:
    """Dice that effects add to its attack rolls."""
    return tuple(one.text for one in numbers.attack_dice(table, who)[2])


def of_attack(before: Encounter, told: Attacked, *, lost: bool) -> Odds:
    """Of one attack; `before` is the table it was made on, `lost` whether it misses by rule."""
    fallen = sum(
        int(dict(one.params)["rolled"]) for one in told.reasons if one.key == "effect-dice"
    )
    dice = dice_of(before, told.attacker)
    bonus = told.bonus - fallen
    chance = hit_chance(told.mode, bonus, told.ac, dice=dice, auto_miss=lost)
    return Odds(chance, told.ac - bonus, dice)


def of_lot(before: Encounter, lot: MobLot, *, lost: bool) -> Odds:
    """Of each attack of a mob's lot, whose members share their dice."""
    dice = dice_of(before, lot.attackers[0])
    return Odds(hit_chance(lot.mode, 0, lot.needed, dice=dice, auto_miss=lost), lot.needed, dice)
