"""What a fight came to: time, deeds, rewards, hit points and damage by rounds."""

from collections.abc import Iterator, Sequence

from tracker.encounter.events import PartyKept
from tracker.encounter.reckoning import reckon
from tracker.i18n import summary as words
from tracker.i18n.sentences.fights import party_kept
from tracker.session import Session
from tracker.tui import signs
from tracker.tui.plain import fit, plain, wrapped
from tracker.tui.screens.reading import ReadingScreen
from tracker.tui.widgets.painted import Span, Spans, width_of

NAME = 24
"""Cells of a name at most."""
GAP = 2
LONGEST = 24
"""Bars of a creature's hit points at most, the last of them."""
WIDEST = 40
"""Cells of the longest bar of damage."""


class SummaryScreen(ReadingScreen):
    """The fight as it was when it was opened."""

    tells_all = True

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._table = session.table
        events = session.step(session.cursor).events
        self._kept = [party_kept(one) for one in events if isinstance(one, PartyKept)]
        """What the party takes home, where the fight was just ended."""
        self._reckoning = reckon((step.events for step in session.steps()), session.table)

    def told(self, width: int) -> list[Spans]:
        """From the time to the plot."""
        table, reckoning = self._table, self._reckoning
        found: list[Spans] = [
            (Span(f" {plain(words.title(table))}", "title"),),
            (Span(f" {words.lasted(reckoning)}", "strong"),),
            (),
        ]
        found += tables(words.heads(), words.rows(reckoning, table), width)
        found.append(())
        found += [(Span(f" {part}", "dim"),) for part in wrapped(words.legend(), width - 1)]
        found.append(())
        for line in (*words.rewards(reckoning, table), *self._kept):
            found += [(Span(f" {part}"),) for part in wrapped(plain(line), width - 1)]
        found += [(), (Span(f" {words.trails_title()}", "title"),)]
        for who, line, trail in self._trails():
            first, *more = wrapped(f"{line} {trail}", max(12, width - NAME - GAP)) or [""]
            found.append((Span(f" {fit(plain(who), NAME)} "), Span(first, "strong")))
            found += [(Span(" " * (NAME + GAP) + part, "strong"),) for part in more]
        if reckoning.by_round:
            found += [(), (Span(f" {words.plot_title()}", "title"),), *self._plot(width)]
        return found

    def _trails(self) -> Iterator[tuple[str, str, str]]:
        """Each creature, its hit points as a line of bars and as numbers."""
        told = words.trails(self._reckoning, self._table)
        for tally, (who, numbers) in zip(self._reckoning.tallies, told, strict=True):
            trail = self._table.combatants[tally.who].hp_trail[-LONGEST:]
            yield who, signs.sparkline(trail, max(trail, default=0)), numbers

    def _plot(self, width: int) -> Iterator[Spans]:
        """Damage of both sides by rounds, as wide as there is room for."""
        bars = words.plot(self._reckoning, max(8, min(WIDEST, width - 24)))
        room = max((width_of((Span(label),)) for label, _, _ in bars), default=0)
        for label, bar, number in bars:
            yield (Span(f" {fit(label, room)} "), Span(bar, "strong"), Span(f" {number}"))


def tables(heads: Sequence[str], rows: Sequence[Sequence[str]], width: int) -> list[Spans]:
    """One table where there is room for all columns, closer together if need be, else several."""
    for gap in (GAP, 1):
        found = columns(heads, rows, gap)
        if width_of(found[0]) <= width:
            return found
    found, rest = [], list(range(1, len(heads)))
    while rest:
        taken = [0, rest.pop(0)]
        while rest and width_of(columns(*only(heads, rows, [*taken, rest[0]]))[0]) <= width:
            taken.append(rest.pop(0))
        part = columns(*only(heads, rows, taken))
        found += [(), *part] if found else part
    return found


def only(
    heads: Sequence[str], rows: Sequence[Sequence[str]], places: Sequence[int]
) -> tuple[list[str], list[list[str]]]:
    """These columns of them."""
    return [heads[at] for at in places], [[row[at] for at in places] for row in rows]


def columns(heads: Sequence[str], rows: Sequence[Sequence[str]], gap: int = GAP) -> list[Spans]:
    """Heads and rows."""
    wide = [
        max(width_of((Span(row[place]),)) for row in (heads, *rows)) for place in range(len(heads))
    ]
    wide[0] = min(NAME, max(wide[0], 3))
    found: list[Spans] = []
    for number, row in enumerate((heads, *rows)):
        name = Span(f" {fit(plain(row[0]), wide[0])}", "dim" if not number else "strong")
        numbers = "".join(
            f"{' ' * gap}{cell:>{wide[place]}}" for place, cell in enumerate(row) if place
        )
        found.append((name, Span(numbers, "dim" if not number else "")))
    return found
