"""What was typed is there the next time, whoever typed it, and a bad disk costs nothing else."""

import multiprocessing
import os
from pathlib import Path

import pytest

from tests.storage.fights import Full
from tracker.storage import typed_lines
from tracker.storage.typed_lines import TypedLines


def test_lines_are_there_the_next_time(data_folder: Path) -> None:
    kept = TypedLines()
    assert kept.lines() == []
    for line in (
        "damage ga 7",
        "damage ga 7",
        "  attak   ga lia ",
        "",
        "note ga \u201cПривет\u201d\n\x07 there",
    ):
        kept.keep(line)
    expected = ["damage ga 7", "attak ga lia", "note ga \u201cПривет\u201d there"]
    assert TypedLines().lines() == expected
    assert (data_folder / "typed.txt").read_text(encoding="utf-8").splitlines() == expected


def test_what_steers_a_terminal_is_no_line(data_folder: Path) -> None:
    data_folder.mkdir()
    (data_folder / "typed.txt").write_text("damage ga 7 \x1b[31m\x07\n\x1b\n", encoding="utf-8")
    assert TypedLines().lines() == ["damage ga 7 [31m"]


def test_another_program_sees_them_at_once(data_folder: Path) -> None:
    one, other = TypedLines(), TypedLines()
    one.keep("next")
    other.keep("back")
    one.keep("undo")
    assert one.lines() == other.lines() == ["next", "back", "undo"]


def test_only_the_newest_are_kept(data_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(typed_lines, "MOST", 20)
    monkeypatch.setattr(typed_lines, "SLACK", 5)
    one, other = TypedLines(), TypedLines()
    for number in range(60):
        (one, other)[number % 2].keep(f"damage ga {number}")
    assert one.lines() == [f"damage ga {number}" for number in range(40, 60)]
    assert len((data_folder / "typed.txt").read_text().splitlines()) < 25


def many(path: str, name: str) -> None:
    """Another program that types a lot."""
    kept = TypedLines(Path(path))
    for number in range(150):
        kept.keep(f"note {name} {number}")


@pytest.mark.slow
def test_two_programs_at_once_lose_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "typed.txt"
    path.write_text("".join(f"roll {n}d6\n" for n in range(1, 1100)))
    context = multiprocessing.get_context("spawn")
    programs = [context.Process(target=many, args=(str(path), name)) for name in "ab"]
    for one in programs:
        one.start()
    for one in programs:
        one.join(60)
    found = TypedLines(path).lines()
    for name in "ab":
        assert [one for one in found if one.startswith(f"note {name} ")] == [
            f"note {name} {number}" for number in range(150)
        ]


@pytest.mark.parametrize("broken", ["open", "write"])
def test_a_full_disk_keeps_them_for_this_run(broken: str) -> None:
    kept = TypedLines(disk=Full(broken))
    kept.keep("damage ga 7")
    kept.keep("back")
    assert kept.lines()[-2:] == ["damage ga 7", "back"]
    assert "back" not in TypedLines().lines()
    TypedLines().keep("undo")
    assert TypedLines().lines()[-1] == "undo"


@pytest.mark.parametrize("what", ["a folder", "a file above", "bytes", "a pipe"])
def test_what_is_no_file_of_ours_is_left_alone(data_folder: Path, what: str) -> None:
    path = data_folder / "typed.txt"
    if what == "a file above":
        data_folder.write_text("in the way")
    else:
        data_folder.mkdir()
    if what == "a folder":
        path.mkdir()
    elif what == "bytes":
        path.write_bytes(b"next\n\xff\xfe\n\n" + b"x" * 5000 + b"\nback")
    elif what == "a pipe":
        os.mkfifo(path)
    kept = TypedLines()
    before = kept.lines()
    kept.keep("undo")
    assert kept.lines() == [*before, "undo"]
    assert before == (["next", "\ufffd\ufffd", "back"] if what == "bytes" else [])
