"""A step of the history as lines of the log: one sentence for each event that deserves one."""

from collections.abc import Iterable

from tracker.encounter import events as ev
from tracker.encounter.apply import apply
from tracker.encounter.model import Encounter
from tracker.i18n.sentences import sentence


def step_lines(events: Iterable[ev.Event], before: Encounter) -> list[str]:
    """The sentences of a step, each rendered against the table around its event."""
    lines = []
    table = before
    for event in events:
        after = apply(table, event)
        said = sentence(event, table, after)
        if said:
            lines.append(said)
        table = after
    return lines


def step_line(events: Iterable[ev.Event], before: Encounter) -> str:
    """A step in one line."""
    return "; ".join(step_lines(events, before))
