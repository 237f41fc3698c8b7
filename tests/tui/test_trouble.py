"""The disk under a running fight: trouble is said, nothing is left without asking back."""

import json
from pathlib import Path

import pytest

from tests.tui.table import table
from tracker.tui.dialogs.conflict import ConflictDialog
from tracker.tui.screens.fight import FightScreen

pytestmark = pytest.mark.slow


async def test_leaving_asks_back_while_the_last_steps_are_not_saved(tmp_path: Path) -> None:
    folder = tmp_path / "table"
    folder.mkdir()
    async with table(folder) as on:
        on.session.flush()
        folder.rename(tmp_path / "elsewhere")
        await on.press("n")
        await on.shows("could not be saved", "! unsaved")
        await on.press("d")
        await on.top("DamageDialog")
        await on.press("ctrl+q")
        await on.top("FightScreen")
        await on.shows("the same key")
        assert on.app.is_running
        (tmp_path / "elsewhere").rename(folder)
        await on.shows("● saved")
        await on.until(lambda: "the same key" not in on.fight.message)
        await on.press("q")
        await on.top("LibraryScreen")


async def test_leaving_again_takes_the_fight_elsewhere(tmp_path: Path, data_folder: Path) -> None:
    folder = tmp_path / "table"
    folder.mkdir()
    async with table(folder) as on:
        on.session.flush()
        folder.rename(tmp_path / "elsewhere")
        await on.press("n", "q")
        await on.shows("the same key")
        await on.press("q")
        await on.top("LibraryScreen")
        await on.shows("the fight is in")
    assert (data_folder / "fights" / "fight.json").is_file()


async def test_a_file_changed_by_somebody_else_is_asked_about_once(tmp_path: Path) -> None:
    async with table(tmp_path) as on:
        on.session.flush()
        theirs = json.dumps({"name": "Theirs", "opening": {"combatants": []}})
        on.session.path.write_text(theirs, encoding="utf-8")
        await on.press("n")
        await on.top("ConflictDialog")
        await on.press("escape", "n")
        await on.shows("● saved")
        await on.until(lambda: isinstance(on.app.screen, FightScreen))
        assert on.session.path.read_text("utf-8") == theirs


@pytest.mark.parametrize("size", [(40, 10), (80, 24)])
async def test_letters_meant_for_the_fight_choose_no_version(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async with table(tmp_path, size=size) as on:
        on.session.flush()
        on.session.path.write_text("{}", encoding="utf-8")
        await on.press("n")
        await on.top("ConflictDialog")
        await on.shows("go on in the copy")
        await on.press("p", "j", "x")
        assert isinstance(on.app.screen, ConflictDialog)
        assert on.app.screen.way.value == "copy"
        assert "nothing is called" not in on.text
        await on.press("right")
        assert on.app.screen.way.value == "ours"


async def test_ours_can_be_put_in_its_place_again(tmp_path: Path) -> None:
    async with table(tmp_path) as on:
        on.session.flush()
        on.session.path.write_text("{}", encoding="utf-8")
        await on.press("n")
        await on.top("ConflictDialog")
        await on.press("right", "enter")
        await on.top("FightScreen")
        await on.until(lambda: on.session.save_problem is None and on.session.saved)
        assert json.loads(on.session.path.read_bytes())["cursor"] == on.session.cursor
