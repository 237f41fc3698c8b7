"""What a dialog is made of: a text, a choice, and the base of lists.

Every field says `Changed` when its value did.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.geometry import Size
from textual.message import Message
from textual.reactive import var
from textual.widgets import Input

from tracker.i18n import screens_dialogs as words
from tracker.tui import moments, veil
from tracker.tui.dialogs.letters import Letters
from tracker.tui.plain import fit, plain
from tracker.tui.widgets.covered import CoveredInput
from tracker.tui.widgets.painted import Painted, Span, Spans, width_of

HELP = "?"
"""Asks for help where nothing is typed."""
FREE = frozenset(
    "text task trigger held spell phase own-form form told zone mark find name path amend".split()
) | {""}
"""Hints of fields that take any text, a question mark too; the others take numbers or creatures."""
LABEL = 15
"""Cells of the label before a field, and of the sign before that."""


def headed(label: str, width: int = LABEL, *, here: bool) -> Span:
    """A label; the field with the focus has a sign before it, as rows under a cursor have."""
    return Span(fit(f"{'›' if here else ' '}{label}", width), "now" if here else "dim")


class Changed(Message):
    """A field of a dialog has another value."""


class Label(Painted):
    """The word before a text field."""

    here: var[bool] = var(False, init=False)

    def __init__(self, text: str) -> None:
        super().__init__(classes="field--label")
        self._text = text

    def watch_here(self) -> None:
        self.draw()

    def content(self, size: Size) -> Sequence[Spans]:
        """One line."""
        return ((headed(self._text, size.width, here=self.here),),)


class TextField(Horizontal):
    """A label and an input."""

    def __init__(self, label: str, value: str = "", hint: str = "", limit: int = 4000) -> None:
        super().__init__(classes="field")
        self.label = label
        self.input = CoveredInput(
            plain(value), placeholder=hint, max_length=limit, compact=True, select_on_focus=False
        )
        self.input.cursor_blink = False

    def asking(self, hint: str) -> "TextField":
        """The same; by what its hint is called it knows whether `?` could be part of what it takes."""
        self.input.asks = hint not in FREE
        return self

    @property
    def value(self) -> str:
        """What was typed, without spaces around it."""
        return self.input.value.strip()

    def compose(self) -> ComposeResult:
        """Side by side."""
        if self.label:
            yield Label(self.label)
        yield self.input

    def on_descendant_focus(self) -> None:
        """The sign comes."""
        self._mark(here=True)

    def on_descendant_blur(self) -> None:
        """And goes."""
        self._mark(here=False)

    def _mark(self, *, here: bool) -> None:
        if self.label:
            self.query_one(Label).here = here

    def on_input_changed(self, event: Input.Changed) -> None:
        """Say it in the dialog's words."""
        event.stop()
        self.post_message(Changed())

    def focus_first(self) -> None:
        """Where typing goes."""
        self.input.focus()

    def go_on(self, character: str) -> None:
        """What was typed over another field and belongs here; the next sign follows it."""
        self.input.value += character
        self.screen.set_focus(self.input)
        self.input.cursor_position = len(self.input.value)


class Option(NamedTuple):
    """One value of a choice."""

    value: str
    label: str
    against: str = ""
    """Why it can hardly be meant: arrows pass it over, letters want its whole name."""

    @property
    def said(self) -> str:
        """The label, and what is against it."""
        return f"{plain(self.label)} ({self.against})" if self.against else plain(self.label)


