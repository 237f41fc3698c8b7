"""A new try whose set-up rolls anew: the opening is read again as it stands, party included."""

from collections.abc import Callable

from tracker.encounter.commands import Opening
from tracker.storage import playing
from tracker.storage.playing import Bestiary
from tracker.storage.store import Store


def set_up_anew(store: Store, bestiary: Bestiary, set_up: Callable[[Opening], None]) -> None:
    """Step 1 once more; the old one stays in the tail. `BadFile` leaves the old set-up."""
    opening = playing.read_opening(store.document, store.path, bestiary)
    store.begin_again(0)
    set_up(opening)
