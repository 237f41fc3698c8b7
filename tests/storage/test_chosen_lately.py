"""What was chosen in the palette is there the next time; a bad disk costs nothing else."""

import os
from pathlib import Path

from tests.storage.fights import Full
from tracker.storage.chosen_lately import LARGEST, MOST, ChosenLately


def test_the_last_stands_first_the_next_time(data_folder: Path) -> None:
    kept = ChosenLately()
    assert kept.names() == []
    for name in ("fight.next", "fight.back", "fight.next"):
        kept.keep(name)
    assert ChosenLately().names() == ["fight.next", "fight.back"]
    assert (data_folder / "palette.txt").read_text() == "fight.next\nfight.back\n"


def test_two_programs_see_each_others(data_folder: Path) -> None:
    del data_folder
    one, other = ChosenLately(), ChosenLately()
    one.keep("fight.next")
    other.keep("fight.back")
    one.keep("fight.undo")
    assert one.names() == other.names() == ["fight.undo", "fight.back", "fight.next"]


def test_it_stays_small(data_folder: Path) -> None:
    kept = ChosenLately()
    for number in range(MOST + 20):
        kept.keep(f"go.{number}")
    assert kept.names() == ChosenLately().names()
    assert len(kept.names()) == MOST
    assert kept.names()[0] == f"go.{MOST + 19}"
    assert len((data_folder / "palette.txt").read_text().splitlines()) == MOST


def test_without_a_disk_it_holds_for_this_run(data_folder: Path) -> None:
    kept = ChosenLately(data_folder / "palette.txt", Full("write"))
    kept.keep("fight.next")
    kept.keep("fight.back")
    assert kept.names() == ["fight.back", "fight.next"]
    assert not list(data_folder.glob("*"))


def test_what_is_no_file_of_ours_is_left_alone(data_folder: Path) -> None:
    data_folder.mkdir()
    path = data_folder / "palette.txt"
    os.mkfifo(path)
    kept = ChosenLately()
    kept.keep("fight.next")
    assert kept.names() == ["fight.next"]
    assert path.is_fifo()
    path.unlink()
    path.write_bytes(b"\xff\xfe\x1b[31m\n" + b"x" * LARGEST)
    assert ChosenLately().names() == []
    before = path.read_bytes()
    kept.keep("fight.back")
    assert kept.names() == ["fight.back", "fight.next"]
    assert path.read_bytes() == before


def test_a_name_that_is_no_line_holds_for_this_run(data_folder: Path) -> None:
    """The palette calls a file by its path, whatever bytes that has."""
    kept = ChosenLately()
    kept.keep("file./fights/br\udcfccke.json")
    kept.keep("file./fights/two\nlines.json")
    kept.keep("fight.next")
    assert kept.names() == [
        "fight.next", "file./fights/two\nlines.json", "file./fights/br\udcfccke.json"
    ]  # fmt: skip
    assert ChosenLately().names() == ["fight.next"]
    assert (data_folder / "palette.txt").read_text() == "fight.next\n"
