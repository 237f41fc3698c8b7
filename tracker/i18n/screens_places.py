"""What the places of the table of keys are called: headings of the help and of the settings."""

from tracker.i18n import (
    screens_creatures,
    screens_log_keys,
    screens_players,
    screens_rescue,
    screens_settings,
)
from tracker.i18n.catalogue import pgettext


def place_title(place: str) -> str:
    """Heading of a part of the help screen."""
    return {
        "library": pgettext("help", "Library"),
        "rules": pgettext("help", "Rules"),
        "prepare": pgettext("help", "Preparing an encounter"),
        "preparing": pgettext("help", "While a line is typed there"),
        "unsaved": pgettext("help", "Leaving with changes"),
        "rescued": screens_rescue.title(),
        "searching": pgettext("help", "Searching"),
        "fight": pgettext("help", "Fight"),
        "prompt": pgettext("help", "While a question is open"),
        "pick": pgettext("help", "Picking targets"),
        "filter": pgettext("help", "Filtering while picking"),
        "jump": pgettext("help", "Jumping to a row"),
        "tour": pgettext("help", "In the guided first fight"),
        "dialog": pgettext("help", "In every dialog"),
        "menu": pgettext("help", "In a list of entries"),
        "finding": pgettext("help", "Finding an entry"),
        "typed": pgettext("help", "Typing a line"),
        "recalling": pgettext("help", "Finding an earlier line"),
        "reading": pgettext("help", "Reading"),
        "help": pgettext("help", "Reading"),
        "lying": pgettext("help", "Help on a creature with conditions"),
        "palette": pgettext("help", "Finding what can be done"),
        "anywhere": pgettext("help", "Everywhere"),
        "card": pgettext("help", "Reading a card"),
    }.get(place) or _title_elsewhere(place)


def _title_elsewhere(place: str) -> str:
    found = screens_settings.place_title(place) or screens_log_keys.place_title(place)
    return found or screens_players.place_title(place) or screens_creatures.place_title(place)
