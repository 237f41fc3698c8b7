"""What players may be told of a fight, as rules on plain values (TRACK-01..03, 06, 09, 10).

Nothing here looks at more of a line than is needed to decide about it.
"""

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

HealthWord = Literal["no-clear-wounds", "unhurt", "hurt", "bloodied", "nearly-down", "down"]
Reveal = Literal["at-once", "first-turn"]


class Line(NamedTuple):
    """A line of the order as far as the marker needs it, highest first."""

    id: str
    visible: bool = True
    skipped: bool = False
    """Dead: stays listed, but is never now or next."""


class Marker(NamedTuple):
    """The lines players see marked; empty when there is none."""

    now: str
    next: str


def is_visible(*, character: bool, hidden: bool, turns_started: int, reveal: Reveal) -> bool:
    """Whether a line stands on the players' list (TRACK-01, TRACK-03)."""
    if hidden:
        return False
    return character or reveal == "at-once" or turns_started > 0


def marker(lines: Sequence[Line], active: str) -> Marker:
    """Now and next for players: while a hidden line acts, the visible one before it (TRACK-02)."""
    place = next((at for at, line in enumerate(lines) if line.id == active), -1)
    if place < 0:
        return Marker("", "")
    count = len(lines)
    now = "" if not _shown(lines[place], active) else active
    for step in range(1, count):
        if now:
            break
        line = lines[(place - step) % count]
        now = line.id if _shown(line, active) else ""
    following = ""
    for step in range(1, count + 1):
        line = lines[(place + step) % count]
        if line.visible and not line.skipped:
            following = line.id
            break
    return Marker(now, following)


def _shown(line: Line, active: str) -> bool:
    return line.visible and (not line.skipped or line.id == active)


def health_word(hp: int, max_hp: int, *, five: bool = False) -> HealthWord:
    """How hurt it looks (TRACK-10); temporary hit points do not count.

    `five` is the finer set of words: the exact half is bloodied in both.
    """
    if hp <= 0:
        return "down"
    if five and hp * 10 <= max_hp:
        return "nearly-down"
    if is_bloodied(hp, max_hp):
        return "bloodied"
    if not five:
        return "no-clear-wounds"
    return "unhurt" if hp >= max_hp else "hurt"


def is_bloodied(hp: int, max_hp: int) -> bool:
    """Half or fewer, the exact half too; a state of its own by the newer wording (TRACK-10)."""
    return hp * 2 <= max_hp


def shown_conditions(held: Iterable[tuple[str, bool]]) -> tuple[str, ...]:
    """Conditions players may know about, each once, of those held and whether they are secret (TRACK-13)."""
    return tuple(dict.fromkeys(name for name, secret in held if not secret))
