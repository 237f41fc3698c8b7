"""The DM's own creatures stand beside the SRD's, without being read before somebody asks."""

import json
import os
from pathlib import Path

import pytest

from tracker.bestiary.library import Library
from tracker.bestiary.own import INDEX, Shelf
from tracker.encounter.refusals import Refused
from tracker.encounter.stat_block import StatBlock


class Reads:
    """Reads creatures and counts how often."""

    def __init__(self) -> None:
        self.paths: list[str] = []

    def __call__(self, path: Path) -> StatBlock:
        self.paths.append(path.name)
        raw = json.loads(path.read_text("utf-8"))
        if "name" not in raw:
            raise Refused("file-has-faults", path=str(path), count=1)
        return StatBlock(**raw)


def put(folder: Path, file: str, **raw: object) -> None:
    folder.mkdir(exist_ok=True)
    (folder / f"{file}.json").write_text(json.dumps(raw), encoding="utf-8")


def library(folder: Path) -> tuple[Library, Reads]:
    reads = Reads()
    return Library(own=Shelf(folder, reads)), reads


def test_own_creatures_are_found_like_the_others(tmp_path: Path) -> None:
    put(tmp_path, "bog lurker", name="Bog Lurker", max_hp=45, ac=14, type="ooze", challenge="3")
    known, _ = library(tmp_path)
    found = known.find("bog lurkers")
    assert found is not None
    assert found.max_hp == 45
    assert known.match("lurker") == ("Bog Lurker",)
    assert known.near("bog lurcer")[0] == "Bog Lurker"
    assert "Bog Lurker" in known.search("ooze")
    assert "Bog Lurker" in known.names()
    assert list(known.names()) == sorted(known.names())
    summary = known.summary("Bog Lurker")
    assert summary is not None
    assert (summary.challenge, summary.hp) == ("3", 45)
    assert known.find("goblin") is not None


def test_an_own_creature_stands_before_the_book(tmp_path: Path) -> None:
    put(tmp_path, "g", name="GOBLIN", max_hp=99, ac=10)
    known, _ = library(tmp_path)
    found = known.find("goblins")
    assert found is not None
    assert (found.name, found.max_hp) == ("GOBLIN", 99)
    assert "Goblin" not in known.names()


def test_an_alias_gives_way_to_a_name(tmp_path: Path) -> None:
    put(tmp_path, "i", name="Incubus", max_hp=1, ac=1)
    known, _ = library(tmp_path)
    found = known.find("incubus")
    assert found is not None
    assert found.max_hp == 1


def test_a_new_file_is_found_at_once_and_a_deleted_one_no_more(tmp_path: Path) -> None:
    known, _ = library(tmp_path)
    assert known.find("Zagzig") is None
    put(tmp_path, "z", name="Zagzig", max_hp=5, ac=9)
    os.utime(tmp_path, (1, 1))
    assert known.find("Zagzig") is not None
    (tmp_path / "z.json").unlink()
    os.utime(tmp_path, (2, 2))
    assert known.find("Zagzig") is None


def test_files_are_read_once_and_again_when_changed(tmp_path: Path) -> None:
    put(tmp_path, "a", name="Aaa", max_hp=1, ac=1)
    put(tmp_path, "b", name="Bbb", max_hp=1, ac=1)
    first, reads = library(tmp_path)
    assert reads.paths == []
    first.names()
    assert reads.paths == ["a.json", "b.json"]
    put(tmp_path, "b", name="Bbb", max_hp=22, ac=1)
    again, reads = library(tmp_path)
    summary = again.summary("bbb")
    assert summary is not None
    assert (summary.hp, reads.paths) == (22, ["b.json"])


def test_what_is_no_creature_is_said(tmp_path: Path) -> None:
    put(tmp_path, "bad", wrong=1)
    put(tmp_path, "good", name="Good", max_hp=1, ac=1)
    for _ in range(2):
        known, _ = library(tmp_path)
        assert known.find("good") is not None
        assert [(name, one.key) for name, one in known.troubles().items()] == [
            ("bad.json", "file-has-faults")
        ]


@pytest.mark.parametrize(
    "junk", [b"", b"[]", b'{"version": 1}', b'{"version": 1, "files": 3}', b"\xff"]
)
def test_a_broken_index_is_made_anew(tmp_path: Path, junk: bytes) -> None:
    put(tmp_path, "good", name="Good", max_hp=1, ac=1)
    (tmp_path / INDEX).write_bytes(junk)
    known, _ = library(tmp_path)
    assert known.find("good") is not None


def test_a_folder_that_is_not_there_is_empty(tmp_path: Path) -> None:
    known, _ = library(tmp_path / "nowhere")
    assert known.names() == Library().names()
    assert not (tmp_path / "nowhere").exists()
