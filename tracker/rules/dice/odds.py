"""What an expression brings before it is rolled: its average and its exact odds.

Odds are whole-number weights, so that a chance is exact; an expression that is too big or too
wound for that has none (`Odds.weights` is empty) instead of a guess.
"""

import operator
from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from itertools import pairwise
from math import comb, floor
from typing import NamedTuple

from tracker.rules.dice.expression import (
    KEEPING,
    Expression,
    Node,
    Number,
    Operation,
    Pool,
    Product,
    Sum,
)

MOST_WORK = 400_000
"""Additions one distribution may cost."""

Weights = dict[int, int]

_CHANGES: dict[str, Callable[[int, int], int]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "/": operator.floordiv,
}


class Odds(NamedTuple):
    """Weight of each total; empty when it was not worked out."""

    weights: tuple[tuple[int, int], ...]
    """Total and weight, smallest total first."""
    whole: int
    """Sum of all weights."""


class _NoOdds(Exception):
    """The expression has no odds that are both exact and quick."""


@lru_cache(maxsize=256)
def distribution(expression: Expression) -> Odds:
    """Exact odds of every total, by convolution."""
    try:
        weights = _Work().weights(expression.root)
    except _NoOdds:
        return Odds((), 0)
    return Odds(tuple(sorted(weights.items())), sum(weights.values()))


def chance_at_least(odds: Odds, total: int) -> Fraction:
    """The chance to roll `total` or more; 0 without odds."""
    if not odds.whole:
        return Fraction(0)
    return Fraction(sum(weight for value, weight in odds.weights if value >= total), odds.whole)


@lru_cache(maxsize=1024)
def average(expression: Expression) -> int:
    """The mean, rounded down, as stat blocks print it."""
    return floor(_mean(expression.root))


