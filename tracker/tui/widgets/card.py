"""The card: everything about the creature under the cursor that a DM looks up in a fight."""

from collections.abc import Sequence

from textual.geometry import Size
from textual.reactive import var

from tracker.encounter.model import Encounter
from tracker.i18n import screens as screen_words
from tracker.i18n import screens_card as words
from tracker.tui import actions
from tracker.tui.plain import plain
from tracker.tui.turns import coming
from tracker.tui.widgets import card_lines
from tracker.tui.widgets.painted import Painted, Span, Spans, cut_spans, width_of
from tracker.tui.widgets.status import NOBODY

SPACIOUS = 34
"""Lines the card has at least before it shows a second creature."""
LEAST = 6
"""Lines that second card needs."""


class Card(Painted):
    """Framed lines; drawn anew when the creature or what it shows changed."""

    table: var[Encounter] = var(NOBODY)
    cursor: var[tuple[str, str]] = var(("", ""))

    def watch_table(self) -> None:
        self.draw()

    def watch_cursor(self) -> None:
        self.draw()

    def content(self, size: Size) -> Sequence[Spans]:
        """The creature under the cursor; where there is room, below it who acts or comes next."""
        inner, height = size.width - 4, size.height
        if inner < 8 or not self.display:
            return ()
        line, who = self.cursor
        title, lines = card_lines.of(self.table, line, who, inner)
        lines.extend(card_lines.of_the_encounter(self.table, who, inner))
        below = self._acting(inner, height - len(lines) - 2) if height >= SPACIOUS else ()
        lines = [clickable(one) for one in lines]
        return (*self._framed(title, lines, inner, height - len(below)), *below)

    def _acting(self, inner: int, room: int) -> Sequence[Spans]:
        """Who acts, of a group the first who still can; who comes next while the cursor is there."""
        titles = (screen_words.now(), screen_words.coming_next())
        for title, line in zip(titles, coming(self.table, 2), strict=False):
            living = self.table.living(line)
            ready = [one.id for one in living if one.budget.action > 0]
            who = (ready or [one.id for one in living] or [""])[0]
            if line != self.cursor[0] and who and room >= LEAST:
                name, lines = card_lines.of(self.table, line, who, inner)
                return self._framed(f"{title} {name}", lines, inner, min(room, len(lines) + 2))
        return ()

    def _framed(self, title: str, lines: list[Spans], inner: int, height: int) -> Sequence[Spans]:
        """Title in the frame, then the lines, cut where the frame ends."""
        head = cut_spans((Span(plain(title), "title"),), inner)
        dashes = "─" * (inner - width_of(head))
        found: list[Spans] = [(Span("┌ ", "frame"), *head, Span(f" {dashes}┐", "frame"))]
        for line in lines[: max(0, height - 2)]:
            short = cut_spans(line, inner)
            pad = " " * (inner - width_of(short))
            found.append((Span("│ ", "frame"), *short, Span(f"{pad} │", "frame")))
        while len(found) < height - 1:
            found.append((Span(f"│{' ' * (inner + 2)}│", "frame"),))
        return (*found, self._foot(len(lines) - max(0, height - 2), inner))

    def _foot(self, below: int, inner: int) -> Spans:
        """The lower edge; it says how many lines there is no room for, and the key to read them."""
        if below <= 0:
            return (Span(f"└{'─' * (inner + 2)}┘", "frame"),)
        key = actions.key_said("fight", "look")
        more = f" {words.more_lines(below, key)} "
        head, *_ = cut_spans((Span(more, "key"),), inner)
        return (
            Span(f"└{'─' * (inner + 1 - width_of((head,)))}", "frame"),
            head,
            Span("─┘", "frame"),
        )


def clickable(line: Spans) -> Spans:
    """An attack of the card is made by a click on it, as by its number."""
    number = line[0].text if line and line[0].look == "key" else ""
    if not number.isdecimal():
        return line
    action = f"screen.do('fight', 'attack_number', {number!r})"
    return tuple(span._replace(action=action) for span in line)
