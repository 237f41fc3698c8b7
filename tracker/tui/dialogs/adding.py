"""Creatures from the bestiary in the middle of a fight: a search, how many, with what."""

from collections.abc import Iterable

from tracker.i18n import screens_dialogs as words
from tracker.session import creatures
from tracker.tui.dialogs.asking import choice, quoted, text
from tracker.tui.dialogs.fields import Choice, Field, Option
from tracker.tui.dialogs.form import Dialog

MOST = 60


class AddDialog(Dialog):
    """What is found follows what is typed."""

    def heading(self) -> str:
        """What it is."""
        return words.heading("add")

    def fields(self) -> Iterable[Field]:
        """Name, findings, count and the rest."""
        self.name_field = text("name", "find")
        self.found = Choice(words.label("found"), ())
        self.count = text("count", "one")
        self.hp = choice("hp", words.hit_points())
        self.initiative = text("initiative", "initiative")
        self.side = choice("side", words.sides())
        self.hidden = choice("hidden", words.yes_no())
        self.library = creatures.library()
        self._searched = ""
        return (
            self.name_field, self.found, self.count, self.hp, self.initiative, self.side,
            self.hidden,
        )  # fmt: skip

    def settled(self) -> None:
        """Search anew when the name changed."""
        typed = self.name_field.value
        if typed == self._searched:
            return
        self._searched = typed
        names = self.library.search(typed, MOST) if typed else ()
        self.found.choose_from([Option(name, name) for name in names])

    def request(self) -> str | None:
        """The typed line."""
        if not self.found.value:
            return None
        parts = ["add", quoted(self.found.value)]
        if self.count.value:
            parts.append(f"x{self.count.value}")
        if self.hp.value != "avg":
            parts.append(f"hp={self.hp.value}")
        if self.initiative.value:
            parts.append(f"init={self.initiative.value}")
        if self.side.value != "foes":
            parts.append(f"side={self.side.value}")
        if self.hidden.value:
            parts.append("hidden")
        return " ".join(parts)
