"""Refusals of the core: forms, phases and areas that stay."""

from tracker.i18n.catalogue import pgettext


def of_shapes(key: str) -> str:
    """The sentence of a key, or an empty one."""
    match key:
        case "no-form-at-zero":
            return pgettext(
                "refusal", "{who} has no hit points left to change with; heal it first."
            )
        case "no-form":
            return pgettext("refusal", "{who} wears no form; form WHO NAME puts one on.")
        case "phase-there":
            return pgettext("refusal", "{who} has a phase “{name}” already; give another name.")
        case "no-phase":
            return pgettext("refusal", "{who} has no phase “{name}”.")
        case "zone-there":
            return pgettext("refusal", "An area “{name}” is there already; give another name.")
        case "no-zone":
            return pgettext("refusal", "There is no such area.")
        case _:
            return ""
