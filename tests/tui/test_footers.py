"""Footers say what is so now: what can be done, what letters are, which keys do something here."""

import shutil
from pathlib import Path

import pytest

from tests.tui.preparing import bench, prepared
from tests.tui.table import table
from tests.tui.test_golden import wounded
from tests.walls.tree import ROOT
from tracker.session import open_session

pytestmark = pytest.mark.slow


async def test_the_library_says_what_can_be_done_with_the_file_under_the_cursor(
    data_folder: Path,
) -> None:
    fights = data_folder / "fights"
    fights.mkdir(parents=True)
    fight = open_session(Path(shutil.copy(ROOT / "encounters" / "three-ogres.json", fights)))
    fight.do("start")
    fight.close()
    async with bench(data_folder) as desk:
        await desk.press("home")
        await desk.shows("(e Edit)")
        await desk.press("end")
        await desk.shows(" e Edit ")


async def test_letters_of_a_search_are_no_keys(data_folder: Path) -> None:
    async with bench(data_folder) as desk:
        await desk.press("slash", "o")
        await desk.shows("Esc ")
        await desk.until(lambda: "n New" not in desk.text)
        await desk.press("escape")
        await desk.shows("n New")


async def test_what_can_be_undone_while_preparing(data_folder: Path) -> None:
    async with prepared(data_folder, "goblin", size=(160, 40)) as desk:
        await desk.shows("u Undo ")
        await desk.press("u")
        await desk.shows("(u Undo)")
        await desk.press("U")
        await desk.until(lambda: "(u Undo)" not in desk.text)


async def test_a_dialog_offers_no_keys_that_do_nothing(tmp_path: Path) -> None:
    async with table(tmp_path, size=(80, 24)) as one:
        await one.press("E")
        await one.shows("Esc leave")
        assert "↑↓" not in one.text
        assert "←→" not in one.text
        await one.press("escape", "N")
        await one.shows("Esc leave")
        assert "↑↓" not in one.text
        await one.press("escape", "d")
        await one.shows("↑↓ field", "←→ change")


async def test_how_many_are_marked_stands_apart(tmp_path: Path) -> None:
    async with table(tmp_path, size=(40, 10)) as one:
        await wounded(one)
        await one.press("v", "a", "c")
        await one.shows("Esc leave 1 marked")


async def test_what_stands_beside_a_scrollbar_is_cut_where_it_ends(data_folder: Path) -> None:
    async with bench(data_folder, (40, 10)) as desk:
        await desk.press("c")
        await desk.shows("HP 135…")


async def test_dialogs_name_the_key_of_the_help_where_there_is_room(tmp_path: Path) -> None:
    for size, named in (((80, 24), True), ((40, 10), False)):
        async with table(tmp_path, size=size) as one:
            await one.press("d")
            await one.shows("Esc leave")
            assert ("F1 Help" in one.text) is named


async def test_a_question_mark_asks_for_help_where_it_can_be_nothing_else(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await one.press("d")
        await one.top("DamageDialog")
        await one.press("?")
        await one.top("HelpScreen")
        await one.press("escape")
        await one.top("DamageDialog")
        await one.press("5", "?")
        await one.top("HelpScreen")
        await one.press("escape", "escape")
        await one.top("FightScreen")
        one.fight.perform("next")
        await one.press("o", "c")
        await one.top("CastDialog")
        await one.type("?")
        await one.until(lambda: one.app.focused is not None)
        assert getattr(one.app.focused, "value", "") == "?"
        await one.press("down")
        await one.press("?")
        await one.top("HelpScreen")
