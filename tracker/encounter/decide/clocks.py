"""Timers and counters: rows without hit points and without turns, that say so when they are full.

A timer ticks at most once a round: as the round begins, when the order comes to its own count, or
at the start or end of somebody's turn, whose place still counts when nobody acts there any more.
"""

from dataclasses import replace

from tracker.encounter import bounds
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.clocks import Clock
from tracker.encounter.decide import mustering, prompts, roster
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.model import Combatant, Encounter, Id
from tracker.encounter.refusals import Refused
from tracker.encounter.stat_block import StatBlock

KIND = "timer"
"""Of the question, which is a reminder."""
MOST = 9_999
OWN_SIDE = "table"
"""Counts stand on nobody's side."""


def start_timer(deciding: Deciding, command: cmd.StartTimer) -> None:
    """`timer "NAME" N …`: as `for N rounds`, it counts from the next round on."""
    rounds = within(command.rounds, least=1)
    if command.who:
        prompts.known(deciding, command.who)
    first = max(1, deciding.table.round)
    clock = Clock(rounds, 0, -1, command.at, command.who, ticked=first)
    arrive(deciding, "timer", command.name, clock, command.count, visible=command.visible)


def start_counter(deciding: Deciding, command: cmd.StartCounter) -> None:
    """`counter "NAME" N/M`."""
    clock = Clock(within(command.now), within(command.goal))
    arrive(deciding, "counter", command.name, clock, None, visible=command.visible)


def within(number: int, least: int = 0) -> int:
    """A count inside its bounds; refuses `out-of-bounds`."""
    if not least <= number <= MOST:
        raise Refused("out-of-bounds", what="counter", value=number, low=least, high=MOST)
    return number


def arrive(
    deciding: Deciding, kind: str, name: str, clock: Clock, count: int | None, *, visible: bool
) -> None:
    """The row comes in, at its count if it has one."""
    entry = cmd.Entry(
        StatBlock(bounds.name(name), 0, 0),
        kind=kind,
        side=OWN_SIDE,
        hidden=not visible,
        initiative=count,
        clock=clock,
    )
    mustered = mustering.muster(deciding.table, (entry,), deciding.chance)
    if mustered.kinds:
        deciding.happen(ev.KindsAdded(mustered.kinds))
    deciding.happen(*mustered.relabelled)
    for line in mustered.lines:
        roster.arrive(deciding, line, mustered.members(line), mustered.next_number)


def move(deciding: Deciding, command: cmd.MoveClock) -> None:
    """`counter NAME +1`: by hand."""
    row = prompts.known(deciding, command.who)
    if row.clock is None or row.gone:
        raise Refused("no-count", who=row.full_name)
    now = row.clock.now + command.change if command.exactly is None else command.exactly
    if now == row.clock.now:
        raise Refused("nothing-changes")
    put(deciding, row, replace(row.clock, now=within(now)), "hand")


def put(deciding: Deciding, row: Combatant, clock: Clock, why: str) -> None:
    """The new count, and the reminder when it is full; a count that moves on withdraws it."""
    before = row.clock.now if row.clock else 0
    deciding.happen(ev.ClockSet(row.id, before, clock, why))
    if clock.full:
        asked = any(one.kind == KIND and one.who == row.id for one in deciding.table.prompts)
        if not asked:
            prompts.ask_once(deciding, KIND, row.id, subject=row.name)
    else:
        prompts.withdraw(deciding, "ended", who=row.id, kind=KIND)


def tick(deciding: Deciding, line: Id, at: str = "") -> None:
    """What this moment of a line's turn moves; without `at` its place is only passed."""
    members = deciding.table.lines[line].members
    for row, clock in running(deciding.table):
        own = clock.at == "count" and row in members
        moment = clock.at == at or (not at and clock.at in ("start", "end"))
        if own or (moment and clock.who in members):
            run(deciding, row, clock)


def at_round(deciding: Deciding) -> None:
    """A round begins."""
    for row, clock in running(deciding.table):
        if clock.at == "round":
            run(deciding, row, clock)


def running(table: Encounter) -> list[tuple[Id, Clock]]:
    """Timers that are not full and have not ticked this round."""
    return [
        (one.id, one.clock)
        for one in table.combatants.values()
        if one.clock and not one.gone and one.clock.step and not one.clock.full
        if one.clock.ticked < table.round
    ]


def run(deciding: Deciding, row: Id, clock: Clock) -> None:
    """One tick."""
    moved = replace(clock, now=clock.now + clock.step, ticked=deciding.table.round)
    put(deciding, deciding.creature(row), moved, "time")
