"""The mouse in Prepare: a row dragged to another place stands there, in one step."""

from pathlib import Path

import pytest
from textual import events

from tests.tui.preparing import Bench, prepared
from tracker.tui.widgets.prepared import EntryList

pytestmark = pytest.mark.slow


def names(desk: Bench) -> list[str]:
    """In the order of the list."""
    return [one.name for one in desk.screen.entries]


async def drag(desk: Bench, start: int, end: int) -> None:
    """From a row to another, with the left button held."""
    post = desk.pilot._post_mouse_events
    await post([events.MouseDown], "#prepared", offset=(8, start), button=1)
    await post([events.MouseMove], "#prepared", offset=(8, end), button=1)
    await desk.shows("↕", "▔" if end < start else "▁")


async def drop(desk: Bench, place: int) -> None:
    """The button goes up there."""
    await desk.pilot._post_mouse_events(
        [events.MouseUp, events.Click], "#prepared", offset=(8, place)
    )


@pytest.mark.parametrize("size", [(120, 40), (80, 24)])
async def test_a_row_is_dragged_to_another_place(data_folder: Path, size: tuple[int, int]) -> None:
    async with prepared(data_folder, "goblin x3, worg, ogre", size) as desk:
        await desk.until(lambda: names(desk) == ["Goblin", "Worg", "Ogre"])
        await drag(desk, 2, 0)
        await drop(desk, 0)
        await desk.until(lambda: names(desk) == ["Ogre", "Goblin", "Worg"])
        assert desk.screen.cursor == 0
        assert desk.screen.query_one(EntryList).gap is None
        assert "▔" not in desk.text
        await drag(desk, 0, 1)
        await drop(desk, 1)
        await desk.until(lambda: names(desk) == ["Goblin", "Ogre", "Worg"])
        await drag(desk, 0, 2)
        await drop(desk, 2)
        await desk.until(lambda: names(desk) == ["Ogre", "Worg", "Goblin"])
        for _ in range(3):
            await desk.press("u")
        assert names(desk) == ["Goblin", "Worg", "Ogre"]


async def test_let_go_where_it_was_it_stays_and_nothing_is_a_step(data_folder: Path) -> None:
    async with prepared(data_folder, "goblin x3, worg, ogre") as desk:
        await desk.until(lambda: len(names(desk)) == 3)
        await drag(desk, 2, 0)
        post = desk.pilot._post_mouse_events
        await post([events.MouseMove], "#prepared", offset=(8, 2), button=1)
        await desk.until(lambda: "▔" not in desk.text)
        await drop(desk, 2)
        await desk.until(lambda: "↕" not in desk.text)
        assert names(desk) == ["Goblin", "Worg", "Ogre"]
        assert desk.screen.making.draft.entries[2]["monster"] == "Ogre"


async def test_what_is_being_changed_is_not_dragged_away(data_folder: Path) -> None:
    async with prepared(data_folder, "goblin x3, worg, ogre") as desk:
        await desk.until(lambda: len(names(desk)) == 3)
        await desk.press("e")
        await desk.until(lambda: desk.screen.typing == "edit")
        await drag(desk, 2, 0)
        await drop(desk, 0)
        await desk.until(lambda: "↕" not in desk.text)
        assert names(desk) == ["Goblin", "Worg", "Ogre"]
