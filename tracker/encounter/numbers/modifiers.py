"""What effects add to a creature's numbers: of one name only the strongest counts (STACK-01)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, NamedTuple

from tracker.encounter.effects import Effect
from tracker.encounter.model import Encounter, Id
from tracker.encounter.stat_block import StatBlock
from tracker.rules.reasons import Reason, because

if TYPE_CHECKING:
    from tracker.rules import dice

NO_BLOCK = StatBlock(name="", max_hp=0, ac=10)
"""For rows without a stat block (lairs, timers) and kinds nobody described."""


class Number(NamedTuple):
    """An effective number, what it was before anything changed it, and why."""

    value: int
    base: int
    reasons: tuple[Reason, ...] = ()


class DiceBonus(NamedTuple):
    """Dice an effect adds to a roll (`+1d4` of a blessing)."""

    name: str
    text: str


def block_of(table: Encounter, who: Id) -> StatBlock:
    """The creature's stat block, or an empty one."""
    return table.kinds.get(table.combatants[who].block, NO_BLOCK)


def ability_modifier(block: StatBlock, ability: str) -> int:
    """The modifier of an ability; 0 when the block does not name it."""
    return (dict(block.abilities).get(ability, 10) - 10) // 2


def flat(
    effects: Iterable[Effect],
    value: Callable[[Effect], int],
    rule: str,
    key: str,
    waiting: Iterable[Effect] = (),
) -> tuple[int, tuple[Reason, ...]]:
    """The sum of a plain number over all effects, and a reason for each that counts or waits."""
    strongest: dict[str, int] = {}
    for effect in effects:
        amount = value(effect)
        if amount and abs(amount) >= abs(strongest.get(effect.name, 0)):
            strongest[effect.name] = amount
    reasons = tuple(
        because(rule, key, name=name, bonus=amount) for name, amount in strongest.items()
    )
    return sum(strongest.values()), (*reasons, *kept_back(waiting, value))


def kept_back(waiting: Iterable[Effect], value: Callable[[Effect], object]) -> tuple[Reason, ...]:
    """Effects that would count if a stronger one of their name did not (STACK-01)."""
    return tuple(
        because("STACK-01", "stronger-works", name=one.name) for one in waiting if value(one)
    )


def rolled_parts(
    effects: Iterable[Effect], text: Callable[[Effect], str], waiting: Iterable[Effect] = ()
) -> tuple[int, tuple[Reason, ...], tuple[DiceBonus, ...]]:
    """Modifiers written as dice text: the plain numbers summed, the dice listed."""
    written = [effect for effect in effects if text(effect)]
    if written:
        from tracker.rules.dice import parse
    strongest: dict[str, dice.Expression] = {}
    for effect in written:
        found = parse(text(effect))
        known = strongest.get(effect.name)
        if known is None or _weight(found) >= _weight(known):
            strongest[effect.name] = found
    numbers = {name: one for name, one in strongest.items() if one.lowest == one.highest}
    total = sum(one.lowest for one in numbers.values())
    reasons = tuple(
        because("STACK-02", "effect-bonus", name=name, bonus=one.lowest)
        for name, one in numbers.items()
    )
    rolled = tuple(
        DiceBonus(name, one.text) for name, one in strongest.items() if name not in numbers
    )
    return total, (*reasons, *kept_back(waiting, text)), rolled


def _weight(expression: dice.Expression) -> int:
    """Twice the middle of its range: enough to compare two bonuses of one name."""
    return abs(expression.lowest + expression.highest)
