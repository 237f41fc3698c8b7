"""One attack on one target: what it needs, what came up, what it does."""

from collections.abc import Callable, Iterable
from fractions import Fraction

from tracker.encounter import commands as cmd
from tracker.encounter import numbers, odds
from tracker.encounter.events import Attacked, DamageTaken
from tracker.encounter.model import Id
from tracker.encounter.stat_block import StatBlock
from tracker.i18n import odds as chances
from tracker.i18n import screens_acting, screens_blows, screens_deeds
from tracker.i18n import screens_dialogs as words
from tracker.i18n.sentences.blows import MISSED_BY_RULE
from tracker.rules.words import CoverLevel
from tracker.session import Preview
from tracker.tui import actions, remembered, selection, sizes
from tracker.tui.desk import Desk
from tracker.tui.dialogs import warnings
from tracker.tui.dialogs.asking import choice, creatures, several, text, whole
from tracker.tui.dialogs.averages import average
from tracker.tui.dialogs.courses import NOTHING, CourseField
from tracker.tui.dialogs.fields import Choice, Field, Option, StatChoice
from tracker.tui.dialogs.form import Dialog, Title
from tracker.tui.dialogs.further import FurtherFields
from tracker.tui.dialogs.outcome import outcome_lines
from tracker.tui.dialogs.stance import StanceFields
from tracker.tui.multiattack import Walk, walk_of
from tracker.tui.plain import plain
from tracker.tui.widgets.painted import Span, Spans

COVERS: dict[str, CoverLevel] = {
    "none": "none",
    "half": "half",
    "three-quarters": "three-quarters",
    "total": "total",
}
ACTION = "="
"""Before the name of an action that stands among the attacks."""
NATURAL = 20
"""On the die a critical hit (ATK-05); as a total a total like others."""
COSTS = {"opportunity": "reaction", "two-weapon": "bonus"}
"""What attacks of their own kind take (OPP-02, TWF-01)."""


