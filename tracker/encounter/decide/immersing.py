"""Who is wholly under water where the fight as a whole is not (WATER-01..04)."""

from tracker.encounter import commands as cmd
from tracker.encounter import marks
from tracker.encounter.decide import conditions, targets
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.refusals import Refused


def immerse(deciding: Deciding, command: cmd.Immerse) -> None:
    """`underwater TARGETS [off]`: whoever is there already is left alone."""
    moved = [
        who
        for who in targets.on_table(deciding, command.targets)
        if marks.bears(deciding.creature(who), marks.UNDERWATER) == command.off
    ]
    if not moved:
        raise Refused("nothing-changes")
    for who in moved:
        if command.off:
            for effect in tuple(marks.on(deciding.creature(who), marks.UNDERWATER)):
                conditions.end(deciding, who, effect, "hand")
        else:
            conditions.put(deciding, who, marks.mark(marks.UNDERWATER))
