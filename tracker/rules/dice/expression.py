"""The shape of a dice expression.

Sums and products are flat lists, so that only brackets nest; their depth is bounded when reading,
and no walk over an expression can run out of stack.
"""

from functools import lru_cache
from typing import NamedTuple

MOST_DICE = 1000
LEAST_SIDES = 2
MOST_SIDES = 1000
LARGEST = 999_999_999
"""No total may leave -LARGEST..LARGEST."""

KEEPING = ("kh", "kl", "dh", "dl")
REROLLING = ("ro", "rr", "e")


class DiceError(ValueError):
    """A text that is no dice expression: `key` says why, `position` where (0 is the first sign)."""

    def __init__(self, key: str, position: int, **params: int | str) -> None:
        super().__init__(key)
        self.key = key
        self.position = position
        self.params = params


class Operation(NamedTuple):
    """One thing done to a pool of dice, in the order written."""

    kind: str
    """`kh kl dh dl` keep or drop; `ro rr e` reroll once, reroll, explode; `mi ma` bounds."""
    number: int
    sign: str = "="
    """For `ro rr e`: which faces are meant, `=`, `<` or `>` the number."""

    def picks(self, face: int) -> bool:
        """Whether this face is rerolled or explodes."""
        if self.sign == "<":
            return face < self.number
        if self.sign == ">":
            return face > self.number
        return face == self.number


class Number(NamedTuple):
    """A number that stands there."""

    value: int


class Pool(NamedTuple):
    """`dice` of so many `sides`, and what is done to them."""

    dice: int
    sides: int
    operations: tuple[Operation, ...] = ()


class Sum(NamedTuple):
    """Terms with their signs, +1 or -1."""

    terms: tuple[tuple[int, "Node"], ...]


class Product(NamedTuple):
    """The first factor and what multiplies (`*`) or divides (`/`) it, from left to right."""

    first: "Node"
    rest: tuple[tuple[str, "Node"], ...]


Node = Number | Pool | Sum | Product


class Expression(NamedTuple):
    """A dice expression and what is known about it before any roll."""

    text: str
    """In one spelling, whatever was typed."""
    root: Node
    lowest: int
    highest: int
    pools: tuple[tuple[int, int, int], ...]
    """Sign, count and sides of each pool, when the expression is a plain sum; else empty."""
    constant: int
    plain: bool
    """A sum of unmodified dice and a number: the quick way to roll applies."""


def spelled(node: Node) -> str:
    """The one spelling of an expression."""
    match node:
        case Number(value):
            return str(value)
        case Pool(dice, sides, operations):
            return f"{dice}d{sides}" + "".join(_spelled_operation(each) for each in operations)
        case Sum(terms):
            text = "".join(("-" if sign < 0 else "+") + _inside(part) for sign, part in terms)
            return text.removeprefix("+")
        case Product(first, rest):
            return _inside(first) + "".join(sign + _inside(part) for sign, part in rest)


def _inside(node: Node) -> str:
    text = spelled(node)
    return f"({text})" if isinstance(node, Sum | Product) else text


def _spelled_operation(operation: Operation) -> str:
    sign = operation.sign if operation.sign != "=" else ""
    return f"{operation.kind}{sign}{operation.number}"


def bounds(node: Node) -> tuple[int, int]:
    """Smallest and largest total."""
    match node:
        case Number(value):
            return value, value
        case Pool():
            return _pool_bounds(node)
        case Sum(terms):
            low = high = 0
            for sign, part in terms:
                least, most = bounds(part)
                low, high = (low + least, high + most) if sign > 0 else (low - most, high - least)
            return low, high
        case Product(first, rest):
            low, high = bounds(first)
            for operator, part in rest:
                least, most = bounds(part)
                corners = [
                    a * b if operator == "*" else a // b for a in (low, high) for b in (least, most)
                ]
                low, high = min(corners), max(corners)
            return low, high


def _pool_bounds(pool: Pool) -> tuple[int, int]:
    low, high, least, most = 1, pool.sides, pool.dice, pool.dice
    for operation in pool.operations:
        number = operation.number
        match operation.kind:
            case "kh" | "kl":
                least, most = min(least, number), min(most, number)
            case "dh" | "dl":
                least, most = max(0, least - number), max(0, most - number)
            case "mi":
                low, high = max(low, number), max(high, number)
            case "ma":
                low, high = min(low, number), min(high, number)
            case "rr":
                kept = [face for face in range(1, pool.sides + 1) if not operation.picks(face)]
                low, high = kept[0], kept[-1]
            case "e":
                low, high, most = min(low, 1), max(high, pool.sides), MOST_DICE
            case _:
                low, high = min(low, 1), max(high, pool.sides)
    return least * low, most * high


def expression(root: Node) -> Expression:
    """Wrap a tree with its spelling, bounds and quick form."""
    low, high = bounds(root)
    terms = root.terms if isinstance(root, Sum) else ((1, root),)
    pools: list[tuple[int, int, int]] = []
    constant = 0
    plain = True
    for sign, part in terms:
        if isinstance(part, Number):
            constant += sign * part.value
        elif isinstance(part, Pool) and not part.operations:
            pools.append((sign, part.dice, part.sides))
        else:
            plain = False
    return Expression(spelled(root), root, low, high, tuple(pools), constant, plain)


@lru_cache(maxsize=1024)
def doubled(whole: Expression) -> Expression:
    """Every die once more, modifiers once (CRIT-01, CRIT-03)."""
    return expression(_doubled(whole.root))


def _doubled(node: Node) -> Node:
    match node:
        case Number():
            return node
        case Pool(dice, sides, operations):
            if any(each.kind in KEEPING for each in operations):
                return Sum(((1, node), (1, node)))
            return Pool(dice * 2, sides, operations)
        case Sum(terms):
            return Sum(tuple((sign, _doubled(part)) for sign, part in terms))
        case Product(first, rest):
            return Product(_doubled(first), tuple((sign, _doubled(part)) for sign, part in rest))


@lru_cache(maxsize=1024)
def only_dice(whole: Expression) -> Expression:
    """The dice without what is added to them; 0 if there are none (MCRIT-01)."""
    return expression(_only_dice(whole.root))


def has_dice(node: Node) -> bool:
    """Whether anything in it is rolled."""
    match node:
        case Number():
            return False
        case Pool():
            return True
        case Sum(terms):
            return any(has_dice(part) for _, part in terms)
        case Product(first, rest):
            return has_dice(first) or any(has_dice(part) for _, part in rest)


def _only_dice(node: Node) -> Node:
    if not has_dice(node):
        return Number(0)
    match node:
        case Sum(terms):
            rolled = tuple((sign, _only_dice(part)) for sign, part in terms if has_dice(part))
            return rolled[0][1] if len(rolled) == 1 and rolled[0][0] > 0 else Sum(rolled)
        case Product(first, rest):
            return Product(
                _only_dice(first) if has_dice(first) else first,
                tuple((sign, _only_dice(part) if has_dice(part) else part) for sign, part in rest),
            )
        case _:
            return node
