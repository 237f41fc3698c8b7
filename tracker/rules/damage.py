"""Damage in parts: rolled, and then lessened part by part (DMG-03..07, CRIT, MCRIT, RES).

The order is fixed: a made save, flat reduction, resistance, vulnerability; immunity makes a part
nothing. Each part is rounded on its own, and the sum is one instance of damage (DMG-05).
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from tracker.rules import dice as dices
from tracker.rules.defences import ALL, Defence
from tracker.rules.reasons import Reason, because, by_option

NO_QUALITIES: frozenset[str] = frozenset()

Share = Literal["", "half", "none", "double"]
"""What of the damage a target gets: all, what a made save leaves, or the DM's double."""


class Part(NamedTuple):
    """An amount of one type, with what gets it past a qualified defence."""

    amount: int
    type: str = ""
    qualities: frozenset[str] = NO_QUALITIES


class DamageDice(NamedTuple):
    """One damage part of an attack before it is rolled."""

    dice: dices.Expression
    type: str = ""
    qualities: frozenset[str] = NO_QUALITIES
    average: int = 0
    """The printed average, for creatures that do not roll."""
    own_save: bool = False
    """Behind a save of its own: never doubled (CRIT-02)."""


class RolledDamage(NamedTuple):
    """The parts as they came up."""

    parts: tuple[Part, ...]
    dice: tuple[int, ...]
    """Every die, in order."""
    reasons: tuple[Reason, ...]

    @property
    def total(self) -> int:
        """The sum before any defence."""
        return sum(part.amount for part in self.parts)


class Lessened(NamedTuple):
    """What is left of the parts, in their order."""

    total: int
    amounts: tuple[int, ...]
    reasons: tuple[Reason, ...]


PETRIFIED_RESISTS = Defence((ALL,))
PETRIFIED_IMMUNE = Defence(("poison",))
SUBMERGED_RESISTS = Defence(("fire",))


def settled(
    parts: Sequence[DamageDice],
    totals: Sequence[int],
    faces: tuple[int, ...],
    reasons: list[Reason],
) -> RolledDamage:
    """Parts with the totals they came to; what is below 0 lowers the others (DMG-03)."""
    rolled = [
        Part(total, part.type, part.qualities) for part, total in zip(parts, totals, strict=True)
    ]
    if rolled and min(totals) < 0:
        rolled = _floored(rolled, reasons)
    return RolledDamage(tuple(rolled), faces, tuple(reasons))


def _floored(parts: list[Part], reasons: list[Reason]) -> list[Part]:
    """A penalty bigger than its own dice lowers the other parts; no hit goes below 0 (DMG-03)."""
    short = -sum(min(0, part.amount) for part in parts)
    result: list[Part] = []
    for part in parts:
        amount = max(0, part.amount)
        taken = min(short, amount)
        short -= taken
        result.append(part._replace(amount=amount - taken))
    if short:
        reasons.append(because("DMG-03", "never-below-0"))
    return result


def after_defences(
    parts: Sequence[Part],
    resist: Sequence[Defence] = (),
    immune: Sequence[Defence] = (),
    vulnerable: Sequence[Defence] = (),
    *,
    saved: Share = "",
    reduce: int = 0,
    reduce_type: str | None = None,
    petrified: bool = False,
    submerged: bool = False,
    reduction_first: bool = False,
    reduce_first_part: bool = False,
    threshold: int = 0,
) -> Lessened:
    """Take the parts through every defence (DMG-06).

    `reduce` is a flat reduction, from the part of `reduce_type` or else the largest (or the first,
    by `reduce_first_part`); it comes after the save unless the table reads it the other way.
    What is less than `threshold` in all does nothing (objects and such creatures have one).
    """
    if petrified:
        resist, immune = (*resist, PETRIFIED_RESISTS), (*immune, PETRIFIED_IMMUNE)
    if submerged:
        resist = (*resist, SUBMERGED_RESISTS)
    reasons: list[Reason] = []
    amounts = [part.amount for part in parts]
    reducing = reduce > 0 and bool(amounts)
    if reducing and reduce_first_part and reduce_type is None:
        reduce_type = _first_type(parts, reasons)
    if reducing and reduction_first:
        _reduce(parts, amounts, reduce, reduce_type, reasons)
        if saved:
            reasons.append(by_option("DMG-06", "reduction_first"))
    if saved:
        amounts = _after_save(amounts, saved, reasons)
    if reducing and not reduction_first:
        _reduce(parts, amounts, reduce, reduce_type, reasons)
    if resist or immune or vulnerable:
        for at, part in enumerate(parts):
            if amounts[at]:
                amounts[at] = _defended(part, amounts[at], resist, immune, vulnerable, reasons)
    if 0 < sum(amounts) < threshold:
        amounts = _below(threshold, amounts, reasons)
    return Lessened(sum(amounts), tuple(amounts), tuple(reasons))


