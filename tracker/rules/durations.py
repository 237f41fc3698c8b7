"""How long something lasts: an end is the start or end of one line's turn in one round (COND-02).

Ends hang on turns and never on counters, so that going back and forth cannot miscount. A line that
left the order keeps its place as an anchor; whoever walks the order passes that place too.
"""

from collections.abc import Iterable
from typing import Literal, NamedTuple

At = Literal["start", "end"]
Position = Literal["before", "now", "after"]
"""Where a line is with its turn of this round: still to come, under way, over."""

ROUNDS_A_MINUTE = 10
ROUNDS_AN_HOUR = 600
SECONDS_A_ROUND = 6


class Moment(NamedTuple):
    """The start or end of a line's turn in a round."""

    round: int
    anchor: str
    """Line id."""
    at: At = "start"


End = Moment
"""The moment at which something is over."""


class Instance(NamedTuple):
    """One source's hold of a condition (COND-01)."""

    name: str
    source: str = ""
    end: End | None = None
    """Nothing: until removed, saved against, or its concentration ends."""
    concentration_of: str = ""


class Added(NamedTuple):
    """Instances after one more; `refused` holds what an immunity kept out."""

    instances: tuple[Instance, ...]
    refused: tuple[str, ...]


def after_rounds(rounds: int, round_number: int, anchor: str) -> End:
    """`for N rounds`: the start of the anchor's turn N rounds later."""
    return Moment(round_number + rounds, anchor, "start")


def after_minutes(minutes: int, round_number: int, anchor: str) -> End:
    """Ten rounds a minute (INIT-10)."""
    return after_rounds(minutes * ROUNDS_A_MINUTE, round_number, anchor)


def seconds(round_number: int) -> int:
    """Since the fight began, at the start of that round (INIT-10)."""
    return SECONDS_A_ROUND * max(0, round_number - 1)


def next_turn(
    at: At, round_number: int, anchor: str, position: Position, *, this_turn: bool = False
) -> End:
    """`until start|end of` the anchor's next turn; `this_turn`: a turn under way counts as it."""
    comes = position == "before" or (position == "now" and this_turn and at == "end")
    return Moment(round_number if comes else round_number + 1, anchor, at)


def is_due(end: End, moment: Moment) -> bool:
    """Whether something is over once this moment is reached."""
    if end.anchor != moment.anchor:
        return False
    if end.round != moment.round:
        return end.round < moment.round
    return end.at == "start" or moment.at == "end"


def rounds_left(end: End, round_number: int, position: Position) -> int:
    """Turn starts of the anchor until it is over, for the screen; 0 is within this round."""
    passed = end.round - round_number
    return max(0, passed + 1 if position == "before" and end.at == "start" else passed)


def add(
    instances: Iterable[Instance], names: Iterable[str], like: Instance, immune: frozenset[str]
) -> Added:
    """Set conditions as `like`; what outlasts its cause (prone) comes without end or source.

    Immunity to the condition keeps out what would come with it (COND-03).
    """
    kept = list(instances)
    if like.name in immune:
        return Added(tuple(kept), (like.name,))
    refused: list[str] = []
    for name in names:
        if name in immune:
            refused.append(name)
        elif name == like.name:
            kept.append(like)
        else:
            kept.append(Instance(name))
    return Added(tuple(kept), tuple(refused))


def without_name(instances: Iterable[Instance], name: str) -> tuple[Instance, ...]:
    """Removing the condition removes every instance."""
    return tuple(each for each in instances if each.name != name)


def without_source(instances: Iterable[Instance], source: str) -> tuple[Instance, ...]:
    """Ending one source leaves the others."""
    return tuple(each for each in instances if each.source != source)


def without_concentration(instances: Iterable[Instance], of: str) -> tuple[Instance, ...]:
    """What a concentration held stops everywhere (CONC-05)."""
    return tuple(each for each in instances if each.concentration_of != of)


def at_moment(instances: Iterable[Instance], moment: Moment) -> tuple[Instance, ...]:
    """What goes on after this moment."""
    return tuple(each for each in instances if each.end is None or not is_due(each.end, moment))


def names(instances: Iterable[Instance]) -> tuple[str, ...]:
    """Each condition once, by name."""
    return tuple(sorted({each.name for each in instances}))
