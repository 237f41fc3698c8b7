"""What every box does in the same way: going between fields, a double click."""

from pathlib import Path

import pytest

from tests.tui.table import table
from tests.tui.test_creatures import opened
from tracker.tui.dialogs.exporting import ExportDialog

pytestmark = pytest.mark.slow


async def test_a_key_too_many_leads_nowhere_else(data_folder: Path) -> None:
    async with opened(data_folder, (120, 40)) as bench:
        await bench.press("escape", "x")
        await bench.until(lambda: isinstance(bench.app.screen, ExportDialog))
        dialog = bench.app.screen
        assert isinstance(dialog, ExportDialog)
        await bench.press("down", "down")
        assert dialog.place.input.has_focus
        await bench.press("up", "up")
        assert dialog.what.has_focus


async def test_a_double_click_takes_an_entry_of_any_list(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        for _ in range(12):
            one.session.do("next")
        one.fight.sync()
        await one.press("w")
        await one.top("LogScreen")
        await one.press("r")
        await one.top("Choosing")
        await one.pilot.click(".field--menu", offset=(4, 1), times=2)
        await one.shows(f"Only Round {one.session.table.round - 1}")
