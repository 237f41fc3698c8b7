"""Words of the dialogs of the map."""

from tracker.i18n.catalogue import pgettext


def placings() -> tuple[tuple[str, str], ...]:
    """Onto the map or off it."""
    return (("", pgettext("choice", "stands there")), ("off", pgettext("choice", "off the map")))


def grounds() -> tuple[tuple[str, str], ...]:
    """What a cell may be, and which cells are counted."""
    return (
        ("wall", pgettext("choice", "wall")),
        ("obstacle", pgettext("choice", "obstacle: cover only")),
        ("difficult", pgettext("choice", "difficult terrain")),
        ("fog", pgettext("choice", "fog")),
        ("clear", pgettext("choice", "clear")),
        ("square", pgettext("choice", "squares")),
        ("hex", pgettext("choice", "hexes")),
        ("none", pgettext("choice", "no map")),
    )


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
        "blocks": pgettext("hint", "3,4 3,6; a block: 3,4 to 5,9"),
        "at": pgettext("hint", "3,4; or from itself"),
        "toward": pgettext("hint", "6,4, for a cone or a line"),
        "dc": pgettext("hint", "no save"),
        "amount": pgettext("hint", "none; or 8d6 fire"),
        "feet-or-cell": pgettext("hint", "30; or a cell: 6,4"),
    }
