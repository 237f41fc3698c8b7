"""A creature made stronger or weaker before the fight: nothing but other numbers in its stat block.

A minion dies of any damage, a boss has all its hit dice can give, a swarm shrugs off blades and
holds; what a swarm loses at half its hit points is the DM's, as in every stat block of one.
"""

import re
from dataclasses import replace

from tracker.encounter.bounds import BOUNDS
from tracker.encounter.stat_block import Action, Attack, DamagePart, SaveRider, StatBlock
from tracker.encounter.values import value
from tracker.rules import dice
from tracker.rules.defences import Defence

VARIANTS = ("minion", "boss", "swarm")
FULL = 100
MOST_DC = 99
SWARM_RESISTS = Defence(("bludgeoning", "piercing", "slashing"))
SWARM_NEVER = (
    "charmed", "frightened", "grappled", "paralyzed", "petrified", "prone", "restrained", "stunned",
)  # fmt: skip
_DICE = re.compile(r"(\d+d\d+)\s*([+-]\s*\d+)?")


@value
class Scale:
    """What is added to a stat block."""

    hp: int = FULL
    """Per cent of its hit points."""
    ac: int = 0
    bonus: int = 0
    """To its attacks and to the DC of what it makes others save against."""
    damage: int = 0
    """To the first part of what each attack and action does."""


PLAIN = Scale()


def varied(block: StatBlock, variant: str, scale: Scale) -> StatBlock:
    """The stat block with both; a minion has its one hit point whatever the scale says."""
    if scale != PLAIN:
        block = scaled(block, scale)
    match variant:
        case "minion":
            return replace(block, max_hp=1, hit_dice="")
        case "boss":
            return boss(block)
        case "swarm":
            return swarm(block)
        case _:
            return block


def hit_points(variant: str, chosen: str | int) -> str | int:
    """What decides the maximum: a minion has one hit point however it was chosen."""
    return "avg" if variant == "minion" else chosen


def scaled(block: StatBlock, scale: Scale) -> StatBlock:
    """Hit points, AC, attack bonuses, save DCs and damage."""
    most = min(BOUNDS["hp"].high, max(1, block.max_hp * scale.hp // FULL))
    return replace(
        block,
        max_hp=most,
        hit_dice=shifted(block.hit_dice, most - block.max_hp),
        ac=max(BOUNDS["ac"].low, min(BOUNDS["ac"].high, block.ac + scale.ac)),
        attacks=tuple(harder_attack(one, scale) for one in block.attacks),
        actions=harder_actions(block.actions, scale),
        bonus_actions=harder_actions(block.bonus_actions, scale),
        reactions=harder_actions(block.reactions, scale),
        traits=harder_actions(block.traits, scale),
        legendary=harder_actions(block.legendary, scale),
        spellcasting=tuple(
            replace(
                one,
                dc=harder_dc(one.dc, scale) if one.dc else 0,
                attack_bonus=one.attack_bonus + scale.bonus,
            )
            for one in block.spellcasting
        ),
    )


def boss(block: StatBlock) -> StatBlock:
    """All that its hit dice can give; without dice half as much again."""
    if not block.hit_dice:
        return replace(block, max_hp=min(BOUNDS["hp"].high, block.max_hp * 3 // 2))
    most = dice.maximum(dice.parse(block.hit_dice))
    return replace(block, max_hp=max(block.max_hp, min(BOUNDS["hp"].high, most)))


def swarm(block: StatBlock) -> StatBlock:
    """Defences of every swarm in the books."""
    held = set(block.condition_immune)
    return replace(
        block,
        resist=(*block.resist, SWARM_RESISTS),
        condition_immune=(
            *block.condition_immune, *(one for one in SWARM_NEVER if one not in held),
        ),
    )  # fmt: skip


def harder_attack(one: Attack, scale: Scale) -> Attack:
    """Bonus and damage."""
    return replace(
        one,
        bonus=one.bonus + scale.bonus,
        damage=harder_damage(one.damage, scale.damage),
        save=harder_save(one.save, scale, 0),
    )


def harder_actions(those: tuple[Action, ...], scale: Scale) -> tuple[Action, ...]:
    """One after the other."""
    return tuple(harder_action(one, scale) for one in those)


def harder_action(one: Action, scale: Scale) -> Action:
    """Its damage, its save."""
    own = scale.damage if one.damage else 0
    behind = 0 if one.damage else scale.damage
    return replace(
        one, damage=harder_damage(one.damage, own), save=harder_save(one.save, scale, behind)
    )


def harder_save(one: SaveRider | None, scale: Scale, more: int) -> SaveRider | None:
    """Its DC; its damage where there is none before it."""
    if one is None:
        return None
    return replace(one, dc=harder_dc(one.dc, scale), damage=harder_damage(one.damage, more))


def harder_dc(dc: int, scale: Scale) -> int:
    """Within what a DC may be."""
    return max(1, min(MOST_DC, dc + scale.bonus))


def harder_damage(parts: tuple[DamagePart, ...], more: int) -> tuple[DamagePart, ...]:
    """The first part and what stands in its place; nothing falls below zero on average."""
    if not more:
        return parts
    return tuple(
        replace(part, dice=shifted(part.dice, more), average=max(0, part.average + more))
        if place == 0 or part.when
        else part
        for place, part in enumerate(parts)
    )


def shifted(text: str, by: int) -> str:
    """Dice text with so much added: `2d6+2` by 3 is `2d6+5`; what is no plain dice stays."""
    if not text or not by:
        return text
    if text.strip().lstrip("-").isdigit():
        return str(int(text) + by)
    found = _DICE.fullmatch(text.strip())
    if found is None:
        return text
    total = int((found[2] or "0").replace(" ", "")) + by
    return f"{found[1]}{total:+d}" if total else found[1]
