"""The end of a long evening: a step, a save and the memory at 5,000 steps."""

import itertools
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from tests.bench import fights, programs
from tests.bench.measuring import Effort, Row, quiet, ratio, spent
from tracker.session import Session, open_session
from tracker.storage.files import Disk

FRESH, EARLY, LATE = 2, 50, 5_000
COMBATANTS = 60
BATCHES = 3
SLOW = 0.3
"""Seconds a tired disk takes to sync."""


class TiredDisk(Disk):
    """A disk that needs a while for everything that has to be down."""

    def fsync(self, fd: int) -> None:
        time.sleep(SLOW)
        super().fsync(fd)

    def sync_folder(self, path: Path) -> None:
        time.sleep(SLOW)
        super().sync_folder(path)


def played_on(path: Path, folder: Path, disk: Disk | None = None) -> Session:
    """An open copy of a fight."""
    here = fights.copy(path, folder)
    return open_session(here, seed=fights.SEED, clock=lambda: fights.NOON, disk=disk)


def next_lines(steps: int) -> Iterator[str]:
    """What is typed from there on."""
    return itertools.islice(fights.lines(COMBATANTS), steps - 1, None)


def seconds(session: Session, line: str) -> float:
    """Of a step, without reading its line."""
    command = session.read(line)
    return spent(lambda: session.do(command))


def pair(count: int, folder: Path) -> tuple[list[float], list[float]]:
    """Seconds of so many steps from the 50th and from the 5,000th on, in turn."""
    sessions = [played_on(fights.fight(COMBATANTS, steps), folder) for steps in (EARLY, LATE)]
    typed = [next_lines(steps) for steps in (EARLY, LATE)]
    times: tuple[list[float], list[float]] = ([], [])
    with quiet():
        for turn in range(count):
            for place in (0, 1) if turn % 2 else (1, 0):
                times[place].append(seconds(sessions[place], next(typed[place])))
            time.sleep(0.002)
    for session in sessions:
        session.close()
    return times


def step_rows(effort: Effort) -> Iterator[Row]:
    """What a step costs late, and the longest of all."""
    early: list[float] = []
    late: list[float] = []
    longest: list[float] = []
    for _ in range(BATCHES):
        with tempfile.TemporaryDirectory() as name:
            first, second = pair(effort.rounds, Path(name))
        early += first[5:]
        late += second[5:]
        longest.append(max(second[5:]))
    what = f"a whole step with {COMBATANTS} combatants, decided and on the disk"
    yield Row(what, median(early) * 1000, 1, "ms")
    note = f"{median(late) * 1000:.2f} ms"
    yield Row("a step at 5,000 against one at 50", ratio(late, early), 1.3, note=note)
    note = f"least of {BATCHES} runs; worst {max(longest) * 1000:.0f} ms"
    yield Row("a step at 5,000: the longest pause", min(longest) * 1000, 20, "ms", note=note)


def saving_row(effort: Effort) -> Row:
    """The longest step while a disk that takes its time is written to."""
    with tempfile.TemporaryDirectory() as name:
        session = played_on(fights.fight(COMBATANTS, LATE), Path(name), TiredDisk())
        times = []
        with quiet():
            for line in itertools.islice(next_lines(LATE), effort.rounds // 2):
                times.append(seconds(session, line))
                time.sleep(0.02)
        waited = not session.saved
        session.close()
    note = "" if waited else "nothing was being written"
    return Row(
        "a step while a slow disk saves: the longest", max(times) * 1000, 20, "ms", note=note
    )


def memory_row(effort: Effort) -> Row:
    """The whole program with a long evening behind it against a fresh fight."""
    what = "memory at 5,000 steps against a fresh fight"
    late: list[float] = []
    fresh: list[float] = []
    with programs.evenings((COMBATANTS, LATE), (COMBATANTS, FRESH)) as fought:
        for _ in range(max(3, effort.starts // 5)):
            for evening, found in zip(fought, (late, fresh), strict=True):
                with evening.opened() as terminal:
                    terminal.until(fights.MARKER)
                    terminal.settle(programs.READ_ON)
                    used = terminal.memory()
                if used is None:
                    return Row(what, None, 1.5, note="the system does not tell")
                found.append(used)
    return Row(what, ratio(late, fresh), 1.5, note=f"fresh {median(fresh) / 1024:.0f} MB")


def rows(effort: Effort) -> Iterator[Row]:
    """All of them."""
    yield from step_rows(effort)
    yield saving_row(effort)
    yield memory_row(effort)
