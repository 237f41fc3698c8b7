"""One attack on one target: its sources, its roll, its damage and all that follows (ATK).

The dice are drawn in one order whatever happens: two d20s, dice of effects, on a hit the damage
and the dice a critical hit would add, then the saves behind it. So an amended attack sees the
same dice.
"""

from typing import NamedTuple, cast

from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter import numbers
from tracker.encounter.decide import (
    acting,
    amounts,
    attack_traits,
    conditions,
    damage,
    extra_blows,
    hiding,
    measuring,
    permission,
    reaches,
    riders,
    shielding,
    stances,
    targets,
    weapons,
)
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.decide.save_throw import rolled_bonuses, two_d20
from tracker.encounter.decide.stances import Posture
from tracker.encounter.model import Encounter, Id
from tracker.encounter.refusals import Refused
from tracker.encounter.stat_block import Attack
from tracker.rules import attacks as rules
from tracker.rules import checks
from tracker.rules.attack_traits import RECKLESS
from tracker.rules.reasons import Reason, because


class Blow(NamedTuple):
    """An attack about to be rolled: who, with what, how it is aimed and in which case."""

    attacker: Id
    target: Id
    attack: Attack
    aim: rules.Aim
    case: str = ""
    past_shield: int = 0
    """What of the target's AC does not count from where the attacker stands (FACE-04)."""


def attack(deciding: Deciding, command: cmd.AttackTarget) -> None:
    """`attack WHO TARGET …`."""
    command, found = measuring.measured(deciding.table, command)
    blow = aimed(deciding, command)
    lost, why = measuring.past_shield(deciding.table, command)
    blow = blow._replace(past_shield=lost)
    shielding.raised(deciding, command)
    posture = stances.of(deciding.table, blow.attacker, blow.target, blow.aim, command)
    posture = posture._replace(reasons=(*posture.reasons, *found, *why))
    if posture.stance.impossible and command.outcome not in ("hit", "crit"):
        refuse(deciding.table, blow, posture.stance.impossible[0])
    drawn = two_d20(deciding, command.d20)
    rolled = roll(deciding, blow, posture, command, drawn)
    deciding.happen(rolled)
    spend(deciding, blow, command.cost)
    if command.cost == "reaction" and not command.way:
        acting.use(deciding, blow.attacker)
    use_help(deciding, blow, posture)
    reveal(deciding, blow.attacker)
    if RECKLESS.reason in posture.stance.pro:
        attack_traits.expose(deciding, blow.attacker)
    if command.way == extra_blows.OPPORTUNITY:
        reaches.struck(deciding, blow.attacker)
    if rolled.hit:
        strike(deciding, blow, command, critical=rolled.critical)


def aimed(deciding: Deciding, command: cmd.AttackTarget) -> Blow:
    """Who attacks whom with what; refused when one of them cannot be meant."""
    table = deciding.table
    attacker = targets.known(deciding, command.attacker)
    target = targets.known(deciding, command.target)
    for one in (attacker, target):
        if one.gone:
            raise Refused("gone", who=one.full_name)
    if attacker.state == "dead":
        raise Refused("dead-do-not-act", who=attacker.full_name)
    if target.state == "dead":
        raise Refused("dead-already", who=target.full_name)
    if not targets.has_hit_points(table, target.id):
        raise Refused("no-hit-points", who=target.full_name)
    free = command.total is not None or bool(command.outcome)
    name = extra_blows.usual(table, command)
    found, case = weapons.chosen(table, attacker.id, name, free=free)
    found = extra_blows.prepared(found, command)
    aim = weapons.aim_of(found, command.range)
    if command.ko and aim.kind != "melee":
        raise Refused("ko-needs-melee", attack=found.name)
    return Blow(attacker.id, target.id, found, aim, case)


def refuse(table: Encounter, blow: Blow, why: Reason) -> None:
    """There is no such attack: say by which rule, and with what numbers."""
    who = table.combatants[blow.attacker].full_name
    target = table.combatants[blow.target].full_name
    name = blow.attack.name
    feet, aim = blow.aim.distance, blow.aim
    match why.key:
        case "target-charmer":
            raise Refused("target-charmer", who=who, target=target)
        case "target-covered":
            raise Refused("target-covered", who=who, target=target, attack=name)
        case "target-behind":
            raise Refused("target-behind", who=who, target=target)
        case "out-of-reach":
            raise Refused("out-of-reach", attack=name, distance=feet, reach=aim.reach)
        case _:
            limit = aim.long or aim.normal
            raise Refused("out-of-range", attack=name, distance=feet, range=limit)


def roll(
    deciding: Deciding,
    blow: Blow,
    posture: Posture,
    command: cmd.AttackTarget,
    drawn: tuple[int, int],
) -> ev.Attacked:
    """The roll against AC, by dice, by a total typed whole, or by the DM's word."""
    table, stance = deciding.table, posture.stance
    judged = judge(deciding, blow, stance, command, drawn)
    result = judged.result
    if command.outcome:
        result = rules.by_dm(result, cast("rules.Outcome", command.outcome))
    warnings = permission.out_of_order(table, blow.attacker, command.cost)
    warnings += posture.asked
    beyond = extra_blows.against(table, command, blow.attack, blow.aim)
    warnings += beyond + extra_blows.why(table, command, blow.attack, blow.aim)
    reasons = (
        stance.reasons + posture.reasons + judged.reasons + by_amendment(command) + result.reasons
    )
    return ev.Attacked(
        blow.attacker,
        blow.target,
        blow.attack.name,
        stance.mode,
        judged.dice,
        result.natural or None,
        result.total,
        judged.bonus,
        result.ac,
        result.hit,
        result.critical,
        stance.pro,
        stance.contra,
        reasons + warnings + also(blow, result.hit),
        by_dm=bool(command.outcome or beyond) or any(one.key == "cannot-act" for one in warnings),
        number=permission.number_of_attack(table, blow.attacker),
    )


