"""Refusals of looking back: creatures, kinds and rounds that the log does not have, and the past itself."""

from tracker.i18n.catalogue import pgettext


def text_of(key: str) -> str:
    """The sentence of a key, or an empty one."""
    match key:
        case "log-nobody":
            return pgettext("refusal", "The log knows nobody called {text}.")
        case "log-kind":
            return pgettext("refusal", "The log has no kind {text}; it has {kinds}.")
        case "log-rounds":
            return pgettext("refusal", "{text} is no round: type 3, 2-4 or 3-.")
        case "undo-to":
            return pgettext(
                "refusal", "Step {number} is not behind us: the last one that holds is {last}."
            )
        case "amend-nothing-there":
            return pgettext("refusal", "Step {number}, “{line}”, decides nothing to be amended.")
        case "amend-later":
            return pgettext(
                "refusal",
                "Since step {number} more was done than answers: “{line}”. Undo to that step "
                "first; it is then the last one, and can be amended.",
            )
        case "no-such-round":
            return pgettext("refusal", "There is no round {number} yet; the last one is {last}.")
        case "past-only-seen":
            return pgettext(
                "refusal",
                "This is how it was: nothing can be done here. Esc goes back to now; "
                "{by} undoes to here.",
            )
        case "not-while-streaming":
            return pgettext(
                "refusal", "That would show what the list hides; {by} ends the streamer's view."
            )
        case "verb-tells-all":
            return pgettext(
                "refusal",
                "tracker {verb} hides nothing, so it does nothing with --streamer; "
                "show --streamer and --plain --streamer tell only what players know.",
            )
        case _:
            return ""
