"""Foundry actors of before 2020: every value in a box with a label, items without activation.

They are put into the layout that came after them, so that one reader knows both.
"""

import re
from collections.abc import Mapping
from typing import Any

from tracker.bestiary.foreign.raw import at, table, tables
from tracker.bestiary.foreign.text import one_line

BOX = {"type", "label", "value", "min"}
DEEP = 8
PROPERTIES = {"reach": "rch", "finesse": "fin", "thrown": "thr", "versatile": "ver"}
FEET = re.compile(r"(\d{1,4})(?:\s*/\s*(\d{1,4}))?")
TIMES = (
    ("bonus", "bonus"),
    ("reaction", "reaction"),
    ("legendary", "legendary"),
    ("action", "action"),
)


def modern(raw: Mapping[str, Any]) -> Mapping[str, Any]:
    """The actor in the later layout; a later one as it is."""
    own = table(raw.get("data"))
    if not isinstance(at(own, "attributes", "hp", "label"), str):
        return raw
    items = [item(one) for one in tables(raw.get("items"))]
    return dict(raw) | {"data": sheet(own), "items": items}


def opened(raw: object, depth: int = 0) -> Any:
    """Without boxes: a box is its value."""
    here = table(raw)
    if not here or depth > DEEP:
        return raw
    if "label" in here and set(here) <= BOX:
        return here.get("value")
    return {
        key: opened(one, depth + 1)
        for key, one in here.items()
        if not (key in ("label", "type") and "label" in here)
    }


def sheet(raw: Mapping[str, Any]) -> dict[str, Any]:
    """Attributes, traits and details."""
    own = table(opened(raw))
    attributes = dict(table(own.get("attributes")))
    for key in ("ac", "speed"):
        if not isinstance(attributes.get(key), Mapping):
            attributes[key] = {"value": attributes.get(key)}
    traits = dict(table(own.get("traits")))
    for key in ("di", "dr", "dv", "ci", "languages"):
        if not isinstance(traits.get(key), Mapping):
            traits[key] = {"value": [], "custom": traits.get(key) or ""}
    details = dict(table(own.get("details")))
    details["xp"] = {"value": details.get("xp")}
    resources = dict(table(own.get("resources")))
    for key in ("legact", "legres"):
        if not isinstance(resources.get(key), Mapping):
            resources[key] = {"max": resources.get(key)}
    return dict(own) | {
        "attributes": attributes,
        "traits": traits,
        "details": details,
        "resources": resources,
    }


def item(raw: Mapping[str, Any]) -> dict[str, Any]:
    """A weapon, feature or spell."""
    boxed = table(raw.get("data"))
    own = dict(table(opened(boxed)))
    weapon = raw.get("type") == "weapon"
    formula = one_line(own.get("damage"))
    own["damage"] = {
        "parts": [[f"{formula} + @mod" if weapon else formula, own.get("damageType")]]
        if formula
        else [],
        "versatile": one_line(own.get("damage2")) and f"{one_line(own['damage2'])} + @mod",
    }
    ranged = one_line(own.get("weaponType")).endswith("R")
    own["actionType"] = ("rwak" if ranged else "mwak") if weapon else ""
    own["attackBonus"] = own.get("bonus")
    feet = FEET.search(one_line(own.get("range")))
    own["range"] = {"value": feet[1], "long": feet[2]} if feet else {}
    words = one_line(own.get("properties")).lower()
    own["properties"] = [sign for word, sign in PROPERTIES.items() if word in words]
    own["save"] = {"ability": own.get("save"), "dc": None, "scaling": ""}
    own["uses"] = {"max": at(boxed, "uses", "max"), "per": at(boxed, "uses", "type")}
    own["activation"] = {"type": activation(own, weapon=weapon)}
    own["description"] = {"value": own.get("description")}
    return dict(raw) | {"data": own}


def activation(own: Mapping[str, Any], *, weapon: bool) -> str:
    """What it takes to use it."""
    time = one_line(own.get("time")).lower()
    if weapon or one_line(own.get("featType")) in ("attack", "ability"):
        time = time or "action"
    return next((kind for word, kind in TIMES if word in time), "")
