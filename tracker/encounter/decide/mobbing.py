"""A crowd on one target in one event: by the table, by rolling all, or by average (MOB).

Members with other bonuses or stances are lots of their own, each with its own needed number, and
all of them are settled before the first blow lands: a mob strikes as one.
"""

from collections.abc import Iterable, Sequence

from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter import numbers
from tracker.encounter.decide import (
    attack_traits,
    attacking,
    conditions,
    measuring,
    permission,
    swings,
    targets,
    weapons,
)
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.decide.mob_blows import land
from tracker.encounter.decide.mob_stances import Lot, Stances
from tracker.encounter.decide.mob_ways import (
    Aimed,
    Hitter,
    Outcome,
    Rolls,
    by_average,
    by_table,
)
from tracker.encounter.decide.swings import Swing
from tracker.encounter.model import Combatant, Encounter, Id
from tracker.encounter.options import value
from tracker.encounter.refusals import Refused
from tracker.encounter.replacing import replace
from tracker.rules import mobs
from tracker.rules.reasons import Reason, because


def mob(deciding: Deciding, command: cmd.MobAttack) -> None:
    """`mob ATTACKERS TARGET …`: each attack bonus is resolved apart, the best first."""
    target = attackable(deciding, command)
    command = replace(command, way=command.way or str(value(deciding.table.options, "mob_attack")))
    armour = numbers.armor_class(deciding.table, target.id)
    ac = armour.value if command.ac is None else command.ac
    ac += command.ac_change
    seen = Stances(deciding.table, command)
    groups = in_lots(deciding, command, seen)
    crowd = tuple(dict.fromkeys(one.who for hitters in groups.values() for one in hitters))
    warnings = permission.crowd_out_of_order(deciding.table, crowd)
    lots = [
        aimed(command, seen, lot, hitters, ac)
        for lot, hitters in sorted(groups.items(), key=best_first)
    ]
    rolls = Rolls(deciding, command, lots) if command.way == "roll" else None
    outcomes = rolls.outcomes() if rolls else settled(deciding.table, command, lots)
    use_help(deciding, target.id, seen)
    said = [
        told(one, ac, seen, (*armour.reasons, *one.result.reasons), warnings) for one in outcomes
    ]
    said[0] = replace(said[0], reasons=(*said[0].reasons, *seen.asked, *seen.idle))
    event = whole(deciding.table, command, crowd, said)
    deciding.happen(with_dice(event, rolls, outcomes) if rolls else event)
    for who in crowd:
        attacking.reveal(deciding, who)
        if who in seen.reckless:
            attack_traits.expose(deciding, who)
    for one in outcomes:
        land(deciding, command, one.blows)


def aimed(command: cmd.MobAttack, seen: Stances, lot: Lot, hitters: list[Hitter], ac: int) -> Aimed:
    """A lot with the number it needs: the DM's, or what AC, cover and mode make of it (MOB-01)."""
    needed = mobs.needed(lot.bonus, ac, lot.cover) + seen.shift(lot)
    return Aimed(lot, hitters, needed if command.needed is None else command.needed)


def settled(table: Encounter, command: cmd.MobAttack, lots: Sequence[Aimed]) -> tuple[Outcome, ...]:
    """The two ways without dice."""
    if command.way == "average":
        return tuple(by_average(one) for one in lots)
    read = numbers.rulings(table)
    return tuple(by_table(one, read) for one in lots)


def attackable(deciding: Deciding, command: cmd.MobAttack) -> Combatant:
    """The target, refused when it cannot be attacked."""
    target = targets.known(deciding, command.target)
    targets.on_table(deciding, command.attackers)
    if target.gone:
        raise Refused("gone", who=target.full_name)
    if target.state == "dead":
        raise Refused("dead-already", who=target.full_name)
    if not targets.has_hit_points(deciding.table, target.id):
        raise Refused("no-hit-points", who=target.full_name)
    if command.cover == "total":
        names = targets.names(deciding.table, command.attackers)
        raise Refused("target-covered", who=names, target=target.full_name, attack=command.attack)
    return target


def best_first(group: tuple[Lot, list[Hitter]]) -> tuple[int, int]:
    """The order in which lots are resolved."""
    lot, _ = group
    return (-lot.bonus, mobs.shift(lot.mode) + lot.cover)


def use_help(deciding: Deciding, target: Id, seen: Stances) -> None:
    """A help on the target goes to the mob as a whole and is used up by it (ACT-08)."""
    for effect in seen.used():
        conditions.end(deciding, target, effect, "used")


