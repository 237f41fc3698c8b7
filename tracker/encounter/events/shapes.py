"""Events of forms, phases and areas that stay."""

from tracker.encounter.model import Id
from tracker.encounter.shapes import Form, Phase
from tracker.encounter.values import value
from tracker.encounter.zones import Zone
from tracker.rules.reasons import Reason


@value
class FormTaken:
    """A creature wears a form; what lies beneath stands in it."""

    who: Id
    form: Form
    block: str
    """The form's own, a key of `kinds`."""
    max_hp: int
    hp: int
    reasons: tuple[Reason, ...] = ()


@value
class FormEnded:
    """A form is gone. The one on top gives back what lies beneath; one below only its place."""

    who: Id
    form: Form
    place: int
    """In the stack, from 0."""
    hp: int
    """Hit points from now on."""
    why: str
    """Key: `hit-points`, `hand`, `dead`, `unconscious`, `concentration`, `time`, `end`, `gone`."""
    reasons: tuple[Reason, ...] = ()


@value
class PhaseAwaited:
    """A phase is kept ready for a creature."""

    who: Id
    phase: Phase


@value
class PhaseForgotten:
    """A phase will not come."""

    who: Id
    phase: Phase


@value
class PhaseReached:
    """The hit points have come down to a phase; the question follows."""

    who: Id
    phase: Phase


@value
class PhaseBegan:
    """The phase is there; what it brings follows."""

    who: Id
    phase: Phase


@value
class ZoneRaised:
    """An area that stays."""

    zone: Zone


@value
class ZoneChanged:
    """Who is inside now."""

    zone: Zone
    """As it was."""
    inside: tuple[Id, ...]
    entered: tuple[Id, ...] = ()
    left: tuple[Id, ...] = ()


@value
class ZoneEnded:
    """The area is gone."""

    zone: Zone
    why: str
    """Key as of effects."""
