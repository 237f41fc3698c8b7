"""Totals become an order; ties stay open until someone decides (INIT-01..08).

An order is a tuple of line ids. A tie that nobody has settled keeps the order of entry.
"""

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from tracker.rules import conditions as condition_rules
from tracker.rules.chance import Chance
from tracker.rules.checks import Stance, keep, stance
from tracker.rules.edition import OF_2014, Edition
from tracker.rules.reasons import Reason, because, by_option
from tracker.rules.words import BODILESS, Mode

Decider = Literal["dm", "players", "dm-or-roll-off"]
_MOST_ROLL_OFFS = 100


class Entry(NamedTuple):
    """A line and its total, in the order of entry."""

    id: str
    kind: str
    """`pc` is a character; anything else is run by the DM."""
    total: int


class Rolled(NamedTuple):
    """An initiative total."""

    natural: int
    total: int
    reasons: tuple[Reason, ...]


class Tie(NamedTuple):
    """Lines on one total that nobody has put in order yet."""

    total: int
    ids: tuple[str, ...]
    decided_by: Decider


class Order(NamedTuple):
    """The order, and what is still open."""

    ids: tuple[str, ...]
    ties: tuple[Tie, ...]
    reasons: tuple[Reason, ...]


class Slot(NamedTuple):
    """Where a newcomer goes."""

    place: int
    """Index in the order."""
    acts_this_round: bool
    reasons: tuple[Reason, ...]


class RollOff(NamedTuple):
    """Plain d20s for a tie, rolled again where they tied again (INIT-07)."""

    ids: tuple[str, ...]
    """Highest first."""
    rolls: tuple[tuple[tuple[str, int], ...], ...]
    """Each throw, as id and die."""


def how(
    conditions: frozenset[str],
    exhaustion: int = 0,
    *,
    fear_source_in_sight: bool = True,
    surprised: bool = False,
    edition: Edition = OF_2014,
) -> Stance:
    """In which stance initiative is rolled: what hampers checks, and by the newer wording more."""
    checks = condition_rules.check_stance(
        conditions, exhaustion, fear_source_in_sight=fear_source_in_sight, edition=edition
    )
    pro, contra = list(checks.pro), list(checks.contra)
    if edition.surprise_2024 and surprised:
        contra.append(because("SURP-05", "surprised-roll"))
    if edition.initiative_2024:
        if condition_rules.incapacitated(conditions):
            contra.append(condition_rules.source("incapacitated", "check-hampered"))
        if "invisible" in conditions:
            pro.append(condition_rules.source("invisible", "check-favoured"))
    return stance(pro, contra)


def rolled(dice: Sequence[int], mode: Mode, modifier: int) -> Rolled:
    """A Dexterity check: the kept die and the modifier, also below 0 (INIT-01)."""
    natural = keep(mode, dice)
    total = natural + modifier
    reason = because("INIT-01", "initiative", natural=natural, modifier=modifier, total=total)
    return Rolled(natural, total, (reason,))


def rank(total: int, kind: str) -> int:
    """What places a line among others: of equal totals a lair comes last."""
    return 2 * total - (kind in BODILESS)


def order(
    entries: Sequence[Entry],
    *,
    choices: Sequence[Sequence[str]] = (),
    roll_off: Mapping[str, int] | None = None,
) -> Order:
    """Highest first (INIT-03); `choices` and `roll_off` settle ties (INIT-05..07)."""
    by_total: dict[int, list[Entry]] = {}
    for entry in entries:
        by_total.setdefault(entry.total, []).append(entry)
    ids: list[str] = []
    ties: list[Tie] = []
    reasons: list[Reason] = []
    for total in sorted(by_total, reverse=True):
        tied = [entry for entry in by_total[total] if entry.kind not in BODILESS]
        last = [entry for entry in by_total[total] if entry.kind in BODILESS]
        groups = [tied] if len(tied) < 2 else _settled(tied, choices, roll_off or {}, reasons)
        for group in groups:
            ids.extend(entry.id for entry in group)
            if len(group) > 1:
                ties.append(Tie(total, tuple(entry.id for entry in group), decided_by(group)))
        ids.extend(entry.id for entry in last)
    return Order(tuple(ids), tuple(ties), tuple(reasons))


def decided_by(tied: Sequence[Entry]) -> Decider:
    """Who settles a tie of these lines."""
    characters = sum(entry.kind == "pc" for entry in tied)
    if characters == len(tied):
        return "players"
    return "dm-or-roll-off" if characters else "dm"


def _settled(
    tied: list[Entry],
    choices: Sequence[Sequence[str]],
    roll_off: Mapping[str, int],
    reasons: list[Reason],
) -> list[list[Entry]]:
    """The tied lines in groups; a group of more than one is still tied."""
    for choice in choices:
        if all(entry.id in choice for entry in tied):
            reasons.append(because("INIT-05", "tie-chosen", total=tied[0].total))
            return [[entry] for entry in sorted(tied, key=lambda entry: choice.index(entry.id))]
    if all(entry.id in roll_off for entry in tied):
        reasons.append(because("INIT-07", "tie-rolled-off", total=tied[0].total))
        dice = sorted({roll_off[entry.id] for entry in tied}, reverse=True)
        return [[entry for entry in tied if roll_off[entry.id] == die] for die in dice]
    return [tied]


def rolled_off(ids: Sequence[str], chance: Chance) -> RollOff:
    """Roll plain d20s until no two are equal."""
    rolls: list[tuple[tuple[str, int], ...]] = []
    groups = [list(ids)]
    while len(rolls) < _MOST_ROLL_OFFS and any(len(group) > 1 for group in groups):
        following: list[list[str]] = []
        for group in groups:
            if len(group) == 1:
                following.append(group)
                continue
            throw = {name: chance.randint(1, 20) for name in group}
            rolls.append(tuple(throw.items()))
            dice = sorted(set(throw.values()), reverse=True)
            following.extend([name for name in group if throw[name] == die] for die in dice)
        groups = following
    return RollOff(tuple(name for group in groups for name in group), tuple(rolls))


def slot(totals: Sequence[int], total: int, active: int = -1, *, first: bool = False) -> Slot:
    """The place of a newcomer: behind equals (INIT-08); `active` is the place of the active line.

    Whoever comes in behind the active line acts this round, others in the next one. `first`: by
    the other reading, before equals.
    """
    behind = total if first else total - 1
    place = next((at for at, there in enumerate(totals) if there <= behind), len(totals))
    now = place > active
    key = "acts-this-round" if now else "waits-for-next-round"
    reasons: tuple[Reason, ...] = (because("INIT-08", key, total=total),)
    if first and total in totals:
        reasons = (*reasons, by_option("INIT-08", "newcomer_first"))
    return Slot(place, now, reasons)
