"""A small table to strike at: creatures without set-up, dice as a list, and one door, `do`."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter import numbers
from tracker.encounter.apply import apply
from tracker.encounter.decide import decide
from tracker.encounter.effects import Effect
from tracker.encounter.model import Combatant, Encounter, Line
from tracker.encounter.options import OptionValue
from tracker.encounter.prompts import Prompt
from tracker.encounter.refusals import Refused
from tracker.encounter.stat_block import Attack, DamagePart, StatBlock
from tracker.rules.defences import Defence
from tracker.rules.reasons import Param

E = TypeVar("E")

SCIMITAR = Attack("Scimitar", 4, (DamagePart("1d6+2", 5, "slashing"),))
BOW = Attack("Shortbow", 4, (DamagePart("1d6+2", 5, "piercing"),), 0, 80, 320)
JAVELIN = Attack("Javelin", 5, (DamagePart("1d6+3", 6, "piercing"),), 5, 30, 120)
GOBLIN = StatBlock("Goblin", 7, 15, attacks=(SCIMITAR, BOW), abilities=(("dex", 14),))
ORC = StatBlock(
    "Orc", 15, 13, attacks=(Attack("Greataxe", 5, (DamagePart("1d12+3", 9, "slashing"),)), JAVELIN)
)


class Dice:
    """Faces in the order they fall; when they are used up, the lower middle."""

    def __init__(self, faces: Sequence[int]) -> None:
        self.faces = list(faces)
        self.drawn = 0

    def randint(self, a: int, b: int, /) -> int:
        self.drawn += 1
        face = self.faces.pop(0) if self.faces else (a + b) // 2
        assert a <= face <= b
        return face


class Board:
    """The table, what happened last, and short ways to ask for both."""

    def __init__(self, **options: OptionValue) -> None:
        self.table = Encounter(options=options, next_number=100)
        self.events: tuple[ev.Event, ...] = ()

    def add(
        self,
        name: str,
        hp: int = 20,
        block: StatBlock | None = None,
        *,
        kind: str = "monster",
        now: int | None = None,
        line: str = "",
        conditions: Sequence[str] = (),
        **fields: object,
    ) -> None:
        """One creature; its id is its name, its line has its own or the given name."""
        kinds = {**self.table.kinds, name: block or StatBlock(name, hp, 10)}
        effects = tuple(Effect(at + 1, each, condition=True) for at, each in enumerate(conditions))
        creature = Combatant(
            name,
            name.lower(),
            name,
            kind,
            block=name,
            max_hp=hp,
            hp=hp if now is None else now,
            hp_trail=(hp,),
            effects=effects,
        )
        creature = replace(creature, **fields)  # type: ignore[arg-type]  # test shorthand
        line = line or f"line {name}"
        old = self.table.lines.get(line)
        members = (*old.members, name) if old else (name,)
        self.table = replace(
            self.table,
            kinds=kinds,
            combatants={**self.table.combatants, name: creature},
            lines={**self.table.lines, line: Line(line, members, 10)},
            order=tuple(dict.fromkeys((*self.table.order, line))),
        )

    def pc(self, name: str, hp: int = 20, block: StatBlock | None = None, **more: object) -> None:
        """A player character."""
        self.add(name, hp, block, kind="pc", **more)  # type: ignore[arg-type]  # test shorthand

    def turn_of(self, who: str, number: int = 1) -> None:
        """Whose turn it is; lines before it have acted."""
        line = self.table.line_of(who)
        assert line is not None
        before = self.table.order[: self.table.order.index(line.id)]
        self.table = replace(self.table, active=line.id, round=number, acted=frozenset(before))

    def do(self, command: cmd.Command, *dice: int) -> None:
        """Decide with these dice; the events must fold to the same table."""
        self.events = decide(self.table, command, Dice(dice))
        for event in self.events:
            self.table = apply(self.table, event)

    def refused(self, command: cmd.Command) -> str:
        """The key of the refusal; nothing happens."""
        before = self.table
        try:
            decide(self.table, command, Dice(()))
        except Refused as refused:
            assert self.table is before
            return refused.key
        raise AssertionError("was not refused")

    def of(self, kind: type[E]) -> list[E]:
        """The last events of one kind, in order."""
        return [event for event in self.events if isinstance(event, kind)]

    def one(self, kind: type[E]) -> E:
        """The only event of that kind."""
        (event,) = self.of(kind)
        return event

    def kinds(self) -> list[str]:
        """Names of the last events, in order."""
        return [type(event).__name__ for event in self.events]

    def who(self, name: str) -> Combatant:
        """The creature as it is now."""
        return self.table.combatants[name]

    def hp(self, name: str) -> int:
        """Hit points now."""
        return self.who(name).hp

    def conditions(self, name: str) -> list[str]:
        """Conditions that hold, sorted, implied ones included."""
        return sorted(numbers.conditions(self.table, name))

    def prompts(self, kind: str = "") -> list[Prompt]:
        """Open questions."""
        return [one for one in self.table.prompts if kind in ("", one.kind)]

    def attack(self, who: str, target: str, *dice: int, **more: object) -> None:
        """`attack WHO TARGET …`."""
        self.do(cmd.AttackTarget(who, target, **more), *dice)  # type: ignore[arg-type]  # test shorthand

    def damage(self, targets: str, amount: str, kind: str = "", **more: object) -> None:
        """`damage TARGETS AMOUNT TYPE …`; names parted by blanks."""
        parts = (cmd.AmountPart(amount, kind),)
        self.do(cmd.DealDamage(tuple(targets.split()), parts, **more))  # type: ignore[arg-type]  # test shorthand


def resisting(*types: str, hp: int = 30, ac: int = 10) -> StatBlock:
    """A block that resists these types."""
    return StatBlock("", hp, ac, resist=(Defence(types),))


def keys(reasons: Sequence[tuple[str, str, tuple[tuple[str, Param], ...]]]) -> list[str]:
    """The keys of some reasons."""
    return [reason[1] for reason in reasons]
