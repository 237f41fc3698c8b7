"""A command's canonical line, read again on the same table, brings the same with any dice."""

from collections.abc import Sequence
from dataclasses import fields, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.shorthand.any_line import LINES
from tests.shorthand.tables import WORDS, before, fight, happened, who
from tracker.encounter.commands import Command
from tracker.encounter.effects import Concentration, Effect
from tracker.encounter.events import (
    Attacked,
    DamageTaken,
    DeathSaveRolled,
    EffectRefused,
    Event,
    Healed,
    MobAttacked,
    SaveRolled,
)
from tracker.encounter.history import fold
from tracker.encounter.model import Encounter
from tracker.encounter.refusals import Refused
from tracker.shorthand import NoCommand, canonical, parse


def command_of(text: str, table: Encounter) -> Command:
    """A line that is a command of the core."""
    request = parse(text, table, WORDS, longest=20_000)
    assert not isinstance(request, NoCommand)
    return request


def facts(events: Sequence[Event]) -> list[Event]:
    """What was decided, without the natural dice and the reasons that tell rolled from typed."""
    told = (Attacked, MobAttacked, SaveRolled, DamageTaken, Healed, DeathSaveRolled, EffectRefused)
    return [fact(event) for event in events if isinstance(event, told)]


def fact(event: Event) -> Event:
    names = {field.name for field in fields(event)}
    blank = {name: () for name in ("dice", "reasons") if name in names}
    if isinstance(event, SaveRolled):
        return replace(event, **blank, bonus=0, mode="normal")  # type: ignore[arg-type]  # by name
    return replace(event, **blank)  # type: ignore[arg-type]  # fields that are known to be there


def state(table: Encounter) -> object:
    """Everything on the table but natural dice of initiative and the hours of a recovery."""
    creatures = {
        who: replace(creature, recovery_hours=0) for who, creature in table.combatants.items()
    }
    lines = {name: replace(line, natural=None) for name, line in table.lines.items()}
    turns = (table.round, table.active, table.order, table.acted, table.ties)
    return creatures, lines, turns, table.prompts, table.kinds, table.options, table.next_number


def line_of(text: str, table: Encounter, seed: int = 1) -> str:
    """The canonical line of a typed one."""
    command = command_of(text, table)
    return canonical(command, table, happened(table, command, seed))


def check(text: str, table: Encounter, seed: int) -> str:
    """Read a line, write it, read it again: the same with the same dice and with others."""
    command = command_of(text, table)
    events = happened(table, command, seed)
    line = canonical(command, table, events)
    again = command_of(line, table)
    others = happened(table, again, seed + 1000)
    for replayed in (happened(table, again, seed), others):
        assert facts(replayed) == facts(events), line
        assert state(fold(table, replayed)) == state(fold(table, events)), line
    assert canonical(again, table, others) == line
    return line


def laden() -> Encounter:
    """A fight with effects, wounds, a dying hero, concentration and open questions."""
    table = fight()
    for text in (
        "conc lia Bless on bruenor",
        "cond gb poisoned for 3 rounds from lia",
        'effect troll "Burning" hurt 1d6 fire at start',
        "damage ga 3",
        "damage dartagnan 31",
        "damage lia 12 fire",
        "cond oa frightened save wis 13",
        "temp bruenor 5",
        "add wolf x2 init=2",
        "add ghoul init=2",
        "effect lia,oa Blessed attack+1d4 save+1d4",
    ):
        table = fold(table, happened(table, command_of(text, table)))
    return table


TABLE = laden()


@given(LINES, st.integers(0, 50))
def test_a_line_and_its_canonical_line_bring_the_same(text: str, seed: int) -> None:
    try:
        command = command_of(text, TABLE)
        happened(TABLE, command, seed)
    except Refused:
        return
    check(text, TABLE, seed)


def test_start_names_every_initiative() -> None:
    table = before()
    line = check("start", table, 3)
    assert line.startswith("start hobgoblin ")
    assert parse(line, table) != parse("start", table)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("mob goblin* bru", "mob ga,gb,gc bruenor"),
        ("damage goblins 28 fire half=ga", "damage ga,gb,gc 28 fire half=ga"),
        ("cond ga par for 1 minute", "cond ga paralyzed for 10 rounds"),
        ("conc lia Bless on bru, lia", 'conc lia "Bless" on bruenor,lia'),
        ("heal Lia 7 hp", "heal lia 7"),
        ("heal Lia 7 from Bru", "heal lia 7 from bruenor"),
        ("option open-hp yes", "option open_hp on"),
        ("attack lia ga with longsword two d20=15 dmg=9",
         "attack lia ga with Longsword two-handed d20=15 dmg=9"),
    ],
)  # fmt: skip
def test_a_line_is_resolved(text: str, expected: str) -> None:
    assert line_of(text, fight()) == expected


def test_rolled_dice_stand_in_the_line() -> None:
    assert "d20=" in line_of("attack lia ga", fight())
    assert "dmg=" in line_of("damage ga 8d6 fire", fight())
    assert "rolled=" in line_of("heal lia 2d4+2", fight())
    assert "total=" in line_of("roll 2d6", fight())
    assert line_of("add orc x2 hp=roll", fight()).count(",") == 1
    line = line_of("save goblins dex 15 8d6 fire", fight())
    assert all(f" {handle}=" in line for handle in ("ga", "gb", "gc"))


@pytest.mark.parametrize(
    ("text", "change"),
    [
        ("attack lia ga", "ac+5"),
        ("attack lia ga", "dis"),
        ("attack lia ga with Longsword two-handed", "crit ko"),
        ("damage goblins 8d6 fire", "half=gb"),
        ("damage goblins 8d6 fire half=gb", "none=gb"),
        ("save goblins dex 15 8d6 fire then prone for 1 minute", "gb=20 none"),
        ("mob goblins lia", "ac+2"),
        ("mob goblins lia roll", "adv"),
        ("cond ga poisoned from lia", "conc"),
        ("conc lia Bless", "on ga"),
        ("add orc x3 hp=roll", "hidden"),
        ("heal lia 2d4+2", "rolled=9"),
    ],
)
def test_a_canonical_line_can_be_amended(text: str, change: str) -> None:
    table = fight()
    line = line_of(text, table)
    amended = command_of(f"{line} {change}", table)
    assert amended != command_of(line, table)


def test_half_and_none_of_one_creature_exclude_each_other() -> None:
    command = command_of("damage goblins 9 half=ga,gb none=gb", fight())
    assert "half=ga none=gb" in canonical(command, fight(), ())


def test_effects_tied_to_a_concentration_come_back() -> None:
    check("effect party Bless attack+1d4 save+1d4 conc from lia", TABLE, 1)
    assert TABLE.combatants[who(TABLE, "lia")].concentration == Concentration(
        "Bless", (who(TABLE, "bruenor"),)
    )
    assert isinstance(TABLE.combatants[who(TABLE, "gb")].effects[0], Effect)
