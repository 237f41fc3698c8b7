"""The lines at the foot of a screen: open question, messages, last lines of the log, keys."""

from collections.abc import Mapping, Sequence

from textual.geometry import Size
from textual.reactive import var

from tracker.encounter.model import Encounter
from tracker.encounter.prompts import Prompt
from tracker.i18n import screens as words
from tracker.tui import actions
from tracker.tui.keyed import Keyed
from tracker.tui.plain import cut, plain, wrapped
from tracker.tui.widgets.laid import (
    KEPT,
    Entry,
    LogLine,
    apart,
    first_of,
    flowing,
    joined,
    message_lines,
    newest,
)
from tracker.tui.widgets.painted import Painted, Span, Spans, width_of
from tracker.tui.widgets.status import NOBODY

SPARE = {"dialog": ("help",)}
"""By place, what is named only where all has room."""
LOW = 12
"""Below so many lines of a screen a question takes fewer."""
ENOUGH = 11
"""With so many of them the footer stays airy."""


class PromptStrip(Painted):
    """The oldest open question and the keys that answer it; gone when there is none."""

    table: var[Encounter] = var(NOBODY)
    digits: var[str] = var("")

    def on_mount(self) -> None:
        """Gone while there is nothing to ask."""
        self.display = bool(self.table.prompts)
        self._asked: set[int] = {one.id for one in self.table.prompts}
        """Questions since there was none."""

    def watch_table(self, old: Encounter, new: Encounter) -> None:
        self.display = bool(new.prompts)
        if old.prompts is not new.prompts:
            now = {one.id for one in new.prompts}
            self._asked = self._asked | now if now else set()
            self.draw()

    def watch_digits(self) -> None:
        self.draw()

    def content(self, size: Size) -> Sequence[Spans]:
        """One line where it fits; else the question, wrapped, above its keys."""
        if not self.table.prompts:
            return ()
        from tracker.i18n.prompts import prompt_text

        prompt = self.table.prompts[0]
        asked = plain(prompt_text(prompt, self.table))
        keys, more = self._keys(prompt), self._more(prompt)
        count = self._count()
        head = (Span("⚠ ", "warn"), Span(asked, "strong"))
        for every, gap in (((*keys, *more), 3), ((*keys, *more), 2), (keys, 3)):
            line = (*head, Span(" " * gap), *joined(every, gap))
            if width_of((*line, *count)) < size.width:
                return (apart(line, count, size.width),)
        below = flowing((*keys, *more), size.width - 2, 3)
        if len(below) > 1:
            below = flowing(keys, size.width - 2, 2)
        said = wrapped(asked, max(8, size.width - 2))
        room = max(1, self._most - len(below))
        if len(said) > room:
            said = [*said[: room - 1], cut(" ".join(said[room - 1 :]), size.width - 2)]
        lines = [
            (Span("  " if n else "⚠ ", "warn"), Span(one, "strong")) for n, one in enumerate(said)
        ]
        answers = [(Span("  "), *line) for line in below]
        if width_of((*answers[-1], *count)) < size.width:
            answers[-1] = apart(answers[-1], count, size.width)
        return (*lines, *answers)

    def _count(self) -> Spans:
        """Which of those that were open together; two alike are told apart by it."""
        left = len(self.table.prompts)
        every = max(left, len(self._asked))
        return (Span(words.nth_of(every - left + 1, every), "dim"), Span(" "))

    @property
    def _most(self) -> int:
        """Lines it may take of the screen, as the stylesheet has it."""
        return 3 if self.app.size.height < LOW else 4

    def _more(self, prompt: Prompt) -> tuple[Spans, ...]:
        """That a number can be typed, where there is room to say so."""
        from tracker.i18n.prompts import manner, number_is, takes_number

        if self.digits or not takes_number(manner(prompt)):
            return ()
        key = actions.key_said("prompt", "digit")
        return ((Span(key, "key"), Span(f" {words.type_number(number_is(manner(prompt)))}")),)

    def _keys(self, prompt: Prompt) -> tuple[Spans, ...]:
        from tracker.i18n.prompts import manner, number_is

        if self.digits:
            key = actions.key_said("prompt", "roll")
            said = words.number_typed(number_is(manner(prompt)), f"{self.digits}▏")
            return ((Span(said, "now"), Span(f"  {key}", "key")),)
        return answer_keys(prompt)


def answer_keys(prompt: Prompt) -> tuple[Spans, ...]:
    """What may be answered, each with its key; clickable."""
    from tracker.i18n.prompts import answers, manner

    found: list[Spans] = []
    named = dict(answers(manner(prompt)))
    for one in actions.TABLE["prompt"]:
        if one.id in named:
            click = f"screen.do('prompt', {one.id!r})"
            sign = Span(actions.first_key("prompt", one), "key", click)
            found.append((sign, Span(f" {named[one.id]}", "", click)))
    return tuple(found)


