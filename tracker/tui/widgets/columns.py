"""How wide the columns of the initiative list are, and what one row says in each.

Narrow screens lose the frame and the bar, and say the conditions behind the name; a row of two lines
says them below it, in full width. Name and hit points are never lost.
"""

from collections.abc import Iterable
from typing import NamedTuple

from rich.cells import cell_len

from tracker.i18n import screens as words
from tracker.tui import signs
from tracker.tui.plain import cut, fit, right
from tracker.tui.rows import Health, Row
from tracker.tui.widgets.painted import Span, Spans, cut_spans, width_of

INIT = 4
BARS = {False: ((82, 10), (74, 6), (0, 5)), True: ((74, 10), (0, 5))}
"""From so many columns on the bar has so many cells, by whether all that lies on a creature has a
line of its own: else it needs them more."""
KEPT = 4
"""Cells that are left of the name of a condition when several must share the column."""
UNTIL = " →"
"""Before the round in which it ends, which stays."""
UNFRAMED = 56
"""Below so many columns there is no room for a frame."""


class Columns(NamedTuple):
    """Cells inside each column, without the space on both sides; 0 leaves the column out."""

    init: int
    who: int
    hp: int
    ac: int
    conditions: int
    bar: int
    numbers: int
    temp: int
    longest: int
    framed: bool
    tall: bool = False
    """Two lines a row."""

    @property
    def shown(self) -> tuple[int, ...]:
        """Widths of the columns that are there."""
        every = (self.init, self.who, self.hp, self.ac, self.conditions)
        return tuple(width for width in every if width)


def needed(rows: Iterable[Row]) -> tuple[int, int, int]:
    """Cells for `hp/max`, for the temporary hit points and for the longest name of these rows."""
    numbers, temp, longest = 3, 0, 0
    for row in rows:
        longest = max(longest, who_width(row))
        if row.health is not None:
            numbers = max(numbers, len(row.health.numbers))
            temp = max(temp, len(f"{row.health.temp:+d}") if row.health.temp else 0)
    return numbers, temp, longest


def stays(columns: Columns, before: Iterable[Row], after: Iterable[Row]) -> bool:
    """Whether rows that differ are sure to leave the widths alone: none was or is the widest."""
    kept = (columns.numbers, columns.temp, columns.longest)
    pairs = zip(needed(before), needed(after), kept, strict=True)
    return all(was == now or max(was, now) < most for was, now, most in pairs)


