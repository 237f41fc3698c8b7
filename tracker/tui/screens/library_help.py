"""What the palette finds in the library, and why a key cannot be used on what is under the cursor."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from tracker.i18n import exporting, screens_fights, screens_palette, screens_prepare
from tracker.storage import lock
from tracker.tui import actions
from tracker.tui.offer import Offer
from tracker.tui.widgets.shelves import Entry

if TYPE_CHECKING:
    from tracker.tui.screens.library import LibraryScreen


def offers(library: LibraryScreen) -> Iterator[Offer]:
    """Every file, to be opened."""
    for place, entry in enumerate(library.entries):
        if entry.path is not None:
            opens = screens_palette.opens(entry.name)
            yield Offer(f"file.{entry.path}", entry.name, opens, partial(open_it, library, place))


def open_it(library: LibraryScreen, place: int) -> None:
    """As by Enter."""
    library.cursor = place
    library.move(0)
    library.open_one()


def against(library: LibraryScreen, pressed: actions.Pressed) -> str:
    """Keys about the file under the cursor."""
    entry = library.entries[library.cursor] if library.entries else None
    match pressed.id:
        case "open" if entry is None:
            return screens_palette.nothing_found()
        case "prepare" if entry is not None and entry.party:
            return ""
        case "prepare" if entry is None or entry.path is None or not entry.prepared:
            return screens_prepare.only_prepared()
        case "export" if entry is None or entry.path is None or entry.bad:
            return exporting.nothing_to_export()
        case "break_lock" if not _locked(entry):
            return screens_fights.not_locked()
        case _:
            return ""


def _locked(entry: Entry | None) -> bool:
    return entry is not None and entry.path is not None and lock.lock_of(entry.path).exists()
