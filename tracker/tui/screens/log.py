"""The log of a whole fight: every line, sifted, with its reasons and the way back to that state.

It is read in stretches from the end, one between two keys, so that it opens at once however long the
evening was. Nothing happens to the fight but by undo, redo and bringing back, each asked twice.
"""

from collections.abc import Callable, Iterator

from textual import events, on
from textual.app import ComposeResult
from textual.reactive import var
from textual.screen import Screen

from tracker.encounter.model import Id
from tracker.i18n import screens_log as words
from tracker.session import Session, amending
from tracker.session import log as session_log
from tracker.session.log import EVERYTHING, LogLine, Sieve
from tracker.tui import actions, log_rows
from tracker.tui.action import moves
from tracker.tui.keyed import Keyed
from tracker.tui.plain import plain
from tracker.tui.screens import log_deeds
from tracker.tui.widgets.foot import KeyLine, MessageLine
from tracker.tui.widgets.line import Told
from tracker.tui.widgets.log_list import LogList
from tracker.tui.widgets.painted import LOOKS

SOON = 0.004
"""Seconds between two stretches: a key comes in between."""
FOLLOW = 0.5
"""Seconds between two looks whether somebody else played on."""
Moved = Callable[[str], None]
"""Told what was undone, redone or brought back."""


