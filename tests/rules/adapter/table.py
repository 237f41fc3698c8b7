"""A small table of the product's own, played by its commands and spoken to by a vector's names.

An id is the name of the vector; each creature stands in a line of its own.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any, TypeVar

from tests.rules.adapter.reading import dice
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.apply import apply
from tracker.encounter.decide import decide, passing
from tracker.encounter.decide.deciding import Deciding
from tracker.encounter.effects import Effect
from tracker.encounter.lines import left
from tracker.encounter.model import Combatant, Encounter, Line
from tracker.encounter.options import OptionValue
from tracker.encounter.order import listed
from tracker.encounter.prompts import Prompt
from tracker.encounter.stat_block import Attack, StatBlock
from tracker.rules.body import Body, state

E = TypeVar("E", bound=ev.Event)

BLOCK = StatBlock("", 1000, 10, attacks=(Attack("Blow", 5),))
PLENTY = 1000
"""Hit points of creatures whose hit points play no part."""


class Faces:
    """Dice as given; when they are used up, the middle."""

    def __init__(self, faces: Iterable[int] = ()) -> None:
        self.faces = iter(faces)

    def randint(self, a: int, b: int, /) -> int:
        return next(self.faces, (a + b) // 2)


def lying(body: Body, number: int) -> tuple[Effect, ...]:
    """Its conditions as the table has them, numbered from there."""
    names = enumerate(sorted(body.conditions), number)
    return tuple(Effect(one, name, condition=True) for one, name in names)


class Table:
    """The table, and what happened last."""

    def __init__(self, **options: OptionValue) -> None:
        self.now = Encounter(options=options, next_number=1000)
        self.events: tuple[ev.Event, ...] = ()

    def seat(
        self,
        who: str,
        total: int | None = None,
        *,
        kind: str = "pc",
        block: StatBlock = BLOCK,
        body: Body | None = None,
        name: str = "",
        label: str = "",
    ) -> None:
        """One more creature behind the others; characters are of one side, monsters of the other."""
        found = body or Body(PLENTY, PLENTY)
        creature = Combatant(
            who,
            handle=who,
            name=name or who,
            label=label,
            kind=kind,
            side="foes" if kind == "monster" else "party",
            block=who,
            max_hp=found.max_hp,
            hp=found.hp,
            temp_hp=found.temp_hp,
            state=state(found),
            successes=found.successes,
            failures=found.failures,
            death_saves=not found.dies_at_zero,
            exhaustion=found.exhaustion,
            effects=lying(found, self.now.next_number),
        )
        line = Line(f"line {who}", (who,), total)
        self.now = replace(
            self.now,
            combatants={**self.now.combatants, who: creature},
            kinds={**self.now.kinds, who: replace(block, name=name or who)},
            lines={**self.now.lines, line.id: line},
            order=(*self.now.order, line.id),
            next_number=self.now.next_number + len(found.conditions),
        )

    def having(self, who: str, **fields: Any) -> None:
        """Something more that is given of a creature."""
        one = replace(self.one(who), **fields)
        self.now = replace(self.now, combatants={**self.now.combatants, who: one})

    def begin(self) -> None:
        """Round 1, in the order of the seats."""
        self.by(lambda deciding: deciding.happen(ev.RoundBegan(1)))
        self.by(passing.begin_fight)

    def by(self, act: Callable[[Deciding], object], faces: Iterable[int] = ()) -> None:
        """Let a part of a decision happen by itself."""
        deciding = Deciding(self.now, Faces(faces))
        act(deciding)
        self.now, self.events = deciding.table, tuple(deciding.events)

    def do(self, command: cmd.Command, faces: Iterable[int] = ()) -> tuple[ev.Event, ...]:
        """Decide a command and fold what comes of it."""
        self.events = decide(self.now, command, Faces(faces))
        for event in self.events:
            self.now = apply(self.now, event)
        return self.events

    def next(self) -> tuple[ev.Event, ...]:
        return self.do(cmd.NextTurn())

    def turn_of(self, who: str, round_number: int = 0) -> None:
        """Pass turns until that one begins; at least one, unless a round says which it is."""
        if round_number:
            while (self.now.round, self.active) != (round_number, who):
                assert self.now.round <= round_number
                self.next()
            return
        self.next()
        while self.active != who:
            self.next()

    def put(self, who: str, name: str, **more: Any) -> None:
        """Lay a condition on it."""
        self.do(cmd.AddCondition((who,), name, **more))

    @property
    def active(self) -> str:
        """Whose turn it is; empty for nobody's."""
        return self.member(self.now.active)

    def member(self, line: str) -> str:
        """Who stands in a line, by the vector's name."""
        return self.one(self.now.lines[line].members[0]).name if line else ""

    def called(self, name: str) -> str:
        """The id of whom the vector calls that; one that came in later has an id of its own."""
        return next(one.id for one in self.now.combatants.values() if one.name == name)

    @property
    def order(self) -> list[str]:
        """The vector's names, first to last, of cards top to bottom; without those that left."""
        return [self.member(line) for line in listed(self.now) if not left(self.now, line)]

    def one(self, who: str) -> Combatant:
        """The creature as it is now."""
        return self.now.combatants[who]

    def names(self, who: str) -> list[str]:
        """Its conditions by name, as they were laid on it."""
        return sorted({one.name for one in self.one(who).effects if one.condition})

    def asked(self, kind: str) -> tuple[Prompt, ...]:
        """Open questions of that kind."""
        return tuple(one for one in self.now.prompts if one.kind == kind)

    def of(self, kind: type[E]) -> list[E]:
        """What happened last, as far as it is of that kind."""
        return [event for event in self.events if isinstance(event, kind)]


def hurt(table: Table, who: str, step: Mapping[str, Any]) -> tuple[int, ...]:
    """Damage and the save it asks of whoever concentrates; the DCs asked."""
    table.do(cmd.DealDamage((who,), (cmd.AmountPart(str(step["amount"])),)))
    asked = table.asked("concentration")
    for prompt in asked:
        table.do(cmd.AnswerPrompt("roll", None, prompt.id, tuple(dice(step["d20"]))))
    return tuple(prompt.dc for prompt in asked)
