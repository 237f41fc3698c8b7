"""One attack on one target: its sources, its roll, its damage and all that follows (ATK).

The dice are drawn in one order whatever happens: two d20s, dice of effects, on a hit the damage
and the dice a critical hit would add, then the saves behind it. So an amended attack sees the
same dice.
"""

from typing import NamedTuple, cast

from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter import numbers
from tracker.encounter.decide import acting, amounts, damage, riders, targets, weapons
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.decide.save_throw import rolled_bonuses, two_d20
from tracker.encounter.model import Encounter, Id
from tracker.encounter.options import value
from tracker.encounter.refusals import Refused
from tracker.encounter.stat_block import Attack
from tracker.rules import attacks as rules
from tracker.rules import checks
from tracker.rules.reasons import Reason, because


class Blow(NamedTuple):
    """An attack about to be rolled: who, with what, how it is aimed and in which case."""

    attacker: Id
    target: Id
    attack: Attack
    aim: rules.Aim
    case: str = ""


def attack(deciding: Deciding, command: cmd.AttackTarget) -> None:
    """`attack WHO TARGET …`."""
    blow = aimed(deciding, command)
    stance = stance_of(deciding.table, blow, command)
    if stance.impossible and command.outcome not in ("hit", "crit"):
        refuse(deciding.table, blow, stance.impossible[0])
    drawn = two_d20(deciding, command.d20)
    rolled = roll(deciding, blow, stance, command, drawn)
    deciding.happen(rolled)
    acting.spend(deciding, blow.attacker, blow.attack)
    reveal(deciding, blow.attacker)
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
    found, case = weapons.chosen(table, attacker.id, command.attack, free=free)
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
        case "out-of-reach":
            raise Refused("out-of-reach", attack=name, distance=feet, reach=aim.reach)
        case _:
            limit = aim.long or aim.normal
            raise Refused("out-of-range", attack=name, distance=feet, range=limit)


def stance_of(table: Encounter, blow: Blow, command: cmd.AttackTarget) -> rules.AttackStance:
    """All that speaks for and against the roll; the DM adds and strikes (ATK-07)."""
    attacker, target = table.combatants[blow.attacker], table.combatants[blow.target]
    pro = (because("GEN-04", "advantage-by-dm"),) if command.mode == "adv" else ()
    contra = (because("GEN-04", "disadvantage-by-dm"),) if command.mode == "dis" else ()
    charmers = (one.source for one in attacker.effects if one.condition and one.name == "charmed")
    return rules.stance(
        rules.Attacker(
            conditions=numbers.conditions(table, attacker.id),
            exhaustion=attacker.exhaustion,
            sees_target=target.hiding is None,
            charmed_by=frozenset(charmers),
            swim_speed=numbers.speed(table, attacker.id, "swim").base > 0,
        ),
        rules.Target(
            id=target.id,
            conditions=numbers.conditions(table, target.id),
            exhaustion=target.exhaustion,
            sees_attacker=attacker.hiding is None,
            speed=numbers.speed(table, target.id).value,
            cover=command.cover,
        ),
        blow.aim,
        setting=rules.Setting(underwater=bool(value(table.options, "underwater"))),
        pro=pro,
        contra=contra,
        without=frozenset(command.struck),
    )


def roll(
    deciding: Deciding,
    blow: Blow,
    stance: rules.AttackStance,
    command: cmd.AttackTarget,
    drawn: tuple[int, int],
) -> ev.Attacked:
    """The roll against AC, by dice, by a total typed whole, or by the DM's word."""
    table = deciding.table
    judged = judge(deciding, blow, stance, command, drawn)
    result = judged.result
    if command.outcome:
        result = rules.by_dm(result, cast("rules.Outcome", command.outcome))
    warnings = acting.out_of_order(table, blow.attacker)
    reasons = stance.reasons + judged.reasons + by_amendment(command) + result.reasons
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
        by_dm=bool(command.outcome) or any(one.key == "cannot-act" for one in warnings),
        number=acting.number_of_attack(table, blow.attacker),
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
    ac, cover, near = armour.value + command.ac_change, stance.cover_bonus, stance.auto_crit
    bonus = blow.attack.bonus + flat + command.to_hit_change
    if command.total is not None:
        total = command.total + command.to_hit_change
        result = rules.resolve_total(total, ac, cover_bonus=cover, auto_crit=near)
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
    )
    return Judged(result, counted + faces, bonus + extra, (*why, *extra_why, *armour.reasons))


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


def reveal(deciding: Deciding, attacker: Id) -> None:
    """A hidden attacker's place is known once it has attacked (UNSEEN-04)."""
    hiding = deciding.creature(attacker).hiding
    if hiding is not None:
        deciding.happen(ev.HidingSet(attacker, hiding, None, "attacked"))


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
    riders.after_hit(deciding, blow.attacker, blow.target, blow.attack, command.rider)
