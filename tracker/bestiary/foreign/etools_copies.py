"""A 5etools creature that only says how it differs from another (`_copy`), made whole.

The other one stands in the same file, or it is one of the SRD's or the DM's own: said in the same raw
values, with tags where numbers may be changed. What no change has touched keeps its own structure.
"""

import copy
import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple

from tracker.bestiary.foreign import at_hand, form_lines, wording_out
from tracker.bestiary.foreign import etools_changes as changes
from tracker.bestiary.foreign.etools_tags import untagged
from tracker.bestiary.foreign.raw import series, table
from tracker.bestiary.foreign.text import label, one_line
from tracker.bestiary.names import NEWER
from tracker.encounter.stat_block import SpellSlots, StatBlock

Raw = dict[str, Any]
KNOWN = "_known"
"""Where a raw creature says of which known one it was copied."""
OF_2024 = ("XMM", "XPHB", "XDMG")
UNMADE = "_changes"
DEEP = 10
KEYS = {
    "traits": "trait",
    "actions": "action",
    "bonus_actions": "bonus",
    "reactions": "reaction",
    "legendary": "legendary",
}
FIELDS = ("attacks", *KEYS)
HIT = re.compile(r"([+-]\d+) to hit")
DC = re.compile(r"\bDC (\d+)")
DICE = re.compile(r"\((\d+d\d+[^()]*)\)")
RECHARGE = re.compile(r"\(Recharge (\d)(?:-6)?\)")


class Known(NamedTuple):
    """The creatures of one file."""

    by_source: Mapping[tuple[str, str], Mapping[str, Any]]
    by_name: Mapping[str, Mapping[str, Any]]


def known(creatures: Iterable[Mapping[str, Any]]) -> Known:
    """To be looked up by name and source, else by name."""
    every = list(creatures)
    return Known(
        {(label(one.get("name")), label(one.get("source"))): one for one in every},
        {label(one.get("name")): one for one in reversed(every)},
    )


def completed(one: Mapping[str, Any], those: Known, depth: int = 0) -> Raw | None:
    """The creature with what it copies; None when nobody knows the other one."""
    if "_copy" not in one:
        return copy.deepcopy(dict(one))
    wanted = table(one["_copy"])
    base = original(one, wanted, those, depth)
    if base is None:
        return copy.deepcopy(dict(one)) if "hp" in one else None
    for key, value in one.items():
        if value is None:
            base.pop(key, None)
        elif key != "_copy":
            base[key] = copy.deepcopy(value)
    unmade = changes.made(base, table(wanted.get("_mod")))
    unmade += [
        f"_templates: {one_line(table(name).get('name'))}"
        for name in series(wanted.get("_templates"))
    ]
    return base | ({UNMADE: [*base.get(UNMADE, ()), *unmade]} if unmade else {})


def original(
    one: Mapping[str, Any], wanted: Mapping[str, Any], those: Known, depth: int
) -> Raw | None:
    """The other one, whole and free to be changed."""
    name = label(wanted.get("name"))
    found = those.by_source.get((name, label(wanted.get("source"))))
    if found is None or found is one:
        found = those.by_name.get(name)
    if found is not None and found is not one:
        return completed(found, those, depth + 1) if depth < DEEP else None
    block = at_hand_for(one_line(wanted.get("name")), one_line(wanted.get("source")))
    if block is None or (label(one.get("name")) == name and not at_hand.is_srd(block)):
        return None
    return copy.deepcopy(raw_of(block)) | {KNOWN: block.name}


def at_hand_for(name: str, source: str) -> StatBlock | None:
    """Of the edition that the source belongs to, if the SRD has two of that name."""
    later = at_hand.find(f"{name}{NEWER}") if source.upper() in OF_2024 else None
    return later or at_hand.find(name)


# A known one as this format writes it.


