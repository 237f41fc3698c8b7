"""The lines at the foot of a screen: open question, messages, last lines of the log, keys."""

from collections.abc import Sequence

from textual.geometry import Size
from textual.reactive import var

from tracker.encounter.model import Encounter
from tracker.encounter.prompts import Prompt
from tracker.i18n import screens as words
from tracker.i18n.prompts import answers, manner, prompt_text, takes_number
from tracker.tui import actions
from tracker.tui.plain import plain, wrapped
from tracker.tui.widgets.painted import Painted, Span, Spans, width_of
from tracker.tui.widgets.status import NOBODY

LogLine = tuple[int, str]
"""Round and sentence."""


class PromptStrip(Painted):
    """The oldest open question and the keys that answer it; gone when there is none."""

    table: var[Encounter] = var(NOBODY)
    digits: var[str] = var("")

    def on_mount(self) -> None:
        """Gone while there is nothing to ask."""
        self.display = bool(self.table.prompts)

    def watch_table(self, old: Encounter, new: Encounter) -> None:
        self.display = bool(new.prompts)
        if old.prompts is not new.prompts:
            self.draw()

    def watch_digits(self) -> None:
        self.draw()

    def content(self, size: Size) -> Sequence[Spans]:
        """One line where it fits, two where it does not."""
        if not self.table.prompts:
            return ()
        prompt = self.table.prompts[0]
        count = f"{words.nth_of(len(self.table.prompts))} "
        asked = Span(plain(prompt_text(prompt, self.table)), "strong")
        sign, keys, more = Span("⚠ ", "warn"), self._keys(prompt), self._more(prompt)
        line = (sign, asked, Span("   "), *keys)
        for shown in ((*line, *more), line):
            room = size.width - width_of(shown) - len(count)
            if room >= 1:
                return ((*shown, Span(" " * room), Span(count, "dim")),)
        below = (Span("  "), *keys, *more, Span(f"   {count}", "dim"))
        if width_of(below) > size.width:
            below = (Span("  "), *keys, Span(f"   {count}", "dim"))
        return ((sign, asked), below)

    def _more(self, prompt: Prompt) -> Spans:
        """That a number can be typed, where there is room to say so."""
        if self.digits or not takes_number(manner(prompt)):
            return ()
        key = actions.first_key("prompt", actions.of("prompt", "digit"))
        return (Span(key, "key"), Span(f" {words.rolled()}   "))

    def _keys(self, prompt: Prompt) -> Spans:
        if self.digits:
            return (Span(words.number_typed(f"{self.digits}▏"), "now"), Span("  ⏎", "key"))
        found: list[Span] = []
        named = dict(answers(manner(prompt)))
        for one in actions.TABLE["prompt"]:
            if one.id in named:
                action = f"screen.do('prompt', {one.id!r})"
                found.append(Span(actions.key_shown(one.keys[0]), "key", action))
                found.append(Span(f" {named[one.id]}   ", "", action))
        return tuple(found)


def message_lines(text: str, width: int) -> list[Spans]:
    """Wrapped to two lines at most."""
    lines = wrapped(plain(text), max(4, width - 2))[:2] if text else []
    return [(Span("  " if n else "! ", "warn"), Span(one)) for n, one in enumerate(lines)]


class MessageLine(Painted):
    """What could not be done, and why; gone when there is nothing to say."""

    text: var[str] = var("")

    def watch_text(self, new: str) -> None:
        self.display = bool(new)
        self.draw()

    def content(self, size: Size) -> Sequence[Spans]:
        """One or two lines."""
        return message_lines(self.text, size.width)


class LogTail(Painted):
    """The last sentences of the log, newest at the bottom; a message stands in their place."""

    entries: var[tuple[LogLine, ...]] = var(())
    message: var[str] = var("")

    def watch_entries(self) -> None:
        self.draw()

    def watch_message(self) -> None:
        self.draw()

    def content(self, size: Size) -> Sequence[Spans]:
        """As many of the last lines as there is room for; a long sentence goes on below itself."""
        said = message_lines(self.message, size.width)[: size.height]
        room = size.height - len(said)
        lines = [
            (number, part, n == 0)
            for number, sentence in self.entries[-max(1, room) :]
            for n, part in enumerate(wrapped(plain(sentence), max(8, size.width - 6)))
        ]
        last = lines[-room:] if room else []
        found: list[Spans] = [()] * (room - len(last))
        known = None
        for number, part, begins in last:
            when = "" if number == known else words.round_short(number)
            known = number
            shown = part if begins else f"  {part}"
            found.append((Span(f"{when:<4}", "dim" if when else ""), Span(shown)))
        return [*found, *said]


class KeyLine(Painted):
    """The footer: keys of the place, from the one table, each clickable."""

    place: var[str] = var("fight")
    note: var[str] = var("")
    """Shown at the right end, for example how many are marked."""

    def watch_place(self) -> None:
        self.draw()

    def watch_note(self) -> None:
        self.draw()

    def content(self, size: Size) -> Sequence[Spans]:
        """As many as fit; the last one of the table (help, leave) always does."""
        entries = [self._entry(*entry) for entry in actions.footer(self.place)]
        note = (Span(self.note, "now"),) if self.note else ()
        room = size.width - width_of(note) - (1 if note else 0)
        shown, last = entries[:-1], entries[-1]
        while shown and sum(map(width_of, shown)) + width_of(last) > room:
            shown.pop()
        line = [span for entry in (*shown, last) for span in entry]
        gap = room - width_of(line)
        return ((*line, Span(" " * max(0, gap)), *note),)

    def _entry(self, action: str, key: str, label: str) -> Spans:
        click = f"screen.do({self.place!r}, {action!r})"
        return (Span(key, "key", click), Span(f" {label}  ", "", click))
