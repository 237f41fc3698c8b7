"""The log as lines for the screen: the last steps in sentences, each worked out once."""

from tracker.encounter.history import Step
from tracker.i18n.log import headlines
from tracker.session import Session

LogLine = tuple[int, str]
"""Round and sentence."""


class Logbook:
    """Remembers the sentences of steps; a step decided again is another one."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, int, str], tuple[LogLine, ...]] = {}

    def tail(self, session: Session, steps: int = 12) -> tuple[LogLine, ...]:
        """Lines of the last steps before the cursor, oldest first."""
        first = max(1, session.cursor - steps + 1)
        numbers = range(first, session.cursor + 1)
        return tuple(
            line for number in numbers for line in self.lines(session, session.step(number))
        )

    def lines(self, session: Session, step: Step) -> tuple[LogLine, ...]:
        """Of one step."""
        key = (step.id, step.attempt, step.line)
        found = self._known.get(key)
        if found is None:
            before = session.state_at(step.id - 1)
            after = session.state_at(step.id)
            found = tuple((after.round, line) for line in headlines(step.events, before))
            self._known[key] = found
        return found
