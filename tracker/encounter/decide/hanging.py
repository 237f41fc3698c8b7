"""Who in an opening comes with whom: a line behind another, a timer at somebody's turn.

A file names the others by name, since nobody has an id before everybody is made.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from tracker.encounter import commands as cmd
from tracker.encounter.decide.mustering import Mustered
from tracker.encounter.model import Combatant, Id, Line
from tracker.encounter.refusals import Refused


def resolved(entries: Sequence[cmd.Entry], mustered: Mustered) -> Mustered:
    """Names as ids; refuses `unknown-creature`, `not-concentrating` and `hangs-in-a-circle`."""
    lines = {line.id: line for line in mustered.lines}
    creatures = {one.id: one for one in mustered.combatants}
    for entry, line in lines_of(entries, mustered.lines):
        if entry.clock and entry.clock.who:
            row = creatures[line.members[0]]
            anchor = named(entry.clock.who, mustered, line)
            creatures[row.id] = replace(row, clock=replace(entry.clock, who=anchor.id))
        if entry.hangs:
            lines[line.id] = hung(entry, line, named(entry.on, mustered, line), lines)
    no_circle(lines, creatures)
    return replace(mustered, lines=tuple(lines.values()), combatants=tuple(creatures.values()))


def lines_of(
    entries: Sequence[cmd.Entry], lines: Sequence[Line]
) -> Iterator[tuple[cmd.Entry, Line]]:
    """Each line with its entry; every character is a line of its own."""
    left = iter(lines)
    for entry in entries:
        for _ in range(entry.count if entry.kind == "pc" else 1):
            yield entry, next(left)


def named(name: str, mustered: Mustered, line: Line) -> Combatant:
    """The first creature of that name that does not stand in the line itself."""
    key = name.casefold()
    for one in mustered.combatants:
        answers = {one.name.casefold(), one.full_name.casefold(), one.handle}
        if one.id not in line.members and key in answers:
            return one
    raise Refused("unknown-creature", who=name)


def hung(entry: cmd.Entry, line: Line, on: Combatant, lines: dict[Id, Line]) -> Line:
    """The line behind that creature's; it goes with its concentration if the entry says so."""
    if entry.held and on.concentration is None:
        raise Refused("not-concentrating", who=on.full_name)
    host = next(one for one in lines.values() if on.id in one.members)
    total = host.initiative if entry.hangs == "with" else line.initiative
    held = on.id if entry.held else ""
    return replace(line, hangs=entry.hangs, on=host.id, initiative=total, held_by=held)


def no_circle(lines: dict[Id, Line], creatures: dict[Id, Combatant]) -> None:
    """Refuse lines that hang on each other."""
    for line in lines.values():
        above, steps = line, 0
        while above.on:
            above, steps = lines[above.on], steps + 1
            if above.id == line.id or steps > len(lines):
                who, on = (creatures[one.members[0]].full_name for one in (line, lines[line.on]))
                raise Refused("hangs-in-a-circle", who=who, on=on)
