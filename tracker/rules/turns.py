"""The turn pointer: which line is active, in which round (INIT-09, INIT-10, TRACK-06).

Lines are ids in order. Skipped lines (the dead) are passed over but named, because durations that
hang on their turns still end there (COND-02).
"""

from collections.abc import Collection, Sequence
from typing import NamedTuple

SECONDS_A_ROUND = 6


class Pointer(NamedTuple):
    """Round and active line; an empty line means that nobody is left to act."""

    round: int
    active: str
    passed: tuple[tuple[int, str], ...] = ()
    """Lines skipped on the way, each with its round, in the order met."""


class Removed(NamedTuple):
    """The order without a line, and where the pointer stands then."""

    order: tuple[str, ...]
    pointer: Pointer


def first(order: Sequence[str], skip: Collection[str] = ()) -> Pointer:
    """The first turn of the fight."""
    return _walk(order, skip, 1, 0, 1)


def advance(
    order: Sequence[str], round_number: int, active: str, skip: Collection[str] = ()
) -> Pointer:
    """The next line that acts; behind the last one a new round begins."""
    return _walk(order, skip, round_number, _place(order, active) + 1, 1)


def back(
    order: Sequence[str], round_number: int, active: str, skip: Collection[str] = ()
) -> Pointer:
    """The line before; from the top of a round to the last line of the round before.

    From the first turn of the fight there is no way back: the pointer stays.
    """
    pointer = _walk(order, skip, round_number, _place(order, active) - 1, -1)
    return pointer if pointer.round >= 1 else Pointer(round_number, active)


def up_next(order: Sequence[str], active: str, skip: Collection[str] = ()) -> str:
    """Who acts after the active line; with one line left that line itself."""
    return advance(order, 1, active, skip).active


def remove(
    order: Sequence[str], round_number: int, active: str, gone: str, skip: Collection[str] = ()
) -> Removed:
    """Take a line out: nobody gets a second turn or loses one (INIT-09)."""
    left = tuple(line for line in order if line != gone)
    if gone != active:
        return Removed(left, Pointer(round_number, active))
    return Removed(left, _walk(left, skip, round_number, _place(order, gone), 1))


def insert(order: Sequence[str], index: int, line: str) -> tuple[str, ...]:
    """The order with a newcomer at its slot."""
    return (*order[:index], line, *order[index:])


def elapsed_seconds(round_number: int) -> int:
    """Seconds gone when this round starts."""
    return max(0, round_number - 1) * SECONDS_A_ROUND


def _place(order: Sequence[str], line: str) -> int:
    """Where a line stands; before the top for one that is not in the order (nobody was left)."""
    return next((at for at, there in enumerate(order) if there == line), -1)


def _walk(
    order: Sequence[str], skip: Collection[str], round_number: int, at: int, step: int
) -> Pointer:
    """Go on from a place until a line acts, once around at most."""
    count = len(order)
    passed: list[tuple[int, str]] = []
    for _ in range(count):
        if at >= count:
            at, round_number = 0, round_number + 1
        elif at < 0:
            at, round_number = count - 1, round_number - 1
        if order[at] not in skip:
            return Pointer(round_number, order[at], tuple(passed))
        passed.append((round_number, order[at]))
        at += step
    return Pointer(round_number, "", tuple(passed))
