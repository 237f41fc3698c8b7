"""The small shapes inside a written creature: what play would stumble over is named by its place."""

from pathlib import Path
from typing import Any

import pytest

from tests.storage.test_opening import faults, one


@pytest.mark.parametrize(
    ("written", "place"),
    [
        ({"attacks": [{"name": "A", "bonus": 1, "damage": [{"dice": "1d6", "type": "flame"}]}]},
         "attacks[0].damage[0].type"),
        ({"attacks": [{"name": "A", "bonus": 1, "damage": [{"dice": "1d6", "average": -3}]}]},
         "attacks[0].damage[0].average"),
        ({"attacks": [{"name": "A", "bonus": 1, "damage": [{"dice": "1d"}]}]},
         "attacks[0].damage[0].dice"),
        ({"multiattack": [[{"name": "A", "count": 0}]]}, "multiattack[0][0].count"),
        ({"multiattack": [[{"name": "A", "count": 10**9}]]}, "multiattack[0][0].count"),
        ({"actions": [{"name": "B", "area": {"shape": "blob", "size": 5}}]},
         "actions[0].area.shape"),
        ({"actions": [{"name": "B", "area": {"shape": "cone", "size": -5}}]},
         "actions[0].area.size"),
        ({"actions": [{"name": "B", "use": {"kind": "daily"}}]}, "actions[0].use.kind"),
        ({"effects": [{"name": "Z", "modifiers": {"attack": "1d"}}]},
         "effects[0].modifiers.attack"),
        ({"effects": [{"name": "Z", "ongoing": {"kind": "hurt", "amount": "2d6 flame"}}]},
         "effects[0].ongoing.amount"),
        ({"effects": [{"name": "Z", "ongoing": {"kind": "mend", "amount": "x"}}]},
         "effects[0].ongoing.amount"),
        ({"name": " \t "}, "name"),
        ({"name": "\u200b \u200b"}, "name"),
        ({"side": " "}, "side"),
    ],
)  # fmt: skip
def test_what_play_would_stumble_over(tmp_path: Path, written: Any, place: str) -> None:
    assert list(faults(tmp_path, {"name": "Thing", "max_hp": 9, **written})) == [
        f"combatants[0].{place}"
    ]


def test_a_name_stands_in_one_line(tmp_path: Path) -> None:
    attack = {"name": "Long\nClaw", "bonus": 4}
    entry = one(tmp_path, name=" Two\nlines\tand  more ", max_hp=9, attacks=[attack])
    assert (entry.block.name, entry.block.attacks[0].name) == ("Two lines and more", "Long Claw")
