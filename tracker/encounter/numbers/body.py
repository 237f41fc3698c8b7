"""Armor Class, hit point maximum, speeds, defences and how hurt a creature looks."""

from collections.abc import Callable
from typing import NamedTuple

from tracker.encounter.effects import Effect
from tracker.encounter.model import Encounter, Id
from tracker.encounter.numbers.agreed import edition
from tracker.encounter.numbers.modifiers import Number, block_of, flat
from tracker.encounter.numbers.stacking import waiting, working
from tracker.encounter.numbers.standing import conditions, submerged
from tracker.encounter.options import value as option
from tracker.rules import conditions as rules
from tracker.rules import exhaustion
from tracker.rules.defences import Defence
from tracker.rules.edition import Edition
from tracker.rules.reasons import Reason, because, by_option
from tracker.rules.visibility import HealthWord, health_word, is_bloodied


class Defences(NamedTuple):
    """What stands between a creature and damage."""

    resist: tuple[Defence, ...]
    immune: tuple[Defence, ...]
    vulnerable: tuple[Defence, ...]


def armor_class(table: Encounter, who: Id) -> Number:
    """AC with effects; cover belongs to the single attack."""
    base = block_of(table, who).ac
    if not table.combatants[who].effects:
        return Number(max(0, base), base)
    bonus, reasons = _summed(table, who, lambda one: one.modifiers.ac, "effect-ac")
    changed = max(0, base + bonus)
    least = [(one.modifiers.ac_least, one.name) for one in working(table, who)]
    highest, name = max(least, default=(0, ""))
    if highest <= changed:
        return Number(changed, base, reasons)
    return Number(highest, base, (because("STACK-02", "effect-ac-least", name=name, ac=highest),))


def _summed(
    table: Encounter, who: Id, value: Callable[[Effect], int], key: str
) -> tuple[int, tuple[Reason, ...]]:
    """One number of all effects that work, with the reasons; a creature without any is quick."""
    if not table.combatants[who].effects:
        return 0, ()
    return flat(working(table, who), value, "STACK-02", key, waiting(table, who))


def whole_maximum(table: Encounter, who: Id) -> Number:
    """Hit point maximum with changes and effects, before exhaustion has its say."""
    creature = table.combatants[who]
    bonus, reasons = _summed(table, who, lambda one: one.modifiers.max_hp, "effect-maximum")
    if creature.max_hp_change:
        moved = because("DMG-01", "maximum-changed", change=creature.max_hp_change)
        reasons = (moved, *reasons)
    changed = max(0, creature.max_hp + creature.max_hp_change + bonus)
    return Number(changed, creature.max_hp, reasons)


def maximum(table: Encounter, who: Id) -> Number:
    """Hit point maximum that holds now, halved by exhaustion from level 4 (EXH-01)."""
    whole = whole_maximum(table, who)
    halved = exhaustion.max_hp(whole.value, table.combatants[who].exhaustion, edition(table))
    if halved == whole.value:
        return whole
    reasons = (*whole.reasons, because("EXH-01", "maximum-halved", maximum=halved))
    return Number(halved, whole.base, reasons)


def health(table: Encounter, who: Id) -> HealthWord:
    """How hurt it looks, as a word's key (TRACK-10)."""
    five = option(table.options, "health_words") == "five"
    return health_word(table.combatants[who].hp, maximum(table, who).value, five=five)


def bloodied(table: Encounter, who: Id) -> bool | None:
    """At half its hit points or below; None where bloodied is no state of its own (TRACK-10)."""
    return at_half(table, who) if edition(table).bloodied_2024 else None


def at_half(table: Encounter, who: Id) -> bool:
    """At half its hit points or below, by whatever edition."""
    return is_bloodied(table.combatants[who].hp, maximum(table, who).value)


def speed(table: Encounter, who: Id, kind: str = "walk") -> Number:
    """Feet a turn in one way of moving; 0 for a way it does not have."""
    creature = table.combatants[who]
    base = dict(block_of(table, who).speeds).get(kind, 0)
    if base == 0:
        return Number(0, 0)
    feet, reasons = _with_effects(table, who, base)
    held = conditions(table, who)
    wording = edition(table)
    after = rules.speed(feet, held, creature.exhaustion, wording)
    holding = (rules.source(name, "speed-zero") for name in sorted(held & rules.HELD))
    return Number(after, base, (*reasons, *holding, *_tired(creature.exhaustion, wording)))


def _tired(level: int, wording: Edition) -> tuple[Reason, ...]:
    """Why exhaustion slows it, if it does (EXH-01)."""
    if level < (1 if wording.exhaustion_2024 else exhaustion.SLOW):
        return ()
    by_flag = (by_option("EXH-01", "exhaustion_2024"),) if wording.exhaustion_2024 else ()
    return (because("EXH-01", "speed-cut", level=level), *by_flag)


def can_move(table: Encounter, who: Id) -> bool:
    """Whether its conditions let it move at all; its speeds may still be 0 (COND-11, COND-16)."""
    return rules.can_move(1, conditions(table, who) - rules.HELD, 0, edition(table))


def plight(table: Encounter, who: Id, *, fear_source_in_sight: bool = True) -> rules.Effects:
    """What its conditions and its exhaustion come to, its fastest way of moving taken (COND-04..17)."""
    creature = table.combatants[who]
    fastest = max((feet for _, feet in block_of(table, who).speeds), default=0)
    return rules.effects(
        frozenset(one.name for one in creature.effects if one.condition),
        creature.exhaustion,
        speed_feet=_with_effects(table, who, fastest)[0],
        max_hp=whole_maximum(table, who).value,
        fear_source_in_sight=fear_source_in_sight,
        edition=edition(table),
    )


def hampered_by_effects(table: Encounter, who: Id, base: int) -> int:
    """A speed with named effects alone, before conditions have their say."""
    return _with_effects(table, who, base)[0]


def _with_effects(table: Encounter, who: Id, base: int) -> tuple[int, tuple[Reason, ...]]:
    bonus, reasons = _summed(table, who, lambda one: one.modifiers.speed, "effect-speed")
    works = working(table, who)
    fixed = [(one.modifiers.speed_set, one.name) for one in works]
    slowest = min(((feet, name) for feet, name in fixed if feet is not None), default=None)
    if slowest is not None:
        feet, name = slowest
        return feet, (because("STACK-02", "effect-speed-set", name=name, feet=feet),)
    feet = max(0, base + bonus)
    for one in works:
        if one.modifiers.speed_times:
            double = one.modifiers.speed_times == "double"
            feet = feet * 2 if double else feet // 2
            key = "effect-speed-doubled" if double else "effect-speed-halved"
            reasons = (*reasons, because("STACK-02", key, name=one.name))
    return feet, reasons


def defences(table: Encounter, who: Id) -> Defences:
    """Resistances, immunities and vulnerabilities, with stone and water (COND-12, WATER-04)."""
    block = block_of(table, who)
    resist, immune = block.resist, block.immune
    if "petrified" in conditions(table, who):
        from tracker.rules import damage

        resist, immune = (*resist, damage.PETRIFIED_RESISTS), (*immune, damage.PETRIFIED_IMMUNE)
    if submerged(table, who):
        from tracker.rules import damage

        resist = (*resist, damage.SUBMERGED_RESISTS)
    return Defences(resist, immune, block.vulnerable)
