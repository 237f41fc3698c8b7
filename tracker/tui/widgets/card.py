"""The card: everything about the creature under the cursor that a DM looks up in a fight."""

from collections.abc import Sequence

from textual.geometry import Size
from textual.reactive import var

from tracker.encounter.model import Encounter, Id
from tracker.i18n import screens as screen_words
from tracker.i18n import screens_card as words
from tracker.tui import actions
from tracker.tui.plain import plain
from tracker.tui.turns import coming
from tracker.tui.widgets import card_lines
from tracker.tui.widgets.painted import Painted, Span, Spans, cut_spans, width_of
from tracker.tui.widgets.status import NOBODY


class Card(Painted):
    """Framed lines; drawn anew when the creature or what it shows changed."""

    table: var[Encounter] = var(NOBODY)
    cursor: var[tuple[str, str]] = var(("", ""))

    def watch_table(self) -> None:
        self.draw()

    def watch_cursor(self) -> None:
        self.draw()

    def subject(self) -> tuple[str, Id, Id]:
        """What is said before the name, the line and the creature it is about."""
        return ("", *self.cursor)

    def content(self, size: Size) -> Sequence[Spans]:
        """Title in the frame, then the lines, cut where the frame ends."""
        inner, height = size.width - 4, size.height
        if inner < 8 or not self.display:
            return ()
        prefix, line, who = self.subject()
        title, lines = card_lines.of(self.table, line, who, inner)
        title = f"{prefix} {title}" if prefix else title
        if not prefix:
            lines.extend(card_lines.of_the_encounter(self.table, who, inner))
        head = cut_spans((Span(plain(title), "title"),), inner)
        dashes = "─" * (inner - width_of(head))
        found: list[Spans] = [(Span("┌ ", "frame"), *head, Span(f" {dashes}┐", "frame"))]
        for line in lines[: max(0, height - 2)]:
            short = cut_spans(line if prefix else clickable(line), inner)
            pad = " " * (inner - width_of(short))
            found.append((Span("│ ", "frame"), *short, Span(f"{pad} │", "frame")))
        while len(found) < height - 1:
            found.append((Span(f"│{' ' * (inner + 2)}│", "frame"),))
        return (*found, self._foot(len(lines) - max(0, height - 2), inner))

    def _foot(self, below: int, inner: int) -> Spans:
        """The lower edge; it says how many lines there is no room for, and the key to read them."""
        if below <= 0:
            return (Span(f"└{'─' * (inner + 2)}┘", "frame"),)
        key = actions.first_key("fight", actions.of("fight", "look"))
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


class ActingCard(Card):
    """Beside the first where there is room: who acts, or who comes next while the cursor is there."""

    def watch_table(self) -> None:
        """Without a turn it leaves its place to the other card."""
        self.set_class(not self.subject()[2], "-idle")
        super().watch_table()

    def subject(self) -> tuple[str, Id, Id]:
        """Of a group the first who can still act."""
        for title, line in zip(
            (screen_words.now(), screen_words.coming_next()), coming(self.table, 2), strict=False
        ):
            living = self.table.living(line)
            ready = [one.id for one in living if one.budget.action > 0]
            who = (ready or [one.id for one in living] or [""])[0]
            if line != self.cursor[0] and who:
                return title, line, who
        return "", "", ""
