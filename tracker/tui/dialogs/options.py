"""The options of a fight: a list with their values, and a dialog for the one that is changed.

Each change is one step. `edition`, which sets every wording at once, stands on top.
"""

from collections.abc import Iterable, Sequence

from tracker.encounter import commands as cmd
from tracker.encounter import numbers
from tracker.encounter.model import Encounter
from tracker.encounter.options import (
    EDITION,
    EDITIONS,
    NAMES,
    OPTIONS,
    OptionValue,
    value,
    values_of,
)
from tracker.i18n import screens_acting as words
from tracker.i18n.option_titles import of_questions
from tracker.i18n.rules_at_hand import entries
from tracker.i18n.sentences.table import option_value
from tracker.tui.desk import Desk
from tracker.tui.dialogs.asking import whole
from tracker.tui.dialogs.deed import line
from tracker.tui.dialogs.fields import Choice, Field, Option, TextField
from tracker.tui.dialogs.form import Asked, Dialog
from tracker.tui.dialogs.menu import Entry, Menu
from tracker.tui.widgets.painted import Span, Spans

ON, OFF = "on", "off"
KINDS = ("option", "edition")


def titles() -> dict[str, str]:
    """What an option is called, where the rules at hand tell of it."""
    told = {one.key: one.title for one in entries() if one.kind in KINDS}
    return of_questions() | told | {EDITION: words.edition()}


def about(name: str) -> tuple[str, ...]:
    """What the rules at hand say of it; the last line, how it is typed, is not needed here."""
    told = next((one for one in entries() if one.key == name and one.kind in KINDS), None)
    return told.lines[:-1] if told else ()


def now(table: Encounter, name: str) -> str:
    """Its value in words."""
    if name != EDITION:
        return option_value(value(table.options, name))
    flags = set(numbers.edition(table))
    known = {flag: edition for edition, flag in EDITIONS.items()}
    return known[flags.pop()] if len(flags) == 1 else words.mixed()


class OptionsMenu(Menu):
    """All of them; what one types finds one."""

    lettered = False

    def heading(self) -> str:
        """What it is."""
        return words.options_heading()

    def entries(self) -> Sequence[Entry]:
        """Edition first, then in the order of the table."""
        table, told = self.desk.table, titles()
        return [
            Entry(name, name, note=" · ".join((now(table, name), told.get(name, ""))).rstrip(" ·"))
            for name in (EDITION, *(one for one in NAMES if one != EDITION))
        ]

    def found(self) -> list[Entry]:
        """By its name or by what it is called."""
        sought = (self._text or "").casefold()
        return [one for one in self.entries() if sought in f"{one.label} {one.note}".casefold()]

    def asks(self, value: str) -> bool:
        """Every one is asked for its value."""
        return bool(value)

    def at_once(self, value: str) -> Asked | None:
        """Nothing is done here."""
        del value
        return None


class OptionDialog(Dialog):
    """One option: the value has the focus, on another one than it has now."""

    def __init__(self, desk: Desk, name: str) -> None:
        self.name_of = name
        super().__init__(desk)

    def heading(self) -> str:
        """Which."""
        told = titles().get(self.name_of, "")
        return words.option_heading(" · ".join(part for part in (self.name_of, told) if part))

    def fields(self) -> Iterable[Field]:
        """On or off, a word, or a number."""
        self.number: TextField | None = None
        if self._is_number():
            self.number = line("value", "", now(self.desk.table, self.name_of))
            return (self.number,)
        known = [(one, one) for one in values_of(self.name_of)]
        pairs = known or [(ON, option_value(True)), (OFF, option_value(False))]
        before = now(self.desk.table, self.name_of)
        other = next((key for key, label in pairs if label != before), "")
        options = [Option(key, label) for key, label in pairs]
        self.choice = Choice(words.label("value"), options, other)
        return (self.choice,)

    def tell(self, lines: Sequence[Spans]) -> None:
        """What the option is about stands above what comes of it."""
        super().tell([*((Span(one, "dim"),) for one in about(self.name_of)), *lines])

    def _is_number(self) -> bool:
        one = OPTIONS.get(self.name_of)
        return one is not None and not one.values and not isinstance(one.default, bool)

    def request(self) -> Asked | None:
        """The step; the value it has already asks nothing."""
        chosen: OptionValue | None
        if self.number is not None:
            chosen = whole(self.number)
        else:
            word = self.choice.value
            chosen = word if values_of(self.name_of) else word == ON
        shown = option_value(chosen) if chosen is not None else ""
        if chosen is None or shown == now(self.desk.table, self.name_of):
            return None
        return cmd.SetOption(self.name_of, chosen)
