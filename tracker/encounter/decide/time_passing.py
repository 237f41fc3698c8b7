"""Time that nobody plays: rounds go by at once, and what runs out in them runs out in order (INIT-10).

The pointer stays where it is, so many rounds later. What each turn would have asked is asked once;
what it would have given back is back. There is no `back` over it, only undo. A rest before the start
moves no round.
"""

from collections.abc import Iterator
from dataclasses import replace

from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter import numbers
from tracker.encounter.bounds import Bounds
from tracker.encounter.decide import (
    acting,
    clocks,
    conditions,
    dying,
    healing,
    lapses,
    prompts,
    recharging,
    regenerating,
    uses,
    zones,
)
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.effects import Effect, Until
from tracker.encounter.model import Combatant, Encounter, Id
from tracker.encounter.refusals import Refused
from tracker.rules import dying as rules
from tracker.rules.durations import ROUNDS_AN_HOUR

ROUNDS = Bounds(1, 100_000)
LATEST = 999_999
"""No round is counted beyond it."""
MOVED_ON = ("legendary", "lair", "opportunity", "go-on", "face", "ready", "regeneration")
"""Questions whose moment is over once time has passed."""


def pass_time(deciding: Deciding, command: cmd.PassTime) -> None:
    """`pass N rounds|minutes|hours [despite]`."""
    low, high = ROUNDS
    if not low <= command.rounds <= high:
        raise Refused("out-of-bounds", what="rounds", value=command.rounds, low=low, high=high)
    allowed(deciding.table, despite=command.despite)
    go_by(deciding, command.rounds)


def allowed(table: Encounter, *, despite: bool) -> None:
    """After the fight; during it only because the DM says so."""
    if not table.round:
        raise Refused("not-started")
    if not table.ended and not despite:
        raise Refused("fight-goes-on", round=table.round)


def go_by(deciding: Deciding, rounds: int) -> None:
    """So many rounds, with all that they end, ask and give back."""
    table = deciding.table
    under_way = bool(table.round)
    by_dm = under_way and not table.ended
    scars = {one.id: one.hurt_by for one in table.combatants.values()}
    for one in table.combatants.values():
        acting.lose(deciding, one.id, "time")
    for kind in MOVED_ON:
        prompts.withdraw(deciding, "time", kind=kind)
    now = min(LATEST, table.round + rounds) if under_way else 0
    deciding.happen(ev.TimePassed(rounds, now, by_dm))
    for who, effect in due(deciding.table, rounds):
        lapses.run_out(deciding, who, effect)
    for zone in deciding.table.zones:
        if zone.until and is_over(deciding.table, zone.until, rounds):
            zones.run_out(deciding, zone)
    for row, clock in clocks.running(deciding.table):
        shown = max(clock.goal, clock.now + clock.step * rounds)
        run = replace(clock, now=shown, ticked=now)
        clocks.put(deciding, deciding.creature(row), run, "time")
    for who in tuple(deciding.table.combatants):
        if deciding.creature(who).takes_turns:
            uses.turn_begins(deciding, who)
            recover(deciding, who, rounds, scars[who])
            wake(deciding, who)
            if under_way:
                ask(deciding, who, scars[who])


def due(table: Encounter, rounds: int) -> list[tuple[Id, Effect]]:
    """What has run out by now, so many rounds later, in the order of the ends."""
    found = [
        (*place(table, effect.until), number, bearer.id, effect)
        for number, (bearer, effect) in enumerate(lapses.effects_on(table))
        if effect.until and is_over(table, effect.until, rounds)
    ]
    return [(who, effect) for *_, who, effect in sorted(found, key=lambda one: one[:4])]


def place(table: Encounter, until: Until) -> tuple[int, int, bool]:
    """Round, place in the order, and whether it is the end of the turn."""
    line = table.line_of(until.who)
    at = table.order.index(line.id) if line and line.id in table.order else 0
    return until.round, at, until.at == "end"


def is_over(table: Encounter, until: Until, rounds: int) -> bool:
    """Whether its moment lies behind the place where the pointer stands.

    Before the fight ends are counted from round 1, and so many rounds have gone by.
    """
    if not table.round:
        return until.round <= 1 + rounds
    if until.round != table.round:
        return until.round < table.round
    stands = conditions.position(table, until.who)
    return stands == "after" or (stands == "now" and until.at == "start")


def recover(deciding: Deciding, who: Id, rounds: int, hurt_by: tuple[str, ...]) -> None:
    """Regeneration of every turn; what was taken stops the first of them."""
    for source in sources(deciding.table, who):
        creature = deciding.creature(who)
        stopped = any(one in hurt_by for one in source.stops)
        if stopped and creature.state != "up":
            regenerating.ask(deciding, who, source, hurt_by)
            return
        turns = rounds - stopped
        missing = numbers.maximum(deciding.table, who).value - creature.hp
        if turns and missing > 0 and source.amount.isdecimal():
            healing.mend(deciding, who, int(source.amount) * turns)


def sources(table: Encounter, who: Id) -> Iterator[numbers.Regrowth]:
    """All that gives it hit points back by itself and works now."""
    up = table.combatants[who].state == "up"
    yield from (one for one in numbers.traits_of_regrowth(table, who) if up or one.at_zero)
    for effect in numbers.working(table, who):
        if effect.ongoing and effect.ongoing.kind == "mend":
            yield numbers.regrowth_of(effect)


def wake(deciding: Deciding, who: Id) -> None:
    """A stable creature left alone long enough is back at 1 hit point (STAB-03)."""
    creature = deciding.creature(who)
    hours = creature.recovery_hours
    if creature.state != "stable" or creature.slept < hours * ROUNDS_AN_HOUR:
        return
    woken = rules.recovered(numbers.body_of(deciding.table, who), hours)
    dying.wake(deciding, who, "recovered", hp=woken.body.hp, reasons=woken.reasons)


def ask(deciding: Deciding, who: Id, hurt_by: tuple[str, ...]) -> None:
    """Each question of a turn once, however many turns went by."""
    creature: Combatant = deciding.creature(who)
    if not creature.takes_turns:
        return
    lapses.ask_death_save(deciding, who)
    for effect in creature.effects:
        if effect.ongoing and effect in numbers.working(deciding.table, who):
            lapses.ask_ongoing(deciding, who, effect, hurt_by)
        if effect.save:
            lapses.ask_save(deciding, who, effect)
    for name, needed in recharging.spent(deciding.table, who):
        prompts.ask_once(deciding, "recharge", who, dc=needed, subject=name)
