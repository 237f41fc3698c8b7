"""Refusals about several creatures at once, where the sentence about one would not do."""

from tracker.i18n.catalogue import pgettext


def text_of(key: str) -> str:
    """The sentence of a key; empty where the one about one creature serves."""
    match key:
        case "gone":
            return pgettext(
                "refusal", "{who} have left the fight; undo brings back, add adds anew."
            )
        case "dead-already":
            return pgettext("refusal", "{who} are dead already; revive brings back.")
        case "dead-are-not-healed":
            return pgettext("refusal", "{who} are dead: healing does nothing, revive brings back.")
        case "dead-do-not-act":
            return pgettext("refusal", "{who} are dead and do not act; revive brings back.")
        case "no-hit-points":
            return pgettext("refusal", "{who} have no hit points, only turns; choose a creature.")
        case "not-off-stage":
            return pgettext("refusal", "{who} do not wait off-stage; only those who do can enter.")
        case "takes-no-turns":
            return pgettext(
                "refusal",
                "{who} take no turns now; choose somebody who stands on the table alive.",
            )
        case _:
            return ""
