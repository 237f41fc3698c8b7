"""A key in the typed line: sign by sign, with what may follow and what it would do, 60 combatants."""

from collections.abc import Iterator
from statistics import median

from tests.bench import fights, programs
from tests.bench.measuring import Effort, Row

COMBATANTS, STEPS = 60, 200
TYPED = ("attack hero3 foe54 adv", "damage all 28 fire half=hero2", "cond foe7 posioned",
         "save all dex 15 8d6 half")  # fmt: skip
"""Attacks, sixty targets at once, a typing error, sixty saves."""
OPEN, EMPTY = b":", b"\x15"


def rows(effort: Effort) -> Iterator[Row]:
    """The usual key, and the slow ones beside it."""
    times = sorted(keys(effort))
    note = f"95th of 100: {times[int(len(times) * 0.95)] * 1000:.1f} ms"
    usual = median(times) * 1000
    yield Row(f"a key in the typed line, {COMBATANTS} combatants", usual, 10, "ms", note=note)


def keys(effort: Effort) -> list[float]:
    """Seconds from each key to the first byte of its repaint."""
    found: list[float] = []
    with programs.evenings((COMBATANTS, STEPS)) as [evening], evening.opened() as terminal:
        terminal.until(fights.MARKER)
        terminal.settle(0.5)
        terminal.key(OPEN)
        terminal.key(b"x")
        for text in TYPED[: max(2, effort.keys // 15)]:
            terminal.key(EMPTY)
            found += [terminal.key(sign.encode()).seconds for sign in text]
    return found
