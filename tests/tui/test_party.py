"""The DM's own players by keyboard: typed in a line, edited in a form, taken out, all taken back."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.tui.preparing import Bench, orphaned, with_party
from tracker.tui.app import TrackerApp
from tracker.tui.screens.library import LibraryScreen
from tracker.tui.screens.member import MemberScreen
from tracker.tui.screens.party import OwnPartyScreen

pytestmark = pytest.mark.slow

SIZES = [(40, 10), (80, 24), (120, 40)]


@asynccontextmanager
async def opened(folder: Path, size: tuple[int, int], *keys: str) -> AsyncIterator[Bench]:
    app = TrackerApp()
    async with app.run_test(size=size) as pilot:
        bench = Bench(app, pilot, folder)
        await bench.top(LibraryScreen)
        await bench.press(*keys)
        yield bench


def members(folder: Path) -> dict[str, dict[str, Any]]:
    whole = json.loads((folder / "party.json").read_text("utf-8"))
    return {one["name"]: one for one in whole["members"]}


@pytest.mark.parametrize("keys", [("end", "enter"), ("end", "e"), ("m",)])
async def test_the_row_of_the_party_opens_it(data_folder: Path, keys: tuple[str, ...]) -> None:
    async with opened(data_folder, (80, 24), *keys) as bench:
        await bench.top(OwnPartyScreen)
        await bench.shows("These are the example's heroes", "Bruenor")
        await bench.press("escape")
        await bench.top(LibraryScreen)
    assert not (data_folder / "party.json").exists()


async def test_the_palette_knows_it(data_folder: Path) -> None:
    async with opened(data_folder, (80, 24), "ctrl+p", *"party") as bench:
        await bench.shows("your own players' characters")
        await bench.press("enter")
        await bench.top(OwnPartyScreen)


@pytest.mark.parametrize("size", SIZES)
async def test_own_players_are_typed(data_folder: Path, size: tuple[int, int]) -> None:
    async with opened(data_folder, size, "m") as bench:
        await bench.top(OwnPartyScreen)
        await bench.press("a")
        await bench.write("Wendel hp=30 ac=14 level=5, Ysra hp=24")
        if size[1] > 10:
            await bench.shows("→ Wendel level 5 HP 30 AC 14, Ysra HP 24 AC 10")
        await bench.press("enter")
        await bench.until(lambda: list(members(data_folder)) == ["Wendel", "Ysra"])
        await bench.shows("The example's heroes left; u brings them back.")
        await bench.write("Tom")
        await bench.press("enter")
        await bench.shows("How many hit points has Tom")
        await bench.press("escape", "home", "x")
        await bench.until(lambda: list(members(data_folder)) == ["Ysra"])
        await bench.press("u")
        await bench.until(lambda: list(members(data_folder)) == ["Wendel", "Ysra"])
        await bench.press("escape")
        await bench.top(LibraryScreen)
        await bench.press("end")
        await bench.shows("Wendel, Ysra")


async def test_somebody_is_changed_in_the_form(data_folder: Path) -> None:
    async with opened(data_folder, (120, 40), "m", "home", "enter") as bench:
        await bench.top(MemberScreen)
        await bench.shows("Character: Bruenor", "Passive Perc.", "Left now")
        await bench.press("down", "down")
        await bench.write("99")
        await bench.shows("Left now: 99 is more or less than there can be")
        await bench.press("ctrl+s")
        await bench.shows("Something is wrong")
        await bench.press("ctrl+u", "7", "ctrl+s")
        await bench.shows("Bruenor is in the party")
        await bench.press("escape")
        await bench.top(OwnPartyScreen)
        await bench.shows("7/44")
    assert members(data_folder)["Bruenor"]["hp"] == 7
    assert members(data_folder)["Bruenor"]["attacks"]


async def test_somebody_new_in_the_form_outlives_a_killed_program(data_folder: Path) -> None:
    async with opened(data_folder, (80, 24), "m", "n") as bench:
        await bench.top(MemberScreen)
        await bench.write("Wendel")
        await bench.press("down", "3", "0")
        await bench.shows("○ not saved")
    orphaned(data_folder)
    async with opened(data_folder, (80, 24)) as bench:
        await bench.shows("Wendel was never saved")
        await bench.press("R")
        await bench.top(MemberScreen)
        await bench.press("down", "down", "down")
        await bench.write("14")
        await bench.press("ctrl+s")
        await bench.shows("The example's heroes are no longer in the party. Wendel is in the party")
    assert (members(data_folder)["Wendel"]["max_hp"], members(data_folder)["Wendel"]["ac"]) == (
        30,
        14,
    )


async def test_the_list_says_after_the_form_how_the_heroes_come_back(data_folder: Path) -> None:
    async with opened(data_folder, (80, 24), "m", "n") as bench:
        await bench.top(MemberScreen)
        await bench.write("Wendel")
        await bench.press("down", "3", "0", "down", "down")
        await bench.write("14")
        await bench.press("ctrl+s")
        await bench.shows("The example's heroes are no longer in the party.")
        await bench.press("escape")
        await bench.top(OwnPartyScreen)
        await bench.shows("The example's heroes left; u brings them back.")
        await bench.press("u")
        await bench.until(lambda: "Wendel" not in members(data_folder))
        await bench.shows("These are the example's heroes", "Bruenor")


async def test_a_party_file_at_fault_is_said_and_left_alone(data_folder: Path) -> None:
    with_party(data_folder)
    file = data_folder / "party.json"
    file.write_text('{"schema_version": 1, "members": "all"}', "utf-8")
    async with opened(data_folder, (80, 24), "m") as bench:
        await bench.shows("members")
        assert isinstance(bench.app.screen, LibraryScreen)
    assert "all" in file.read_text("utf-8")
