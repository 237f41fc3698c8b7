"""Which wordings of the 2024 edition hold: one flag each, all off by default, free to be combined.

A flag changes its own rule and no other, so that a table can take over what it likes. `2014` is
the absence of flags; whoever asks a rule without an edition gets that.
"""

from collections.abc import Iterable
from typing import NamedTuple


class Edition(NamedTuple):
    """The flags by the names they have as options."""

    surprise_2024: bool = False
    """Surprise is no more than disadvantage on initiative."""
    initiative_2024: bool = False
    """Initiative suffers from incapacity and gains from invisibility."""
    incapacitated_2024: bool = False
    """Incapacity blocks speech too; the stunned may still move."""
    exhaustion_2024: bool = False
    """Each level takes 2 from every d20 roll and 5 feet from the speed."""
    grapple_2024: bool = False
    """Grapple and shove are resisted by a save against a DC."""
    hide_2024: bool = False
    """Hide is a check against DC 15 that makes invisible."""
    invisible_2024: bool = False
    """Whoever sees the invisible takes its benefits away; so it is here without the flag too."""
    knockout_2024: bool = False
    """A knock-out leaves 1 hit point."""
    bloodied_2024: bool = False
    """Bloodied is a state other rules may look at."""
    concentration_2024: bool = False
    """The DC of a concentration save stops at 30."""
    pass_2024: bool = False
    """Who may be passed, and at which price."""
    prone_2024: bool = False
    """No dropping prone at speed 0."""
    mount_2024: bool = False
    """The rider saves when the mount falls, too."""
    underwater_2024: bool = False
    """Piercing weapons are free, ranged ones never are."""
    opportunity_2024: bool = False
    """Any visible creature provokes."""
    help_2024: bool = False
    """Help with a check needs a fitting proficiency."""
    twf_2024: bool = False
    """The extra attack hangs on the light property alone."""
    potion_2024: bool = False
    """A healing potion is drunk as a bonus action."""
    actions_2024: bool = False
    """Magic, Utilize, Influence and Study."""


OF_2014 = Edition()
OF_2024 = Edition(*(True for _ in Edition._fields))
NAMES = Edition._fields


def of(names: Iterable[str]) -> Edition:
    """The edition with these flags; a name nobody knows: KeyError."""
    chosen = frozenset(names)
    if unknown := chosen.difference(NAMES):
        raise KeyError(*sorted(unknown))
    return Edition(*(name in chosen for name in NAMES))
