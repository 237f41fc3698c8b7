"""Written stats as fields of a stat block: objects become pairs, damage in words becomes parts."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any

from tracker.encounter.refusals import Refused
from tracker.encounter.stat_block import (
    Action,
    Area,
    Attack,
    DamagePart,
    MultiattackPart,
    SaveRider,
    SpellSlots,
    StatBlock,
    Use,
)
from tracker.encounter.variants import PLAIN, Scale
from tracker.rules import dice
from tracker.rules.defences import Defence
from tracker.rules.words import DAMAGE_TYPES
from tracker.storage.checking import near_miss
from tracker.storage.faults import fault, shown
from tracker.storage.written import (
    WrittenAction,
    WrittenAttack,
    WrittenCombatant,
    WrittenSave,
    WrittenScale,
    WrittenSpells,
)
from tracker.storage.written_parts import (
    WrittenArea,
    WrittenDamage,
    WrittenDefence,
    WrittenEffect,
    WrittenMultiattack,
    WrittenUse,
)

Place = tuple[str | int, ...]

BECOMES: dict[type, Callable[..., Any]] = {
    WrittenAttack: Attack,
    WrittenAction: Action,
    WrittenSave: SaveRider,
    WrittenSpells: SpellSlots,
    WrittenDefence: Defence,
    WrittenArea: Area,
    WrittenUse: Use,
    WrittenMultiattack: MultiattackPart,
}
DICE = ("hit_dice", "heal")
DEFENCES = ("resist", "immune", "vulnerable")
STATS = tuple(field.name for field in fields(StatBlock))
_PART = re.compile(rf"\s*(?P<dice>[^a-z]*?(?:d[^a-z]*?)*)\s*(?P<type>{'|'.join(DAMAGE_TYPES)})\b")


def overrides(
    written: WrittenCombatant, given: dict[str, Any], place: Place
) -> tuple[dict[str, Any], list[Refused]]:
    """The fields of the stat block that were written, and what is wrong with them."""
    faults: list[Refused] = []
    changes = {
        name: converted(getattr(written, name), (*place, name), faults)
        for name in STATS
        if given.get(name) is not None
    }
    return changes, faults


def converted(value: Any, place: Place, faults: list[Refused]) -> Any:
    """A written value as the stat block keeps it."""
    name = place[-1]
    if name == "damage" and isinstance(value, str):
        return tuple(damage(value, place, faults))
    if name in DICE and isinstance(value, str) and value:
        checked(value, place, faults)
    if isinstance(value, WrittenDamage):
        average = checked(value.dice, (*place, "dice"), faults)
        average = max(average, 0) if value.average is None else value.average
        return DamagePart(value.dice, average, value.type, value.when)
    if isinstance(value, dict):
        return tuple(value.items())
    if isinstance(value, tuple):
        if name in DEFENCES:
            words = tuple(one for one in value if isinstance(one, str))
            others = (one for one in value if not isinstance(one, str))
            plain = (Defence(words),) if words else ()
            return plain + tuple(Defence(one.types, one.unless) for one in others)
        return tuple(converted(one, (*place, n), faults) for n, one in enumerate(value))
    if is_dataclass(value) and not isinstance(value, type):
        return BECOMES.get(type(value), type(value))(
            **{
                one.name: converted(getattr(value, one.name), (*place, one.name), faults)
                for one in fields(value)
            }
        )
    return value


def checked(text: str, place: Place, faults: list[Refused]) -> int:
    """The average of a dice text; a text that is none is a fault."""
    try:
        return dice.average(dice.parse(text))
    except dice.DiceError:
        faults.append(fault("file-not-dice", place, found=shown(text)))
        return 0


def damage(text: str, place: Place, faults: list[Refused]) -> Iterator[DamagePart]:
    """`1d6+2 slashing + 1d4 cold` in parts; a text without a type is one part."""
    rest = text.strip().lower()
    while found := _PART.match(rest):
        yield part(found["dice"], found["type"], place, faults)
        rest = rest[found.end() :].strip()
        if rest and not rest.startswith("+"):
            break
        rest = rest.removeprefix("+").strip()
    if rest:
        yield part(rest, "", place, faults)


def part(text: str, kind: str, place: Place, faults: list[Refused]) -> DamagePart:
    """One part with its average."""
    return DamagePart(text.strip(), max(checked(text.strip(), place, faults), 0), kind)


def check_effects(effects: Iterable[WrittenEffect], place: Place, faults: list[Refused]) -> None:
    """What an effect adds or does every turn must be dice that can be rolled."""
    for number, effect in enumerate(effects):
        for name in ("attack", "save"):
            if text := getattr(effect.modifiers, name):
                checked(text, (*place, number, "modifiers", name), faults)
        if lasting := effect.ongoing:
            at = (*place, number, "ongoing", "amount")
            if lasting.kind == "hurt":
                list(damage(lasting.amount, at, faults))
            else:
                checked(lasting.amount, at, faults)


def check_multiattack(block: StatBlock, place: Place) -> Iterator[Refused]:
    """A written multiattack must name what the creature has: as it is written there."""
    deeds = (block.actions, block.bonus_actions, block.reactions, block.traits, block.legendary)
    names = [attack.name for attack in block.attacks]
    names += [action.name for group in deeds for action in group]
    lowered = {name.lower(): name for name in names}
    for way_number, way in enumerate(block.multiattack):
        for number, part in enumerate(way):
            if part.name not in names:
                near = lowered.get(near_miss(part.name, lowered), "")
                known = "" if near else ", ".join(names)
                at = (*place, way_number, number, "name")
                found = shown(part.name)
                yield fault("file-unknown-attack", at, found=found, near=near, known=known)


def scale_of(written: WrittenScale | None) -> Scale:
    """What is added to a stat block."""
    if written is None:
        return PLAIN
    return Scale(written.hp, written.ac, written.bonus, written.damage)


def with_slots(block: StatBlock, slots: Mapping[str, int]) -> StatBlock:
    """The stat block with these spell slots, in the place of those it had."""
    if not slots:
        return block
    first, *others = block.spellcasting or (SpellSlots("", 0, 0),)
    first = replace(first, slots=tuple(sorted(slots.items())))
    return replace(block, spellcasting=(first, *others))
