"""Ability checks with and without a skill: bonus and what hampers them (COND, EXH-01)."""

from collections.abc import Mapping

from tracker.encounter.model import Encounter, Id
from tracker.encounter.numbers.agreed import edition
from tracker.encounter.numbers.modifiers import Number, ability_modifier, block_of
from tracker.encounter.numbers.rolls import tiredness
from tracker.encounter.numbers.standing import conditions
from tracker.rules import conditions as rules
from tracker.rules.checks import Stance
from tracker.rules.words import ABILITIES

_BY_ABILITY = {
    "str": ("athletics",),
    "dex": ("acrobatics", "sleight_of_hand", "stealth"),
    "int": ("arcana", "history", "investigation", "nature", "religion"),
    "wis": ("animal_handling", "insight", "medicine", "perception", "survival"),
    "cha": ("deception", "intimidation", "performance", "persuasion"),
}
SKILLS: Mapping[str, str] = {
    skill.replace("_", " "): ability for ability, skills in _BY_ABILITY.items() for skill in skills
}
"""The ability behind each skill."""
CHECKS = (*SKILLS, *ABILITIES)
"""All a check may be made with."""


def check_bonus(table: Encounter, who: Id, skill: str) -> Number:
    """The stat block's bonus of a skill, else the modifier of its ability."""
    block = block_of(table, who)
    base = dict(block.skills).get(skill)
    if base is None:
        base = ability_modifier(block, SKILLS.get(skill, skill))
    tired = tiredness(table, who)
    return Number(base + tired.value, base, tired.reasons)


def better(table: Encounter, who: Id, *skills: str) -> str:
    """The one of these with the highest bonus; the first of equals."""
    return max(skills, key=lambda skill: check_bonus(table, who, skill).value)


def check_stance(table: Encounter, who: Id) -> Stance:
    """What hampers its checks: poison, fear, exhaustion."""
    level = table.combatants[who].exhaustion
    return rules.check_stance(conditions(table, who), level, edition=edition(table))
