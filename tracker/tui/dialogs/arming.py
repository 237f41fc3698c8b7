"""A letter of a menu is its entry or the beginning of a word: it waits a moment which of them it is.

What follows at once is a word while an entry is called so, and then finds it; a letter alone does
its entry after the lull, or by Enter. What is no word was the letter of an entry and what is typed
into its dialog; an entry that would be done without a dialog is not done then.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from textual import events

from tracker.tui import finding, moments

if TYPE_CHECKING:
    from tracker.tui.dialogs.menu import Entry, Menu

LULL = 0.4
"""Seconds after which a letter alone is meant for its entry."""


class Armed:
    """The letters that have come, the first of them an entry's own."""

    def __init__(self, menu: Menu) -> None:
        self._menu = menu
        self._keys: list[events.Key] = []
        self._at = 0.0
        self.entry: Entry | None = None
        """Whose letter was the first, while it may be meant."""

    @property
    def begun(self) -> bool:
        """Whether a letter of an entry was the first."""
        return self.entry is not None

    @property
    def waits(self) -> bool:
        """Whether a letter alone has not been done yet."""
        return self.entry is not None and len(self._keys) == 1

    @property
    def text(self) -> str:
        """As typed."""
        return "".join(one.character or "" for one in self._keys)

    def drop(self) -> None:
        """Nothing waits: something else was done."""
        self.entry, self._keys = None, []

    def begin(self, entry: Entry, event: events.Key) -> bool:
        """Whether it waits: no word begins with a letter that is done at once."""
        if LULL <= 0 or not self._words(event.character or ""):
            return False
        self.entry, self._keys = entry, [event]
        self._at = moments.typed(self._menu.app)
        self._look_later(entry)
        return True

    def follow(self, event: events.Key) -> str:
        """Another sign behind the first: the word so far; empty where the entry was meant."""
        late = len(self._keys) == 1 and moments.typed(self._menu.app) - self._at >= LULL
        self._keys.append(event)
        if not late and self._words(self.text):
            return self.text
        if late or (self.entry is not None and self._menu.asks(self.entry.value)):
            self._do(self._keys[1:])
            return ""
        return self.text

    def enter(self, event: events.Key) -> None:
        """The entry is meant; Enter is for its dialog where it has one, as if one had waited."""
        asks = self.entry is not None and self._menu.asks(self.entry.value)
        self._do([event] if asks else [])

    def _words(self, text: str) -> bool:
        """Whether an entry is called so, or begins so."""
        from tracker.tui.dialogs.menu import said

        return bool(finding.find(text, self._menu.entries(), said))

    def _look_later(self, entry: Entry) -> None:
        self._menu.set_timer(LULL, partial(self.ripen, entry))

    def ripen(self, entry: Entry) -> None:
        """Nothing has followed; what waits for its turn was typed in time or not, and says so."""
        if not self.waits or self.entry is not entry:
            return
        here = self._menu.list.entry
        if not self._menu.is_current or here is None or here.value != entry.value:
            self.drop()
        elif self._menu.tracker.keys.waiting:
            self._look_later(entry)
        else:
            self._do([])

    def _do(self, rest: list[events.Key]) -> None:
        """The entry, then what was typed behind it."""
        entry = self.entry
        self.drop()
        if entry is not None:
            self._menu.tracker.keys.put_back(rest)
            self._menu.do_entry(entry.value)
