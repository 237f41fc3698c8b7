"""A round of eight monsters and five characters as keys: the script that the README counts.

Monsters roll by the program; totals, damage and dice of characters are typed as their players call
them, digit by digit. Nothing else is pressed, and every dialog has shown its outcome before Enter.
"""

from typing import Any, NamedTuple

COMBATANTS: tuple[dict[str, Any], ...] = (
    {"monster": "goblin", "count": 3, "initiative": 21},
    {"name": "Bruenor", "kind": "pc", "max_hp": 44, "ac": 18, "initiative": 19},
    {"monster": "orc", "count": 4, "initiative": 16},
    {"name": "Lia", "kind": "pc", "max_hp": 27, "ac": 16, "initiative": 14},
    {"monster": "ogre", "initiative": 11},
    {"name": "Quill", "kind": "pc", "max_hp": 24, "ac": 15, "initiative": 9},
    {"name": "Tam", "kind": "pc", "max_hp": 31, "hp": 0, "ac": 16, "initiative": 6},
    {
        "name": "Mira",
        "kind": "pc",
        "max_hp": 22,
        "ac": 12,
        "initiative": 3,
        "spellcasting": [{"ability": "int", "dc": 15, "attack_bonus": 7}],
    },
)


class Turn(NamedTuple):
    """What is pressed in one turn, and what it is for."""

    who: str
    does: str
    keys: tuple[str, ...]


ROUND = (
    Turn("goblins", "attack one after the other", ("a", "enter") * 3 + ("n",)),
    Turn(
        "Bruenor",
        "hits the ogre, 18 for 11, and trips it",
        ("a", *"og", *"18", "down", *"11", "enter", ".", "c", "enter", "n"),
    ),
    Turn("orcs", "attack as a mob", ("m", "enter", "n")),
    Turn(
        "Lia",
        "hits a goblin, 16 for 3, and frightens it",
        ("a", *"16", "down", "3", "enter", ".", "c", *"fr", "enter", "n"),
    ),
    Turn("ogre", "attacks", ("a", "enter", "n")),
    Turn("Quill", "misses with 9", ("a", "9", "enter", "n")),
    Turn("Tam", "rolls a death save, 12", (*"12", "enter", "n")),
    Turn(
        "Mira",
        "burns the orcs: 28 fire, Dexterity saves",
        ("J", "ORCS", "V", *"28fi", "enter", "n"),
    ),
)
"""`ORCS` is the letter on the row of the orcs while one jumps."""

COUNT = sum(len(turn.keys) for turn in ROUND)
MOST = 60
