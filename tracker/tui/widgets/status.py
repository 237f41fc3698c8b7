"""The top line: whose fight, which round, who acts now and then, and whether it is saved.

The sign of saving is a widget of its own: it comes and goes with every step, and a line is painted
from its left end whatever differs in it.
"""

from collections.abc import Iterator, Sequence

from textual.geometry import Size
from textual.reactive import var

from tracker.encounter.model import Encounter
from tracker.i18n import screens as words
from tracker.i18n import screens_disk as disk_words
from tracker.i18n.names import line_name
from tracker.i18n.screens_uses import left_of_turn
from tracker.tui.plain import cut, fit, plain
from tracker.tui.turns import coming
from tracker.tui.widgets.painted import Painted, Span, Spans, width_of

NOBODY = Encounter()
WIDE = 100
"""Below so many cells there is never a third turn: it would come and go with the names."""

VERSIONS = (
    (30, 3, 28),
    (30, 3, 16),
    (30, 2, 20),
    (20, 2, 20),
    (12, 2, 20),
    (20, 2, 14),
    (10, 2, 14),
)
"""Cells of the title, turns, cells of each name: the title gives way before the next turn does."""


class StatusLine(Painted):
    """One line; what matters least goes first when it is narrow."""

    table: var[Encounter] = var(NOBODY)

    def watch_table(self) -> None:
        self.draw()

    def content(self, size: Size) -> Sequence[Spans]:
        """The longest version that fits; on two lines who acts has one of its own."""
        if size.height > 1:
            return (self._above(size.width), self._banner(size.width))
        for version in self._versions(size.width):
            if width_of(version) < size.width:
                return (version,)
        return (self._turns(1, 12),)

    def _above(self, width: int) -> Spans:
        head = (Span(plain(self.table.name), "title"), Span("   "), self._round(True))
        if width_of(head) >= width:
            head = (
                Span(cut(plain(self.table.name), max(4, width - 8)), "title"),
                Span(" "),
                self._round(False),
            )
        left = self._left()
        whole = (*head, Span("   "), Span(left, "dim"))
        return whole if left and width_of(whole) < width else head

    def _banner(self, width: int) -> Spans:
        """Who acts, from edge to edge."""
        most = 3 if width >= WIDE else 2
        for count, each in ((most, 60), (most, 28), (2, 28), (2, 14), (1, max(4, width - 8))):
            turns = self._turns(count, each)
            if width_of(turns) <= width - 4:
                break
        said = f" {''.join(span.text for span in turns)}"
        return (Span(fit(said if turns else "", width), "banner" if turns else ""),)

    def _versions(self, width: int) -> Iterator[Spans]:
        name = plain(self.table.name)
        gap = Span("   ")
        most = 3 if width >= WIDE else 2
        if left := self._left():
            for turns, each in ((most, 28), (2, 20), (2, 14)):
                head = (Span(cut(name, 30), "title"), gap, self._round(True), gap)
                yield (*head, *self._turns(turns, each), gap, Span(left, "dim"))
        for title, turns, each in VERSIONS:
            yield (
                Span(cut(name, title), "title"),
                gap,
                self._round(True),
                gap,
                *self._turns(min(turns, most), each),
            )
        for title in (16, 8):
            head = (Span(cut(name, title), "title"), Span(" "), self._round(False), gap)
            yield (*head, *self._turns(2, 14))
        yield (self._round(False), gap, *self._turns(2, 14))
        yield (self._round(False), Span(" "), *self._turns(2, 10))
        yield (self._round(False), Span(" "), *self._turns(1, max(4, width - 14)))

    def _left(self) -> str:
        """What is left of the turn, where one creature has it and has spent some of it."""
        members = () if self.table.ended else self.table.living(self.table.active)
        return left_of_turn(self.table, members[0], short=True) if len(members) == 1 else ""

    def _round(self, full: bool) -> Span:
        if self.table.ended:
            number = self.table.round
            return Span(words.over_clock(number) if full else words.fight_over(), "warn")
        if not self.table.round:
            return Span(words.before_start() if full else words.round_short(0), "warn")
        number = self.table.round
        return Span(words.round_clock(number) if full else words.round_short(number))

    def _turns(self, count: int, width: int) -> Spans:
        titles = (words.now(), words.coming_next(), words.then())
        looks = ("now", "dim", "dim")
        found: list[Span] = []
        for title, look, line in zip(titles, looks, coming(self.table, count), strict=False):
            if found:
                found.append(Span(" · ", "dim"))
            found.append(Span(f"{title} ", look))
            found.append(Span(cut(plain(line_name(self.table, line)), width), "strong"))
        return tuple(found)


class SavedSign(Painted):
    """Whether all is on the disk: a sign and, where there is room, its word."""

    saved: var[bool] = var(True)
    failing: var[bool] = var(False)

    def __init__(self, *, id: str, read_only: bool) -> None:
        super().__init__(id=id)
        self.read_only = read_only

    def watch_saved(self) -> None:
        self.draw()

    def watch_failing(self) -> None:
        self.draw()

    def get_content_width(self, container: Size, viewport: Size) -> int:
        """The same in all states, so that nothing moves."""
        del container, viewport
        return max(width_of(state) for state in self._states())

    def content(self, size: Size) -> Sequence[Spans]:
        """At the right end."""
        read_only, saved, saving, failing = self._states()
        open_sign = failing if self.failing else saving
        sign = read_only if self.read_only else saved if self.saved else open_sign
        gap = size.width - width_of(sign)
        return ((Span(" " * gap), *sign) if gap >= 0 else sign[:1],)

    def _states(self) -> tuple[Spans, Spans, Spans, Spans]:
        return (
            (Span("⊘ ", "warn"), Span(words.read_only(), "dim")) if self.read_only else (),
            (Span("● ", "good"), Span(words.saved(), "dim")),
            (Span("○ ", "warn"), Span(words.saving(), "dim")),
            (Span("! ", "warn"), Span(disk_words.not_saved(), "warn")),
        )
