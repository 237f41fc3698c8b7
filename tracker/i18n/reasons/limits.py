"""Reasons of limited things: nothing left, not the moment, a failed save turned."""

from tracker.i18n.catalogue import pgettext


def text_of(key: str) -> str:
    """The sentence of a key, or an empty one."""
    match key:
        case "no-uses-left":
            return pgettext("reason", "{name}: {left} of {of} left")
        case "has-none":
            return pgettext("reason", "no {name} in the stat block")
        case "legendary-own-turn":
            return pgettext("reason", "legendary actions come at the end of the turns of others")
        case "legendary-resistance":
            return pgettext("reason", "failed, and turned by Legendary Resistance ({left} left)")
        case _:
            return ""
