"""Which attack is meant, how it is aimed, and which of its damage counts now."""

from tracker.encounter import numbers
from tracker.encounter.model import Encounter, Id
from tracker.encounter.refusals import Refused
from tracker.encounter.stat_block import Attack, DamagePart, StatBlock
from tracker.rules import attacks as rules
from tracker.rules import dice, throwing
from tracker.rules.attacks import UNKNOWN, Aim

UNARMED = "unarmed-strike"
IMPROVISED = "improvised-weapon"
"""The names of what everyone can do (MELEE-03, RANGE-04)."""


def chosen(table: Encounter, who: Id, name: str, *, free: bool = False) -> tuple[Attack, str]:
    """The attack and the case it is used in (`two-handed`), by name, number or unique beginning.

    Without a name the first of the stat block, or an unarmed strike. `free` allows an attack that
    no stat block knows, for rolls that come from the players whole.
    """
    block = numbers.block_of(table, who)
    if not name:
        return (block.attacks[0] if block.attacks else unarmed(block)), ""
    sought = name.casefold()
    found = [one for one in block.attacks if one.name.casefold() == sought]
    if not found and name.isdecimal() and 1 <= int(name) <= len(block.attacks):
        return block.attacks[int(name) - 1], ""
    found = found or [one for one in block.attacks if one.name.casefold().startswith(sought)]
    if len(found) == 1:
        return found[0], ""
    for attack in block.attacks:
        for case in (part.when for part in attack.damage if part.when):
            if sought == f"{attack.name} {case}".casefold():
                return attack, case
    if sought in (UNARMED, IMPROVISED):
        return (unarmed(block) if sought == UNARMED else improvised(block)), ""
    if free and not found:
        return Attack(name, 0), ""
    known = ", ".join(attack.name for attack in block.attacks)
    raise Refused("unknown-attack", who=table.combatants[who].full_name, attack=name, known=known)


def unarmed(block: StatBlock) -> Attack:
    """Strength and proficiency to hit, 1 and Strength as damage (MELEE-03)."""
    strength = {"str": numbers.ability_modifier(block, "str")}
    amount = rules.unarmed_damage(strength["str"])
    part = DamagePart(str(amount), amount, "bludgeoning")
    return Attack(UNARMED, rules.attack_bonus(strength, block.proficiency).to_hit, (part,))


def improvised(block: StatBlock) -> Attack:
    """Whatever is at hand, swung or thrown, without proficiency (RANGE-04)."""
    strength = {"str": numbers.ability_modifier(block, "str")}
    roll = rules.attack_bonus(strength, block.proficiency, proficient=False)
    thrown = throwing.throw(thrown=False)
    text = f"{thrown.dice}{roll.damage:+}" if roll.damage else thrown.dice
    average = max(0, dice.average(dice.parse(text)))
    part = DamagePart(text, average, "bludgeoning")
    return Attack(IMPROVISED, roll.to_hit, (part,), 5, thrown.normal, thrown.long)


def aim_of(attack: Attack, feet: int | None) -> Aim:
    """Melee or ranged, by what the attack can do and by the distance given (RANGE-04)."""
    ranged = attack.reach == 0 or (attack.range > 0 and feet is not None and feet > attack.reach)
    return Aim(
        kind="ranged" if ranged else "melee",
        distance=UNKNOWN if feet is None else feet,
        reach=attack.reach or 5,
        normal=attack.range,
        long=attack.long_range,
        weapon=attack.name,
        spell=attack.kind == "spell",
        damage_type=attack.damage[0].type if attack.damage else "",
        thrown=ranged and attack.reach > 0,
    )


def damage_parts(
    table: Encounter, who: Id, attack: Attack, aim: Aim, case: str
) -> tuple[DamagePart, ...]:
    """The parts that count: an alternative stands instead of the first part, never beside it."""
    always = tuple(part for part in attack.damage if not part.when)
    cases = {case} if case else set()
    if aim.kind == "ranged":
        cases.add("ranged")
    creature = table.combatants[who]
    if creature.hp * 2 <= numbers.maximum(table, who).value:
        cases.add("bloodied")
    instead = tuple(part for part in attack.damage if part.when in cases and part.when)
    return (*instead[:1], *always[1:]) if instead else always
