"""A table to type at: a party of three against goblins, a hobgoblin, orcs, a troll and a lair."""

import random
from dataclasses import replace
from functools import cache

import pytest

from tracker.bestiary.library import Library
from tracker.encounter.commands import Command, DealDamage, Entry, Opening, SetUp, StartFight
from tracker.encounter.decide import decide
from tracker.encounter.events import Event
from tracker.encounter.history import fold
from tracker.encounter.model import Encounter
from tracker.encounter.refusals import Refused
from tracker.encounter.stat_block import Attack, DamagePart, StatBlock
from tracker.shorthand import Request, Vocabulary, parse

LIBRARY = Library()
WORDS = Vocabulary(LIBRARY.find, LIBRARY.near, LIBRARY.match)


def block(name: str) -> StatBlock:
    """A creature of the bestiary."""
    found = LIBRARY.find(name)
    assert found is not None
    return found


LONGSWORD = Attack(
    "Longsword",
    7,
    (
        DamagePart("1d8+4", 8, "slashing"),
        DamagePart("1d10+4", 9, "slashing", "two-handed"),
    ),
)
FLAME = Attack(
    "Flame Tongue", 7, (DamagePart("1d8+4", 8, "slashing"), DamagePart("2d6", 7, "fire"))
)


def hero(name: str, hp: int, initiative: int, *attacks: Attack) -> Entry:
    """A player's character."""
    abilities = (("str", 18), ("dex", 12), ("con", 14), ("int", 10), ("wis", 12), ("cha", 10))
    sheet = StatBlock(name, hp, 16, abilities=abilities, attacks=attacks)
    return Entry(sheet, kind="pc", side="party", initiative=initiative)


OPENING = Opening(
    (
        hero("Bruenor Battlehammer", 44, 15, LONGSWORD, FLAME),
        hero("Lia", 27, 12, LONGSWORD),
        hero("D'Artagnan of Tarbes", 30, 9, LONGSWORD),
        Entry(block("goblin"), 3, initiative=19),
        Entry(block("hobgoblin"), 1),
        Entry(block("orc"), 4, initiative=8),
        Entry(block("troll"), 1, initiative=5),
        Entry(block("wolf"), 2, enters_round=3, initiative=3),
    ),
    (("monster_damage", "rolled"),),
)


def after(table: Encounter, *asked: Command, seed: int = 1) -> Encounter:
    """The table after these commands."""
    for place, command in enumerate(asked):
        table = fold(table, happened(table, command, seed + place))
    return table


def happened(table: Encounter, command: Command, seed: int = 1) -> tuple[Event, ...]:
    """What a command brings with these dice."""
    return decide(table, command, random.Random(f"{seed}"))


@cache
def before() -> Encounter:
    """Set up, not started."""
    return after(Encounter(), SetUp("Ambush", OPENING, 7))


@cache
def fight() -> Encounter:
    """Round 1, the goblins' turn."""
    return after(before(), StartFight())


def solo(table: Encounter, handle: str) -> Encounter:
    """The same table with the pointer on the line of one creature."""
    line = table.line_of(who(table, handle))
    assert line is not None
    return replace(table, active=line.id)


def who(table: Encounter, handle: str) -> str:
    """The id of a handle."""
    return next(one.id for one in table.combatants.values() if handle in (one.handle, *one.aliases))


def handles(table: Encounter, ids: tuple[str, ...]) -> str:
    """Ids as handles."""
    return ",".join(table.combatants[one].handle for one in ids)


def read(text: str, table: Encounter | None = None) -> Request:
    """The request of a line at the usual table."""
    return parse(text, table or fight(), WORDS)


def hit(text: str, table: Encounter | None = None) -> str:
    """Whom `damage TEXT 5` means, as handles."""
    table = table or fight()
    command = read(f"damage {text} 5", table)
    assert isinstance(command, DealDamage)
    return handles(table, command.targets)


def refusal(text: str, table: Encounter | None = None) -> Refused:
    """How a line is refused."""
    with pytest.raises(Refused) as caught:
        read(text, table)
    return caught.value


def named(name: str) -> Encounter:
    """The table with the first goblin called so."""
    table = fight()
    one = who(table, "ga")
    creature = replace(table.combatants[one], name=name, label="")
    return replace(table, combatants={**table.combatants, one: creature})
