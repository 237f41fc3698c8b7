"""What a line may ask that makes no step: moves over the history, and the word about the party."""

from typing import TYPE_CHECKING

from tracker.shorthand import Aside, BringBack, KeepParty, Redo, Restart, Summary, Undo, Why

if TYPE_CHECKING:
    from tracker.session.fight import Session


def carry_out(session: "Session", request: Aside) -> None:
    """Do it; what is only to be told (`why`, `summary`) changes nothing."""
    match request:
        case Undo(count):
            session.undo(count)
        case Redo(count):
            session.redo(count)
        case Restart(fresh):
            session.restart(fresh=fresh)
        case BringBack(number):
            session.bring_back((number or len(session.tails)) - 1)
        case KeepParty(whose, who):
            session.party.choose(whose, who)
        case Why() | Summary():
            pass
