"""A list of targets with what each of them takes.

It stands apart from the other fields because a row of it is a choice of its own.
"""

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from textual import events
from textual.geometry import Size
from textual.reactive import var

from tracker.tui.dialogs.fields import HELP, Changed, Drawn, Option
from tracker.tui.plain import fit, plain
from tracker.tui.widgets.painted import Span, Spans


class Target(NamedTuple):
    """One row of a list of targets."""

    id: str
    label: str
    note: str


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
            Span("›" if here else " ", "now"),
            Span(taken, "cursor" if here else "key"),
            Span(fit(plain(one.label), 24), "strong"),
            Span(f" {one.note}", "dim"),
        )

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
        self.scroll_to(
            y=max(0, self.row - self.size.height + 1), animate=False, immediate=True, force=True
        )

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
