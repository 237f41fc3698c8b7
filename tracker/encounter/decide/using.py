"""What a stat block can do beside its attacks: breath, presence, touch, legendary actions.

One roll of damage for all, a save for each, conditions with their ends; what it takes of the turn
and of its uses stands in the stat block and is spent, and missing parts are marked, not refused.
"""

from dataclasses import replace
from typing import NamedTuple

from tracker.encounter import bounds, numbers
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.decide import (
    amounts,
    attacking,
    conditions,
    covering,
    damage,
    healing,
    permission,
    prompts,
    riders,
    saved_shares,
    saving,
    spending,
    targets,
    uses,
)
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.decide.permission import LEGENDARY
from tracker.encounter.decide.save_throw import throw
from tracker.encounter.decide.spending import Deed
from tracker.encounter.effects import Effect, Modifiers
from tracker.encounter.model import Encounter, Id
from tracker.encounter.numbers import uses as limits
from tracker.encounter.options import players_roll
from tracker.encounter.refusals import Refused
from tracker.encounter.stat_block import Action, SaveRider
from tracker.rules.damage import RolledDamage
from tracker.rules.reasons import Reason, because

Ids = tuple[Id, ...]
NOTHING = RolledDamage((), (), ())
FREE = ("trait", "free")
"""What takes nothing of the turn."""


class Chosen(NamedTuple):
    """What of the stat block is meant, and what it takes."""

    action: Action
    cost: str
    """`action`, `bonus`, `reaction`, `trait`, `legendary`."""
    late: bool = False
    """It was offered at the end of another's turn and is told now: its round's uses are back."""


def use(deciding: Deciding, command: cmd.UseAction) -> None:
    """`action WHO NAME [on TARGETS] …`, `legendary WHO [NAME] [on TARGETS] …`."""
    who = command.who
    spending.acting(deciding, who)
    chosen = offered(deciding, command, found(deciding.table, command))
    command = covering.aimed(deciding, command)
    aimed = targets.living(deciding, command.on, "dead-already") if command.on else ()
    lacking = short_of(deciding.table, who, chosen)
    take(deciding, command, chosen, lacking)
    spend_uses(deciding, who, chosen)
    if command.strike is not None and chosen.action.attack:
        strike(deciding, command.strike, chosen)
    else:
        carry_out(deciding, command, chosen.action, aimed)
    if command.legendary:
        prompts.withdraw(deciding, "used", who=who, kind=LEGENDARY)


def offered(deciding: Deciding, command: cmd.UseAction, chosen: Chosen) -> Chosen:
    """In its own turn it answers the offer that is open from the end of the turn before."""
    table, who = deciding.table, command.who
    if not command.legendary or not numbers.on_turn(table, who):
        return chosen
    for prompt in table.prompts:
        if prompt.kind == LEGENDARY and prompt.who == who:
            those = numbers.block_of(table, who).legendary
            place = those.index(chosen.action) + 1 if chosen.action in those else 1
            deciding.happen(ev.PromptAnswered(prompt, str(place)))
            return chosen._replace(late=True)
    return chosen


def found(table: Encounter, command: cmd.UseAction) -> Chosen:
    """The action of that name; refuses `unknown-stat-action` with those there are."""
    block = numbers.block_of(table, command.who)
    homes = {
        "action": block.actions,
        "bonus": block.bonus_actions,
        "reaction": block.reactions,
        "trait": block.traits,
    }
    if command.legendary:
        homes = {LEGENDARY: block.legendary}
        if not command.action:
            return Chosen(Action(""), LEGENDARY)
    sought = command.action.casefold()
    for home, those in homes.items():
        for one in those:
            if one.name.casefold() == sought:
                return Chosen(one, home if command.legendary else command.cost or home)
    known = ", ".join(one.name for those in homes.values() for one in those)
    who = table.combatants[command.who].full_name
    if command.legendary:
        return Chosen(Action(bounds.name(command.action)), LEGENDARY)
    raise Refused("unknown-stat-action", who=who, name=command.action, known=known)


def left_to_players(table: Encounter, command: cmd.UseAction) -> tuple[SaveRider | None, Ids]:
    """The save it asks for, and characters whose players roll it and have said no total yet."""
    on = covering.foreseen(table, command.area, command.on)
    if command.strike is not None or not on or command.who not in table.combatants:
        return None, ()
    save = found(table, command).action.save
    if save is None or not players_roll(table.options):
        return None, ()
    said = frozenset(one for one, _ in (*command.totals, *command.said))
    rolling = (one for one in on if one not in said)
    return save, tuple(one for one in rolling if saving.rolls_itself(table, one, save.ability))


def short_of(table: Encounter, who: Id, chosen: Chosen) -> tuple[Reason, ...]:
    """What it has not enough of."""
    action = chosen.action
    lacking: tuple[Reason, ...] = ()
    if action.use.kind:
        lacking = uses.lacking(table, who, limits.counted_as(action))
    if chosen.cost == LEGENDARY and not chosen.late:
        lacking += uses.lacking(table, who, limits.LEGENDARY, action.cost)
    return lacking


def spend_uses(deciding: Deciding, who: Id, chosen: Chosen) -> None:
    """Its own uses, those it shares, and those of the round."""
    action = chosen.action
    if action.use.kind:
        uses.spend(deciding, who, limits.counted_as(action))
    if chosen.cost == LEGENDARY and not chosen.late:
        uses.spend(deciding, who, limits.LEGENDARY, action.cost)


