"""Chance that gives the dice known already first, and remembers all it gave."""

from tracker.rules.chance import Chance


class Drawing:
    """Known dice, then rolled ones."""

    def __init__(self, known: tuple[int, ...], chance: Chance) -> None:
        self.known = list(known)
        self.chance = chance
        self.drawn: list[int] = []

    def randint(self, low: int, high: int, /) -> int:
        """The next known number, else a rolled one."""
        number = self.known.pop(0) if self.known else self.chance.randint(low, high)
        self.drawn.append(number)
        return number


class Falling(Drawing):
    """Dice known already, as they are used up; the chance moves on all the same.

    So whatever is rolled behind them sees the dice it saw when nothing was known.
    """

    def __init__(self, known: list[int], chance: Chance) -> None:
        super().__init__((), chance)
        self.known = known

    def randint(self, low: int, high: int, /) -> int:
        """The next known number in place of the rolled one."""
        rolled = self.chance.randint(low, high)
        number = self.known.pop(0) if self.known else rolled
        self.drawn.append(number)
        return number


class Keyed(Drawing):
    """The dice of one question: another that comes up inside it keeps its own."""
