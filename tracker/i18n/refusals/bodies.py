"""Refusals of the core: bodies that struggle, move, fall and ride."""

from tracker.i18n.catalogue import pgettext


def of_bodies(key: str) -> str:
    """The sentence of a key, or an empty one."""
    match key:
        case "against-itself":
            return pgettext("refusal", "{who} cannot do that to itself; name somebody else.")
        case "not-grappled":
            return pgettext("refusal", "Nobody holds {who}; uncond takes off a condition.")
        case "not-grappled-by":
            return pgettext("refusal", "{target} does not hold {who}; name the one who does.")
        case "holds-nobody":
            return pgettext("refusal", "{who} does not hold that creature; grapple seizes one.")
        case "not-prone":
            return pgettext("refusal", "{who} is not prone and stands already.")
        case "fall-height-missing":
            return pgettext("refusal", "{who} is not aloft: say how many feet it falls.")
        case "rides-already":
            return pgettext("refusal", "{who} rides {mount} already; dismount comes first.")
        case "not-mounted":
            return pgettext("refusal", "{who} rides nothing; mount WHO MOUNT gets it on.")
        case _:
            return ""
