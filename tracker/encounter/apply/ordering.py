"""Events of the order changed by hand and of mere counts."""

from tracker.encounter import events as ev
from tracker.encounter.apply.creatures import changed
from tracker.encounter.line import Line
from tracker.encounter.model import Encounter, Passage
from tracker.encounter.replacing import replace


def delayed(table: Encounter, event: ev.Delayed) -> Encounter:
    """The line waits; it has not acted."""
    old = table.lines[event.line]
    line = replace(old, delays=True, begun=event.begun or old.begun)
    return replace(table, lines={**table.lines, line.id: line})


def came_back(table: Encounter, event: ev.CameBack) -> Encounter:
    """The line is there again, its turn still to come."""
    line = replace(table.lines[event.line], delays=False, initiative=event.initiative)
    acted = table.acted - {line.id}
    return replace(table, lines={**table.lines, line.id: line}, acted=acted)


def swapped(table: Encounter, event: ev.LinesSwapped) -> Encounter:
    """Each has the other's total."""
    one, other = table.lines[event.line], table.lines[event.other]
    new = (
        replace(one, initiative=other.initiative, natural=other.natural),
        replace(other, initiative=one.initiative, natural=one.natural),
    )
    return replace(table, lines={**table.lines, **{line.id: line for line in new}})


def clock_set(table: Encounter, event: ev.ClockSet) -> Encounter:
    """The count as it is now."""
    return changed(table, event.who, clock=event.clock)


def begun_before(table: Encounter, line: Line) -> int:
    """What it had begun before this round: as the line it was cut from, which remembers."""
    whole = table.lines.get(line.cut_from, line)
    return 0 if whole.begun == table.round else whole.begun


def order_restored(table: Encounter, passage: Passage) -> Encounter:
    """Lines and order as they were before the passing; what cannot be put back is not in it."""
    filled = {who for who, old in passage.combatants if old.refilled}
    again = [
        replace(line, begun=begun_before(table, line))
        for line in table.lines.values()
        if line.begun > passage.round
        or (line.begun == table.round and not filled.isdisjoint(line.members))
    ]
    if not (passage.lines or passage.order or again):
        return table
    restored = {line.id: line for line in (*again, *passage.lines)}
    return replace(
        table,
        lines={**table.lines, **restored},
        order=passage.order or table.order,
        ties=passage.ties if passage.order else table.ties,
    )
