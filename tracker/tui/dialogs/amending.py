"""A step once more, with the same dice and something different; answers given since come again.

What is chosen and what is typed hold together, so that neither silently wins.
"""

from collections.abc import Iterable

from tracker.encounter.refusals import Refused
from tracker.i18n import screens_amending as said
from tracker.i18n import screens_dialogs as words
from tracker.i18n.log import headlines
from tracker.session.amending import reach
from tracker.shorthand.request import Amend
from tracker.tui import veil
from tracker.tui.desk import Desk
from tracker.tui.dialogs.asking import choice, text
from tracker.tui.dialogs.fields import Choice, Field
from tracker.tui.dialogs.form import Asked, Dialog
from tracker.tui.plain import plain


class AmendDialog(Dialog):
    """Of one step; 0 is the last that is no answer. A row for each thing the step has a use for."""

    def __init__(self, desk: Desk, number: int = 0) -> None:
        self.number = number or reach(desk.session)
        super().__init__(desk)

    def heading(self) -> str:
        """What the step came to, in its first sentence; nobody else hears of it."""
        session = self.desk.session
        if veil.has_fallen():
            return words.heading("amend", words.step())
        step = session.step(self.number)
        told = headlines(step.events, session.state_at(self.number - 1))
        return words.heading("amend", plain((*told, step.line)[0]))

    def fields(self) -> Iterable[Field]:
        """What can be chosen, and whatever may be typed."""
        self.choices: list[Choice] = []
        for label, changes in said.changes().items():
            fitting = list(filter(self._fits, changes))
            if fitting:
                self.choices.append(choice(label, [("", said.as_it_was()), *fitting]))
        self.more = text("more", "amend")
        return (*self.choices, self.more)

    def request(self) -> Asked | None:
        """All of it together."""
        change = self._changes()
        return Amend(change, self.number) if change else None

    def _changes(self) -> str:
        said_so = (*(one.value for one in self.choices), self.more.value)
        return " ".join(part for part in said_so if part)

    def _fits(self, change: tuple[str, str]) -> bool:
        try:
            self.desk.session.preview(Amend(change[0], self.number))
        except Refused:
            return False
        return True
