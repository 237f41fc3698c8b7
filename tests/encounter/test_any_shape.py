"""Forms, phases and areas among all other commands: nothing hangs loose, and `back` is exact."""

import random
from dataclasses import replace

import pytest

from tests.encounter.fight import Fight, same
from tests.encounter.test_any_order import DEEDS, MORE, command, some_fight
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter import numbers
from tracker.encounter.apply import apply
from tracker.encounter.model import Encounter
from tracker.encounter.refusals import Refused
from tracker.encounter.shapes import CAUSE, STAYS
from tracker.encounter.stat_block import StatBlock

FORMS = (StatBlock("Bear", 34, 11), StatBlock("Mouse", 1, 10), StatBlock("Ape", 157, 12))
SHAPES = ("form", "form", "unform", "phase", "zone", "zone", "walk", "fade", "hurt", "answer")


def shaped(fight: Fight, deed: str, dice: random.Random) -> cmd.Command:
    """One command of that kind about anybody."""
    table = fight.table
    who, other = (dice.choice(list(table.combatants)) for _ in range(2))
    zone = dice.choice(table.zones).id if table.zones else 0
    lasts = dice.choice(
        (
            cmd.Duration(),
            cmd.Duration(rounds=dice.randint(1, 2), source=other),
            cmd.Duration(source=other, concentration=True),
        )
    )
    block = dice.choice(FORMS)
    kind = dice.choice(("", "wild", "polymorph", "stays"))
    half = dice.choice((None, block))
    commands: dict[str, cmd.Command] = {
        "form": cmd.TakeForm(who, block.name, block, kind, duration=lasts),
        "unform": cmd.LeaveForm(who),
        "phase": cmd.AwaitPhase(who, f"P{dice.randint(1, 9)}", 60, True, half, "2d4"),
        "zone": cmd.RaiseZone(
            f"Z{dice.randint(1, 4)}",
            (who, other),
            ("enter", dice.choice(("start", "end"))),
            "2d6 fire",
            dice.choice(("", "dex")),
            12,
            condition=dice.choice(("", "restrained")),
            again=True,
            bearer=dice.choice(("", other)),
            duration=lasts,
        ),
        "walk": cmd.ChangeZone(zone, (who,), (other,)),
        "fade": cmd.EndZone(zone),
    }
    return commands[deed] if deed in commands else command(fight, deed, dice)


def tried(fight: Fight, deed: str, dice: random.Random) -> bool:
    """Whether the command was carried out."""
    try:
        fight.do(shaped(fight, deed, dice))
    except Refused:
        return False
    return True


def holds_together(table: Encounter) -> None:
    """Forms and their effects, areas and what they laid on, pools and their bounds."""
    zones = {zone.id for zone in table.zones}
    names = [zone.name for zone in table.zones]
    assert len(names) == len(set(names))
    for one in table.combatants.values():
        standing = {effect.id for effect in one.effects if effect.cause == CAUSE}
        assert standing == {form.effect for form in one.forms}, one
        assert {effect.zone for effect in one.effects if effect.zone} <= zones
        assert one.hp <= max(numbers.maximum(table, one.id).value, one.hp_trail[0])
        assert not one.hp_trail or one.hp_trail[-1] == one.hp
        if one.state == "dead":
            assert not one.forms or one.forms[-1].kind == STAYS
        assert one.hp or one.state != "up"
    for zone in table.zones:
        assert all(not table.combatants[who].gone for who in zone.inside)
        if zone.concentration:
            assert table.combatants[zone.source].concentration


def without_numbers(table: Encounter) -> Encounter:
    """The table without ids of what ticks put there: going forward again they are new."""
    plain = {
        who: replace(
            one,
            effects=tuple(replace(each, id=0) if each.zone else each for each in one.effects),
            forms=tuple(replace(form, effect=0) for form in one.forms),
        )
        for who, one in table.combatants.items()
    }
    return replace(table, combatants=plain)


def fight_of(dice: random.Random) -> Fight:
    """Half of them answer questions of areas and phases by themselves."""
    fight = some_fight(dice)
    if dice.random() < 0.5:
        for name in ("zone", "phase", "concentration"):
            fight.do(cmd.SetOption(f"prompt_{name}", "auto"))
    return fight


@pytest.mark.parametrize("seed", range(16))
def test_nothing_hangs_loose_and_every_table_is_a_fold(seed: int) -> None:
    dice = random.Random(7_000 + seed)
    fight = fight_of(dice)
    folded = fight.table
    events: list[ev.Event] = []
    for _ in range(120):
        if tried(fight, dice.choice((*DEEDS, *MORE, *SHAPES, *SHAPES)), dice):
            events += fight.events
            holds_together(fight.table)
    for event in events:
        folded = apply(folded, event)
    assert same(folded, fight.table)


@pytest.mark.parametrize("seed", range(16))
def test_back_and_next_give_the_same_table(seed: int) -> None:
    dice = random.Random(8_000 + seed)
    fight = fight_of(dice)
    for _ in range(60):
        tried(fight, dice.choice((*DEEDS, *MORE, *SHAPES, *SHAPES)), dice)
        before = fight.table
        if not tried(fight, "next", dice):
            continue
        after = fight.table
        if not tried(fight, "back", dice):
            fight.table = before
            continue
        wave = before.round != after.round
        if fight.table.active == before.active:
            rolled = ("lines", "order") if wave else ()
            assert same(fight.table, before, "answered", "kept_dice", *rolled), seed
        tried(fight, "next", dice)
        while fight.table.round < after.round and tried(fight, "next", dice):
            pass
        if before.active and fight.table.active == after.active:
            new = ("answered", "kept_dice", "prompts", "passage", "zones")
            assert same(without_numbers(fight.table), without_numbers(after), *new), seed
            assert [one.name for one in fight.table.zones] == [one.name for one in after.zones]
