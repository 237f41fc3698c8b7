"""Reasons of places: light and senses, facing, areas, effects that overlap, damage of the moment."""

from tracker.i18n.catalogue import pgettext


def text_of(key: str) -> str:
    """The sentence of a key, or an empty one."""
    return for_senses(key) or for_areas(key) or for_maps(key)


def for_maps(key: str) -> str:
    """What was counted on the map."""
    match key:
        case "measured":
            return pgettext("reason", "{feet} ft apart on the map")
        case "walked":
            return pgettext("reason", "{squares} squares on the map: {feet} ft of movement")
        case "lines-blocked":
            return pgettext("reason", "{number} of the lines to the target are blocked")
        case "no-clear-line":
            return pgettext("reason", "no clear line between the two on the map")
        case "area-covers":
            return pgettext("reason", "whose squares it covers by half: {number}")
        case _:
            return ""


def for_senses(key: str) -> str:
    """Who perceives whom."""
    match key:
        case "bright-light":
            return pgettext("reason", "bright light")
        case "dim-light":
            return pgettext("reason", "dim light")
        case "darkness":
            return pgettext("reason", "darkness")
        case "magical-darkness":
            return pgettext("reason", "magical darkness")
        case "darkvision":
            return pgettext("reason", "darkvision {feet} ft")
        case "blindsight":
            return pgettext("reason", "blindsight {feet} ft")
        case "truesight":
            return pgettext("reason", "truesight {feet} ft")
        case "felt-tremor":
            return pgettext("reason", "located by tremorsense")
        case "behind-total-cover":
            return pgettext("reason", "behind total cover")
        case "cannot-see":
            return pgettext("reason", "cannot see")
        case "invisible-unseen":
            return pgettext("reason", "invisible")
        case _:
            return ""


def for_areas(key: str) -> str:
    """Areas, facing, overlapping effects, improvised damage, cover and exhaustion on a roll."""
    match key:
        case "area-number":
            return pgettext("reason", "{feet} ft at {per_target} ft a target, rounded up: {number}")
        case "area-adjusted":
            return pgettext("reason", "bunched or scattered {change}: {number}")
        case "area-present":
            return pgettext("reason", "only {number} are there")
        case "area-chosen":
            return pgettext("reason", "the DM says {number}")
        case "crowd-rolled":
            return pgettext("reason", "d3 {die}")
        case "dice-by-example":
            return pgettext("reason", "{example}: {dice}")
        case "dice-judged":
            return pgettext("reason", "{dice} at level {level}: {severity}")
        case "means-setback":
            return pgettext("reason", "{average} on average: seldom kills, may drop the weakened")
        case "means-dangerous":
            return pgettext("reason", "{average} on average: threatens the weaker ones")
        case "means-deadly":
            return pgettext("reason", "{average} on average: may drop the healthy, kills the hurt")
        case "shield-passed":
            return pgettext("reason", "the shield is on another side: {bonus}")
        case "turns-by-reaction":
            return pgettext("reason", "turns by reaction")
        case "stronger-works":
            return pgettext("reason", "of two {name} the stronger works")
        case "level-outside":
            return pgettext("reason", "level {level} is outside the table")
        case "dice-by-level":
            return pgettext("reason", "{dice} at level {level}")
        case "cover-helps":
            return pgettext("reason", "cover {bonus}")
        case "exhaustion-takes":
            return pgettext("reason", "exhaustion {bonus}")
        case _:
            return ""
