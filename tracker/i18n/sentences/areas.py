"""Sentences of areas without a map and of damage of the moment."""

from tracker.encounter import events as ev
from tracker.encounter.model import Encounter
from tracker.i18n import terms
from tracker.i18n.catalogue import npgettext, pgettext
from tracker.i18n.names import names
from tracker.i18n.sentences.remarks import with_extras


def area_judged(event: ev.AreaJudged, table: Encounter) -> str:
    """How many an area catches; the DM's own choice beside the proposal (AOE-03)."""
    shape = area_of(event.shape, event.feet)
    if event.who:
        return pgettext("AreaJudged", "{area} catches {who} ({n} suggested)").format(
            area=shape, who=names(table, event.who), n=event.suggested
        )
    said = npgettext(
        "AreaJudged",
        "{area} catches about {n} creature",
        "{area} catches about {n} creatures",
        event.suggested,
    ).format(area=shape, n=event.suggested)
    extras = []
    if event.change > 0:
        extras.append(pgettext("AreaJudged", "crowded: {n} more").format(n=event.change))
    elif event.change < 0:
        extras.append(pgettext("AreaJudged", "scattered: {n} fewer").format(n=-event.change))
    return with_extras(said, extras)


def area_of(shape: str, feet: int) -> str:
    """`A cone of 15 ft`, `A sphere of 20 ft radius`."""
    return {
        "cone": pgettext("area", "A cone of {feet} ft"),
        "cube": pgettext("area", "A cube of {feet} ft"),
        "square": pgettext("area", "A square of {feet} ft"),
        "cylinder": pgettext("area", "A cylinder of {feet} ft radius"),
        "line": pgettext("area", "A line of {feet} ft"),
        "sphere": pgettext("area", "A sphere of {feet} ft radius"),
        "circle": pgettext("area", "A circle of {feet} ft radius"),
    }[shape].format(feet=feet)


def harm_improvised(event: ev.HarmImprovised) -> str:
    """The dice, what they came to and how bad that is."""
    kind = terms.damage_type(event.type)
    said = pgettext("HarmImprovised", "{what}: {dice} = {harm}").format(
        what=what_happens(event),
        dice=event.expression,
        harm=f"{event.total} {kind}".rstrip(),
    )
    if event.example and event.severity:
        return with_extras(said, [at_level(event.severity, event.level)])
    return said


def what_happens(event: ev.HarmImprovised) -> str:
    """The example, or the severity for the level, or just damage."""
    if event.example:
        return example(event.example)
    if event.severity:
        return pgettext("HarmImprovised", "Improvised, {severity}").format(
            severity=at_level(event.severity, event.level)
        )
    return pgettext("HarmImprovised", "Improvised damage")


def at_level(name: str, level: int) -> str:
    """`deadly at level 5`."""
    return pgettext("HarmImprovised", "{severity} at level {level}").format(
        severity=severity(name), level=level
    )


def severity(name: str) -> str:
    """One of the words of the table (IMPRO-02, IMPRO-04)."""
    return {
        "minor": pgettext("severity", "minor"),
        "setback": pgettext("severity", "setback"),
        "dangerous": pgettext("severity", "dangerous"),
        "deadly": pgettext("severity", "deadly"),
    }.get(name, name)


def example(key: str) -> str:
    """A mishap by its name (IMPRO-01)."""
    return {
        "burned-by-coals": pgettext("mishap", "Burned by coals"),
        "falling-bookcase": pgettext("mishap", "Under a falling bookcase"),
        "poison-needle": pgettext("mishap", "Pricked by a poison needle"),
        "lightning-strike": pgettext("mishap", "Struck by lightning"),
        "fire-pit": pgettext("mishap", "Fallen into a fire pit"),
        "collapsing-tunnel": pgettext("mishap", "Under the rubble of a tunnel"),
        "acid-vat": pgettext("mishap", "Fallen into a vat of acid"),
        "crushing-walls": pgettext("mishap", "Between crushing walls"),
        "whirling-steel-blades": pgettext("mishap", "Among whirling blades"),
        "wading-lava": pgettext("mishap", "Wading through lava"),
        "submerged-lava": pgettext("mishap", "Under lava"),
        "crashing-fortress": pgettext("mishap", "Hit by a flying fortress"),
        "fire-vortex": pgettext("mishap", "In a vortex of fire"),
        "godlike-jaws": pgettext("mishap", "In the jaws of something godlike"),
    }.get(key, key)