class Choice(Painted):
    """One of several: all of them where they fit, else the chosen one between arrows."""

    can_focus = True
    index: var[int] = var(0, init=False)

    def __init__(self, label: str, options: Sequence[Option], value: str = "") -> None:
        super().__init__(classes="field")
        self.label = label
        self.unfit: Callable[[str], None] | None = None
        """Gets digits that fit no option; without it that is said, as of letters."""
        self.letters = Letters()
        self._offer(tuple(options), value)

    @property
    def value(self) -> str:
        """The chosen value; empty when there is nothing to choose."""
        return self.options[self.index].value if self.options else ""

    def choose_from(self, options: Sequence[Option]) -> None:
        """Other options; the value stays if it is among them."""
        if tuple(options) != self.options:
            self._offer(tuple(options), self.value)
            self.draw()

    def _offer(self, options: tuple[Option, ...], value: str) -> None:
        self.options = options
        values = [one.value for one in self.options]
        self.set_reactive(Choice.index, values.index(value) if value in values else 0)
        self.letters.turn_to(self.index)

    def content(self, size: Size) -> Sequence[Spans]:
        """One line."""
        head: Spans = (headed(self.label, here=self.has_focus),) if self.label else ()
        if not self.options:
            return ((*head, Span("–", "dim")),)
        missed = (*self._option(self.index, self.options[self.index]), self._missed())
        every = missed if self.letters.missed else self._fitting(size.width - width_of(head))[1]
        if every and width_of((*head, *every)) <= size.width:
            return ((*head, *every),)
        if self.letters.missed:
            return ((*head, self._missed()),)
        count = "" if veil.has_fallen() else f"  {self.index + 1}/{len(self.options)}"
        look = "cursor" if self.has_focus else "strong"
        chosen = Span(f" {self.options[self.index].said} ", look)
        return ((*head, Span("◂", "key"), chosen, Span("▸", "key"), Span(count, "dim")),)

    def _missed(self) -> Span:
        return Span(f" {words.none_called(f'{plain(self.letters.text)}▏')}", "warn")

    def _fitting(self, width: int) -> tuple[Sequence[int], Spans]:
        """Which options are shown in so many cells, a span each: all, or those likely meant.

        None where watchers could count among them those they do not know.
        """
        if any(veil.covers(one.label) for one in self.options):
            return (), ()
        every = range(len(self.options))
        likely = [n for n in every if n == self.index or not self.options[n].against]
        for places in (every, likely):
            spans = tuple(span for n in places for span in self._option(n, self.options[n]))
            if width_of(spans) <= width:
                return places, spans
        return (), ()

    def _option(self, number: int, one: Option) -> Spans:
        look = "dead" if one.against else ""
        if number == self.index:
            look = "cursor" if self.has_focus else "strong"
        sign = "●" if number == self.index else " "
        return (Span(f"{sign} {one.said} ", look),)

    def _step(self, by: int) -> None:
        """To the next one that can be meant; where there is none, to the next."""
        count = len(self.options)
        ahead = [(self.index + by * steps) % count for steps in range(1, count + 1)]
        self.index = next((n for n in ahead if not self.options[n].against), ahead[0])

    def watch_index(self) -> None:
        self.draw()
        self.post_message(Changed())

    def watch_has_focus(self, focus: bool) -> None:
        """The chosen value lights up, or goes out."""
        super().watch_has_focus(focus)
        self.letters.leave()
        self.draw()

    def _heard(self, change: Callable[[], None]) -> None:
        """Letters that fit nothing take the outcome away, and bring it back when they go."""
        before = self.letters.missed and self.letters.text
        change()
        self.draw()
        if before != (self.letters.missed and self.letters.text):
            self.post_message(Changed())

    def on_key(self, event: events.Key) -> None:
        """Left and right change, letters find."""
        if event.key in ("left", "right", "space") and self.options:
            if event.key != "space" or not self.letters.missed:
                self._heard(self.letters.clear)
                self._step(-1 if event.key == "left" else 1)
        elif event.key == "backspace" and self.letters.text:
            self._heard(self._rub_out)
        elif event.is_printable and event.character and event.character != HELP:
            self.typed(event.character)
        else:
            return
        event.stop()
        event.prevent_default()

    def _rub_out(self) -> None:
        self.index = self.letters.rub_out(self.options, self.index, moments.typed(self.app))

    def on_click(self, event: events.Click) -> None:
        """The option that is clicked; where only the chosen one shows, the one before or the next."""
        if not self.options or self.letters.missed:
            return
        self.letters.clear()
        head = LABEL if self.label else 0
        place = event.x - head
        places, every = self._fitting(self.size.width - head)
        if not places:
            self._step(-1 if 0 <= place <= 1 else 1)
        elif place >= 0:
            ends = [width_of(every[: number + 1]) for number in range(len(every))]
            under = (n for n, end in zip(places, ends, strict=True) if place < end)
            self.index = next(under, self.index)

    def focus_first(self) -> None:
        """Where typing goes."""
        self.focus()

    def typed(self, character: str) -> bool:
        """To the option that has a word with this start; else nothing moves. Whether it fits."""
        self._heard(partial(self._take, character))
        return not self.letters.missed

    def _take(self, character: str) -> None:
        typed = (character, self.options, self.index, moments.typed(self.app))
        number, before = self.letters.hand_on(*typed) if self.unfit else ("", 0)
        if self.unfit and number:
            self.index = before
            self.unfit(number)
        else:
            self.index = self.letters.add(*typed)


class StatChoice(Choice):
    """One of what a stat block has: watchers do not see its numbers."""

    counts = True


class Drawn(Painted):
    """Base of fields of several lines."""

    can_focus = True
    counts = says = True

    def watch_has_focus(self, focus: bool) -> None:
        """The cursor shows, or goes; the event of it comes before that is known."""
        super().watch_has_focus(focus)
        self.draw()

    def focus_first(self) -> None:
        """Where typing goes."""
        self.focus()


Field = TextField | Choice | Drawn
