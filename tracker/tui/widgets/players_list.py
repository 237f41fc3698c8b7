"""The players' view drawn on the DM's screen: it is given a `View` and knows nothing else.

No colour or bar tells more than its words do.
"""

from collections.abc import Iterator, Sequence

from rich.cells import cell_len
from textual.geometry import Size
from textual.reactive import var

from tracker.i18n import screens_players as words
from tracker.i18n.rules_at_hand import for_players
from tracker.players.project import Row, View
from tracker.tui.plain import cut, fit, plain, wrapped
from tracker.tui.widgets.painted import Painted, Span, Spans, cut_spans

NOTHING = View(0, None, None)
LOOKS = {"down": "down", "dead": "dead", "dying": "down", "stable": "down"}
GAP = 2


class PlayersList(Painted):
    """Round and turn, rows, cards, message."""

    view: var[View] = var(NOTHING)
    scrolls = True

    def watch_view(self) -> None:
        self.draw()

    def content(self, size: Size) -> Sequence[Spans]:
        """All lines."""
        return [cut_spans(line, size.width) for line in lines(self.view, size.width)]


def lines(view: View, width: int) -> Iterator[Spans]:
    """From top to bottom."""
    yield from head(view, width)
    yield ()
    if not view.rows:
        yield (Span(f" {words.nobody()}", "dim"),)
    yield from rows(view, width)
    for card in view.cards:
        who = f"{plain(card.who)}: " if card.who else ""
        text = f"{who}{for_players.title(card.name)} – {card.text}"
        yield ()
        yield from ((Span(f" {part}"),) for part in wrapped(plain(text), max(8, width - 2)))
    if view.message:
        yield ()
        yield from (
            (Span(f" {part}", "strong"),) for part in wrapped(plain(view.message), width - 2)
        )


def head(view: View, width: int) -> Iterator[Spans]:
    """On one line, or below one another where it is narrow."""
    parts: list[Spans] = [(Span(f" {words.round_now(view.round)}", "title"),)]
    if view.now:
        parts.append((Span(f" {words.now()} ", "now"), Span(plain(view.now), "strong")))
    if view.next:
        parts.append((Span(f" {words.coming_next()} ", "dim"), Span(plain(view.next), "strong")))
    whole = tuple(span for part in parts for span in (*part, Span("  ")))
    if sum(cell_len(span.text) for span in whole) <= width:
        yield whole
    else:
        yield from parts


def rows(view: View, width: int) -> Iterator[Spans]:
    """Three columns; the last takes what is left."""
    cells = [(one, *row_cells(one)) for one in view.rows]
    who = min(max((cell_len(name) for _, name, _, _ in cells), default=0), max(8, width // 2))
    how = max((cell_len(health) for _, _, health, _ in cells), default=0)
    for one, name, health, conditions in cells:
        sign = "▶" if view.now == one.name else " "
        look = LOOKS.get(one.state, LOOKS.get(one.health or "", ""))
        yield (
            Span(f" {sign} ", "now"),
            Span(fit(cut(name, who), who), "dead" if one.state == "dead" else "strong"),
            Span(" " * GAP + fit(health, how), look),
            Span(" " * GAP + conditions),
        )


def row_cells(one: Row) -> tuple[str, str, str]:
    """Name, with its count where totals are shown; how it is; what lies on it."""
    count = "" if one.initiative is None else f"{one.initiative:>3}  "
    health = words.health(one.health, one.state, one.hp, one.max_hp)
    return f"{count}{plain(one.name)}", health, plain(words.conditions(one.conditions))
