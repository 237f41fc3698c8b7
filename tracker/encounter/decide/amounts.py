"""Amounts of damage: typed parts, rolled once, with the dice of a critical hit behind the others.

The dice a critical hit adds are drawn after all plain ones and always, so that a blow that is
amended to a critical hit, or from one, sees the same dice.
"""

from collections.abc import Sequence

from tracker.encounter.commands import Amount, AmountPart
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.refusals import Refused
from tracker.rules import criticals, dice
from tracker.rules.damage import NO_QUALITIES, DamageDice, Part, RolledDamage
from tracker.rules.words import DAMAGE_TYPES


def read(text: str) -> Amount:
    """An amount as it stands in an effect: `1d6 fire`, `2d6 + 3 cold + 4 fire`, `10`."""
    parts: list[AmountPart] = []
    waiting: list[str] = []
    for word in text.split():
        if word.casefold() in DAMAGE_TYPES and waiting:
            parts.append(AmountPart("".join(waiting).strip("+"), word.casefold()))
            waiting = []
        else:
            waiting.append(word)
    if waiting:
        parts.append(AmountPart("".join(waiting).strip("+")))
    return tuple(parts)


def dice_of(amount: Amount, qualities: frozenset[str] = NO_QUALITIES) -> tuple[DamageDice, ...]:
    """The parts as the rules roll them."""
    return tuple(DamageDice(dice.parse(part.dice), part.type, qualities) for part in amount)


def roll(
    deciding: Deciding,
    parts: Sequence[DamageDice],
    *,
    critical: bool = False,
    use_average: bool = False,
    known: tuple[int, ...] = (),
) -> RolledDamage:
    """Roll the parts; totals known already take their places, by part."""
    rolled = criticals.roll(parts, deciding.chance, critical=critical, use_average=use_average)
    if not known:
        return rolled
    return by_hand(rolled, known)


def by_hand(rolled: RolledDamage, known: tuple[int, ...]) -> RolledDamage:
    """Damage rolled at the table: one number is the whole of it, of the first part's type."""
    shapes = rolled.parts or (Part(0),)
    if len(known) > len(shapes):
        raise Refused("too-many-damage-parts", given=len(known), parts=len(shapes))
    if min(known) < 0:
        raise Refused("negative-damage", amount=min(known))
    parts = tuple(
        shape._replace(amount=amount) for shape, amount in zip(shapes, known, strict=False)
    )
    return RolledDamage(parts, (), ())
