"""How long something lasts: an end is the start or end of one line's turn in one round (COND-02).

Ends hang on turns and never on counters, so that going back and forth cannot miscount. A line that
left the order keeps its place as an anchor; whoever walks the order passes that place too.
"""

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


def after_rounds(rounds: int, round_number: int, anchor: str) -> End:
    """`for N rounds`: the start of the anchor's turn N rounds later."""
    return Moment(round_number + rounds, anchor, "start")


def after_minutes(minutes: int, round_number: int, anchor: str) -> End:
    """Ten rounds a minute (INIT-10)."""
    return after_rounds(minutes * ROUNDS_A_MINUTE, round_number, anchor)


def seconds(round_number: int) -> int:
    """Since the fight began, at the start of that round (INIT-10)."""
    return SECONDS_A_ROUND * max(0, round_number - 1)


def next_turn(at: At, round_number: int, anchor: str, position: Position) -> End:
    """`until start|end of` the anchor's next turn: the next one that has not begun yet."""
    return Moment(round_number if position == "before" else round_number + 1, anchor, at)


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
