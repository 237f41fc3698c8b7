"""Which effects work: of one name on one creature only the strongest, the others wait (STACK-01).

Conditions never overlap in that sense (COND-01), and neither does what a rule put there itself.
How strong an effect is, is the sum of all it changes; of equals the later-ending one works.
"""

from collections import Counter
from collections.abc import Iterable

from tracker.encounter.effects import Effect, Until
from tracker.encounter.model import Encounter, Id
from tracker.encounter.numbers.agreed import rulings
from tracker.rules import stacking
from tracker.rules.stacking import Overlap
from tracker.rules.words import DAMAGE_TYPES

PLACES = 10_000
"""More than there are places in an order: a round is so many of them."""


def working(table: Encounter, who: Id) -> tuple[Effect, ...]:
    """The effects that do something now."""
    effects = table.combatants[who].effects
    waiting = suppressed(table, who)
    return tuple(one for one in effects if one.id not in waiting) if waiting else effects


def waiting(table: Encounter, who: Id) -> tuple[Effect, ...]:
    """The effects a stronger one of their name keeps from working."""
    found = suppressed(table, who)
    return tuple(one for one in table.combatants[who].effects if one.id in found)


def suppressed(table: Encounter, who: Id) -> frozenset[int]:
    """Ids of the effects that wait."""
    named = [one for one in table.combatants[who].effects if not (one.condition or one.cause)]
    if len(named) < 2 or max(Counter(key(one) for one in named).values()) < 2:
        return frozenset()
    overlaps = [Overlap(key(one), potency(one), ends(table, one.until)) for one in named]
    found = stacking.working(overlaps, tie=rulings(table).stack_tie)
    return frozenset(named[at].id for at in found.suppressed)


def key(effect: Effect) -> str:
    """What two effects of one name have in common."""
    return " ".join(effect.name.casefold().split())


def potency(effect: Effect) -> int:
    """Twice all it adds and takes, dice by their middle: enough to compare two of one name."""
    change = effect.modifiers
    plain = abs(change.ac) + abs(change.speed) + abs(change.max_hp) + change.ac_least
    plain += bool(change.speed_times) + bool(change.save_mode)
    fixed = 0 if change.speed_set is None else PLACES - min(PLACES, change.speed_set)
    texts = [text for text in (change.attack, change.save) if text]
    if effect.ongoing:
        texts.append(without_types(effect.ongoing.amount))
    return 2 * (plain + fixed) + sum(map(doubled_middle, texts))


def without_types(amount: str) -> str:
    """The dice of an amount: `1d6 fire + 2 cold` is `1d6 + 2`."""
    return " ".join(word for word in amount.split() if word.casefold() not in DAMAGE_TYPES)


def doubled_middle(text: str) -> int:
    """Twice the middle of what dice may come to."""
    from tracker.rules.dice import parse

    found = parse(text)
    return abs(found.lowest + found.highest)


def ends(table: Encounter, until: Until | None) -> int | None:
    """A number that is higher the later the end comes; None: no end in sight."""
    if until is None:
        return None
    line = table.line_of(until.who)
    place = table.order.index(line.id) if line is not None and line.id in table.order else 0
    return until.round * PLACES + 2 * place + (until.at == "end")


def same_name(effects: Iterable[Effect], effect: Effect) -> tuple[Effect, ...]:
    """The others of its name."""
    return tuple(one for one in effects if one.id != effect.id and key(one) == key(effect))
