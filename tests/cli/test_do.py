"""`tracker do`: all or nothing, in order, and the same twice."""

import shutil
from pathlib import Path

import pytest

from tests.cli.conftest import Tracker
from tracker.cli import fights, speech
from tracker.session import Session

SCRIPT = """\
start

# the goblins are surprised
next
attack ga bruenor with scimitar
damage bruenor 3 slashing
next 2
save bruenor,lia dex 13 4d6 fire half
  # indented comments too
heal lia 2d4+2
undo
redo
roll 2d6+3
"""


def test_lines_are_done_in_order(tracker: Tracker, fight: Path) -> None:
    said = tracker("do", fight, "start", "damage ga 5 slashing", "next")
    assert said.code == 0
    assert said.lines[-3:] == [
        "Turn: Bruenor", "Goblin A takes 5 slashing damage", "Turn: Goblin ×2",
    ]  # fmt: skip
    assert tracker("show", fight).lines[2].split()[:4] == ["15", "bruenor", "Bruenor", "44/44"]


def test_amending_tells_what_becomes_of_the_answers_since(tracker: Tracker, fight: Path) -> None:
    struck = ("start", "conc bruenor Bless", "attack ga bruenor d20=18 dmg=6", "prompt roll d20=19")
    assert tracker("do", fight, *struck).code == 0
    amended = tracker("do", fight, "amend resist").lines
    assert amended[0].endswith("6 slashing → 3 (resistant)")
    assert amended[1].startswith("Bruenor makes the Constitution save")
    assert tracker("do", fight, "amend ac+5").lines[1:] == [
        "1 answer given since does not hold any more; what is still asked stays open."
    ]


def test_a_script_comes_from_standard_input(tracker: Tracker, fight: Path) -> None:
    said = tracker("do", "--seed", 7, fight, typed=SCRIPT)
    assert (said.code, said.err) == (0, "")
    assert "1 step undone; step 7 is the last" in said.lines
    assert said.lines[-1].startswith("Roll 2d6 + 3: ") or said.lines[-1].startswith("Roll 2d6+3: ")


def test_the_same_script_twice_prints_the_same(tracker: Tracker, fight: Path) -> None:
    copy = fight.with_name("copy.json")
    shutil.copy(fight, copy)
    first = tracker("do", "--seed", 7, fight, typed=SCRIPT)
    second = tracker("do", "--seed", 7, copy, typed=SCRIPT)
    assert first.out == second.out
    assert tracker("log", fight).out == tracker("log", copy).out


def test_a_dry_run_prints_the_same_and_writes_nothing(tracker: Tracker, fight: Path) -> None:
    before = fight.read_bytes()
    dry = tracker("do", "--seed", 7, "--dry-run", fight, typed=SCRIPT)
    assert dry.code == 0
    assert fight.read_bytes() == before
    assert [path.name for path in fight.parent.iterdir() if path.is_file()] == [fight.name]
    assert tracker("do", "--seed", 7, fight, typed=SCRIPT).out == dry.out


def test_the_first_refusal_stops_and_changes_nothing(tracker: Tracker, fight: Path) -> None:
    before = fight.read_bytes()
    said = tracker("do", fight, typed="start\n# so far good\n\ndamage golbin 5\nnext\n")
    assert said.code == 2
    assert "line 4: damage golbin 5" in said.err
    assert "Nobody on the table is called “golbin”. Did you mean goblin" in said.err
    assert "  perhaps: damage goblins 5" in said.err
    assert said.err.splitlines()[-1] == f"{fight} is as it was."
    assert fight.read_bytes() == before
    assert "Turn: Goblin ×2" not in said.out


def test_arguments_count_as_lines(tracker: Tracker, fight: Path) -> None:
    assert "line 2: fly" in tracker("do", fight, "start", "fly").err


def test_keep_going_keeps_what_passed(tracker: Tracker, fight: Path) -> None:
    said = tracker("do", "--keep-going", fight, "start", "damage golbin 5", "damage ga 5")
    assert said.code == 2
    assert tracker("show", "--json", fight).out.count('"hp": 2,') == 1


def test_everything_behind_the_file_is_taken_raw(tracker: Tracker, fight: Path) -> None:
    said = tracker("do", "--seed", "3", fight, 'note ga "--seed 4 -- --json"', "--help")
    assert "Note on Goblin A: --seed 4 -- --json" in said.lines
    assert said.code == 2
    assert "line 2: --help" in said.err


def test_questions_are_printed_with_their_number(tracker: Tracker, fight: Path) -> None:
    said = tracker("do", fight, "start", "conc lia Bless on bruenor", "damage lia 8 fire")
    assert "? #" in said.out
    assert "Lia: keep Bless? Constitution save DC 10, +0" in said.out


def test_why_explains_in_between(tracker: Tracker, fight: Path) -> None:
    said = tracker("do", fight, "start", "damage ga 5 slashing", "why")
    assert "  hit points 7 → 2 (DMG-01)" in said.lines


def test_nothing_to_do_is_done(tracker: Tracker, fight: Path) -> None:
    assert tracker("do", fight, typed="\n# nothing\n").code == 0


@pytest.mark.parametrize("name", ["nowhere.json", "nowhere/at/all.json"])
def test_a_file_that_is_not_there_is_named(tracker: Tracker, tmp_path: Path, name: str) -> None:
    said = tracker("do", tmp_path / name, "next")
    assert (said.code, said.out) == (2, "")
    assert "There is no file" in said.err


def test_a_file_that_is_open_elsewhere_is_3(tracker: Tracker, fight: Path) -> None:
    from tracker.session import open_session

    session = open_session(fight)
    try:
        said = tracker("do", fight, "start")
    finally:
        session.close()
    assert said.code == 3
    assert "is open elsewhere" in said.err


def test_output_that_fails_behind_the_saving_is_told_with_what_is_kept(
    tracker: Tracker, fight: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_session: Session) -> int:
        raise speech.Unsaid("No space left on device")

    monkeypatch.setattr(fights, "tell_of_party", full)
    said = tracker("do", fight, "start", "damage ga 5")
    assert said.code == 3
    assert said.err.splitlines()[1] == f"The fight is safe in {fight}; open it again to go on."
    monkeypatch.undo()
    assert "2/7" in tracker("show", fight).out
