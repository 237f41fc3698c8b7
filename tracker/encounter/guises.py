"""The stat block of a form as it is worn: the form's own, but for what its bearer keeps.

A wild shape keeps the mind and, of saves and skills, whichever bonus is higher; it gains neither
legendary actions nor spells. Any other form is the creature it says; what it is worth stays.
"""

from collections.abc import Mapping
from dataclasses import replace

from tracker.encounter import handles
from tracker.encounter.shapes import WILD
from tracker.encounter.stat_block import Named, StatBlock

MIND = ("int", "wis", "cha")
SENSED_WITH = "perception"
PASSIVE = 10


def key_of(kinds: Mapping[str, StatBlock], block: StatBlock) -> str:
    """Under which key of `kinds` a block stands, or will stand."""
    base = key = handles.whole(block.name)
    number = 2
    while kinds.get(key, block) != block:
        key, number = f"{base}-{number}", number + 1
    return key


def worn(own: StatBlock, form: StatBlock, kind: str) -> StatBlock:
    """What a creature with the block `own` can do in that form."""
    if kind != WILD:
        return replace(form, xp=own.xp)
    mind = {name: score for name, score in own.abilities if name in MIND}
    abilities = dict(form.abilities) | mind
    saves = best(own.saves, form.saves, {name: modifier(abilities, name) for name in abilities})
    skills = best(own.skills, form.skills, {})
    keen = max(own.passive_perception, form.passive_perception)
    seen = dict(skills).get(SENSED_WITH)
    return replace(
        form,
        abilities=tuple(abilities.items()),
        saves=saves,
        skills=skills,
        passive_perception=keen if seen is None else max(keen, PASSIVE + seen),
        languages=own.languages,
        proficiency=own.proficiency,
        legendary=(),
        legendary_uses=0,
        spellcasting=(),
        xp=own.xp,
    )


def modifier(abilities: dict[str, int], name: str) -> int:
    """Of an ability."""
    return (abilities.get(name, 10) - 10) // 2


def best(own: Named, form: Named, without: dict[str, int]) -> Named:
    """The higher of two bonuses by name; `without` is what a form has that names none."""
    theirs = dict(form)
    found = dict(theirs)
    for name, bonus in own:
        found[name] = max(bonus, theirs.get(name, without.get(name, bonus)))
    return tuple(found.items())