def take(
    deciding: Deciding, command: cmd.UseAction, chosen: Chosen, lacking: tuple[Reason, ...]
) -> None:
    """What it takes of the turn, and what the rules have against it."""
    table, who, name = deciding.table, command.who, chosen.action.name
    remarks = remarks_of(chosen.action)
    if chosen.cost == LEGENDARY:
        own = () if chosen.late else permission.own_turn(table, who)
        why = (*permission.out_of_order(table, who, LEGENDARY), *own, *lacking)
        budget = deciding.creature(who).budget
        over = bool(why)
        deciding.happen(
            ev.ActionTaken(who, LEGENDARY, LEGENDARY, budget, name, command.on, over, why)
        )
    elif chosen.cost in FREE:
        budget = deciding.creature(who).budget
        why = (*lacking, *remarks)
        deciding.happen(
            ev.ActionTaken(who, "stat", "", budget, name, command.on, bool(lacking), why)
        )
    elif chosen.cost == "action" and part_of_multiattack(table, who, name):
        one_of_several(deciding, command, name, lacking, remarks)
    else:
        deed = Deed("stat", chosen.cost, name, command.on, warnings=lacking, remarks=remarks)
        spending.take(deciding, who, deed)


def part_of_multiattack(table: Encounter, who: Id, name: str) -> bool:
    """Whether it goes with the attacks of one action, in its own turn."""
    ways = numbers.block_of(table, who).multiattack
    named = any(part.name == name for way in ways for part in way)
    return named and bool(table.round) and numbers.on_turn(table, who)


def one_of_several(
    deciding: Deciding,
    command: cmd.UseAction,
    name: str,
    lacking: tuple[Reason, ...],
    remarks: tuple[Reason, ...],
) -> None:
    """Like one attack of the action: the first takes it, the others go with it (ACT-01)."""
    who = command.who
    late = permission.out_of_order(deciding.table, who)
    budget = deciding.creature(who).budget
    after = replace(budget, action=0, attacks=budget.attacks + 1)
    why = (*late, *lacking, *remarks)
    over = bool(late or lacking)
    deciding.happen(ev.ActionTaken(who, "stat", "action", after, name, command.on, over, why))


def remarks_of(action: Action) -> tuple[Reason, ...]:
    """What else it does, in the stat block's words."""
    return (because("ATK-01", "rider", effect=action.effect),) if action.effect else ()


def strike(deciding: Deciding, asked: cmd.AttackTarget, chosen: Chosen) -> None:
    """The attack it makes; a legendary one takes nothing of the turn."""
    cost = LEGENDARY if chosen.cost == LEGENDARY else asked.cost
    attacking.attack(deciding, replace(asked, attack=chosen.action.attack, cost=cost))


def carry_out(
    deciding: Deciding, command: cmd.UseAction, action: Action, aimed: tuple[Id, ...]
) -> None:
    """Damage, saves, conditions, healing, armour."""
    who = command.who
    if action.heal:
        heal(deciding, command, action, aimed or (who,))
        return
    if action.ac and action.name and not is_reaction(deciding.table, who, action):
        shield(deciding, who, action, aimed or (who,))
    own = riders.damage_dice(action.damage)
    behind = riders.damage_dice(action.save.damage, own_save=True) if action.save else ()
    if not aimed:
        return
    rolled = NOTHING
    if own or behind:
        average = riders.uses_average(deciding.table, who)
        rolled = amounts.roll(deciding, (*own, *behind), use_average=average, known=command.rolled)
    for one in aimed:
        hit(deciding, command, action, one, rolled)


def is_reaction(table: Encounter, who: Id, action: Action) -> bool:
    """A parry is over with the one attack it meets."""
    return action in numbers.block_of(table, who).reactions


def hit(
    deciding: Deciding, command: cmd.UseAction, action: Action, target: Id, rolled: RolledDamage
) -> None:
    """One target's save, its share, and what a failure brings."""
    save, source = action.save, command.who
    success = False
    if save is not None:
        success = thrown(deciding, command, action, save, target)
    bodied = targets.has_hit_points(deciding.table, target)
    saved, why = saved_shares.of_action(deciding.table, command, save, target, success=success)
    if rolled.parts and bodied:
        damage.hurt(
            deciding,
            target,
            rolled.parts,
            source=source,
            saved=saved,
            dice=rolled.dice,
            reasons=(*rolled.reasons, *why),
        )
    if save is None or success or deciding.creature(target).state == "dead":
        return
    for name in save.conditions:
        conditions.put(deciding, target, riders.lasting(deciding.table, source, target, save, name))


def thrown(
    deciding: Deciding, command: cmd.UseAction, action: Action, save: SaveRider, target: Id
) -> bool:
    """Whether the target makes its save."""
    answer = saved_shares.answer(command, target)
    remarks = (because("ATK-01", "rider", effect=save.effect),) if save.effect else ()
    cover = dict(command.covers).get(target, "none")
    return throw(
        deciding,
        target,
        save.ability,
        save.dc,
        answer,
        why=action.name,
        remarks=remarks,
        cover=cover,
    )


def heal(deciding: Deciding, command: cmd.UseAction, action: Action, aimed: tuple[Id, ...]) -> None:
    """Hit points back: its own, or those of whom it touches."""
    known = sum(command.rolled) if command.rolled else None
    amount, why = healing.settled(deciding, action.heal, known)
    for one in aimed:
        if targets.has_hit_points(deciding.table, one):
            healing.mend(deciding, one, amount, why, command.who)


def shield(deciding: Deciding, who: Id, action: Action, aimed: tuple[Id, ...]) -> None:
    """A bonus to AC until the end of its own next turn."""
    lasting = cmd.Duration(until="end", until_of=who)
    for one in aimed:
        until = conditions.until(deciding.table, lasting, one)
        effect = Effect(0, action.name, source=who, until=until, modifiers=Modifiers(ac=action.ac))
        conditions.put(deciding, one, effect)
