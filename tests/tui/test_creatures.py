"""The DM's own creatures by keyboard: a copy edited, one from nothing, one from a pasted text."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from textual import events

from tests.tui.preparing import Bench, left_behind, orphaned
from tracker.session import creatures
from tracker.tui.app import TrackerApp
from tracker.tui.screens.creature import CreatureScreen
from tracker.tui.screens.creatures import CreaturesScreen
from tracker.tui.screens.library import LibraryScreen
from tracker.tui.screens.pasting import PastingScreen
from tracker.tui.screens.prepare import PrepareScreen

pytestmark = pytest.mark.slow

SIZES = [(80, 24), (120, 40)]
ZORB = """Zorb
Large ooze, unaligned
Armor Class 8
Hit Points 45 (6d10 + 12)
Speed 20 ft.
Actions
Slap. Melee Weapon Attack: +5 to hit, reach 5 ft., one target. Hit: 8 (1d10 + 3) acid damage.
"""


@asynccontextmanager
async def opened(folder: Path, size: tuple[int, int]) -> AsyncIterator[Bench]:
    app = TrackerApp()
    async with app.run_test(size=size) as pilot:
        bench = Bench(app, pilot, folder)
        await bench.until(lambda: isinstance(app.screen, LibraryScreen))
        await bench.press("c")
        await bench.until(lambda: isinstance(app.screen, CreaturesScreen))
        yield bench


async def paste(bench: Bench, text: str) -> None:
    bench.app.post_message(events.Paste(text))
    await bench.until(lambda: text.splitlines()[0] in bench.text)


def files(folder: Path) -> list[str]:
    return [one.name for one in folder.glob("creatures/[!.]*.json")]


def raw(folder: Path, name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / "creatures" / f"{name}.json").read_text("utf-8"))
    return found


@pytest.mark.parametrize("size", SIZES)
async def test_a_copy_of_a_bestiary_creature(data_folder: Path, size: tuple[int, int]) -> None:
    async with opened(data_folder, size) as bench:
        await bench.write("goblin")
        await bench.press("enter")
        await bench.until(lambda: isinstance(bench.app.screen, CreatureScreen))
        assert "Goblin (own)" in bench.text
        screen = bench.app.screen
        assert isinstance(screen, CreatureScreen)
        await bench.press("down", "down", "end", "shift+home")
        await bench.write("a lot")
        await bench.until(lambda: "“a lot” is no number" in bench.text)
        assert "Right is: 15 (natural armor)" in bench.text
        await bench.press("ctrl+s")
        await bench.until(lambda: "Something is wrong" in bench.text)
        assert not files(data_folder)
        await bench.press("shift+home")
        await bench.write("17")
        await bench.until(lambda: not screen.wrong)
        await bench.press("ctrl+s")
        await bench.until(lambda: "● saved" in bench.text)
        await bench.press("escape")
        await bench.until(lambda: isinstance(bench.app.screen, CreaturesScreen))
        assert "Goblin (own)" in bench.text
    found = creatures.library().find("goblin (own)")
    ours = creatures.library().find("goblin")
    assert found
    assert ours
    assert (found.ac, found.attacks, found.bonus_actions) == (17, ours.attacks, ours.bonus_actions)


async def test_one_from_nothing_and_the_question_before_leaving(data_folder: Path) -> None:
    async with opened(data_folder, (120, 40)) as bench:
        await bench.press("ctrl+n")
        await bench.until(lambda: isinstance(bench.app.screen, CreatureScreen))
        screen = bench.app.screen
        assert isinstance(screen, CreatureScreen)
        assert "Name: it is missing" in bench.text
        await bench.write("Ash")
        await bench.press("down", "down")
        await bench.write("12")
        await bench.press("down")
        await bench.write("9 (2d8)")
        screen.deeds.focus()
        await paste(
            bench, "Claw. Melee Weapon Attack: +3 to hit, reach 5 ft. Hit: 4 (1d6+1) fire damage."
        )
        await bench.until(lambda: bool(screen.block and screen.block.attacks))
        await bench.press("escape")
        await bench.until(lambda: "It is not saved" in bench.text)
        await bench.press("escape")
        assert bench.app.screen is screen
        await bench.press("escape", "s")
        await bench.until(lambda: isinstance(bench.app.screen, CreaturesScreen))
    written = raw(data_folder, "Ash")
    assert (written["ac"], written["max_hp"], written["hit_dice"]) == (12, 9, "2d8")
    assert written["attacks"][0]["damage"] == [{"dice": "1d6+1", "average": 4, "type": "fire"}]


async def test_a_pasted_text_is_shown_before_it_is_taken(data_folder: Path) -> None:
    async with opened(data_folder, (120, 40)) as bench:
        await bench.press("ctrl+t")
        await bench.until(lambda: isinstance(bench.app.screen, PastingScreen))
        await paste(bench, ZORB)
        await bench.until(lambda: "Zorb: AC 8, 45 (6d10+12) hit points, 1 attack" in bench.text)
        assert not files(data_folder)
        await bench.press("ctrl+s")
        await bench.until(lambda: isinstance(bench.app.screen, CreaturesScreen))
        await bench.until(lambda: "▸ Zorb" in bench.text)
        await bench.press("ctrl+t")
        await bench.until(lambda: isinstance(bench.app.screen, PastingScreen))
        await paste(bench, ZORB)
        await bench.press("ctrl+s")
        await bench.until(lambda: "is called Zorb" in bench.text)
        await bench.press("escape", "d")
        await bench.until(lambda: isinstance(bench.app.screen, CreaturesScreen))
        await bench.press("enter")
        await bench.until(lambda: isinstance(bench.app.screen, CreatureScreen))
        await bench.press("end", "2", "ctrl+s", "escape")
        await bench.until(lambda: isinstance(bench.app.screen, CreaturesScreen))
    assert files(data_folder) == ["Zorb2.json"]


async def test_from_the_prepare_screen(data_folder: Path) -> None:
    block = creatures.library().find("wolf")
    assert block
    async with opened(data_folder, (120, 40)) as bench:
        await bench.press("escape", "n")
        await bench.until(lambda: isinstance(bench.app.screen, PrepareScreen))
        await bench.write("wolf")
        await bench.press("enter", "escape", "c")
        await bench.until(lambda: isinstance(bench.app.screen, CreaturesScreen))
        await bench.until(lambda: "▸ Wolf" in bench.text)
        await bench.press("enter")
        await bench.until(lambda: isinstance(bench.app.screen, CreatureScreen))
        await bench.press("shift+home")
        await bench.write("Frostwolf")
        await bench.press("ctrl+s", "escape", "escape", "a")
        await bench.until(lambda: isinstance(bench.app.screen, PrepareScreen))
        await bench.write("frostw")
        await bench.press("enter")
        await bench.until(lambda: "Frostwolf" in [one.name for one in bench.screen.entries])


async def test_a_killed_program_loses_no_form(data_folder: Path) -> None:
    async with opened(data_folder, (80, 24)) as bench:
        await bench.write("wolf")
        await bench.press("enter")
        await bench.until(lambda: isinstance(bench.app.screen, CreatureScreen))
        await bench.press("shift+home")
        await bench.write("Fenn")
        await bench.until(lambda: len(left_behind(data_folder)) == 1)
    orphaned(data_folder)
    async with opened(data_folder, (80, 24)) as bench:
        await bench.press("escape", "R")
        await bench.until(lambda: "is taken up" in bench.text)
        screen = bench.app.screen
        assert isinstance(screen, CreatureScreen)
        assert screen.editing.draft().block.name.startswith("Fenn")
        assert len(screen.editing.draft().block.attacks) == 1
        await bench.press("ctrl+s")
        await bench.until(lambda: len(files(data_folder)) == 1)
        await bench.press("escape")
    assert left_behind(data_folder) == []


async def test_a_form_asks_first_about_what_was_left(data_folder: Path) -> None:
    async with opened(data_folder, (80, 24)) as bench:
        await bench.press("ctrl+n")
        await bench.until(lambda: isinstance(bench.app.screen, CreatureScreen))
        await bench.write("Zed")
        await bench.until(lambda: len(left_behind(data_folder)) == 1)
    orphaned(data_folder)
    async with opened(data_folder, (80, 24)) as bench:
        await bench.press("ctrl+n")
        await bench.until(lambda: "were never saved" in bench.text)
        await bench.press("x")
        await bench.until(lambda: left_behind(data_folder) == [])
        screen = bench.app.screen
        assert isinstance(screen, CreatureScreen)
        assert (screen.lines["name"].value, screen.editing.unsaved) == ("", False)
        await bench.press("Z")
        await bench.until(lambda: screen.lines["name"].value == "Z")
