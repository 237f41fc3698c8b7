"""A Shield cast after the hit it answers: the blow is decided once more with the spell in it.

Only the last step that is no answer can be meant, as with every amended step.
"""

from typing import TYPE_CHECKING, NamedTuple

from tracker.encounter.model import Id
from tracker.encounter.refusals import Refused
from tracker.session import amending

if TYPE_CHECKING:
    from tracker.encounter.events import Attacked, Event
    from tracker.session.fight import Session
    from tracker.shorthand import Amend

WORD = "shielded="


class Answered(NamedTuple):
    """The last hit, as it would be against a Shield."""

    total: int
    ac: int
    misses: bool
    amend: "Amend"


def last_hit(session: "Session", who: Id, slot: int) -> Answered | None:
    """Of whoever casts it by a slot of that level, 0 as the list says; none where nobody just hit."""
    from tracker.shorthand import Amend

    number = amending.reach(session)
    if number == 1 or session.read_only or amending.verb(session, number) not in amending.BLOWS:
        return None
    hit = blow(session.step(number).events)
    if hit is None or hit.target != who or not hit.hit or WORD in session.line(number):
        return None
    amend = Amend(f"{WORD}{slot}", number)
    try:
        again = blow(session.preview(amend).events)
    except Refused:
        return None
    return Answered(again.total, again.ac, not again.hit, amend) if again else None


def too_late(session: "Session", who: Id) -> "Attacked | None":
    """The last hit, where it would have missed the AC that it has now from a spell cast since."""
    from tracker.encounter import numbers

    number = amending.reach(session)
    if number in (1, session.cursor) or not amending.is_reaction(session, session.cursor):
        return None
    hit = blow(session.step(number).events)
    if hit is None or hit.target != who or not hit.hit or hit.by_dm or hit.critical:
        return None
    more = numbers.armor_class(session.table, who).value
    more -= numbers.armor_class(session.state_at(number - 1), who).value
    return hit if hit.ac <= hit.total < hit.ac + more else None


def blow(events: "tuple[Event, ...]") -> "Attacked | None":
    """The attack of a step."""
    from tracker.encounter.events import Attacked

    return next((one for one in events if isinstance(one, Attacked)), None)
