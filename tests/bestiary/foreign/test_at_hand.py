"""A foreign creature that only says how it differs may build on one of the DM's own."""

import json
from pathlib import Path

import pytest

from tracker.bestiary.foreign.report import Haul
from tracker.encounter.stat_block import Action, StatBlock
from tracker.session import creatures, importing

KING = StatBlock(
    name="Marsh King", ac=17, max_hp=91, abilities=(("str", 19),),
    actions=(Action(name="Drown", effect="The target sinks."),), notes="Of the long fen.",
)  # fmt: skip


@pytest.fixture(autouse=True)
def own(data_folder: Path) -> None:
    """One creature of the DM's own."""
    del data_folder
    creatures.keep(KING, importing.Importing().place)


def taken(text: str, name: str = "file") -> Haul:
    return importing.read(text.encode(), name)


def copied(*monsters: object) -> Haul:
    return taken(json.dumps({"monster": monsters}))


def test_a_copy_of_ones_own_is_made_whole() -> None:
    wanted = {"name": "marsh king", "source": "Ours"}
    haul = copied({"name": "Marsh Prince", "source": "Ours", "_copy": wanted, "dex": 15})
    block = haul.found[0].block
    assert (haul.troubles, block.ac, block.max_hp, block.actions) == ((), 17, 91, KING.actions)
    assert (dict(block.abilities)["str"], dict(block.abilities)["dex"]) == (19, 15)
    assert ("_copy", "guessed", "Marsh King", "copied-from-own") in [
        (one.field, one.kind, one.value, one.why) for one in haul.found[0].remarks
    ]


def test_a_creature_is_never_built_on_what_its_own_file_gave_before() -> None:
    wanted = {"name": "Marsh King", "source": "Elsewhere"}
    haul = copied(
        {"name": "Goblin", "source": "Ours", "_copy": {"name": "Goblin", "source": "MM"}},
        {"name": "Marsh King", "source": "Ours", "_copy": wanted},
    )
    assert [one.block.name for one in haul.found] == ["Goblin"]
    assert [(one.where, one.why) for one in haul.troubles] == [("Marsh King", "copy-of-elsewhere")]


def test_the_srds_comes_before_ones_own_of_the_same_name() -> None:
    creatures.keep(StatBlock(name="Goblin", ac=30, max_hp=300), importing.Importing().place)
    haul = copied({"name": "Ours", "_copy": {"name": "Goblin", "source": "MM"}})
    assert haul.found[0].block.ac == 15


def test_a_stat_block_of_a_note_extends_ones_own() -> None:
    haul = taken("```statblock\nmonster: Marsh King\nname: Marsh Queen\nac: 18\n```\n")
    block = haul.found[0].block
    assert (block.name, block.ac, block.max_hp, block.actions) == (
        "Marsh Queen", 18, 91, KING.actions,
    )  # fmt: skip


def test_whom_nobody_knows_is_said() -> None:
    haul = taken("```statblock\nmonster: Marsh Duke\nname: Marsh Queen\n```\n")
    assert not haul.found
    assert [(one.where, one.why) for one in haul.troubles] == [("Marsh Queen", "copy-of-elsewhere")]
