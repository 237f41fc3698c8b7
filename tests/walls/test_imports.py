"""What importing a room really loads, asked of a fresh interpreter: the static contracts see no detours."""

import subprocess
import sys

import pytest

from tests.walls import tree

LOAD = "import sys\nfor name in sys.argv[1:]: __import__(name)\nprint('\\n'.join(sys.modules))"
HEAVY = {"textual", "rich", "pydantic", "pydantic_core", "aiohttp"}
IMPURE = {"asyncio", "logging", "random", "socket", "subprocess", "datetime", "json", "uuid"}
ROOMS = {
    "rules": ["tracker/rules"],
    "encounter": ["tracker/encounter"],
    "storage": ["tracker/storage"],
    "bestiary": ["tracker/bestiary"],
    "shorthand": ["tracker/shorthand"],
    "players": ["tracker/players"],
    "i18n": ["tracker/i18n"],
    "session": ["tracker/session.py", "tracker/session"],
    "cli": ["tracker/cli.py", "tracker/cli"],
}


def modules(*places: str) -> list[str]:
    """The dotted names of all modules there."""
    paths = (path.with_suffix("") for path in tree.sources("tracker/__init__.py", *places))
    return [".".join(path.parts).removesuffix(".__init__") for path in paths]


def loaded(names: list[str]) -> set[str]:
    """All modules in a fresh interpreter after importing these, by top-level name."""
    command = [sys.executable, "-W", "error", "-c", LOAD, *names]
    done = subprocess.run(command, cwd=tree.ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return {name.partition(".")[0] for name in done.stdout.split()}


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_below_the_screen_loads_no_heavy_library(room: str) -> None:
    assert not loaded(modules(*ROOMS[room])) & HEAVY


def test_the_core_loads_no_chance_clock_or_network() -> None:
    core = modules(*ROOMS["rules"], *ROOMS["encounter"])
    assert "tracker" in {name.partition(".")[0] for name in core}
    assert not (loaded(core) - loaded([])) & IMPURE
