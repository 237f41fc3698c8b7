"""The library: fights in progress first, then prepared encounters, examples and the party.

A prepared encounter is never played itself: opening it plays a copy.
"""

from collections.abc import Iterable
from pathlib import Path

from textual import events, on
from textual.app import ComposeResult
from textual.reactive import var
from textual.screen import Screen

from tracker.encounter.refusals import Refused
from tracker.encounter.word_starts import folded
from tracker.i18n import screens_fights, screens_prepare
from tracker.i18n import screens_library as words
from tracker.session import open_session
from tracker.storage import lock
from tracker.storage.backups import take_backup
from tracker.storage.faults import Locked, Unreadable
from tracker.tui import actions
from tracker.tui.action import moves
from tracker.tui.keyed import ShowsAll, in_short
from tracker.tui.messages import PlayFight, TakeTour
from tracker.tui.offer import Offer
from tracker.tui.plain import plain as clean
from tracker.tui.screens import library_help, library_rows, rescues
from tracker.tui.widgets.foot import KeyLine, MessageLine
from tracker.tui.widgets.listed import over
from tracker.tui.widgets.painted import LOOKS
from tracker.tui.widgets.shelves import Entry, Shelves

WATCH, BACKUP = "watch", "backup"
"""What a second Enter may do with a file that cannot be played as it is."""


