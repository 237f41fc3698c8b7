"""Between the fields of every box one goes the same way."""

from pathlib import Path

import pytest

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
        assert dialog.focused is dialog.place.input
        await bench.press("up", "up")
        assert dialog.focused is dialog.what
