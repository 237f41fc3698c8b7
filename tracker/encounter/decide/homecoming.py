"""After the fight the party's file follows its members: what changed of them goes back to it.

The event says what the file should hold, before and after; whoever owns files writes it. So undo
of the end, and of a rest behind it, writes the old values back.
"""

from tracker.encounter import events as ev
from tracker.encounter import party
from tracker.encounter.decide.deciding import Deciding


def keep(deciding: Deciding) -> None:
    """Say what of the members is not as their file has it; nothing while the fight goes on."""
    table = deciding.table
    if not table.ended or not table.party:
        return
    known = {one.who: one for one in table.party}
    after = tuple(one for one in party.members(table) if known.get(one.who, one) != one)
    if after:
        deciding.happen(ev.PartyKept(tuple(known[one.who] for one in after), after))
