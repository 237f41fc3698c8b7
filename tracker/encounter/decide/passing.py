"""The passing of a turn: one line's ends, the next one's begins, and what that does by itself.

Everything is derived from `order` and `acted`: the next line is the first that has not acted and
has someone to act, so nobody is skipped or comes twice, whoever arrives, moves, dies or leaves.
"""

from collections.abc import Sequence

from tracker.encounter import events as ev
from tracker.encounter import lines
from tracker.encounter.decide import (
    acting,
    aftermath,
    arrivals,
    clocks,
    idling,
    initiative,
    keeping,
    lapses,
    reaches,
    rerolling,
    uses,
)
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.decide.passage import Passing
from tracker.encounter.model import Budget, Id


def pass_turn(deciding: Deciding) -> None:
    """End the active line's turn and begin the next one; nobody to act stops the counter."""
    passing = Passing(deciding)
    if deciding.table.active:
        end_turn(passing, deciding.table.active)
    move_on(passing)
    close(passing)


def close(passing: Passing) -> None:
    """What follows from the passing by itself is its own too, with the dice it rolls."""
    deciding, table = passing.deciding, passing.deciding.table
    key = ("follows", passing.before.active, table.round, table.active, 0, "")
    with keeping.under_key(deciding, key):
        aftermath.settle(deciding)
    if not deciding.drawn[key]:
        del deciding.drawn[key]
    passing.close()


def begin_fight(deciding: Deciding) -> None:
    """The first turn of all: there is no passing to take back."""
    move_on(Passing(deciding))


def move_on(passing: Passing) -> None:
    """To the next line with someone to act, over a round's end if need be."""
    deciding = passing.deciding
    if not lines.next_to_act(deciding.table) and lines.someone_lives(deciding.table):
        skip_until(passing, "")
        tell_who_waited(deciding)
        begin_round(passing)
    coming = lines.next_to_act(deciding.table)
    if not coming:
        table = deciding.table
        deciding.happen(ev.PointerSet("", table.round, table.acted))
        return
    skip_until(passing, coming)
    begin_turn(passing, coming)


def tell_who_waited(deciding: Deciding) -> None:
    """Whoever put its turn off and did not come back for it let it go by."""
    table = deciding.table
    for line in table.order:
        if lines.delays(table, line) and line not in table.acted and table.living(line):
            deciding.happen(ev.TurnLetGo(line))


def begin_round(passing: Passing) -> None:
    """Nobody has acted yet; who was to come in this round comes (INIT-08, INIT-10)."""
    deciding = passing.deciding
    round_number = deciding.table.round + 1
    deciding.happen(ev.RoundBegan(round_number))
    rerolling.at_round(deciding)
    coming = [
        one.id
        for one in deciding.table.combatants.values()
        if not one.gone and 0 < one.enters_round <= round_number
    ]
    come_in(deciding, coming)
    arrivals.remind(deciding, coming)
    clocks.at_round(deciding)


def come_in(deciding: Deciding, who: Sequence[Id], *, rolls: bool = True) -> None:
    """Creatures from off-stage, each line with a roll if it has no total yet."""
    if not who:
        return
    deciding.happen(ev.EnteredStage(tuple(who)))
    moved: list[Id] = []
    for line_id, line in deciding.table.lines.items():
        needs = line.initiative is None and not line.hangs
        if rolls and needs and set(who) & set(line.members):
            with keeping.under_key(
                deciding, rerolling.key_of(deciding.table, "initiative", line_id)
            ):
                initiative.give(deciding, line_id, None)
            moved.append(line_id)
    if moved:
        initiative.place(deciding, moved)


def skip_until(passing: Passing, coming: Id) -> None:
    """Step over the lines before it that nobody acts for; their places still end durations."""
    deciding = passing.deciding
    anchors = lapses.anchors(deciding.table)
    for line in deciding.table.order:
        if line == coming:
            break
        table = deciding.table
        if line in table.acted:
            continue
        if lines.delays(table, line):
            lapses.end_due(deciding, line, "start")
            clocks.tick(deciding, line, "start")
            continue
        if table.living(line):
            continue
        left = lines.left(table, line) and anchors & set(table.lines[line].members)
        if not left and not lines.on_stage(table, line):
            continue
        lapses.end_due(deciding, line, "end")
        clocks.tick(deciding, line)
        deciding.happen(ev.TurnEnded(line, skipped=True))
        passing.passed.append(line)


def end_turn(passing: Passing, line: Id) -> None:
    """What ends at its end ends, what is asked is asked, and surprise is over (SURP-06)."""
    deciding = passing.deciding
    members = deciding.table.living(line)
    reaches.turn_over(deciding)
    lapses.end_due(deciding, line, "end")
    clocks.tick(deciding, line, "end")
    lapses.ask_at_end(deciding, [one.id for one in members])
    idle = idling.reminders(deciding.table, members)
    deciding.happen(ev.TurnEnded(line, skipped=not members, reasons=idle))
    for one in members:
        if deciding.creature(one.id).surprised:
            deciding.happen(ev.SurpriseSet(one.id, False))
    passing.passed.append(line)


def begin_turn(passing: Passing, line: Id) -> None:
    """Budgets are full, what ends at its start ends, what was readied is lost, then questions."""
    deciding = passing.deciding
    members = deciding.table.living(line)
    hurt_by = {one.id: one.hurt_by for one in members}
    if deciding.table.lines[line].begun == deciding.table.round:
        deciding.happen(ev.TurnBegan(line, deciding.table.round))
        return
    budgets = tuple((one.id, Budget()) for one in members)
    deciding.happen(ev.TurnBegan(line, deciding.table.round, budgets))
    lapses.end_due(deciding, line, "start")
    clocks.tick(deciding, line, "start")
    for one in members:
        acting.lose(deciding, one.id, "time")
        uses.turn_begins(deciding, one.id)
    lapses.ask_at_start(deciding, [one.id for one in members], hurt_by)


def begin_first_again(deciding: Deciding, tied: Sequence[Id]) -> None:
    """A tie at the top, settled before anyone acted, gives the first turn to another line."""
    table = deciding.table
    first = lines.next_to_act(table)
    untouched = table.round == 1 and table.passage is None
    if untouched and table.active in tied and first in tied and first != table.active:
        begin_turn(Passing(deciding), first)
