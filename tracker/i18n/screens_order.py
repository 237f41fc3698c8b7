"""Words of the dialogs of the order by hand, and of timers and counters."""

from tracker.i18n.catalogue import pgettext
from tracker.i18n.keys_said import keyed


def enter_starts(*, asks_on: bool) -> str:
    """What Enter does while the initiative is asked: it goes on where somebody is not asked yet."""
    return pgettext("key", "next field") if asks_on else pgettext("key", "begin")


def start_surprise(key: str) -> str:
    """Where foes lie in wait."""
    return pgettext("preview", "{key}: who is surprised?").format(key=key)


def start_surprised(who: str, key: str) -> str:
    """What has been said about it."""
    return pgettext("preview", "Surprised: {who}. {key}: others too").format(who=who, key=key)


def nobody_hides() -> str:
    """Why nobody is surprised by the numbers (SURP-01), and what to do first."""
    return pgettext(
        "preview",
        "First roll the Stealth of those who hide ({act}, Hide), or mark who is surprised.",
    ).format(**keyed("fight", act="o"))


def deeds() -> dict[str, str]:
    """What the menu offers, by key."""
    return {
        "delay": pgettext("deed", "Delay its turn"),
        "swap": pgettext("deed", "Swap places"),
        "split": pgettext("deed", "Part from the group"),
        "join": pgettext("deed", "Join a group"),
        "clock": pgettext("deed", "Timer or counter"),
    }


def coming(how: str) -> str:
    """What stands in the menu for those who wait or are dead instead of delaying."""
    return {
        "enters": pgettext("deed", "Enter the fight"),
        "rises": pgettext("deed", "Rise from the dead"),
        "returns": pgettext("deed", "Take the delayed turn"),
    }[how]


def label(key: str) -> str:
    """Label of a field."""
    return {
        "other": pgettext("field", "With"),
        "count": pgettext("field", "Count"),
        "change": pgettext("field", "Change"),
        "name": pgettext("field", "Name"),
        "number": pgettext("field", "Number"),
        "moment": pgettext("field", "At"),
    }[key]


def hint(key: str) -> str:
    """What an empty field means, or what goes in."""
    return {
        "count": pgettext("hint", "the count of the group"),
        "change": pgettext("hint", "+1, -1, =4"),
        "name": pgettext("hint", "Ritual"),
        "number": pgettext("hint", "3: a timer of three rounds; 0/6: a counter"),
        "moment": pgettext("hint", "as a round begins; or 15, or start of lia"),
    }[key]
