"""The settings file and the screen: what another program writes into it meanwhile."""

from pathlib import Path

import pytest

from tests.tui.settings_screen import kept, opened, write
from tests.tui.table import Table, table
from tracker.tui.app import TrackerApp

pytestmark = pytest.mark.slow


async def test_what_another_put_into_the_file_holds_when_the_screen_opens(
    tmp_path: Path, data_folder: Path
) -> None:
    write(data_folder, 'theme = "light"\n')
    async with table(tmp_path) as here:
        write(data_folder, 'theme = "solar"\n\n[prompts]\nready = "off"\n')
        await opened(here)
        await here.shows("Changed in the file meanwhile, and holds now: theme, prompts.ready.")
        assert here.app.settings.theme == "solar"
        await here.press("escape")
        await here.top("FightScreen")
        assert here.app.settings.theme == "solar"
        await opened(here)
        assert "meanwhile" not in here.text


async def test_what_holds_for_this_run_is_not_taken_from_the_file(
    tmp_path: Path, data_folder: Path
) -> None:
    del tmp_path
    app = TrackerApp(for_now={"theme": "light"})
    async with app.run_test(size=(120, 40)) as pilot:
        here = Table(app, pilot, None)  # type: ignore[arg-type]  # there is no fight
        write(data_folder, 'theme = "solar"\ndensity = "big"\n')
        await opened(here)
        assert (app.settings.theme, app.settings.density) == ("light", "big")


async def test_what_another_changed_meanwhile_is_not_written_over(
    tmp_path: Path, data_folder: Path
) -> None:
    async with table(tmp_path) as here:
        await opened(here, "theme")
        await here.press("right")
        write(data_folder, '# mine\ntheme = "solar"\n')
        await here.press("f8", "enter")
        await here.top("FightScreen")
        assert here.app.settings.theme == "light"
        assert kept(data_folder) == '# mine\ntheme = "solar"\nstreamer = true\n'
        await opened(here, "theme")
        await here.press("right", "enter")
        await here.top("FightScreen")
        assert f'theme = "{here.app.settings.theme}"' in kept(data_folder)
        assert here.app.settings.theme != "solar"
