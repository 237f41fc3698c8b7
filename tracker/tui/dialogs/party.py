"""The party's file was changed by somebody else: whose values hold, for all or member by member.

The harmless answer stands first: the file stays as it is.
"""

from collections.abc import Iterable

from tracker.encounter.model import Id
from tracker.i18n import party as words
from tracker.session.homecoming import Whose
from tracker.tui.desk import Desk
from tracker.tui.dialogs.fields import Choice, Field, Option
from tracker.tui.dialogs.form import Asked, Dialog
from tracker.tui.plain import plain
from tracker.tui.widgets.painted import Span

OURS = "ours"


class PartyDialog(Dialog):
    """Afterwards `chosen` says who is to be taken from which side."""

    def __init__(self, desk: Desk) -> None:
        self._differences = desk.session.party.differences
        super().__init__(desk)

    def heading(self) -> str:
        """What happened."""
        return words.title()

    def fields(self) -> Iterable[Field]:
        """All at once, then each."""
        self.all = Choice(words.everybody(), [Option(*one) for one in words.choices_for_all()])
        self.each = [
            Choice(plain(one.ours.name), [Option(*pair) for pair in words.choices()])
            for one in self._differences
        ]
        return (self.all, *self.each)

    def chosen(self) -> tuple[tuple[Whose, tuple[Id, ...]], ...]:
        """Members by whose values hold."""
        said = {
            one.ours.who: self.all.value or choice.value
            for one, choice in zip(self._differences, self.each, strict=True)
        }
        return (
            ("ours", tuple(who for who, whose in said.items() if whose == OURS)),
            ("theirs", tuple(who for who, whose in said.items() if whose != OURS)),
        )

    def request(self) -> Asked | None:
        """A word that it was answered; whoever opened the dialog asks it for the choice."""
        return OURS

    def show_outcome(self, note: str = "") -> None:
        """What the file has and what the fight leaves; no step of the fight."""
        del note
        self.asked = self.request()
        lines = [words.difference(*one) for one in self._differences]
        self.tell([(Span(plain(line), "warn"),) for line in lines])