class MessageLine(Painted):
    """What could not be done, and why; gone when there is nothing to say."""

    text: var[str] = var("")

    def watch_text(self, new: str) -> None:
        self.display = bool(new)
        self.draw()

    def content(self, size: Size) -> Sequence[Spans]:
        """A line or more."""
        return message_lines(self.text, size.width)


class LogTail(Painted):
    """The last sentences of the log, newest at the bottom; a message stands in their place."""

    entries: var[tuple[LogLine, ...]] = var(())
    message: var[str] = var("")
    _least = 1

    def watch_entries(self) -> None:
        self.draw()

    def watch_message(self) -> None:
        self._grow()
        self.draw()

    def on_resize(self) -> None:
        """A message takes other lines."""
        super().on_resize()
        self._grow()

    def _grow(self) -> None:
        """A message that is longer than the log is high makes it higher; a layout only then."""
        lines = max(1, len(message_lines(self._told, self.size.width)))
        if lines != self._least:
            self._least = lines
            self.styles.min_height = lines

    @property
    def _told(self) -> str:
        """The message, where no line of its own has it."""
        return self.message if self.app.size.height >= LOW else ""

    def content(self, size: Size) -> Sequence[Spans]:
        """As many of the last lines as there is room for; a long sentence goes on below itself."""
        said = message_lines(self._told, size.width)[: size.height]
        room = size.height - len(said)
        last = newest(self.entries, room, max(8, size.width - 6))
        found: list[Spans] = [()] * (room - len(last))
        known = None
        for number, part, begins in last:
            when = "" if number == known else words.round_short(number)
            known = number
            shown = part if begins else f"  {part}"
            click = "screen.do('fight', 'why')"
            found.append((Span(f"{when:<4}", "dim" if when else "", click), Span(shown, "", click)))
        return [*found, *said]


class KeyLine(Painted):
    """The footer: keys of the place, from the one table, each clickable."""

    veiled = False

    place: var[str] = var("fight")
    note: var[str] = var("")
    """Shown at the right end, for example how many are marked."""
    without: frozenset[str] = frozenset()
    """Actions of the place that do nothing here."""
    worded: Mapping[str, str] = {}
    """By action: what it does here, where that is not what it does in general."""
    table: var[object] = var(None)
    cursor: var[object] = var(None)
    marked: var[object] = var(None)
    """What can be done may change with these; bound where they do."""

    def watch_place(self) -> None:
        self.draw()

    def watch_note(self) -> None:
        self.draw()

    def watch_table(self) -> None:
        self.draw()

    def watch_cursor(self) -> None:
        self.draw()

    def watch_marked(self) -> None:
        self.draw()

    def content(self, size: Size) -> Sequence[Spans]:
        """The first ones by rank where enough fit, else closer together: see `chosen`."""
        entries = [
            (name, key, self.worded.get(name, label))
            for name, key, label in actions.footer(self.place)
            if name not in self.without
        ]
        note = (Span(self.note, "now"),) if self.note else ()
        room = size.width - width_of(note) - (1 if note else 0)
        if first_of(entries, room) != entries:
            entries = [one for one in entries if one[0] not in SPARE.get(self.place, ())]
        shown = first_of(entries, room)
        if len(shown) == len(entries) or len(shown) >= ENOUGH:
            line = [span for entry in shown for span in self._entry(*entry)]
        else:
            line = list(joined([self._close(*entry) for entry in self.chosen(entries, room)], 1))
        gap = max(0, room - width_of(line)) + (1 if note else 0)
        return ((*line, Span(" " * gap), *note),)

    def chosen(self, entries: Sequence[Entry], room: int) -> list[Entry]:
        """What leads on (find, help, the last one) first; then what can be done now, by its rank."""
        last = entries[-1:]
        asked = sorted(
            entries,
            key=lambda one: (one not in last, one[0] not in KEPT, self._impossible(one[0])),
        )
        found: list[Entry] = []
        for one in asked:
            width = width_of(joined([self._close(*each) for each in (*found, one)], 1))
            if not found or width <= room:
                found.append(one)
        return [one for one in entries if one in found]

    def _close(self, action: str, key: str, label: str) -> Spans:
        """Without space around it."""
        click = f"screen.do({self.place!r}, {action!r})"
        if self._impossible(action):
            return (Span(f"({key} {label})", "dim", click),)
        return (Span(key, "key", click), Span(f" {label}", "", click))

    def _entry(self, action: str, key: str, label: str) -> Spans:
        click = f"screen.do({self.place!r}, {action!r})"
        if self._impossible(action):
            return (Span(f"({key} {label})", "dim", click),)
        return (Span(f" {key}", "key", click), Span(f" {label} ", "", click))

    def _impossible(self, action: str) -> bool:
        """In brackets and dim, for colour is never the only signal."""
        screen: object = self.screen
        pressed = actions.Pressed(self.place, action, "")
        return isinstance(screen, Keyed) and screen.hinders(pressed)
