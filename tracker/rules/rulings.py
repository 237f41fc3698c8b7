"""Which reading holds where the sources are silent: one field for each, by default the catalogue's.

Like an edition this is handed to whatever rule has two sensible readings; a field changes its own
rule and no other.
"""

from collections.abc import Callable, Mapping
from typing import Literal, NamedTuple

from tracker.rules.reasons import Reason, by_option

StackTie = Literal["later", "recent"]
SecondSpell = Literal["warn", "refuse"]
ReductionFrom = Literal["largest", "first"]


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
    free_drop: bool = True
    """Letting an object fall costs nothing at all (TURN-07)."""
    extra_costs_spent: bool = True
    """What a foot cost more counts against the other speeds too (MOVE-03)."""
    second_spell: SecondSpell = "warn"
    """What becomes of a spell that does not go with one of a bonus action (ACT-02)."""
    dash_every_speed: bool = True
    """Dash adds each speed to itself, not walking to all (ACT-03)."""
    drag_once: bool = True
    """However many are dragged, the speed is halved once (GRAP-07)."""
    about_three_quarters: bool = False
    """Three-quarters cover begins at two thirds (COVER-04)."""
    best_corner: bool = True
    """Lines run from the corner and to the square that suit the attacker (COVER-07)."""
    creature_half: bool = True
    """Creatures alone give no more than half cover, however many lines they block (COVER-07)."""
    reduction_from: ReductionFrom = "largest"
    """Which part of a hit a flat reduction comes off when nobody says (DMG-06)."""
    saved_rider_prone: bool = False
    """A rider knocked prone who saves stays mounted, and prone (MOUNT-04)."""
    mount_keeps_count: bool = True
    """A mount keeps the rider's count when the rider has got off (MOUNT-06)."""
    hampered_throws: bool = True
    """Thrown weapons the rule does not name are hampered under water (WATER-03)."""
    darkvision_magical: bool = False
    """Darkvision pierces magical darkness as well (SENSE-03)."""
    tremorsense_sees: bool = False
    """What tremorsense feels is as good as seen (SENSE-04)."""
    anchors_stay: bool = True
    """The place of a creature that left still ends what hangs on it (COND-02)."""
    half_squares: bool = True
    """Every shape affects what it covers by half, not only the circle (AOE-04)."""
    mob_beyond_20: bool = True
    """A mob that needs more than 20 hits as one that needs 20 (MOB-02)."""
    diagonals_by_turn: bool = True
    """The count of long diagonals goes on through a turn, not a move (DIAG-02)."""
    rough_adds_five: bool = True
    """Difficult ground adds 5 feet to a long diagonal, not 10 (DIAG-02)."""
    turn_unmoved: bool = True
    """Who does not move may turn at the end of its turn all the same (FACE-02)."""
    gargantuan_short: bool = True
    """Around a Gargantuan foe the shorter way must be six or more, not just any way (FLANK-04)."""


BY_DEFAULT = Rulings()
NAMES = Rulings._fields


def that_mattered(
    rulings: Rulings, rules: Mapping[str, str], result: Callable[[Rulings], object]
) -> tuple[Reason, ...]:
    """Which of these readings made a result different; `rules` has the rule of each by its name."""
    if rulings == BY_DEFAULT:
        return ()
    found = result(rulings)
    usual = {name: getattr(BY_DEFAULT, name) for name in rules}
    return tuple(
        by_option(rules[name], name)
        for name, value in usual.items()
        if getattr(rulings, name) != value and result(rulings._replace(**{name: value})) != found
    )
