"""Creatures that a converter wrote in 5etools' values under plainer names (`actions`, `abilities`).

Only what 5etools' own name does not hold is taken from the other one.
"""

from collections.abc import Mapping
from typing import Any

from tracker.bestiary.foreign.raw import table, tables
from tracker.rules.words import ABILITIES

NAMES = {
    "saves": "save",
    "savingThrows": "save",
    "skills": "skill",
    "resistances": "resist",
    "immunities": "immune",
    "vulnerabilities": "vulnerable",
    "conditionImmunities": "conditionImmune",
    "challengeRating": "cr",
}
DEEDS = {
    "traits": "trait",
    "actions": "action",
    "bonusActions": "bonus",
    "reactions": "reaction",
    "legendaryActions": "legendary",
    "mythicActions": "mythic",
}
WORDS = ("entries", "desc", "description", "text")


def renamed(one: Mapping[str, Any]) -> dict[str, Any]:
    """The same creature under 5etools' names."""
    whole = dict(one)
    for key, name in NAMES.items():
        if key in whole and name not in whole:
            whole[name] = whole.pop(key)
    for key, name in DEEDS.items():
        if isinstance(whole.get(key), list) and name not in whole:
            whole[name] = [deed(entry) for entry in tables(whole.pop(key))]
    scores = table(whole.get("abilities"))
    if scores and not any(key in whole for key in ABILITIES):
        del whole["abilities"]
        whole |= {key: scores[key] for key in ABILITIES if key in scores}
        whole |= {f"abilities {key}": raw for key, raw in scores.items() if key not in ABILITIES}
    return whole


def deed(entry: Mapping[str, Any]) -> dict[str, Any]:
    """One entry, its words as a list."""
    words: Any = next((entry[key] for key in WORDS if entry.get(key)), [])
    rest = {key: raw for key, raw in entry.items() if key not in WORDS}
    return {**rest, "entries": words if isinstance(words, list) else [words]}
