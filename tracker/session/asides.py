"""What a line may ask that makes no step: moves over the history, and the word about the party."""

from typing import TYPE_CHECKING

from tracker.encounter.refusals import Refused
from tracker.shorthand import (
    Aside,
    BringBack,
    KeepParty,
    Log,
    Look,
    Redo,
    Restart,
    Summary,
    Undo,
    Why,
)

if TYPE_CHECKING:
    from tracker.session.fight import Session


def carry_out(session: "Session", request: Aside) -> None:
    """Do it; what is only to be told (`why`, `log`) changes nothing."""
    match request:
        case Undo(count, to):
            session.undo(back_to(session, to) if to else count)
        case Redo(count):
            session.redo(count)
        case Restart(fresh):
            session.restart(fresh=fresh)
        case BringBack(number):
            session.bring_back((number or len(session.tails)) - 1)
        case KeepParty(whose, who):
            session.party.choose(whose, who)
        case Why() | Summary() | Log() | Look():
            pass


def back_to(session: "Session", number: int) -> int:
    """How many steps stand behind this one. Refuses one that is not behind us."""
    if not 1 <= number < session.cursor:
        raise Refused("undo-to", number=number, last=session.cursor)
    return session.cursor - number
