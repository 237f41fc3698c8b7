"""Rows of the bench, and how times are taken: in turn, and compared pair by pair.

A ratio is the median of the ratios of neighbours in time, so that a machine that slows down for a
second slows both sides of a pair.
"""

import gc
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple


class Row(NamedTuple):
    """One line of the report."""

    what: str
    measured: float | None
    """None: not measured, and `note` says why."""
    bound: float
    unit: str = "×"
    least: bool = False
    """The bound is the least that is asked, not the most."""
    note: str = ""

    @property
    def kept(self) -> bool:
        """Whether it is within its bound; what was not measured is not over."""
        if self.measured is None:
            return True
        return self.measured > self.bound if self.least else self.measured <= self.bound


class Effort(NamedTuple):
    """How often things are measured."""

    starts: int
    keys: int
    rounds: int


FULL = Effort(25, 60, 200)
QUICK = Effort(5, 20, 40)


def shown(row: Row) -> str:
    """The row as a line: what, measured, bound, verdict."""
    sign = ">" if row.least else "≤"
    bound = f"{sign} {number(row.bound, row.unit)}"
    if row.measured is None:
        return f"{row.what:<66} {'–':>10}  {bound:<11} not measured: {row.note}"
    verdict = "ok" if row.kept else "OVER"
    measured = number(row.measured, row.unit)
    return f"{row.what:<66} {measured:>10}  {bound:<11} {verdict:<4} {row.note}".rstrip()


def number(value: float, unit: str) -> str:
    """A number with its unit, as many digits as mean something."""
    if unit == "×":
        return f"{value:.2f}×"
    digits = 0 if value >= 100 or value == int(value) else 1 if value >= 10 else 2
    return f"{value:.{digits}f} {unit}".rstrip()


def ratio(ours: Sequence[float], theirs: Sequence[float]) -> float:
    """The median of the paired ratios."""
    return statistics.median(a / b for a, b in zip(ours, theirs, strict=True))


def beyond(ours: Sequence[float], theirs: Sequence[float]) -> float:
    """The median of the paired differences."""
    return statistics.median(a - b for a, b in zip(ours, theirs, strict=True))


def spent(work: Callable[[], object]) -> float:
    """Seconds of one run."""
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def in_turn(works: Sequence[Callable[[], object]], rounds: int, each: int = 1) -> list[list[float]]:
    """Seconds of each work, round by round and the order reversed every other round.

    With `each` a work is repeated so many times and the quickest counts: for what is over in
    microseconds, where anything else on the machine would be most of the time.
    """
    times: list[list[float]] = [[] for _ in works]
    with quiet():
        for turn in range(rounds + 1):
            places = range(len(works)) if turn % 2 else reversed(range(len(works)))
            for place in places:
                taken = min(spent(works[place]) for _ in range(each))
                if turn:
                    times[place].append(taken)
    return times


@contextmanager
def quiet() -> Iterator[None]:
    """The garbage collector as the program runs it: rarely, and not over what was there before."""
    gc.collect()
    gc.freeze()
    before = gc.get_threshold()
    gc.set_threshold(20_000, 50, 1_000)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
