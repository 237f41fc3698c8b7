"""Screens whose unsaved work outlives a killed program: it is kept at every change, and offered.

What was left of the same file is asked about when the screen opens; from the library it is taken up
at once.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tracker.i18n import screens_rescue as words
from tracker.session import recovery
from tracker.session.recovery import Left, Recovery
from tracker.tui.keyed import Keyed
from tracker.tui.plain import plain

PLACE = "rescued"


class Rescuing(Keyed):
    """Mixed into a screen; `open_rescue` when it is mounted, `keep_work` whenever it changes."""

    def __init__(self, kind: str, taken: Left | None = None) -> None:
        super().__init__()
        self.recovery = Recovery(kind)
        self.offered = taken
        """What was left by a program that is gone, until it is answered."""
        self.at_once = taken is not None

    def target(self) -> Path | None:
        """The file it is about; None for something new."""
        raise NotImplementedError

    def work(self) -> Mapping[str, Any] | None:
        """What is to be kept; None when there is nothing to lose."""
        raise NotImplementedError

    def take_up(self, content: Mapping[str, Any]) -> None:
        """Put what was left onto the screen."""
        raise NotImplementedError

    def answered(self) -> None:
        """Go on; what was asked is settled."""
        raise NotImplementedError

    def open_rescue(self) -> None:
        """Take up what was chosen already, or ask about what is there."""
        if self.at_once:
            self.rescue("take_up")
            return
        left = self.recovery.left(self.target())
        if left is not None and left.problem is not None:
            self.refuse(left.problem)
        elif left is not None:
            self.offered = left
            self.say(words.question(recovery.time_of(left)))

    def rescue(self, answer: str) -> None:
        """Take it up, throw it away, or leave it for later."""
        left, self.offered = self.offered, None
        if left is None:
            return
        said = ""
        if answer == "take_up":
            self.take_up(left.content)
            said = words.taken_up(plain(recovery.name_of(left)))
        if answer != "later":
            recovery.discard(left)
        self.answered()
        self.say(said)

    def keep_work(self) -> None:
        """What stands on the screen, as far as it is not saved."""
        if self.offered is not None:
            return
        work = self.work()
        if work is None:
            self.recovery.drop()
        else:
            self.recovery.keep(self.target(), work)

    def keep(self) -> None:
        """The program is ended from outside: it is offered when it begins again."""
        self.keep_work()
