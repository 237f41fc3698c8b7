"""What a dialog is made of: a text, a choice, a list of targets with a share each.

Every field says `Changed` when its value did.
"""

from collections.abc import Callable, Sequence
from typing import ClassVar, NamedTuple

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.geometry import Size
from textual.message import Message
from textual.reactive import var
from textual.widgets import Input

from tracker.tui.plain import fit, plain
from tracker.tui.widgets.painted import Painted, Span, Spans, width_of

HELP = "?"
"""Asks for help where nothing is typed."""
LABEL = 14
"""Cells of the label before a field."""


class Changed(Message):
    """A field of a dialog has another value."""


class Label(Painted):
    """The word before a text field."""

    def __init__(self, text: str) -> None:
        super().__init__(classes="field--label")
        self._text = text

    def content(self, size: Size) -> Sequence[Spans]:
        """One line."""
        return ((Span(fit(self._text, size.width), "dim"),),)


class TextField(Horizontal):
    """A label and an input."""

    def __init__(self, label: str, value: str = "", hint: str = "", limit: int = 4000) -> None:
        super().__init__(classes="field")
        self.label = label
        self.input = Input(
            plain(value), placeholder=hint, max_length=limit, compact=True, select_on_focus=False
        )
        self.input.cursor_blink = False

    @property
    def value(self) -> str:
        """What was typed, without spaces around it."""
        return self.input.value.strip()

    def compose(self) -> ComposeResult:
        """Side by side."""
        if self.label:
            yield Label(self.label)
        yield self.input

    def on_input_changed(self, event: Input.Changed) -> None:
        """Say it in the dialog's words."""
        event.stop()
        self.post_message(Changed())

    def focus_first(self) -> None:
        """Where typing goes."""
        self.input.focus()


class Option(NamedTuple):
    """One value of a choice."""

    value: str
    label: str


class Choice(Painted):
    """One of several: all of them where they fit, else the chosen one between arrows."""

    can_focus = True
    index: var[int] = var(0, init=False)

    def __init__(self, label: str, options: Sequence[Option], value: str = "") -> None:
        super().__init__(classes="field")
        self.label = label
        self.options = tuple(options)
        self.unfit: Callable[[str], None] = lambda _character: None
        """Gets a typed character that fits no option."""
        self._typed = ""
        values = [one.value for one in self.options]
        self.set_reactive(Choice.index, values.index(value) if value in values else 0)

    @property
    def value(self) -> str:
        """The chosen value; empty when there is nothing to choose."""
        return self.options[self.index].value if self.options else ""

    def choose_from(self, options: Sequence[Option]) -> None:
        """Other options; the value stays if it is among them."""
        value = self.value
        self.options = tuple(options)
        values = [one.value for one in self.options]
        self.set_reactive(Choice.index, values.index(value) if value in values else 0)
        self.draw()

    def content(self, size: Size) -> Sequence[Spans]:
        """One line."""
        head: Spans = (Span(fit(self.label, LABEL), "dim"),) if self.label else ()
        if not self.options:
            return ((*head, Span("–", "dim")),)
        every = self._all()
        if width_of((*head, *every)) <= size.width:
            return ((*head, *every),)
        count = f"  {self.index + 1}/{len(self.options)}"
        look = "cursor" if self.has_focus else "strong"
        chosen = Span(f" {plain(self.options[self.index].label)} ", look)
        return ((*head, Span("◂", "key"), chosen, Span("▸", "key"), Span(count, "dim")),)

    def _all(self) -> Spans:
        return tuple(span for n, one in enumerate(self.options) for span in self._option(n, one))

    def _option(self, number: int, one: Option) -> Spans:
        look = ""
        if number == self.index:
            look = "cursor" if self.has_focus else "strong"
        sign = "●" if number == self.index else " "
        return (Span(f"{sign} {plain(one.label)} ", look),)

    def watch_index(self) -> None:
        self.draw()
        self.post_message(Changed())

    def on_focus(self) -> None:
        """The chosen value lights up."""
        self._typed = ""
        self.draw()

    def on_blur(self) -> None:
        """And goes out."""
        self.draw()

    def on_key(self, event: events.Key) -> None:
        """Left and right change, letters find."""
        if event.key in ("left", "right", "space") and self.options:
            by = -1 if event.key == "left" else 1
            self.index = (self.index + by) % len(self.options)
            self._typed = ""
        elif event.is_printable and event.character and event.character != HELP:
            self.typed(event.character)
        else:
            return
        event.stop()
        event.prevent_default()

    def on_click(self, event: events.Click) -> None:
        """The option that is clicked; where only the chosen one shows, the one before or the next."""
        if not self.options:
            return
        head = LABEL if self.label else 0
        every, place = self._all(), event.x - head
        if head + width_of(every) > self.size.width:
            by = -1 if 0 <= place <= 1 else 1
            self.index = (self.index + by) % len(self.options)
        elif place >= 0:
            ends = [width_of(every[: number + 1]) for number in range(len(every))]
            self.index = next((n for n, end in enumerate(ends) if place < end), self.index)

    def focus_first(self) -> None:
        """Where typing goes."""
        self.focus()

    def typed(self, character: str) -> None:
        """To the option that starts with what was typed; a letter that fits nothing starts anew."""
        for start in (self._typed + character.casefold(), character.casefold()):
            for number, one in enumerate(self.options):
                label = plain(one.label).casefold()
                if label.startswith(start) or f" {start}" in f" {label}" or one.value == start:
                    self._typed, self.index = start, number
                    return
        self._typed = ""
        self.unfit(character)


