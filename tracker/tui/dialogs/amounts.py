"""Damage, healing and temporary hit points for many at once; saving throws with either.

The request is a typed line, so an amount may say everything the typed language can.
"""

import re
from collections.abc import Iterable

from tracker.encounter import numbers
from tracker.encounter.model import Id
from tracker.i18n import screens_dialogs as words
from tracker.i18n import screens_mobs, terms
from tracker.rules.words import DAMAGE_QUALITIES, DAMAGE_TYPES
from tracker.tui import selection
from tracker.tui.desk import Desk
from tracker.tui.dialogs.asking import acting, choice, creatures, target_rows, text
from tracker.tui.dialogs.fields import Choice, Field, Option
from tracker.tui.dialogs.form import Dialog
from tracker.tui.dialogs.shares import Shares


class Amounts(Dialog):
    """Base: the marked, or what is under the cursor."""

    key = ""
    shared = False

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.who = self.meant()
        self.target: Choice | None = None
        super().__init__(desk)

    def meant(self) -> tuple[Id, ...]:
        """Whom it is for when it opens."""
        return selection.targets(self.desk.table, self.desk.cursor, self.desk.marked)

    def heading(self) -> str:
        """By kind."""
        return words.heading(self.key)

    def about(self) -> Iterable[Id]:
        """The targets."""
        chosen = self.target.value if self.target is not None else ""
        return (chosen,) if chosen else self.who

    def handles(self) -> str:
        """As typed."""
        return selection.handles(self.desk.table, self.who)

    def handle_of(self, field: Choice) -> str:
        """Of the creature that is chosen there, as typed."""
        return selection.handles(self.desk.table, [field.value])

    def aim(self) -> Field:
        """Whom it is for: one that letters find, the cursor's own first; or all that are marked."""
        if len(self.who) != 1:
            return self.targets()
        options = creatures(selection.on_table(self.desk.table))
        if self.who[0] not in [one.value for one in options]:
            return self.targets()
        self.target = Choice(words.label("target"), options, self.who[0])
        return self.target

    def settled(self) -> None:
        """Another target, out of those that are there now."""
        if self.target is None:
            return
        options = tuple(creatures(selection.on_table(self.desk.table)))
        if options != self.target.options:
            self.target.choose_from(options)
        if self.target.value:
            self.who = (self.target.value,)

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
        parts = ["damage", self.handles(), spelt(self.amount.value)]
        for share in ("half", "none", "double"):
            chosen = self.shares.taking(share)
            if chosen:
                parts.append(f"{share}={selection.handles(self.desk.table, chosen)}")
        parts += [self.blow.value, self.quality.value, self.pooled()]
        return " ".join(part for part in parts if part)


class HealDialog(Amounts):
    """So many hit points for each; dying and wounded come first, and who acts is who heals."""

    key = "heal"

    def meant(self) -> tuple[Id, ...]:
        """The dying, then the most wounded of the side that acts, before what the cursor only
        happens to be on.
        """
        table, marked = self.desk.table, self.desk.marked
        chosen = selection.patients(table, self.desk.cursor, marked)
        if any(one in marked or selection.is_hurt(table, one) for one in chosen):
            return chosen
        sides = {one.side for one in table.living(table.active)}
        own = (
            one for one in selection.on_table(table) if one.side in sides and not one.enters_round
        )
        hurt = [one for one in own if selection.is_hurt(table, one.id)]
        shares = {one.id: one.hp / numbers.maximum(table, one.id).value for one in hurt}
        return (min(shares, key=lambda one: shares[one]),) if shares else chosen

    def fields(self) -> Iterable[Field]:
        """Amount, who, and who heals."""
        self.amount = text("amount", "heal")
        everyone = creatures(selection.on_table(self.desk.table))
        nobody = Option("", words.nobody())
        self.usual = self.healer()
        self.source = Choice(words.label("healer"), [nobody, *everyone], self.usual)
        return (self.amount, self.aim(), self.source)

    def settled(self) -> None:
        """The healer follows the target until another one is chosen."""
        super().settled()
        before, self.usual = self.usual, self.healer()
        values = [one.value for one in self.source.options]
        if self.source.value == before != self.usual and self.usual in values:
            self.source.index = values.index(self.usual)

    def healer(self) -> Id:
        """Whose turn it is, where all of these are on its side."""
        table = self.desk.table
        who = acting(table)
        friends = who and not any(selection.enemies(table, who, one) for one in self.who)
        return who if friends else ""

    def request(self) -> str | None:
        """The typed line."""
        if not self.amount.value or not self.who:
            return None
        healer = self.handle_of(self.source)
        source = f"from {healer}" if healer else ""
        return f"heal {self.handles()} {self.amount.value} {source}".rstrip()


class TempDialog(Amounts):
    """Temporary hit points, and which pool stays (THP-03)."""

    key = "temp"

    def fields(self) -> Iterable[Field]:
        """Amount, who, which."""
        self.amount = text("amount", "heal")
        self.choice = choice("choice", words.temp_choices())
        return (self.amount, self.aim(), self.choice)

    def request(self) -> str | None:
        """The typed line."""
        if not self.amount.value or not self.who:
            return None
        return f"temp {self.handles()} {self.amount.value} {self.choice.value}".rstrip()


GLUED = re.compile(r"(\d)(?=[^\W\d_]{2,}(?:\s|$))")
"""Between a number and a type written without a space."""


def spelt(amount: str) -> str:
    """Beginnings of damage types made whole: `28 fi` is 28 fire, where only one type fits."""
    apart = GLUED.sub(r"\1 ", amount)
    return " ".join(_whole(word) for word in apart.split())


def _whole(word: str) -> str:
    start = word.casefold()
    if not start.isalpha() or start in DAMAGE_TYPES:
        return word
    named = (*DAMAGE_TYPES, *DAMAGE_QUALITIES)
    fits = [
        key
        for key in named
        if key.startswith(start)
        or (key in DAMAGE_TYPES and terms.damage_type(key).casefold().startswith(start))
    ]
    return fits[0] if len(fits) == 1 else word
