"""Attacks beside the Attack action: by reaction on whoever leaves reach, and with a second weapon.

They are attacks like any other, told apart by `AttackTarget.way`; here stand which attack is meant
when none is named, what the rules would have against it, and what it loses (OPP-02, TWF-01..03).
"""

import re
from collections.abc import Sequence

from tracker.encounter import commands as cmd
from tracker.encounter import numbers
from tracker.encounter.model import Encounter, Id
from tracker.encounter.replacing import replace
from tracker.encounter.stat_block import Attack, DamagePart
from tracker.rules import two_weapons as rules
from tracker.rules.aim import Aim
from tracker.rules.edition import OF_2014, Edition
from tracker.rules.reasons import Reason, because, by_option

OPPORTUNITY, TWO_WEAPON = "opportunity", "two-weapon"
LIGHT = frozenset(
    {"club", "dagger", "hand-crossbow", "handaxe", "light-hammer", "scimitar"}
    | {"shortsword", "sickle"}
)
"""Light weapons by their name in a stat block."""
UNARMED = "unarmed-strike"
_WITH_MODIFIER = re.compile(r"(.*\dd\d+)\s*\+\s*(\d+)")


def usual(table: Encounter, command: cmd.AttackTarget) -> str:
    """The attack that is meant when none is named; empty for the first of all."""
    attacks = numbers.block_of(table, command.attacker).attacks
    if command.attack or not command.way:
        return command.attack
    melee = [one for one in attacks if one.reach]
    if command.way == TWO_WEAPON:
        main = table.combatants[command.attacker].budget.attacked
        light = [one for one in melee if is_light(one.name)]
        melee = [one for one in light if one.name != main] or light or melee
    return melee[0].name if melee else UNARMED


def is_light(name: str) -> bool:
    """Whether a weapon of that name is light; `Dagger +1` and `Shortsword (left)` are."""
    words = "-".join(name.casefold().split())
    return any(words == one or words.startswith(f"{one}-") for one in LIGHT)


def prepared(attack: Attack, command: cmd.AttackTarget) -> Attack:
    """The attack as it is made: of the second weapon the modifier is left off (TWF-02)."""
    if command.way != TWO_WEAPON or not attack.damage:
        return attack
    first, *rest = attack.damage
    return replace(attack, damage=(without_modifier(first), *rest))


def without_modifier(part: DamagePart) -> DamagePart:
    """The dice alone; a negative modifier stays."""
    found = _WITH_MODIFIER.fullmatch(part.dice)
    if not found:
        return part
    return replace(part, dice=found[1], average=max(0, part.average - int(found[2])))


def modifier_of(attack: Attack) -> int:
    """What its damage adds to the dice."""
    found = _WITH_MODIFIER.fullmatch(attack.damage[0].dice) if attack.damage else None
    return int(found[2]) if found else 0


def against(
    table: Encounter, command: cmd.AttackTarget, attack: Attack, aim: Aim
) -> tuple[Reason, ...]:
    """Why the rules would not have it; the DM did it all the same."""
    tame = numbers.is_controlled(table, command.attacker)
    found: tuple[Reason, ...] = (because("MOUNT-06", "controlled-only"),) if tame else ()
    if command.way == OPPORTUNITY and aim.kind != "melee":
        found += (because("OPP-02", "opportunity-melee"),)
    if command.way == TWO_WEAPON:
        found += second_weapon(table, command, attack, aim).obstacles
    return found


def why(
    table: Encounter, command: cmd.AttackTarget, attack: Attack, aim: Aim
) -> tuple[Reason, ...]:
    """What is different about this attack."""
    if command.way != TWO_WEAPON:
        return ()
    whole = chosen_before(table, command.attacker, attack)
    extra = second_weapon(table, command, whole, aim)
    older = second_weapon(table, command, whole, aim, OF_2014)
    newer = (by_option("TWF-01", "twf_2024"),) if extra != older else ()
    return (*extra.reasons, *newer)


def chosen_before(table: Encounter, who: Id, attack: Attack) -> Attack:
    """The attack as the stat block has it."""
    known: Sequence[Attack] = numbers.block_of(table, who).attacks
    return next((one for one in known if one.name == attack.name), attack)


def second_weapon(
    table: Encounter,
    command: cmd.AttackTarget,
    attack: Attack,
    aim: Aim,
    wording: Edition | None = None,
) -> rules.Extra:
    """The rules' word on an attack with the second weapon (TWF-01)."""
    budget = table.combatants[command.attacker].budget
    main = chosen_before(table, command.attacker, Attack(budget.attacked or attack.name, 0))
    thrown: rules.Hand = "off" if aim.kind == "ranged" and attack.reach else ""
    return rules.extra_attack(
        weapon(main),
        weapon(attack),
        modifier_of(attack),
        attacked=bool(budget.attacked) or not table.round,
        bonus_left=bool(budget.bonus) or not table.round,
        throw=thrown,
        edition=wording or numbers.edition(table),
    )


def weapon(attack: Attack) -> rules.Weapon:
    """What is in a hand, as far as the stat block tells."""
    bare = attack.name == UNARMED
    both = attack.reach > 0 and attack.range > 0
    return rules.Weapon(attack.reach > 0, is_light(attack.name), both, bare)
