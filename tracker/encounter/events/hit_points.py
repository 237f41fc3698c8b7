"""Events of hit points and of life and death; every one holds the values before and after."""

from tracker.encounter.model import Id
from tracker.encounter.values import value
from tracker.rules.reasons import Reason
from tracker.rules.words import LifeState


@value
class DamagePartTaken:
    """One type of a damage instance (DMG-05)."""

    type: str
    rolled: int
    """Before anything of the target's."""
    taken: int
    """After saves, reductions and defences."""


@value
class DamageTaken:
    """One instance of damage settled on one creature (DMG-06, THP-01)."""

    target: Id
    parts: tuple[DamagePartTaken, ...]
    total: int
    """Sum of `taken`, before temporary hit points."""
    hp_before: int
    hp: int
    temp_before: int
    temp_hp: int
    source: Id = ""
    dice: tuple[int, ...] = ()
    """Natural damage dice, when the program rolled them."""
    critical: bool = False
    overkill: int = 0
    """Damage left over after 0 hit points (DEATH-02)."""
    reasons: tuple[Reason, ...] = ()


@value
class Healed:
    """Hit points regained (HEAL-01)."""

    target: Id
    amount: int
    hp_before: int
    hp: int
    reasons: tuple[Reason, ...] = ()
    source: Id = ""
    """Who gave them, where somebody is named."""


@value
class TemporarySet:
    """Temporary hit points after a grant or an end (THP-03)."""

    target: Id
    offered: int
    before: int
    temp_hp: int
    reasons: tuple[Reason, ...] = ()


@value
class MaximumChanged:
    """The maximum moved; current hit points are cut down to it, never raised (DMG-01)."""

    target: Id
    change: int
    """New `max_hp_change` of the creature."""
    maximum_before: int
    maximum: int
    """Effective."""
    hp_before: int
    hp: int
    reasons: tuple[Reason, ...] = ()


@value
class StateChanged:
    """Up, dying, stable or dead, with the death save counters that go with it (DEATH-01..10)."""

    target: Id
    before: LifeState
    state: LifeState
    why: str
    """Key: `dropped`, `massive-damage`, `failures`, `successes`, `natural-20`, `healed`,
    `knocked-out`, `stabilised`, `exhaustion`, `killed`, `revived`, `damaged`, `recovered`."""
    successes: int = 0
    failures: int = 0
    hp: int | None = None
    """New hit points where the change brings them (natural 20, revive, kill)."""
    reasons: tuple[Reason, ...] = ()
    by_dm: bool = False


@value
class DeathSaveRolled:
    """One death saving throw, or a failure by damage at 0 (`die` is None then)."""

    who: Id
    die: int | None
    dice: tuple[int, ...]
    bonus: int
    successes: int
    """After it."""
    failures: int
    reasons: tuple[Reason, ...] = ()
    by_dm: bool = False
    """Passed or failed by the DM's word; no die is known then."""


@value
class RecoveryRolled:
    """A stable creature will wake by itself in so many hours (STAB-03)."""

    who: Id
    hours: int
    reasons: tuple[Reason, ...] = ()


@value
class PoolShare:
    """What one member took of damage that a crowd shared."""

    target: Id
    used: tuple[int, ...]
    """Of each type of the pool, as the event names them."""
    hp_before: int
    hp: int
    taken: tuple[int, ...] = ()
    """The same after its defences; empty where nothing stood in the way."""
    temp_before: int = 0
    temp_hp: int = 0
    dead: bool = False
    """It died of it, and nothing else hung on it."""
    reasons: tuple[Reason, ...] = ()


@value
class DamagePooled:
    """One sum of damage over several creatures, one after another (TRACK-08).

    `shares` are those of creatures of whom nothing else has to be said; the others follow as a
    `DamageTaken` each.
    """

    targets: tuple[Id, ...]
    """Who could have been hit, in the order in which they are."""
    parts: tuple[DamagePartTaken, ...]
    """The pool by type: `rolled`, and `taken`, what of it found somebody."""
    order: str
    """`hurt-first`, `in-order` or `chosen`."""
    shares: tuple[PoolShare, ...] = ()
    whole: tuple[int, ...] = ()
    """The roll, part by part."""
    lost: int = 0
    """Points that nobody was left for, or that did not carry over."""
    source: Id = ""
    dice: tuple[int, ...] = ()
    critical: bool = False
    reasons: tuple[Reason, ...] = ()