class Judged(NamedTuple):
    """A roll against AC before the DM has a word."""

    result: rules.AttackRoll
    dice: tuple[int, ...]
    bonus: int
    reasons: tuple[Reason, ...]
    """Why bonus and AC are what they are."""


def judge(
    deciding: Deciding,
    blow: Blow,
    stance: rules.AttackStance,
    command: cmd.AttackTarget,
    drawn: tuple[int, int],
) -> Judged:
    """Bonus, AC and outcome; a total typed whole holds every bonus already."""
    flat, why, bonuses = numbers.attack_dice(deciding.table, blow.attacker)
    extra, extra_why, faces = rolled_bonuses(deciding, bonuses, command.extra)
    armour = numbers.armor_class(deciding.table, blow.target)
    ac, cover = armour.value + command.ac_change + blow.past_shield, stance.cover_bonus
    near = stance.auto_crit
    bonus = blow.attack.bonus + flat + command.to_hit_change + stance.modifier
    if command.total is not None:
        total = command.total + command.to_hit_change
        result = rules.resolve_total(total, ac, cover_bonus=cover, auto_crit=near)
        if lost := by_rule(stance, command):
            result = result._replace(hit=False, critical=False, reasons=lost)
        return Judged(result, (), bonus, armour.reasons)
    counted = drawn[: checks.dice_of(stance.mode)]
    result = rules.resolve(
        counted,
        stance.mode,
        bonus + extra,
        ac,
        cover_bonus=cover,
        auto_crit=near,
        auto_miss=stance.auto_miss,
        in_place=not command.wrong_place,
    )
    return Judged(result, counted + faces, bonus + extra, (*why, *extra_why, *armour.reasons))


def by_rule(stance: rules.AttackStance, command: cmd.AttackTarget) -> tuple[Reason, ...]:
    """Why it misses whatever was rolled (UNSEEN-02, WATER-03)."""
    lost = (because("UNSEEN-02", "wrong-place"),) if command.wrong_place else ()
    return (*stance.auto_miss, *lost)


def also(blow: Blow, hit: bool) -> tuple[Reason, ...]:
    """What else a hit brings, in the stat block's words."""
    effect = blow.attack.effect
    return (because("ATK-01", "rider", effect=effect),) if hit and effect else ()


def by_amendment(command: cmd.AttackTarget) -> tuple[Reason, ...]:
    """The DM's changes to this one attack (GEN-04)."""
    reasons = [because("GEN-04", "struck", source=word) for word in command.struck]
    if command.ac_change:
        reasons.append(because("GEN-04", "ac-by-dm", bonus=command.ac_change))
    if command.to_hit_change:
        reasons.append(because("GEN-04", "attack-by-dm", bonus=command.to_hit_change))
    return tuple(reasons)


def spend(deciding: Deciding, blow: Blow, cost: str = "") -> None:
    """The first attack of a creature's own turn takes its action; more of them go with it."""
    table = deciding.table
    creature = deciding.creature(blow.attacker)
    if cost == permission.LEGENDARY:
        return
    if cost == "reaction":
        over = not numbers.can_react(table, creature.id)
        deciding.happen(ev.BudgetSpent(creature.id, cost, blow.attack.name, over))
        return
    left = creature.budget.bonus if cost == "bonus" else creature.budget.action
    if not numbers.on_turn(table, creature.id) or not (left or cost):
        return
    over = not left or numbers.caught(table, creature.id) or not numbers.can_act(table, creature.id)
    weapon = "" if cost else blow.attack.name
    deciding.happen(
        ev.BudgetSpent(creature.id, cost or "action", blow.attack.name, over, weapon=weapon)
    )


def use_help(deciding: Deciding, blow: Blow, posture: Posture) -> None:
    """The help is used up by this roll, unless the DM struck it (ACT-08)."""
    if any(one.key == "attack-helped-by" for one in posture.stance.pro):
        for effect in posture.helped:
            conditions.end(deciding, blow.target, effect, "used")


def reveal(deciding: Deciding, attacker: Id) -> None:
    """A hidden attacker's place is known once it has attacked (UNSEEN-04)."""
    hiding.stop(deciding, attacker, "attacked")


def strike(deciding: Deciding, blow: Blow, command: cmd.AttackTarget, *, critical: bool) -> None:
    """The damage of a hit, then what else it brings."""
    table = deciding.table
    parts = weapons.damage_parts(table, blow.attacker, blow.attack, blow.aim, blow.case)
    rolled = amounts.roll(
        deciding,
        riders.damage_dice(parts, magical=blow.attack.magical),
        critical=critical,
        use_average=riders.uses_average(table, blow.attacker),
        known=command.damage,
    )
    if rolled.parts:
        damage.hurt(
            deciding,
            blow.target,
            rolled.parts,
            source=blow.attacker,
            critical=critical,
            melee=blow.aim.kind == "melee",
            ko=command.ko,
            resist=command.resist,
            dice=rolled.dice,
            reasons=rolled.reasons,
        )
    riders.after_hit(
        deciding, blow.attacker, blow.target, blow.attack, command.rider, critical=critical
    )
