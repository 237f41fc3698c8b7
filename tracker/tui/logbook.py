"""The log as lines for the screen: the last steps in sentences, each worked out once."""

from collections.abc import Callable

from tracker.encounter.history import Step, fold
from tracker.encounter.model import Encounter
from tracker.session import Session

LogLine = tuple[int, str]
"""Round and sentence."""
Words = Callable[[Step, Encounter, Encounter], tuple[LogLine, ...]]


class Logbook:
    """Remembers the sentences of steps by their number."""

    def __init__(self, words: Words | None = None) -> None:
        """`words`: how a step is put into lines, the DM's own way unless something else is given."""
        self._said = words or said
        self._known: dict[int, tuple[LogLine, ...]] = {}

    def forget(self, number: int) -> None:
        """This step and those after it are not the same any more."""
        self._known = {known: lines for known, lines in self._known.items() if known < number}

    def note(self, step: Step, before: Encounter, after: Encounter) -> None:
        """A step that was just done; nothing has to be read again for it."""
        self.forget(step.id)
        self._known[step.id] = self._said(step, before, after)

    def tail(self, session: Session, steps: int = 8) -> tuple[LogLine, ...]:
        """Lines of the last steps that hold, oldest first; states are folded on, not looked up."""
        numbers = range(max(1, session.cursor - steps + 1), session.cursor + 1)
        table: Encounter | None = None
        for number in numbers:
            if number in self._known:
                table = None
                continue
            before = session.state_at(number - 1) if table is None else table
            step = session.step(number)
            table = fold(before, step.events)
            self._known[number] = self._said(step, before, table)
        return tuple(line for number in numbers for line in self._known[number])


def said(step: Step, before: Encounter, after: Encounter) -> tuple[LogLine, ...]:
    """A step in lines; setting up ends with the notes on the encounter."""
    from tracker.i18n.log import headlines, new_notes

    lines = (*headlines(step.events, before), *new_notes(before, after))
    return tuple((after.round, line) for line in lines)
