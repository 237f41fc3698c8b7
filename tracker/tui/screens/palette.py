"""The palette: everything that can be done on the present screen, found by what one types of it.

It is made from the table of keys and what the screen offers beside it; what is chosen goes through
the same gate as a key. What cannot be done now is dim, and says why when the cursor is on it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.geometry import Size
from textual.message import Message
from textual.reactive import var
from textual.screen import ModalScreen

from tracker.i18n import screens_actions
from tracker.i18n import screens_palette as words
from tracker.tui import actions, finding, settings_offered
from tracker.tui.keyed import ANYWHERE, Keyed
from tracker.tui.offer import Offer
from tracker.tui.plain import cut, fit, plain, wrapped
from tracker.tui.widgets.foot import KeyLine
from tracker.tui.widgets.painted import LOOKS, Painted, Span, Spans, width_of

if TYPE_CHECKING:
    from tracker.tui.app import TrackerApp

MOVES = frozenset(
    {"up", "down", "page_up", "page_down", "first", "last", "rub_out", "letter", "digit"}
)
"""Actions that nobody looks for by name."""
NAME, VERB, KEY = 30, 14, 8
"""Cells of the columns, where there is room."""
BELOW = 2
"""Lines of what the one under the cursor does."""


def offers(screen: Keyed) -> Iterator[Offer]:
    """All that can be done there: first by the table, then what the screen finds beside it."""
    yield from by_table(screen)
    yield from screen.offers()
    yield from settings_offered.offers(_app(screen))


def by_table(screen: Keyed) -> Iterator[Offer]:
    """The actions of the places that hold there."""
    known: set[str] = set()
    for place in (*screen.places(), ANYWHERE):
        for one in actions.TABLE[place]:
            if one.id in MOVES or one.id in known or one.id == "palette":
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


class OfferList(Painted):
    """The lines; what was typed stands over them."""

    offers: var[tuple[Offer, ...]] = var((), init=False)
    cursor: var[int] = var(0, init=False)
    text: var[str] = var("", init=False)
    scrolls = True

    class Clicked(Message):
        """A line was clicked."""

        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    def watch_offers(self) -> None:
        self.draw()

    def watch_cursor(self) -> None:
        self.draw()
        self.show_cursor()

    def show_cursor(self) -> None:
        """Keep it in sight."""
        top, height = self.scroll_offset.y, self.size.height
        if height and not top <= self.cursor < top + height:
            y = self.cursor if self.cursor < top else self.cursor - height + 1
            self.scroll_to(y=y, animate=False, immediate=True, force=True)

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

    def on_click(self, event: events.Click) -> None:
        """Which line."""
        place = event.y + self.scroll_offset.y
        if 0 <= place < len(self.offers):
            event.stop()
            self.post_message(self.Clicked(place))


class Below(Painted):
    """What the line under the cursor does, and why it cannot be done."""

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

    def __init__(self, every: Sequence[Offer], recent: Sequence[str]) -> None:
        super().__init__()
        self._every = tuple(every)
        self._recent = {name: place for place, name in enumerate(recent)}
        self._text = ""

    def compose(self) -> ComposeResult:
        """What is typed, what fits, what it would do, keys."""
        with Vertical(classes="box"):
            yield Sought(id="sought")
            yield OfferList(id="offers")
            yield Below(id="below")
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
            self.look_for(self._text + event.character)

    def on_paste(self, event: events.Paste) -> None:
        """A word more."""
        event.stop()
        self.look_for(self._text + plain(event.text)[:80])

    def does(self, pressed: actions.Pressed) -> None:
        """Move, find, choose."""
        found = self.query_one(OfferList)
        page = max(1, found.size.height - 1)
        steps = {"up": -1, "down": 1, "page_up": -page, "page_down": page}
        ends = {"first": -len(self._every), "last": len(self._every)}
        match pressed.id:
            case "open":
                self.choose()
            case "rub_out":
                self.look_for(self._text[:-1])
            case "stop" if self._text and pressed.key == "escape":
                self.look_for("")
            case "stop":
                self.dismiss(None)
            case name:
                self.move({**steps, **ends}.get(name, 0))

    def look_for(self, text: str) -> None:
        """Only what fits."""
        self._text = text
        last = len(self._recent)
        found = self.query_one(OfferList)
        by = finding.find(text, self._every, said, lambda one: self._recent.get(one.id, last))
        found.offers = tuple(by)
        self.query_one(Sought).text = text
        self.move(-len(self._every))

    def move(self, by: int) -> None:
        """The cursor."""
        found = self.query_one(OfferList)
        last = len(found.offers) - 1
        found.cursor = max(0, min(last, found.cursor + by))
        self.query_one(Below).offer = found.offers[found.cursor] if found.offers else None

    def on_offer_list_clicked(self, event: OfferList.Clicked) -> None:
        """A click does it."""
        found = self.query_one(OfferList)
        self.move(event.place - found.cursor)
        self.choose()

    def choose(self) -> None:
        """What is under the cursor, if it can be done."""
        offer = self.query_one(Below).offer
        if offer is not None and not offer.against and self.is_current:
            self.dismiss(offer)


def open_palette(screen: Keyed) -> None:
    """Choose, then do it; what was chosen comes first the next time."""
    app = _app(screen)

    def chosen(offer: Offer | None) -> None:
        if offer is not None:
            app.recent[:] = [offer.id, *(one for one in app.recent if one != offer.id)]
            offer.does()

    app.push_screen(PaletteScreen(list(offers(screen)), app.recent), chosen)


def _app(screen: Keyed) -> TrackerApp:
    from tracker.tui.app import TrackerApp

    app = screen.app
    if not isinstance(app, TrackerApp):
        raise TypeError(type(app).__name__)
    return app
