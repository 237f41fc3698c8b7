"""The rules at hand, in our own short words: made at the call, in the language of the moment.

Numbers and names are the game's; the ids are the catalogue's, so that a reason in the log leads to
an entry.
"""

from tracker.i18n.catalogue import pgettext
from tracker.i18n.rules_at_hand import (
    actions,
    attacks,
    bodies,
    choices,
    conditions,
    covers,
    editions,
    fate,
    harm,
    maps,
    moves,
    readings,
    tables,
    turns,
)
from tracker.i18n.rules_at_hand.entry import Entry, Kind

__all__ = ["Entry", "Kind", "entries", "entry_of", "kind_title"]


def entries() -> tuple[Entry, ...]:
    """All of them, what is asked for most first."""
    return (
        *conditions.entries(),
        *actions.entries(),
        *attacks.entries(),
        *covers.entries(),
        *moves.entries(),
        *harm.entries(),
        *fate.entries(),
        *turns.entries(),
        *bodies.entries(),
        *tables.entries(),
        *maps.entries(),
        *choices.entries(),
        *readings.entries(),
        *editions.entries(),
    )


def entry_of(key: str) -> Entry | None:
    """The entry of that key."""
    return next((one for one in entries() if one.key == key), None)


def kind_title(kind: Kind) -> str:
    """Heading of a kind."""
    return {
        "condition": pgettext("rule kind", "Conditions"),
        "action": pgettext("rule kind", "Actions"),
        "attack": pgettext("rule kind", "Attacks and rolls"),
        "cover": pgettext("rule kind", "Cover"),
        "move": pgettext("rule kind", "Movement"),
        "damage": pgettext("rule kind", "Damage and healing"),
        "fate": pgettext("rule kind", "Death and concentration"),
        "turn": pgettext("rule kind", "Turns and lists"),
        "body": pgettext("rule kind", "Bodies and surroundings"),
        "table": pgettext("rule kind", "Tables"),
        "map": pgettext("rule kind", "On a map"),
        "option": pgettext("rule kind", "Options"),
        "edition": pgettext("rule kind", "Options of 2024"),
    }[kind]
