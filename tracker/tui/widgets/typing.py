"""What a line is typed in: the input with a shadow of what may follow, and the list over it."""

from collections.abc import Sequence

from rich.cells import cell_len
from textual import events
from textual.geometry import Size
from textual.message import Message
from textual.reactive import var

from tracker.tui import veil
from tracker.tui.dialogs.fields import TextField
from tracker.tui.plain import cut, fit, plain
from tracker.tui.widgets.covered import CoveredInput
from tracker.tui.widgets.laid import apart
from tracker.tui.widgets.painted import Painted, Span, Spans

NONE, FEW, MANY = 0, 2, 6
"""Rows of the list, on a tiny screen, on a small one and where there is room."""
TINY, SMALL = 6, 20
"""Below so many lines a screen is that."""
LIMIT = 4000
"""Signs of a line."""
WIDEST = 34
"""Cells of the left column."""
MORE = 5
"""Cells for how many there are below."""


class Pasted(Message):
    """Several lines at once: the first is in the input, the others wait."""

    def __init__(self, lines: tuple[str, ...]) -> None:
        super().__init__()
        self.lines = lines


class LineInput(CoveredInput):
    """An input that shows what may follow, and takes several pasted lines one by one."""

    def shadow(self, rest: str) -> None:
        """Show this behind the cursor; Right takes it. Empty: nothing, nor what a veil covers."""
        whole = f"{self.value}{rest}"
        shown = rest and self.cursor_at_end and veil.over(whole) == whole
        self._suggestion = whole if shown else ""

    class Wanted(Message):
        """Right, behind the last sign, where no shadow is shown."""

    class TooLong(Message):
        """A line was pasted that nobody types: nothing of it is taken."""

        def __init__(self, length: int) -> None:
            super().__init__()
            self.length = length

    def action_cursor_right(self, select: bool = False) -> None:
        """Take the shadow, or ask for what was meant, or go right."""
        if self.cursor_at_end and not self._suggestion and not select:
            self.post_message(self.Wanted())
        super().action_cursor_right(select)

    def put(self, text: str) -> None:
        """Another line, the cursor behind it."""
        self.value = text
        self.cursor_position = len(text)

    def on_paste(self, event: events.Paste) -> None:
        """The first line as ever; the others wait for their turn."""
        lines = tuple(one.strip() for one in event.text.splitlines())
        lines = tuple(one for one in lines if one and not one.startswith("#"))
        first = len(self.value) + len(lines[0]) if lines else 0
        longest = max((first, *map(len, lines[1:])))
        if longest > LIMIT:
            event.stop()
            event.prevent_default()
            self.post_message(self.TooLong(longest))
            return
        if len(lines) < 2:
            return
        event.stop()
        event.prevent_default()
        self.insert_text_at_cursor(lines[0])
        self.post_message(Pasted(lines[1:]))


class OfferList(Painted):
    """Ways to go on, or earlier lines, over the line; one of them may be chosen."""

    counts = True
    rows: var[tuple[tuple[str, str], ...]] = var((), init=False)
    chosen: var[int] = var(-1, init=False)
    total: var[int] = var(0, init=False)
    """Of all of them, also of those that are not listed."""

    class Clicked(Message):
        """A row was clicked."""

        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    def watch_rows(self) -> None:
        self.draw()

    def watch_chosen(self) -> None:
        self.draw()

    def watch_total(self) -> None:
        self.draw()

    @property
    def room(self) -> int:
        """Rows it may take; on the smallest of screens the line alone must do."""
        height = self.app.size.height
        return NONE if height < TINY else FEW if height < SMALL else MANY

    @property
    def first(self) -> int:
        """The first row in sight."""
        return max(0, min(self.chosen - self.room + 1, len(self.rows) - self.room))

    def content(self, size: Size) -> Sequence[Spans]:
        """As many rows as there is room for; the chosen one is among them."""
        shown = self.rows[self.first : self.first + self.room]
        texts = [plain(text) for text, _ in shown]
        width = min(WIDEST, size.width - 2, max(map(cell_len, texts), default=0))
        if not any(note for _, note in shown):
            width = size.width - 4
        lines = [
            self._row(self.first + place, texts[place], width, note, size.width - MORE)
            for place, (_, note) in enumerate(shown)
        ]
        below = max(self.total, len(self.rows)) - self.first - len(shown)
        if lines and below > 0:
            lines[-1] = apart(lines[-1], (Span(f"+{below}", "dim"),), size.width)
        return lines

    def _row(self, place: int, text: str, width: int, note: str, whole: int) -> Spans:
        here = place == self.chosen
        left = f"{'▸' if here else ' '} {fit(text, width)}"
        told = cut(plain(note), max(0, whole - width - 4)) if note else ""
        return (Span(left, "cursor" if here else "strong"), Span(f"  {told}", "dim"))

    def on_click(self, event: events.Click) -> None:
        """Take the row."""
        place = self.first + event.y
        if place < len(self.rows):
            self.post_message(self.Clicked(place))


class TypedField(TextField):
    """The line itself."""

    def __init__(self, value: str) -> None:
        super().__init__("", value, limit=LIMIT)
        self.line = LineInput(
            self.input.value, max_length=LIMIT, compact=True, select_on_focus=False
        )
        self.line.cursor_blink = False
        self.input = self.line
