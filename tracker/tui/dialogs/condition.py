"""A condition on many, with a duration; or the same taken off."""

from collections.abc import Iterable

from tracker.encounter.numbers import spellbound
from tracker.i18n import screens_dialogs as words
from tracker.i18n import screens_lasting
from tracker.rules.words import CONDITIONS
from tracker.tui import remembered, selection, veil
from tracker.tui.dialogs import lasting
from tracker.tui.dialogs.amounts import Amounts
from tracker.tui.dialogs.asking import acting, choice, conditions, creatures, text
from tracker.tui.dialogs.fields import Choice, Field, Option

USUAL = "prone"
ROUNDS = 1
"""Place of rounds among the durations."""


class ConditionDialog(Amounts):
    """The condition has the focus: its first letters find it."""

    key = "condition"

    def fields(self) -> Iterable[Field]:
        """Condition, how long, by whom; put on or take off."""
        table = self.desk.table
        everyone = creatures(selection.on_table(table))
        said = remembered.last_words(self.desk.session, "cond")
        kept = veil.earlier([" ".join(("cond", *said))])
        last = next((word for word in said if kept and word in CONDITIONS), USUAL)
        self.condition = choice("condition", conditions(), last)
        self.what = choice("what", words.what_to_do())
        self.lasts = lasting.Lasting(words.durations())
        self.count = text("count", "count")
        self.whose = Choice(words.label("whose"), everyone, acting(table))
        self.repeat = text("repeat", "repeat")
        nobody = Option("", words.nobody())
        held = spellbound.holder(table, self.who)
        self.source = Choice(words.label("source"), [nobody, *everyone], held)
        self.lasts.follow(table, held)
        self.lasts.unfit = self._counted
        self._fit()
        aimed = self.aim()
        if isinstance(aimed, Choice):
            aimed.unfit = self._counted
        return (
            self.condition, aimed, self.lasts, self.count, self.whose, self.repeat,
            self.source, self.what,
        )  # fmt: skip

    def _counted(self, character: str) -> None:
        """A digit where the unit is chosen is how many."""
        if character.isdecimal():
            if self.lasts.value not in lasting.COUNTED:
                self.lasts.index = ROUNDS
                self._fit()
            self.count.go_on(character)

    def settled(self) -> None:
        """A number alone means rounds; who concentrates holds it; nothing is asked for nothing."""
        super().settled()
        if self.count.value and not self.lasts.value:
            self.lasts.index = ROUNDS
        self.lasts.follow(self.desk.table, self.source.value)
        self._fit()

    def _fit(self) -> None:
        """A number only with its unit, a turn only where it is one of somebody."""
        lasts = self.lasts.value
        self.count.display = not lasts or lasts in lasting.COUNTED
        self.whose.display = lasts in ("start", "end")
        self.count.input.placeholder = screens_lasting.how_many(lasts)

    def request(self) -> str | None:
        """The typed line."""
        if not self.who:
            return None
        if self.what.value == "off":
            return f"uncond {self.handles()} {self.condition.value}"
        parts = ["cond", self.handles(), self.condition.value, self._duration()]
        if self.source.value:
            parts.append(f"from {self.handle_of(self.source)}")
        if self.repeat.value:
            parts.append(f"save {self.repeat.value}")
        parts.append(self.what.value if self.what.value == "despite" else "")
        return " ".join(part for part in parts if part)

    def _duration(self) -> str:
        if self.lasts.value == lasting.HELD:
            return lasting.HELD
        return lasting.spelt(self.lasts.value, self.count.value, self.handle_of(self.whose))
