"""Preparing an encounter by keyboard: from nothing to the first turn, and everything in between."""

import random
from pathlib import Path

import pytest
from textual import events

from tests.tui import golden
from tests.tui.preparing import bench, prepared
from tracker.session.preparing import Preparing
from tracker.tui import actions
from tracker.tui.screens.fight import FightScreen
from tracker.tui.screens.library import LibraryScreen
from tracker.tui.screens.prepare import PrepareScreen

pytestmark = pytest.mark.slow

SIZES = [(80, 24), (120, 40)]
A_KEY_A_SECOND = 60
"""Keys that even a slow typist presses in a minute."""


@pytest.mark.parametrize("size", SIZES)
async def test_from_nothing_to_the_first_turn(data_folder: Path, size: tuple[int, int]) -> None:
    """Six goblins and a worg against my party: in under a minute at a key a second."""
    async with bench(data_folder, size) as desk:
        await desk.press("n")
        await desk.top(PrepareScreen)
        await desk.write("6 goblin, worg")
        await desk.press("f5")
        await desk.top(FightScreen)
        await desk.press("S")
        await desk.shows("Start: who rolled what?")
        await desk.press("enter")
        await desk.top(FightScreen)
        fight = desk.app.screen
        assert isinstance(fight, FightScreen)
        await desk.until(lambda: fight.table.round == 1)
        assert fight.table.active
        names = [one.name for one in fight.table.combatants.values()]
        assert names == ["Ann", "Bo", "Cy", "Di", *["Goblin"] * 6, "Worg"]
        assert desk.pressed < A_KEY_A_SECOND / 3
        assert desk.saved("Goblin ×6, Worg")["combatants"] == [
            {"monster": "Goblin", "count": 6},
            {"monster": "Worg"},
        ]


@pytest.mark.parametrize("size", [*SIZES, (40, 10)])
async def test_the_difficulty_follows_every_key(data_folder: Path, size: tuple[int, int]) -> None:
    async with bench(data_folder, size) as desk:
        await desk.press("n")
        await desk.write("2 ogr")
        await desk.shows("▸ Ogre", "Add 2 ogr")
        if size[0] >= 80:
            await desk.shows("4 PCs of level 3", "hard (2014): 900 XP ×1.5 = 1,350")
            await desk.shows("→ Ogre ×2 (900 XP)")
            await desk.write("e, 3 wolf")
            await desk.shows("deadly (2014): 1,050 XP ×2 = 2,100", "high (2024): 1,050 XP")
        assert not desk.screen.making.draft.entries


async def test_a_creature_is_taken_from_the_list(data_folder: Path) -> None:
    async with bench(data_folder) as desk:
        await desk.press("n")
        await desk.write("2 giant")
        await desk.press("down", "up", "down")
        second = desk.screen.found[1].name
        await desk.press("tab")
        assert second in desk.app.screen.query_one("#line Input").value  # type: ignore[attr-defined] # an Input
        await desk.press("enter")
        assert [one.entry.block.name for one in desk.screen.making.placed if one.entry] == [second]


async def test_one_key_each_changes_an_entry(data_folder: Path) -> None:
    async with prepared(data_folder, "3 goblin, ogre") as desk:
        await desk.press("home", "right", "right", "left", "h", "H", "v", "v", "f")
        raw = desk.screen.making.draft.entries[0]
        assert (raw["count"], raw["hidden"], raw["hp"], raw["variant"]) == (4, True, "roll", "boss")
        assert len(raw["features"]) == 4
        await desk.press("J", "d", "x", "S")
        entries = desk.screen.making.draft.entries
        assert [one["monster"] for one in entries] == ["Ogre", "Goblin"]
        assert entries[1]["side"] == "party"
        await desk.press("g")
        assert len(desk.screen.making.draft.entries) == 5
        await desk.press("u", "U", "u")
        assert desk.screen.making.draft.entries == entries


async def test_texts_are_typed_about_entries_and_the_whole(data_folder: Path) -> None:
    async with prepared(data_folder, "ogre") as desk:
        for key, text in (
            ("w", "3"), ("i", "14"), ("o", "Rage 50% heal 10"), ("R", "The brute"),
            ("t", "Cave"), ("N", "They flee."), ("A", "A cold wind."),
        ):  # fmt: skip
            await desk.press(key)
            await desk.write(text)
            await desk.press("enter")
        await desk.shows(
            "Cave · with notes · with a text to read aloud", "comes in round 3", "1 phase"
        )
        await desk.press("s")
        await desk.shows("● saved")
        assert desk.saved("Cave") == {
            "party": "party.json",
            "combatants": [
                {
                    "monster": "Ogre",
                    "enters": {"round": 3},
                    "initiative": 14,
                    "phases": [{"name": "Rage", "at": "hp<=50%", "heal": 10}],
                    "players_name": "The brute",
                }
            ],
            "notes": "They flee.",
            "read_aloud": "A cold wind.",
        }


async def test_an_entry_is_edited_as_a_line(data_folder: Path) -> None:
    async with prepared(data_folder, "3 goblin (scar)") as desk:
        await desk.press("e")
        await desk.shows("Change")
        await desk.write(" hp=max hp+50%")
        await desk.press("enter")
        raw = desk.screen.making.draft.entries[0]
        assert raw["features"] == ["scar"]
        assert (raw["hp"], raw["scale"]) == ("max", {"hp": 150})


async def test_what_cannot_be_read_is_said_and_the_line_stays(data_folder: Path) -> None:
    async with bench(data_folder) as desk:
        await desk.press("n")
        await desk.write("3 goblin, zzqxw")
        await desk.press("enter")
        await desk.shows("No creature is called “zzqxw”", "3 goblin, zzqxw")
        await desk.press("f5")
        assert not desk.screen.making.draft.entries


