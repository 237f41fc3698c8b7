"""Which party comes to a prepared encounter, and who of it stays at home."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical

from tracker.i18n import screens_prepare as words
from tracker.session.entries import Member
from tracker.tui.dialogs.boxed import Boxed
from tracker.tui.dialogs.fields import Changed, Choice, Option
from tracker.tui.dialogs.form import Title
from tracker.tui.dialogs.shares import Shares, Target
from tracker.tui.widgets.foot import KeyLine


class Picked(NamedTuple):
    """The party's file, and those who do not come."""

    file: str
    absent: tuple[str, ...]


class PartyPicking(Boxed[Picked]):
    """A choice of files, and a list of members to turn with ← and →."""

    def __init__(
        self, files: Sequence[str], chosen: str, members: Callable[[str], tuple[Member, ...]]
    ) -> None:
        """`members` tells who stands in a file."""
        super().__init__()
        self._members = members
        options = [Option("", words.no_party()), *(Option(one, one) for one in files)]
        self.file = Choice(words.party_file(), options, chosen)
        self.list = self._list(chosen)

    def _list(self, file: str) -> Shares:
        members = self._members(file)
        targets = [
            Target(one.name, one.name, words.level(one.level, guessed=one.guessed))
            for one in members
        ]
        found = Shares(targets, [Option(*pair) for pair in words.coming()])
        found.chosen = {one.name: 0 if one.present else 1 for one in members}
        return found

    def compose(self) -> ComposeResult:
        """Box, choice, members, keys."""
        with Vertical(classes="box"):
            yield Title(words.party_title())
            yield self.file
            yield self.list
            line = KeyLine(classes="dialog-keys")
            line.place = "dialog"
            yield line

    def on_mount(self) -> None:
        """Ready to turn members."""
        (self.list if self.list.targets else self.file).focus_first()

    @on(Changed)
    async def changed(self, event: Changed) -> None:
        """Another file has other members."""
        event.stop()
        names = {one.name for one in self._members(self.file.value)}
        if names != set(self.list.chosen):
            old, self.list = self.list, self._list(self.file.value)
            await self.mount(self.list, after=self.file)
            await old.remove()

    def apply(self) -> None:
        """With those who come."""
        self.dismiss(Picked(self.file.value, self.list.taking("none")))
