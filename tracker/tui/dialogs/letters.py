"""Finding one of several by typing: letters add up until one pauses, and none of them guesses.

What fits nothing leaves the choice where it was and is said, so that no typing error picks another.
"""

from collections.abc import Sequence

from tracker.tui.plain import plain

Labels = Sequence[tuple[str, ...]]
"""Value and label of each, and behind them what is against it, if anything is."""
BETWEEN, FEATURE = "  ", " · "
"""In a label: between handle and name, and before what tells twins apart."""
PAUSE = 1.2
"""Seconds after which letters begin a new word."""


class Letters:
    """What was typed so far, and where the choice stood before."""

    __slots__ = ("_before", "_last", "missed", "text")

    def __init__(self) -> None:
        self.text = ""
        self.missed = False
        """Whether it fits nothing."""
        self._before = 0
        self._last = float("-inf")

    def clear(self) -> None:
        """Nothing typed."""
        self.text, self.missed = "", False

    def leave(self) -> None:
        """The focus comes or goes: what fits nothing is still said, and letters begin a new word."""
        self._last = float("-inf")
        if not self.missed:
            self.clear()

    def turn_to(self, index: int) -> None:
        """There are other labels, and the choice stands there now."""
        self._before = index
        if not self.missed:
            self.clear()

    def add(self, character: str, labels: Labels, index: int, at: float) -> int:
        """The place the choice goes to; values and labels are what can be meant.

        `at` is when it was typed: a busy machine hands letters out late, and they still add up.
        """
        if at - self._last > PAUSE:
            self.clear()
        if not self.text:
            self._before = index
        self._last = at
        return self._take(self.text + character.casefold(), labels)

    def rub_out(self, labels: Labels, index: int, at: float) -> int:
        """One letter less."""
        if not self.text:
            return index
        self._last = at
        return self._take(self.text[:-1], labels)

    def hand_on(self, character: str, labels: Labels, index: int, at: float) -> tuple[str, int]:
        """Digits that fit nothing here, and the place without them; no digits where it fits.

        The first of them may have been taken for a choice. What was missed before stays so.
        """
        text = self.text if self.missed or at - self._last <= PAUSE else ""
        if not character.isdecimal() or _place(text + character, labels) >= 0:
            return "", index
        if self.missed:
            return character, index
        self.clear()
        return (text + character, self._before) if text.isdecimal() else (character, index)

    def _take(self, text: str, labels: Labels) -> int:
        place = _place(text, labels) if text else self._before
        self.text, self.missed = text, place < 0
        return self._before if place < 0 else place


def _place(text: str, labels: Labels) -> int:
    """The first that begins with it, or has a word that does; -1 for none.

    What something is against is found by its whole name or handle alone, and last.
    """
    named = [(number, one[0], plain(one[1]).casefold()) for number, one in enumerate(labels)]
    barred = {number for number, one in enumerate(labels) if any(one[2:])}
    for number, value, known in named:
        begins = known.startswith(text) or f" {text}" in f" {known}" or value == text
        if begins and number not in barred:
            return number
    whole = (number for number, value, known in named if text in (value, *_names(known)))
    return next(whole, -1)


def _names(label: str) -> tuple[str, ...]:
    """`gc  Goblin C · one eye`: the handle, the name."""
    handle, _, rest = label.partition(BETWEEN)
    return tuple(one.partition(FEATURE)[0] for one in (handle, rest) if one)
