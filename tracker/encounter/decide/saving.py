"""Saving throws that a command or a prompt asks for, with the damage and conditions behind them."""

from dataclasses import replace

from tracker.encounter import commands as cmd
from tracker.encounter import numbers
from tracker.encounter.decide import (
    amounts,
    conditions,
    covering,
    damage,
    riders,
    saved_shares,
    targets,
)
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.decide.save_throw import Answer, throw
from tracker.encounter.effects import NO_CHANGE
from tracker.encounter.model import Encounter, Id
from tracker.encounter.options import players_roll
from tracker.encounter.prompts import Prompt
from tracker.rules.damage import RolledDamage

NOTHING = RolledDamage((), (), ())


def roll_save(deciding: Deciding, command: cmd.RollSave) -> None:
    """`save TARGETS ABILITY DC …`: one roll of damage for all, a save for each (DMG-04)."""
    if command.area is not None:
        command = covering.saving(deciding, command)
    named = targets.living(deciding, command.targets, "dead-already")
    rolled = NOTHING
    if command.amount:
        parts = amounts.dice_of(command.amount, frozenset(command.qualities))
        rolled = amounts.roll(deciding, parts, known=command.rolled)
    save_each(deciding, replace(command, targets=named), rolled)


def left_to_players(table: Encounter, command: cmd.RollSave | cmd.Improvise) -> tuple[Id, ...]:
    """Characters whose players roll for themselves and whose totals nobody has said yet.

    By the option `player_dice`; whoever fails without a roll is not asked.
    """
    if not command.ability or not players_roll(table.options):
        return ()
    said = frozenset(who for who, _ in (*command.totals, *command.said))
    area = command.area if isinstance(command, cmd.RollSave) else None
    return tuple(
        who
        for who in dict.fromkeys(covering.foreseen(table, area, command.targets))
        if who not in said and rolls_itself(table, who, command.ability)
    )


def rolls_itself(table: Encounter, who: Id, ability: str) -> bool:
    """Whether it is a living character that does not fail without a roll."""
    one = table.combatants.get(who)
    if one is None or one.kind != "pc" or one.gone or one.state == "dead":
        return False
    return not numbers.save_stance(table, who, ability, cover="none").fails


def save_each(deciding: Deciding, command: cmd.RollSave, rolled: RolledDamage) -> None:
    """Each target's save against what has been rolled for all."""
    for who in command.targets:
        save_of_one(deciding, command, who, rolled)


def save_of_one(deciding: Deciding, command: cmd.RollSave, who: Id, rolled: RolledDamage) -> None:
    """One target's save, its share of the damage, and what a failure brings."""
    ability, answer = command.ability, saved_shares.answer(command, who)
    cover = dict(command.covers).get(who, "none")
    success = throw(deciding, who, ability, command.dc, answer, why=command.condition, cover=cover)
    if rolled.parts and targets.has_hit_points(deciding.table, who):
        saved, why = saved_shares.share(
            deciding.table, command, who, ability, command.on_success, success=success
        )
        source = command.source or command.duration.source
        damage.hurt(
            deciding, who, rolled.parts, source=source, saved=saved, dice=rolled.dice, reasons=why
        )
    if not success and deciding.creature(who).state != "dead":
        fail(deciding, command, who)


def fail(deciding: Deciding, command: cmd.RollSave, who: Id) -> None:
    """What a failure brings: the condition, the named effect."""
    for name, condition in ((command.condition, True), (command.effect, False)):
        if not name:
            continue
        effect = conditions.effect_from(deciding, command.duration, who, name)
        changes = NO_CHANGE if condition else command.changes
        source = effect.source or command.source
        effect = replace(effect, condition=condition, source=source, modifiers=changes)
        conditions.put(deciding, who, effect)


def repeat_save(
    deciding: Deciding,
    who: Id,
    effect: int,
    answer: str = "roll",
    number: int | None = None,
    dice: tuple[int, ...] = (),
    *,
    prompt: Prompt | None = None,
) -> None:
    """The save that may end an effect; without an effect it is one that a hit asked for."""
    how = Answer(answer, number, dice)
    if not effect:
        if prompt is not None:
            riders.answered(deciding, prompt, how)
        return
    found = damage.ongoing_effect(deciding, who, effect)
    if found.save is None:
        return
    if throw(deciding, who, found.save.ability, found.save.dc, how, why=found.name):
        conditions.end(deciding, who, found, "save")
