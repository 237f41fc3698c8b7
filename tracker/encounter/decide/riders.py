"""What a hit brings beside its damage: conditions, and a save of its own with what hangs on it.

A target that saves by the DM's dice saves at once; a player who rolls is asked by a prompt of the
kind `repeat-save` without an effect, whose subject is the attack and whose `others` the attacker.
"""

from tracker.encounter import numbers
from tracker.encounter.commands import Duration
from tracker.encounter.decide import amounts, conditions, damage, prompts
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.decide.save_throw import ROLL, Answer, throw
from tracker.encounter.effects import Effect, RepeatSave, Until
from tracker.encounter.model import Encounter, Id
from tracker.encounter.options import players_roll, value
from tracker.encounter.prompts import Prompt
from tracker.encounter.stat_block import Attack, DamagePart, SaveRider
from tracker.rules import dice
from tracker.rules.damage import NO_QUALITIES, DamageDice, Share
from tracker.rules.reasons import because, by_option

MAGICAL = frozenset({"magical"})


def uses_average(table: Encounter, attacker: Id) -> bool:
    """Whether its damage is the printed average: the DM's creatures, by option (MCRIT-01)."""
    if table.combatants[attacker].kind == "pc":
        return False
    return value(table.options, "monster_damage") == "average"


def damage_dice(
    parts: tuple[DamagePart, ...], *, magical: bool = False, own_save: bool = False
) -> tuple[DamageDice, ...]:
    """Parts of a stat block as the rules roll them."""
    qualities = MAGICAL if magical else NO_QUALITIES
    found = []
    for part in parts:
        text = dice.parse(part.dice)
        average = part.average or dice.average(text)
        found.append(DamageDice(text, part.type, qualities, average, own_save))
    return tuple(found)


def after_hit(
    deciding: Deciding,
    attacker: Id,
    target: Id,
    attack: Attack,
    known: tuple[int, ...] = (),
    *,
    critical: bool = False,
) -> None:
    """Conditions of the hit, then its save; nothing for whom the hit killed.

    `known`: the save's total, then its damage by part, as far as they are known already.
    """
    if deciding.creature(target).state == "dead":
        return
    for name in attack.conditions:
        conditions.put(deciding, target, Effect(0, name, source=attacker, condition=True))
    rider = attack.save
    if rider is None or (not known and is_moot(deciding.table, target, rider)):
        return
    creature = deciding.creature(target)
    if not known and creature.kind == "pc" and players_roll(deciding.table.options):
        bonus = numbers.save_bonus(deciding.table, target, rider.ability).value
        prompts.raise_prompt(
            deciding,
            "repeat-save",
            target,
            dc=rider.dc,
            ability=rider.ability,
            bonus=bonus,
            subject=attack.name,
            others=(attacker,),
            critical=critical,
        )
        return
    answer = Answer("number", known[0]) if known else ROLL
    settle(deciding, attacker, target, attack, answer, known[1:], critical=critical)


def is_moot(table: Encounter, target: Id, rider: SaveRider) -> bool:
    """Whether a failure would bring nothing that is not there: prone to who lies prone already."""
    if rider.damage or rider.effect or rider.lasts or rider.repeat or not rider.conditions:
        return False
    held = numbers.conditions(table, target)
    return all(
        name in held or conditions.immunity(table, target, name) for name in rider.conditions
    )


def answered(deciding: Deciding, prompt: Prompt, answer: Answer) -> None:
    """The player's save against a hit's rider; moot when the attacker no longer has that attack."""
    attacker = prompt.others[0] if prompt.others else ""
    if attacker not in deciding.table.combatants:
        return
    for attack in numbers.block_of(deciding.table, attacker).attacks:
        if attack.name == prompt.subject and attack.save is not None:
            settle(deciding, attacker, prompt.who, attack, answer, critical=prompt.critical)
            return


def settle(
    deciding: Deciding,
    attacker: Id,
    target: Id,
    attack: Attack,
    answer: Answer,
    known: tuple[int, ...] = (),
    *,
    critical: bool = False,
) -> None:
    """Save against the rider, then its damage and its conditions (CRIT-02, DMG-07)."""
    rider = attack.save
    if rider is None or deciding.creature(target).state == "dead":
        return
    remarks = (because("ATK-01", "rider", effect=rider.effect),) if rider.effect else ()
    success = throw(
        deciding, target, rider.ability, rider.dc, answer, why=attack.name, remarks=remarks
    )
    doubled = critical and numbers.rulings(deciding.table).critical_riders
    parts = damage_dice(rider.damage, magical=attack.magical, own_save=not doubled)
    if parts:
        average = uses_average(deciding.table, attacker)
        rolled = amounts.roll(deciding, parts, critical=doubled, use_average=average, known=known)
        why = (*rolled.reasons, by_option("CRIT-02", "critical_riders")) if doubled else ()
        saved = share(success, rider.on_success)
        damage.hurt(
            deciding,
            target,
            rolled.parts,
            source=attacker,
            saved=saved,
            dice=rolled.dice,
            reasons=why,
        )
    if not success and deciding.creature(target).state != "dead":
        for name in rider.conditions:
            conditions.put(deciding, target, lasting(deciding.table, attacker, target, rider, name))


def share(success: bool, on_success: str) -> Share:
    """What a made save leaves of the damage: half of it, or nothing (DMG-07)."""
    if not success:
        return ""
    return "half" if on_success == "half" else "none"


def lasting(table: Encounter, attacker: Id, target: Id, rider: SaveRider, name: str) -> Effect:
    """A condition of a failed save with its ends: one round is the target's next turn."""
    until: Until | None = None
    if rider.lasts == 1:
        until = conditions.until(table, Duration(until="end", until_of=target), target)
    elif rider.lasts:
        until = conditions.until(table, Duration(rounds=rider.lasts, source=attacker), target)
    save = RepeatSave(rider.ability, rider.dc, rider.repeat, target) if rider.repeat else None
    return Effect(0, name, source=attacker, condition=True, until=until, save=save)
