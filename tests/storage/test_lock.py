"""One writer at a time; a lock is stale only when its owner is surely gone."""

import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.storage.fights import NOON, opened, playing, prepare
from tests.walls import tree
from tracker.storage import lock
from tracker.storage.faults import Locked

HOLD = """
import sys
from pathlib import Path
from tests.storage.fights import opened
session = opened(Path(sys.argv[1]))
session.do("start")
session.flush()
print("here", flush=True)
sys.stdin.readline()
session.close()
"""


def owner(**more: Any) -> str:
    """What our own process would write."""
    mine = {
        "host": platform.node(),
        "boot": lock.boot(),
        "pid": os.getpid(),
        "started": lock.started(os.getpid()),
        "since": NOON,
    }
    return json.dumps({**mine, **more})


@pytest.mark.slow
def test_a_second_process_is_refused_and_may_look_on(tmp_path: Path) -> None:
    path = prepare(tmp_path)
    child = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)],
        cwd=tree.ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert child.stdout is not None
    assert child.stdout.readline() == "here\n"
    with pytest.raises(Locked) as caught:
        opened(path)
    assert caught.value.params["pid"] == child.pid
    assert caught.value.params["since"] == NOON
    looking = opened(path, read_only=True)
    assert looking.table.round == 1
    child.communicate("\n", timeout=60)
    assert not lock.lock_of(path).exists()
    with playing(path) as session:
        session.do("damage ga 3")
        session.flush()
        assert looking.follow()
        assert looking.cursor == 3
        assert not looking.follow()


def test_the_same_process_cannot_open_a_file_twice(tmp_path: Path) -> None:
    path = prepare(tmp_path)
    with playing(path) as session:
        with pytest.raises(Locked):
            opened(path)
        assert session.cursor == 1
    opened(path).close()


@pytest.mark.parametrize(
    ("more", "free"),
    [
        ({"host": "elsewhere"}, False),
        ({"host": "elsewhere", "pid": 1, "boot": "x"}, False),
        ({}, False),
        ({"pid": 2**22 + 1}, True),
        ({"boot": "an earlier one"}, True),
        ({"started": "1"}, True),
    ],
)
def test_a_lock_left_behind(tmp_path: Path, more: dict[str, Any], free: bool) -> None:
    path = prepare(tmp_path)
    lock.lock_of(path).write_text(owner(**more), encoding="utf-8")
    if free:
        opened(path).close()
    else:
        with pytest.raises(Locked) as caught:
            opened(path)
        assert caught.value.params["host"] == more.get("host", platform.node())
        assert lock.lock_of(path).exists()
        lock.break_lock(path)
        opened(path).close()
    assert not lock.lock_of(path).exists()


def test_an_empty_or_torn_lock_is_free_when_nobody_holds_it(tmp_path: Path) -> None:
    path = prepare(tmp_path)
    for text in ("", '{"host": "else'):
        lock.lock_of(path).write_text(text, encoding="utf-8")
        opened(path).close()


def test_a_broken_lock_of_ours_is_not_taken_from_the_next(tmp_path: Path) -> None:
    path = prepare(tmp_path)
    first = opened(path)
    lock.break_lock(path)
    with playing(path) as second:
        first._store.abandon()
        assert lock.lock_of(path).exists()
        assert second.cursor == 1


def test_what_a_killed_process_left_half_written_goes_at_the_next_opening(tmp_path: Path) -> None:
    path = prepare(tmp_path)
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    left = path.with_name(f".{path.name}.{gone.pid}.new")
    kept = [
        path.with_name(f".{path.name}.{os.getppid()}.new"),
        path.with_name(f".other.json.{gone.pid}.new"),
        path.with_name(f".{path.name}.mine.new"),
        path.with_name(f".{path.name}.{gone.pid}.old"),
    ]
    for one in (left, *kept):
        one.write_text("{")
    opened(path, read_only=True)
    assert left.exists()
    opened(path).close()
    assert not left.exists()
    assert all(one.exists() for one in kept)
