"""Over the history to a step, from the log or from a look back: said first, done when asked again."""

from collections.abc import Callable
from typing import Protocol

from tracker.i18n import screens_log as words
from tracker.session import Session
from tracker.tui import actions
from tracker.tui.plain import plain


class Asker(Protocol):
    """A screen that asks before it moves over the history."""

    asked: str
    """What a second press of the same key would do."""

    def say(self, text: str) -> None:
        """In its message line."""


def move(asker: Asker, session: Session, number: int, carry_out: Callable[[str], None]) -> None:
    """Say what it would be; the second press does it."""
    by = number - session.cursor
    key = actions.key_said("log", "go_here")
    line = plain(session.step(number).line)
    if not by:
        asker.say(words.here_already())
    elif not twice(asker, f"step {number}"):
        ask = words.undo_again if by < 0 else words.redo_again
        asker.say(ask(key, abs(by), line))
    else:
        carry_out(words.undone(-by) if by < 0 else words.redone(by))


def to(session: Session, number: int) -> None:
    """Undo or redo to just behind this step."""
    by = number - session.cursor
    if by < 0:
        session.undo(-by)
    elif by > 0:
        session.redo(by)


def twice(asker: Asker, what: str) -> bool:
    """Whether the same was asked just before."""
    asker.asked, before = what, asker.asked
    return before == what
