"""The library: what lies where, search, and files that cannot be played as they are."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.tui import golden
from tests.tui.table import PATIENCE
from tests.walls.tree import ROOT
from tracker.session import open_session
from tracker.tui.app import TrackerApp
from tracker.tui.screens.fight import FightScreen
from tracker.tui.screens.log import LogScreen
from tracker.tui.screens.reading import Pages

pytestmark = pytest.mark.slow

OGRES = ROOT / "encounters" / "three-ogres.json"


async def until(app: TrackerApp, holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, golden.text(app)
        await asyncio.sleep(0.01)


async def test_the_party_is_counted_beside_the_creatures() -> None:
    app = TrackerApp()
    async with app.run_test(size=(80, 24)):
        await until(app, lambda: "7 creatures, 5 PCs" in golden.text(app))


async def test_opening_a_prepared_encounter_plays_a_copy(data_folder: Path) -> None:
    before = OGRES.read_bytes()
    app = TrackerApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await until(app, lambda: "Three ogres" in golden.text(app))
        await pilot.press("slash", "o", "g", "r", "enter")
        await until(app, lambda: isinstance(app.screen, FightScreen))
        await pilot.press("q")
        await until(app, lambda: "Fights in progress" in golden.text(app))
        assert not app.held
        await pilot.press("enter")
        await until(app, lambda: isinstance(app.screen, FightScreen))
        assert len(list((data_folder / "fights").glob("*.json"))) == 1
        for session in app.held:
            session.close()
    assert OGRES.read_bytes() == before


async def test_a_fight_that_is_played_elsewhere_can_be_watched(data_folder: Path) -> None:
    other = open_session(OGRES, play=True)
    other.do("start")
    app = TrackerApp()
    async with app.run_test(size=(120, 30)) as pilot:
        await until(app, lambda: "Fights in progress" in golden.text(app))
        await pilot.press("enter")
        await until(app, lambda: "Enter again to watch" in golden.text(app))
        await pilot.press("enter")
        await until(app, lambda: "read only" in golden.text(app))
    other.close()


async def test_a_fight_that_is_played_elsewhere_is_followed(data_folder: Path) -> None:
    other = open_session(OGRES, play=True)
    other.do("start")
    other.flush()
    app = TrackerApp(open_session(other.path, read_only=True))
    async with app.run_test(size=(120, 30)):
        await until(app, lambda: "read only" in golden.text(app))
        fight = app.screen
        assert isinstance(fight, FightScreen)
        other.do("next")
        other.flush()
        active = other.table.active
        await until(app, lambda: fight.table.active == active)
    other.close()


async def test_what_is_read_of_a_fight_played_elsewhere_follows_it(data_folder: Path) -> None:
    other = open_session(OGRES, play=True)
    other.do("start")
    for _ in range(6):
        other.do("next")
    other.flush()
    app = TrackerApp(open_session(other.path, read_only=True))
    async with app.run_test(size=(120, 30)) as pilot:
        await until(app, lambda: "read only" in golden.text(app))
        await pilot.press("w")
        await until(app, lambda: f"of {other.cursor} steps" in golden.text(app))
        other.do("next")
        other.flush()
        await until(app, lambda: f"of {other.cursor} steps" in golden.text(app))
        for opened, back in (("w", "left"), ("l", "b")):
            await pilot.press(opened)
            await until(app, lambda: not isinstance(app.screen, LogScreen))
            for _ in range(3):
                other.do("undo")
            other.do("next")
            other.flush()
            fight = app.screen_stack[0]
            assert isinstance(fight, FightScreen)
            await until(app, lambda on=fight: on.session.cursor == other.cursor)  # type: ignore[misc]  # bound now
            await pilot.press(back, "right", "right", "escape")
            await until(app, lambda: f"of {other.cursor} steps" in golden.text(app))
    other.close()


async def test_an_unreadable_fight_offers_its_backup(data_folder: Path) -> None:
    session = open_session(OGRES, play=True)
    session.do("start")
    session.close()
    session = open_session(session.path)
    session.do("next")
    session.close()
    session.path.write_bytes(b"{ broken")
    app = TrackerApp()
    async with app.run_test(size=(160, 30)) as pilot:
        await until(app, lambda: session.path.stem in golden.text(app))
        await pilot.press("slash", *"three", "enter")
        await until(app, lambda: bool(getattr(app.screen, "message", "")))
        assert session.path.read_bytes() == b"{ broken"
        if "Enter again" in golden.text(app):
            await pilot.press("enter")
            await until(app, lambda: isinstance(app.screen, FightScreen))
        for one in app.held:
            one.close()


async def test_search_asks_for_no_accents(data_folder: Path) -> None:
    folder = data_folder / "encounters"
    folder.mkdir(parents=True)
    (folder / "hoehle.json").write_text(
        OGRES.read_text(encoding="utf-8").replace("Three ogres", "Die Höhle"), encoding="utf-8"
    )
    app = TrackerApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await until(app, lambda: "Die Höhle" in golden.text(app))
        await pilot.press("slash", *"hohle")
        await until(app, lambda: "Three ogres" not in golden.text(app))
        assert "Die Höhle" in golden.text(app)


async def test_search_and_leave(data_folder: Path) -> None:
    app = TrackerApp()
    async with app.run_test(size=(40, 10)) as pilot:
        await until(app, lambda: "First fight" in golden.text(app))
        await pilot.press("slash", "z", "z", "z")
        await until(app, lambda: "Nothing of that name" in golden.text(app))
        await pilot.press("escape", "end", "home", "pagedown", "question_mark")
        await until(app, lambda: "Everything you can play" in golden.text(app))
        pages = app.screen.query_one(Pages)
        await until(app, lambda: pages.max_scroll_y > 0)
        await pilot.press("pagedown")
        await until(app, lambda: "Keys" in golden.text(app))
        await pilot.press("escape", "q")
        await until(app, lambda: app.return_code is not None)
    assert app.return_code == 0


async def test_a_fight_opened_by_name_leads_to_the_library(data_folder: Path) -> None:
    app = TrackerApp(open_session(OGRES, play=True))
    async with app.run_test(size=(80, 24)) as pilot:
        await until(app, lambda: "not started" in golden.text(app))
        await pilot.press("q")
        await until(app, lambda: "Fights in progress" in golden.text(app))
        await pilot.press("enter")
        await until(app, lambda: isinstance(app.screen, FightScreen))
        await pilot.press("q")
        await until(app, lambda: "Fights in progress" in golden.text(app))
        assert not app.held


async def test_a_watched_fight_that_is_gone_is_said_and_comes_back(data_folder: Path) -> None:
    other = open_session(OGRES, play=True)
    other.do("start")
    other.close()
    app = TrackerApp(open_session(other.path, read_only=True))
    async with app.run_test(size=(120, 30)):
        await until(app, lambda: "read only" in golden.text(app))
        fight = app.screen
        assert isinstance(fight, FightScreen)
        away = other.path.rename(data_folder / "away.json")
        await until(app, lambda: "There is no file" in fight.message)
        away.rename(other.path)
        again = open_session(other.path)
        again.do("next")
        again.close()
        await until(app, lambda: fight.table.active == again.table.active)
        assert not fight.message
