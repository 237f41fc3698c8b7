"""Time that nobody plays, and rests; what runs out and comes back is shown before it happens."""

from collections.abc import Iterable

from tracker.i18n import screens_fights
from tracker.i18n import screens_time as words
from tracker.tui.dialogs.fields import Choice, Field, Option, TextField
from tracker.tui.dialogs.form import Asked, Dialog


def picked(label: str, pairs: Iterable[tuple[str, str]], value: str = "") -> Choice:
    """A choice out of words."""
    return Choice(words.label(label), [Option(*pair) for pair in pairs], value)


def typed(label: str) -> TextField:
    """A text with its hint."""
    return TextField(words.label(label), "", words.hint(label))


class TimeDialog(Dialog):
    """`pass` or `rest`, for everyone on the table."""

    def heading(self) -> str:
        """What it is."""
        return words.time_heading()

    def fields(self) -> Iterable[Field]:
        """How much of it, or which rest."""
        self.count = typed("count")
        self.unit = picked("unit", words.units(), "minutes")
        before = not self.desk.table.round
        self.what = picked("what", words.deeds(), "long" if before else "pass")
        self.despite = picked("despite", words.despite())
        self.dice = TextField(screens_fights.label("hit-dice"), "", screens_fights.hint("hit-dice"))
        return (self.count, self.unit, self.what, self.dice, self.despite)

    def request(self) -> Asked | None:
        """The typed line."""
        if self.what.value == "pass":
            line = f"pass {self.count.value or 1} {self.unit.value}"
        else:
            spent = self.dice.value if self.what.value == "short" else ""
            line = f"rest {self.what.value} {spent}".rstrip()
        return f"{line} {self.despite.value}".rstrip()