def _mean(node: Node) -> Fraction:
    match node:
        case Number(value):
            return Fraction(value)
        case Pool():
            return _pool_mean(node)
        case Sum(terms):
            return sum((sign * _mean(part) for sign, part in terms), Fraction(0))
        case Product(first, rest):
            mean = _mean(first)
            for sign, part in rest:
                mean = mean * _mean(part) if sign == "*" else Fraction(mean // _mean(part))
            return mean


def _pool_mean(pool: Pool) -> Fraction:
    """A kept die that explodes is counted with what it brings along."""
    faces, growth, kept, highest = _one_die(pool)
    whole = sum(faces.values())
    if kept >= pool.dice:
        mean = Fraction(sum(value * weight for value, weight in faces.items()), whole)
        return mean * growth * pool.dice
    values = sorted(faces)
    exact = pool.dice * whole <= 5000
    scale = whole**pool.dice if exact else 1
    total: int | float = values[0] * kept * scale
    reaching = whole
    for below, value in pairwise(values):
        reaching -= faces[below]
        if exact:
            many: int | float = _expected(pool.dice, kept, highest, reaching, whole)
        else:
            many = _expected_float(pool.dice, kept, highest, reaching / whole)
        total += (value - below) * many
    return Fraction(total) / scale * growth


def _expected(count: int, kept: int, highest: bool, reaching: int, whole: int) -> int:
    """Mean number of kept dice that reach a value, in whole**count parts of one."""
    total = 0
    for hits in range(count + 1):
        counted = min(kept, hits) if highest else max(0, hits - (count - kept))
        total += counted * comb(count, hits) * reaching**hits * (whole - reaching) ** (count - hits)
    return total


def _expected_float(count: int, kept: int, highest: bool, chance: float) -> float:
    """The same in floating point, die by die, for pools whose exact fractions would be huge."""
    if chance >= 1.0:
        return float(kept)
    ratio = chance / (1.0 - chance)
    weight, total, whole = 1.0, 0.0, 0.0
    for hits in range(count + 1):
        counted = min(kept, hits) if highest else max(0, hits - (count - kept))
        total += counted * weight
        whole += weight
        weight *= ratio * (count - hits) / (hits + 1)
        if weight > 1e200:
            weight, total, whole = weight / 1e200, total / 1e200, whole / 1e200
    return total / whole


def _one_die(pool: Pool) -> tuple[Weights, Fraction, int, bool]:
    """Weights of a single die, how explosions multiply it, how many count, and from which end."""
    faces: Weights = dict.fromkeys(range(1, pool.sides + 1), 1)
    growth, kept, highest = Fraction(1), pool.dice, True
    for operation in pool.operations:
        if operation.kind in KEEPING:
            highest = operation.kind in ("kh", "dl")
            dropping = operation.kind in ("dh", "dl")
            kept = max(0, kept - operation.number) if dropping else min(kept, operation.number)
        elif operation.kind == "e":
            picked = sum(weight for face, weight in faces.items() if operation.picks(face))
            growth *= 1 / (1 - Fraction(picked, sum(faces.values())))
        else:
            faces = _after(operation, faces, pool.sides)
    return faces, growth, kept, highest


def _after(operation: Operation, faces: Weights, sides: int) -> Weights:
    if operation.kind in ("mi", "ma"):
        bound = max if operation.kind == "mi" else min
        changed: Weights = {}
        for face, weight in faces.items():
            value = bound(face, operation.number)
            changed[value] = changed.get(value, 0) + weight
        return changed
    everything = range(1, sides + 1)
    once = operation.kind == "ro"
    drawn = [face for face in everything if once or not operation.picks(face)]
    rerolled = sum(weight for face, weight in faces.items() if operation.picks(face))
    changed = {
        face: weight * len(drawn) for face, weight in faces.items() if not operation.picks(face)
    }
    for face in drawn if rerolled else ():
        changed[face] = changed.get(face, 0) + rerolled
    return changed


class _Work:
    """Exact weights, as long as the additions last."""

    def __init__(self) -> None:
        self.left = MOST_WORK

    def spend(self, additions: int) -> None:
        self.left -= additions
        if self.left < 0:
            raise _NoOdds

    def weights(self, node: Node) -> Weights:
        match node:
            case Number(value):
                return {value: 1}
            case Pool():
                return self.pool(node)
            case Sum(terms):
                total: Weights = {0: 1}
                for sign, part in terms:
                    total = self.combined(total, self.weights(part), "+" if sign > 0 else "-")
                return total
            case Product(first, rest):
                total = self.weights(first)
                for times, part in rest:
                    total = self.combined(total, self.weights(part), times)
                return total

    def combined(self, left: Weights, right: Weights, sign: str) -> Weights:
        self.spend(len(left) * len(right))
        change = _CHANGES[sign]
        result: Weights = {}
        for a, many in left.items():
            for b, more in right.items():
                value = change(a, b)
                result[value] = result.get(value, 0) + many * more
        return result

    def pool(self, pool: Pool) -> Weights:
        keeps = [at for at, each in enumerate(pool.operations) if each.kind in KEEPING]
        if any(each.kind == "e" for each in pool.operations) or len(keeps) > 1:
            raise _NoOdds
        if keeps and keeps[0] != len(pool.operations) - 1:
            raise _NoOdds
        faces, _, kept, highest = _one_die(pool)
        if kept < pool.dice:
            return self.kept(faces, pool.dice, kept, highest)
        total: Weights = {0: 1}
        for _ in range(pool.dice):
            total = self.combined(total, faces, "+")
        return total

    def kept(self, faces: Weights, count: int, kept: int, highest: bool) -> Weights:
        """Hand out the dice face by face from the end that is kept."""
        states: dict[tuple[int, int], int] = {(0, 0): 1}
        for face in sorted(faces, reverse=highest):
            self.spend(len(states) * (count + 1))
            following: dict[tuple[int, int], int] = {}
            for (used, total), weight in states.items():
                for more in range(count - used + 1):
                    counted = min(more, max(0, kept - used))
                    state = (used + more, total + counted * face)
                    share = weight * comb(count - used, more) * faces[face] ** more
                    following[state] = following.get(state, 0) + share
            states = following
        result: Weights = {}
        for (used, total), weight in states.items():
            if used == count:
                result[total] = result.get(total, 0) + weight
        return result
