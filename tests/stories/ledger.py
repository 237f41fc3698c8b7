"""What the events of a fight say of its turns and questions, counted by a small model of its own.

It asks nothing of the code that decides: who had a turn, what ticked and which question is open is
counted from events alone, and set against the plain fields of the table they fold into.
"""

import copy
from collections import Counter
from dataclasses import dataclass, field, replace
from typing import Any

from tracker.encounter import events as ev
from tracker.encounter.apply import apply
from tracker.encounter.model import Encounter
from tracker.encounter.prompts import Prompt

ONCE = frozenset(
    "death-save repeat-save recharge ongoing regeneration legendary lair zone wave timer".split()
)
"""Kinds that a turn or a round asks once of one creature about one thing."""
DEEDS = {"legendary": "legendary"}
"""Kinds that the deed they ask for answers, by its verb."""
Tick = tuple[Any, ...]


def tick_of(prompt: Prompt) -> Tick | None:
    """What of which turn a question is about, for those that come once a turn."""
    if prompt.kind not in ONCE or (prompt.kind == "repeat-save" and not prompt.effect):
        return None
    turn = "" if prompt.kind == "wave" else prompt.turn
    return prompt.kind, prompt.who, prompt.subject, prompt.effect, prompt.round, turn


def host_waits(table: Encounter, line: str) -> bool:
    """Whether it, or whatever it hangs on, is put off."""
    seen: set[str] = set()
    while line in table.lines and line not in seen:
        seen.add(line)
        if table.lines[line].delays:
            return True
        line = table.lines[line].on if table.lines[line].hangs else ""
    return False


def able(table: Encounter) -> frozenset[str]:
    """Who could take a turn in this round now."""
    found = set()
    for line in table.lines.values():
        if line.joined > table.round or host_waits(table, line.id):
            continue
        for who in line.members:
            one = table.combatants[who]
            on_stage = not one.gone and not one.enters_round and one.clock is None
            if on_stage and one.state != "dead":
                found.add(who)
    return frozenset(found)


@dataclass
class Turns:
    """Of the round under way."""

    round: int = 0
    began: Counter[str] = field(default_factory=Counter)
    """Creatures whose turn began."""
    due: frozenset[str] = frozenset()
    """Who could have acted all the time since the round began or since it came."""
    loose: bool = False
    """The DM moved the pointer: nobody can be held to anything."""
    moved: Counter[str] = field(default_factory=Counter)
    """Timers that ticked."""


