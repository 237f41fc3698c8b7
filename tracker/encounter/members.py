"""What lasts of a party's member from fight to fight, as its file has it.

Ends are counted in rounds that are left, since the next fight begins its own count. What a turn, a
hold or a concentration keeps up does not last; neither does what a rule puts back by itself.
"""

from tracker.encounter.effects import Effect, Until
from tracker.encounter.passages import Id
from tracker.encounter.values import value
from tracker.rules.words import LifeState


@value
class Member:
    """One member with everything that its file keeps of a fight."""

    who: Id
    name: str
    """In the party's file."""
    hp: int
    temp_hp: int = 0
    max_hp_change: int = 0
    state: LifeState = "up"
    exhaustion: int = 0
    used: tuple[tuple[str, int], ...] = ()
    """Of limited things, slots and hit dice: how often each was used, by name."""
    conditions: tuple[str, ...] = ()
    """Those that lie on it until somebody takes them off."""
    effects: tuple[Effect, ...] = ()
    """Named effects and conditions with more to them; `until.round` counts rounds that are left."""
    max_hp: int = 0
    """Its own maximum: said in the file where the bestiary alone decided it so far."""


def left(rounds: int) -> Until:
    """The end of what lasts so many rounds more, whenever the next fight begins."""
    return Until(rounds, "", "start")