class LibraryScreen(ShowsAll, Screen[None]):
    """A list to choose from."""

    COMPONENT_CLASSES = LOOKS
    AUTO_FOCUS = None

    entries: var[tuple[Entry, ...]] = var((), init=False)
    cursor: var[int] = var(0, init=False)
    query_text: var[str] = var("", init=False)
    message: var[str] = var("", init=False)

    def __init__(self) -> None:
        super().__init__()
        self._all: tuple[Entry, ...] = ()
        self._refused: Path | None = None
        self._offered = ""
        self._breaking: Path | None = None
        """Whose lock the same key would break."""

    def compose(self) -> ComposeResult:
        """List, message, keys."""
        cls = LibraryScreen
        yield Shelves(id="shelves").data_bind(cls.entries, cls.cursor, cls.query_text)
        yield MessageLine(id="message").data_bind(text=cls.message)
        keys = KeyLine(id="keys")
        keys.place = "library"
        yield keys.data_bind(cls.cursor, table=cls.entries)

    def on_screen_resume(self) -> None:
        """Also after a fight, which is where the cursor stands now."""
        self._all = library_rows.read()
        left = self.tracker.take_left() or self._here()
        self.find(self.query_text)
        self.stand_on(left)
        self.call_after_refresh(rescues.tell, self)

    def places(self) -> tuple[str, ...]:
        """While searching letters are letters."""
        return ("searching",) if self.query_text else ("library",)

    def other(self, event: events.Key) -> None:
        """Letters of a search."""
        if self.query_text and event.character and event.is_printable:
            self.find(self.query_text + event.character)

    def does(self, pressed: actions.Pressed) -> None:
        """Open, search, move, leave."""
        self.message = ""
        page = self.query_one(Shelves).page
        match pressed.id:
            case "open":
                self.open_one()
            case "search":
                self.find(words.SEARCH)
            case "rub_out":
                self.find(self.query_text[:-1])
            case "stop":
                self.find("")
            case "new":
                self.prepare(None)
            case "prepare":
                self.prepare_one()
            case "creatures":
                self.show_creatures()
            case "party":
                self.show_party()
            case "export":
                self.export()
            case "break_lock":
                self.break_lock()
            case "recover":
                rescues.take_up(self)
            case "tour":
                self.post_message(TakeTour())
            case "rules":
                self.show_rules()
            case "quit":
                self.app.exit(0)
            case name:
                self.move(moves(page, len(self.entries)).get(name, 0))

    @on(Shelves.Clicked)
    def row_clicked(self, event: Shelves.Clicked) -> None:
        """A click chooses, a double click opens."""
        self.cursor = event.place
        self.move(0)
        if event.chain == 2:
            self.open_one()

    def say(self, text: str) -> None:
        """In the message line."""
        self.message = text

    def move(self, steps: int) -> None:
        """Over headings."""
        if not self.entries:
            return
        self.cursor = over([one.path for one in self.entries], self.cursor, steps)
        self._refused = self._breaking = None

    def _here(self) -> Path | None:
        """The file under the cursor."""
        return self.entries[self.cursor].path if self.entries else None

    def stand_on(self, path: Path | None) -> None:
        """The cursor on a file, if it is listed."""
        there = path and path.resolve()
        places = (
            n for n, one in enumerate(self.entries) if one.path and one.path.resolve() == there
        )
        self.cursor = next(places, self.cursor)

    def find(self, text: str) -> None:
        """Rows with this in their name; headings go."""
        self.query_text = text
        self.query_one(KeyLine).place = self.places()[0]
        wanted = folded(text.removeprefix(words.SEARCH))
        self.cursor = 0
        self.entries = tuple(
            one for one in self._all if not text or (one.path and wanted in folded(one.name))
        )
        self.move(0)

    def offers(self) -> Iterable[Offer]:
        """Every file."""
        return library_help.offers(self)

    def against(self, pressed: actions.Pressed) -> str:
        """Why it cannot be done with what is under the cursor."""
        return library_help.against(self, pressed)

    def help_places(self) -> tuple[str, ...]:
        """Here, and what is likely next."""
        return ("library", "fight", "prompt", "pick", "dialog", "typed")

    def show_rules(self) -> None:
        """The rules at hand."""
        from tracker.tui.screens.rules import RulesScreen

        self.app.push_screen(RulesScreen())

    def prepare_one(self) -> None:
        """Edit what is under the cursor, if it is a prepared encounter."""
        entry = self.entries[self.cursor] if self.entries else None
        if entry is not None and entry.party:
            self.show_party()
        elif entry is None or entry.path is None or not entry.prepared:
            self.message = screens_prepare.only_prepared()
        else:
            self.prepare(entry.path)

    def prepare(self, path: Path | None) -> None:
        """A new encounter, or one to be edited."""
        from tracker.tui.screens.prepare import begin

        try:
            self.app.push_screen(begin(path))
        except Refused as refused:
            self.refuse(refused)

    def show_party(self) -> None:
        """The DM's own party, to be edited."""
        from tracker.tui.screens.party import begin

        try:
            self.app.push_screen(begin())
        except Refused as refused:
            self.refuse(refused)

    def show_creatures(self) -> None:
        """All creatures, one's own to be edited."""
        from tracker.session import creatures
        from tracker.tui.screens.creatures import CreaturesScreen

        self.app.push_screen(CreaturesScreen(creatures.library()))

    def export(self) -> None:
        """What is under the cursor, for others to read."""
        from tracker.i18n import exporting
        from tracker.tui.dialogs.exporting import ExportDialog

        entry = self.entries[self.cursor] if self.entries else None
        if entry is None or entry.path is None or entry.bad:
            self.message = exporting.nothing_to_export()
            return
        played = () if entry.prepared else ("log",)
        whats = ("party",) if entry.party else ("encounter", *played, "creatures")
        self.app.push_screen(ExportDialog(entry.path, entry.name, whats), self.was_exported)

    def was_exported(self, said: str | None) -> None:
        """Say what was written."""
        self.message = said or ""

    def offer(self, path: Path, what: str, refused: Refused) -> None:
        """Say what is wrong with a file, and what Enter does now."""
        self._refused, self._offered = path, what
        # What to press stands first: a long path may take the rest off the screen.
        self.message = f"{words.offers().get(what, '')} {in_short(refused)}".strip()

    def break_lock(self) -> None:
        """Take a fight from another machine: the first time it says who has it, the second it does."""
        path = self._here()
        again = path is not None and self._breaking == path
        self._breaking = self._refused = None
        if path is None or not lock.lock_of(path).exists():
            self.message = screens_fights.not_locked()
        elif not lock.is_elsewhere(path):
            self.message = screens_fights.locked_here()
        elif again:
            lock.break_lock(path)
            self.open_one()
        else:
            self._breaking = path
            self.message = screens_fights.break_question(*self._owner(path))

    def _owner(self, path: Path) -> tuple[str, str]:
        """Who has the lock: host, and since when."""
        owner = lock.read_owner(lock.lock_of(path))
        return clean(str(owner.get("host", ""))), clean(str(owner.get("since", "")))

    def open_one(self) -> None:
        """Play what is under the cursor; what cannot be played can be watched, or taken from a backup."""
        path = self._here()
        if path is None:
            return
        if self.entries[self.cursor].party:
            self.show_party()
            return
        again = self._offered if path == self._refused else ""
        self._refused = None
        try:
            if again == BACKUP:
                take_backup(path)
            watch = again == WATCH
            session = open_session(path, play=not watch, read_only=watch, fast=True)
        except Locked as refused:
            self.offer(path, WATCH, refused)
            if lock.is_elsewhere(path):
                self.message = screens_fights.held_elsewhere(*self._owner(path))
        except Unreadable as refused:
            self.offer(path, BACKUP if refused.backup else "", refused)
        except Refused as refused:
            self.offer(path, "", refused)
        else:
            self.find("")
            self.post_message(PlayFight(session))
