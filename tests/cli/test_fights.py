"""What goes beyond one fight, line by line: the sum, tries, the party's file, another machine's lock."""

import io
import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Tracker
from tests.walls.tree import ROOT
from tracker.cli import locks
from tracker.session import open_session
from tracker.storage import lock, places

FIRST = ROOT / "encounters" / "first-fight.json"
START = "start bruenor 20, lia 18, quill 16, mirabel 14, thorne 12, ga 10, wolf 8"
KILLED = """
import os, signal, sys
from pathlib import Path
from tracker.session import open_session
from tracker.storage import keeping
keeping.write = lambda *_: os.kill(os.getpid(), signal.SIGKILL)
session = open_session(Path(sys.argv[1]))
session.do("end")
"""


@pytest.fixture
def campaign(tmp_path: Path, data_folder: Path) -> Path:
    """A copy of the party in the data folder, and a fight of it in a folder of its own."""
    played = open_session(FIRST, play=True, seed=7)
    played.close()
    path = tmp_path / "fight.json"
    shutil.copy(FIRST, path)
    return path


def hp(data_folder: Path, name: str) -> int | None:
    """Of a member, in the copy."""
    whole = json.loads((data_folder / "party.json").read_text(encoding="utf-8"))
    found = next(one for one in whole["members"] if one["name"] == name)
    value = found.get("hp")
    return value if isinstance(value, int) else None


def test_the_sum_of_a_fight(tracker: Tracker, fight: Path) -> None:
    tracker(
        "do", fight, "start", "damage ga 7 from lia", "attack ogre bruenor hit dmg=13", "summary"
    )
    said = tracker("log", "--summary", fight)
    assert said.code == 0
    assert said.lines[0] == "Bridge: what it came to"
    assert "50 XP: 25 for each of 2 characters" in said.lines
    told = json.loads(tracker("log", fight, "--summary", "--json").out)
    assert (told["xp"], told["xp_each"], told["rounds"]) == (50, 25, 1)
    lia = next(one for one in told["creatures"] if one["handle"] == "lia")
    assert (lia["dealt"], lia["kills"]) == (7, 1)
    assert told["damage_by_round"] == [{"round": 1, "party": 7, "others": 13}]


def test_a_new_try_and_back(tracker: Tracker, fight: Path) -> None:
    tracker("do", fight, "start", "damage ogre 5")
    said = tracker("do", fight, "restart")
    assert said.lines == ["A new try; bring back 1 brings what was played"]
    assert tracker("show", fight).lines[0].startswith("Bridge · not started")
    assert tracker("do", fight, "bring back").lines == ["Brought back; step 3 is the last"]
    assert tracker("do", fight, "restart --fresh", "restart").code == 2


def test_the_party_follows_all_or_nothing(
    tracker: Tracker, campaign: Path, data_folder: Path
) -> None:
    assert tracker("do", campaign, START, "damage lia 20", "end", "nonsense").code == 2
    assert hp(data_folder, "Lia") is None
    assert tracker("do", "--dry-run", campaign, START, "damage lia 20", "end").code == 0
    assert hp(data_folder, "Lia") is None
    said = tracker("do", campaign, START, "damage lia 20", "end")
    assert (said.code, said.lines[-1]) == (0, "The party keeps: Lia 38 → 18 HP")
    assert hp(data_folder, "Lia") == 18
    tracker("do", campaign, "undo")
    assert hp(data_folder, "Lia") == 38
    assert not places.party_note(campaign).exists()


def test_a_party_changed_meanwhile_is_told_and_chosen(
    tracker: Tracker, campaign: Path, data_folder: Path
) -> None:
    tracker("do", campaign, START, "damage lia 20")
    copy = data_folder / "party.json"
    whole = json.loads(copy.read_text(encoding="utf-8"))
    whole["members"][1]["hp"] = 30
    copy.write_text(json.dumps(whole), encoding="utf-8")
    said = tracker("do", campaign, "end")
    assert said.code == 0
    assert said.lines[-2] == "Lia: the file has 38 → 30 HP; this fight 38 → 18 HP"
    assert hp(data_folder, "Lia") == 30
    assert tracker("do", campaign, "party ours lia").code == 0
    assert hp(data_folder, "Lia") == 18
    assert tracker("do", campaign, "note lia again").lines[-1] == "Note on Lia: again"
    assert "nothing to choose" in tracker("do", campaign, "party ours").err
    copy.write_text(json.dumps(whole), encoding="utf-8")
    said = tracker("do", campaign, "heal lia 1", "party theirs")
    assert (said.code, hp(data_folder, "Lia")) == (0, 30)


@pytest.mark.slow
def test_killed_between_the_step_and_the_party(
    tracker: Tracker, campaign: Path, data_folder: Path
) -> None:
    tracker("do", campaign, START, "damage lia 20")
    done = subprocess.run(
        [sys.executable, "-c", KILLED, str(campaign)],
        cwd=ROOT,
        env=os.environ | {"TRACKER_DATA": str(data_folder)},
        check=False,
    )
    assert done.returncode == -signal.SIGKILL
    assert hp(data_folder, "Lia") is None
    assert places.party_note(campaign).exists()
    said = tracker("do", campaign, "note lia again")
    assert said.code == 0
    assert "that is done now" in said.err
    assert hp(data_folder, "Lia") == 18
    assert not places.party_note(campaign).exists()


def test_a_lock_of_another_machine_is_broken_by_a_flag(tracker: Tracker, fight: Path) -> None:
    tracker("do", fight, "start")
    owner = {"host": "cellar", "boot": "x", "pid": 12, "since": "2026-01-02T20:00:00+00:00"}
    lock.lock_of(fight).write_text(json.dumps(owner), encoding="utf-8")
    said = tracker("do", fight, "next")
    assert (said.code, "cellar" in said.err) == (3, True)
    said = tracker("do", "--break-lock", fight, "next")
    assert said.code == 0
    assert said.err.strip() == "Taken from cellar, which held it since 2026-01-02T20:00:00+00:00."


def test_a_lock_of_this_machine_is_nobody_elses(tracker: Tracker, fight: Path) -> None:
    session = open_session(fight)
    assert tracker("do", "--break-lock", fight, "next").code == 3
    session.close()


@pytest.mark.parametrize(("answer", "broken"), [("n\n", False), ("", False), ("y\n", True)])
def test_at_a_terminal_the_flag_asks_back(
    fight: Path, monkeypatch: pytest.MonkeyPatch, answer: str, broken: bool
) -> None:
    owner = {"host": "cellar", "boot": "x", "pid": 12, "since": "2026-01-02T20:00:00+00:00"}
    lock.lock_of(fight).write_text(json.dumps(owner), encoding="utf-8")
    typed = io.StringIO(answer)
    monkeypatch.setattr(typed, "isatty", lambda: True)
    monkeypatch.setattr("sys.stdin", typed)
    locks.give_way(fight)
    assert lock.lock_of(fight).exists() is not broken