class AttackDialog(Dialog):
    """Target first: that is what changes from attack to attack. It begins with the last choice."""

    def __init__(
        self,
        desk: Desk,
        who: Id = "",
        attack: int = -1,
        way: str = "",
        *,
        course: str = "",
        held: Callable[[], bool] = lambda: False,
    ) -> None:
        """`attack` counts from 0, -1 is the last one or the next of the multiattack."""
        self._who = who or selection.attacker(desk.table, desk.cursor)
        self._way = way
        """`opportunity` or `two-weapon`, or empty."""
        self._attack = attack
        self._held = held
        """While it holds, Enter still belongs to the attack before."""
        self.course = CourseField(self._walk(desk, self._who), course)
        self.opens = ""
        """The action of the stat block that was chosen instead of an attack."""
        super().__init__(desk)

    def _walk(self, desk: Desk, who: Id) -> Walk:
        return NOTHING if self._way else walk_of(desk.session, who)

    def heading(self) -> str:
        """What it is; which of how many."""
        if self._way:
            return screens_deeds.deed(self._way)
        return self.course.heading() or words.heading("attack")

    def fields(self) -> Iterable[Field]:
        """With whoever acts and is most likely meant."""
        desk = self.desk
        who = self._who
        everyone = selection.on_table(desk.table)
        self.target = Choice(words.label("target"), creatures(selection.victims(desk.table, who)))
        self.target.unfit = self.digit
        blow = remembered.last_blow(desk.session, who)
        chosen = selection.targets(desk.table, desk.cursor, desk.marked)
        aimed = next((one for one in chosen if selection.aimed_at(desk.table, who, one)), "")
        aimed = aimed or remembered.standing(desk.table, blow)
        values = [one.value for one in self.target.options]
        if aimed in values:
            self.target.set_reactive(Choice.index, values.index(aimed))
        self.attacker = Choice(words.label("attacker"), creatures(everyone), who)
        self.attack = StatChoice(words.label("with"), self._attacks(who))
        self.attack.unfit = self.digit
        self.course.begin(blow.attack if blow else "")
        self.attack.set_reactive(Choice.index, self._first(who, blow.attack if blow else ""))
        self.total = text("total", "total")
        self.damage = text("damage", "damage")
        self.mode = choice("mode", words.modes())
        self.d20 = text("d20", "d20")
        self.cover = choice("cover", words.covers())
        self.outcome = choice("outcome", words.outcomes())
        self.stance = StanceFields(desk.table, self._near(who))
        self.further = FurtherFields()
        said = remembered.answered(desk.session, who, self.target.value)
        self.stance.begin(said, who, self.target.value, self.attack.value)
        return (
            self.attacker, self.target, self.course, self.attack, self.d20, self.total,
            self.damage, self.mode, self.cover, self.stance.range, self.outcome,
        )  # fmt: skip

    def seldom(self) -> Iterable[Field]:
        """What is seldom said."""
        return (*self.stance.seldom, *self.further.fields)

    def _first(self, who: Id, last: str) -> int:
        """Which attack is chosen at first: the one asked for, the next one due, the last one."""
        if 0 <= self._attack < len(self.attack.options):
            return self._attack
        due = self.course.due(self._names(who)) or last
        return self._place(who, due)

    def _place(self, who: Id, name: str) -> int:
        values = [one.value for one in self.attack.options]
        sought = (self._value(who, name), ACTION + name)
        return next((values.index(value) for value in sought if value in values), 0)

    def _named(self, value: str) -> str:
        """The name, where it says which one is meant; else its number."""
        names = self._names(self.attacker.value)
        name = names[int(value) - 1] if value else ""
        return name if names.count(name) == 1 and not name.isdecimal() else value

    def _names(self, who: Id) -> list[str]:
        known = who in self.desk.table.combatants
        return [one.name for one in self._block(who).attacks] if known else []

    def _value(self, who: Id, name: str) -> str:
        names = self._names(who)
        return str(names.index(name) + 1) if name in names else ""

    def _block(self, who: Id) -> StatBlock:
        return numbers.block_of(self.desk.table, who)

    def below(self) -> Iterable[Field]:
        """What speaks for and against it."""
        return (self.stance.reasons,)

    def first(self) -> Field:
        """Who attacks is known as a rule; whom is not."""
        return self.target

    def digit(self, character: str) -> None:
        """A number typed over target or attack is the total to hit: that comes next at the table."""
        if character.isdecimal():
            self.total.go_on(character)

    def about(self) -> Iterable[Id]:
        """Both of them."""
        return tuple(who for who in (self.attacker.value, self.target.value) if who)

    def settled(self) -> None:
        """Another attacker has other attacks and other enemies."""
        who = self.attacker.value
        turned = self.course.settle(self._walk(self.desk, who))
        options = self._attacks(who)
        if options != list(self.attack.options):
            self.attack.choose_from(options)
        victims = creatures(selection.victims(self.desk.table, who))
        if victims != list(self.target.options):
            self.target.choose_from(victims)
        if turned:
            self.attack.index = self._place(who, self.course.due(self._names(who)))
        self.query_one(Title).show(self.heading())
        self.stance.settle(self._near(who), who, self.target.value, self.attack.value)

    def _near(self, who: Id) -> list[Option]:
        """Those that could stand at its elbow (RANGE-03)."""
        table = self.desk.table
        victims = selection.victims(table, who)
        foes = numbers.foes(table, who) if who in table.combatants else ()
        return creatures(one for one in victims if one.id in foes)

    def _attacks(self, who: str) -> list[Option]:
        if who not in self.desk.table.combatants:
            return []
        usual = [Option("", screens_acting.as_usual())] if self._way else []
        attacks = [
            Option(str(number), f"{one.name} {one.bonus:+d}")
            for number, one in enumerate(self._block(who).attacks, 1)
        ]
        deeds = [Option(ACTION + name, name) for name in self.course.actions(self._names(who))]
        return [*usual, *attacks, *deeds] or [Option("", words.unarmed())]

    def does(self, pressed: actions.Pressed) -> None:
        """A yes to what the traits ask."""
        if pressed.id == "answer":
            self.stance.reasons.answer()
        else:
            super().does(pressed)

    def request(self) -> cmd.AttackTarget | None:
        """The command; of a total and a die the die counts, for it may be a critical."""
        if not self.attacker.value or not self.target.value or self._action:
            return None
        dice = several(self.d20)
        total = whole(self.total)
        asked = cmd.AttackTarget(
            self.attacker.value,
            self.target.value,
            self._named(self.attack.value),
            mode=self.mode.value,
            d20=dice,
            total=None if dice else total,
            damage=several(self.damage),
            cover=COVERS[self.cover.value],
            outcome=self.outcome.value,
            cost=COSTS.get(self._way, ""),
            way=self._way,
        )
        return self.further.put_into(self.stance.put_into(asked))

    def told(self, preview: Preview) -> Iterable[Spans]:
        """The chance first, then what the dice say; on a low screen only what the dice say."""
        yield from warnings.of(preview)
        if whole(self.total) == NATURAL and not self.d20.value and self._plays(preview):
            yield (Span(chances.natural_20(words.label("d20")), "warn"),)
        if sizes.short(self.app.size):
            yield from self._outcome(preview, short=True)
            yield from self.stance.show(preview)
            return
        for event in preview.events:
            if isinstance(event, Attacked):
                lost = any(one.key in MISSED_BY_RULE for one in event.reasons)
                found = odds.of_attack(preview.before, event, lost=lost)
                line = chances.of_attack(found.chance, found.needed, event.ac, found.dice)
                mean = self._average(found.chance)
                yield (Span(" · ".join(filter(None, (line, mean))), "now"),)
                break
        yield from self.stance.show(preview)
        yield from self._outcome(preview)

    def _outcome(self, preview: Preview, *, short: bool = False) -> Iterable[Spans]:
        """What would happen, and which of it the program's dice say and no player."""
        asked = self.request()
        if asked is None:
            return
        hit = asked.total is None and not asked.d20 and not asked.outcome
        hurt = (one for one in preview.events if isinstance(one, DamageTaken))
        damage = not asked.damage and any(one.dice for one in hurt)
        head: Callable[[str], str] | None = chances.rolled if hit else chances.damage_rolled
        for line in outcome_lines(preview, short=short):
            if head is not None and line[0].look != "strong" and (hit or damage):
                yield (Span(head(line[0].text)),)
                head = None
            else:
                yield line

    def _plays(self, preview: Preview) -> bool:
        """Whether a player calls the numbers."""
        return preview.before.combatants[self.attacker.value].kind == "pc"

    def _average(self, chance: Fraction) -> str:
        asked = self.request()
        return average(self.desk.session, asked, chance) if asked is not None else ""

    @property
    def _action(self) -> str:
        return self.attack.value[len(ACTION) :] if self.attack.value.startswith(ACTION) else ""

    def show_outcome(self, note: str = "") -> None:
        """With a word on an action that Enter opens."""
        super().show_outcome(note)
        if self._action and not self.missed():
            self.tell([(Span(screens_blows.opens_action(plain(self._action)), "now"),)])

    def apply(self) -> None:
        """Attack, or open the action that goes with it."""
        if self._held() or not self.is_current:
            return
        if self._action and not self.missed():
            self.opens = self._action
            self.dismiss(None)
            return
        super().apply()
