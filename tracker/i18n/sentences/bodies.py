"""Sentences of contests, moves, falls and riders."""

from tracker.encounter import events as ev
from tracker.encounter.model import Encounter
from tracker.i18n import skills
from tracker.i18n.catalogue import pgettext
from tracker.i18n.compass import cell
from tracker.i18n.names import name
from tracker.i18n.sentences.remarks import by_dm, with_extras


def contested(event: ev.Contested, table: Encounter) -> str:
    """Who struggled with whom, and both totals."""
    said = struggled(event).format(who=name(table, event.who), target=name(table, event.target))
    extras = [numbers] if (numbers := totals(event)) else []
    return with_extras(said, [*extras, *([by_dm()] if event.by_dm else [])])


def struggled(event: ev.Contested) -> str:
    """The sentence of a kind of contest and its outcome."""
    match event.kind, event.success:
        case "grapple", True:
            return pgettext("Contested", "{who} grapples {target}")
        case "grapple", False:
            return pgettext("Contested", "{who} fails to grapple {target}")
        case "escape", True:
            return pgettext("Contested", "{who} escapes from {target}")
        case "escape", False:
            return pgettext("Contested", "{who} does not escape from {target}")
        case "shove", True:
            return shoved(event)
        case "shove", False:
            return pgettext("Contested", "{who} fails to shove {target}")
        case _, True:
            return pgettext("Contested", "{who} wins the contest with {target}")
        case _:
            return pgettext("Contested", "{who} does not win the contest with {target}")


def shoved(event: ev.Contested) -> str:
    """Down or away."""
    if event.effect == "pushed":
        return pgettext("Contested", "{who} shoves {target} 5 ft away")
    return pgettext("Contested", "{who} shoves {target} to the ground")


def totals(event: ev.Contested) -> str:
    """`15 athletics vs 12 acrobatics`; empty when nobody rolled."""
    sides = [check for check in (event.first, event.second) if check.total is not None]
    shown = [
        pgettext("Contested", "{total} {skill}").format(
            total=check.total, skill=skills.skill(check.skill)
        )
        for check in sides
    ]
    return pgettext("Contested", " vs ").join(shown)


def moved(event: ev.Moved, table: Encounter) -> str:
    """Feet moved, what they cost, how high it is now."""
    text = way_of(event)
    if not text:
        return ""
    said = text.format(who=name(table, event.who), feet=event.feet)
    extras = (
        [] if event.to is None else [pgettext("Moved", "to {cell}").format(cell=cell(event.to))]
    )
    if event.mode == "stand" or event.cost > event.feet:
        extras.append(pgettext("Moved", "{cost} ft of movement").format(cost=event.cost))
    if event.aloft:
        extras.append(pgettext("Moved", "{feet} ft up").format(feet=event.aloft))
    return with_extras(said, [*extras, *([by_dm()] if event.over else [])])


def way_of(event: ev.Moved) -> str:
    """The sentence of a way of moving; dropping prone is told by the condition."""
    match event.mode:
        case _ if not event.feet and any(one.key == "leaves-reach" for one in event.reasons):
            return pgettext("Moved", "{who} is about to leave the reach of a foe")
        case "drop":
            return pgettext("Moved", "{who} drops prone") if event.over else ""
        case "stand":
            return pgettext("Moved", "{who} stands up")
        case "fly":
            return pgettext("Moved", "{who} flies {feet} ft")
        case "swim":
            return pgettext("Moved", "{who} swims {feet} ft")
        case "climb":
            return pgettext("Moved", "{who} climbs {feet} ft")
        case "burrow":
            return pgettext("Moved", "{who} burrows {feet} ft")
        case "teleport":
            return pgettext("Moved", "{who} teleports {feet} ft")
        case "forced":
            return pgettext("Moved", "{who} is moved {feet} ft against its will")
        case _:
            return pgettext("Moved", "{who} moves {feet} ft")


def fell(event: ev.Fell, table: Encounter) -> str:
    """A fall."""
    return pgettext("Fell", "{who} falls {feet} ft").format(
        who=name(table, event.who), feet=event.feet
    )


def mounted(event: ev.Mounted, table: Encounter) -> str:
    """A rider is up."""
    text = (
        pgettext("Mounted", "{who} mounts {mount} and controls it")
        if event.controlled
        else pgettext("Mounted", "{who} mounts {mount}, which acts on its own")
    )
    said = text.format(who=name(table, event.who), mount=name(table, event.mount))
    return with_extras(said, [by_dm()] if event.over else [])


def dismounted(event: ev.Dismounted, table: Encounter) -> str:
    """A rider is down, and how."""
    said = off(event.why).format(who=name(table, event.who), mount=name(table, event.mount))
    return with_extras(said, [by_dm()] if event.over else [])


def off(why: str) -> str:
    """The sentence of a way down."""
    match why:
        case "falls-off":
            return pgettext("Dismounted", "{who} falls off {mount}")
        case "thrown-off":
            return pgettext("Dismounted", "{who} is thrown off {mount}")
        case "lands-standing":
            return pgettext("Dismounted", "{who} leaps off {mount} and lands standing")
        case "gone":
            return pgettext("Dismounted", "{who} no longer rides {mount}")
        case _:
            return pgettext("Dismounted", "{who} dismounts from {mount}")
