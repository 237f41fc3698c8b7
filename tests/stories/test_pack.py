"""Wolves hunt in a pack: whether an ally stands by is asked, said, and found again in the log."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.stories.table import Table
from tracker.i18n.derivation import derivation, stances
from tracker.session import open_session

OPENING = """{"name": "Wood", "opening": {"combatants": [
    {"monster": "wolf", "count": 2, "initiative": 20},
    {"monster": "minotaur", "initiative": 15},
    {"name": "Lia", "kind": "pc", "max_hp": 90, "ac": 15, "initiative": 12}
]}}"""
ASKED = "Pack Tactics: an ally within 5 feet of the target"
QUESTION = f"{ASKED} (ATK-07)"


@pytest.fixture
def wood(tmp_path: Path) -> Iterator[Table]:
    """Two wolves and a minotaur against one, in the wolves' turn."""
    path = tmp_path / "wood.json"
    path.write_text(OPENING, encoding="utf-8")
    table = Table(open_session(path, seed=3))
    table.type("start")
    yield table
    table.session.close()


def why(table: Table) -> list[str]:
    """The last step in full."""
    session = table.session
    before = session.state_at(session.cursor - 1)
    return derivation(session.step(session.cursor).events, before)


def line(table: Table) -> str:
    """The last step as it was typed in full."""
    return table.session.line(table.session.cursor)


def test_the_preview_asks_and_the_log_names_the_trait(wood: Table) -> None:
    preview = wood.session.preview("attack wa lia")
    assert stances(preview.events, preview.before) == [f"add “pack” if so: {ASKED}"]
    wood.type("attack wa lia d20=3,15 pack")
    assert f"  advantage: {QUESTION}" in why(wood)
    assert line(wood).endswith(" pack")
    wood.type("undo", "attack wa lia d20=3,15 pack no-pack")
    assert any(one.startswith("  the DM leaves out: pack") for one in why(wood))


def test_the_pack_is_amended_in(wood: Table) -> None:
    wood.type("attack wa lia d20=3,15")
    assert "misses" in wood.last_lines[0]
    wood.type("amend pack")
    assert "hits" in wood.last_lines[0]
    assert line(wood).endswith(" pack")


def test_a_mob_of_wolves(wood: Table) -> None:
    wood.type("mob wolves lia pack roll")
    assert why(wood)[1] == f"  advantage: {QUESTION}"
    assert line(wood).endswith(" pack")


def test_a_reckless_minotaur_bears_a_mark(wood: Table) -> None:
    wood.type("next", "attack minotaur lia reckless")
    assert wood.conditions("minotaur") == ["reckless"]
    wood.type("attack lia minotaur")
    assert any(one.startswith("  advantage: target has struck recklessly") for one in why(wood))
    wood.type("undo", "undo")
    assert wood.conditions("minotaur") == []
    wood.type("redo", "next", "next", "next")
    assert wood.now == ["minotaur"]
    assert wood.conditions("minotaur") == []
