"""Refusals of what goes beyond one fight: the party's file, another file's creatures, a new try, rests."""

from tracker.i18n.catalogue import pgettext


def of_fights(key: str) -> str:
    """The sentence of a key, or an empty one."""
    return of_party(key) or of_tries(key)


def of_party(key: str) -> str:
    """The party's file and what a rest gives back."""
    match key:
        case "party-agrees":
            return pgettext("refusal", "About the party's file there is nothing to choose.")
        case "party-at-the-end":
            return pgettext(
                "refusal",
                "The party's file is written when the fight ends; it does not know yet how {who} "
                "came out of it.",
            )
        case "party-chosen":
            return pgettext(
                "refusal", "The party's file has other values of {who} than this fight."
            )
        case "party-not-saved":
            return pgettext(
                "refusal",
                "The party is not written to {path} yet ({why}); it is tried again with the next "
                "step, or when this fight is opened again.",
            )
        case "party-member-gone":
            return pgettext("refusal", "{path} does not know {who} any more; write that by hand.")
        case "party-in-use":
            return pgettext(
                "refusal",
                "Another tracker is writing {path}; the party follows with the next step, or when "
                "this fight is opened again.",
            )
        case "party-taken-up":
            return pgettext(
                "refusal", "{path} ended before the party was written; that is done now."
            )
        case "hit-dice-in-short-rests":
            return pgettext("refusal", "Hit dice are spent in a short rest: rest short WHO=2d8+4.")
        case "hungry-in-long-rests":
            return pgettext("refusal", "Only a long rest asks for food and drink.")
        case "does-not-rest":
            return pgettext("refusal", "{who} does not rest here: only who is up and named does.")
        case _:
            return ""


def of_tries(key: str) -> str:
    """Another file, another try."""
    match key:
        case "merge-itself":
            return pgettext("refusal", "{path} is this very fight; name another file.")
        case "nobody-to-merge":
            return pgettext("refusal", "Nobody in {path} can come: all are gone, or mere counts.")
        case "nothing-to-restart":
            return pgettext("refusal", "Nothing was played yet; restart --fresh rolls anew.")
        case "tail-does-not-fit":
            return pgettext(
                "refusal",
                "Cut-off steps {number} came after step {after} of another try; bring that back first.",
            )
        case "nothing-to-bring-back":
            return pgettext("refusal", "No steps were cut off that could be brought back.")
        case _:
            return ""
