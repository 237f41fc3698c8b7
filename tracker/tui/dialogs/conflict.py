"""Two versions of the fight: which one the file shall be. The harmless answer stands first."""

from collections.abc import Iterable

from tracker.encounter.refusals import Refused
from tracker.i18n import screens_disk as words
from tracker.i18n.refusals import refusal
from tracker.tui.desk import Desk
from tracker.tui.dialogs.fields import Choice, Field, Option
from tracker.tui.dialogs.form import Asked, Dialog
from tracker.tui.widgets.painted import Span

OURS = "ours"


class Unasked(Choice):
    """It comes in the middle of typing: letters were meant for the fight, arrows alone choose."""

    def typed(self, character: str) -> bool:
        """Nothing moves."""
        del character
        return True


class ConflictDialog(Dialog):
    """Hands up `OURS` or the word for going on in the copy."""

    def __init__(self, desk: Desk, problem: Refused) -> None:
        self._problem = problem
        super().__init__(desk)

    def heading(self) -> str:
        """What happened."""
        return words.conflict_title()

    def fields(self) -> Iterable[Field]:
        """One choice."""
        self.way = Unasked("", [Option(*pair) for pair in words.conflict_choices()])
        return (self.way,)

    def request(self) -> Asked | None:
        """The word chosen."""
        return self.way.value

    def show_outcome(self, note: str = "") -> None:
        """Where the two versions are; no step of the fight."""
        del note
        self.asked = self.request()
        self.tell([(Span(refusal(self._problem), "warn"),)])