class Ledger:
    """The model; `feed` every step, copy it for undo."""

    def __init__(self) -> None:
        self.turns = Turns()
        self.before: list[tuple[Turns, list[Tick]]] = []
        """For each passing, the turns before it and what answered itself in it."""
        self.open: dict[int, Prompt] = {}
        self.ever: set[int] = set()
        self.ticked: Counter[Tick] = Counter()
        self.lying: dict[int, str] = {}
        """Effects by id, with their bearers."""
        self.options: dict[str, object] = {}
        self.pointed = 0
        """How many there were when the DM last moved the pointer."""

    def copy(self) -> "Ledger":
        """As it is now."""
        twin = copy.copy(self)
        twin.turns = copy.deepcopy(self.turns)
        twin.before, twin.open, twin.ever = [*self.before], {**self.open}, {*self.ever}
        twin.ticked, twin.lying = self.ticked.copy(), {**self.lying}
        twin.options = {**self.options}
        return twin

    def feed(self, line: str, events: tuple[ev.Event, ...], table: Encounter) -> Encounter:
        """One step that began at this table; the table after it."""
        verb = line.split(maxsplit=1)[0]
        mark, ticks = copy.deepcopy(self.turns), list[Tick]()
        for event in events:
            before, table = table, apply(table, event)
            self.turn(event, before, table, verb)
            ticks += self.question(event, verb)
            self.effect(event)
            if isinstance(event, ev.TurnPassed):
                self.before.append((mark, ticks))
                mark, ticks = copy.deepcopy(self.turns), []
            if isinstance(event, ev.TurnTakenBack):
                self.take_back(event)
                mark, ticks = copy.deepcopy(self.turns), []
        self.agrees(table)
        return table

    def turn(self, event: ev.Event, before: Encounter, table: Encounter, verb: str) -> None:
        """Rounds, turns and timers."""
        turns = self.turns
        match event:
            case ev.RoundBegan():
                assert event.round == turns.round + 1, event
                due = turns.due & able(before)
                missed = {who for who in due if not turns.began[who]}
                assert turns.loose or not missed, ("lost", missed)
                self.turns = Turns(event.round, due=able(table))
                return
            case ev.TurnBegan():
                assert event.round == turns.round
                if not self.before and verb in ("prompt", "start"):
                    turns.began.clear()  # a tie at the top is settled before anyone acts
                turns.began.update(who for who, _ in event.budgets)
                twice = {who for who, _ in event.budgets if turns.began[who] > 1}
                assert turns.loose or not twice, ("twice", twice)
            case ev.PointerSet() if verb == "goto":
                turns.loose = True
                self.pointed = len(self.before)
            case ev.ClockSet(why="time"):
                turns.moved[event.who] += 1
                assert turns.moved[event.who] == 1, event
            case _:
                pass
        turns.due &= able(table)
        if isinstance(event, ev.CombatantsAdded) and not event.waits:
            turns.due |= {one.id for one in event.combatants} & able(table)

    def question(self, event: ev.Event, verb: str) -> list[Tick]:
        """Raised once, closed once, and by whom; what has ticked by it."""
        match event:
            case ev.OptionSet():
                self.options[event.name] = event.value
            case ev.PromptRaised():
                assert event.prompt.id not in self.ever, event
                self.ever.add(event.prompt.id)
                self.open[event.prompt.id] = event.prompt
                asked = tick_of(event.prompt)
                assert asked is None or not self.ticked[asked], ("asked again", event)
            case ev.PromptAnswered():
                assert self.open.pop(event.prompt.id) == event.prompt
                name = f"prompt_{event.prompt.kind.replace('-', '_')}"
                by_hand = verb == "prompt" or DEEDS.get(verb) == event.prompt.kind
                assert by_hand or self.options.get(name) == "auto", (verb, event)
                answered = tick_of(event.prompt)
                if answered is not None:
                    self.ticked[answered] += 1
                    assert self.ticked[answered] == 1, ("ticked twice", event)
                    return [answered]
            case ev.PromptWithdrawn():
                assert self.open.pop(event.prompt.id) == event.prompt
                assert event.why
            case _:
                pass
        return []

    def effect(self, event: ev.Event) -> None:
        """What lies on whom, each put there once and ended once."""
        if isinstance(event, ev.EffectAdded):
            assert event.effect.id not in self.lying, event
            self.lying[event.effect.id] = event.target
        elif isinstance(event, ev.EffectEnded):
            assert self.lying.pop(event.effect.id) == event.target, event

    def take_back(self, event: ev.TurnTakenBack) -> None:
        """As before the passing, but for what was done by hand."""
        mark, ticks = self.before.pop()
        loose = mark.loose or self.pointed > len(self.before)
        self.turns = replace(copy.deepcopy(mark), loose=loose)
        self.ticked.subtract(ticks)
        for number in event.passage.prompts:
            self.open.pop(number, None)
        self.open |= {one.id: one for one in event.passage.withdrawn}
        for who, old in event.passage.combatants:
            for number in old.added:
                self.lying.pop(number, None)
            self.lying |= {effect.id: who for effect in old.ended}

    def agrees(self, table: Encounter) -> None:
        """The table knows the same questions and effects."""
        assert {one.id: one for one in table.prompts} == self.open
        there = {effect.id: one.id for one in table.combatants.values() for effect in one.effects}
        assert there == self.lying
        if table.round:
            assert table.round == self.turns.round