def in_lots(deciding: Deciding, command: cmd.MobAttack, seen: Stances) -> dict[Lot, list[Hitter]]:
    """Those who can attack, once for each bonus and mode they attack with (MOB-04, MOB-05)."""
    table = deciding.table
    known = swings.Known(table, command.attack, ko=command.ko)
    groups: dict[Lot, list[Hitter]] = {}
    for who in dict.fromkeys(command.attackers):
        idle = permission.left_out(table, who, command.target)
        if who == command.target or idle or not numbers.can_act(table, who):
            seen.idle.extend(idle)
            continue
        for arms in seen.arms_of(who, known.of(who)):
            hitter = Hitter(who, arms.swings, arms.damage, arms.close)
            groups.setdefault(arms.lot, []).append(hitter)
    if not groups:
        known.refuse_unknown(command.attackers)
        refuse_impossible(deciding, command, seen)
        names = targets.names(table, command.attackers)
        raise Refused("nobody-can-attack", who=names)
    return groups


def refuse_impossible(deciding: Deciding, command: cmd.MobAttack, seen: Stances) -> None:
    """When not one of the attacks can be made: say why by the first of them."""
    for why, (who, swing) in seen.impossible.items():
        feet = measuring.feet(deciding.table, who, command.target, command.range)
        aim = weapons.aim_of(swing.attack, feet)
        blow = attacking.Blow(who, command.target, swing.attack, aim)
        attacking.refuse(deciding.table, blow, why)


def acting_now(table: Encounter, crowd: Iterable[Id]) -> tuple[Id, ...]:
    """Those whose turn it is and whose action is still there."""
    line = table.lines.get(table.active)
    members = frozenset(line.members) if line else frozenset()
    return tuple(who for who in crowd if who in members and table.combatants[who].budget.action)


def told(
    outcome: Outcome,
    ac: int,
    seen: Stances,
    why: tuple[Reason, ...],
    warnings: tuple[Reason, ...],
) -> ev.MobLot:
    """What the event says of one lot."""
    (lot, hitters, _), result = outcome.aimed, outcome.result
    used = {id(swing): swing for one in hitters for swing in one.swings}.values()
    names = dict.fromkeys(swing.attack.name for swing in used)
    types = {part.type for swing in used for part in swing.parts}
    stance = seen.postures[lot].stance
    left_out = (*seen.reasons(lot), *seen.impossible)
    return ev.MobLot(
        attackers=tuple(one.who for one in hitters),
        attack=", ".join(names),
        bonus=lot.bonus,
        ac=ac + lot.cover,
        needed=result.needed,
        per_hit=result.per_hit,
        hits=result.hits,
        left_over=result.left_over,
        damage=result.damage,
        type=types.pop() if len(types) == 1 else "",
        single=result.single_rolls,
        mode=lot.mode,
        pro=stance.pro,
        contra=stance.contra,
        reasons=(*why, *left_out, *left_to_dm(outcome.hitting), *warnings),
        dice=outcome.dice,
        criticals=outcome.criticals,
    )


def whole(
    table: Encounter, command: cmd.MobAttack, crowd: tuple[Id, ...], said: Sequence[ev.MobLot]
) -> ev.MobAttacked:
    """All lots as one event."""
    best = {name: getattr(said[0], name) for name in ev.SHARED}
    return ev.MobAttacked(
        **best,
        target=command.target,
        spent=acting_now(table, crowd),
        way=command.way,
        more=tuple(said[1:]),
    )


def with_dice(event: ev.MobAttacked, rolls: Rolls, outcomes: Sequence[Outcome]) -> ev.MobAttacked:
    """The event with all that fell."""
    blows = [blow for one in outcomes for blow in one.blows]
    told = bool(rolls.command.damage) or any(blow.dice for blow in blows)
    return replace(
        event,
        rolled=(*rolls.fallen.firsts, *rolls.fallen.seconds),
        dealt=tuple(part.amount for blow in blows for part in blow.parts) if told else (),
        extra=tuple(rolls.fallen.extra),
    )


def left_to_dm(hitting: Iterable[tuple[Swing, int]]) -> tuple[Reason, ...]:
    """Saves and conditions of the hits: the mob knows only damage, the DM adds the rest."""
    counted: dict[str, int] = {}
    for swing, hits in hitting:
        if swing.attack.save or swing.attack.conditions or swing.attack.effect:
            counted[swing.attack.name] = counted.get(swing.attack.name, 0) + hits
    return tuple(
        because("MOB-05", "rider-left-to-dm", attack=name, hits=hits)
        for name, hits in counted.items()
    )
