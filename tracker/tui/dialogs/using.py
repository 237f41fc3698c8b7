"""Dialogs of what a stat block can do, of legendary actions, and of uses and budgets by hand."""

from collections.abc import Iterable, Sequence

from tracker.encounter import commands as cmd
from tracker.encounter import numbers
from tracker.encounter.model import Encounter, Id
from tracker.encounter.numbers import uses
from tracker.encounter.stat_block import Action, StatBlock
from tracker.i18n import screens_acting, terms
from tracker.i18n import screens_uses as words
from tracker.session import Preview
from tracker.tui import selection
from tracker.tui.desk import Desk
from tracker.tui.dialogs.asking import quoted, several, whole
from tracker.tui.dialogs.deed import Doing, pick
from tracker.tui.dialogs.fields import Choice, Field, Option, StatChoice, TextField
from tracker.tui.dialogs.form import Asked
from tracker.tui.dialogs.player_saves import targets_of
from tracker.tui.dialogs.saves import Saves
from tracker.tui.dialogs.table_of_saves import rest_of
from tracker.tui.plain import plain
from tracker.tui.widgets.painted import Span, Spans


def field(label: str, value: str = "", hint: str = "") -> TextField:
    """A text with words of its own."""
    return TextField(words.label(label), value, words.hint(hint) if hint else "").asking(hint)


def known(table: Encounter, who: Id, key: str) -> bool:
    """Whether a creature has what an entry of the menu is about."""
    block = numbers.block_of(table, who)
    match key:
        case "action":
            return any(own(block))
        case "legendary":
            return bool(block.legendary_uses or block.legendary)
        case "recharge":
            return any(one.used for one in uses.limited(table, who))
        case "slot":
            return bool(uses.slots(block))
        case "budget":
            return bool(table.round)
        case _:
            return True


def own(block: StatBlock) -> Sequence[Action]:
    """All but attacks and legendary actions; traits only with something to roll or to spend."""
    telling = (one for one in block.traits if one.save or one.damage or one.heal or one.use.kind)
    return (*block.actions, *block.bonus_actions, *block.reactions, *telling)


def actions_of(table: Encounter, who: Id) -> list[Option]:
    """All of them, with what is left of each."""
    found = []
    for one in own(numbers.block_of(table, who)):
        told = one.name
        if one.use.kind:
            left = uses.limited_by(table, who, uses.counted_as(one))
            told = words.with_left(one.name, left.left, left.most)
        found.append(Option(one.name, plain(told)))
    return found


class ActionDialog(Doing):
    """Breath, presence, touch: whom it hits, what they rolled (DMG-04, DMG-07)."""

    key = "action"
    verb = "action"
    complete = True

    def __init__(self, desk: Desk, who: Id, named: str = "") -> None:
        self._named = named
        """Which one is chosen at first, by name."""
        super().__init__(desk, who)

    def fields(self) -> Iterable[Field]:
        """The action first."""
        self.named = StatChoice(words.label("action"), self.options(), self._named)
        self.named.unfit = self.digit
        self.on = field("on", plain(selection.handles(self.desk.table, self.others())), "on")
        self.saves = Saves()
        self.damage = field("damage", "", "damage")
        return (self.named, self.on, self.saves, self.damage, *self.more())

    def more(self) -> Iterable[Field]:
        """What it takes, if not what the stat block says."""
        costs = screens_acting.costs("bonus", "reaction", "free")
        self.cost = Choice(
            words.label("cost"), [Option("", words.as_written()), *(Option(*one) for one in costs)]
        )
        return (self.cost,)

    def digit(self, character: str) -> None:
        """A number typed over the name is damage."""
        if character.isdecimal():
            self.damage.go_on(character)

    def options(self) -> list[Option]:
        """With what is left of each."""
        return actions_of(self.desk.table, self.who)

    def took(self) -> str:
        """What it is said to take."""
        return self.cost.value

    def request(self) -> Asked | None:
        """As it would be typed, with what the rows say."""
        parts = [self.verb, self.handle, quoted(self.named.value) if self.named.value else ""]
        on = self.on.value.strip(", ")
        parts.append(f"on {on}" if on else "")
        parts.append(self.took())
        damage = several(self.damage)
        parts.append(f"dmg={','.join(map(str, damage))}" if damage else "")
        asked = self.desk.session.read(" ".join(part for part in parts if part))
        if not isinstance(asked, cmd.UseAction):
            return asked
        self.saves.hold(self.desk.table, self.caught(asked), self.ability)
        return self.saves.put_into(asked)

    @property
    def ability(self) -> str:
        """Of the save it asks for; empty when there is none."""
        block = numbers.block_of(self.desk.table, self.who)
        those = block.legendary if self.verb == "legendary" else own(block)
        found = next((one.save for one in those if one.name == self.named.value), None)
        return found.ability if found is not None else ""

    def caught(self, asked: cmd.UseAction) -> tuple[Id, ...]:
        """Whom the table of saves is about."""
        return targets_of(self.desk, asked) if self.ability and asked.strike is None else ()

    def told(self, preview: Preview) -> Iterable[Spans]:
        """In the rows and below; with a word on what hits somebody, and was aimed at nobody."""
        self.saves.show(preview)
        yield from rest_of(preview, self.saves.who) if self.saves.who else super().told(preview)
        if not self.on.value and any(
            one.name == self.named.value and (one.save or one.damage)
            for one in own(numbers.block_of(self.desk.table, self.who))
        ):
            yield (Span(words.on_nobody(), "warn"),)


