"""From text to an expression, refusing what is no dice with the place where it went wrong.

One pass by hand over the signs: no backtracking, and brackets nest only so deep, so that no text
hangs or exhausts the stack.
"""

from functools import lru_cache

from tracker.rules.dice.expression import (
    KEEPING,
    LARGEST,
    LEAST_SIDES,
    MOST_DICE,
    MOST_SIDES,
    REROLLING,
    DiceError,
    Expression,
    Node,
    Number,
    Operation,
    Pool,
    Product,
    Sum,
    bounds,
    expression,
)

LONGEST = 4000
DEEPEST = 30
MOST_OPERATIONS = 8
"""On one pool of dice."""
MOST_DIGITS = 9

_DASHES = "\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63"
_FOLDED = str.maketrans(
    dict.fromkeys(_DASHES, "-")
    | {chr(code): chr(code - 0xFEE0) for code in range(0xFF01, 0xFF5F)}
    | {"\u00d7": "*", "\u00f7": "/", "\u3000": " ", "\u00a0": " ", "\u2044": "/", "\u2215": "/"}
    | dict.fromkeys("DкКдД", "d")
)
_DIGITS = "0123456789"
_OPERATIONS = (*KEEPING, *REROLLING, "mi", "ma")


@lru_cache(maxsize=4096)
def parse(text: str) -> Expression:
    """Read an expression such as `2d6+3`, `4d6kh3` or `(8d6)/2`; raises `DiceError`."""
    if len(text) > LONGEST:
        raise DiceError("dice-too-long", LONGEST, most=LONGEST)
    return _Reader(text.translate(_FOLDED)).whole()


class _Reader:
    """The place reached in the text, and what has been counted on the way."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.depth = 0
        self.dice = 0

    def whole(self) -> Expression:
        root = self.sum()
        if self.peek():
            raise DiceError("dice-unexpected", self.at, sign=self.text[self.at])
        return expression(root)

    def peek(self) -> str:
        """The next sign that is no space, in lower case; empty at the end."""
        while self.at < len(self.text) and self.text[self.at].isspace():
            self.at += 1
        return self.text[self.at].lower() if self.at < len(self.text) else ""

    def sum(self) -> Node:
        start = self.at
        terms = [(self.sign(), self.product())]
        while self.peek() in ("+", "-"):
            terms.append((self.sign(), self.product()))
        if len(terms) == 1 and terms[0][0] > 0:
            return terms[0][1]
        return self.bounded(Sum(tuple(terms)), start)

    def sign(self) -> int:
        """Any run of plus and minus signs."""
        sign = 1
        while self.peek() in ("+", "-"):
            if self.text[self.at] == "-":
                sign = -sign
            self.at += 1
        return sign

    def product(self) -> Node:
        start = self.at
        first = self.atom()
        rest: list[tuple[str, Node]] = []
        while (operator := self.peek()) in ("*", "/"):
            where = self.at
            self.at += 1
            sign = self.sign()
            factor = self.atom()
            if sign < 0:
                factor = Sum(((-1, factor),))
            low, high = bounds(factor)
            if operator == "/" and low <= 0 <= high:
                raise DiceError("dice-division-by-zero", where)
            rest.append((operator, factor))
        return self.bounded(Product(first, tuple(rest)), start) if rest else first

    def bounded(self, node: Node, start: int) -> Node:
        low, high = bounds(node)
        if low < -LARGEST or high > LARGEST:
            raise DiceError("dice-too-large", start, most=LARGEST)
        return node

    def atom(self) -> Node:
        sign = self.peek()
        if sign == "(":
            return self.bracket()
        if sign == "d":
            return self.pool(1, self.at)
        if sign and sign in _DIGITS:
            start = self.at
            number = self.number()
            return self.pool(number, start) if self.peek() == "d" else Number(number)
        if not sign:
            raise DiceError("dice-ends-early", self.at)
        raise DiceError("dice-unexpected", self.at, sign=self.text[self.at])

    def bracket(self) -> Node:
        self.depth += 1
        if self.depth > DEEPEST:
            raise DiceError("dice-too-deep", self.at, most=DEEPEST)
        self.at += 1
        inside = self.sum()
        if self.peek() != ")":
            raise DiceError("dice-bracket-open", self.at)
        self.at += 1
        self.depth -= 1
        return inside

    def number(self) -> int:
        start = self.at
        while self.at < len(self.text) and self.text[self.at] in _DIGITS:
            self.at += 1
        if self.at == start:
            raise DiceError("dice-number-missing", start)
        if self.at - start > MOST_DIGITS:
            raise DiceError("dice-too-large", start, most=LARGEST)
        return int(self.text[start : self.at])

    def pool(self, count: int, start: int) -> Pool:
        self.at += 1
        if self.peek() == "%":
            self.at += 1
            sides = 100
        else:
            sides = self.number()
        self.dice += count
        if count < 1 or self.dice > MOST_DICE:
            raise DiceError("dice-count", start, most=MOST_DICE)
        if not LEAST_SIDES <= sides <= MOST_SIDES:
            raise DiceError("dice-sides", start, least=LEAST_SIDES, most=MOST_SIDES)
        operations: list[Operation] = []
        while (found := self.operation(sides)) is not None:
            operations.append(found)
            if len(operations) > MOST_OPERATIONS:
                raise DiceError("dice-operations", start, most=MOST_OPERATIONS)
        return Pool(count, sides, tuple(operations))

    def operation(self, sides: int) -> Operation | None:
        self.peek()
        start = self.at
        rest = self.text[start : start + 2].lower()
        kind = next((each for each in _OPERATIONS if rest.startswith(each)), "")
        if not kind:
            return None
        self.at += len(kind)
        sign = "="
        if kind in REROLLING and self.peek() in ("<", ">", "="):
            sign = self.text[self.at]
            self.at += 1
        following = self.peek()
        if kind in KEEPING and not (following and following in _DIGITS):
            return Operation(kind, 1)
        operation = Operation(kind, self.number(), sign)
        if kind in KEEPING and operation.number < 1:
            raise DiceError("dice-keep", start)
        if kind in ("rr", "e") and all(operation.picks(face) for face in range(1, sides + 1)):
            raise DiceError("dice-endless", start)
        return operation
