"""The passing of a turn: one line's ends, the next one's begins, and what that does by itself.

Everything is derived from `order` and `acted`: the next line is the first that has not acted and
has someone to act, so nobody is skipped or comes twice, whoever arrives, moves, dies or leaves. A
passing closes with what `back` needs; what was rolled or answered is not part of it and stays.
"""

from collections.abc import Callable, Sequence
from functools import partial

from tracker.encounter import events as ev
from tracker.encounter import lines
from tracker.encounter.decide import initiative, lapses
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.effects import Concentration, Effect
from tracker.encounter.model import BeforePassing, Budget, Combatant, Encounter, Id, Passage
from tracker.encounter.prompts import OF_TURNS, Prompt


class Passing:
    """One passing while it happens."""

    def __init__(self, deciding: Deciding) -> None:
        self.deciding = deciding
        self.before = deciding.table
        self.first = len(deciding.events)
        self.passed: list[Id] = []
        self.by_itself: list[ev.Event] = []
        """Events that `back` undoes: ends of effects and questions that made room."""

    def alone(self, action: Callable[[], None]) -> None:
        """Do something that no answer or roll belongs to."""
        start = len(self.deciding.events)
        action()
        self.by_itself += self.deciding.events[start:]

    def close(self) -> None:
        """Record the passage."""
        events = self.deciding.events[self.first :]
        later = [
            one for one in events if isinstance(one, ev.PromptWithdrawn) and one.why == "later"
        ]
        withdrawn = [one for one in self.by_itself if isinstance(one, ev.PromptWithdrawn)]
        raised = [
            one.prompt.id
            for one in events
            if isinstance(one, ev.PromptRaised) and asked_by_turn(one.prompt)
        ]
        before = self.before
        self.deciding.happen(
            ev.TurnPassed(
                Passage(
                    round=before.round,
                    active=before.active,
                    acted=before.acted,
                    passed=tuple(self.passed),
                    before=None,
                    combatants=tuple(self.touched()),
                    prompts=tuple(raised),
                    withdrawn=tuple(
                        one.prompt for one in (*later, *withdrawn) if one.prompt.id not in raised
                    ),
                )
            )
        )

    def touched(self) -> Sequence[tuple[Id, BeforePassing]]:
        """What each creature was before, for those the passing changed by itself."""
        own = {
            name for event in self.by_itself if (name := bearer(event)) in self.before.combatants
        }
        now = self.deciding.table.combatants
        return [
            (name, self.remembered(old, now[name]))
            for name, old in self.before.combatants.items()
            if name in own or (old is not now[name] and changed(old, now[name]))
        ]

    def remembered(self, old: Combatant, now: Combatant) -> BeforePassing:
        """The fields of one creature that the passing may have changed."""
        ended: list[Effect] = []
        lost: Concentration | None = None
        cut = 0
        for event in self.by_itself:
            match event:
                case ev.EffectEnded(target=old.id, effect=effect):
                    ended.append(effect)
                case ev.ConcentrationEnded(who=old.id, concentration=held):
                    lost = held
                case ev.MaximumChanged(target=old.id, hp_before=high, hp=low):
                    cut += high - low
                case _:
                    pass
        return BeforePassing(
            budget=old.budget,
            surprised=old.surprised and not now.surprised,
            turns_done=old.turns_done,
            readied=old.readied if not now.readied else "",
            ended=tuple(ended),
            concentration=lost,
            refilled=old.id in self.filled(),
            hp_cut=cut,
            entered=old.enters_round if not now.enters_round else 0,
        )

    def filled(self) -> frozenset[Id]:
        """Whose budget the passing filled."""
        events = self.deciding.events[self.first :]
        began = (one for one in events if isinstance(one, ev.TurnBegan))
        return frozenset(who for one in began for who, _ in one.budgets)


def asked_by_turn(prompt: Prompt) -> bool:
    """Whether the turn asks it; what an automatic answer raised stays, like the answer."""
    return prompt.kind in OF_TURNS and (prompt.kind != "repeat-save" or prompt.effect > 0)


def bearer(event: ev.Event) -> Id:
    """The creature an event of a lapse is about; empty for others."""
    match event:
        case ev.EffectEnded(target=who) | ev.MaximumChanged(target=who):
            return who
        case ev.ConcentrationEnded(who=who):
            return who
        case _:
            return ""


def changed(old: Combatant, now: Combatant) -> bool:
    """Whether the passing changed any field of its own."""
    return (
        old.budget != now.budget
        or old.surprised != now.surprised
        or old.turns_done != now.turns_done
        or old.readied != now.readied
        or old.enters_round != now.enters_round
    )