class LegendaryDialog(ActionDialog):
    """One of the round's legendary actions; an attack is rolled, others ask for saves."""

    key = "legendary"
    verb = "legendary"

    def __init__(self, desk: Desk, who: Id, place: int = 0) -> None:
        self.place_of_action = place
        """Which one is chosen at first, counted from 0."""
        super().__init__(desk, who)

    def fields(self) -> Iterable[Field]:
        """The one asked for."""
        found = super().fields()
        if self.place_of_action < len(self.named.options):
            self.named.set_reactive(Choice.index, self.place_of_action)
        return found

    def more(self) -> Iterable[Field]:
        """The die of an attack."""
        self.d20 = field("d20", "", "d20")
        return (self.d20,)

    def options(self) -> list[Option]:
        """With the cost of each, and another that the stat block does not have."""
        block = numbers.block_of(self.desk.table, self.who)
        named = [
            Option(one.name, plain(words.costing(one.name, one.cost))) for one in block.legendary
        ]
        return named or [Option("", words.any_legendary())]

    def heading(self) -> str:
        """With how many are left."""
        left = uses.limited_by(self.desk.table, self.who, uses.LEGENDARY)
        return words.with_left(super().heading(), left.left, left.most)

    def took(self) -> str:
        """Nothing of the turn; the die of an attack stands here."""
        dice = several(self.d20)
        return f"d20={','.join(map(str, dice))}" if dice else ""


class RechargeDialog(Doing):
    """What is spent, and whether it comes back by itself, by a die, or not at all."""

    key = "recharge"

    def fields(self) -> Iterable[Field]:
        """Which, and how."""
        found = [one for one in uses.limited(self.desk.table, self.who) if one.used]
        self.named = StatChoice(
            words.label("thing"),
            [Option(one.name, plain(self.titled(one))) for one in found],
        )
        self.how = pick("what", words.recharges())
        self.die = field("die", "", "die")
        return (self.named, self.how, self.die)

    def titled(self, one: uses.Limited) -> str:
        """Its name and what is left."""
        return words.with_left(terms.used_up(one.name), one.left, one.most)

    def request(self) -> Asked | None:
        """Back, or a d6."""
        if not self.named.value:
            return None
        if self.how.value == "count":
            return cmd.ChangeUses(self.who, self.named.value, -1)
        dice = several(self.die)
        rolls = bool(self.how.value)
        return cmd.Recharge(self.who, self.named.value, rolls, dice if rolls else ())


class SlotDialog(Doing):
    """A slot spent or given back."""

    key = "slot"

    def fields(self) -> Iterable[Field]:
        """Level, and which way."""
        slots = uses.slots(numbers.block_of(self.desk.table, self.who))
        self.level = Choice(
            words.label("level"), [Option(str(level), self.titled(level)) for level in slots]
        )
        self.how = pick("what", words.slot_ways())
        return (self.level, self.how)

    def titled(self, level: int) -> str:
        """With what is left."""
        one = uses.limited_by(self.desk.table, self.who, uses.slot(level))
        return words.with_left(str(level), one.left, one.most)

    def request(self) -> Asked | None:
        """One more used, or one less."""
        if not self.level.value:
            return None
        name = uses.slot(self.level.value)
        return cmd.ChangeUses(self.who, name, -1 if self.how.value else 1)


class BudgetDialog(Doing):
    """What is left of its turn, set by hand (GEN-04)."""

    key = "budget"
    parts = ("action", "bonus", "reaction", "interaction", "moved", "attacks")

    def fields(self) -> Iterable[Field]:
        """As it is now."""
        budget = self.creature.budget
        self.left = {
            part: TextField(words.budget_label(part), str(getattr(budget, part)))
            for part in self.parts
        }
        return tuple(self.left.values())

    def request(self) -> Asked | None:
        """What was changed."""
        budget = self.creature.budget
        found = ((part, whole(field)) for part, field in self.left.items())
        changes = tuple(
            (part, count)
            for part, count in found
            if count is not None and count != getattr(budget, part)
        )
        return cmd.SetBudget(self.who, changes) if changes else None