def laid_out(width: int, numbers: int, temp: int, longest: int, tall: bool = False) -> Columns:
    """The columns for a list of this width."""
    plain = numbers + (temp + 1 if temp else 0)
    if width < UNFRAMED:
        ac = 3 if width >= 36 else 0
        gauge = 2 if width >= 30 else 0
        who = width - INIT - gauge - plain - (ac + 1 if ac else 0) - 2
        hp = gauge + plain
        return Columns(
            INIT, max(4, who), hp, ac, 0, 0, numbers, temp, longest, framed=False, tall=tall
        )
    bar = next(cells for least, cells in BARS[tall] if width >= least)
    hp = max(bar + 1 + plain, 12)
    if tall:
        who = width - 13 - INIT - 3 - hp
        return Columns(INIT, who, hp, 3, 0, bar, numbers, temp, longest, framed=True, tall=True)
    left = width - 16 - INIT - 3 - hp
    who = max(10, min(longest, left - max(12, left * 7 // 20)))
    conditions = max(0, left - who)
    who = who if conditions else left + 3
    return Columns(INIT, who, hp, 3, conditions, bar, numbers, temp, longest, framed=True)


def head(columns: Columns) -> Spans:
    """The upper edge with the names of the columns."""
    if not columns.framed:
        return ()
    found: list[Span] = []
    names = zip(words.columns(), columns.shown, strict=False)
    for place, (name, width) in enumerate(names):
        said = cut(name, width)
        found.append(Span("┬ " if place else "┌ ", "frame"))
        found.append(Span(said, "dim"))
        line = "─" * (width - cell_len(said))
        found.append(Span(f" {line}", "frame"))
    return (*found, Span("┐", "frame"))


def foot(columns: Columns) -> Spans:
    """The lower edge."""
    return (Span("└" + "┴".join("─" * (width + 2) for width in columns.shown) + "┘", "frame"),)


def blank(columns: Columns) -> Spans:
    """An empty row inside the frame."""
    if not columns.framed:
        return ()
    return (Span("│" + "│".join(" " * (width + 2) for width in columns.shown) + "│", "frame"),)


def lines(row: Row, columns: Columns, gutter: str) -> tuple[Spans, ...]:
    """One line, or two; `gutter` holds the mark or the letter that picks it, and the cursor."""
    first = line(row, columns, gutter)
    return (first, below(row, columns)) if columns.tall else (first,)


def line(row: Row, columns: Columns, gutter: str) -> Spans:
    """The line with the numbers."""
    cells = [
        init_cell(row),
        fitted(who_cell(row, gutter, columns), columns.who),
        fitted(health_cell(row.health, columns), columns.hp),
    ]
    if columns.ac:
        cells.append((Span(right(row.ac, columns.ac)),))
    if columns.conditions:
        said = fit(shortened(row.conditions, columns.conditions), columns.conditions)
        cells.append((Span(said, "" if row.who else "dim"),))
    if not columns.framed:
        gap = Span(" ")
        return tuple(span for cell in cells for span in (*cell, gap))[:-1]
    edge = Span(" │ ", "frame")
    joined = [span for cell in cells for span in (*cell, edge)]
    return (Span("│ ", "frame"), *joined[:-1], Span(" │", "frame"))


def shortened(text: str, width: int) -> str:
    """All that lies on a creature in so many cells: the longest names give way first."""
    if cell_len(text) <= width:
        return text
    parts = [part.partition(UNTIL) for part in text.split(", ")]
    names, ends = [part[0] for part in parts], ["".join(part[1:]) for part in parts]
    over = cell_len(text) - width
    while over > 0:
        place = max(range(len(names)), key=lambda number: cell_len(names[number]))
        long = cell_len(names[place])
        if long <= KEPT:
            return text
        names[place] = cut(names[place], long - 1)
        over -= long - cell_len(names[place])
    return ", ".join(name + end for name, end in zip(names, ends, strict=True))


def below(row: Row, columns: Columns) -> Spans:
    """The second line: all that lies on it, in the width of everything beside the initiative."""
    indent = " " * (4 + 2 * row.member)
    _, *others = columns.shown
    width = sum(others) + (3 if columns.framed else 1) * (len(others) - 1)
    said = Span(fit(f"{indent}{row.conditions}", width), "" if row.who else "dim")
    if not columns.framed:
        return (Span(" " * (INIT + 1)), said)
    return (Span(f"│ {' ' * INIT} │ ", "frame"), said, Span(" │", "frame"))


def init_cell(row: Row) -> Spans:
    """Initiative, with a full arrow for the line that acts and a hollow one for the next."""
    sign = "▶" if row.active else "▷" if row.next else " "
    shown = f"{sign if row.init else ' '}{right(row.init, INIT - 1)}"
    return (Span(fit(shown, INIT), "now" if row.active else ""),)


def fitted(spans: Spans, width: int) -> Spans:
    """Exactly so many cells."""
    short = cut_spans(spans, width)
    return (*short, Span(" " * (width - width_of(short))))


def who_width(row: Row) -> int:
    """Cells of `who_cell` where nothing is cut."""
    gaps = 2 + 2 * (row.member + (not row.who) + row.hidden + row.asked + row.acted)
    texts = sum(cell_len(one) + 2 for one in (row.text, row.tag) if one)
    return gaps + cell_len(row.head) + texts


def who_cell(row: Row, gutter: str, columns: Columns) -> Spans:
    """Gutter, handle, signs, name, feature; conditions too where they have no place of their own."""
    indent = "  " if row.member else ""
    fold = ("▸ " if row.folded else "▾ ") if not row.who else ""
    spans = [Span(gutter, "key"), Span(indent + fold), Span(row.head, who_look(row))]
    if row.asked:
        spans.append(Span(" ⚠", "warn"))
    if row.acted:
        spans.append(Span(" ✓", "dim"))
    if row.hidden:
        spans.append(Span(" ⊘", "dim"))
    if row.health and row.health.saves and not columns.bar:
        spans.append(Span(f"  {row.health.saves}", "down"))
    if row.conditions and not (columns.conditions or columns.tall):
        spans.append(Span(f"  {row.conditions}", "" if row.who else "dim"))
    if row.text:
        spans.append(Span(f"  {row.text}"))
    if row.tag:
        spans.append(Span(f"  {row.tag}", "dim"))
    return tuple(spans)


def who_look(row: Row) -> str:
    """Whoever acts, a group, the dead, or anybody else."""
    if row.active and row.init:
        return "now"
    if not row.who:
        return "title"
    return "dead" if row.health and row.health.state == "dead" else "strong"


def health_cell(health: Health | None, columns: Columns) -> Spans:
    """Bar and numbers, pips while dying, a dagger for the dead."""
    if health is None:
        return ()
    numbers = health.numbers
    if health.word:
        return (
            Span(f"{signs.DEAD} " if health.state == "dead" else ""),
            Span(numbers, health.look),
        )
    if health.state == "dead":
        width = columns.bar + 1 + columns.numbers if columns.bar else columns.numbers + 2
        return (
            Span(signs.DEAD, "bad"),
            Span(" " * (width - 1 - cell_len(numbers))),
            Span(numbers, "dead"),
        )
    if health.saves and columns.hp >= len(numbers) + 8:
        return (Span(numbers, "down"), Span(f" {health.saves}", "down"))
    shown = right(numbers, columns.numbers)
    temp = Span(f" {health.temp:+d}", "good") if health.temp else Span("")
    if not columns.bar:
        mark = (
            Span(f"{gauge(health)} ", health.look) if columns.hp > columns.numbers + 1 else Span("")
        )
        return (mark, Span(shown, health.look), temp)
    return (*bar(health, columns.bar), Span(f" {shown}", health.look), temp)


def gauge(health: Health) -> str:
    """The bar in one cell: full, most of it, half, a last bit, nothing."""
    filled = {"unhurt": "█", "hurt": "▆", "bloodied": "▄", "critical": "▂"}
    return filled.get(health.look, "○")


def bar(health: Health, width: int) -> Spans:
    """As long as the hit points: empty only for who is down, full only for the unhurt."""
    top = max(1, health.maximum)
    filled = -(-max(0, health.hp) * width // top)
    most = width if health.hp >= top else width - 1
    filled = min(most, filled)
    return (Span("█" * filled, health.look), Span("░" * (width - filled), "dim"))
