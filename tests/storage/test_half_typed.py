"""A line that is typed and not done is there again after a kill; a bad disk costs nothing else."""

import os
from pathlib import Path

from tests.storage.fights import Full
from tracker.storage.half_typed import FOLDER, LARGEST, HalfTyped


def kept(fight: Path, line: str) -> HalfTyped:
    half = HalfTyped(fight)
    half.want(line)
    half.write()
    return half


def test_it_is_there_the_next_time_and_gone_when_done(data_folder: Path) -> None:
    fight = data_folder / "fight.json"
    half = kept(fight, "damage ga \u201cПривет\u201d")
    assert HalfTyped(fight).left() == "damage ga \u201cПривет\u201d"
    assert HalfTyped(data_folder / "other.json").left() == ""
    half.want("")
    half.write()
    assert HalfTyped(fight).left() == ""
    assert not list((data_folder / FOLDER).iterdir())


def test_what_another_run_left_goes_too(data_folder: Path) -> None:
    fight = data_folder / "fight.json"
    kept(fight, "damage ga 7")
    kept(fight, "")
    assert HalfTyped(fight).left() == ""


def test_nothing_is_written_while_nothing_is_typed(data_folder: Path) -> None:
    kept(data_folder / "fight.json", "")
    assert not (data_folder / FOLDER).exists()


def test_the_newest_line_wins_whoever_writes(data_folder: Path) -> None:
    half = kept(data_folder / "fight.json", "damage")
    half.want("damage ga 7")
    half.want("")
    half.write()
    half.write()
    assert half.left() == ""


def test_a_full_disk_costs_the_line_alone(data_folder: Path) -> None:
    half = HalfTyped(data_folder / "fight.json", Full("write"))
    half.want("damage ga 7")
    half.write()
    assert half.left() == ""


def test_what_is_none_of_ours_is_not_taken(data_folder: Path) -> None:
    fight = data_folder / "fight.json"
    kept(fight, "damage ga 7")
    (path,) = (data_folder / FOLDER).iterdir()
    path.write_bytes(b"damage\x1b[31m ga\x00\xff 7\nnext")
    assert HalfTyped(fight).left() == "damage [31m ga \ufffd 7 next"
    path.write_bytes(b"x" * (LARGEST + 1))
    assert HalfTyped(fight).left() == ""


def test_a_pipe_in_its_place_is_left_alone(data_folder: Path) -> None:
    fight = data_folder / "fight.json"
    kept(fight, "damage ga 7")
    (path,) = (data_folder / FOLDER).iterdir()
    path.unlink()
    os.mkfifo(path)
    for line in ("heal lia 5", ""):
        half = HalfTyped(fight)
        assert half.left() == ""
        half.want(line)
        half.write()
        assert path.is_fifo()
