"""Lists: every one goes to its ends and back; the library stands on what was left."""

from pathlib import Path

import pytest
from textual import events
from textual._xterm_parser import XTermParser

from tests.tui import golden
from tests.tui.table import PARTY, table
from tests.tui.test_library import OGRES, until
from tracker.session import open_session
from tracker.tui.app import TrackerApp
from tracker.tui.dialogs.menu import Listing
from tracker.tui.screens.creatures import CreaturesScreen
from tracker.tui.screens.fight import FightScreen
from tracker.tui.screens.library import LibraryScreen
from tracker.tui.widgets.line import TypedLine
from tracker.tui.widgets.listed import Listed, over

ENDS = {
    "home": ("\x1b[H", "\x1bOH", "\x1b[1~", "\x1b[7~"),
    "end": ("\x1b[F", "\x1bOF", "\x1b[4~", "\x1b[8~"),
    "pageup": ("\x1b[5~",),
    "pagedown": ("\x1b[6~",),
}
"""What terminals send."""


@pytest.mark.parametrize(("key", "sent"), [(key, one) for key, lot in ENDS.items() for one in lot])
def test_what_terminals_send_for_the_ends(key: str, sent: str) -> None:
    found = [one.key for one in XTermParser().feed(sent) if isinstance(one, events.Key)]
    assert found == [key]


ROWS = (False, True, True, False, True, False)
"""Headings at both ends and between."""


@pytest.mark.parametrize(
    ("place", "steps", "found"),
    [(1, -1, 1), (4, -9, 1), (1, 9, 4), (4, 1, 4), (2, 1, 4), (4, -1, 2), (0, 0, 1), (5, 0, 4)],
)
def test_over_headings(place: int, steps: int, found: int) -> None:
    assert over(ROWS, place, steps) == found


def test_over_headings_alone() -> None:
    assert over((False, False), 1, -1) == 1
    assert over((), 0, 5) == 0


def here(app: TrackerApp) -> str:
    """What is under the library's cursor."""
    screen = app.screen
    assert isinstance(screen, LibraryScreen)
    return screen.entries[screen.cursor].name if screen.entries else ""


@pytest.mark.slow
async def test_the_library_goes_to_its_ends() -> None:
    app = TrackerApp()
    async with app.run_test(size=(40, 10)) as pilot:
        await until(app, lambda: "First fight" in golden.text(app))
        for keys, name in (
            (("end",), "The Lantern Company"),
            (("home",), "First fight"),
            (("pagedown",) * 3, "The Lantern Company"),
            (("pageup",) * 3, "First fight"),
        ):
            await pilot.press(*keys)
            await until(app, lambda name=name: here(app) == name)  # type: ignore[misc]  # bound now
        await until(app, lambda: "Examples" in golden.text(app))


@pytest.mark.slow
async def test_a_search_from_the_end_of_the_list_starts_at_the_top() -> None:
    app = TrackerApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await until(app, lambda: "First fight" in golden.text(app))
        await pilot.press("end", "slash", *"ogres")
        await until(app, lambda: here(app) == "Three ogres")
        await pilot.press(*"zzz")
        await until(app, lambda: here(app) == "")
        await pilot.press("escape")
        await until(app, lambda: here(app) == "First fight")


@pytest.mark.slow
async def test_after_a_fight_the_library_stands_on_it(data_folder: Path) -> None:
    first = open_session(OGRES, play=True)
    first.close()
    app = TrackerApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await until(app, lambda: "Goblin ambush" in golden.text(app))
        await pilot.press("slash", *"ambush", "enter")
        await until(app, lambda: isinstance(app.screen, FightScreen))
        await pilot.press("q")
        await until(app, lambda: isinstance(app.screen, LibraryScreen))
        await until(app, lambda: here(app) == "Goblin ambush")
        screen = app.screen
        assert isinstance(screen, LibraryScreen)
        left = screen.entries[screen.cursor].path
        assert left is not None
        assert left.parent == data_folder / "fights"
        await pilot.press("end", "up", "comma")
        await until(app, lambda: app.screen is not screen)
        place = screen.cursor
        assert place == len(screen.entries) - 3
        await pilot.press("escape")
        await until(app, lambda: app.screen is screen)
        assert screen.cursor == place


@pytest.mark.slow
async def test_a_fight_opened_by_name_is_stood_on_too(data_folder: Path) -> None:
    older = open_session(OGRES, play=True)
    older.close()
    newer = open_session(OGRES.with_name("orc-mob.json"), play=True)
    newer.close()
    app = TrackerApp(open_session(older.path))
    async with app.run_test(size=(80, 24)) as pilot:
        await until(app, lambda: isinstance(app.screen, FightScreen))
        await pilot.press("q")
        await until(app, lambda: isinstance(app.screen, LibraryScreen))
        await until(app, lambda: here(app) == "Three ogres")


def cursor_of(app: TrackerApp) -> int:
    """Of the list on the screen, or of the dialog that is one."""
    lines = app.screen.query(Listing)
    return lines.first().index if lines else app.screen.query(Listed).first().cursor


@pytest.mark.slow
@pytest.mark.parametrize("keys", ["w", "comma", "ctrl+p", "slash", "F", "O", "w enter"])
async def test_every_list_goes_to_its_ends(tmp_path: Path, keys: str) -> None:
    async with table(tmp_path, *PARTY, {"monster": "goblin", "count": 9}, size=(40, 10)) as one:
        for step in ("next", "damage bruenor 5", "next", "next"):
            one.fight.perform(step)
        await one.press(*keys.split())
        places = []
        for key in ("end", "home", "end"):
            await one.press(key)
            places.append(cursor_of(one.app))
        assert places[0] == places[2] > places[1]
        assert places[1] <= 1


@pytest.mark.slow
async def test_the_creatures_go_to_their_ends_though_there_is_a_line_to_type_in() -> None:
    app = TrackerApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await until(app, lambda: "First fight" in golden.text(app))
        await pilot.press("c")
        await until(app, lambda: isinstance(app.screen, CreaturesScreen))
        screen = app.screen
        assert isinstance(screen, CreaturesScreen)
        await until(app, lambda: bool(screen.chosen))
        await pilot.press(*"wolf", "end")
        await until(app, lambda: screen.choice > 0)
        await pilot.press("down")
        last = screen.choice
        await pilot.press("home")
        await until(app, lambda: screen.choice == 0 < last)
        await pilot.press("s")
        await until(app, lambda: screen.query_one(TypedLine).value == "wolfs")
