"""What a Foundry item says beside its numbers: its description filled in, and how often it works.

Descriptions of new items leave attack, damage and save to the fields (`[[/attack extended]]`);
here they become the words that a stat block prints.
"""

import re
from collections.abc import Mapping
from functools import partial

from tracker.bestiary.foreign.foundry_items import Item
from tracker.bestiary.foreign.foundry_text import ABILITIES as NAMES
from tracker.bestiary.foreign.foundry_text import Filled, prose
from tracker.bestiary.foreign.foundry_values import whole
from tracker.bestiary.foreign.raw import at, table, tables
from tracker.bestiary.foreign.text import name_of, one_line


def usage(item: Item) -> str:
    """`Recharge 5-6`, `3/Day`, `Costs 2 Actions`, unless the name has it."""
    if re.search(r"recharge|/day|/ ?rest|costs", item.name, re.IGNORECASE):
        return ""
    cost = whole(at(item.system, "activation", "cost"))
    for one in item.activities:
        cost = cost or whole(at(one, "activation", "value"))
    if item.section == "legendary":
        return f"Costs {cost} Actions" if 1 < cost < 10 else ""
    return recharge(item) or limit(item)


def recharge(item: Item) -> str:
    """By a die at the start of a turn."""
    lowest = whole(at(item.system, "recharge", "value"))
    for one in tables(at(item.system, "uses", "recovery")):
        if one.get("period") == "recharge":
            lowest = lowest or whole(one.get("formula"), 6)
    if not 2 <= lowest <= 6:
        return ""
    return "Recharge 6" if lowest == 6 else f"Recharge {lowest}-6"


def limit(item: Item) -> str:
    """By day or rest."""
    uses = table(item.system.get("uses"))
    most = item.owner.value(uses.get("max"))
    periods = [one_line(uses.get("per"))]
    periods += [one_line(one.get("period")) for one in tables(uses.get("recovery"))]
    if not 0 < most < 100:
        return ""
    if "sr" in periods:
        return "Recharges after a Short or Long Rest" if most == 1 else f"{most}/Rest"
    return f"{most}/Day" if {"day", "lr"} & set(periods) else ""


def description(item: Item) -> str:
    """Its words, with what they leave to the fields."""
    raw = at(item.system, "description", "value")
    raw = raw if isinstance(raw, str) else item.system.get("description")
    filled = Filled(
        name_of(item.owner.raw.get("name")),
        partial(attack_line, item),
        partial(hit_line, item),
        partial(looked_up, item),
    )
    return prose(raw, filled)


def attack_line(item: Item) -> str:
    """The attack as a stat block prints it."""
    one = item.attack()
    if one is None:
        return ""
    reach = f"reach {one.reach} ft." if one.reach else ""
    far = f"/{one.long_range}" if one.long_range else ""
    distance = f"range {one.range}{far} ft." if one.range else ""
    ways = "Melee or Ranged" if reach and distance else "Melee" if reach else "Ranged"
    where = " or ".join(filter(None, (reach, distance)))
    return f"{ways} {one.kind.title()} Attack: {one.bonus:+d} to hit, {where}, one target"


def hit_line(item: Item, activity: str) -> str:
    """The damage as a stat block prints it, of an activity or `twoHanded`."""
    when = "two-handed" if activity == "twoHanded" else ""
    chosen = next((one for one in item.activities if one.get("_id") == activity), None)
    parts = item.damage(chosen)
    if not parts and not item.attacks:
        parts = item.damage(item.activity("save") or item.activity("damage"))
    said = [
        f"{part.average}{'' if part.dice.isdigit() else f' ({part.dice})'} {part.type} damage"
        for part in parts
        if part.when == when
    ]
    return " plus ".join(said)


def looked_up(item: Item, path: str, activity: str) -> str:
    """A value that a description refers to by its path."""
    chosen = next((one for one in item.activities if one.get("_id") == activity), {})
    ability, dc, _ = item.save()
    if path.startswith("save.dc"):
        return str(dc) if dc else ""
    if path.startswith("save"):
        return f"DC {dc} {NAMES[ability]}" if ability and dc else NAMES.get(ability, "")
    if path.startswith("items."):
        wanted = path.removeprefix("items.")
        named = (one.get("name") for one in item.owner.items if one.get("_id") == wanted)
        return name_of(next(named, ""))
    skill = re.fullmatch(r"skills\.(\w{3})\.(passive|total)", path)
    if skill:
        return str(item.owner.skill(skill[1]) + (10 if skill[2] == "passive" else 0))
    found: object = chosen or item.owner.system
    for key in path.split("."):
        found = at(found, key)
    if isinstance(found, Mapping) or found is None:
        return str(item.owner.figure(path, item.ability) or "")
    return one_line(found)
