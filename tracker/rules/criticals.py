"""Rolling a hit so that the dice of a critical hit come behind all others (CRIT-01, MCRIT-01).

The sum is the same as doubling every die in its place; only the order differs, so that a hit and
a critical hit made with the same chance share their first dice.
"""

from collections.abc import Sequence

from tracker.rules import dice as dices
from tracker.rules.chance import Chance
from tracker.rules.damage import DamageDice, Part, RolledDamage, settled
from tracker.rules.reasons import Reason, because


def roll(
    parts: Sequence[DamageDice],
    chance: Chance,
    *,
    critical: bool = False,
    use_average: bool = False,
) -> RolledDamage:
    """Roll the parts; the extra dice are drawn in any case, and count on a critical hit."""
    if len(parts) == 1 and parts[0].dice.plain and not (critical or use_average):
        return _one_plain(parts, chance)
    first = [_plain(part, chance, use_average) for part in parts]
    extra = [dices.roll(dices.only_dice(part.dice), chance) for part in parts if not part.own_save]
    faces = tuple(face for rolled in first for face in rolled.dice)
    totals = [rolled.total for rolled in first]
    reasons: list[Reason] = []
    if critical:
        doubled = [at for at, part in enumerate(parts) if not part.own_save]
        for at, more in zip(doubled, extra, strict=True):
            totals[at] += more.total
            faces += more.dice
            reasons.append(_why(parts[at], more.total, use_average))
    return settled(parts, totals, faces, reasons)


def _one_plain(parts: Sequence[DamageDice], chance: Chance) -> RolledDamage:
    """The usual case, and so without detours: one part of plain dice, no critical hit."""
    part = parts[0]
    whole, randint = part.dice, chance.randint
    total = whole.constant
    faces: list[int] = []
    for sign, count, sides in whole.pools:
        for _ in range(count):
            face = randint(1, sides)
            faces.append(face)
            total += sign * face
    if not part.own_save:
        for _, count, sides in whole.pools:
            for _ in range(count):
                randint(1, sides)
    if total < 0:
        return settled(parts, (total,), tuple(faces), [])
    return RolledDamage((Part(total, part.type, part.qualities),), tuple(faces), ())


def _plain(part: DamageDice, chance: Chance, use_average: bool) -> dices.Rolled:
    if use_average:
        return dices.Rolled(part.average, (), ())
    return dices.roll(part.dice, chance)


def _why(part: DamageDice, rolled: int, use_average: bool) -> Reason:
    if not use_average:
        return because("CRIT-01", "dice-doubled", dice=dices.doubled(part.dice).text)
    only = dices.only_dice(part.dice).text
    return because("MCRIT-01", "average-plus-dice", average=part.average, dice=only, rolled=rolled)
