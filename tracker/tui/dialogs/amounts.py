"""Damage, healing and temporary hit points for many at once; saving throws with either.

The request is a typed line, so an amount may say everything the typed language can.
"""

from collections.abc import Iterable

from tracker.encounter.model import Id
from tracker.i18n import screens_asking, screens_mobs, terms
from tracker.i18n import screens_dialogs as words
from tracker.rules.words import ABILITIES, CONDITIONS
from tracker.tui import selection
from tracker.tui.desk import Desk
from tracker.tui.dialogs.asking import choice, target_rows, text
from tracker.tui.dialogs.fields import Choice, Field, Option, Shares
from tracker.tui.dialogs.form import Dialog


class Amounts(Dialog):
    """Base: the marked, or what is under the cursor."""

    key = ""
    shared = False

    def __init__(self, desk: Desk) -> None:
        self.who = selection.targets(desk.table, desk.cursor, desk.marked)
        super().__init__(desk)

    def heading(self) -> str:
        """By kind."""
        return words.heading(self.key)

    def about(self) -> Iterable[Id]:
        """The targets."""
        return self.who

    def handles(self) -> str:
        """As typed."""
        return selection.handles(self.desk.table, self.who)

    def targets(self) -> Shares:
        """Everybody with a share."""
        shares = words.shares() if self.shared else words.shares()[:1]
        rows = target_rows(self.desk.table, self.who)
        self.shares = Shares(rows, [Option(*one) for one in shares])
        return self.shares


class DamageDialog(Amounts):
    """Amount first, then who takes how much."""

    key = "damage"
    shared = True

    def fields(self) -> Iterable[Field]:
        """Amount, targets, kind."""
        self.amount = text("amount", "amount")
        self.blow = choice("blow", words.blows())
        self.quality = choice("quality", words.qualities())
        fields = (self.amount, self.targets(), self.blow, self.quality)
        spreads = screens_mobs.spreads() if len(self.who) > 1 else screens_mobs.spreads()[:1]
        options = [Option(*one) for one in spreads]
        self.spread = Choice(screens_mobs.spread_label(), options)
        return (*fields, self.spread) if len(self.who) > 1 else fields

    def targets(self) -> Shares:
        """Everybody with a share; of many, who comes first of a pool."""
        shares = super().targets()
        if len(self.who) > 1:
            shares.shares = (*shares.shares, Option(*screens_mobs.first_share()))
        return shares

    def pooled(self) -> str:
        """As typed: one sum for all, the chosen first."""
        first = self.shares.taking("first")
        if first:
            return f"pooled chosen={selection.handles(self.desk.table, first)}"
        return self.spread.value

    def request(self) -> str | None:
        """The typed line."""
        if not self.amount.value or not self.who:
            return None
        parts = ["damage", self.handles(), self.amount.value]
        for share in ("half", "none", "double"):
            chosen = self.shares.taking(share)
            if chosen:
                parts.append(f"{share}={selection.handles(self.desk.table, chosen)}")
        parts += [self.blow.value, self.quality.value, self.pooled()]
        return " ".join(part for part in parts if part)


class HealDialog(Amounts):
    """So many hit points for each."""

    key = "heal"

    def fields(self) -> Iterable[Field]:
        """Amount and who."""
        self.amount = text("amount", "heal")
        return (self.amount, self.targets())

    def request(self) -> str | None:
        """The typed line."""
        if not self.amount.value or not self.who:
            return None
        return f"heal {self.handles()} {self.amount.value}"


class TempDialog(Amounts):
    """Temporary hit points, and which pool stays (THP-03)."""

    key = "temp"

    def fields(self) -> Iterable[Field]:
        """Amount, who, which."""
        self.amount = text("amount", "heal")
        self.choice = choice("choice", words.temp_choices())
        return (self.amount, self.targets(), self.choice)

    def request(self) -> str | None:
        """The typed line."""
        if not self.amount.value or not self.who:
            return None
        return f"temp {self.handles()} {self.amount.value} {self.choice.value}".rstrip()


class SaveDialog(Amounts):
    """Saving throws of many: rolled by the program unless typed, then damage or a condition."""

    key = "save"

    def fields(self) -> Iterable[Field]:
        """Ability, DC, amount, condition."""
        self.ability = choice("ability", [(key, terms.ability(key)) for key in ABILITIES], "dex")
        self.dc = text("dc")
        self.amount = text("amount", "optional_amount")
        self.success = choice("success", words.successes())
        conditions = sorted(
            ((key, terms.condition(key)) for key in CONDITIONS), key=lambda one: one[1]
        )
        self.condition = choice("condition", [("", words.no_condition()), *conditions])
        self.rounds = text("count", "rounds")
        self.totals = text("totals", "totals")
        self.cover = choice("cover", words.covers()[:3])
        return (
            self.ability, self.dc, self.amount, self.success, self.condition, self.rounds,
            self.totals, self.cover, self.targets(),
        )  # fmt: skip

    def targets(self) -> Shares:
        """Everybody, each with the cover of its own that it has (COVER-01, COVER-02)."""
        rows = target_rows(self.desk.table, self.who)
        self.shares = Shares(rows, [Option(*one) for one in screens_asking.own_covers()])
        return self.shares

    def covers(self) -> list[str]:
        """As typed: for all, then for those who have another."""
        found = [] if self.cover.value == "none" else [f"cover={self.cover.value}"]
        for level in ("half", "three-quarters"):
            those = self.shares.taking(level)
            if those:
                found.append(f"{level}-cover={selection.handles(self.desk.table, those)}")
        return found

    def request(self) -> str | None:
        """The typed line."""
        if not self.dc.value or not self.who:
            return None
        parts = ["save", self.handles(), self.ability.value, self.dc.value]
        if self.amount.value:
            parts += [self.amount.value, self.success.value]
        parts += self.covers()
        parts.append(self.totals.value.replace(",", " "))
        if self.condition.value:
            parts += ["then", self.condition.value]
            parts.append(f"for {self.rounds.value} rounds" if self.rounds.value else "")
        return " ".join(part for part in parts if part)
