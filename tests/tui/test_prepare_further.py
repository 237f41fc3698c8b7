"""Preparing further: what a killed program had not saved, creatures made stronger, dice of a count."""

import json
from pathlib import Path

import pytest

from tests.tui.preparing import bench, left_behind, orphaned, prepared
from tracker.tui.dialogs.shaping_entry import EntryShaping
from tracker.tui.screens.prepare import PrepareScreen

pytestmark = pytest.mark.slow


async def test_a_killed_program_loses_no_draft(data_folder: Path) -> None:
    async with prepared(data_folder, "ogre") as desk:
        await desk.press("s", "enter", "right", "t")
        await desk.write("Two")
        await desk.press("enter")
    orphaned(data_folder)
    async with bench(data_folder) as desk:
        await desk.until(lambda: "Two was never saved" in desk.text)
        await desk.press("R")
        await desk.until(lambda: "Two is taken up" in desk.text)
        assert desk.screen.making.unsaved
        await desk.press("s")
        assert desk.saved("Ogre")["combatants"] == [{"monster": "Ogre", "count": 2}]
        await desk.press("q")
        await desk.press("R")
        await desk.until(lambda: "Nothing that was not saved" in desk.text)
    assert left_behind(data_folder) == []


async def test_opening_what_a_killed_program_was_changing_asks_first(data_folder: Path) -> None:
    async with prepared(data_folder, "goblin") as desk:
        await desk.press("t")
        await desk.write("Camp")
        await desk.press("enter")
    orphaned(data_folder)
    async with bench(data_folder) as desk:
        await desk.press("n")
        await desk.until(lambda: "were never saved" in desk.text)
        await desk.press("escape", "escape", "q")
        assert len(left_behind(data_folder)) == 1
        await desk.press("n")
        await desk.until(lambda: "were never saved" in desk.text)
        await desk.press("x")
        assert desk.screen.typing == "add"
        assert left_behind(data_folder) == []


async def test_a_draft_of_a_newer_program_is_told_of_and_left_alone(data_folder: Path) -> None:
    async with prepared(data_folder, "ogre"):
        pass
    orphaned(data_folder)
    (file,) = left_behind(data_folder)
    file.write_text(json.dumps(json.loads(file.read_text("utf-8")) | {"schema_version": 99}))
    before = file.read_bytes()
    async with bench(data_folder) as desk:
        await desk.until(lambda: "was written by a newer tracker" in " ".join(desk.text.split()))
        await desk.press("R")
        await desk.until(lambda: "was written by a newer tracker" in " ".join(desk.text.split()))
        await desk.press("n")
        await desk.top(PrepareScreen)
        assert desk.screen.offered is None
        await desk.until(lambda: "was written by a newer tracker" in " ".join(desk.text.split()))
    assert file.read_bytes() == before


async def test_what_is_saved_or_thrown_away_leaves_nothing_behind(data_folder: Path) -> None:
    async with prepared(data_folder, "goblin") as desk:
        assert len(left_behind(data_folder)) == 1
        await desk.press("s", "enter")
        assert left_behind(data_folder) == []
        await desk.press("right")
        assert len(left_behind(data_folder)) == 1
        await desk.press("u")
        assert left_behind(data_folder) == []
        await desk.press("right", "q", "d")
        assert left_behind(data_folder) == []


async def test_a_creature_is_made_stronger_in_a_form(data_folder: Path) -> None:
    async with prepared(data_folder, "4 goblin", (80, 24)) as desk:
        await desk.press("z")
        await desk.top(EntryShaping)
        for text in ("+50%", "+2", "+1", "3x"):
            await desk.write(text)
            await desk.press("tab")
        await desk.until(lambda: "Write damage as a number" in desk.text)
        await desk.press("enter")
        assert isinstance(desk.app.screen, EntryShaping)
        await desk.press("up", "backspace", "tab")
        await desk.write("5")
        await desk.shows("Hit Points: 7 (2d6) → 10 (2d6+3)", "Damage threshold 5", "+5, reach 5")
        await desk.press("tab")
        await desk.write("Snik, Grub")
        await desk.press("enter")
        await desk.top(PrepareScreen)
        assert desk.screen.making.draft.entries == [
            {
                "monster": "Goblin",
                "count": 4,
                "scale": {"hp": 150, "ac": 2, "bonus": 1, "damage": 3},
                "threshold": 5,
                "names": ["Snik", "Grub"],
            }
        ]
        await desk.press("u")
        assert desk.screen.making.draft.entries == [{"monster": "Goblin", "count": 4}]


async def test_dice_of_a_count_fall_when_the_line_is_taken(data_folder: Path) -> None:
    async with bench(data_folder, (80, 24)) as desk:
        await desk.press("n")
        await desk.top(PrepareScreen)
        await desk.write("2d4 goblin")
        await desk.shows("2d4 is rolled when you take it")
        await desk.press("enter")
        count = desk.screen.making.draft.entries[0].get("count", 1)
        await desk.shows(f"Added: Goblin ×{count}", f"rolled 2d4 = {count}")


async def test_what_it_comes_to_follows_the_list(data_folder: Path) -> None:
    async with bench(data_folder) as desk:
        await desk.press("n")
        await desk.write("gobli boss")
        await desk.shows("→ Goblin (50 XP, boss)")
        place = [one.name for one in desk.screen.found].index("Goblin Boss")
        await desk.press(*["down"] * place)
        await desk.shows("→ Goblin Boss (200 XP)")
        await desk.press("tab")
        await desk.shows('Add "Goblin Boss"', "→ Goblin Boss (200 XP)")
        await desk.press("enter")
        assert desk.screen.making.draft.entries == [{"monster": "Goblin Boss"}]


async def test_saving_asks_for_a_name_once(data_folder: Path) -> None:
    async with prepared(data_folder, "ogre") as desk:
        await desk.press("s")
        await desk.shows("Save as Ogre")
        await desk.press("escape")
        assert desk.screen.making.unsaved
        await desk.press("a")
        await desk.write("wolf")
        await desk.press("ctrl+s")
        await desk.shows("Save as Ogre, Wolf")
        await desk.write("Evening")
        await desk.press("ctrl+s")
        await desk.shows("● saved")
        assert len(desk.saved("Evening")["combatants"]) == 2
        await desk.press("t")
        await desk.write("Night")
        await desk.press("ctrl+s")
        await desk.shows("● saved")
        assert desk.screen.making.draft.name == "Night"


async def test_a_mere_guess_is_not_taken_and_hit_points_make_one_of_ones_own(
    data_folder: Path,
) -> None:
    async with prepared(data_folder, "wolf") as desk:
        await desk.press("a")
        await desk.write("Wendel")
        await desk.press("enter")
        await desk.shows("No creature is called “Wendel”", "Did you mean Weasel")
        await desk.press("ctrl+u")
        await desk.write("Old Marta hp=9")
        await desk.shows("“Old Marta” becomes one of your own")
        await desk.press("enter")
        await desk.until(lambda: len(desk.screen.making.draft.entries) == 2)
        assert desk.screen.making.draft.entries[1] == {"name": "Old Marta", "max_hp": 9, "ac": 10}
