"""Everything a DM can press of every SRD creature, at a table: nothing raises and all is said.

The lines are those that the dialogs and the card write, without a number typed by hand.
"""

import random
from collections.abc import Iterable, Iterator
from typing import cast

import pytest

from tests.encounter.fight import Fight, character, monsters
from tracker.bestiary.library import Library
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.apply import apply
from tracker.encounter.decide import decide
from tracker.encounter.model import Encounter
from tracker.encounter.stat_block import StatBlock
from tracker.i18n.log import headlines
from tracker.shorthand import canonical, parse
from tracker.tui.dialogs.using import own

pytestmark = pytest.mark.slow

LIBRARY = Library()
CREATURES = tuple(block for block in map(LIBRARY.find, LIBRARY.names()) if block is not None)


def table_of(block: StatBlock) -> Encounter:
    """It in its turn, two characters beside it."""
    hero = character("Hero", 1, max_hp=900, ac=10)
    other = character("Other", 2, max_hp=900, ac=10)
    return Fight(cmd.Entry(block, initiative=30), hero, other, monsters("Ally", 1, 3)).table


def read(line: str, table: Encounter) -> cmd.Command:
    """None of the lines is about the history."""
    return cast("cmd.Command", parse(line, table))


def lines(block: StatBlock, handle: str) -> Iterator[str]:
    """One for each attack, way of attacking, action, legendary action, limited thing and slot."""
    for nth, attack in enumerate(block.attacks, 1):
        yield f"attack {handle} hero with {nth}"
        yield f'attack {handle} hero with "{attack.name}" hit'
        yield f'attack {handle} hero with "{attack.name}" crit'
    if block.attacks:
        yield f"mob {handle} hero"
    for action in own(block):
        yield f'action {handle} "{action.name}"'
        whom = "hero" if action.attack else "hero,other"
        yield f'action {handle} "{action.name}" on {whom}'
    for action in block.legendary:
        yield f'legendary {handle} "{action.name}"'
        yield f'legendary {handle} "{action.name}" on hero'
    for casting in block.spellcasting:
        yield from (f"slot {handle} {level}" for level, _ in casting.slots)
        for _, spells in casting.spells:
            yield from (f"cast {handle} {spell}" for spell in spells[:1])
    yield f"save {handle} dex 15 8d6 fire half"
    yield f"damage {handle} 12 slashing"


def hit_points(table: Encounter, events: Iterable[ev.Event]) -> list[tuple[int, str]]:
    """Of everybody, after these events."""
    for event in events:
        table = apply(table, event)
    return [(one.hp, one.state) for one in table.combatants.values()]


@pytest.mark.parametrize("block", CREATURES, ids=lambda block: block.name)
def test_all_of_it_can_be_pressed(block: StatBlock) -> None:
    table = table_of(block)
    handle = next(one.handle for one in table.combatants.values() if one.name == block.name)
    for line in lines(block, handle):
        request = read(line, table)
        events = decide(table, request, random.Random(7))
        assert events, line
        assert headlines(events, table), line
        written = canonical(request, table, events)
        again = decide(table, read(written, table), random.Random(8))
        assert hit_points(table, again) == hit_points(table, events), (line, written)


@pytest.mark.parametrize("block", CREATURES, ids=lambda block: block.name)
def test_what_an_attack_says_is_what_it_does(block: StatBlock) -> None:
    """A hit with average damage brings every part, the conditions and the question for the save."""
    table = table_of(block)
    handle = next(one.handle for one in table.combatants.values() if one.name == block.name)
    for attack in block.attacks:
        request = read(f'attack {handle} hero with "{attack.name}" hit', table)
        events = decide(table, request, random.Random(7))
        (struck,) = [one for one in events if isinstance(one, ev.Attacked)]
        assert (struck.attack, struck.hit) == (attack.name, True)
        taken = [one.total for one in events if isinstance(one, ev.DamageTaken)]
        assert sum(taken) == sum(part.average for part in attack.damage if not part.when)
        asked = [one.prompt.dc for one in events if isinstance(one, ev.PromptRaised)]
        assert asked == ([attack.save.dc] if attack.save else [])
        brought = {one.effect.name for one in events if isinstance(one, ev.EffectAdded)}
        assert brought >= set(attack.conditions)
