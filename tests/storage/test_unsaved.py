"""What a killed program had not saved is found again, and nothing else is."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tracker.session.recovery import ENCOUNTER, Recovery, discard, name_of, waiting
from tracker.storage import lock, unsaved
from tracker.storage.files import Disk

KILLED = """
import os, signal, sys
from pathlib import Path
from tracker.session.recovery import ENCOUNTER, Recovery
target = Path(sys.argv[1]) if sys.argv[1] else None
Recovery(ENCOUNTER).keep(target, {"name": sys.argv[2], "opening": {"combatants": []}})
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TRACKER_DATA", str(tmp_path))
    return tmp_path


def killed(target: str, name: str) -> None:
    found = subprocess.run([sys.executable, "-c", KILLED, target, name], check=False)
    assert found.returncode == -signal.SIGKILL


@pytest.mark.slow
def test_a_killed_programs_work_is_found_by_its_file(tmp_path: Path) -> None:
    killed(str(tmp_path / "a.json"), "Bridge")
    killed("", "New one")
    recovery = Recovery(ENCOUNTER)
    about = recovery.left(tmp_path / "." / "a.json")
    new = recovery.left(None)
    assert about is not None
    assert new is not None
    assert (name_of(about), name_of(new)) == ("Bridge", "New one")
    assert recovery.left(tmp_path / "b.json") is None
    discard(about)
    assert recovery.left(tmp_path / "a.json") is None
    assert waiting() == new


def test_the_work_of_a_running_program_is_its_own(tmp_path: Path) -> None:
    mine = Recovery(ENCOUNTER)
    mine.keep(None, {"name": "Mine"})
    assert len(list((tmp_path / unsaved.FOLDER).iterdir())) == 1
    assert waiting() is None
    mine.drop()
    assert list((tmp_path / unsaved.FOLDER).iterdir()) == []


@pytest.mark.slow
@pytest.mark.skipif(not lock.BOOT.exists(), reason="only Linux tells")
def test_a_killed_program_nobody_has_asked_after_is_gone(tmp_path: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", KILLED, "", "Dead"]) as child:
        os.waitid(os.P_PID, child.pid, os.WEXITED | os.WNOWAIT)
        found = waiting()
        assert found is not None
        assert name_of(found) == "Dead"


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"owner": 7, "content": {}, "target": ""}', "\0"]
)
def test_a_torn_file_is_nobodys_work(tmp_path: Path, text: str) -> None:
    place = tmp_path / unsaved.FOLDER / "encounter 1 1.json"
    place.parent.mkdir()
    place.write_text(text)
    assert waiting() is None


class FullDisk(Disk):
    def write(self, fd: int, data: bytes) -> None:
        raise OSError(28, "full")


def test_a_full_disk_stops_nobody(tmp_path: Path) -> None:
    file = tmp_path / unsaved.FOLDER / "x.json"
    one = unsaved.Left(file, ENCOUNTER, None, "", {})
    assert not unsaved.write(one, FullDisk())
    assert not file.exists()


def test_an_older_start_of_the_machine_is_gone(tmp_path: Path) -> None:
    Recovery(ENCOUNTER).keep(None, {"name": "Old"})
    (file,) = (tmp_path / unsaved.FOLDER).iterdir()
    whole = json.loads(file.read_text())
    whole["owner"]["boot"] = "another"
    file.write_text(json.dumps(whole))
    found = waiting()
    assert found is not None
    assert (name_of(found), os.getpid()) == ("Old", whole["owner"]["pid"])


def left_by(folder: Path, name: str, **changed: object) -> Path:
    """A draft of a program that is gone, with these fields."""
    before = set(folder.glob(f"{unsaved.FOLDER}/*"))
    Recovery(ENCOUNTER).keep(None, {"name": name})
    (file,) = set(folder.glob(f"{unsaved.FOLDER}/*")) - before
    whole = json.loads(file.read_text()) | changed
    whole["owner"]["boot"] = "another"
    file.write_text(json.dumps(whole))
    return file


@pytest.mark.parametrize(("version", "key"), [(99, "file-too-new"), ("x", "file-version-unknown")])
def test_a_newer_programs_draft_is_refused_and_stays(
    tmp_path: Path, version: object, key: str
) -> None:
    file = left_by(tmp_path, "Tomorrow", schema_version=version, content=["of another shape"])
    before = file.read_bytes()
    for found in (waiting(), Recovery(ENCOUNTER).left(None)):
        assert found is not None
        assert found.problem is not None
        assert (found.problem.key, found.content) == (key, {})
    assert file.read_bytes() == before


def test_what_can_be_taken_up_comes_before_what_cannot(tmp_path: Path) -> None:
    left_by(tmp_path, "Today")
    left_by(tmp_path, "Tomorrow", schema_version=99, at="2999-01-01T00:00:00")
    found = waiting()
    assert found is not None
    assert name_of(found) == "Today"
