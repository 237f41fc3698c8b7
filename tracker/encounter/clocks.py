"""A count on a row without hit points: a timer that runs by itself, or a counter moved by hand.

It ticks once a round at most and remembers in which round that was, so that no way through the
order (back, goto, a line stepped over) counts a round twice.
"""

from tracker.encounter.values import value


@value
class Clock:
    """What it shows, where it is full, and what moves it."""

    now: int
    goal: int = 0
    """0 of a timer; 0 of a counter: it has none."""
    step: int = 0
    """What a tick adds: -1 for a timer; 0 for what only the DM moves."""
    at: str = ""
    """When it ticks: `round` (as one begins), `count` (at its own place), `start` or `end`."""
    who: str = ""
    """Combatant id at the start or end of whose turn it ticks."""
    ticked: int = 0
    """Round of its last tick."""

    @property
    def full(self) -> bool:
        """Whether it has come where it was to come."""
        if self.step < 0:
            return self.now <= self.goal
        return 0 < self.goal <= self.now
