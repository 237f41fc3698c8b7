"""The log from the newest step back, with the reasons of every number."""

from collections.abc import Iterator

from tracker.encounter.history import Step
from tracker.i18n import screens_library as words
from tracker.i18n.derivation import BELOW, derivation
from tracker.session import Session
from tracker.tui.plain import plain, wrapped
from tracker.tui.screens.reading import ReadingScreen
from tracker.tui.widgets.painted import Span, Spans

MOST = 200
"""Steps that are worked out at once."""


class WhyScreen(ReadingScreen):
    """Newest first: that is what one asks about."""

    def __init__(self, session: Session, number: int = 0) -> None:
        super().__init__()
        self._session = session
        self._first = number or session.cursor

    def told(self, width: int) -> list[Spans]:
        """Steps with their sentences and reasons."""
        found: list[Spans] = [(Span(f" {words.why_title()}", "title"),)]
        for number in range(self._first, max(0, self._first - MOST), -1):
            if 1 <= number <= self._session.cursor:
                found.append(())
                found.extend(self._step(self._session.step(number), width))
        return found

    def _step(self, step: Step, width: int) -> Iterator[Spans]:
        when = step.at.partition("T")[2][:5]
        head = words.step_number(step.id, when, plain(step.line))
        yield from indented(head, width, 1, "dim")
        for line in derivation(step.events, self._session.state_at(step.id - 1)):
            inner = line.removeprefix(BELOW)
            below = inner != line
            yield from indented(inner, width, 5 if below else 3, "" if below else "strong")


def indented(text: str, width: int, indent: int, look: str) -> Iterator[Spans]:
    """Wrapped under itself."""
    for part in wrapped(plain(text), max(8, width - indent)):
        yield (Span(" " * indent + part, look),)
