"""Probes of the options: short evenings whose facts an option may change."""

import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields, replace
from functools import cache
from typing import Any, NamedTuple

from tests.encounter.option_scripts import SCRIPTS
from tests.shorthand.tables import WORDS, block
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter import numbers
from tracker.encounter.decide import decide
from tracker.encounter.history import fold
from tracker.encounter.model import Encounter
from tracker.encounter.options import OptionValue
from tracker.encounter.refusals import Refused
from tracker.encounter.showing import shown
from tracker.encounter.stat_block import Action, Attack, DamagePart, StatBlock, Use
from tracker.players.project import project
from tracker.shorthand import NoCommand, parse

SIX = tuple((name, 14) for name in ("str", "dex", "con", "int", "wis", "cha"))
SWORDS = (
    Attack("Shortsword", 5, (DamagePart("1d6+3", 6, "piercing"),)),
    Attack("Dagger", 5, (DamagePart("1d4+3", 5, "piercing"),), 5, 20, 60),
    Attack("Hand Crossbow", 5, (DamagePart("1d6+3", 6, "piercing"),), 0, 30, 120),
    Attack("Maul", 5, (DamagePart("2d6+3", 10, "bludgeoning"),)),
)


def hero(name: str) -> cmd.Entry:
    """A character with what the probes need."""
    feels = (("tremorsense", 30),) if name == "Bob" else ()
    sheet = StatBlock(name, 60, 16, abilities=SIX, attacks=SWORDS, senses=feels)
    return cmd.Entry(sheet, kind="pc", side="party", initiative=15 if name == "Ann" else 13)


ENTRIES = (
    hero("Ann"),
    hero("Bob"),
    cmd.Entry(block("goblin"), 2, initiative=12),
    cmd.Entry(block("ogre"), 1, initiative=10),
    cmd.Entry(block("riding horse"), 1, kind="npc", side="party", initiative=8),
    cmd.Entry(block("giant spider"), 1, initiative=6),
    cmd.Entry(block("giant bat"), 1, initiative=4),
)
Facts = tuple[object, ...]
Chosen = tuple[tuple[str, OptionValue], ...]
"""Options and what they are set to."""


@cache
def opened(options: Chosen) -> tuple[tuple[ev.Event, ...], Encounter]:
    """What setting up brings, and the table then: the same for every probe."""
    command = cmd.SetUp("Probe", cmd.Opening(ENTRIES, options))
    happened = decide(Encounter(), command, random.Random("set up"))
    return happened, fold(Encounter(), happened)


class Played:
    """A table under some options, and all that happened on it."""

    def __init__(self, options: Chosen, seed: str) -> None:
        self.dice = random.Random(seed)
        happened, self.table = opened(options)
        self.events = list(happened)

    def do(self, command: cmd.Command) -> None:
        happened = decide(self.table, command, self.dice)
        self.events += happened
        self.table = fold(self.table, happened)

    def type(self, line: str) -> None:
        """One line; a refusal is a fact as well."""
        request = parse(line, self.table, WORDS)
        assert not isinstance(request, NoCommand)
        self.do(request)

    def id(self, handle: str) -> str:
        """Of a creature."""
        return next(who for who, one in self.table.combatants.items() if one.handle == handle)


def bare(event: ev.Event) -> ev.Event:
    """An event without reasons, which may always name what was used."""
    there = {field.name for field in fields(event)} & {"reasons", "pro", "contra"}
    return replace(event, **dict.fromkeys(there, ()))  # type: ignore[arg-type]  # fields that are there


def nothing(_played: Played) -> None:
    """Nothing else."""


class Outcome(NamedTuple):
    """What a probe came to."""

    facts: Facts
    """Of its last line, without reasons, and what one looks at."""
    asked: frozenset[str]
    """Kinds of all questions that were raised."""
    named: frozenset[str]
    """Options that the reasons name."""


Probe = Callable[[Chosen], Outcome]


def outcome(played: Played, facts: Facts) -> Outcome:
    """The facts, with what else all its events tell."""
    asked = (event.prompt.kind for event in played.events if isinstance(event, ev.PromptRaised))
    return Outcome(facts, frozenset(asked), frozenset(named(played.events)))


def named(events: Iterable[ev.Event]) -> Iterator[str]:
    """Options that had a say, by the reasons of what happened."""
    for event in events:
        for key in ("reasons", "pro", "contra"):
            for reason in getattr(event, key, ()):
                if reason.key == "by-option":
                    yield str(dict(reason.params)["option"])


def told(lines: str, look: Callable[[Played], object]) -> Probe:
    """A probe: lines parted by `;`, the facts of the last one, and what one looks at."""

    def probe(options: Chosen) -> Outcome:
        played = Played(options, lines)
        before = 0
        for line in lines.split(";"):
            before = len(played.events)
            try:
                played.type(line.strip())
            except Refused as refused:
                return outcome(played, (refused.key, line))
        return outcome(played, (*map(bare, played.events[before:]), look(played)))

    return probe


def seen(played: Played) -> Any:
    """Everything of every creature that `show` prints."""
    return shown(played.table)


def who(handle: str, key: str) -> Callable[[Played], object]:
    """One value of one creature as `show` prints it."""
    return lambda played: next(
        one[key] for one in seen(played)["combatants"] if one["handle"] == handle
    )


def players(played: Played) -> object:
    """What the players see."""
    return project(played.table)


LOOKS: dict[str, Callable[[Played], object]] = {
    "move of the stunned": who("ann", "turn"),
    "maximum of the exhausted": who("ann", "max_hp"),
    "equal stealth": who("ann", "hiding"),
    "half": lambda one: numbers.bloodied(one.table, one.id("ann")),
    "two of a name": who("ann", "effects"),
    "dropped": who("ann", "turn"),
    "rubble and wings": who("giant-bat", "turn"),
    "off the horse": who("riding-horse", "initiative"),
    "first list": players,
    "revealed list": players,
    "revealed party": players,
}
"""What else is looked at."""


def recharging(options: Chosen) -> Outcome:
    """The ogre has used its breath; its turn comes."""
    played = Played(options, "recharge")
    ogre = played.table.combatants[played.id("ogre")]
    breath = Action("Breath", use=Use("recharge", 5))
    kinds = {
        **played.table.kinds,
        ogre.block: replace(played.table.kinds[ogre.block], actions=(breath,)),
    }
    played.table = fold(
        replace(played.table, kinds=kinds), (ev.UsesChanged(ogre.id, "Breath", 0, 1),)
    )
    played.type("start")
    before = len(played.events)
    played.type("next 3")
    return outcome(played, tuple(map(bare, played.events[before:])))


PROBES: dict[str, Probe] = {
    **{name: told(lines, LOOKS.get(name, nothing)) for name, lines in SCRIPTS.items()},
    "recharge": recharging,
}