def pass_turn(deciding: Deciding) -> None:
    """End the active line's turn and begin the next one; nobody to act stops the counter."""
    passing = Passing(deciding)
    if deciding.table.active:
        end_turn(passing, deciding.table.active)
    move_on(passing)
    passing.close()


def begin_fight(deciding: Deciding) -> None:
    """The first turn of all: there is no passing to take back."""
    move_on(Passing(deciding))


def move_on(passing: Passing) -> None:
    """To the next line with someone to act, over a round's end if need be."""
    deciding = passing.deciding
    if not lines.next_to_act(deciding.table) and lines.someone_lives(deciding.table):
        skip_until(passing, "")
        begin_round(passing)
    coming = lines.next_to_act(deciding.table)
    if not coming:
        table = deciding.table
        deciding.happen(ev.PointerSet("", table.round, table.acted))
        return
    skip_until(passing, coming)
    begin_turn(passing, coming)


def begin_round(passing: Passing) -> None:
    """Nobody has acted yet; who was to come in this round comes (INIT-08, INIT-10)."""
    deciding = passing.deciding
    round_number = deciding.table.round + 1
    deciding.happen(ev.RoundBegan(round_number))
    come_in(
        deciding,
        [
            one.id
            for one in deciding.table.combatants.values()
            if not one.gone and 0 < one.enters_round <= round_number
        ],
    )


def come_in(deciding: Deciding, who: Sequence[Id], *, rolls: bool = True) -> None:
    """Creatures from off-stage, each line with a roll if it has no total yet."""
    if not who:
        return
    deciding.happen(ev.EnteredStage(tuple(who)))
    moved: list[Id] = []
    for line_id, line in deciding.table.lines.items():
        needs = line.initiative is None and not line.hangs
        if rolls and needs and set(who) & set(line.members):
            initiative.give(deciding, line_id, None)
            moved.append(line_id)
    if moved:
        initiative.place(deciding, moved)


def skip_until(passing: Passing, coming: Id) -> None:
    """Step over the lines before it that nobody acts for; their places still end durations."""
    deciding = passing.deciding
    anchors = lapses.anchors(deciding.table)
    for line in deciding.table.order:
        if line == coming:
            break
        table = deciding.table
        if line in table.acted or table.living(line):
            continue
        left = lines.left(table, line) and anchors & set(table.lines[line].members)
        if not left and not lines.on_stage(table, line):
            continue
        passing.alone(partial(lapses.end_due, deciding, line, "end"))
        deciding.happen(ev.TurnEnded(line, skipped=True))
        passing.passed.append(line)


def end_turn(passing: Passing, line: Id) -> None:
    """What ends at its end ends, what is asked is asked, and surprise is over (SURP-06)."""
    deciding = passing.deciding
    members = deciding.table.living(line)
    passing.alone(partial(lapses.end_due, deciding, line, "end"))
    lapses.ask_at_end(deciding, [one.id for one in members])
    deciding.happen(ev.TurnEnded(line, skipped=not members))
    for one in members:
        if deciding.creature(one.id).surprised:
            deciding.happen(ev.SurpriseSet(one.id, False))
    passing.passed.append(line)


def begin_turn(passing: Passing, line: Id) -> None:
    """Budgets are full, what ends at its start ends, what was readied is lost, then questions."""
    deciding = passing.deciding
    members = deciding.table.living(line)
    budgets = tuple((one.id, Budget()) for one in members)
    deciding.happen(ev.TurnBegan(line, deciding.table.round, budgets))
    passing.alone(partial(lapses.end_due, deciding, line, "start"))
    for one in members:
        readied = deciding.creature(one.id).readied
        if readied:
            deciding.happen(ev.ReadiedExpired(one.id, readied))
    lapses.ask_at_start(deciding, [one.id for one in members])


def begin_first_again(deciding: Deciding, tied: Sequence[Id]) -> None:
    """A tie at the top, settled before anyone acted, gives the first turn to another line."""
    table = deciding.table
    first = lines.next_to_act(table)
    untouched = table.round == 1 and table.passage is None
    if untouched and table.active in tied and first in tied and first != table.active:
        begin_turn(Passing(deciding), first)


def landing(table: Encounter) -> int:
    """How many passings `back` takes back: one, and more while it would land on a line that left.

    0 when that would go before the first turn.
    """
    count = 0
    passage = table.passage
    while passage is not None:
        count += 1
        if passage.active in table.lines and not lines.left(table, passage.active):
            return count
        passage = passage.before
    return 0