async def test_members_stay_at_home(data_folder: Path) -> None:
    async with prepared(data_folder, "ogre") as desk:
        await desk.shows("4 PCs of level 3")
        await desk.press("m")
        await desk.shows("Who of the party comes?", "Bo")
        await desk.press("down", "right", "enter")
        await desk.top(PrepareScreen)
        await desk.shows("3 PCs of level 3")
        assert desk.screen.making.draft.opening["absent"] == ["Bo"]
        await desk.press("m")
        await desk.shows("Who of the party comes?")
        await desk.press("escape")
        await desk.top(PrepareScreen)


async def test_leaving_with_changes_asks_first(data_folder: Path) -> None:
    async with prepared(data_folder, "ogre") as desk:
        await desk.press("q")
        await desk.shows("There are changes that are not saved.")
        await desk.press("escape")
        await desk.press("ctrl+q")
        await desk.shows("There are changes that are not saved.")
        await desk.press("s")
        await desk.shows("Save as Ogre")
        await desk.press("enter")
        await desk.top(LibraryScreen)
        assert desk.saved("Ogre")
        await desk.press("n")
        await desk.top(PrepareScreen)
        await desk.write("wolf")
        await desk.press("enter", "escape", "q", "d")
        await desk.top(LibraryScreen)
        assert [path.stem for path in (data_folder / "encounters").glob("*.json")] == ["Ogre"]


async def test_a_prepared_encounter_is_edited_and_played(data_folder: Path) -> None:
    async with prepared(data_folder, "ogre") as desk:
        await desk.press("s", "enter", "q")
        await desk.top(LibraryScreen)
        await desk.shows("Prepared encounters", "1 creature, 4 PCs")
        await desk.press("e")
        await desk.top(PrepareScreen)
        await desk.press("right", "p")
        await desk.top(FightScreen)
        assert desk.saved("Ogre")["combatants"] == [{"monster": "Ogre", "count": 2}]
        await desk.press("q")
        await desk.top(LibraryScreen)
        await desk.press("home", "e")
        await desk.shows("Only prepared encounters can be edited")


async def test_the_stat_block_and_the_keys_can_be_read(data_folder: Path) -> None:
    async with prepared(data_folder, "troll", (80, 24)) as desk:
        await desk.press("l")
        await desk.shows("Hit Points 84 (8d10+40)")
        await desk.press("escape")
        await desk.top(PrepareScreen)
        await desk.press("tab")
        await desk.shows("Hit Points 84")
        await desk.press("question_mark")
        await desk.shows("Preparing an encounter")
        await desk.press("escape")
        await desk.top(PrepareScreen)
        await desk.press("x", "x", "e", "u")
        assert len(desk.screen.making.draft.entries) == 1


async def test_what_is_found_can_be_read_before_it_is_taken(data_folder: Path) -> None:
    async with bench(data_folder, (80, 24)) as desk:
        await desk.press("n")
        await desk.write("2 troll")
        await desk.press("f2")
        await desk.shows("Hit Points 84 (8d10+40)")
        await desk.press("escape")
        await desk.top(PrepareScreen)
        await desk.write("s hidden")
        await desk.press("enter")
        raw = desk.screen.making.draft.entries[0]
        assert raw == {"monster": "Troll", "count": 2, "hidden": True}


@pytest.mark.parametrize("size", [*SIZES, (40, 10)], ids=lambda size: f"{size[0]}x{size[1]}")
async def test_the_screen_as_it_is_drawn(data_folder: Path, size: tuple[int, int]) -> None:
    async with prepared(data_folder, "6 goblin, worg hidden, ogre boss in round 3", size) as desk:
        await golden.check(desk.app, f"prepare-{size[0]}x{size[1]}")
        await desk.press("a")
        await desk.write("2 ogr")
        await golden.check(desk.app, f"prepare-adding-{size[0]}x{size[1]}")


ANY = sorted(
    {key for place in ("prepare", "preparing", "dialog", "reading") for one in actions.TABLE[place]
     for key in one.keys} - {"q", "ctrl+q", "p", "f5", "c"}
)  # fmt: skip
"""Keys that do not leave the screen for good."""
TEXTS = ("2d4 goblin", "wolf hidden", "[b]Ö[/b] hp=5", "พิษ", "3", "Rage 50%", "x", ",", "ogre boss")


@pytest.mark.parametrize("seed", [1, 2])
async def test_a_monkey_at_the_keys(data_folder: Path, seed: int) -> None:
    """Whatever is pressed, at any size: nothing breaks, and what stands there can be saved."""
    dice = random.Random(seed)
    async with prepared(data_folder, "6 goblin, ogre") as desk:
        for _ in range(150):
            match dice.randrange(8):
                case 0:
                    desk.app.post_message(events.Paste(dice.choice(TEXTS)))
                case 1:
                    await desk.pilot.resize_terminal(*dice.choice([*SIZES, (40, 10), (10, 3)]))
                case _:
                    await desk.press(dice.choice(ANY))
            if not any(isinstance(one, PrepareScreen) for one in desk.app.screen_stack):
                await desk.press("n")
        making = desk.screen.making
        assert not [one.fault for one in making.placed if one.fault]
        making.save("Monkey")
        assert Preparing(making.library, making.path).draft == making.draft


async def test_what_is_found_is_not_cut_on_a_small_screen(data_folder: Path) -> None:
    async with bench(data_folder, (80, 24)) as desk:
        await desk.press("n")
        await desk.top(PrepareScreen)
        await desk.write("worg")
        await desk.shows("CR 1/2 100 XP HP 26 AC 13", "Nobody yet: type 6 goblin, worg")
