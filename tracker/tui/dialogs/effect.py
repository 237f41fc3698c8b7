"""A named effect on many at once: numbers it changes, what it does in each turn, how it ends."""

from collections.abc import Iterable

from tracker.i18n import screens_time as words
from tracker.tui import selection
from tracker.tui.dialogs import lasting
from tracker.tui.dialogs.amounts import Amounts
from tracker.tui.dialogs.asking import acting, creatures, quoted
from tracker.tui.dialogs.fields import Choice, Field, Option
from tracker.tui.dialogs.time import picked, typed


class EffectDialog(Amounts):
    """The name has the focus; everything else may stay as it is."""

    key = "effect"

    def heading(self) -> str:
        """What it is."""
        return words.effect_heading()

    def fields(self) -> Iterable[Field]:
        """Name, changes, ticks, end."""
        table = self.desk.table
        everyone = creatures(selection.on_table(table))
        self.name_of = typed("name")
        self.changes = typed("changes")
        self.amount = typed("amount")
        self.ongoing = picked("ongoing", words.ongoing())
        self.count = typed("lasts")
        self.lasts = picked("unit", words.ends())
        self.whose = Choice(words.label("whose"), everyone, acting(table))
        self.trigger = typed("trigger")
        self.save = typed("save")
        self.source = Choice(words.label("source"), [Option("", words.nobody()), *everyone])
        self.held = picked("held", words.held())
        self.note = typed("note")
        return (
            self.name_of, self.changes, self.amount, self.ongoing, self.count, self.lasts,
            self.whose, self.trigger, self.save, self.source, self.held, self.note, self.targets(),
        )  # fmt: skip

    def settled(self) -> None:
        """A number alone means rounds, an amount alone damage at the start."""
        if self.count.value and not self.lasts.value:
            self.lasts.index = 1
        if self.amount.value and not self.ongoing.value:
            self.ongoing.index = 1

    def request(self) -> str | None:
        """The typed line."""
        if not self.who or not self.name_of.value:
            return None
        parts = ["effect", self.handles(), quoted(self.name_of.value), self.changes.value]
        parts += [self._each_turn(), self._duration()]
        if self.source.value:
            parts.append(f"from {self.handle_of(self.source)}")
        if self.save.value:
            parts.append(f"save {self.save.value}")
        parts.append(self.held.value)
        if self.note.value:
            parts.append(f"note {quoted(self.note.value)}")
        return " ".join(part for part in parts if part)

    def _each_turn(self) -> str:
        """`hurt 2d6 fire at start`; what stops healing stands behind its time."""
        if not self.amount.value or not self.ongoing.value:
            return ""
        kind, at = self.ongoing.value.split("-")
        amount, unless, types = self.amount.value.partition(" unless ")
        return f"{kind} {amount} at {at}{unless}{types}"

    def _duration(self) -> str:
        if self.trigger.value:
            return f"until {quoted(self.trigger.value)}"
        return lasting.spelt(self.lasts.value, self.count.value, self.handle_of(self.whose))
