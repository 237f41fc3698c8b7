"""What of a file is written for others to read, in which shape, and where to.

A file that is there is replaced only by a second Enter that follows the warning.
"""

from pathlib import Path
from typing import NamedTuple

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical

from tracker.encounter.refusals import Refused
from tracker.i18n import exporting as words
from tracker.i18n.refusals import refusal_lines
from tracker.session import Session, exporting
from tracker.session.exporting import Export
from tracker.session.log import EVERYTHING, Sieve
from tracker.storage import places
from tracker.tui.dialogs.boxed import Boxed
from tracker.tui.dialogs.fields import Changed, Choice, Option, TextField
from tracker.tui.dialogs.form import Title
from tracker.tui.plain import plain
from tracker.tui.widgets.foot import KeyLine
from tracker.tui.widgets.line import Told

EXPORTS = "exports"


class Sifted(NamedTuple):
    """An open fight's log."""

    session: Session
    sieve: Sieve = EVERYTHING


class ExportDialog(Boxed[str]):
    """Dismissed with what was written, as a sentence."""

    def __init__(
        self, path: Path, name: str, whats: tuple[str, ...], log: Sifted | None = None
    ) -> None:
        """`whats`: what the file has to give; `log`: an open fight's, as far as it is shown."""
        super().__init__()
        self._log = log
        self.path = path
        self.name_of = name
        pairs = [(what, format) for what in whats for format in exporting.FORMATS[what]]
        # Notes are what a DM wants of an encounter; JSON is for other tables.
        pairs.sort(key=lambda one: one[1] == "json")
        options = [Option("/".join(one), words.shape(*one)) for one in pairs]
        self.what = Choice(words.what(), options)
        self.place = TextField(words.place(), str(self.proposed()))
        self._proposed = self.place.value
        self._warned = ""
        """The place of which the warning was given."""

    def proposed(self) -> Path:
        """A file, or for creatures a folder, under the data folder."""
        what, format = self.chosen
        folder = places.data_folder() / EXPORTS
        name = places.file_name(self.name_of)
        return folder / (name if what == "creatures" else f"{name}{exporting.ENDINGS[format]}")

    @property
    def chosen(self) -> tuple[str, str]:
        """What, and as what."""
        what, _, format = self.what.value.partition("/")
        return what, format

    def compose(self) -> ComposeResult:
        """Box, choice, place, what is wrong, keys."""
        with Vertical(classes="box"):
            yield Title(words.export_title(self.name_of))
            yield self.what
            yield self.place
            yield Told("warn", id="export-told")
            line = KeyLine(classes="dialog-keys")
            line.place = "dialog"
            yield line

    def on_mount(self) -> None:
        """Ready to choose."""
        self.what.focus_first()

    @on(Changed)
    def changed(self, event: Changed) -> None:
        """Another shape has another ending, unless the place was typed."""
        event.stop()
        self.say("")
        self._warned = ""
        if self.place.value == self._proposed:
            self._proposed = str(self.proposed())
            self.place.input.value = plain(self._proposed)

    def say(self, text: str) -> None:
        """Below the fields."""
        self.query_one("#export-told", Told).text = text

    def texts(self, what: str, format: str) -> list[Export]:
        """Of the open fight its log as it is shown, all else from the file."""
        if what == "log" and self._log is not None:
            return [exporting.log_of(self._log.session, format, self._log.sieve)]
        return exporting.exported(what, str(self.path), format)

    def apply(self) -> None:
        """All texts are made before the first is written."""
        what, format = self.chosen
        to = self.place.value
        if not to.strip():
            self.say(words.no_place())
            return
        try:
            found = self.texts(what, format)
            several = what == "creatures"
            paths = [exporting.target(one, to, several=several) for one in found]
            again = self._warned == to
            there = [path for path in paths if exporting.taken(path)]
            if there and not again:
                self._warned = to
                self.say(words.replaces(str(there[0])))
                return
            for one, path in zip(found, paths, strict=True):
                exporting.write(one, path, replace=again)
        except Refused as refused:
            self.say(" ".join(line.strip() for line in refusal_lines(refused)[:3]))
        else:
            self.dismiss(words.written(to))
