"""A fight for stories: set up from entries, spoken to by handles, folded again after every command."""

import random
from collections.abc import Sequence
from dataclasses import fields, replace
from typing import Any, TypeVar

import pytest

from tests.encounter.board import Dice
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.apply import apply
from tracker.encounter.decide import decide
from tracker.encounter.model import Combatant, Encounter, Id
from tracker.encounter.options import OptionValue
from tracker.encounter.refusals import Refused
from tracker.encounter.stat_block import StatBlock
from tracker.rules.chance import Chance

Given = Combatant | str
E = TypeVar("E")


def monsters(name: str, count: int = 1, initiative: int | None = None, **more: Any) -> cmd.Entry:
    """An entry of like creatures with 10 hit points; `dex` and other stats go into the block."""
    stats = {"max_hp": 10, "ac": 12, **{key: more.pop(key) for key in STATS & set(more)}}
    block = StatBlock(name, **stats)
    return cmd.Entry(block, count, initiative=initiative, **more)


def character(name: str, initiative: int | None = None, **more: Any) -> cmd.Entry:
    """A player's character."""
    return monsters(name, 1, initiative, kind="pc", side="party", **more)


STATS = {field.name for field in fields(StatBlock)} - {"notes"}


class Fight:
    """The table and what happened last."""

    def __init__(
        self,
        *entries: cmd.Entry,
        start: bool = True,
        faces: Sequence[int] = (),
        seed: int | None = None,
        **options: OptionValue,
    ) -> None:
        self.chance: Chance = Dice(faces) if seed is None else random.Random(seed)
        self.table = Encounter()
        self.events: tuple[ev.Event, ...] = ()
        self.do(cmd.SetUp("Fight", cmd.Opening(entries, tuple(options.items()))))
        if start:
            self.do(cmd.StartFight())

    def do(self, command: cmd.Command) -> tuple[ev.Event, ...]:
        """Decide and fold; a decision sees the table that its events fold into."""
        self.events = decide(self.table, command, self.chance)
        for event in self.events:
            self.table = apply(self.table, event)
        check(self.table)
        return self.events

    def first(self, kind: type[E]) -> E:
        """The first event of a kind in what happened last."""
        return next(one for one in self.events if isinstance(one, kind))

    def refuses(self, command: cmd.Command) -> Refused:
        """The refusal; nothing has happened."""
        with pytest.raises(Refused) as caught:
            decide(self.table, command, self.chance)
        return caught.value

    def creature(self, handle: str) -> Combatant:
        """By handle or alias."""
        return next(
            one for one in self.table.combatants.values() if handle in (one.handle, *one.aliases)
        )

    def id(self, handle: str) -> Id:
        """Its id."""
        return self.creature(handle).id

    def ids(self, handles: str) -> tuple[Id, ...]:
        """Ids of handles with blanks between."""
        return tuple(self.id(handle) for handle in handles.split())

    def line(self, line: Id) -> str:
        """The handles of a line's members that are not gone."""
        members = self.table.lines[line].members if line else ()
        creatures = (self.table.combatants[who] for who in members)
        return " ".join(one.handle for one in creatures if not one.gone)

    @property
    def now(self) -> str:
        """Round and active line: `1 ga gb`."""
        return f"{self.table.round} {self.line(self.table.active)}".strip()

    @property
    def order(self) -> list[str]:
        """Lines by their members, those that left not at all."""
        return [text for line in self.table.order if (text := self.line(line))]

    @property
    def handles(self) -> list[str]:
        """In order of entry."""
        return [one.handle for one in self.table.combatants.values()]

    @property
    def asked(self) -> list[str]:
        """Open questions: `death-save lia`."""
        return [
            f"{prompt.kind} {self.table.combatants[prompt.who].handle}"
            for prompt in self.table.prompts
        ]

    def walk(self, turns: int) -> list[str]:
        """`now` after each of so many turns."""
        found = []
        for _ in range(turns):
            self.next()
            found.append(self.now)
        return found

    def next(self, count: int = 1) -> None:
        self.do(cmd.NextTurn(count))

    def back(self) -> None:
        self.do(cmd.TakeBackTurn())

    def goto(self, who: str) -> None:
        self.do(cmd.GoTo(self.id(who)))

    def init(self, **totals: int | None) -> None:
        entries = (cmd.InitiativeEntry(self.id(who), total) for who, total in totals.items())
        self.do(cmd.SetInitiative(tuple(entries)))

    def hang(self, who: str, how: str, on: str, total: int | None = None) -> None:
        self.do(cmd.HangInitiative(self.id(who), how, self.id(on), total))

    def add(self, entry: cmd.Entry) -> None:
        self.do(cmd.AddCreatures(entry))

    def remove(self, handles: str) -> None:
        self.do(cmd.Remove(self.ids(handles)))

    def kill(self, handles: str) -> None:
        self.do(cmd.Kill(self.ids(handles)))

    def hurt(self, handles: str, amount: int) -> None:
        self.do(cmd.DealDamage(self.ids(handles), (cmd.AmountPart(str(amount)),)))

    def heal(self, handles: str, amount: int) -> None:
        self.do(cmd.Heal(self.ids(handles), str(amount)))

    def cond(self, handles: str, name: str, **duration: Any) -> None:
        asked = cmd.Duration(**duration)
        self.do(cmd.AddCondition(self.ids(handles), name, asked))

    def answer(self, how: str | int, prompt: int = 0) -> None:
        if isinstance(how, int):
            self.do(cmd.AnswerPrompt("number", how, prompt))
        else:
            self.do(cmd.AnswerPrompt(how, None, prompt))

    def conditions(self, handle: str) -> list[str]:
        return [effect.name for effect in self.creature(handle).effects]

    def happened(self, kind: type[ev.Event]) -> int:
        """How many events of a kind the last command made."""
        return sum(isinstance(event, kind) for event in self.events)


def check(table: Encounter) -> None:
    """What holds for every table."""
    assert sorted(table.order) == sorted(table.lines)
    members = [who for line in table.lines.values() for who in line.members]
    assert sorted(members) == sorted(table.combatants)
    assert table.acted <= set(table.lines)
    assert all(
        line in table.acted for line in table.lines if table.lines[line].joined > table.round
    )
    words = [word for one in table.combatants.values() for word in (one.handle, *one.aliases)]
    assert len(words) == len(set(words))
    names = [one.full_name for one in table.combatants.values() if one.label]
    assert len(names) == len(set(names))
    assert len({prompt.id for prompt in table.prompts}) == len(table.prompts)


def same(one: Encounter, other: Encounter, *but: str) -> bool:
    """Whether two tables are equal but for some fields and the ids of what came anew."""
    different = {
        field.name
        for field in fields(Encounter)
        if field.name != "combatants" and getattr(one, field.name) != getattr(other, field.name)
    }
    return not different - {"next_number", *but} and creatures(one) == creatures(other)


def creatures(table: Encounter) -> list[Combatant]:
    """Everybody, with the effects of ticks without ids: going forward again they are new."""
    return [
        replace(
            one,
            effects=tuple(
                replace(effect, id=0) if effect.cause else effect for effect in one.effects
            ),
        )
        for one in table.combatants.values()
    ]