def one_part(
    part: Part,
    resist: Sequence[Defence],
    immune: Sequence[Defence],
    vulnerable: Sequence[Defence],
) -> Lessened:
    """The usual case of `after_defences`, without detours: one part, no save and no reduction."""
    reasons: list[Reason] = []
    amount = part.amount
    if amount and (resist or immune or vulnerable):
        amount = _defended(part, amount, resist, immune, vulnerable, reasons)
    return Lessened(amount, (amount,), tuple(reasons))


def _below(threshold: int, amounts: list[int], reasons: list[Reason]) -> list[int]:
    total = sum(amounts)
    reasons.append(because("DMG-06", "below-threshold", before=total, threshold=threshold))
    return [0 for _ in amounts]


def _first_type(parts: Sequence[Part], reasons: list[Reason]) -> str:
    """The type of the first part, by option; a reason where it is not the largest one's."""
    if parts[0].amount < max(part.amount for part in parts):
        reasons.append(by_option("DMG-06", "reduction_from"))
    return parts[0].type


def _after_save(amounts: list[int], saved: Share, reasons: list[Reason]) -> list[int]:
    before = sum(amounts)
    match saved:
        case "none":
            after = [0 for _ in amounts]
            reason = because("DMG-07", "none-on-save", before=before)
        case "half":
            after = [amount // 2 for amount in amounts]
            reason = because("DMG-07", "half-on-save", before=before, after=sum(after))
        case _:
            after = [amount * 2 for amount in amounts]
            reason = because("GEN-04", "doubled-by-dm", before=before, after=sum(after))
    reasons.append(reason)
    return after


def _reduce(
    parts: Sequence[Part],
    amounts: list[int],
    reduce: int,
    reduce_type: str | None,
    reasons: list[Reason],
) -> None:
    at = amounts.index(max(amounts))
    if reduce_type is not None:
        at = next((i for i, part in enumerate(parts) if part.type == reduce_type), at)
    before = amounts[at]
    amounts[at] = max(0, before - reduce)
    reasons.append(
        because("DMG-06", "reduced", type=parts[at].type, before=before, after=amounts[at])
    )


def _defended(
    part: Part,
    amount: int,
    resist: Sequence[Defence],
    immune: Sequence[Defence],
    vulnerable: Sequence[Defence],
    reasons: list[Reason],
) -> int:
    kind, qualities = part.type, part.qualities
    for defence in immune:
        if defence.covers(kind, qualities):
            reasons.append(Reason("RES-05", "immune", (("type", kind), ("before", amount))))
            return 0
    sources = 0
    for defence in resist:
        sources += defence.covers(kind, qualities)
    if sources:
        before, amount = amount, amount // 2
        reasons.append(_changed("RES-01", "resistance-halves", kind, before, amount))
        if sources > 1:
            reasons.append(because("RES-04", "counts-once", type=kind, sources=sources))
    for defence in vulnerable:
        if defence.covers(kind, qualities):
            before, amount = amount, amount * 2
            reasons.append(_changed("RES-02", "vulnerability-doubles", kind, before, amount))
            break
    return amount


@lru_cache(maxsize=1024)
def _changed(rule: str, key: str, kind: str, before: int, after: int) -> Reason:
    """The same few numbers come again and again."""
    return because(rule, key, type=kind, before=before, after=after)
