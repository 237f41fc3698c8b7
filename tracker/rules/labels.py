"""Letters that tell twins apart (TRACK-11), and the row of hit points of each (TRACK-12)."""

from collections.abc import Iterable
from typing import NamedTuple

_LETTERS = 26


class Labelled(NamedTuple):
    """A creature's name and its label; no label while it is alone."""

    name: str
    label: str = ""

    @property
    def full(self) -> str:
        """Name and label as one."""
        return f"{self.name} {self.label}" if self.label else self.name


def letters(number: int) -> str:
    """A for 0, Z for 25, AA for 26."""
    text = ""
    number += 1
    while number:
        number, place = divmod(number - 1, _LETTERS)
        text = chr(ord("A") + place) + text
    return text


def number(label: str) -> int:
    """The place of a label, or -1 for what is none (`scar`, `é`)."""
    value = 0
    for letter in label:
        if not "A" <= letter <= "Z":
            return -1
        value = value * _LETTERS + ord(letter) - ord("A") + 1
    return value - 1


def following(used: Iterable[str], count: int = 1) -> tuple[str, ...]:
    """The next labels; one that was ever used in the fight never comes again."""
    start = max((number(label) for label in used), default=-1) + 1
    return tuple(letters(start + more) for more in range(count))


def added(entries: tuple[Labelled, ...], name: str, count: int) -> tuple[Labelled, ...]:
    """More creatures of a name: a single one has no letter, the second makes the first A."""
    same = [entry.label for entry in entries if entry.name == name]
    if not same and count == 1:
        return (*entries, Labelled(name))
    used = same
    if "" in same:
        first = following(label for label in same if label)[0]
        entries = tuple(
            Labelled(name, first) if entry == (name, "") else entry for entry in entries
        )
        used = [label or first for label in same]
    return entries + tuple(Labelled(name, label) for label in following(used, count))


def extended(trail: tuple[int, ...], hp: int) -> tuple[int, ...]:
    """The trail with a new value; what changed nothing adds nothing."""
    return trail if trail and trail[-1] == hp else (*trail, hp)
