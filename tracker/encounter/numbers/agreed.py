"""What this table has agreed on: the edition's wordings and the readings that hold here."""

from typing import Any

from tracker.encounter.model import Encounter
from tracker.rules import edition as editions
from tracker.rules import rulings as readings
from tracker.rules.edition import OF_2014, Edition
from tracker.rules.rulings import BY_DEFAULT, Rulings

_FLAGS = frozenset(editions.NAMES)
_READINGS = frozenset(readings.NAMES)


def edition(table: Encounter) -> Edition:
    """The flags of the 2024 edition that are on."""
    chosen = [name for name, held in table.options.items() if held is True and name in _FLAGS]
    return editions.of(chosen) if chosen else OF_2014


def rulings(table: Encounter) -> Rulings:
    """The readings, as far as the table has other ones than the catalogue."""
    chosen: dict[str, Any] = {
        name: held for name, held in table.options.items() if name in _READINGS
    }
    return BY_DEFAULT._replace(**chosen) if chosen else BY_DEFAULT
