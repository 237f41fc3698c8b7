"""Saving throws of many in one table: rolled by the program or called by players, then what follows."""

import re
from collections.abc import Iterable
from dataclasses import replace

from tracker.encounter import commands as cmd
from tracker.encounter import numbers
from tracker.encounter.events import SaveRolled
from tracker.encounter.model import Id
from tracker.encounter.refusals import Refused
from tracker.i18n import screens_blows, screens_lasting, terms
from tracker.i18n import screens_dialogs as words
from tracker.rules import spells
from tracker.rules.conditions import repeats_save
from tracker.rules.words import ABILITIES
from tracker.session import Preview
from tracker.tui import remembered, selection
from tracker.tui.desk import Desk
from tracker.tui.dialogs import lasting
from tracker.tui.dialogs.amounts import Amounts, spelt
from tracker.tui.dialogs.asking import acting, choice, conditions, creatures, quoted, text
from tracker.tui.dialogs.fields import Choice, Field, Option, TextField
from tracker.tui.dialogs.saves import Saves
from tracker.tui.dialogs.table_of_saves import rest_of
from tracker.tui.widgets.painted import Span, Spans

USUAL = "dex"
EFFECT = "effect"
"""What the spell itself changes, among the conditions."""
DC = re.compile(r"(?:(?P<ability>[a-z]+)\s*)?(?P<dc>\d*)")


class SaveDialog(Amounts):
    """Where a DC is known the amount has the focus, else the DC. `con 15` sets the ability too."""

    key = "save"
    complete = True

    def __init__(self, desk: Desk, by: Id = "", spell: str = "", level: int = 0) -> None:
        """`by` asks for the saves; whoever's turn it is where nobody is named. Of a spell that is
        known, and the level of its slot, the rest is filled in.
        """
        self.before = last_save(desk)
        self.facts = spells.known(spell)
        self.spell = spell
        self.level = level
        self.by = by or acting(desk.table)
        super().__init__(desk)

    def fields(self) -> Iterable[Field]:
        """Ability, DC, amount, the table, what a success and a failure bring, by whom."""
        ability, dc = self.before
        ability = self.facts.ability or ability
        self.ability = choice("ability", [(key, terms.ability(key)) for key in ABILITIES], ability)
        hint = screens_blows.dc_before(dc) if dc else screens_blows.dc_hint()
        self.dc = TextField(words.label("dc"), "", hint)
        self.amount = text("amount", "optional_amount", spells.amount(self.facts, self.level))
        self.amount.input.select_on_focus = True
        self.saves = Saves()
        self.success = choice("success", words.successes())
        known = [("", words.no_condition()), *conditions()]
        if self.facts.changes:
            known.insert(1, (EFFECT, screens_blows.put_on_them(self.facts.changes)))
        brings = EFFECT if self.facts.changes else self.facts.condition
        self.condition = choice("condition", known, brings)
        nobody = Option("", words.nobody())
        everyone = creatures(selection.on_table(self.desk.table))
        self.source = Choice(words.label("source"), [nobody, *everyone], self.by)
        self.again = lasting.again()
        self.lasts = lasting.Lasting([("", screens_lasting.until_over())])
        self.put_on = ""
        self._fit()
        return (
            self.ability, self.dc, self.amount, self.saves, self.success, self.source,
            self.condition, self.again, self.lasts,
        )  # fmt: skip

    def seldom(self) -> Iterable[Field]:
        """How long, and cover for all."""
        self.rounds = text("count", "rounds")
        self.cover = choice("cover", words.covers()[:3])
        self.quality = choice("quality", words.qualities())
        return (self.rounds, self.cover, self.quality)

    def first(self) -> Field:
        """What a caster says first; of a DC that is known the damage."""
        return self.amount if self.before[1] else self.dc

    def settled(self) -> None:
        """`con` in the field of the DC."""
        found = DC.fullmatch(self.dc.value.casefold())
        start = found["ability"] if found else ""
        if start:
            fits = [
                at
                for at, key in enumerate(ABILITIES)
                if key.startswith(start[:3]) or terms.ability(key).casefold().startswith(start)
            ]
            if fits:
                self.ability.index = fits[0]
        self._fit()

    def _fit(self) -> None:
        """What a condition asks comes with it: its save again, the spell that holds it."""
        chosen = self.condition.value
        if chosen != self.put_on:
            self.put_on = chosen
            again = self.facts.again if chosen == EFFECT else repeats_save(chosen)
            lasting.begin(self.again, int(again))
        self.lasts.follow(self.desk.table, self.source.value)
        self.again.display = bool(chosen)
        self.lasts.display = bool(chosen) and len(self.lasts.options) > 1

    def difficulty(self) -> str:
        """As typed, or the one of before. Refuses what is no number, by the field's name."""
        found = DC.fullmatch(self.dc.value.casefold())
        if found is None:
            raise Refused("not-a-number", word=self.dc.value, what=words.label("dc"))
        return found["dc"] or (str(self.before[1]) if self.before[1] else "")

    def request(self) -> cmd.RollSave | None:
        """With what the rows say."""
        self.saves.hold(self.desk.table, self.who, self.ability.value)
        if not self.difficulty() or not self.who:
            return None
        parts = ["save", self.handles(), self.ability.value, self.difficulty()]
        amount, rolled = self._amount()
        if amount:
            parts += [amount, self.success.value, self.quality.value]
        parts.append("" if self.cover.value == "none" else f"cover={self.cover.value}")
        if self.source.value:
            parts.append(f"from {self.handle_of(self.source)}")
        parts += self._condition()
        asked = self.desk.session.read(" ".join(part for part in parts if part))
        if not isinstance(asked, cmd.RollSave):
            return None
        return self.saves.put_into(replace(asked, rolled=rolled) if rolled else asked)

    def _amount(self) -> tuple[str, tuple[int, ...]]:
        """What is typed; a bare number is what the dice of the spell came to: type and saves stay."""
        typed = self.amount.value
        dice = spells.amount(self.facts, self.level)
        if dice and typed.isdecimal():
            return dice, (int(typed),)
        return spelt(typed) if typed else "", ()

    def _condition(self) -> list[str]:
        """`then paralyzed save wis 13 conc from lia`."""
        if not self.condition.value:
            return []
        parts = ["then", self.condition.value]
        if self.condition.value == EFFECT:
            parts = ["then", quoted(self.spell), self.facts.changes]
        parts.append(f"for {self.rounds.value} rounds" if self.rounds.value else "")
        if self.again.value:
            at = "" if self.again.value == "end" else f"at {self.again.value}"
            parts.append(f"save {self.ability.value} {self.difficulty()} {at}".rstrip())
        if self.lasts.value:
            parts.append(f"{self.lasts.value} from {self.handle_of(self.source)}")
        return parts

    def told(self, preview: Preview) -> Iterable[Spans]:
        """In the rows; below them the rest."""
        self.saves.show(preview)
        rest = rest_of(preview, self.saves.who)
        moved = any(not isinstance(one, SaveRolled) for one in preview.events)
        return rest if moved or rest else [(Span(screens_blows.no_consequence(), "dim"),)]


def last_save(desk: Desk) -> tuple[str, int]:
    """Ability and DC: of whoever acts and casts spells, else of the last save that was asked for."""
    session, table = desk.session, desk.table
    for one in table.living(table.active):
        for caster in numbers.block_of(table, one.id).spellcasting:
            return USUAL, caster.dc
    for event in remembered.events(session, frozenset({"save"})):
        if isinstance(event, SaveRolled):
            return event.ability, event.dc
    return USUAL, 0
