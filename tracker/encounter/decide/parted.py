"""Lines split off or joined since a passing.

Taken back, each that was split off stands with its turn as its group did then. Lines that were
joined have to stand alike, so nobody loses a turn or has two: where they did not, it goes further
back.
"""

from tracker.encounter.model import Encounter, Id, Passage
from tracker.encounter.replacing import replace


def with_their_groups(table: Encounter, passage: Passage) -> Passage:
    """Of a group that had acted they have acted; in the turn under way their own has begun."""
    parted = {line: whole for line in table.lines if (whole := then(table, passage, line)) != line}
    acted = passage.acted | {line for line, whole in parted.items() if whole in passage.acted}
    known = {line.id for line in passage.lines}
    begun = tuple(
        replace(table.lines[line], begun=passage.round)
        for line, whole in parted.items()
        if whole == passage.active and line not in known
    )
    return replace(passage, acted=acted, lines=(*passage.lines, *begun))


def then(table: Encounter, passage: Passage, line: Id) -> Id:
    """The line its members stood in before the passing."""
    cut_from = table.lines[line].cut_from if line in table.lines else ""
    new = cut_from and passage.number and int(line[1:]) >= passage.number
    return then(table, passage, cut_from) if new else line


def alike(table: Encounter, passage: Passage) -> bool:
    """Whether all who have been joined since were at the same point of their turns before it."""
    return all(
        standing(passage, then(table, passage, line.id)) == standing(passage, old)
        for line in table.lines.values()
        for old, number in line.met
        if int(old[1:]) < passage.number <= number
    )


def standing(passage: Passage, line: Id) -> str:
    """Where a line was with its turn."""
    if line == passage.active:
        return "now"
    return "after" if line in passage.acted else "before"
