"""`rules`: the reference as text. One thing is shown whole, of many the titles."""

from itertools import groupby

from tracker.cli import DONE, REFUSED, speech
from tracker.cli.arguments import Asked
from tracker.encounter.refusals import Refused
from tracker.i18n.rules_at_hand import Entry, entries, kind_title, wording
from tracker.i18n.rules_at_hand.search import find

WHOLE = 4
"""So many are shown whole, of more only titles."""


def rules(asked: Asked) -> int:
    """What fits the term; every title without one; near misses and 2 when nothing fits."""
    term = " ".join(asked.text)
    if not term:
        return listed(entries(), asked)
    found = find(term, entries())
    if not found.best:
        near = ", ".join(one.title for one in found.near)
        speech.complain(Refused("no-such-rule", word=term, near=near))
        return REFUSED
    if asked.json or len(found.best) > WHOLE:
        return listed((*found.best, *found.others), asked)
    for place, one in enumerate(found.best):
        if place:
            speech.say()
        say(one)
    if found.others:
        speech.say()
        speech.say(wording.further(one.title for one in found.others))
    return DONE


def say(one: Entry) -> None:
    """One entry whole."""
    speech.say(wording.heading(one))
    below = (*one.lines, wording.ids(one), wording.see_also(one))
    for line in filter(None, below):
        speech.say(f"  {line}")


def listed(found: tuple[Entry, ...], asked: Asked) -> int:
    """Titles under the headings of their kinds, or everything as JSON."""
    if asked.json:
        speech.say_json([wording.plain(one) for one in found])
        return DONE
    for kind, group in groupby(found, key=lambda one: one.kind):
        speech.say(kind_title(kind))
        for one in group:
            speech.say(f"  {one.title}")
    speech.say()
    speech.say(wording.how_to_look())
    return DONE
