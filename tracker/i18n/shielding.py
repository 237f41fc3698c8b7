"""Words of a Shield against the hit before it."""

from tracker.i18n.catalogue import pgettext
from tracker.i18n.keys_said import keyed


def label() -> str:
    """The field of what becomes of the hit."""
    return pgettext("field", "The hit")


def taken_back(total: int, ac: int) -> str:
    """The choice to decide the attack again with the spell in it."""
    return pgettext("choice", "{total} misses AC {ac}: take it back").format(total=total, ac=ac)


def stays() -> str:
    """The choice to leave the attack as it was."""
    return pgettext("choice", "stays")


def still_hits(total: int, ac: int) -> str:
    """What was rolled is enough all the same."""
    return pgettext("preview", "the hit of {total} still hits AC {ac}").format(total=total, ac=ac)


def came_late(total: int, who: str) -> str:
    """Message: a spell came as a reaction, and the hit before it stands all the same."""
    return pgettext(
        "message",
        "The hit of {total} on {who} would miss now: {amend}, then `miss`, takes it back.",
    ).format(total=total, who=who, **keyed("fight", amend="A"))
