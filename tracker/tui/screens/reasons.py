"""The reasons of one step, each number followed down to the rule it rests on.

A line that names a rule is one to choose: Enter reads the rule's card.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from textual import on
from textual.app import ComposeResult
from textual.geometry import Size
from textual.reactive import var
from textual.screen import Screen

from tracker.i18n import screens_log as words
from tracker.i18n.catalogue import language
from tracker.i18n.derivation import BELOW, derivation
from tracker.i18n.rules_at_hand import Entry, entries
from tracker.session import Session
from tracker.tui import actions, signs
from tracker.tui.action import moves
from tracker.tui.keyed import Keyed
from tracker.tui.plain import plain, wrapped
from tracker.tui.widgets.foot import KeyLine, MessageLine
from tracker.tui.widgets.listed import Listed
from tracker.tui.widgets.painted import LOOKS, Painted, Span, Spans

RULE = re.compile(r"\b[A-Z]+-\d\d\b")
"""An id of the catalogue, as it stands behind a reason in every language."""


class Line(NamedTuple):
    """One sentence, or what explains it."""

    text: str
    below: bool
    cards: tuple[Entry, ...]


@cache
def by_rule(_language: str, _ascii: bool) -> dict[str, tuple[Entry, ...]]:
    """The cards that say each rule, in the language and the signs of the moment."""
    found: dict[str, tuple[Entry, ...]] = {}
    for one in entries():
        for rule in one.rules:
            found[rule] = (*found.get(rule, ()), one)
    return found


def lines_of(session: Session, number: int) -> Iterator[Line]:
    """What a step did, and below each how it came about."""
    known = by_rule(language(), signs.only_ascii())
    for said in derivation(session.step(number).events, session.state_at(number - 1)):
        text = said.removeprefix(BELOW)
        cards = (card for rule in RULE.findall(text) for card in known.get(rule, ()))
        yield Line(text, text != said, tuple(dict.fromkeys(cards)))


class ReasonList(Listed):
    """The lines, wrapped; the cursor stands on a whole line."""

    lines: var[tuple[Line, ...]] = var((), init=False)

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self._of: list[int] = []
        """Which line stands in each row."""

    def watch_lines(self) -> None:
        self.draw()
        self.scroll_to(y=0, animate=False, immediate=True, force=True)

    def count(self) -> int:
        """Lines, however many rows each takes."""
        return len(self.lines)

    def beside_cursor(self) -> tuple[int, int]:
        """All rows of its line."""
        rows = [y for y, place in enumerate(self._of) if place == self.cursor]
        return (rows[0], rows[-1]) if rows else (0, 0)

    def row_at(self, line: int) -> int:
        """The line that stands there."""
        return self._of[line] if 0 <= line < len(self._of) else -1

    def content(self, size: Size) -> list[Spans]:
        """Sentences strong, reasons below them; what leads to a rule has a sign."""
        found: list[Spans] = []
        self._of = []
        for place, line in enumerate(self.lines):
            here = place == self.cursor
            look = "cursor" if here else "" if line.below else "strong"
            indent = 5 if line.below else 3
            sign = "  " * line.below + ("›" if here else " ") + ("▸" if line.cards else " ")
            for nth, part in enumerate(wrapped(plain(line.text), max(8, size.width - indent - 1))):
                lead = f"{'' if nth else sign:<{indent}}"
                found.append((Span(lead, "key"), Span(part, look)))
                self._of.append(place)
        return found


class ReasonsScreen(Keyed, Screen[None]):
    """One step; left and right go to its neighbours."""

    COMPONENT_CLASSES = LOOKS
    AUTO_FOCUS = None
    tells_all = True

    lines: var[tuple[Line, ...]] = var((), init=False)
    cursor: var[int] = var(0, init=False)
    message: var[str] = var("", init=False)

    def __init__(self, session: Session, number: int = 0) -> None:
        super().__init__()
        self._session = session
        self.number = number or session.cursor
        self.head = ("", "")
        """Number, and what was typed: of the step as it was when it was looked up."""

    def compose(self) -> ComposeResult:
        """Which step, what was typed, its lines, keys."""
        yield Head(id="reasons-head")
        cls = ReasonsScreen
        yield ReasonList(id="reasons").data_bind(cls.lines, cls.cursor)
        yield MessageLine(id="message").data_bind(text=cls.message)
        keys = KeyLine(id="keys")
        keys.place = "reasons"
        yield keys

    def on_mount(self) -> None:
        """This step."""
        self.tell(self.number)

    def tell(self, number: int) -> None:
        """Another step, if there is one."""
        if 1 <= number <= self._session.length:
            self.number = number
            step = self._session.step(number)
            title = words.reasons_title(step.id, self._session.length)
            when = step.at.partition("T")[2][:5]
            self.head = title, words.typed_at(when, plain(step.line))
            self.lines = tuple(lines_of(self._session, number))
            self.cursor = 0
            self.query_one(Head).draw()

    def places(self) -> tuple[str, ...]:
        """Its own."""
        return ("reasons",)

    def say(self, text: str) -> None:
        """Until the next key."""
        self.message = text

    def does(self, pressed: actions.Pressed) -> None:
        """Read a rule, move, leave."""
        self.message = ""
        page = max(1, self.query_one(ReasonList).size.height - 1)
        match pressed.id:
            case "rule":
                self.read()
            case "earlier" | "later":
                # Whoever plays the fight may have taken steps back meanwhile.
                here = min(self.number, self._session.length)
                self.tell(here + (1 if pressed.id == "later" else -1))
            case "close":
                self.dismiss()
            case name:
                place = self.cursor + moves(page, len(self.lines)).get(name, 0)
                self.cursor = max(0, min(len(self.lines) - 1, place))

    @on(ReasonList.Clicked)
    def line_clicked(self, event: ReasonList.Clicked) -> None:
        """A click chooses, a double click reads the rule."""
        self.cursor = event.place
        if event.chain == 2:
            self.read()

    def read(self) -> None:
        """The card of the rule under the cursor; of several, the list of them."""
        cards = self.lines[self.cursor].cards if self.lines else ()
        if not cards:
            self.say(words.no_rule())
        elif len(cards) == 1:
            from tracker.tui.screens.rules import CardScreen

            self.app.push_screen(CardScreen(cards[0]))
        else:
            from tracker.tui.screens.rules import RulesScreen

            self.app.push_screen(RulesScreen(cards, words.this_line()))


class Head(Painted):
    """Which step it is, and its line."""

    def content(self, size: Size) -> list[Spans]:
        """Title, then the line, wrapped."""
        screen = self.screen
        if not isinstance(screen, ReasonsScreen):
            return []
        title, typed = screen.head
        found: list[Spans] = [(Span(f" {title}", "title"),)]
        return found + [
            (Span(f" {part}", "dim"),) for part in wrapped(typed, max(8, size.width - 1))
        ]
