"""The program as a process: encodings, signals, pipes and the last words."""

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import pytest

from tests.cli import anybody
from tests.walls import tree

pytestmark = pytest.mark.slow

BARE = {"PATH": "/usr/bin:/bin", "LANG": "C", "LC_ALL": "C", "PYTHONUTF8": "0"}
FULL = Path("/dev/full")
HEAVY = {"textual", "rich", "pydantic", "pydantic_core", "asyncio", "rapidfuzz", "shtab"}


@contextmanager
def closed(path: Path, mode: int = 0o500) -> Iterator[None]:
    """A folder or a file that cannot be written, or not even be read."""
    before = path.stat().st_mode
    path.chmod(mode)
    try:
        yield
    finally:
        path.chmod(before)


def start(
    *arguments: object, env: dict[str, str] | None = None, out: IO[bytes] | int = subprocess.PIPE
) -> "subprocess.Popen[bytes]":
    """The program in a process of its own, with pipes; rights of files hold for it."""
    return subprocess.Popen(
        [*anybody.LAUNCH, sys.executable, "-W", "error", "-m", "tracker", *map(str, arguments)],
        cwd=tree.ROOT,
        env={**os.environ, **(env or {})},
        stdin=subprocess.PIPE,
        stdout=out,
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


def test_ctrl_c_in_code_made_while_it_runs_is_130_too(fight: Path, tmp_path: Path) -> None:
    """As in a dataclass of a module that is imported just then."""
    press = "import os, signal; os.kill(os.getpid(), signal.SIGINT)\nwhile True: pass"
    (tmp_path / "sitecustomize.py").write_text(
        f"import tracker.encounter.showing as s\ns.shown = lambda *_, **__: exec({press!r})\n"
    )
    env = {"PYTHONPATH": os.pathsep.join([str(tmp_path), str(tree.ROOT)])}
    assert run("show", "--json", fight, env=env) == (130, "", "")


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


def test_a_folder_that_cannot_be_written_is_3(fight: Path) -> None:
    before = fight.read_bytes()
    with closed(fight.parent):
        code, out, err = run("do", fight, "start")
        assert (code, out) == (3, "")
        assert err == f"Nothing can be written in {fight.parent}: Permission denied.\n"
        assert run("show", fight)[0] == 0
    assert fight.read_bytes() == before


def test_a_file_that_cannot_be_written_is_3_and_played_as_a_copy(
    fight: Path, tmp_path: Path
) -> None:
    before, data = fight.read_bytes(), tmp_path / "data"
    env = {"TRACKER_DATA": str(data)}
    with closed(fight):
        code, _, err = run("do", fight, "start", env=env)
        assert (code, err) == (3, f"{fight} is protected against writing; play a copy.\n")
        code, out, err = run("--plain", fight, typed=b"start\nquit\n", env=env)
        assert (code, err) == (0, "")
        assert f"Saved in {data}" in out
    assert fight.read_bytes() == before


def test_a_file_that_cannot_be_read_says_so(fight: Path) -> None:
    with closed(fight, 0):
        for verb in ("show", "check", "log", "why"):
            code, out, err = run(verb, fight)
            assert (code, out) == (2, "")
            assert err == f"{fight} cannot be read: Permission denied.\n"


def test_without_a_folder_to_write_in_every_verb_says_what_it_cannot(
    fight: Path, tmp_path: Path
) -> None:
    homes = ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME")
    place = tmp_path / "closed"
    place.mkdir()
    env = {**dict.fromkeys(homes, str(place)), "TRACKER_DATA": ""}
    with closed(place):
        for words in (("show", fight), ("log", fight), ("monsters", "goblin"), ("settings",), ()):
            code, _, err = run(*words, env=env)
            assert (code, err) == (0, ""), words
        for unkept in (("settings", "theme", "light"), ("--plain", str(fight))):
            code, _, err = run(*unkept, typed=b"start\n", env=env)
            assert (code, len(err.splitlines())) == (3, 1), (unkept, err)
            assert err.endswith("could not be saved: Permission denied.\n")
        assert run("do", fight, "start", env=env)[::2] == (0, "")


@pytest.mark.skipif(not FULL.exists(), reason="no device that is always full")
def test_an_output_that_is_full_is_3_and_nothing_is_lost(fight: Path, tmp_path: Path) -> None:
    env, before = {"TRACKER_DATA": str(tmp_path / "data")}, fight.read_bytes()
    reason = "The output could not be written: No space left on device\n"
    for words in (("show", fight), ("monsters", "goblin"), ("schema",), ("do", fight, "start")):
        with FULL.open("wb") as full, start(*words, env=env, out=full) as process:
            _, err = process.communicate(b"", timeout=60)
        assert process.returncode == 3, words
        assert err.decode().startswith(reason), err
    assert fight.read_bytes() == before
    with FULL.open("wb") as full, start("--plain", fight, env=env, out=full) as process:
        _, err = process.communicate(b"start\n", timeout=60)
    assert process.returncode == 3
    assert "The fight is safe in " in err.decode()


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
