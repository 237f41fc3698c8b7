"""From a key to the first byte of the repaint, when one row of the list changes."""

from collections.abc import Iterator
from contextlib import ExitStack
from statistics import median

from tests.bench import fights, programs
from tests.bench.measuring import Effort, Row, ratio
from tests.bench.terminal import Repaint, Terminal

FEW, MANY = 10, 200
STEPS = 40
CHANGE = b"r"
"""Reveals or conceals the creature under the cursor: a step that changes one row and no more."""


def repaints(effort: Effort) -> tuple[list[Repaint], list[Repaint]]:
    """Of a small and of a big fight, key by key in turn."""
    with programs.evenings((FEW, STEPS), (MANY, STEPS)) as fought, ExitStack() as stack:
        small, big = (stack.enter_context(evening.opened()) for evening in fought)
        for terminal in (small, big):
            terminal.until(fights.MARKER)
            terminal.settle(0.5)
        return pressed(small, big, effort.keys)


def pressed(small: Terminal, big: Terminal, keys: int) -> tuple[list[Repaint], list[Repaint]]:
    """The repaints of both, without the first few."""
    few: list[Repaint] = []
    many: list[Repaint] = []
    for _ in range(keys + 4):
        few.append(small.key(CHANGE))
        many.append(big.key(CHANGE))
    return few[4:], many[4:]


def rows(effort: Effort) -> Iterator[Row]:
    """Ratio, time and bytes."""
    few, many = repaints(effort)
    times = [one.seconds for one in many]
    note = f"10 combatants: {median(one.seconds for one in few) * 1000:.1f} ms"
    slowed = ratio(times, [one.seconds for one in few])
    yield Row("a row changes, key to repaint: 200 combatants against 10", slowed, 1.5, note=note)
    slow = sorted(times)[int(len(times) * 0.95)] * 1000
    note = f"95th of 100: {slow:.1f} ms"
    yield Row("a row changes: 200 combatants", median(times) * 1000, 10, "ms", note=note)
    sent = median(one.size for one in many)
    yield Row("a row changes: bytes sent, 200 combatants", sent, 1000, "B")
