"""Bonuses and modes of d20 rolls that belong to one creature alone: saves, initiative, attacks."""

from tracker.encounter.model import Encounter, Id
from tracker.encounter.numbers import modifiers
from tracker.encounter.numbers.body import speed
from tracker.encounter.numbers.modifiers import DiceBonus, Number, ability_modifier, block_of
from tracker.encounter.numbers.standing import conditions
from tracker.rules import conditions as rules
from tracker.rules import saves
from tracker.rules.checks import Stance
from tracker.rules.reasons import Reason


def save_bonus(table: Encounter, who: Id, ability: str) -> Number:
    """The whole plain bonus of a saving throw; dice of effects come on top (`save_dice`)."""
    block = block_of(table, who)
    base = dict(block.saves).get(ability)
    if base is None:
        base = ability_modifier(block, ability)
    effects = table.combatants[who].effects
    bonus, reasons, _ = modifiers.rolled_parts(effects, lambda one: one.modifiers.save)
    return Number(base + bonus, base, reasons)


def save_dice(table: Encounter, who: Id) -> tuple[DiceBonus, ...]:
    """Dice that effects add to its saving throws, death saves included (DEATH-03)."""
    effects = table.combatants[who].effects
    return modifiers.rolled_parts(effects, lambda one: one.modifiers.save)[2]


def death_save_bonus(table: Encounter, who: Id) -> Number:
    """What counts for a death save: no ability, only what effects add to saves (DEATH-03)."""
    effects = table.combatants[who].effects
    bonus, reasons, _ = modifiers.rolled_parts(effects, lambda one: one.modifiers.save)
    return Number(bonus, 0, reasons)


def save_stance(table: Encounter, who: Id, ability: str) -> saves.SaveStance:
    """How it rolls a save, and why it fails without a roll if it does (COND-11, EXH-01)."""
    feet = speed(table, who).value
    saver = saves.Saver(conditions(table, who), table.combatants[who].exhaustion, speed=feet)
    return saves.save_stance(saver, ability)


def attack_dice(table: Encounter, who: Id) -> tuple[int, tuple[Reason, ...], tuple[DiceBonus, ...]]:
    """What effects add to its attack rolls: plain sum, its reasons, and dice to roll."""
    effects = table.combatants[who].effects
    return modifiers.rolled_parts(effects, lambda one: one.modifiers.attack)


def initiative_bonus(table: Encounter, who: Id) -> Number:
    """INIT-01: the block's bonus, else the Dexterity modifier."""
    block = block_of(table, who)
    bonus = block.initiative_bonus
    base = ability_modifier(block, "dex") if bonus is None else bonus
    return Number(base, base)


def initiative_mode(table: Encounter, who: Id) -> Stance:
    """What hampers its initiative, an ability check (INIT-01, EXH-01)."""
    return rules.check_stance(conditions(table, who), table.combatants[who].exhaustion)
