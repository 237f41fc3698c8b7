"""Lines split off since a passing: taken back, each stands with its turn as its group did then."""

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
