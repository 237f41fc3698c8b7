"""What the palette finds of the settings: how it looks, each value by its name, at once and for good."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from tracker.i18n import screens_settings as words
from tracker.tui import settings_rows
from tracker.tui.offer import Offer
from tracker.tui.settings_rows import Row

if TYPE_CHECKING:
    from tracker.tui.app import TrackerApp


def offers(app: TrackerApp) -> Iterator[Offer]:
    """Every value but the one that holds."""
    for row in settings_rows.look():
        now = settings_rows.value_of(app.settings, row)
        for word in row.values:
            if word != now:
                label = words.changed(row.label, settings_rows.said(row, word))
                put = partial(choose, app, row, word)
                yield Offer(f"settings.{row.name}.{word}", label, row.about, put)


def choose(app: TrackerApp, row: Row, word: str) -> None:
    """Seen at once, and kept."""
    before = app.settings
    app.settings = settings_rows.with_value(before, row, word)
    app.keep_settings(before)
