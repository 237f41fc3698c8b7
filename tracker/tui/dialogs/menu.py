"""A dialog that is one list: an entry by its letter, by the cursor, or by what one types to find it.

What the entry under the cursor would do is shown below it, as in every dialog. An entry that has
questions of its own opens its dialog after this one.
"""

from collections.abc import Iterable, Sequence
from typing import ClassVar, NamedTuple

from textual import events, on
from textual.geometry import Size
from textual.message import Message

from tracker.i18n import screens_deeds
from tracker.tui import actions, finding
from tracker.tui.action import MOVES, moves
from tracker.tui.desk import Desk
from tracker.tui.dialogs import absent
from tracker.tui.dialogs.arming import Armed
from tracker.tui.dialogs.fields import Choice, Field, Option
from tracker.tui.dialogs.form import Asked, Dialog
from tracker.tui.plain import fit, plain
from tracker.tui.widgets.foot import KeyLine
from tracker.tui.widgets.painted import Span, Spans

NAME = 28
"""Cells of an entry's name."""


class Entry(NamedTuple):
    """One line of the list."""

    value: str
    label: str
    letter: str = ""
    note: str = ""
    against: str = ""
    """Why the rules would not have it now; it may be chosen all the same."""


def said(one: Entry) -> finding.Said:
    """By which words it is found."""
    return finding.Said(one.label, one.value, one.note)


