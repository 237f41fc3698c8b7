"""What goes beyond one fight, on the command line: tries, tails, and the party's file."""

from tracker.cli import DONE, UNWRITABLE, speech
from tracker.i18n import command_line as words
from tracker.i18n import party
from tracker.session import Session
from tracker.shorthand import BringBack, KeepParty, Restart


def carry_out(session: Session, request: Restart | BringBack | KeepParty) -> None:
    """Do it and say where one stands."""
    session.do(request)
    if isinstance(request, KeepParty):
        speech.say(party.chosen(request.whose))
    elif isinstance(request, Restart):
        speech.say(words.restarted(len(session.tails)))
    else:
        speech.say(words.brought_back(session.cursor))


def tell_of_party(session: Session) -> int:
    """What the party's file does not have yet: members who differ, or trouble with the disk."""
    for one in session.party.differences:
        speech.say(party.difference(*one))
    if session.party.differences:
        speech.say(party.how_to_choose())
    if session.party.problem is None:
        return DONE
    speech.complain(session.party.problem)
    return UNWRITABLE


def tell_of_others(session: Session) -> None:
    """Characters who stand in another fight under way too; a warning, no more."""
    from tracker.i18n.screens_fights import elsewhere
    from tracker.session.others import others

    who, fights = others(session)
    if fights:
        speech.say(elsewhere(who, fights))
