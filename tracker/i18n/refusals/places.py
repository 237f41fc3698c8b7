"""Refusals of the map: cells, ways, areas."""

from tracker.i18n.catalogue import pgettext


def of_places(key: str) -> str:
    """The sentence of a key, or an empty one."""
    match key:
        case "no-grid":
            return pgettext("refusal", "This fight uses no map; battlefield square turns it on.")
        case "no-place":
            return pgettext("refusal", "{who} has no place on the map; place WHO X,Y gives one.")
        case "no-way":
            return pgettext(
                "refusal", "{who} finds no way to {x},{y}; place WHO X,Y puts it there."
            )
        case "space-taken":
            return pgettext(
                "refusal", "{by} stands where {who} would end; place WHO X,Y puts it there anyway."
            )
        case "unknown-facing":
            return pgettext("refusal", "Nobody looks “{word}” on this map.")
        case "unknown-ground":
            return pgettext("refusal", "The ground is never “{word}”.")
        case "too-many-cells":
            return pgettext("refusal", "{count} cells are too many; {limit} are allowed.")
        case _:
            return of_areas(key)


def of_areas(key: str) -> str:
    """Areas on the map."""
    match key:
        case "area-needs-squares":
            return pgettext("refusal", "Areas are counted on squares; name who is inside: on WHO.")
        case "area-needs-origin":
            return pgettext("refusal", "Say where the area begins: at X,Y or from WHO.")
        case "area-needs-direction":
            return pgettext("refusal", "Say which way the {shape} goes: toward X,Y.")
        case "area-aims-at-itself":
            return pgettext("refusal", "The area aims at its own origin; name another cell.")
        case "no-area":
            return pgettext("refusal", "That has no area in the stat block; name targets: on WHO.")
        case "area-catches-nobody":
            return pgettext("refusal", "Nobody stands in that area; area tells whom it covers.")
        case _:
            return ""
