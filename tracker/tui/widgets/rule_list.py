"""The list of the rules at hand and the card of the entry that is chosen, drawn line by line."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from textual.geometry import Size
from textual.reactive import var

from tracker.i18n.rules_at_hand import Entry, wording
from tracker.tui.plain import fit, plain, wrapped
from tracker.tui.widgets.listed import Listed
from tracker.tui.widgets.painted import Painted, Span, Spans


class Row(NamedTuple):
    """A heading (no entry) or an entry."""

    title: str
    entry: Entry | None = None


def card_lines(one: Entry, width: int) -> Iterator[Spans]:
    """Title, lines, rules, and where to look next."""
    yield (Span(f" {one.title}", "title"),)
    for line in one.lines:
        yield from indented(line, width, "")
    yield from indented(wording.ids(one), width, "dim")
    yield from indented(wording.see_also(one), width, "dim")


def indented(text: str, width: int, look: str) -> Iterator[Spans]:
    """Wrapped, two cells from the edge."""
    for part in wrapped(plain(text), max(8, width - 3)) if text else ():
        yield (Span(f"  {part}", look),)


class RuleList(Listed):
    """Rows come from above; the first line is the title or what is looked for."""

    rows: var[tuple[Row, ...]] = var((), init=False)
    head: var[str] = var("", init=False)
    HEAD = 1

    def count(self) -> int:
        """Entries and headings."""
        return len(self.rows)

    def beside_cursor(self) -> tuple[int, int]:
        """A heading right above it too."""
        return self.cursor + self.HEAD - 1, self.cursor + self.HEAD

    def watch_rows(self) -> None:
        self.draw()

    def watch_head(self) -> None:
        self.draw()

    def content(self, size: Size) -> Sequence[Spans]:
        """The head, then the rows."""
        found: list[Spans] = [(Span(f" {self.head}", "title"),)]
        if not self.rows:
            found.append((Span(f"  {wording.nothing()}", "dim"),))
        for place, row in enumerate(self.rows):
            if row.entry is None:
                found.append((Span(f" {row.title}", "title"),))
                continue
            here = place == self.cursor
            text = f" {'▸' if here else ' '} {fit(row.title, max(4, size.width - 4))}"
            found.append((Span(text, "cursor" if here else ""),))
        return found


class RuleCard(Painted):
    """The chosen entry beside the list, where there is room."""

    chosen: var[Entry | None] = var(None, init=False)
    scrolls = True

    def watch_chosen(self) -> None:
        self.scroll_to(y=0, animate=False, immediate=True, force=True)
        self.draw()

    def content(self, size: Size) -> Sequence[Spans]:
        """Its card."""
        return tuple(card_lines(self.chosen, size.width)) if self.chosen else ()
