"""Which reading holds where the sources are silent: one field for each, by default the catalogue's.

Like an edition this is handed to whatever rule has two sensible readings; a field changes its own
rule and no other.
"""

from typing import Literal, NamedTuple

StackTie = Literal["later", "recent"]


class Rulings(NamedTuple):
    """The readings by the names they have as options."""

    equal_stealth_noticed: bool = True
    """Stealth equal to passive Perception is noticed (SURP-01)."""
    absorbed_concentration: bool = True
    """Damage that temporary hit points absorb still asks for a concentration save (THP-01)."""
    absorbed_failure: bool = False
    """Damage they absorb at 0 hit points is a death save failure all the same (THP-04)."""
    ko_prevents_massive: bool = True
    """Whoever is knocked out does not die of massive damage (KO-01)."""
    reduction_first: bool = False
    """A flat reduction comes before the half of a save (DMG-06)."""
    critical_riders: bool = False
    """Damage behind a save of its own is doubled on a critical hit too (CRIT-02)."""
    newcomer_first: bool = False
    """A newcomer goes before the line of equal initiative that is there (INIT-08)."""
    seen_invisible: bool = True
    """Whoever perceives the invisible takes the benefits of its attacks away (COND-10)."""
    stack_tie: StackTie = "later"
    """Of equally strong effects the later-ending one works, or the most recent (STACK-01)."""


BY_DEFAULT = Rulings()
NAMES = Rulings._fields
