"""The two sides of an attack and the attack itself, as far as rules ask about them.

Every field has the value that changes nothing, so that a caller only says what it knows.
"""

from typing import NamedTuple

from tracker.rules.edition import OF_2014, Edition
from tracker.rules.reasons import Reason
from tracker.rules.rulings import BY_DEFAULT, Rulings
from tracker.rules.words import CoverLevel, Mode

UNKNOWN = -1
"""A distance nobody has measured: melee is then at 5 feet, ranged within normal range."""
NEAR = 5


class Attacker(NamedTuple):
    """The one who attacks."""

    conditions: frozenset[str] = frozenset()
    exhaustion: int = 0
    sees_target: bool = True
    """Light and obstacles allow it; blindness and invisibility are reckoned here."""
    special_sense: bool = False
    """Perceives the target, though invisible, by blindsight or truesight (COND-10)."""
    fear_source_in_sight: bool = True
    charmed_by: frozenset[str] = frozenset()
    helped: bool = False
    squeezing: bool = False
    flanking: bool = False
    swim_speed: bool = False
    arc: str = "front"
    """The target's arc it stands in (FACE-03)."""
    target_arc: str = "front"
    """Its own arc the target stands in (FACE-03)."""
    grappled_by: frozenset[str] = frozenset()


class Target(NamedTuple):
    """The one who is attacked."""

    id: str = ""
    conditions: frozenset[str] = frozenset()
    exhaustion: int = 0
    sees_attacker: bool = True
    special_sense: bool = False
    dodging: bool = False
    speed: int = 30
    squeezing: bool = False
    cover: CoverLevel = "none"


class Aim(NamedTuple):
    """The attack and how far it has to go, in feet."""

    kind: str = "melee"
    """`melee` or `ranged`; a thrown weapon is ranged (RANGE-04)."""
    distance: int = UNKNOWN
    reach: int = 5
    normal: int = 0
    """Normal or only range; 0: not limited."""
    long: int = 0
    weapon: str = ""
    spell: bool = False
    damage_type: str = ""
    """Of the weapon (WATER-01 by the newer wording)."""
    thrown: bool = False
    """A melee weapon that leaves the hand (RANGE-04)."""


class Foe(NamedTuple):
    """A hostile near the attacker (RANGE-03)."""

    distance: int = 5
    sees: bool = True
    special_sense: bool = False
    conditions: frozenset[str] = frozenset()


class Setting(NamedTuple):
    """Place and options that hold for the fight."""

    underwater: bool = False
    """The attacker is under water (WATER-01)."""
    into_water: bool = False
    """The target is: a shot crosses the water from either end (WATER-03)."""
    flanking: bool = False
    facing: bool = False
    edition: Edition = OF_2014
    seen_invisible: bool = True
    """Seeing the invisible takes their benefits away (COND-10); by the newer wording always."""
    rulings: Rulings = BY_DEFAULT


class AttackStance(NamedTuple):
    """The sum of sources."""

    mode: Mode
    pro: tuple[Reason, ...]
    contra: tuple[Reason, ...]
    auto_crit: bool
    """A hit is critical by position (CRIT-04)."""
    auto_miss: tuple[Reason, ...]
    """Not empty: it misses whatever is rolled."""
    impossible: tuple[Reason, ...]
    """Not empty: there is no such attack, unless the DM says so."""
    cover_bonus: int
    """Added to AC."""
    reasons: tuple[Reason, ...]
    modifier: int = 0
    """Added to the roll: exhaustion by the newer wording."""
