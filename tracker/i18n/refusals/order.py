"""Refusals of the order by hand and of mere counts."""

from tracker.i18n.catalogue import pgettext


def text_of(key: str) -> str:
    """The sentence of a key, or an empty one."""
    match key:
        case "delays-already":
            return pgettext("refusal", "{who} delays already; act brings them back.")
        case "does-not-delay":
            return pgettext("refusal", "{who} does not delay; goto sets whose turn it is.")
        case "had-its-turn":
            return pgettext(
                "refusal", "{who} has had a turn this round; delay when the next comes."
            )
        case "nobody-else":
            return pgettext("refusal", "Nobody else is left to act before {who}.")
        case "hangs-elsewhere":
            return pgettext(
                "refusal", "{who} or {on} acts behind somebody else; swap those, or set init."
            )
        case "joined-since":
            return pgettext(
                "refusal",
                "Some of a line joined since had their turn then and some had not; "
                "undo takes steps back.",
            )
        case "stands-alone":
            return pgettext("refusal", "{who}: nobody to part from; each acts alone already.")
        case "same-line-already":
            return pgettext("refusal", "{who} act together already.")
        case "turns-differ":
            return pgettext(
                "refusal",
                "{who}: some have had their turn and some have not; "
                "join when all have, or at the start of a round.",
            )
        case "no-place-between":
            return pgettext(
                "refusal",
                "Nothing can go there: {roll} rolls initiative first, or {by} sets a count.",
            )
        case "no-count":
            return pgettext("refusal", "{who} is no timer and no counter.")
        case _:
            return ""
