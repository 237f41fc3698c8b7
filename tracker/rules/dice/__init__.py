"""Dice: what was written, what it can be, and what was rolled.

Text becomes an `Expression` once (cached); everything else works on that value.
"""

from tracker.rules.chance import Chance
from tracker.rules.dice.expression import DiceError, Expression, doubled, only_dice
from tracker.rules.dice.odds import Odds, average, chance_at_least, distribution
from tracker.rules.dice.reading import parse
from tracker.rules.dice.rolling import Rolled, roll

__all__ = [
    "Chance",
    "DiceError",
    "Expression",
    "Odds",
    "Rolled",
    "average",
    "chance_at_least",
    "distribution",
    "doubled",
    "maximum",
    "minimum",
    "only_dice",
    "parse",
    "roll",
]


def minimum(expression: Expression) -> int:
    """The smallest total that can come up."""
    return expression.lowest


def maximum(expression: Expression) -> int:
    """The largest total that can come up (dice that explode stop at 1,000)."""
    return expression.highest
