"""Every bound of an entry of an opening or of `add`, before anything is made of it."""

from tracker.encounter import bounds
from tracker.encounter import commands as cmd
from tracker.encounter.refusals import Refused
from tracker.rules.words import CONDITIONS


def check(entry: cmd.Entry) -> None:
    """Every bound of an entry."""
    bounds.within("count", entry.count)
    bounds.within("ac", entry.block.ac)
    bounds.within("hp", entry.block.max_hp)
    bounds.within("hp", entry.temp_hp)
    bounds.within("exhaustion", entry.exhaustion)
    bounds.within("round", entry.enters_round)
    bounds.note(entry.notes)
    if entry.initiative is not None:
        bounds.within("initiative", entry.initiative)
    for name in (entry.block.name, *entry.names):
        bounds.name(name)
    for cell in entry.places:
        bounds.cell(cell)
    lists = (("names", entry.names), ("features", entry.features), ("places", entry.places))
    for what, given in lists:
        if len(given) > entry.count:
            raise Refused("more-than-members", what=what, given=len(given), count=entry.count)
    for condition in entry.conditions:
        if condition not in CONDITIONS:
            raise Refused(
                "unknown-condition",
                name=condition,
                of=entry.block.name,
                known=", ".join(CONDITIONS),
            )
