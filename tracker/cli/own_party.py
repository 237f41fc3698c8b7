"""`party`: who belongs to the DM's own party, typed line by line."""

from tracker.cli import DONE, speech
from tracker.cli.arguments import Asked
from tracker.i18n import screens_party as words
from tracker.session import creatures
from tracker.session.party_making import Party, called, hit_points, level_said


def party(asked: Asked) -> int:
    """Take the lines, all of them or none; then say who is in it."""
    own = Party(creatures.library())
    if asked.remove:
        own.remove(asked.remove)
    if asked.text:
        own.say(", ".join(asked.text))
    for one in own.placed:
        if one.fault is not None:
            speech.complain(one.fault)
        elif one.entry is not None:
            numbers = words.numbers(level_said(one), hit_points(one), one.entry.block.ac)
            speech.say(words.row(called(one.raw), " ".join(numbers.split())))
    if own.relieved:
        speech.say(words.relieved())
    if own.of_example:
        speech.say(words.how_to_begin())
    return DONE
