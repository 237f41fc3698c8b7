"""Words of how long a condition lasts: while a spell is held, and the save that may end it."""

from tracker.i18n.catalogue import pgettext


def again_label() -> str:
    """The field of the save that is repeated."""
    return pgettext("field", "Save again")


def again() -> tuple[tuple[str, str], ...]:
    """When a condition asks for its save again."""
    return (
        ("", pgettext("choice", "no")),
        ("end", pgettext("choice", "at the end of each turn")),
        ("start", pgettext("choice", "at the start of each turn")),
    )


def while_held(who: str) -> str:
    """Until a concentration ends."""
    return pgettext("choice", "while {who} concentrates").format(who=who)


def until_over() -> str:
    """Whatever becomes of the caster."""
    return pgettext("choice", "until taken off")


def how_many(unit: str) -> str:
    """What an empty number means beside its unit."""
    return {
        "rounds": pgettext("hint", "1 round"),
        "minutes": pgettext("hint", "1 minute"),
        "hours": pgettext("hint", "1 hour"),
    }.get(unit, pgettext("hint", "until taken off; 3 is three rounds"))


def holds_nobody(who: str, spell: str, key: str) -> str:
    """Everybody has saved against a spell that is concentrated on."""
    return pgettext(
        "screen", "Nobody is held: {who} still concentrates on {spell}; {key} ends it."
    ).format(who=who, spell=spell, key=key)
