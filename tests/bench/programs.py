"""What is started in a terminal: the program itself, the floor, and a witness of what was imported."""

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Self

from tests.bench import fights
from tests.bench.terminal import Terminal

BARE = (sys.executable, str(fights.ROOT / "tests" / "bench" / "bare.py"))
PROGRAM = (sys.executable, "-c", "import sys; from tracker.cli import main; sys.exit(main())")
"""What the console script does."""
TOLD = f"""
import sys
from pathlib import Path
from textual.drivers.linux_driver import LinuxDriver
told, write = Path(sys.argv[1]), LinuxDriver.write
def writes(self, data):
    if {fights.MARKER.decode()!r} in data and not told.exists():
        told.write_text(" ".join(sys.modules))
    write(self, data)
LinuxDriver.write = writes
from tracker.cli import main
sys.exit(main(sys.argv[2:]))
"""
"""The program that writes down what is imported when the first row goes to the terminal."""
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
        """The modules that are imported when the first row goes to the screen."""
        told = self.folder / "modules"
        with self.opened((sys.executable, "-c", TOLD, str(told))) as terminal:
            terminal.until(fights.MARKER)
        return frozenset(told.read_text().split())


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
