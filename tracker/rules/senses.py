"""Who perceives whom: light, darkness and the senses that do without (SENSE-01..05, COND-10).

What is found here feeds the attack roll: `sees` and `special` are the fields of its two sides.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, NamedTuple

from tracker.rules.reasons import Reason, because, by_option
from tracker.rules.rulings import BY_DEFAULT, Rulings
from tracker.rules.words import Mode

Light = Literal["bright", "dim", "dark", "magical-dark"]
SeenLight = Literal["bright", "dim", ""]
ORDINARY: Mapping[str, int] = MappingProxyType({})


class Observer(NamedTuple):
    """Who looks."""

    senses: Mapping[str, int] = ORDINARY
    """Radius in feet by name: blindsight, darkvision, tremorsense, truesight."""
    conditions: frozenset[str] = frozenset()
    naturally_blind: bool = False
    """Perceives nothing beyond its blindsight."""


class Seen(NamedTuple):
    """Who is looked at."""

    distance: int = 0
    light: Light = "bright"
    invisible: bool = False
    flying: bool = False
    incorporeal: bool = False
    same_ground: bool = False
    behind_total_cover: bool = False


class Perceived(NamedTuple):
    """What comes of it."""

    sees: bool
    special: bool
    """By a sense that invisibility and blindness do not matter to."""
    locates: bool
    """Knows the place, by sight or otherwise: no attack into the wrong one (UNSEEN-02)."""
    light: SeenLight
    """How light it is there for this observer; empty: too dark to see."""
    colour: bool
    perception: Mode
    """Of checks that rely on sight; what is not seen cannot be looked for."""
    reasons: tuple[Reason, ...]


def perceive(observer: Observer, target: Seen, rulings: Rulings = BY_DEFAULT) -> Perceived:
    """Put every sense to work; the best one counts."""
    shaken = _shakes(observer, target)
    tremor = (because("SENSE-04", "felt-tremor"),) if shaken else ()
    if target.behind_total_cover:
        reasons = (because("COVER-06", "behind-total-cover"), *tremor)
        return Perceived(False, False, shaken, "", False, "normal", reasons)
    eyes = not observer.naturally_blind and "blinded" not in observer.conditions
    blind: tuple[SeenLight, Reason] = "", because("COND-04", "cannot-see")
    light, sight = _light(observer, target, rulings) if eyes else blind
    truly = eyes and _within(observer, "truesight", target)
    by_eye = light != "" and (truly or not target.invisible)
    colour = by_eye and (target.light in ("bright", "dim") or truly)
    mode: Mode = "disadvantage" if by_eye and light == "dim" else "normal"
    if _within(observer, "blindsight", target):
        reason = because("SENSE-02", "blindsight", feet=observer.senses["blindsight"])
        return Perceived(True, True, True, light or "bright", colour, "normal", (reason,))
    if by_eye:
        pierced = target.light == "magical-dark" and sight.key == "darkvision"
        read = (by_option("SENSE-03", "darkvision_magical"),) if pierced else ()
        return Perceived(True, truly, True, light, colour, mode, (sight, *read))
    if shaken and rulings.tremorsense_sees:
        read = (by_option("SENSE-04", "tremorsense_sees"),)
        return Perceived(True, True, True, light or "bright", False, "normal", (*tremor, *read))
    unseen = because("COND-10", "invisible-unseen") if light else sight
    return Perceived(False, False, shaken, light, False, mode, (unseen, *tremor))


def _within(observer: Observer, sense: str, target: Seen) -> bool:
    """Exactly at the radius is inside; a sense of radius 0 is none."""
    radius = observer.senses.get(sense, 0)
    return radius > 0 and target.distance <= radius


def _shakes(observer: Observer, target: Seen) -> bool:
    """Tremorsense: both touch the same ground, and the target has a body (SENSE-04)."""
    grounded = target.same_ground and not target.flying and not target.incorporeal
    return grounded and _within(observer, "tremorsense", target)


def _light(observer: Observer, target: Seen, rulings: Rulings) -> tuple[SeenLight, Reason]:
    """How light the target's place is to these eyes (SENSE-01, SENSE-03, SENSE-05)."""
    if _within(observer, "truesight", target):
        return "bright", because("SENSE-05", "truesight", feet=observer.senses["truesight"])
    dark_sight = _within(observer, "darkvision", target)
    piercing = rulings.darkvision_magical and target.light == "magical-dark"
    if dark_sight and (piercing or target.light in ("dim", "dark")):
        seen: SeenLight = "bright" if target.light == "dim" else "dim"
        return seen, because("SENSE-03", "darkvision", feet=observer.senses["darkvision"])
    match target.light:
        case "bright":
            return "bright", because("SENSE-01", "bright-light")
        case "dim":
            return "dim", because("SENSE-01", "dim-light")
        case "dark":
            return "", because("SENSE-01", "darkness")
        case "magical-dark":
            return "", because("SENSE-03", "magical-darkness")
