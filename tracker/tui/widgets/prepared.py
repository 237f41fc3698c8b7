"""The Prepare screen's pictures: how hard it is, who stands in it, who was found, a stat block."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rich.cells import cell_len
from textual import events
from textual.geometry import Size
from textual.reactive import var

from tracker.encounter.stat_block import StatBlock
from tracker.i18n import screens_prepare as words
from tracker.i18n import stat_blocks
from tracker.tui.plain import fit, plain, wrapped
from tracker.tui.widgets.dragging import Dragging, Gap
from tracker.tui.widgets.folding import folded
from tracker.tui.widgets.listed import Listed
from tracker.tui.widgets.painted import Painted, Span, Spans, width_of

COUNT, NAME, XP = 4, 26, 9
"""Cells of the columns of an entry."""
LEAST, SHORTEST = 18, 12
"""Cells of a name that was found, and where room is tight."""


class EntryRow(NamedTuple):
    """An entry in the list."""

    many: int
    name: str
    numbers: str
    xp: int
    """Of each."""
    remarks: str
    bad: bool = False
    line: str = ""
    """Its place in the order."""
    short: str = ""
    """Where there is no room for the numbers; empty: its experience points."""


class FoundRow(NamedTuple):
    """A creature that was found."""

    name: str
    facts: str


class PrepareHead(Painted):
    """Name and whether it is saved; the party; how hard it is, as it would be with what is typed."""

    title: var[str] = var("", init=False)
    saved: var[str] = var("", init=False)
    lines: var[tuple[str, ...]] = var((), init=False)

    def watch_title(self) -> None:
        self.draw()

    def watch_saved(self) -> None:
        self.draw()

    def watch_lines(self) -> None:
        self.draw()

    def content(self, size: Size) -> Sequence[Spans]:
        """One line and those of the difficulty."""
        state = Span(f"{self.saved} ", "dim" if self.saved.startswith("●") else "warn")
        name = Span(
            f" {fit(plain(self.title), max(4, size.width - width_of((state,)) - 1))}", "title"
        )
        found: list[Spans] = [(name, state)]
        for line in self.lines:
            for nth, part in enumerate(wrapped(plain(line), max(8, size.width - 4))):
                found.append((Span(f"   {part}" if nth else f" {part}"),))
        return found


class EntryList(Dragging, Listed):
    """Who stands in the encounter."""

    empty = ""
    """What an empty list says, if it is no encounter's."""

    rows: var[tuple[EntryRow, ...]] = var((), init=False)
    gap: var[Gap | None] = var(None, init=False)

    def watch_rows(self) -> None:
        self.draw()

    def watch_gap(self) -> None:
        """Where it would go."""
        self.draw()

    def count(self) -> int:
        """Entries."""
        return len(self.rows)

    def place_at(self, y: int) -> int:
        """A row is a line."""
        return y + self.scroll_offset.y

    def dragged_rows(self) -> Sequence[EntryRow]:
        """All entries."""
        return self.rows

    def on_click(self, event: events.Click) -> None:
        """One that only ends a drag chooses nothing."""
        if self.was_dragged:
            event.prevent_default()

    def content(self, size: Size) -> Sequence[Spans]:
        """Count, name, numbers, remarks."""
        if not self.rows:
            return ((), (Span(f"  {self.empty or words.nobody()}", "dim"),))
        longest = max(cell_len(plain(one.name)) for one in self.rows)
        name = max(8, min(NAME, longest, size.width - COUNT - 15))
        numbers = max(cell_len(one.numbers) for one in self.rows)
        wide = size.width >= COUNT + NAME + numbers + 5
        columns = (name, numbers if wide else 0)
        return [self._row(nth, one, *columns) for nth, one in enumerate(self.rows)]

    def _row(self, nth: int, one: EntryRow, name: int, wide: int) -> Spans:
        """So many cells for the name and for the numbers; without room for those the XP alone."""
        here = nth == self.cursor
        look = "cursor" if here else "bad" if one.bad else ""
        sign = self.drag_sign(one) or ("▸" if here else " ")
        head = f" {sign} {one.many:>{COUNT - 1}}× {fit(plain(one.name), name)} "
        numbers = fit(one.numbers, wide) if wide else one.short or f"{one.xp:,} XP".rjust(XP)
        return (
            Span(head, look or "strong"),
            Span(numbers, look or "dim"),
            Span(f" {plain(one.remarks)}", look),
        )


class FoundList(Listed):
    """What fits the name that is typed."""

    looked_for: var[str] = var("", init=False)
    rows: var[tuple[FoundRow, ...]] = var((), init=False)
    own: var[str] = var("", init=False)
    """The name of one that the line makes, whom no book has."""
    HEAD = 1

    def watch_rows(self) -> None:
        self.draw()

    def count(self) -> int:
        """Creatures."""
        return len(self.rows)

    def watch_looked_for(self) -> None:
        self.draw()

    def watch_own(self) -> None:
        self.draw()

    def content(self, size: Size) -> Sequence[Spans]:
        """How many, then each."""
        if self.own:
            return ((Span(f" {words.one_of_your_own(plain(self.own))}", "dim"),),)
        if not self.rows:
            return ((Span(f" {words.nothing_found()}", "dim"),),) if self.looked_for else ()
        head: Spans = (Span(f" {words.found(len(self.rows))}", "title"),)
        return [head, *(self._row(nth, one, size.width) for nth, one in enumerate(self.rows))]

    def _row(self, nth: int, one: FoundRow, width: int) -> Spans:
        here = nth == self.cursor
        tight = width < LEAST + len(one.facts) + 5
        facts = " ".join(one.facts.split()) if tight else one.facts
        longest = (
            max(len(" ".join(row.facts.split())) for row in self.rows) if tight else len(facts)
        )
        room = max(SHORTEST if tight else LEAST, width - longest - 5)
        name = fit(plain(one.name), min(NAME + 4, room))
        return (
            Span(f" {'▸' if here else ' '} {name} ", "cursor" if here else ""),
            Span(facts, "dim"),
        )


class BlockCard(Painted):
    """The stat block of what is under the cursor."""

    block: var[StatBlock | None] = var(None, init=False)
    scrolls = True

    def watch_block(self) -> None:
        self.scroll_to(y=0, animate=False, immediate=True, force=True)
        self.draw()

    def content(self, size: Size) -> Sequence[Spans]:
        """All of it, wrapped."""
        return tuple(block_lines(self.block, size.width)) if self.block else ()


def block_lines(block: StatBlock, width: int) -> Iterator[Spans]:
    """Name, then a line for each row, wrapped under itself."""
    room = max(12, width - 2)
    for nth, (title, text) in enumerate(stat_blocks.rows(block)):
        if not title and not text:
            yield ()
        elif not nth or not text:
            yield (Span(f" {plain(title)}", "title" if not nth else "strong"),)
            if text:
                yield (Span(f" {plain(text)}", "dim"),)
        else:
            yield from (
                (Span(" "), *line) for line in folded(plain(title), plain(text), room, "key")
            )
