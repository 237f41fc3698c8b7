"""Files of the DM's own creatures: as the SRD's facts, or in the short forms of an encounter."""

import json
from pathlib import Path
from typing import Any

import pytest

from tracker.bestiary.library import Library
from tracker.bestiary.stat_block import encode
from tracker.encounter.stat_block import DamagePart
from tracker.rules.defences import Defence
from tracker.storage import creatures, places
from tracker.storage.faults import BadFile

LIBRARY = Library()


def written(folder: Path, **raw: Any) -> Path:
    path = folder / "one.json"
    path.write_text(json.dumps(raw), encoding="utf-8")
    return path


def test_every_creature_of_the_book_comes_back_as_it_was(tmp_path: Path) -> None:
    for name in LIBRARY.names():
        block = LIBRARY.find(name)
        assert block is not None
        assert creatures.checked(encode(block), tmp_path) == block


def test_short_forms_are_good(tmp_path: Path) -> None:
    block = creatures.read(
        written(
            tmp_path,
            name="Zag",
            max_hp=9,
            resist=["fire"],
            attacks=[{"name": "Bite", "bonus": 3, "damage": "1d6+1 piercing"}],
        )
    )
    assert block.resist == (Defence(("fire",)),)
    assert block.attacks[0].damage == (DamagePart("1d6+1", 4, "piercing"),)
    assert block.ac == 10


@pytest.mark.parametrize(
    ("raw", "key"),
    [
        ({"name": "Zag"}, "file-missing"),
        ({"max_hp": 4}, "file-missing"),
        ({"name": "Zag", "max_hp": "4"}, "file-wrong-type"),
        ({"name": "Zag", "max_hp": 4, "armour": 3}, "file-unknown-field"),
        ({"name": "Zag", "max_hp": 4, "count": 3}, "file-unknown-field"),
        ({"name": "Zag", "max_hp": 4, "hit_dice": "many"}, "file-not-dice"),
    ],
)
def test_faults_are_named(tmp_path: Path, raw: dict[str, Any], key: str) -> None:
    with pytest.raises(BadFile) as bad:
        creatures.read(written(tmp_path, **raw))
    assert key in [one.key for one in bad.value.faults]


def test_a_changed_creature_keeps_the_old_file_as_a_backup(tmp_path: Path) -> None:
    folder = tmp_path / "made" / "here"
    first = creatures.write({"name": "Zag: the *first*", "max_hp": 9, "ac": 12}, folder)
    again = creatures.write({"name": "Zag: the *first*", "max_hp": 10, "ac": 12}, folder)
    assert first == again
    assert creatures.read(again).max_hp == 10
    assert json.loads((folder / f"{first.name}.backup").read_text("utf-8"))["max_hp"] == 9


def test_without_a_folder_it_is_the_library() -> None:
    path = creatures.write({"name": "Zag", "max_hp": 9, "ac": 12})
    assert path.parent == places.creatures_folder()
