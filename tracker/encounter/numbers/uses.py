"""Limited things: what a stat block lets a creature do how often, and how much of it is spent.

What was used is counted under the name of the thing (`Combatant.used`); how often it may be used
stands in the stat block alone, so that the two can never disagree.
"""

from collections.abc import Iterator
from typing import NamedTuple

from tracker.encounter.model import Encounter, Id
from tracker.encounter.numbers.modifiers import block_of
from tracker.encounter.stat_block import Action, StatBlock

LEGENDARY = "Legendary Actions"
"""Under which name the legendary actions of a round count."""
RESISTANCE = "legendary resistance"
"""How the trait is called that turns a failed save into a success, without capitals."""
HIT_DICE = "hit dice"
"""Under which name a character's spent hit dice count."""
SLOT = "slot "
"""Before the level, in the name of what is used up."""
PER_DAY = "/day"


class Limited(NamedTuple):
    """One limited thing of a creature."""

    name: str
    """Under which it counts in `Combatant.used`."""
    kind: str
    """`legendary`, `resistance`, `recharge`, `per-day`, `per-rest`, `slot`, `hit-dice`; empty: only
    counted."""
    used: int
    most: int
    """0 where nobody said how often."""
    lowest: int = 0
    """Of a recharge: the lowest d6 that brings it back."""

    @property
    def left(self) -> int:
        """How often it may still be used."""
        return max(0, self.most - self.used)


def slot(level: int | str) -> str:
    """Under which name slots of a level count."""
    return f"{SLOT}{level}"


def actions(block: StatBlock) -> tuple[Action, ...]:
    """Everything of a stat block that is no attack, legendary actions last."""
    own = (*block.actions, *block.bonus_actions, *block.reactions, *block.traits)
    return (*own, *block.legendary)


def counted_as(action: Action) -> str:
    """Under which name an action's uses count."""
    return action.use.pool or action.name


def resistance(block: StatBlock) -> Action | None:
    """The trait that turns a failed save into a success."""
    fits = (one for one in block.traits if one.name.casefold().startswith(RESISTANCE))
    return next(fits, None)


def has_none(block: StatBlock, name: str) -> bool:
    """Whether it is legendary what is used, and the stat block is not."""
    if name == LEGENDARY:
        return not block.legendary
    return name.casefold() == RESISTANCE and resistance(block) is None


def slots(block: StatBlock) -> dict[int, int]:
    """Slots by level, all spellcasting traits together."""
    found: dict[int, int] = {}
    for casting in block.spellcasting:
        for level, count in casting.slots:
            if level.isdecimal():
                found[int(level)] = found.get(int(level), 0) + count
    return dict(sorted(found.items()))


def limits(block: StatBlock) -> Iterator[tuple[str, str, int, int]]:
    """Name, kind, how often and lowest d6 of everything limited; pools come once for each action."""
    if block.legendary_uses:
        yield LEGENDARY, "legendary", block.legendary_uses, 0
    resisting = resistance(block)
    for action in actions(block):
        if action is resisting:
            yield counted_as(action), "resistance", action.use.times, 0
        elif action.use.kind == "recharge":
            yield counted_as(action), "recharge", 1, action.use.times
        elif action.use.kind:
            yield counted_as(action), action.use.kind, action.use.times, 0
    for level, count in slots(block).items():
        yield slot(level), "slot", count, 0
    for casting in block.spellcasting:
        for how, names in casting.spells:
            times = how.removesuffix(PER_DAY)
            if times != how and times.isdecimal():
                for name in names:
                    yield name, "per-day", int(times), 0


def dice_in(text: str) -> int:
    """How many dice a text like `3d8+2d10+15` speaks of."""
    parts = (part.partition("d") for part in text.replace(" ", "").split("+"))
    return sum(int(count or 1) for count, d, _ in parts if d and (count or "1").isdecimal())


def limited(table: Encounter, who: Id) -> tuple[Limited, ...]:
    """All limited things of a creature, also those that are only counted."""
    used = dict(table.combatants[who].used)
    block = block_of(table, who)
    found: dict[str, Limited] = {}
    for name, kind, most, lowest in limits(block):
        found.setdefault(name, Limited(name, kind, used.get(name, 0), most, lowest))
    if table.combatants[who].kind == "pc" and (block.hit_dice or HIT_DICE in used):
        most = dice_in(block.hit_dice)
        found[HIT_DICE] = Limited(HIT_DICE, "hit-dice", used.get(HIT_DICE, 0), most)
    for name, times in used.items():
        found.setdefault(name, Limited(name, "", times, 0))
    return tuple(found.values())


def limited_by(table: Encounter, who: Id, name: str) -> Limited:
    """One of them by its name; one that nobody limits counts all the same."""
    fits = (one for one in limited(table, who) if one.name == name)
    return next(fits, None) or Limited(name, "", 0, 0)


def resistances_left(table: Encounter, who: Id) -> int:
    """How often it may still turn a failed save into a success."""
    trait = resistance(block_of(table, who))
    return limited_by(table, who, counted_as(trait)).left if trait is not None else 0


class Spell(NamedTuple):
    """A spell of a stat block's lists."""

    name: str
    level: int | None
    """None for one that is cast at will or so often a day."""
    times: int = 0
    """A day, for one that has uses of its own."""


def spells(block: StatBlock) -> Iterator[Spell]:
    """All spells in the order of the lists."""
    for casting in block.spellcasting:
        for how, names in casting.spells:
            level = int(how) if how.isdecimal() else None
            times = how.removesuffix(PER_DAY)
            often = int(times) if times != how and times.isdecimal() else 0
            yield from (Spell(name, level, often) for name in names)


def spell_named(block: StatBlock, name: str) -> Spell | None:
    """The spell of that name, whatever the case."""
    sought = name.casefold()
    return next((one for one in spells(block) if one.name.casefold() == sought), None)
