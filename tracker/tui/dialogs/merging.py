"""Creatures of another file: which file, who of it, whether players see them, and when they come."""

from collections.abc import Iterable

from tracker.i18n import screens_fights as words
from tracker.storage import shelf
from tracker.tui import veil
from tracker.tui.dialogs.asking import quoted
from tracker.tui.dialogs.fields import Choice, Field, Option, TextField
from tracker.tui.dialogs.form import Asked, Dialog
from tracker.tui.plain import plain


class MergeDialog(Dialog):
    """Fights under way first, then prepared encounters; any other file by its path."""

    def heading(self) -> str:
        """What it is."""
        return words.merge_heading()

    def fields(self) -> Iterable[Field]:
        """File, who, when."""
        self.file = Choice(words.label("file"), self.files())
        self.path = TextField(words.label("path"), "", words.hint("path"))
        self.who = TextField(words.label("who"), "", words.hint("who"))
        self.hidden = Choice(words.label("hidden"), [Option(*one) for one in words.hidden()])
        self.round = TextField(words.label("round"), "", words.hint("round"))
        return (self.file, self.path, self.who, self.hidden, self.round)

    def files(self) -> list[Option]:
        """All others; their names are nobody else's business."""
        here = self.desk.session.path.resolve()
        return [
            Option(str(one.path), veil.whole(plain(words.fight_entry(one.name, one.round))))
            for one in (*shelf.fights(), *shelf.prepared())
            if one.path.resolve() != here and one.problem is None
        ]

    def seen_anew(self) -> None:
        """With their names, or without."""
        self.file.choose_from(self.files())
        super().seen_anew()

    def request(self) -> Asked | None:
        """The typed line."""
        path = self.path.value or self.file.value
        if not path:
            return None
        late = f"round {self.round.value}" if self.round.value else ""
        parts = ("merge", quoted(path), self.who.value, self.hidden.value, late)
        return " ".join(part for part in parts if part)
