"""The rules at hand: a list to search as one types, with the card of what is chosen.

Opened on a creature, what lies on it stands first.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.reactive import var
from textual.screen import Screen

from tracker.i18n import screens_asking
from tracker.i18n.rules_at_hand import Entry, entries, kind_title, wording
from tracker.i18n.rules_at_hand.search import find
from tracker.i18n.screens_library import SEARCH
from tracker.tui import actions
from tracker.tui.action import moves
from tracker.tui.keyed import Keyed
from tracker.tui.plain import plain
from tracker.tui.screens.reading import Pages, ReadingScreen
from tracker.tui.widgets.foot import KeyLine
from tracker.tui.widgets.listed import over
from tracker.tui.widgets.painted import LOOKS, Span, Spans
from tracker.tui.widgets.rule_list import Row, RuleCard, RuleList, card_lines


class Showing(NamedTuple):
    """How a fight puts cards before its players."""

    cards: Callable[[], tuple[str, ...]]
    """What they see now."""
    toggle: Callable[[str], None]
    """Puts a card there, or takes it away."""


class CardScreen(ReadingScreen):
    """One entry to read, and in a fight to show."""

    def __init__(self, shown: Entry, showing: Showing | None = None) -> None:
        super().__init__()
        self._shown = shown
        self._showing = showing
        self.place = "card" if showing else "reading"

    def told(self, width: int) -> list[Spans]:
        """The card, and whether players see it."""
        found = list(card_lines(self._shown, width))
        if self._showing is None:
            return found
        seen = self._shown.key in self._showing.cards()
        said = screens_asking.players_see(self._shown.title, shown=seen)
        return [*found, (), (Span(plain(said), "strong" if seen else "dim"),)]

    def does(self, pressed: actions.Pressed) -> None:
        """Show it, beside what every reader does."""
        if pressed.id == "show" and self._showing is not None:
            self._showing.toggle(self._shown.key)
            self.query_one(Pages).draw()
            return
        super().does(pressed)


def listed(every: Sequence[Entry]) -> Iterator[Row]:
    """Entries under the headings of their kinds."""
    for kind, group in groupby(every, key=lambda one: one.kind):
        yield Row(kind_title(kind))
        yield from (Row(one.title, one) for one in group)


class RulesScreen(Keyed, Screen[None]):
    """A list to choose from and a card to read."""

    COMPONENT_CLASSES = LOOKS
    AUTO_FOCUS = None

    rows: var[tuple[Row, ...]] = var((), init=False)
    cursor: var[int] = var(0, init=False)
    head: var[str] = var("", init=False)
    chosen: var[Entry | None] = var(None, init=False)

    def __init__(
        self,
        first: Sequence[Entry] = (),
        who: str = "",
        showing: Showing | None = None,
        *,
        seeking: bool = False,
    ) -> None:
        """`seeking`: letters search from the start, for in a fight one looks something up."""
        super().__init__()
        self._seeking = seeking
        self._showing = showing
        self._entries = entries()
        self._first = tuple(first)
        self._who = who
        self._text = ""

    def compose(self) -> ComposeResult:
        """List and card, keys."""
        cls = RulesScreen
        with Horizontal(id="rules"):
            yield RuleList(id="entries").data_bind(cls.rows, cls.cursor, cls.head)
            yield RuleCard(id="entry").data_bind(cls.chosen)
        keys = KeyLine(id="keys")
        keys.place = "rules"
        yield keys

    def on_mount(self) -> None:
        """Everything."""
        self.look_for(SEARCH if self._seeking else "")

    def places(self) -> tuple[str, ...]:
        """While searching letters are letters."""
        return ("searching",) if self._text else ("rules",)

    def other(self, event: events.Key) -> None:
        """Letters of a search; the key that began it once more is none of them."""
        if self._text == SEARCH == event.character:
            return
        if self._text and event.character and event.is_printable:
            self.look_for(self._text + event.character)

    def does(self, pressed: actions.Pressed) -> None:
        """Read, search, move, leave."""
        page = self.query_one(RuleList).page
        match pressed.id:
            case "open":
                self.read()
            case "search":
                self.look_for(SEARCH)
            case "rub_out":
                self.look_for(self._text[:-1])
            case "stop" if self._seeking and self._text == SEARCH:
                self.dismiss()
            case "stop":
                self.look_for("")
            case "close":
                self.dismiss()
            case "show":
                self.show()
            case name:
                self.move(moves(page, len(self.rows)).get(name, 0))

    @on(RuleList.Clicked)
    def row_clicked(self, event: RuleList.Clicked) -> None:
        """A click chooses, a double click opens."""
        self.cursor = event.place
        self.move(0)
        if event.chain == 2:
            self.read()

    def move(self, steps: int) -> None:
        """Over headings."""
        if self.rows:
            self.cursor = over([one.entry for one in self.rows], self.cursor, steps)
        self.chosen = self.rows[self.cursor].entry if self.rows else None

    def look_for(self, text: str) -> None:
        """What fits, the best first; without letters everything under its headings."""
        self._text = text
        wanted = text.removeprefix(SEARCH)
        self.cursor = 0
        if wanted.strip():
            found = find(wanted, self._entries)
            self.rows = tuple(Row(one.title, one) for one in found.every)
        else:
            own = [Row(one.title, one) for one in self._first]
            top = (Row(wording.of_creature(plain(self._who))), *own) if own else ()
            self.rows = (*top, *listed(self._entries))
        title = wording.screen_title(len(self._entries))
        self.head = f"{text}▏ {title}" if text == SEARCH else f"{text}▏" if text else title
        self.query_one(KeyLine).place = self.places()[0]
        self.move(0)

    def read(self) -> None:
        """The card of what is under the cursor, on a screen of its own."""
        if self.chosen is not None:
            self.app.push_screen(CardScreen(self.chosen, self._showing))

    def show(self) -> None:
        """The card under the cursor to the players, or away from them; only in a fight."""
        if self.chosen is None or self._showing is None:
            return
        self._showing.toggle(self.chosen.key)
        seen = self.chosen.key in self._showing.cards()
        self.head = screens_asking.players_see(self.chosen.title, shown=seen)
