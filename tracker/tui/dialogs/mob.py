"""A mob in one key: group, target, Enter; the table's numbers before it is done (MOB-01..06)."""

from collections.abc import Iterable
from dataclasses import replace

from tracker.encounter import commands as cmd
from tracker.encounter import numbers, odds
from tracker.encounter.events import MobAttacked, MobLot, lots_of
from tracker.encounter.model import Encounter, Id
from tracker.encounter.options import value
from tracker.i18n import odds as chances
from tracker.i18n import screens_dialogs as words
from tracker.i18n import screens_mobs, screens_warnings, terms
from tracker.i18n.names import line_name, names
from tracker.i18n.sentences.blows import MISSED_BY_RULE
from tracker.session import Preview
from tracker.tui import actions, remembered, selection
from tracker.tui.dialogs import warnings
from tracker.tui.dialogs.asking import choice, creatures, several, text, whole
from tracker.tui.dialogs.attack import COVERS
from tracker.tui.dialogs.deed import line
from tracker.tui.dialogs.fields import Choice, Field, Option, StatChoice, TextField
from tracker.tui.dialogs.form import Dialog
from tracker.tui.dialogs.stance import answers, listed, questions, said_before
from tracker.tui.dialogs.ticks import Strikes
from tracker.tui.plain import plain
from tracker.tui.widgets.painted import Span, Spans

MARKED = "marked"


