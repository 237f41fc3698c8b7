"""What a creature may turn into: forms it wears over its own shape, and phases kept ready for it.

While a form is worn the creature's block, maximum and hit points are those of the form, so that
every number reads it; what lies beneath waits in the stack, the true shape at its bottom.
"""

from tracker.encounter.values import value

WILD = "wild"
"""Keeps the mind, and the better saves and skills; ends in a faint."""
POLYMORPH = "polymorph"
"""Another creature in all but its story."""
STAYS = "stays"
"""A change for good: at 0 hit points nothing lies beneath it any more."""
KINDS = (WILD, POLYMORPH, STAYS)

CAUSE = "form"
"""Cause of the effect that stands for a form: it carries its end and its concentration."""


@value
class Form:
    """One form that is worn, and what lies beneath it."""

    name: str
    kind: str = POLYMORPH
    """One of `KINDS`."""
    effect: int = 0
    """Id of the effect on the bearer that stands for it; 0 for none."""
    block: str = ""
    """Of the shape beneath, a key of the encounter's `kinds`."""
    max_hp: int = 0
    """Of the shape beneath, like all that follow."""
    max_hp_change: int = 0
    hp: int = 0
    hp_trail: tuple[int, ...] = ()


@value
class Phase:
    """What a creature does once when its hit points come down to a mark."""

    id: int
    name: str
    at: int
    """Hit points, or a share of the maximum in hundredths."""
    percent: bool = False
    form: str = ""
    """The stat block it goes on with, a key of the encounter's `kinds`; empty for its own."""
    heal: str = ""
    """Hit points regained: a number, dice, or `full`."""
    legendary: bool = False
    """Legendary actions and resistance are fresh again."""
    text: str = ""
    """What the DM is told."""
    reached: bool = False

    @property
    def mark(self) -> str:
        """`hp<=50%`, as typed."""
        return f"hp<={self.at}{'%' if self.percent else ''}"

    def is_due(self, hp: int, maximum: int) -> bool:
        """Whether the mark is reached now, for the first time."""
        low = hp * 100 <= self.at * maximum if self.percent else hp <= self.at
        return low and not self.reached


@value
class Guise:
    """The shape of a creature and what is kept ready for it, as the passing of a turn found it."""

    block: str
    max_hp: int
    max_hp_change: int
    forms: tuple[Form, ...] = ()
    phases: tuple[Phase, ...] = ()
