"""The log sifted, in other shapes, and the table as it was: all without touching the file."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Tracker


@pytest.fixture
def played(tracker: Tracker, fight: Path) -> Path:
    """Into the second round, with one step undone and one cut off."""
    lines = (
        "start", "damage ga 5 slashing", "next", "heal ga 1", "damage lia 3", "cond lia prone",
        "next 3", "damage gb 2", "kill gb", "undo 1", "damage ga 1", "next", "undo",
    )  # fmt: skip
    done = tracker("do", "--seed", 7, fight, *lines)
    assert done.code == 0, done.err
    return fight


def said(tracker: Tracker, *arguments: object) -> list[str]:
    done = tracker("log", *arguments)
    assert done.code == 0, done.err
    return [line.split("   ")[-1].strip() for line in done.lines]


def test_filters_add_up(tracker: Tracker, played: Path) -> None:
    assert said(tracker, played, "--kind", "damage", "--who", "ga") == [
        "Goblin A takes 5 slashing damage",
        "Goblin A takes 1 damage",
    ]
    assert said(tracker, played, "--kind", "damage", "--who", "ga", "--round", "2") == [
        "Goblin A takes 1 damage"
    ]
    assert said(tracker, played, "--kind", "heal,cond", "--text", "lia PRONE") == ["Lia is prone"]
    assert said(tracker, played, "--who", "party", "--kind", "damage") == ["Lia takes 3 damage"]


@pytest.mark.parametrize("rounds", ["1-2", "2-1", "2–1", " 2 - 1 "])
def test_rounds_may_be_named_from_either_end(tracker: Tracker, played: Path, rounds: str) -> None:
    found = said(tracker, played, "--kind", "damage", "--who", "ga", f"--round={rounds}")
    assert len(found) == 2


def test_a_miss_is_one_line(tracker: Tracker, fight: Path) -> None:
    tracker("do", fight, "start", "attack ga bruenor d20=2", "next")
    assert len(said(tracker, fight, "--kind", "attack")) == 1
    assert [line for line in said(tracker, fight) if "attack ga" in line] == []


def test_of_several_creatures_or_kinds_any_will_do(tracker: Tracker, played: Path) -> None:
    found = said(tracker, played, "--who", "ga", "--who", "gb", "--kind", "damage,healing")
    assert [line.split(" ")[1] for line in found] == ["A", "A", "B", "A"]


def test_what_passes_goes_out_as_csv_or_json(tracker: Tracker, played: Path) -> None:
    csv = tracker("log", played, "--kind", "healing", "--as", "csv").lines
    assert csv[0] == "Step,Time,Round,Typed,What happened"
    assert csv[1].endswith(",1,heal ga 1,Goblin A regains 1 hit point (now 3)")
    assert len(csv) == 2
    data = json.loads(tracker("log", played, "--json", "--round", "2-").out)
    assert {step["round"] for step in data} == {2}


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--who", "nobody"), "nobody called nobody"),
        (("--kind", "fun"), "no kind fun"),
        (("--round", "x"), "x is no round"),
        (("--round", "-"), "is no round"),
        (("--round", "1 2"), "1 2 is no round"),
        (("--kind", ""), ""),
    ],
)
def test_a_filter_that_fits_nothing_there_is_is_refused(
    tracker: Tracker, played: Path, arguments: tuple[str, ...], told: str
) -> None:
    done = tracker("log", played, *arguments)
    assert done.code == (2 if told else 0)
    assert told in done.err


def test_the_table_as_it_was(tracker: Tracker, played: Path) -> None:
    before = played.read_bytes()
    now = json.loads(tracker("show", played, "--json").out)
    then = json.loads(tracker("show", played, "--json", "--round", "1").out)
    assert (then["round"], now["round"]) == (1, 2)
    assert [one["hp"] for one in then["combatants"] if one["handle"] == "ga"] == [7]
    assert tracker("show", played, "--round", "7").code == 2
    assert "step 0" in tracker("show", played, "--step", "0").err
    assert played.read_bytes() == before


def test_typed_lines_look_back_too(tracker: Tracker, played: Path) -> None:
    done = tracker("do", played, "log who=ga kind=damage round=2", "look round 1", "log kind=move")
    assert done.code == 0
    assert "Goblin A takes 1 damage" in done.lines[0]
    assert done.lines[1].startswith("As it was in round 1")
    assert done.lines[-1] == "No line of the log is like that."


def test_undo_goes_back_to_a_step(tracker: Tracker, played: Path) -> None:
    assert tracker("do", played, "undo to 3").out == "7 steps undone; step 3 is the last\n"
    done = tracker("do", played, "undo to 3")
    assert (done.code, "not behind us" in done.err) == (2, True)
