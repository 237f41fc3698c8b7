"""The palette: everything that can be done on the present screen, found by what one types of it.

It is made from the table of keys and what the screen offers beside it; what is chosen goes through
the same gate as a key. What cannot be done now is dim, and says why when the cursor is on it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.geometry import Size
from textual.reactive import var
from textual.screen import ModalScreen

from tracker.i18n import screens_actions
from tracker.i18n import screens_palette as words
from tracker.session.chosen_lately import ChosenLately
from tracker.tui import actions, finding, settings_offered
from tracker.tui.action import MOVES, moves
from tracker.tui.keyed import ANYWHERE, Keyed
from tracker.tui.offer import Offer
from tracker.tui.plain import cut, fit, plain, wrapped
from tracker.tui.widgets.foot import KeyLine
from tracker.tui.widgets.listed import Listed
from tracker.tui.widgets.painted import LOOKS, Painted, Span, Spans, width_of

UNNAMED = MOVES.union({"rub_out", "letter", "digit"})
"""Actions that nobody looks for by name."""
NAME, VERB, KEY = 30, 14, 8
"""Cells of the columns, where there is room."""
BELOW = 2
"""Lines of what the one under the cursor does."""


def offers(screen: Keyed) -> Iterator[Offer]:
    """All that can be done there: first by the table, then what the screen finds beside it."""
    yield from by_table(screen)
    yield from screen.offers()
    yield from settings_offered.offers(screen.tracker)


def by_table(screen: Keyed) -> Iterator[Offer]:
    """The actions of the places that hold there."""
    known: set[str] = set()
    for place in (*screen.places(), ANYWHERE):
        for one in actions.TABLE[place]:
            if one.id in UNNAMED or one.id in known or one.id == "palette":
                continue
            known.add(one.id)
            pressed = actions.Pressed(place, one.id, one.keys[0] if one.keys else "")
            yield Offer(
                f"{place}.{one.id}",
                screens_actions.label(place, one.id),
                screens_actions.meaning(place, one.id),
                partial(screen.press, pressed),
                actions.first_key(place, one),
                actions.typed_as(place, one.verb),
                "" if one.id == "help" else screen.against(pressed),
            )


def said(one: Offer) -> finding.Said:
    """By which words it is found."""
    return finding.Said(one.label, one.typed, one.meaning)


class FoundOffers(Listed):
    """The lines; what was typed stands over them."""

    offers: var[tuple[Offer, ...]] = var((), init=False)

    def count(self) -> int:
        """Lines there are."""
        return len(self.offers)

    def watch_offers(self) -> None:
        self.draw()

    def content(self, size: Size) -> Sequence[Spans]:
        """A line for each; narrow ones without the verb, then without the meaning."""
        if not self.offers:
            return ((Span(f" {words.nothing_found()}", "dim"),),)
        return [self._line(place, one, size.width) for place, one in enumerate(self.offers)]

    def _line(self, place: int, one: Offer, width: int) -> Spans:
        here = place == self.cursor
        look = "cursor" if here else "dim" if one.against else "strong"
        name = max(8, min(NAME, width - KEY - 6))
        label = f"({plain(one.label)})" if one.against else f" {plain(one.label)} "
        line: Spans = (
            Span(f"{'›' if here else ' '}", "key"),
            Span(fit(label, name), look),
            Span(f" {fit(one.key, KEY)}", "" if one.against else "key"),
        )
        if width_of(line) + VERB + 1 < width:
            line = (*line, Span(fit(one.typed, VERB), "dim"))
        rest = width - width_of(line) - 2
        return (
            (*line, Span(f" {cut(plain(one.meaning), rest)}", "dim")) if rest > NAME // 2 else line
        )


class Below(Painted):
    """What the line under the cursor does, and why it cannot be done."""

    counts = True
    offer: var[Offer | None] = var(None, init=False)

    def watch_offer(self) -> None:
        self.draw()

    def content(self, size: Size) -> Sequence[Spans]:
        """Always as many lines, so that nothing moves."""
        found: list[Spans] = []
        if self.offer is not None:
            text, look = self.offer.meaning, "dim"
            if self.offer.against:
                text, look = self.offer.against, "warn"
            parts = wrapped(plain(text), max(8, size.width - 2))[:BELOW]
            found = [(Span(f" {part}", look),) for part in parts]
        return [*found, *[()] * (BELOW - len(found))]


class Sought(Painted):
    """What is looked for."""

    text: var[str] = var("", init=False)

    def watch_text(self) -> None:
        self.draw()

    def content(self, size: Size) -> Sequence[Spans]:
        """With a cursor of its own."""
        del size
        hint = () if self.text else (Span(f" {words.hint()}", "dim"),)
        return ((Span(f" {plain(self.text)}▏", "now"), *hint),)


class PaletteScreen(Keyed, ModalScreen[Offer | None]):
    """Dismissed with what was chosen."""

    COMPONENT_CLASSES = LOOKS
    AUTO_FOCUS = None

    found: var[tuple[Offer, ...]] = var((), init=False)
    cursor: var[int] = var(0, init=False)
    text: var[str] = var("", init=False)
    offer: var[Offer | None] = var(None, init=False)
    """Under the cursor."""

    def __init__(self, every: Sequence[Offer], recent: Sequence[str]) -> None:
        super().__init__()
        self._every = tuple(every)
        self._recent = {name: place for place, name in enumerate(recent)}

    def compose(self) -> ComposeResult:
        """What is typed, what fits, what it would do, keys."""
        cls = PaletteScreen
        with Vertical(classes="box"):
            yield Sought(id="sought").data_bind(cls.text)
            yield FoundOffers(id="offers").data_bind(cls.cursor, offers=cls.found)
            yield Below(id="below").data_bind(cls.offer)
            line = KeyLine(classes="dialog-keys")
            line.place = "palette"
            yield line

    def on_mount(self) -> None:
        """Everything, what was used last first."""
        self.look_for("")

    def places(self) -> tuple[str, ...]:
        """Letters are letters."""
        return ("palette",)

    def other(self, event: events.Key) -> None:
        """A letter more."""
        if event.character and event.is_printable:
            event.stop()
            self.look_for(self.text + event.character)

    def on_paste(self, event: events.Paste) -> None:
        """A word more."""
        event.stop()
        self.look_for(self.text + plain(event.text)[:80])

    def does(self, pressed: actions.Pressed) -> None:
        """Move, find, choose."""
        page = self.query_one(FoundOffers).page
        match pressed.id:
            case "open":
                self.choose()
            case "rub_out":
                self.look_for(self.text[:-1])
            case "stop":
                self.dismiss(None)
            case name:
                self.move(moves(page, len(self._every)).get(name, 0))

    def look_for(self, text: str) -> None:
        """Only what fits."""
        self.text = text
        last = len(self._recent)
        found = finding.find(text, self._every, said, lambda one: self._recent.get(one.id, last))
        self.found = tuple(found)
        self.move(-len(self._every))

    def move(self, by: int) -> None:
        """The cursor."""
        self.cursor = max(0, min(len(self.found) - 1, self.cursor + by))
        self.offer = self.found[self.cursor] if self.found else None

    @on(FoundOffers.Clicked)
    def row_clicked(self, event: FoundOffers.Clicked) -> None:
        """A click does it."""
        self.move(event.place - self.cursor)
        self.choose()

    def choose(self) -> None:
        """What is under the cursor, if it can be done."""
        offer = self.offer
        if offer is not None and not offer.against and self.is_current:
            self.dismiss(offer)


def open_palette(screen: Keyed) -> None:
    """Choose, then do it; what was chosen comes first the next time."""
    app = screen.tracker
    recent = app.recent = app.recent or ChosenLately()

    def chosen(offer: Offer | None) -> None:
        if offer is not None:
            recent.keep(offer.id)
            offer.does()

    app.push_screen(PaletteScreen(list(offers(screen)), recent.names()), chosen)
