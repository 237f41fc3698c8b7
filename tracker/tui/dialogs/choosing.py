"""A short list to choose one entry of, by its letter, the cursor or what one types to find it.

It is dismissed with the entry's value, or with nothing.
"""

from collections.abc import Sequence

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Vertical

from tracker.tui import actions, finding
from tracker.tui.action import MOVES
from tracker.tui.dialogs.boxed import Boxed
from tracker.tui.dialogs.form import Title
from tracker.tui.dialogs.menu import Entry, Listing
from tracker.tui.widgets.foot import KeyLine
from tracker.tui.widgets.line import Told

LETTERS = "abcdefghijklmnopqrstuvwxyz"


def said(one: Entry) -> finding.Said:
    """By which words it is found: values may be ids, which nobody types in part."""
    return finding.Said(one.label, one.against)


class Choosing(Boxed[str]):
    """Entries without a letter of their own get one in order."""

    def __init__(self, title: str, entries: Sequence[Entry]) -> None:
        super().__init__()
        letters = [*LETTERS, *[""] * len(entries)]
        self._entries = [
            one._replace(letter=one.letter or letters[place]) for place, one in enumerate(entries)
        ]
        self._title = title
        self._text: str | None = None
        self.list = Listing(self._entries)

    def compose(self) -> ComposeResult:
        """Title, list, what is looked for, keys."""
        with Vertical(classes="box"):
            yield Title(self._title)
            yield self.list
            yield Told("now", id="choosing-text")
            line = KeyLine(classes="dialog-keys")
            line.place = "menu"
            yield line

    def places(self) -> tuple[str, ...]:
        """Letters choose, or find."""
        return ("menu",) if self._text is None else ("finding",)

    def other(self, event: events.Key) -> None:
        """Letters of a search; a digit begins one, for it is nobody's letter."""
        if not event.character or not event.is_printable:
            return
        if self._text is not None or event.character.isdecimal():
            event.stop()
            self.look_for((self._text or "") + event.character)

    def does(self, pressed: actions.Pressed) -> None:
        """Move, find, choose, leave."""
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
                self.look_for(None)
            case move if move in MOVES:
                self.list.move(move)
            case _:
                super().does(pressed)

    def apply(self) -> None:
        """The entry under the cursor."""
        self.dismiss(self.list.entry.value if self.list.entry else None)

    @on(Listing.Doubled)
    def doubled(self, event: Listing.Doubled) -> None:
        """As Enter."""
        event.stop()
        self.apply()

    def choose(self, letter: str) -> None:
        """By its letter."""
        found = [one.value for one in self.list.entries if one.letter == letter]
        if found:
            self.dismiss(found[0])

    def look_for(self, text: str | None) -> None:
        """What is called just so, then what fits as in every menu; None: everything."""
        self._text = text
        sought = (text or "").casefold()
        same = [one for one in self._entries if one.value == sought]
        rest = [one for one in self._entries if one not in same]
        self.list.show([*same, *finding.find(sought, rest, said)])
        self.list.index = 0
        self.query_one("#choosing-text", Told).text = "" if text is None else f"{text}▏"
        self.query_one(KeyLine).place = self.places()[0]
