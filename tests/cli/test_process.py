"""The program as a process: encodings, signals, pipes and the last words."""

import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import IO

import pytest

from tests.walls import tree

pytestmark = pytest.mark.slow

BARE = {"PATH": "/usr/bin:/bin", "LANG": "C", "LC_ALL": "C", "PYTHONUTF8": "0"}
HEAVY = {"textual", "rich", "pydantic", "pydantic_core", "asyncio", "rapidfuzz", "shtab"}


def start(*arguments: object, env: dict[str, str] | None = None) -> "subprocess.Popen[bytes]":
    """The program in a process of its own, with pipes."""
    return subprocess.Popen(
        [sys.executable, "-W", "error", "-m", "tracker", *map(str, arguments)],
        cwd=tree.ROOT,
        env={**os.environ, **(env or {})},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def streams(process: "subprocess.Popen[bytes]") -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
    """What it reads, prints and complains to."""
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    return process.stdin, process.stdout, process.stderr


def run(
    *arguments: object, typed: bytes = b"", env: dict[str, str] | None = None
) -> tuple[int, str, str]:
    """Exit code and both streams."""
    with start(*arguments, env=env) as process:
        out, err = process.communicate(typed, timeout=60)
    return process.returncode, out.decode(), err.decode()


def test_names_of_every_script_get_through_a_plain_locale(fight: Path) -> None:
    whole = json.loads(fight.read_text("utf-8"))
    whole["opening"]["combatants"][0]["name"] = "ก็哥布林 Ünø"
    whole["name"] = "Brücke \x1b[31m"
    fight.write_text(json.dumps(whole), "utf-8")
    code, out, err = run("show", fight, env=BARE)
    assert (code, err) == (0, "")
    assert "ก็哥布林 Ünø" in out
    assert "\x1b" not in out
    typed = "start\nnote lia “hübsch”\n".encode()
    assert "Note on Lia: hübsch" in run("do", fight, typed=typed, env=BARE)[1]


def test_a_script_that_is_no_utf_8_is_refused_by_its_line(fight: Path) -> None:
    before = fight.read_bytes()
    code, _out, err = run("do", fight, typed="start\nnote lia hübsch\n".encode("latin-1"))
    assert (code, fight.read_bytes()) == (2, before)
    assert err.startswith("line 2: note lia h?bsch\n")
    assert "UTF-8" in err
    code, _out, err = run("do", fight, typed=b"roll " + b"9" * 5_000)
    assert (code, len(err) < 500) == (2, True)


def test_a_reader_that_goes_away_does_not_stop_the_fight(fight: Path) -> None:
    with start("do", "--seed", 1, fight) as process:
        typed, printed, complained = streams(process)
        typed.write(b"start\n")
        typed.flush()
        printed.readline()
        printed.close()
        typed.write(b"damage ga 1 fire\n" * 7)
        typed.close()
        assert complained.read() == b""
    assert process.returncode == 0
    assert '"hp": 0,' in run("show", "--json", fight)[1]


@pytest.mark.parametrize(("name", "code"), [("SIGTERM", 143), ("SIGHUP", 129), ("SIGINT", 130)])
def test_a_signal_ends_it_and_leaves_the_file_alone(fight: Path, name: str, code: int) -> None:
    before = fight.read_bytes()
    with start("do", fight) as process:
        typed, printed, complained = streams(process)
        typed.write(b"start\nnext\n")
        typed.flush()
        printed.readline()
        process.send_signal(getattr(signal, name))
        assert complained.read() == b""
    assert process.returncode == code
    assert fight.read_bytes() == before
    assert [path.name for path in fight.parent.iterdir() if path.is_file()] == [fight.name]


def test_an_unforeseen_error_says_one_sentence_and_no_secret(fight: Path) -> None:
    program = (
        "import sys, tracker.encounter.showing as s\n"
        "def broken(*_, **__): hp = 59; raise KeyError('hidden')\n"
        "s.shown = broken\n"
        "from tracker.cli import main\n"
        f"sys.argv = ['tracker', 'show', '--json', {str(fight)!r}]\n"
        "sys.exit(main())\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=tree.ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert "hidden" not in done.stderr
    assert "59" not in done.stderr.replace(str(fight), "")
    first, second = done.stderr.splitlines()
    assert first.startswith("tracker failed and had to stop (KeyError at ")
    assert second == f"{fight} is as it was."


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_cannot_be_written_is_3(fight: Path) -> None:
    fight.parent.chmod(0o500)
    try:
        assert run("do", fight, "start")[0] == 3
        assert run("show", fight)[0] == 0
    finally:
        fight.parent.chmod(0o700)


def test_a_script_loads_neither_screen_nor_schema(fight: Path, tmp_path: Path) -> None:
    shutil.copy(tree.ROOT / "encounters" / "party.json", tmp_path)
    assert run("do", fight, "start")[0] == 0
    program = (
        "import sys\nfrom tracker.cli import main\n"
        f"main(['do', '--dry-run', {str(fight)!r}, 'next', 'damage ga 3 fire'])\n"
        "print('\\n'.join(sys.modules), file=sys.stderr)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=tree.ROOT, capture_output=True, text=True, check=False
    )
    loaded = {name.partition(".")[0] for name in done.stderr.split()}
    assert "tracker" in loaded
    assert not loaded & HEAVY


def test_without_a_terminal_and_a_file_it_prints_the_library() -> None:
    code, out, err = run()
    assert (code, err) == (0, "")
    assert "Three ogres" in out