@cache
def raw_of(block: StatBlock) -> Raw:
    """All of a stat block."""
    lines = form_lines.lines_of(block)
    entries, _ = form_lines.entries_of(block)
    speeds: Raw = dict(block.speeds)
    raw: Raw = {
        "size": [block.size[:1].upper()],
        "type": block.type,
        "alignment": [block.alignment],
        "ac": [{"ac": block.ac, "from": [block.ac_note] if block.ac_note else []}],
        "hp": {"average": block.max_hp, "formula": block.hit_dice},
        "speed": speeds | ({"canHover": True} if block.hover else {}),
        **dict(block.abilities),
        "save": {key: f"{bonus:+d}" for key, bonus in block.saves},
        "skill": {key: f"{bonus:+d}" for key, bonus in block.skills},
        "senses": lines["senses"].split(", ")[:-1],
        "passive": block.passive_perception,
        "languages": [block.languages] if block.languages else [],
        "cr": {"cr": block.challenge, "xp": block.xp},
        "resist": listed(lines["resist"]),
        "immune": listed(lines["immune"]),
        "vulnerable": listed(lines["vulnerable"]),
        "conditionImmune": list(block.condition_immune),
        "legendaryActions": block.legendary_uses or None,
        "initiative": block.initiative_bonus,
    }
    for section, key in KEYS.items():
        raw[key] = [entry(one.text) for one in entries if one.section == section]
    names = [one["name"] for one in raw["trait"] if "pellcasting" in one["name"]]
    casts = [
        casting(one, names[nth] if nth < len(names) else "Spellcasting")
        for nth, one in enumerate(block.spellcasting)
    ]
    raw["trait"] = [one for one in raw["trait"] if "pellcasting" not in one["name"]]
    return {
        key: one for key, one in (raw | {"spellcasting": casts}).items() if one not in (None, [])
    }


def listed(line: str) -> list[Any]:
    """Clauses of defences; one that is no plain type is said in words."""
    return [
        {"special": clause} if " from " in clause else word
        for clause in filter(None, line.split("; "))
        for word in ([clause] if " from " in clause else clause.split(", "))
    ]


def entry(text: str) -> Raw:
    """`Bite. Melee Weapon Attack: {@hit 4} to hit …`."""
    name, _, told = text.partition(". ")
    told = HIT.sub(r"{@hit \1} to hit", DC.sub(r"{@dc \1}", told))
    told = DICE.sub(r"({@damage \1})", told).replace("{@hit +", "{@hit ")
    return {"name": RECHARGE.sub(r"{@recharge \1}", name.rstrip(".")), "entries": [told]}


def casting(one: SpellSlots, name: str) -> Raw:
    """A spellcasting with its lists."""
    slots = dict(one.slots)
    raw: Raw = {"name": name, "headerEntries": [header(one)]}
    for key, names in one.spells:
        spells = [f"{{@spell {name.lower()}}}" for name in names]
        if key.isdecimal():
            own = {"slots": slots[key]} if key in slots else {}
            raw.setdefault("spells", {})[key] = {**own, "spells": spells}
        elif key == "at-will":
            raw["will"] = spells
        else:
            times, _, per = key.partition("/")
            often = "daily" if per == "day" else "rest"
            raw.setdefault(often, {})[f"{times}e"] = spells
    return raw


def header(one: SpellSlots) -> str:
    """Level, ability, DC and bonus."""
    alone = replace(one, spells=(), slots=())
    return str(entry(f"x. {wording_out.spellcasting(alone)}")["entries"][0])


# What nothing has touched.


def as_it_was(read: StatBlock, whole: Mapping[str, Any]) -> StatBlock:
    """With the known one's own structure for each entry that reads as it did."""
    block = at_hand.find(str(whole.get(KNOWN, "")))
    if block is None:
        return read
    before = raw_of(block)
    fields: dict[str, Any] = {}
    touched = {
        one_line(table(one).get("name"))
        for key in KEYS.values()
        for one in series(whole.get(key))
        if one not in before.get(key, [])
    }
    own = {label(untagged(name).partition("(")[0]) for name in touched}
    for field in FIELDS:
        old = {label(one.name): one for one in getattr(block, field)}
        fields[field] = tuple(
            one if label(one.name) in own else old.get(label(one.name), one)
            for one in getattr(read, field)
        )
    if whole.get("spellcasting") == before.get("spellcasting"):
        fields["spellcasting"] = block.spellcasting
        if whole.get("trait") == before.get("trait"):
            fields["traits"] = block.traits
    if whole.get("action") == before.get("action"):
        fields["multiattack"] = block.multiattack
    return replace(read, **fields)
