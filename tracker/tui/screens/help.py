"""What the screen is for and what to do next, then its keys from the one table.

In a fight the rules of what lies on a creature stand first, each under a digit: whoever asked for
help because of a condition finds it, and whoever looked for a key is not led astray.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from rich.cells import cell_len

from tracker.i18n import screens_library, screens_places, screens_signs
from tracker.tui import actions, key_lists
from tracker.tui.keyed import ANYWHERE
from tracker.tui.plain import fit, plain, wrapped
from tracker.tui.screens.reading import ReadingScreen
from tracker.tui.widgets.painted import Span, Spans

if TYPE_CHECKING:
    from tracker.i18n.rules_at_hand import Entry
    from tracker.tui.screens.rules import Showing

WIDEST = 100
"""Cells of a line of the paragraph, so that it is read with ease."""


DIGITS = 9
"""So many entries have a key."""


class Lying(NamedTuple):
    """What lies on a creature, and how the fight reads it."""

    who: str
    entries: tuple[Entry, ...]
    showing: Showing
    every: Callable[[], None]
    """Opens the list of all of them."""


class HelpScreen(ReadingScreen):
    """The places that matter where it was opened, in that order."""

    place = "help"

    def __init__(
        self,
        shown: tuple[str, ...],
        purpose: tuple[str, ...] = (),
        lying: Lying | None = None,
    ) -> None:
        super().__init__()
        self._shown = tuple(dict.fromkeys((*shown, ANYWHERE)))
        self._purpose = purpose
        self._lying = lying if lying is not None and lying.entries else None
        if self._lying is not None:
            self.place = "lying"

    def does(self, pressed: actions.Pressed) -> None:
        """Read a rule, beside what every reader does."""
        above = self._lying
        if above is None or pressed.id not in ("rule", "lying"):
            super().does(pressed)
        elif pressed.id == "lying":
            above.every()
        elif int(pressed.key) <= len(above.entries):
            from tracker.tui.screens.rules import CardScreen

            self.app.push_screen(CardScreen(above.entries[int(pressed.key) - 1], above.showing))

    def _above(self, above: Lying) -> Iterator[Spans]:
        """The entries with the keys that open them."""
        from tracker.i18n.rules_at_hand import wording

        yield (Span(f" {wording.of_creature(above.who)}", "title"),)
        for number, one in enumerate(above.entries[:DIGITS], 1):
            click = f"screen.do('lying', 'rule', '{number}')"
            yield (Span(f"  {number} ", "key", click), Span(plain(one.title), "", click))
        if len(above.entries) > DIGITS:
            key = actions.key_said("lying", "lying")
            yield (Span(f"  {key} ", "key", "screen.do('lying', 'lying')"), Span("…"))
        yield ()

    def told(self, width: int) -> list[Spans]:
        """Paragraph, headings and rows, then what the signs mean."""
        found: list[Spans] = [] if self._lying is None else list(self._above(self._lying))
        for number, text in enumerate(self._purpose):
            look = "" if number else "strong"
            room = max(12, min(width, WIDEST) - 2)
            found += [(Span(f" {part}", look),) for part in wrapped(plain(text), room)]
            found.append(())
        found.append((Span(f" {screens_library.help_title()}", "title"),))
        for place in self._shown:
            found += [(), (Span(f" {screens_places.place_title(place)}", "strong"),)]
            for row in key_lists.help_rows(place):
                found.extend(lines(row, width, actions.typed_as(place, row.verb)))
        if "fight" in self._shown:
            found += [(), (Span(f" {screens_signs.signs_title()}", "strong"),)]
            for sign, meaning in screens_signs.signs():
                found.extend(lines(key_lists.HelpRow(sign, "", meaning, ""), width))
        return found


def lines(row: key_lists.HelpRow, width: int, typed: str = "") -> Iterator[Spans]:
    """One action; long meanings go on below."""
    keys = fit(row.keys, max(12, cell_len(row.keys)))
    verb = f"  {typed}" if typed else ""
    parts = wrapped(row.meaning, max(12, width - cell_len(keys) - cell_len(verb) - 4)) or [""]
    yield (Span(f"  {keys} ", "key"), Span(parts[0]), Span(verb, "dim"))
    for part in parts[1:]:
        yield (Span(" " * (cell_len(keys) + 3)), Span(part))
