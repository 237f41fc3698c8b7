"""Ends that hang on turns: exact and once, whatever happens to the order and to the anchor (COND-02)."""

import random
from collections.abc import Iterator

import pytest

from tests.encounter.fight import Fight
from tests.encounter.test_any_order import some_fight, tried
from tracker.encounter import events as ev
from tracker.encounter.apply import apply
from tracker.encounter.effects import Effect
from tracker.encounter.model import Encounter, Id

Held = tuple[Id, Effect]
Moment = tuple[int, int]
"""Round, and 0 for the start or 1 for the end of the turn."""

PLAY = ("next", "next", "next", "next", "cond", "cond")
ORDER = ("add", "remove", "kill", "revive", "init", "hang", "enter", "hurt", "surprise")


def timed(table: Encounter) -> set[Held]:
    """Everything that ends at somebody's turn."""
    return {
        (one.id, effect)
        for one in table.combatants.values()
        for effect in one.effects
        if effect.until
    }


def moments(before: Encounter, events: tuple[ev.Event, ...]) -> Iterator[tuple[Id, Moment]]:
    """Lines and what of their turns went by in these events."""
    table = before
    for event in events:
        if isinstance(event, ev.TurnEnded):
            yield event.line, (table.round, 1)
        if isinstance(event, ev.TurnBegan):
            yield event.line, (event.round, 0)
        table = apply(table, event)


def due(effect: Effect) -> Moment:
    assert effect.until is not None
    return effect.until.round, int(effect.until.at == "end")


def anchored(table: Encounter, effect: Effect, line: Id) -> bool:
    assert effect.until is not None
    found = table.lines.get(line)
    return found is not None and effect.until.who in found.members


@pytest.mark.parametrize("seed", range(60))
def test_what_is_due_has_ended_and_nothing_else(seed: int) -> None:
    """After each passing nothing stands whose moment went by, and nothing went before its moment."""
    dice = random.Random(3_000 + seed)
    fight = some_fight(dice)
    for _ in range(120):
        before = fight.table
        if not tried(fight, dice.choice((*PLAY, *ORDER)), dice):
            continue
        gone_by = list(moments(before, fight.events))
        stood = timed(before)
        for who, effect in stood & timed(fight.table):
            late = [at for line, at in gone_by if anchored(before, effect, line)]
            assert all(at < due(effect) for at in late), (seed, who, effect)
        for event in fight.events:
            if isinstance(event, ev.EffectEnded) and event.why == "time" and event.effect.until:
                line = [at for one, at in gone_by if anchored(fight.table, event.effect, one)]
                assert any(at >= due(event.effect) for at in line), (seed, event)


@pytest.mark.parametrize("seed", range(30))
def test_nothing_ends_twice_however_one_goes_back(seed: int) -> None:
    """What `back` restores ends again with the same id at the same moment, once for each way."""
    dice = random.Random(4_000 + seed)
    fight = some_fight(dice)
    ended: list[int] = []
    for _ in range(150):
        before = {effect.id for _, effect in timed(fight.table)}
        if not tried(fight, dice.choice((*PLAY, "back", "back", *ORDER)), dice):
            continue
        now = {effect.id for _, effect in timed(fight.table)}
        for event in fight.events:
            if isinstance(event, ev.EffectEnded) and event.effect.until:
                assert event.effect.id not in ended
                ended.append(event.effect.id)
        ended = [one for one in ended if one not in now or one in before]


def walked(fight: Fight, turns: int) -> list[str]:
    """Round, line and what each one bears after every turn."""
    found = []
    for _ in range(turns):
        fight.next()
        names = [f"{one.handle}:{len(one.effects)}" for one in fight.table.combatants.values()]
        found.append(f"{fight.now} {' '.join(names)}")
    return found


@pytest.mark.parametrize("seed", range(20))
def test_the_same_walk_after_going_all_the_way_back(seed: int) -> None:
    """Twelve rounds forward, back to the first turn and forward again: the same, turn by turn."""
    dice = random.Random(5_000 + seed)
    fight = some_fight(dice)
    for _ in range(8):
        tried(fight, "cond", dice)
    first = walked(fight, 24)
    for _ in range(24):
        fight.back()
    assert walked(fight, 24) == first
