"""Creatures of the 5e SRD API, said in the words of Open5e's first version.

It keeps saves and skills in one list of proficiencies, armor as objects, and uses beside the name.
"""

from collections.abc import Mapping
from typing import Any

from tracker.bestiary.foreign.raw import at, table, tables
from tracker.bestiary.foreign.text import one_line

LONG = dict(
    zip(
        "str dex con int wis cha".split(),
        "strength dexterity constitution intelligence wisdom charisma".split(),
        strict=True,
    )
)
SECTIONS = ("special_abilities", "actions", "reactions", "legendary_actions")
KINDS = {"natural": "natural armor", "dex": ""}
"""What an armor class is by, where it is neither worn, cast nor a condition."""


def evened(one: Mapping[str, Any]) -> Mapping[str, Any]:
    """The same creature; one that is not of this kind as it is."""
    if not isinstance(one.get("proficiencies"), list) and not isinstance(
        one.get("armor_class"), list
    ):
        return one
    whole = {key: raw for key, raw in one.items() if key not in ("proficiencies", "index")}
    saves, skills = proficiencies(one.get("proficiencies"))
    for key, bonus in saves.items():
        whole.setdefault(f"{key}_save", bonus)
    if skills:
        whole.setdefault("skills", skills)
    if isinstance(one.get("armor_class"), list):
        number, note = armor(one["armor_class"])
        whole["armor_class"] = number
        whole.setdefault("armor_desc", one.get("armor_class_desc") or note)
    for key in SECTIONS:
        if isinstance(one.get(key), list):
            whole[key] = [with_usage(entry) for entry in one[key]]
    return whole


def proficiencies(raw: object) -> tuple[dict[str, Any], dict[str, Any]]:
    """Saves by the long name of the ability, skills by name."""
    saves: dict[str, Any] = {}
    skills: dict[str, Any] = {}
    for one in tables(raw):
        kind, _, name = one_line(at(one, "proficiency", "name")).partition(": ")
        if kind == "Saving Throw" and name.lower() in LONG:
            saves[LONG[name.lower()]] = one.get("value")
        elif kind == "Skill" and name:
            skills[name] = one.get("value")
    return saves, skills


def armor(raw: object) -> tuple[Any, str]:
    """The first number, and what it and the others come from."""
    number: Any = None
    notes = []
    for one in tables(raw):
        kind = one_line(one.get("type"))
        worn = ", ".join(one_line(piece.get("name")).lower() for piece in tables(one.get("armor")))
        by = one_line(at(one, "spell", "name") or at(one, "condition", "name")).lower()
        note = worn or KINDS.get(kind, by or kind)
        if number is None:
            number = one.get("value")
            notes.append(note)
        else:
            notes.append(f"{one_line(one.get('value'))} with {note}")
    return number, ", ".join(filter(None, notes))


def with_usage(entry: Any) -> Any:
    """A deed with its uses where Open5e has them."""
    here = table(entry)
    usage = table(here.get("usage"))
    if not usage or "usage_limits" in here:
        return entry
    kind = one_line(usage.get("type"))
    number = usage.get("min_value") if "roll" in kind else usage.get("times")
    return {**here, "usage_limits": {"type": kind, "param": number}}
