"""Attacks resolved in a second by our rules and by two other packages, in one process and in turn.

The others are no dependencies: they live in an environment of their own beside the generated
fights, made on the first run. Without a network there is none, and the row says so.
"""

import json
import subprocess
import sys
import tempfile
import venv
from collections.abc import Iterator
from pathlib import Path

from tests.bench.fights import ROOT
from tests.bench.measuring import Effort, Row

PEERS = ("dnd-5e-core==0.4.5", "dndwright==0.29.0")
WHAT = "attacks a second, against the faster of two other packages"
RACE = ROOT / "tests" / "bench" / "race.py"
PATIENCE = 180
"""Seconds for the installation."""


def environment() -> Path:
    """The interpreter that has the others; CalledProcessError or TimeoutExpired when it cannot."""
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    folder = Path(tempfile.gettempdir()) / f"tracker-bench-peers-{version}"
    python = folder / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    done = folder / "done"
    if not done.exists():
        venv.create(folder, with_pip=True, clear=True)
        install = (str(python), "-m", "pip", "install", "--quiet", "--no-input", *PEERS)
        subprocess.run(install, check=True, capture_output=True, timeout=PATIENCE)
        done.touch()
    return python


def rows(effort: Effort) -> Iterator[Row]:
    """One row."""
    try:
        python = environment()
    except (subprocess.SubprocessError, OSError) as problem:
        yield Row(
            WHAT, None, 1, note=f"{', '.join(PEERS)} cannot be had ({type(problem).__name__})"
        )
        return
    command = (str(python), str(RACE), str(effort.rounds * 20))
    found = subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT)
    speeds: dict[str, float] = json.loads(found.stdout.splitlines()[-1])
    ours = speeds.pop("tracker")
    note = ", ".join(f"{name} {speed:,.0f}" for name, speed in speeds.items())
    note = f"{ours:,.0f} a second; {note}"
    yield Row(WHAT, ours / max(speeds.values()), 1, least=True, note=note)