class Target(NamedTuple):
    """One row of a list of targets."""

    id: str
    label: str
    note: str


class Drawn(Painted):
    """Base of fields of several lines."""

    can_focus = True

    def focus_first(self) -> None:
        """Where typing goes."""
        self.focus()


class Shares(Drawn):
    """Targets with what each of them takes: full, half, none, double; changed row by row."""

    scrolls = True
    counts = True
    row: var[int] = var(0, init=False)
    SIGNS: ClassVar[dict[str, str]] = {
        "full": "●", "half": "◐", "none": "○", "double": "◆", "three-quarters": "◕", "first": "▲"
    }  # fmt: skip

    def __init__(self, targets: Sequence[Target], shares: Sequence[Option]) -> None:
        super().__init__(classes="field field--shares")
        self.targets = tuple(targets)
        self.shares = tuple(shares)
        self.chosen = {one.id: 0 for one in self.targets}
        self.can_focus = len(self.shares) > 1

    def taking(self, share: str) -> tuple[str, ...]:
        """Ids with this share."""
        values = [one.value for one in self.shares]
        return tuple(who for who, index in self.chosen.items() if values[index] == share)

    def content(self, size: Size) -> Sequence[Spans]:
        """A row for each."""
        del size
        return [self._row(number, one) for number, one in enumerate(self.targets)]

    def _row(self, number: int, one: Target) -> Spans:
        here = self.has_focus and number == self.row
        share = self.shares[self.chosen[one.id]] if self.shares else Option("", "")
        sign = self.SIGNS.get(share.value, "●")
        taken = f"{sign} {fit(share.label, 7)} " if len(self.shares) > 1 else f"{sign} "
        return (
            Span(taken, "cursor" if here else "key"),
            Span(fit(plain(one.label), 24), "strong"),
            Span(f" {one.note}", "dim"),
        )

    def on_focus(self) -> None:
        """The cursor shows."""
        self.draw()

    def on_blur(self) -> None:
        """The cursor goes."""
        self.draw()

    def on_key(self, event: events.Key) -> None:
        """Up and down inside the list, left and right change, letters set; `a` copies to all."""
        last = len(self.targets) - 1
        if event.key == "up" and self.row > 0:
            self.row -= 1
        elif event.key == "down" and self.row < last:
            self.row += 1
        elif event.key in ("left", "right", "space"):
            self._change(self.targets[self.row].id, -1 if event.key == "left" else 1)
        elif event.is_printable and event.character and event.character != HELP:
            self.typed(event.character)
        else:
            return
        event.stop()
        event.prevent_default()
        self.draw()
        self.scroll_to(y=max(0, self.row - self.size.height + 1), animate=False, immediate=True)

    def on_click(self, event: events.Click) -> None:
        """The next share of the row."""
        place = event.y + self.scroll_offset.y
        if 0 <= place < len(self.targets):
            self.row = place
            self._change(self.targets[place].id, 1)
            self.draw()

    def _change(self, who: str, by: int) -> None:
        self.chosen[who] = (self.chosen[who] + by) % len(self.shares)
        self.post_message(Changed())

    def typed(self, character: str) -> None:
        """The share that starts with this letter, for the row; `a`: the row's share for all."""
        if not self.targets:
            return
        who = self.targets[self.row].id
        if character == "a":
            self.chosen = dict.fromkeys(self.chosen, self.chosen[who])
            self.post_message(Changed())
        for number, one in enumerate(self.shares):
            if one.label.casefold().startswith(character.casefold()):
                self.chosen[who] = number
                self.post_message(Changed())
                return


Field = TextField | Choice | Drawn
