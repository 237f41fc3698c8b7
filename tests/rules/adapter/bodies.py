"""Damage, healing, temporary hit points, death saves, concentration."""

from dataclasses import replace
from typing import Any

from tests.rules.adapter.reading import (
    Given,
    UnknownWordError,
    body,
    cover_level,
    defences,
    dice,
    names,
)
from tests.rules.adapter.table import BLOCK, Table, hurt
from tracker.encounter import commands as cmd
from tracker.encounter import events as ev
from tracker.rules import concentration, damage, dying, hit_points, saves
from tracker.rules.body import Body, state

Result = dict[str, Any]
MAGICAL = frozenset({"magical"})


def shown(after: Body) -> Result:
    return {
        "hp": after.hp,
        "temp_hp": after.temp_hp,
        "state": state(after),
        "successes": after.successes,
        "failures": after.failures,
        "conditions": sorted(after.conditions),
    }


def part(given: Given) -> damage.Part:
    qualities = MAGICAL if given.get("magical", False) else damage.NO_QUALITIES
    return damage.Part(given["amount"], given.get("type") or "", qualities)


def take_damage(given: Given, when: Given) -> Result:
    attack = when.get("attack") or "none"
    taken = hit_points.take(
        body(given["creature"]),
        [part(each) for each in when["parts"]],
        saved=when.get("saved") or "",
        critical=when.get("critical", False),
        attack="" if attack == "none" else attack,
        distance=when.get("distance", -1),
        knock_out=when.get("knock_out", False),
    )
    return shown(taken.body) | {
        "taken": taken.taken,
        "concentrating": taken.body.concentrating,
        "concentration_dc": taken.concentration_dc or None,
    }


def area_damage(given: Given, when: Given) -> Result:
    """One roll for all; the save is one of Dexterity, its totals stand without cover."""
    result: dict[str, int] = {}
    for target in given["targets"]:
        saver = saves.Saver(conditions=names(target), cover=cover_level(target.get("cover")))
        how = saves.save_stance(saver, "dex")
        saved = saves.resolve_total(how, target["save_total"] + how.bonus, given["dc"])
        left = damage.after_defences(
            [damage.Part(given["rolled"], given.get("type") or "")],
            defences(target.get("resist", ())),
            defences(target.get("immune", ())),
            defences(target.get("vulnerable", ())),
            saved=given["on_save"] if saved.success else "",
            petrified="petrified" in saver.conditions,
        )
        result[target["id"]] = left.total
    return {"damage": result}


def heal(given: Given, when: Given) -> Result:
    healed = hit_points.heal(body(given["creature"]), when["amount"])
    return shown(healed.body) | {"gained": healed.gained}


def temp_hp(given: Given, when: Given) -> Result:
    creature = body(given["creature"])
    if when.get("rest") == "long" or when.get("expire", False):
        creature = hit_points.without_temp(creature).body
    if "gain" in when:
        choice: hit_points.TempChoice = "larger"
        if when.get("choice"):
            choice = "take" if when["choice"] == "new" else "keep"
        creature = hit_points.grant_temp(creature, when["gain"], choice).body
    return shown(creature)


def death_save(given: Given, when: Given) -> Result:
    creature = body(given["creature"])
    how = dying.death_save_stance(creature)
    saved = dying.death_save(creature, dice(when["d20"]), how.mode, when.get("bonus", 0))
    return shown(saved.body) | {"rolled": saved.rolled}


def stabilize(given: Given, when: Given) -> Result:
    total = when.get("total") if when["method"] == "medicine" else None
    return shown(dying.stabilise(body(given["creature"]), total).body)


def stable_recovery(given: Given, when: Given) -> Result:
    return shown(dying.recovered(body(given["creature"]), when["d4"]).body) | {"hours": when["d4"]}


def concentration_dc(given: Given, when: Given) -> Result:
    return {"dc": concentration.dc(given["damage"])[0]}


def keeping_concentration(given: Given, when: Given) -> Result:
    holder = "holder"
    table = Table()
    table.seat(holder, block=replace(BLOCK, saves=(("con", given.get("con_save", 0)),)))
    table.seat("somebody", kind="monster")
    table.begin()
    if given.get("concentrating"):
        table.do(cmd.Concentrate(holder, given["concentrating"]))
    dcs: list[int] = []
    ended: list[str] = []
    for step in when["steps"]:
        match step["do"]:
            case "damage":
                dcs += hurt(table, holder, step)
            case "cast":
                held = step.get("concentration", False)
                table.do(cmd.CastSpell(holder, step["spell"], concentration=held))
            case "drop":
                table.do(cmd.EndConcentration(holder))
            case "condition":
                table.put(holder, step["name"])
            case "dies":
                table.do(cmd.Kill((holder,)))
            case unknown:
                raise UnknownWordError(unknown)
        ended += [each.concentration.spell for each in table.of(ev.ConcentrationEnded)]
    last = table.one(holder).concentration
    return {"dcs": dcs, "concentrating": last.spell if last else None, "ended": ended}


OPERATIONS = {
    "take_damage": take_damage,
    "area_damage": area_damage,
    "heal": heal,
    "temp_hp": temp_hp,
    "death_save": death_save,
    "stabilize": stabilize,
    "stable_recovery": stable_recovery,
    "concentration_dc": concentration_dc,
    "concentration": keeping_concentration,
}
