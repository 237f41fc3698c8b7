"""Mob attacks, made on a small table."""

from dataclasses import replace
from typing import Any

from tests.rules.adapter.reading import Given, cover_level
from tests.rules.adapter.table import BLOCK, Table
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.encounter.stat_block import Attack, DamagePart, MultiattackPart, StatBlock

Result = dict[str, Any]
TARGET = "target"


def mob(given: Given, when: Given) -> Result:
    """A mob of nobody is none: nobody attacks, and nobody hits."""
    if not given["attackers"]:
        return {"hits": 0}
    table = Table()
    table.seat(TARGET, block=replace(BLOCK, ac=given["ac"]))
    crowd = tuple(f"one of {number}" for number in range(given["attackers"]))
    for number, who in enumerate(crowd):
        table.seat(who, kind="monster", block=_armed(given, number))
    table.begin()
    table.do(
        cmd.MobAttack(
            crowd, TARGET, way="table", ac=given["ac"], cover=cover_level(given.get("cover"))
        )
    )
    (attacked,) = table.of(ev.MobAttacked)
    lots = ev.lots_of(attacked)
    return {
        "needed": attacked.needed,
        "per_hit": attacked.per_hit,
        "hits": attacked.hits,
        "left_over": attacked.left_over,
        "damage": sum(lot.damage for lot in lots),
        "suggest_single_rolls": attacked.single,
        "by_attack": [
            {"needed": lot.needed, "hits": lot.hits, "damage": lot.damage} for lot in lots
        ],
    }


def _armed(given: Given, number: int) -> StatBlock:
    """A member with one attack, or with a multiattack of all it has."""
    damages = given.get("damages") or ()
    one = {"bonus": given.get("bonus"), "damage": damages[number] if damages else 0}
    attacks = [
        Attack(f"Blow {at}", each["bonus"], (DamagePart(str(each["damage"]), each["damage"]),))
        for at, each in enumerate(given.get("attacks_each") or [one])
    ]
    parts = tuple(MultiattackPart(attack.name) for attack in attacks)
    return replace(BLOCK, attacks=tuple(attacks), multiattack=(parts,))


OPERATIONS = {"mob": mob}
