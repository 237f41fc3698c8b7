"""A crowd on one target without dice: the table says how many hit, the averages for how much (MOB).

Each hit is an instance of damage, halved and rounded on its own (RES-01). Where instances count
one by one (a concentrating target, death save failures) they are recorded one by one; otherwise
all that land together are one event whose parts are the sums, so that a crowd of 500 stays cheap.
"""

from collections.abc import Sequence
from typing import NamedTuple

from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter import numbers
from tracker.encounter.decide import (
    attacking,
    conditions,
    damage,
    measuring,
    permission,
    swings,
    targets,
    weapons,
)
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.decide.mob_stances import Lot, Stances
from tracker.encounter.decide.swings import Swing
from tracker.encounter.model import Combatant, Id
from tracker.encounter.refusals import Refused
from tracker.rules import hit_points, mobs
from tracker.rules.body import Body
from tracker.rules.damage import Part, after_defences
from tracker.rules.reasons import Reason, because


class Hitter(NamedTuple):
    """One attacker with all its attacks of one bonus: they hit together (MOB-05)."""

    who: Id
    swings: tuple[Swing, ...]
    damage: int
    """Average of all of them."""


def mob(deciding: Deciding, command: cmd.MobAttack) -> None:
    """`mob ATTACKERS TARGET …`: each attack bonus is resolved apart, the best first."""
    target = attackable(deciding, command)
    armour = numbers.armor_class(deciding.table, target.id)
    ac = armour.value if command.ac is None else command.ac
    ac += command.ac_change
    spent: set[Id] = set()
    read = numbers.rulings(deciding.table)
    seen = Stances(deciding.table, command)
    groups = in_lots(deciding, command, seen)
    crowd = tuple(dict.fromkeys(one.who for hitters in groups.values() for one in hitters))
    warnings = permission.crowd_out_of_order(deciding.table, crowd)
    use_help(deciding, target.id, seen)
    for lot, hitters in sorted(groups.items(), key=best_first):
        if deciding.creature(target.id).state == "dead":
            break
        damages = [one.damage for one in hitters]
        needed = mobs.needed(lot.bonus, ac, lot.cover)
        needed = command.needed if command.needed is not None else needed + seen.shift(lot)
        result = missed(lot, mobs.resolve_needed(len(hitters), needed, damages, read))
        hitting = [hitters[at] for at in mobs.hitters(damages, result.hits)]
        why = (*armour.reasons, *result.reasons)
        left_out = (*seen.reasons(lot), *seen.impossible)
        reasons = (*why, *left_out, *left_to_dm(hitting), *warnings)
        now = acting_now(deciding, hitters, spent)
        said = announced(target.id, ac + lot.cover, lot.bonus, hitters, result, reasons, now)
        deciding.happen(seen.told(lot, said))
        spent.update(now)
        for one in hitters:
            attacking.reveal(deciding, one.who)
        land(deciding, command, hitting)


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


def missed(lot: Lot, result: mobs.Mob) -> mobs.Mob:
    """Whatever the table says, what misses by rule hits nobody (WATER-03)."""
    if not lot.missing:
        return result
    return result._replace(hits=0, left_over=result.attackers, damage=0, single_rolls=False)


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
        if who == command.target or not numbers.can_act(table, who):
            continue
        if any(
            one.name == "charmed" and one.source == command.target
            for one in table.combatants[who].effects
        ):
            continue
        for arms in seen.arms_of(who, known.of(who)):
            hitter = Hitter(who, arms.swings, arms.damage)
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


def acting_now(deciding: Deciding, hitters: Sequence[Hitter], spent: set[Id]) -> tuple[Id, ...]:
    """Those whose turn it is and whose action is still there."""
    table = deciding.table
    line = table.lines.get(table.active)
    members = frozenset(line.members) if line else frozenset()
    return tuple(
        one.who
        for one in hitters
        if one.who in members and one.who not in spent and table.combatants[one.who].budget.action
    )


