"""Where the DM is while typing a line: among earlier lines, or among the ways to go on.

Plain values without a screen: what was typed by hand is never lost, and comes back when one turns
back from what was chosen.
"""

from collections.abc import Sequence

from tracker.shorthand.request import Completion

LINE = "line"
"""Kind of a way to go on that is a whole line."""


class Past:
    """A walk through earlier lines: those that start with what was typed, newest first."""

    def __init__(self, lines: Sequence[str]) -> None:
        self._lines = tuple(dict.fromkeys(reversed(lines)))
        self._begun: str | None = None
        """What was typed when the walk began; None: nobody walks."""
        self._fitting: tuple[str, ...] = ()
        self._back = 0

    def older(self, typed: str) -> str:
        """The line before; the oldest one again at the end."""
        return self._step(typed, 1)

    def newer(self, typed: str) -> str:
        """The line after, and at last what was typed."""
        return self._step(typed, -1)

    def stop(self) -> None:
        """Something was typed: the next walk begins there."""
        self._begun = None

    def _step(self, typed: str, by: int) -> str:
        if self._begun is None:
            self._begun, self._back = typed, 0
            start = typed.strip().casefold()
            fits = (one for one in self._lines if one.casefold().startswith(start))
            self._fitting = tuple(one for one in fits if one != typed)
        self._back = max(0, min(len(self._fitting), self._back + by))
        return self._fitting[self._back - 1] if self._back else self._begun

    def search(self, text: str, most: int) -> tuple[str, ...]:
        """Lines with all these words in them, newest first."""
        words = text.casefold().split()
        fits = (one for one in self._lines if all(word in one.casefold() for word in words))
        return tuple(line for line, _ in zip(fits, range(most), strict=False))


class Ways:
    """The ways to go on, and which of them stands in the line."""

    def __init__(self) -> None:
        self.offers: tuple[Completion, ...] = ()
        self.chosen = -1
        """None is chosen: the line is as it was typed."""
        self._typed = ""

    @property
    def turning(self) -> bool:
        """Whether one of them stands in the line for the moment."""
        return self.chosen >= 0

    def offer(self, typed: str, offers: Sequence[Completion]) -> None:
        """Other ones, for a line that was typed."""
        self.offers, self.chosen, self._typed = tuple(offers), -1, typed

    def turn(self, by: int) -> str:
        """The line with the next of them; with one alone it is settled, a blank behind it."""
        self.chosen = (self.chosen + by) % len(self.offers) if self.turning else min(0, by)
        self.chosen %= len(self.offers)
        return self.line(self.chosen)

    def line(self, place: int) -> str:
        """The line with one of them in it."""
        one = self.offers[place]
        open_ended = one.text.endswith(("=", "+")) or one.kind == LINE
        behind = " " if len(self.offers) == 1 and not open_ended else ""
        return f"{self._typed[: one.start]}{one.text}{behind}"

    def back(self) -> str:
        """What was typed; nothing is chosen any more."""
        self.chosen = -1
        return self._typed

    def ghost(self) -> str:
        """What is missing of the first of them, where it goes on like what is typed."""
        if not self.offers or self.turning:
            return ""
        first = self.offers[0]
        begun = self._typed[first.start :]
        fits = bool(begun) and first.text.casefold().startswith(begun.casefold())
        return first.text[len(begun) :] if fits else ""
