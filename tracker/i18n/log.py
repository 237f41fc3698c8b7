"""A step of the history as lines of the log: one sentence for each event that deserves one."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tracker.encounter import events as ev
from tracker.encounter.apply import apply
from tracker.encounter.model import Encounter, Id
from tracker.i18n.catalogue import pgettext
from tracker.i18n.sentences import sentence
from tracker.i18n.sentences.damage import damage_headline
from tracker.i18n.sentences.table import hidden_all


def step_lines(events: Iterable[ev.Event], before: Encounter) -> list[str]:
    """The sentences of a step, each rendered against the table around its event."""
    return [said for _, said, _ in told(events, before)]


def told(
    events: Iterable[ev.Event], before: Encounter
) -> Iterator[tuple[ev.Event, str, Encounter]]:
    """Every event that has a sentence, with it and the table after; what goes without saying is left out."""
    table = before
    attackers: set[Id] = set()
    for event in events:
        after = apply(table, event)
        said = sentence(event, table, after)
        if isinstance(event, ev.Attacked):
            attackers.add(event.attacker)
        if said and not goes_without_saying(event, attackers):
            yield event, said, after
        table = after


def goes_without_saying(event: ev.Event, attackers: set[Id]) -> bool:
    """The action that an attack takes: it is news only when there was none left."""
    return isinstance(event, ev.BudgetSpent) and not event.over and event.who in attackers


class Headline(NamedTuple):
    """One line of the log, and what it was made from."""

    text: str
    events: tuple[ev.Event, ...]
    after: Encounter


def headlines(events: Iterable[ev.Event], before: Encounter) -> list[str]:
    """The sentences of a step: an attack and its damage as one, all that are revealed as one."""
    return [one.text for one in headed(events, before)]


def headed(events: Iterable[ev.Event], before: Encounter) -> list[Headline]:
    """The same, with the events of each and the table after them."""
    lines: list[Headline] = []
    last: ev.Event | None = None
    seen: list[ev.HiddenSet] = []
    for event, said, after in told(events, before):
        seen = alike(seen, event)
        if len(seen) > 1:
            lines[-1] = Headline(hidden_all(seen, before), tuple(seen), after)
        elif isinstance(event, ev.DamageTaken) and is_of(event, last):
            both = pgettext("headline", "{attack}: {damage}").format(
                attack=lines[-1].text, damage=damage_headline(event)
            )
            lines[-1] = Headline(both, (*lines[-1].events, event), after)
        else:
            lines.append(Headline(said, (event,), after))
        last = event
    return lines


def alike(seen: list[ev.HiddenSet], event: ev.Event) -> list[ev.HiddenSet]:
    """The run of creatures revealed, or concealed, that this event ends; empty for another one."""
    if not isinstance(event, ev.HiddenSet):
        return []
    return [*(seen if seen and seen[-1].hidden == event.hidden else ()), event]


def is_of(damage: ev.DamageTaken, before: ev.Event | None) -> bool:
    """Whether the sentence before is the attack that did this damage."""
    return isinstance(before, ev.Attacked) and before.hit and before.target == damage.target


def step_line(events: Iterable[ev.Event], before: Encounter) -> str:
    """A step in one line."""
    return "; ".join(headlines(events, before))


def aloud(text: str) -> list[str]:
    """What is read to the players, line by line, and that it is."""
    lines = text.splitlines()
    if not lines:
        return []
    return [pgettext("log", "Read aloud: {text}").format(text=lines[0]), *lines[1:]]


def new_notes(before: Encounter, after: Encounter) -> list[str]:
    """What a step brings without an event of its own: notes on the encounter, what is read aloud."""
    noted = after.notes.splitlines() if after.notes != before.notes else []
    return [*noted, *(aloud(after.read_aloud) if after.read_aloud != before.read_aloud else ())]