def announced(
    target: Id,
    ac: int,
    bonus: int,
    hitters: Sequence[Hitter],
    result: mobs.Mob,
    reasons: tuple[Reason, ...],
    spent: tuple[Id, ...],
) -> ev.MobAttacked:
    """The event of one bonus."""
    used = {id(swing): swing for one in hitters for swing in one.swings}.values()
    names = dict.fromkeys(swing.attack.name for swing in used)
    types = {part.type for swing in used for part in swing.parts}
    return ev.MobAttacked(
        attackers=tuple(one.who for one in hitters),
        target=target,
        attack=", ".join(names),
        bonus=bonus,
        ac=ac,
        needed=result.needed,
        per_hit=result.per_hit,
        hits=result.hits,
        left_over=result.left_over,
        damage=result.damage,
        type=types.pop() if len(types) == 1 else "",
        single=result.single_rolls,
        reasons=reasons,
        spent=spent,
    )


def left_to_dm(hitting: Sequence[Hitter]) -> tuple[Reason, ...]:
    """Saves and conditions of the hits: the table knows only damage, the DM adds the rest."""
    counted: dict[str, int] = {}
    for one in hitting:
        for swing in one.swings:
            if swing.attack.save or swing.attack.conditions or swing.attack.effect:
                counted[swing.attack.name] = counted.get(swing.attack.name, 0) + 1
    return tuple(
        because("MOB-05", "rider-left-to-dm", attack=name, hits=hits)
        for name, hits in counted.items()
    )


class Blow(NamedTuple):
    """One hit on its way."""

    source: Id
    parts: tuple[Part, ...]
    melee: bool


def land(deciding: Deciding, command: cmd.MobAttack, hitting: Sequence[Hitter]) -> None:
    """Every hit's damage, as few events as make no difference."""
    blows = [Blow(one.who, swing.parts, swing.melee) for one in hitting for swing in one.swings]
    at = 0
    while at < len(blows):
        creature = deciding.creature(command.target)
        if creature.state == "dead" or (command.ko and creature.state == "stable"):
            return
        body = numbers.body_of(deciding.table, command.target, resist=command.resist)
        run = together(body, blows[at:])
        if run > 1:
            land_together(deciding, command, body, blows[at : at + run])
        else:
            land_one(deciding, command, blows[at])
        at += run


def together(body: Body, blows: Sequence[Blow]) -> int:
    """How many hits may be one event: all, unless each asks for something of its own."""
    if body.concentrating or body.hp <= 0:
        return 1
    if body.dies_at_zero:
        return len(blows)
    standing = body
    for count, blow in enumerate(blows):
        taken = hit_points.take(standing, blow.parts, distance=damage.FAR)
        if taken.after != "up":
            return max(1, count)
        standing = taken.body
    return len(blows)


def land_one(deciding: Deciding, command: cmd.MobAttack, blow: Blow) -> None:
    """One hit by itself."""
    damage.hurt(
        deciding,
        command.target,
        blow.parts,
        source=blow.source,
        melee=blow.melee,
        ko=command.ko,
        resist=command.resist,
    )


def land_together(
    deciding: Deciding, command: cmd.MobAttack, body: Body, blows: Sequence[Blow]
) -> None:
    """Several hits as one event, each lessened by itself before the sum."""
    rolled: dict[str, int] = {}
    taken: dict[str, int] = {}
    reasons: dict[Reason, None] = {}
    for blow in blows:
        left = after_defences(
            blow.parts,
            body.resist,
            body.immune,
            body.vulnerable,
            petrified="petrified" in body.conditions,
            submerged=body.submerged,
        )
        reasons.update(dict.fromkeys(left.reasons))
        for part, amount in zip(blow.parts, left.amounts, strict=True):
            rolled[part.type] = rolled.get(part.type, 0) + part.amount
            taken[part.type] = taken.get(part.type, 0) + amount
    damage.hurt_together(
        deciding,
        command.target,
        tuple(ev.DamagePartTaken(kind, rolled[kind], taken[kind]) for kind in rolled),
        tuple(reasons),
        source=blows[0].source,
        melee=all(blow.melee for blow in blows),
        ko=command.ko,
    )
