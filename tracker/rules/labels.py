"""Letters that tell twins apart (TRACK-11), and the row of hit points of each (TRACK-12)."""

from collections.abc import Iterable

_LETTERS = 26


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


def extended(trail: tuple[int, ...], hp: int) -> tuple[int, ...]:
    """The trail with a new value; what changed nothing adds nothing."""
    return trail if trail and trail[-1] == hp else (*trail, hp)
