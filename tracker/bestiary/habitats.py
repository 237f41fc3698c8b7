"""Where creatures are met, for searching: our own guess from words of their names and types.

The rules' open part says nothing of it. A creature is at home where one of the phrases stands
among the words of its name, or its type is listed; a wrong guess costs a row in a list.
"""

import json
from functools import cache
from pathlib import Path

from tracker.rules.words import SIZES

PLACES = Path(__file__).with_suffix(".json")
"""Phrases by place."""
TYPES = {"fiend": ("planes",), "celestial": ("planes",), "elemental": ("planes",)}
KINDS = (
    "aberration", "beast", "celestial", "construct", "dragon", "elemental", "fey", "fiend", "giant",
    "humanoid", "monstrosity", "ooze", "plant", "undead",
)  # fmt: skip
SAME = {
    "coastal": "coast", "sea": "underwater", "ocean": "underwater", "water": "underwater",
    "aquatic": "underwater", "woods": "forest", "jungle": "forest", "snow": "arctic",
    "city": "urban", "town": "urban", "cave": "underdark", "caves": "underdark",
    "dungeon": "ruins", "crypt": "ruins", "tomb": "ruins", "plains": "grassland",
    "hills": "hill", "mountains": "mountain", "marsh": "swamp", "hell": "planes",
}  # fmt: skip
"""Other words for a place, as people search for it."""


@cache
def kinds() -> frozenset[str]:
    """Words that no creature is called by but many are found by: types, sizes, places."""
    return frozenset((*KINDS, *SIZES, *SAME, *(place for place, _ in phrases())))


@cache
def phrases() -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Every place with its phrases, each between blanks."""
    places: dict[str, list[str]] = json.loads(PLACES.read_text("utf-8"))
    return tuple(
        (place, tuple(f" {phrase} " for phrase in those)) for place, those in places.items()
    )


def habitats(name: str, kind: str) -> tuple[str, ...]:
    """The places of a creature by its folded name and its type, with the other words for them."""
    padded = f" {name} "
    found = {place for place, those in phrases() if any(one in padded for one in those)}
    found |= {place for word, places in TYPES.items() if word in kind for place in places}
    return (*sorted(found), *(other for other, place in SAME.items() if place in found))
