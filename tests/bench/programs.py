"""What is started in a terminal: the program itself, the floor, and a witness of what was imported."""

import os
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Self

from tests.bench import fights
from tests.bench.terminal import PATIENCE, Terminal

BARE = (sys.executable, str(fights.ROOT / "tests" / "bench" / "bare.py"))
PROGRAM = (sys.executable, "-c", "import sys; from tracker.cli import main; sys.exit(main())")
"""What the console script does."""
TOLD = """
import signal, sys
from pathlib import Path
def tell(*_):
    Path(sys.argv[1]).write_text(" ".join(sys.modules))
signal.signal(signal.SIGUSR1, tell)
from tracker.cli import main
sys.exit(main(sys.argv[2:]))
"""
ENVIRONMENT = {"PYTHONPATH": str(fights.ROOT)}
READ_ON = 2.5
"""Seconds the program has for checking the history behind the first paint."""


class Evening:
    """A fight on a disk of its own, with data and cache, that can be opened again and again."""

    def __init__(self, folder: Path, combatants: int, steps: int) -> None:
        self.folder = folder / f"{combatants}x{steps}"
        self.folder.mkdir()
        self.file = fights.copy(fights.fight(combatants, steps), self.folder)

    def opened(self, program: tuple[str, ...] = PROGRAM) -> Terminal:
        """The program on it."""
        return Terminal((*program, str(self.file)), self.folder / "data", ENVIRONMENT)

    def start(self) -> float:
        """Seconds from the shell to the first row on the screen."""
        with self.opened() as terminal:
            return terminal.until(fights.MARKER)

    def once_before(self) -> Self:
        """Opened and left again, as every fight was that has so many steps."""
        with self.opened() as terminal:
            terminal.until(fights.MARKER)
            terminal.settle(READ_ON)
        return self

    def loaded_at_first_paint(self) -> frozenset[str]:
        """The top-level packages that are imported when the fight is on the screen."""
        told = self.folder / "modules"
        with self.opened((sys.executable, "-c", TOLD, str(told))) as terminal:
            terminal.until(fights.MARKER)
            os.kill(terminal.pid, signal.SIGUSR1)
            deadline = time.perf_counter() + PATIENCE
            while not (told.exists() and told.read_text()) and time.perf_counter() < deadline:
                terminal.read(0.02)
        return frozenset(word.partition(".")[0] for word in told.read_text().split())


@contextmanager
def evenings(*shapes: tuple[int, int]) -> Iterator[list[Evening]]:
    """Fights of so many combatants and steps, gone with the block."""
    with tempfile.TemporaryDirectory() as name:
        yield [Evening(Path(name), *shape) for shape in shapes]


def bare_start() -> float:
    """Seconds to the first paint of the bare application."""
    from tests.bench.bare import MARKER

    with Terminal(BARE, Path(tempfile.gettempdir()), ENVIRONMENT) as terminal:
        return terminal.until(MARKER.encode())
