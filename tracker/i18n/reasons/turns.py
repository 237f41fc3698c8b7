"""Reasons of what a creature can do in a turn."""

from tracker.i18n.catalogue import pgettext


def text_of(key: str) -> str:
    """The sentence of a key, or an empty one."""
    match key:
        case "left-out":
            return pgettext("reason", "{who} is {condition} and takes no part")
        case "cannot-act":
            return pgettext("reason", "{condition}: takes no actions")
        case "surprised":
            return pgettext("reason", "surprised: does nothing yet")
        case "out-of-turn":
            return pgettext("reason", "it is not its turn")
        case "some-out-of-turn":
            return pgettext("reason", "it is not the turn of {n} of {of}")
        case "some-no-action":
            return pgettext("reason", "the action of {n} of {of} is used")
        case "too-far":
            return pgettext("reason", "{feet} ft is more than the {left} ft left")
        case "stand-or-crawl":
            return pgettext("reason", "prone: stand up or crawl")
        case "action-spent":
            return pgettext("reason", "the action is used")
        case "bonus-spent":
            return pgettext("reason", "the bonus action is used")
        case "reaction-spent":
            return pgettext("reason", "the reaction is used")
        case "no-grant":
            return pgettext("reason", "nothing gives {name} as a bonus action")
        case "no-attacks-left":
            return pgettext("reason", "no attack is left in this action")
        case "time-spent":
            return pgettext("reason", "the {time} is used")
        case "second-spell":
            return pgettext("reason", "beside a bonus action spell only a cantrip with one action")
        case "takes-the-action":
            return pgettext("reason", "takes the action")
        case "nothing-done":
            return pgettext("reason", "nothing was done this turn; Dodge and Ready are actions too")
        case "by-option":
            return pgettext("reason", "by the option {option}")
        case _:
            return ""
