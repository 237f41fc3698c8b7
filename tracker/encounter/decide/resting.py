"""A short or a long rest of those on the table: the time it takes, then what it gives back.

Hit dice are the players' choice and are typed; prepared spells are not done here. A creature at 0 hit
points when the rest begins wakes or dies by the rules of time alone and gets nothing else. Before the
start a party that comes wounded may rest as well.
"""

from tracker.encounter import bounds, numbers
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.decide import (
    concentration,
    conditions,
    healing,
    prompts,
    targets,
    time_passing,
    uses,
)
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.model import Encounter, Id
from tracker.encounter.numbers import uses as limits
from tracker.encounter.refusals import Refused
from tracker.rules import exhaustion, hit_points
from tracker.rules.durations import ROUNDS_AN_HOUR

HOURS = {"short": 1, "long": 8}
DAY = 24 * ROUNDS_AN_HOUR
"""From the end of one long rest to the end of the next."""
BY_SHORT = frozenset({"per-rest", "recharge", "legendary"})
"""Kinds of uses that a short rest gives back; a long one gives back all."""


def rest(deciding: Deciding, command: cmd.Rest) -> None:
    """`rest short|long [TARGETS] [hungry] [despite]`."""
    if command.kind not in HOURS:
        known = ", ".join(HOURS)
        raise Refused("unknown-rest", word=command.kind, known=known)
    if deciding.table.round:
        time_passing.allowed(deciding.table, despite=command.despite)
    for who in command.who:
        targets.known(deciding, who)
    if command.dice and command.kind != "short":
        raise Refused("hit-dice-in-short-rests")
    if command.hungry and command.kind != "long":
        raise Refused("hungry-in-long-rests")
    for spent in command.dice:
        targets.known(deciding, spent.who)
    resting = rested(deciding.table, command.who)
    if not resting:
        raise Refused("nobody-rests")
    lying = fallen(deciding.table, command.who)
    time_passing.go_by(deciding, HOURS[command.kind] * ROUNDS_AN_HOUR)
    alive = tuple(who for who in resting if deciding.creature(who).state == "up")
    again = tuple(who for who in alive if command.kind == "long" and early(deciding.table, who))
    deciding.happen(ev.Rested(command.kind, alive, again, lying))
    for one in command.dice:
        spend_hit_dice(deciding, one, alive)
    for who in alive:
        give_back(deciding, who, command)


def rested(table: Encounter, asked: tuple[Id, ...]) -> tuple[Id, ...]:
    """Who can rest: up when it begins; nobody named means everyone here."""
    return tuple(
        one.id
        for one in table.combatants.values()
        if one.takes_turns
        and one.state == "up"
        and targets.has_hit_points(table, one.id)
        and (not asked or one.id in asked)
    )


def fallen(table: Encounter, asked: tuple[Id, ...]) -> tuple[Id, ...]:
    """Who would rest and cannot: dying or stable when it begins."""
    return tuple(
        one.id
        for one in table.combatants.values()
        if one.state in ("dying", "stable") and (not asked or one.id in asked)
    )


def early(table: Encounter, who: Id) -> bool:
    """Whether its last long rest ended less than a day ago."""
    since = table.combatants[who].long_rest
    return since is not None and since < DAY


def spend_hit_dice(deciding: Deciding, spent: cmd.HitDice, resting: tuple[Id, ...]) -> None:
    """Hit points for hit dice, as many as the player spends (HEAL-01); more than there are is noted."""
    if spent.who not in resting:
        raise Refused("does-not-rest", who=deciding.creature(spent.who).full_name)
    amount, rolled = healing.settled(deciding, spent.amount, spent.rolled)
    bounds.within("hp", max(0, amount))
    if spent.spent:
        uses.spend(deciding, spent.who, limits.HIT_DICE, spent.spent)
    healing.mend(deciding, spent.who, max(0, amount), rolled)


def give_back(deciding: Deciding, who: Id, command: cmd.Rest) -> None:
    """Uses; of a long rest also hit points, slots and a level of exhaustion (EXH-02)."""
    kind = command.kind
    for one in limits.limited(deciding.table, who):
        if one.kind == "hit-dice":
            recover_hit_dice(deciding, who, one, kind)
        elif one.used and (kind == "long" or one.kind in BY_SHORT):
            uses.give_back(deciding, who, one.name)
    prompts.withdraw(deciding, "recovered", who=who, kind="recharge")
    if kind == "long":
        sleep(deciding, who, fed=not command.hungry)


def recover_hit_dice(deciding: Deciding, who: Id, one: limits.Limited, kind: str) -> None:
    """A long rest gives back half of all hit dice, one at least; all, where nobody said how many.

    Dice that were spent beyond those there are need not come back first.
    """
    back = max(1, one.most // 2)
    after = max(0, min(one.used, one.most) - back)
    if kind == "long" and one.used:
        deciding.happen(ev.UsesChanged(who, one.name, one.used, after, most=one.most))


def sleep(deciding: Deciding, who: Id, *, fed: bool) -> None:
    """What only a long rest does."""
    concentration.end(deciding, who, "rest")
    creature = deciding.creature(who)
    if creature.temp_hp:
        emptied = hit_points.without_temp(numbers.body_of(deciding.table, who))
        deciding.happen(ev.TemporarySet(who, 0, creature.temp_hp, 0, emptied.reasons))
    level = exhaustion.after_long_rest(creature.exhaustion, fed=fed)
    if level != creature.exhaustion:
        conditions.tire(deciding, who, level - creature.exhaustion)
    missing = numbers.maximum(deciding.table, who).value - deciding.creature(who).hp
    if missing > 0:
        healing.mend(deciding, who, missing)
