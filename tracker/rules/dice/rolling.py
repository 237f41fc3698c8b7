"""Rolling an expression: every die through the chance that was handed in, in the order written."""

from typing import NamedTuple

from tracker.rules.chance import Chance
from tracker.rules.dice.expression import (
    MOST_DICE,
    Expression,
    Node,
    Number,
    Operation,
    Pool,
    Product,
    Sum,
)


class Rolled(NamedTuple):
    """What came up."""

    total: int
    dice: tuple[int, ...]
    """Every face, in the order rolled, also those rerolled or dropped."""
    kept: tuple[int, ...]
    """The values that were counted."""


def roll(expression: Expression, chance: Chance) -> Rolled:
    """Roll it; divisions round down, each on its own (GEN-01)."""
    if not expression.plain:
        return _Roll(chance).all_of(expression.root)
    randint = chance.randint
    total = expression.constant
    faces: list[int] = []
    for sign, count, sides in expression.pools:
        for _ in range(count):
            face = randint(1, sides)
            faces.append(face)
            total += sign * face
    dice = tuple(faces)
    return Rolled(total, dice, dice)


class _Roll:
    """One roll of an expression with modified dice or factors."""

    def __init__(self, chance: Chance) -> None:
        self.randint = chance.randint
        self.faces: list[int] = []
        self.kept: list[int] = []

    def all_of(self, root: Node) -> Rolled:
        total = self.value(root)
        return Rolled(total, tuple(self.faces), tuple(self.kept))

    def value(self, node: Node) -> int:
        match node:
            case Number(value):
                return value
            case Pool():
                return self.pool(node)
            case Sum(terms):
                return sum(sign * self.value(part) for sign, part in terms)
            case Product(first, rest):
                total = self.value(first)
                for sign, part in rest:
                    total = total * self.value(part) if sign == "*" else total // self.value(part)
                return total

    def die(self, sides: int) -> int:
        face = self.randint(1, sides)
        self.faces.append(face)
        return face

    def pool(self, pool: Pool) -> int:
        values = [self.die(pool.sides) for _ in range(pool.dice)]
        for operation in pool.operations:
            values = self.after(operation, values, pool.sides)
        self.kept.extend(values)
        return sum(values)

    def after(self, operation: Operation, values: list[int], sides: int) -> list[int]:
        number = operation.number
        match operation.kind:
            case "kh":
                return _picked(values, number, highest=True)
            case "kl":
                return _picked(values, number, highest=False)
            case "dh":
                return _picked(values, max(0, len(values) - number), highest=False)
            case "dl":
                return _picked(values, max(0, len(values) - number), highest=True)
            case "mi":
                return [max(value, number) for value in values]
            case "ma":
                return [min(value, number) for value in values]
            case "ro":
                return [self.die(sides) if operation.picks(value) else value for value in values]
            case "rr":
                return [self.rerolled(operation, value, sides) for value in values]
            case _:
                return self.exploded(operation, values, sides)

    def rerolled(self, operation: Operation, value: int, sides: int) -> int:
        """Rerolling until it fits is drawing among the faces that fit, and always ends."""
        if not operation.picks(value):
            return value
        fitting = [face for face in range(1, sides + 1) if not operation.picks(face)]
        face = fitting[self.randint(1, len(fitting)) - 1]
        self.faces.append(face)
        return face

    def exploded(self, operation: Operation, values: list[int], sides: int) -> list[int]:
        result: list[int] = []
        waiting = list(values)
        for value in waiting:
            result.append(value)
            if operation.picks(value) and len(waiting) < MOST_DICE:
                waiting.append(self.die(sides))
        return result


def _picked(values: list[int], number: int, *, highest: bool) -> list[int]:
    """The highest or lowest `number` values, in the order rolled."""
    ranked = sorted(range(len(values)), key=lambda at: values[at], reverse=highest)
    chosen = sorted(ranked[:number])
    return [values[at] for at in chosen]
