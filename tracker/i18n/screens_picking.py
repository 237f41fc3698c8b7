"""Words of picking rows by letter."""

from tracker.i18n.catalogue import pgettext

Words = dict[str, tuple[str, str]]


def keys(place: str) -> Words:
    """By action id: the footer's word and the help screen's sentence."""
    return {"filter": _filter, "jump": _jump}.get(place, _pick)()


def _pick() -> Words:
    return {
        "letter": (pgettext("key", "mark"), pgettext("key", "mark or unmark that row")),
        "group": (pgettext("key", "group"), pgettext("key", "the group under the cursor")),
        "foes": (pgettext("key", "foes"), pgettext("key", "all foes, but the dead")),
        "party": (pgettext("key", "party"), pgettext("key", "the whole party, but the dead")),
        "everyone": (pgettext("key", "all"), pgettext("key", "everybody, but the dead")),
        "invert": (pgettext("key", "the others"), pgettext("key", "the others instead")),
        "search": (
            pgettext("key", "filter"),
            pgettext("key", "only rows with that name, condition, state or side"),
        ),
        "mark": (
            pgettext("key", "under the cursor"),
            pgettext("key", "mark the row under the cursor"),
        ),
        "done": (pgettext("key", "done"), pgettext("key", "keep the marks")),
        "cancel": (
            pgettext("key", "leave"),
            pgettext("key", "out of the filter, else back to the marks of before"),
        ),
    }


def _filter() -> Words:
    return {
        "keep": (
            pgettext("key", "pick from these"),
            pgettext("key", "letters on the rows that fit"),
        ),
        "rub_out": (pgettext("key", "rub out"), pgettext("key", "take a letter back")),
        "drop": (pgettext("key", "all rows"), pgettext("key", "no filter any more")),
    }


def _jump() -> Words:
    return {
        "letter": (pgettext("key", "go there"), pgettext("key", "the cursor to that row")),
        "cancel": (pgettext("key", "leave"), pgettext("key", "the cursor stays where it is")),
    }


def last_choice() -> Words:
    """Keys that go to whom the last attack went, and that strike the same once more."""
    return {
        "last_target": (pgettext("key", "Target"), pgettext("key", "to whom the last attack went")),
        "again": (
            pgettext("key", "Attack again"),
            pgettext("key", "the same attack again, while one is left and its target stands"),
        ),
    }


def no_target() -> str:
    """There was no attack yet."""
    return pgettext("screen", "Nobody has been attacked yet")


def nobody() -> str:
    """Nobody stands on the table."""
    return pgettext("screen", "Nobody is there to pick from")