class MobDialog(Dialog):
    """The target has the focus: the group is whose turn it is, or the one under the cursor."""

    def heading(self) -> str:
        """What it is."""
        return words.heading("mob")

    def fields(self) -> Iterable[Field]:
        """Target, group, attack, way, AC, cover; last the dice as they fell."""
        table, desk = self.desk.table, self.desk
        lines = selection.groups(table)
        options = [Option(one, plain(line_name(table, one))) for one in lines]
        marked = selection.marked_mob(table, desk.marked)
        if len(marked) > 1:
            options.append(Option(MARKED, screens_mobs.marked_attackers(len(marked))))
        here = desk.cursor[0] if desk.cursor[0] in lines and table.active not in lines else ""
        if len(marked) > 1 and self._meant(marked, lines):
            here = MARKED
        self.group = Choice(words.label("group"), options, here)
        first = (self.attackers() or ("",))[0]
        foes = creatures(selection.victims(table, first))
        near = (*desk.marked, desk.cursor[1])
        aimed = next((who for who in near if selection.aimed_at(table, first, who)), "")
        blow = remembered.last_blow(desk.session, first)
        aimed = aimed or remembered.standing(table, blow)
        self.target = Choice(words.label("target"), foes, aimed)
        attacks = self._attacks()
        last = blow.attack if blow is not None and attacks[:1] and attacks[0].value else ""
        self.attack = StatChoice(words.label("with"), attacks, last)
        ways = [Option(*one) for one in screens_mobs.ways()]
        self.way = Choice(screens_mobs.way_label(), ways, str(value(table.options, "mob_attack")))
        self.ac = text("ac", "ac")
        self.cover = choice("cover", words.covers())
        self.mode = choice("mode", words.modes())
        self.range = line("range", "range")
        self.needed = line("needed", "needed")
        self.d20 = TextField(screens_mobs.dice_label(), "", screens_mobs.dice_hint())
        self.reasons = Strikes()
        before = remembered.answered(desk.session, first, self.target.value)
        self.reasons.presume(said_before(before))
        self._of = (self.group.value, self.target.value, self.attack.value)
        return (
            self.target, self.group, self.attack, self.way, self.ac, self.cover, self.mode,
            self.range, self.needed, self.d20,
        )  # fmt: skip

    def _meant(self, marked: tuple[Id, ...], lines: list[Id]) -> bool:
        """Whether the marked are who attacks: not where a group of the other side is on turn."""
        table = self.desk.table
        sides = {one.side for one in table.living(table.active)} if table.active in lines else set()
        return not sides or table.combatants[marked[0]].side in sides

    def below(self) -> Iterable[Field]:
        """What speaks for and against it."""
        return (self.reasons,)

    def attackers(self) -> tuple[Id, ...]:
        """Who attacks."""
        table = self.desk.table
        if self.group.value == MARKED:
            return selection.marked_mob(table, self.desk.marked)
        return selection.mob(table, self.group.value)

    def about(self) -> Iterable[Id]:
        """The mob and its target."""
        return tuple(who for who in (*self.attackers(), self.target.value) if who)

    def settled(self) -> None:
        """Another group has other attacks and other enemies."""
        self.attack.choose_from(self._attacks())
        first = (self.attackers() or ("",))[0]
        self.target.choose_from(creatures(selection.victims(self.desk.table, first)))
        about = (self.group.value, self.target.value, self.attack.value)
        if about != self._of:
            self.reasons.clear()
        self._of = about

    def _attacks(self) -> list[Option]:
        who = self.attackers()
        if not who:
            return []
        block = numbers.block_of(self.desk.table, who[0])
        every = [Option("", screens_mobs.every_attack())] if block.multiattack else []
        return every + [Option(one.name, f"{one.name} {one.bonus:+d}") for one in block.attacks]

    def does(self, pressed: actions.Pressed) -> None:
        """A yes to what the traits ask."""
        if pressed.id == "answer":
            self.reasons.answer()
        else:
            super().does(pressed)

    def request(self) -> cmd.MobAttack | None:
        """The command."""
        attackers = tuple(who for who in self.attackers() if who != self.target.value)
        if not attackers or not self.target.value:
            return None
        dice = several(self.d20)
        return cmd.MobAttack(
            attackers,
            self.target.value,
            self.attack.value,
            ac=whole(self.ac),
            cover=COVERS[self.cover.value],
            mode=self.mode.value,
            range=whole(self.range),
            needed=whole(self.needed),
            way="roll" if dice else self.way.value,
            d20=dice,
            struck=self.reasons.struck,
            traits=answers(self.reasons),
        )

    def told(self, preview: Preview) -> Iterable[Spans]:
        """What may not be meant, the numbers of each lot, then the outcome."""
        yield from self._spent()
        yield from warnings.of(preview)
        mobs = [one for one in preview.events if isinstance(one, MobAttacked)]
        lots = [(one.way, lot) for one in mobs for lot in lots_of(one)]
        found = {row.id: row for _, lot in lots for row in listed(lot, preview.before)}
        asked = {row.id: row for _, lot in lots for row in questions(lot)}
        self.reasons.hold(tuple(found.values()), tuple(asked.values()))
        for way, lot in lots:
            if len(lots) > 1:
                yield (Span(f"{terms.attack(lot.attack)} {lot.bonus:+d}", "dim"),)
            yield from lot_lines(preview.before, way, lot)
        rest = tuple(one for one in preview.events if not isinstance(one, MobAttacked))
        yield from super().told(replace(preview, events=rest))

    def _spent(self) -> Iterable[Spans]:
        """Who of the group has acted already: it stays out, or strikes as nobody has an action left."""
        table, crowd = self.desk.table, self.attackers()
        if spent := selection.idle(table, crowd):
            yield (Span(screens_warnings.no_action_left(plain(names(table, spent))), "warn"),)
        line = table.lines.get(self.group.value)
        members = [one.id for one in table.living(line.id)] if line else []
        if out := [one for one in members if one not in crowd]:
            yield (Span(screens_warnings.acted_already(plain(names(table, out))), "dim"),)


def lot_lines(before: Encounter, way: str, lot: MobLot) -> Iterable[Spans]:
    """What each needs, what comes of it, and the hint that so few had better roll (MOB-06)."""
    if way == "table":
        yield (Span(screens_mobs.mob_numbers(lot.needed, lot.per_hit, lot.ac), "now"),)
        hits = screens_mobs.mob_hits(lot.hits, lot.damage, lot.type, lot.left_over)
        yield (Span(hits, "strong"),)
        if lot.single:
            yield (Span(screens_mobs.mob_single(), "warn"),)
        return
    lost = any(one.key in MISSED_BY_RULE for one in lot.reasons)
    found = odds.of_lot(before, lot, lost=lost)
    swung = len(lot.dice) or len(lot.attackers)
    line = chances.of_mob(found.chance, found.needed, lot.ac, swung, found.dice)
    yield (Span(line, "now"),)
    if way == "average":
        yield (Span(screens_mobs.mob_average(lot.damage, lot.type), "strong"),)
    else:
        yield (Span(screens_mobs.mob_rolled(lot.hits, len(lot.dice), lot.damage), "strong"),)