class LogScreen(Keyed, Screen[None]):
    """Newest line first under the cursor."""

    COMPONENT_CLASSES = LOOKS
    AUTO_FOCUS = None
    tells_all = True

    message: var[str] = var("", init=False)

    def __init__(self, session: Session, sieve: Sieve = EVERYTHING, *, moved: Moved) -> None:
        super().__init__()
        self.session = session
        self.sieve: Sieve = sieve
        self.moved = moved
        self.lines: list[LogLine] = []
        """Read so far, sifted or not."""
        self.shown: list[LogLine] = []
        """Those that pass."""
        self.with_tails = False
        self.asked = ""
        """What a second press of the same key would do."""
        self._rest: Iterator[tuple[int, list[LogLine]]] = iter(())
        self._first = 1
        self._read = session.table
        """The state up to which it was read."""
        self._typing: str | None = None
        self._spoke = False

    @property
    def complete(self) -> bool:
        """Whether all of it has been read."""
        return self._first <= 1

    @property
    def list(self) -> LogList:
        """The rows."""
        return self.query_one(LogList)

    def compose(self) -> ComposeResult:
        """Title, what is kept back, the list, the line under the cursor in full, keys."""
        yield Told("title", id="log-title")
        yield Told("warn", id="log-sieve")
        yield LogList(id="log-lines")
        yield Told("", id="log-detail")
        yield Told("dim", id="log-typed")
        yield MessageLine(id="message").data_bind(text=LogScreen.message)
        keys = KeyLine(id="keys")
        keys.place = "log"
        yield keys

    def on_mount(self) -> None:
        """From the end."""
        self.begin()
        self.set_interval(FOLLOW, self.follow)

    def follow(self) -> None:
        """A fight that is only watched goes on: at the end with it, else the cursor stays."""
        if self.session.table is self._read or self.app.screen is not self:
            return
        row = self.list.row
        last = row is None or self.list.cursor >= len(self.list.rows) - 1
        self.asked = ""
        self.begin(None if row is None or last else (row.step, row.nth))

    def begin(self, at: tuple[int, int] | None = None) -> None:
        """Read anew; the cursor on that line, else on the last."""
        self.lines, self.shown, self._read = [], [], self.session.table
        self._first = self.session.cursor + 1
        self._rest = session_log.backwards(self.session, self.session.cursor)
        self.list.show([], 0)
        self.read_on()
        while at is not None and not self.complete and self._first > at[0]:
            self.read_on()
        self.sift(self.sieve, at or (self.session.cursor, 1_000_000))
        self.set_timer(SOON, self.keep_reading)

    def keep_reading(self) -> None:
        """A stretch, and soon the next."""
        if self.is_attached and not self.complete:
            self.read_on()
            self.set_timer(SOON, self.keep_reading)

    def read_on(self) -> None:
        """One stretch more, above what is there."""
        found = next(self._rest, None)
        if found is None:
            self._first = 1
            return
        self._first, older = found
        passed = list(filter(self.sieve.passes, older))
        rows, table = self.list.rows, self.session.table
        new = log_rows.before(passed, self.shown, rows, table)
        came = len(new) - len(rows)
        self.lines, self.shown = [*older, *self.lines], [*passed, *self.shown]
        cursor = self.list.cursor + came if rows else 0
        self.list.show(new, cursor, came=came if rows else 0)
        if self.list.row is None or not self.list.row.chosen:
            self.list.go(len(new) - 1)
        self.tell()

    def sift(self, sieve: Sieve, at: tuple[int, int] | None = None) -> None:
        """Show what passes; the cursor stays with its line, or the nearest before it."""
        row = self.list.row
        at = at or ((row.step, row.nth) if row else (self.session.cursor, 0))
        self.sieve = sieve
        self.shown = [line for line in self.lines if sieve.passes(line)]
        rows = list(log_rows.rows_of(self.shown, self.session.table))
        if self.with_tails:
            rows += log_deeds.undone_rows(self.session, sieve)
        places = [n for n, row in enumerate(rows) if row.step and (row.step, row.nth) <= at]
        self.list.show(rows, 0)
        self.list.cursor = places[-1] if places else -1
        self.list.go(self.list.cursor if places else 0)
        self.tell()

    def tell(self) -> None:
        """Title, filters, and the line under the cursor."""
        title = words.title(len(self.shown), self.session.cursor, complete=self.complete)
        self.query_one("#log-title", Told).text = title
        kept = log_deeds.said(self.session, self.sieve)
        sieve = self.query_one("#log-sieve", Told)
        sieve.text = words.looking_for(f"{self._typing}▏") if self._typing is not None else kept
        sieve.display = bool(sieve.text)
        self.list.empty = words.nothing(sifted=self.sieve.sifts) if self.complete else ""
        self.tell_row()

    def tell_row(self) -> None:
        """What there is no room for in a row."""
        row = self.list.row
        step = log_deeds.step_of(self.session, row)
        self.query_one("#log-detail", Told).text = row.text if row and row.chosen else ""
        when = step.at.partition("T")[2][:5] if step else ""
        able = step is not None and amending.worth_it(self.session, step.id)
        head = words.step_head(step.id, when, plain(step.line), amends=able) if step else ""
        self.query_one("#log-typed", Told).text = head

    def places(self) -> tuple[str, ...]:
        """While looking for a text letters are letters."""
        return ("log",) if self._typing is None else ("sifting",)

    def say(self, text: str) -> None:
        """Until the next key."""
        self._spoke = True
        self.message = text

    def other(self, event: events.Key) -> None:
        """Letters of a text to look for."""
        if self._typing is not None and event.character and event.is_printable:
            event.stop()
            self.look_for(self._typing + event.character)

    def does(self, pressed: actions.Pressed) -> None:
        """Move, or what `log_deeds` has under the id."""
        self._spoke = False
        steps = moves(self.list.page, len(self.list.rows))
        if pressed.id in steps:
            self.list.go(self.list.cursor + steps[pressed.id])
            self.tell_row()
        else:
            log_deeds.DEEDS[pressed.id](self)
        if not self._spoke:
            self.message, self.asked = "", ""

    @on(LogList.Clicked)
    def row_clicked(self, event: LogList.Clicked) -> None:
        """A click chooses, a double click asks why."""
        self.list.go(event.place)
        self.tell_row()
        if event.chain == 2:
            log_deeds.DEEDS["why"](self)

    def look_for(self, text: str | None, *, drop: bool = False) -> None:
        """As one types; None: no more typing."""
        self._typing = text
        sought = "" if drop else text
        if sought is not None:
            self.sift(self.sieve._replace(words=tuple(sought.casefold().split())))
        self.query_one(KeyLine).place = self.places()[0]
        self.tell()

    @property
    def typing(self) -> str:
        """The text so far."""
        return self._typing or ""

    def toggle_who(self, who: Id) -> None:
        """Into the filter or out of it."""
        self.sift(self.sieve._replace(who=self.sieve.who ^ {who}))
