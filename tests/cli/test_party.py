"""`tracker party`: the DM's own players from a shell."""

import json
from pathlib import Path

from tests.cli.conftest import Tracker


def test_own_players_are_typed_listed_and_removed(tracker: Tracker, data_folder: Path) -> None:
    said = tracker("party")
    assert said.code == 0
    assert said.lines[-1].startswith("These are the example's heroes")
    assert not (data_folder / "party.json").exists()
    said = tracker("party", "Wendel hp=12/30 ac=14 level=5", "Old Ysra hp=24")
    assert said.code == 0
    assert said.lines == [
        "Wendel: level 5 HP 12/30 AC 14",
        "Old Ysra: HP 24 AC 10",
        "The example's heroes are no longer in the party.",
    ]
    assert tracker("party", "wendel ac=15", "--remove", "old ysra").lines == [
        "Wendel: level 5 HP 12/30 AC 15"
    ]
    whole = json.loads((data_folder / "party.json").read_text("utf-8"))
    assert [one["name"] for one in whole["members"]] == ["Wendel"]
    assert "Party: 1 PC of level 5" in tracker("new", "Bridge", "wolf", "--party", "party.json").out
    assert tracker("check", str(data_folder / "party.json")).code == 0


def test_what_cannot_be_is_refused(tracker: Tracker, data_folder: Path) -> None:
    said = tracker("party", "Ysra hp=9", "Wendel")
    assert said.code == 2
    assert "How many hit points has Wendel" in said.err
    assert "Nobody in the party is called Zed" in tracker("party", "--remove", "Zed").err
    assert not (data_folder / "party.json").exists()
