"""The settings screen on the rows of folders and actions, found by name, opened by a key in doubt."""

from pathlib import Path

import pytest

from tests.tui.settings_screen import opened
from tests.tui.table import table
from tracker.tui import settings_rows
from tracker.tui.screens import settings as settings_screen

pytestmark = pytest.mark.slow


async def test_on_an_action_the_footer_says_that_enter_asks_for_a_key(tmp_path: Path) -> None:
    async with table(tmp_path, size=(80, 24)) as here:
        await opened(here, "theme")
        await here.shows("⏎ keep ")
        await here.press("end")
        await here.shows("⏎ change it Del default , keep and leave Esc take back")


async def test_the_key_that_opens_the_settings_twice_does_not_close_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settings_screen, "OPENING", 60.0)
    async with table(tmp_path) as here:
        screen = await opened(here)
        await here.press("comma")
        assert here.app.screen is screen
        await here.press("q")
        await here.top("FightScreen")


async def test_a_search_finds_what_is_called_so_first_and_stays_in_sight(tmp_path: Path) -> None:
    async with table(tmp_path, size=(80, 24)) as here:
        screen = await opened(here)
        await here.press("slash")
        await here.type("mob")
        assert [row.name for row in screen.list.rows][:1] == ["keys.fight.mob"]
        await here.press("down", "down", "down", "enter")
        assert screen.row is not None
        await here.shows(f"› {screen.row.label[:20]}")


async def test_a_whole_row_of_keys_stays_and_says_why(tmp_path: Path, data_folder: Path) -> None:
    async with table(tmp_path) as here:
        for name in ("keys.fight.attack_number", "keys.pick.letter"):
            screen = await opened(here, name)
            assert screen.row is not None
            await here.shows(settings_rows.value_of(here.app.settings, screen.row))
            await here.shows("These keys stay: they are a whole row")
            for key in ("enter", "plus"):
                await here.press(key)
                assert screen.state == "settings"
            await here.press("x", "escape")
            await here.top("FightScreen")
        assert not here.app.settings.keys
    assert not (data_folder / "settings.toml").exists()
