"""Where numbers come from when the program rolls: a protocol, so that the rules own no randomness."""

from typing import Protocol


class Chance(Protocol):
    """Anything that draws whole numbers; `random.Random` does, and so does a list of typed dice."""

    def randint(self, a: int, b: int, /) -> int:
        """A number from `a` to `b`, both included."""
        ...