class Listing(Choice):
    """The lines; keys come to it through the dialog."""

    can_focus = False
    counts = True
    scrolls = True

    class Doubled(Message):
        """A line was clicked twice."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        super().__init__("", ())
        self.set_classes("field field--menu")
        self.typed_text = ""
        self.entries: tuple[Entry, ...] = ()
        self.show(entries)

    def show(self, entries: Sequence[Entry]) -> None:
        """Other lines; the cursor stays on its entry."""
        self.entries = tuple(entries)
        self.choose_from([Option(one.value, one.label) for one in self.entries])

    @property
    def entry(self) -> Entry | None:
        """Under the cursor."""
        return self.entries[self.index] if self.entries else None

    def content(self, size: Size) -> Sequence[Spans]:
        """A line for each."""
        del size
        if not self.entries:
            return ((Span(screens_deeds.nothing_found(), "dim"),),)
        return [self._line(number, one) for number, one in enumerate(self.entries)]

    def _line(self, number: int, one: Entry) -> Spans:
        look = "cursor" if number == self.index else "dim" if one.against else "strong"
        note = " · ".join(part for part in (one.note, one.against) if part)
        key = Span(f"{one.letter} ", "key") if one.letter else Span("")
        return (key, Span(f" {fit(plain(one.label), NAME)} ", look), Span(plain(note), "dim"))

    def watch_index(self) -> None:
        """Keep the cursor in sight."""
        super().watch_index()
        top, height = self.scroll_offset.y, self.size.height
        if height and not top <= self.index < top + height:
            y = self.index if self.index < top else self.index - height + 1
            self.scroll_to(y=y, animate=False, immediate=True, force=True)

    def on_click(self, event: events.Click) -> None:
        """The line that is clicked; twice does it, even if another outcome has moved the lines."""
        event.prevent_default()
        place = event.y + self.scroll_offset.y
        if event.chain == 2:
            self.post_message(self.Doubled())
        elif 0 <= place < len(self.entries):
            self.index = place

    def move(self, action: str) -> None:
        """The cursor, by a line, a page or to an end."""
        rows = len(self.entries)
        by = moves(max(1, self.size.height), rows)[action]
        self.index = max(0, min(rows - 1, self.index + by))

    def focus_first(self) -> None:
        """The dialog has the keys."""

    def typed(self, character: str) -> bool:
        """The dialog has the letters."""
        del character
        return False


class Menu(Dialog):
    """Base: `entries` are the lines, `request` what the one under the cursor asks at once."""

    place = "menu"
    lettered: ClassVar[bool] = True

    def __init__(self, desk: Desk, start: str = "") -> None:
        self._start = start
        self._text: str | None = None
        """What is looked for; None while letters choose."""
        self.opens = ""
        """The entry whose dialog comes next; empty when the request was all."""
        self.armed = Armed(self)
        self._key: events.Key | None = None
        super().__init__(desk)

    def entries(self) -> Sequence[Entry]:
        """All lines."""
        raise NotImplementedError

    def fields(self) -> Iterable[Field]:
        """The list."""
        self.list = Listing(self.entries())
        values = [one.value for one in self.list.entries]
        if self._start in values:
            self.list.set_reactive(Choice.index, values.index(self._start))
        return (self.list,)

    def on_mount(self) -> None:
        """Where one left it."""
        self._place()
        self.call_after_refresh(self.list.watch_index)

    def settled(self) -> None:
        """The table may have moved under it."""
        self.list.show(self.found())

    def found(self) -> list[Entry]:
        """What fits the letters typed, the best first; typing errors do no harm."""
        return finding.find(self._text or "", self.entries(), said)

    def places(self) -> tuple[str, ...]:
        """Letters choose an entry, or find one."""
        return ("menu",) if self.lettered and self._text is None else ("finding",)

    def _place(self) -> None:
        self.query_one(KeyLine).place = self.places()[0]

    def on_key(self, event: events.Key) -> None:
        """Which key it is that the table is asked about."""
        self._key = event

    def action_do(self, place: str, action: str, key: str = "") -> None:
        """By a click: no key is meant."""
        self._key = None
        super().action_do(place, action, key)

    def other(self, event: events.Key) -> None:
        """Letters of a search, or behind a letter that has begun a word."""
        if not event.character or not event.is_printable:
            return
        if self.armed.begun:
            self.follow(event)
        elif self.places() == ("finding",):
            self.look_for((self._text or "") + event.character)
        else:
            return
        event.stop()

    def follow(self, event: events.Key) -> None:
        """A word so far, or what was typed behind an entry's letter."""
        if word := self.armed.follow(event):
            self.look_for(word)

    def press(self, pressed: actions.Pressed) -> None:
        """A letter waits for letters and Enter alone."""
        if pressed.id not in ("letter", "open"):
            self.armed.drop()
        super().press(pressed)

    def does(self, pressed: actions.Pressed) -> None:
        """Move, find, choose."""
        if pressed.id == "letter" and self.armed.begun and self._key is not None:
            self.follow(self._key)
            return
        if pressed.id == "open" and self.armed.waits and self._key is not None:
            self.armed.enter(self._key)
            return
        self.armed.drop()
        match pressed.id:
            case "open":
                self.apply()
            case "letter":
                self.choose(pressed.key)
            case "search":
                self.look_for("")
            case "rub_out":
                self.look_for((self._text or "")[:-1])
            case "stop":
                self.stop()
            case move if move in MOVES:
                self.list.move(move)
            case _:
                super().does(pressed)

    def stop(self) -> None:
        """Out of the search; out of the menu when there is none."""
        if not self._text and (self._text is None or not self.lettered):
            self.dismiss(None)
        else:
            self.look_for(None)

    def look_for(self, text: str | None) -> None:
        """Only what fits."""
        self._text = text
        self.list.show(self.found())
        if text:
            self.list.index = 0
        self._place()
        self.show_outcome()

    @on(Listing.Doubled)
    def doubled(self, event: Listing.Doubled) -> None:
        """As Enter."""
        event.stop()
        self.apply()

    def choose(self, letter: str) -> None:
        """By its letter."""
        for number, one in enumerate(self.list.entries):
            if one.letter == letter:
                self.list.index = number
                if self._key is None or not self.armed.begin(one, self._key):
                    self.apply()
                return

    def do_entry(self, value: str) -> None:
        """As by its letter, whatever the list shows."""
        self.look_for(None)
        values = [one.value for one in self.list.entries]
        if value in values:
            self.list.index = values.index(value)
            self.apply()

    def asks(self, value: str) -> bool:
        """Whether the entry has a dialog of its own."""
        raise NotImplementedError

    def apply(self) -> None:
        """Do it, or open its dialog."""
        entry = self.list.entry
        if entry is None or not self.is_current:
            return
        if self.asks(entry.value) and not absent.of(self.desk.table, self.about()):
            self.opens = entry.value
            self.dismiss(None)
            return
        super().apply()

    def at_once(self, value: str) -> Asked | None:
        """What an entry without a dialog asks."""
        raise NotImplementedError

    def request(self) -> Asked | None:
        """Of the entry under the cursor."""
        entry = self.list.entry
        return None if entry is None or self.asks(entry.value) else self.at_once(entry.value)

    def show_outcome(self, note: str = "") -> None:
        """With what was typed to find it."""
        if not note and self.places() == ("finding",):
            note = screens_deeds.looking_for(f"{self._text or ''}▏")
        super().show_outcome(note)
