"""Bonuses and modes of d20 rolls that belong to one creature alone: saves, initiative, attacks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tracker.encounter.effects import DEATH, Effect
from tracker.encounter.model import Encounter, Id
from tracker.encounter.numbers import modifiers
from tracker.encounter.numbers.agreed import edition
from tracker.encounter.numbers.body import speed
from tracker.encounter.numbers.modifiers import DiceBonus, Number, ability_modifier, block_of
from tracker.encounter.numbers.stacking import waiting, working
from tracker.encounter.numbers.standing import conditions
from tracker.rules import exhaustion
from tracker.rules.checks import Stance
from tracker.rules.reasons import Reason, because, by_option
from tracker.rules.words import CoverLevel

if TYPE_CHECKING:
    from tracker.rules import saves


def save_bonus(table: Encounter, who: Id, ability: str) -> Number:
    """The whole plain bonus of a saving throw; dice of effects come on top (`save_dice`)."""
    block = block_of(table, who)
    base = dict(block.saves).get(ability)
    if base is None:
        base = ability_modifier(block, ability)
    bonus, reasons, _ = _rolled(table, who, _save_text(ability))
    tired = tiredness(table, who)
    return Number(base + bonus + tired.value, base, (*reasons, *tired.reasons))


def tiredness(table: Encounter, who: Id) -> Number:
    """What exhaustion takes off every d20 roll by the newer wording (EXH-01)."""
    taken = exhaustion.penalty(table.combatants[who].exhaustion, edition(table))
    if not taken:
        return Number(0, 0)
    why = because("EXH-01", "exhaustion-takes", bonus=taken)
    return Number(taken, 0, (why, by_option("EXH-01", "exhaustion_2024")))


def save_dice(table: Encounter, who: Id, ability: str = "") -> tuple[DiceBonus, ...]:
    """Dice that effects add to its saves with this ability; to death saves without one (DEATH-03)."""
    return _rolled(table, who, _save_text(ability))[2]


def _save_text(ability: str) -> Callable[[Effect], str]:
    """What an effect adds to saves with this ability; of a death save without one."""

    def text(one: Effect) -> str:
        return one.modifiers.save if _about(one, ability) else ""

    return text


def _about(one: Effect, ability: str) -> bool:
    """Whether what an effect does to saves is for this one."""
    return not one.modifiers.save_for or (ability or DEATH) in one.modifiers.save_for


def death_save_bonus(table: Encounter, who: Id) -> Number:
    """What counts for a death save: no ability, only what effects add to saves (DEATH-03)."""
    bonus, reasons, _ = _rolled(table, who, _save_text(""))
    tired = tiredness(table, who)
    return Number(bonus + tired.value, 0, (*reasons, *tired.reasons))


def save_stance(
    table: Encounter, who: Id, ability: str, *, cover: CoverLevel = "none"
) -> saves.SaveStance:
    """How it rolls a save, and why it fails without a roll if it does (COND-11, EXH-01).

    Cover is what stands between it and the origin of the effect; it helps Dexterity saves only.
    What exhaustion takes off by the newer wording is part of `save_bonus`.
    """
    from tracker.rules import saves as save_rules

    creature = table.combatants[who]
    causes = {one.cause for one in creature.effects}
    by_number = edition(table).exhaustion_2024
    saver = save_rules.Saver(
        conditions(table, who),
        0 if by_number else creature.exhaustion,
        dodging="dodge" in causes,
        speed=max((speed(table, who, way).value for way, _ in ways(table, who)), default=0),
        squeezing="squeezing" in causes,
        cover=cover,
    )
    pro, contra = swayed(table, who, ability, "adv"), swayed(table, who, ability, "dis")
    return save_rules.save_stance(saver, ability, pro=pro, contra=contra)


def swayed(table: Encounter, who: Id, ability: str, mode: str) -> tuple[Reason, ...]:
    """Effects that give `adv` or `dis` on its saves with this ability, on death saves without one."""
    if not table.combatants[who].effects:
        return ()
    return tuple(
        because("STACK-02", "effect-sways", name=one.name)
        for one in working(table, who)
        if one.modifiers.save_mode == mode and _about(one, ability)
    )


def ways(table: Encounter, who: Id) -> tuple[tuple[str, int], ...]:
    """The speeds its stat block has, by the way it moves."""
    return tuple((way, feet) for way, feet in block_of(table, who).speeds if feet)


def attack_dice(table: Encounter, who: Id) -> tuple[int, tuple[Reason, ...], tuple[DiceBonus, ...]]:
    """What effects add to its attack rolls: plain sum, its reasons, and dice to roll."""
    return _rolled(table, who, lambda one: one.modifiers.attack)


def _rolled(
    table: Encounter, who: Id, text: Callable[[Effect], str]
) -> tuple[int, tuple[Reason, ...], tuple[DiceBonus, ...]]:
    """One bonus of all effects that work, with what waits among the reasons (STACK-01)."""
    if not table.combatants[who].effects:
        return 0, (), ()
    return modifiers.rolled_parts(working(table, who), text, waiting(table, who))


def initiative_bonus(table: Encounter, who: Id) -> Number:
    """INIT-01: the block's bonus, else the Dexterity modifier."""
    block = block_of(table, who)
    bonus = block.initiative_bonus
    base = ability_modifier(block, "dex") if bonus is None else bonus
    tired = tiredness(table, who)
    return Number(base + tired.value, base, tired.reasons)


def initiative_mode(table: Encounter, who: Id) -> Stance:
    """What hampers its initiative, an ability check (INIT-01, EXH-01)."""
    from tracker.rules import initiative

    creature = table.combatants[who]
    return initiative.how(
        conditions(table, who),
        creature.exhaustion,
        surprised=creature.surprised,
        edition=edition(table),
    )


def initiative_wording(table: Encounter, who: Id) -> tuple[Reason, ...]:
    """Which flags of the newer edition change the way it rolls initiative."""
    from tracker.rules import initiative

    creature, held = table.combatants[who], conditions(table, who)
    now = edition(table)

    def with_flag(name: str, *, on: bool) -> Stance:
        wording = now._replace(**{name: on})
        return initiative.how(
            held, creature.exhaustion, surprised=creature.surprised, edition=wording
        )

    flags = ("surprise_2024", "initiative_2024", "exhaustion_2024")
    return tuple(
        by_option("INIT-01", name)
        for name in flags
        if getattr(now, name) and with_flag(name, on=True) != with_flag(name, on=False)
    )
