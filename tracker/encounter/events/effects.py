"""Events of conditions, named effects, exhaustion and concentration."""

from tracker.encounter.effects import Concentration, Effect
from tracker.encounter.model import Id
from tracker.encounter.values import value
from tracker.rules.reasons import Reason


@value
class EffectAdded:
    """One instance lies on a creature now."""

    target: Id
    effect: Effect
    by_dm: bool = False
    """Put there against an immunity (COND-03)."""
    reasons: tuple[Reason, ...] = ()


@value
class EffectEnded:
    """One instance is over."""

    target: Id
    effect: Effect
    why: str
    """Key: `time`, `save`, `hand`, `concentration`, `healed`, `dead`, `back` ..."""
    reasons: tuple[Reason, ...] = ()


@value
class EffectRefused:
    """A creature is immune to the condition (COND-03)."""

    target: Id
    name: str
    reasons: tuple[Reason, ...] = ()


@value
class ExhaustionSet:
    """Levels of exhaustion (EXH-02)."""

    who: Id
    before: int
    level: int
    hp_before: int
    hp: int
    reasons: tuple[Reason, ...] = ()


@value
class ConcentrationBegan:
    """A creature concentrates (CONC-01)."""

    who: Id
    concentration: Concentration


@value
class ConcentrationEnded:
    """Concentration is over; linked effects end in events of their own (CONC-05)."""

    who: Id
    concentration: Concentration
    why: str
    """Key: `new-spell`, `failed-save`, `incapacitated`, `dead`, `hand`, `gone`."""


@value
class HidingSet:
    """A creature began to hide with this Stealth total, or hides no longer (UNSEEN-04)."""

    who: Id
    before: int | None
    hiding: int | None
    why: str = ""
    """Key: `hide`, `attacked`, `found`, `hand`."""
    noticed_by: tuple[Id, ...] = ()
    """Foes whose passive Perception still notices it (ACT-09)."""
    reasons: tuple[Reason, ...] = ()
