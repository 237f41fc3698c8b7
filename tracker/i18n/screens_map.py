"""Words of the dialogs of the map."""

from tracker.i18n.catalogue import pgettext


def placings() -> tuple[tuple[str, str], ...]:
    """Onto the map or off it."""
    return (("", pgettext("choice", "stands there")), ("off", pgettext("choice", "off the map")))


def labels() -> dict[str, str]:
    """Label by field."""
    return {
        "cells": pgettext("field", "Cell"),
        "facing": pgettext("field", "Faces"),
        "at": pgettext("field", "At cell"),
        "toward": pgettext("field", "Toward"),
        "amount": pgettext("field", "Damage"),
        "feet-or-cell": pgettext("field", "Feet, cell"),
    }


def hints() -> dict[str, str]:
    """What an empty field means."""
    return {
        "cells": pgettext("hint", "3,4; then those of the marked: 3,4 5,4"),
        "size": pgettext("hint", "20"),
        "at": pgettext("hint", "3,4; or from itself"),
        "toward": pgettext("hint", "6,4, for a cone or a line"),
        "dc": pgettext("hint", "no save"),
        "amount": pgettext("hint", "none; or 8d6 fire"),
        "feet-or-cell": pgettext("hint", "30; or a cell: 6,4"),
    }
