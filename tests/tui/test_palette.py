"""The palette: found with typing errors, done by Enter or a click, dim with its reason, last used first."""

from pathlib import Path

import pytest

from tests.tui.table import table
from tracker.tui import finding
from tracker.tui.finding import Said
from tracker.tui.screens.palette import PaletteScreen

LINES = [
    Said("Next", ":next", "end the turn, the next one begins"),
    Said("Condition", ":cond", "put a condition on or take it off"),
    Said("Concentrate", ":conc", "begin or end concentration"),
    Said("Dash by bonus action", "", "Lia · bonus action"),
    Said("Dash", ":dash", "Lia · action"),
    Said("Goblin Boss", "goblin-boss", "put the cursor on Goblin Boss"),
]


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("", "Next"),
        ("con", "Condition"),
        ("conc", "Concentrate"),
        ("dash", "Dash"),
        ("cnodition", "Condition"),
        ("goblinbos", "Goblin Boss"),
        ("golbin", "Goblin Boss"),
        ("bonus", "Dash by bonus action"),
        ("turn", "Next"),
        ("  NEXT ", "Next"),
    ],
)
def test_found_however_it_is_typed(typed: str, first: str) -> None:
    assert finding.find(typed, LINES, lambda one: one)[0].name == first


@pytest.mark.parametrize("typed", ["zzz", "q", "x" * 500, "[red]", "−7"])
def test_what_fits_nothing_finds_nothing(typed: str) -> None:
    assert finding.find(typed, LINES, lambda one: one) == []


def test_what_was_used_last_stands_first_among_equals() -> None:
    recent = {"Concentrate": 0, "Dash": 1}
    found = finding.find("con", LINES, lambda one: one, lambda one: recent.get(one.name, 9))
    assert [one.name for one in found[:2]] == ["Concentrate", "Condition"]
    every = finding.find("", LINES, lambda one: one, lambda one: recent.get(one.name, 9))
    assert [one.name for one in every[:3]] == ["Concentrate", "Dash", "Next"]


@pytest.mark.slow
async def test_everything_of_the_fight_is_found_and_done(tmp_path: Path) -> None:
    async with table(tmp_path, size=(80, 24)) as one:
        await one.press("ctrl+p")
        await one.top("PaletteScreen")
        await one.type("redo")
        await one.shows("(Redo)", "Nothing was undone", ":redo")
        await one.press("enter")
        assert isinstance(one.app.screen, PaletteScreen)
        await one.press("escape", "ctrl+p")
        await one.type("dogde")
        await one.shows("Dodge", "o o", ":dodge")
        await one.press("enter")
        await one.top("FightScreen")
        await one.shows("dodges")
        await one.press("ctrl+p")
        await one.top("PaletteScreen")
        palette = one.app.screen
        assert isinstance(palette, PaletteScreen)
        assert palette.found[0].label == "Dodge"
        await one.type("lai")
        await one.press("backspace", "backspace", "i", "a")
        await one.shows("put the cursor on Lia")
        await one.pilot.click("#offers", offset=(6, 0))
        await one.top("FightScreen")
        assert next(r.head for r in one.fight.rows if r.who == one.fight.cursor[1]) == "lia"
        await one.press("d", "ctrl+p")
        await one.type("leave")
        await one.press("enter")
        await one.top("FightScreen")


@pytest.mark.slow
async def test_a_key_that_cannot_be_used_says_why(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        for key, said in (
            ("U", "Nothing was undone"),
            ("p", "No question is open"),
            ("D", "is up: death saves are for the dying"),
            ("L", "Nobody with Legendary Resistance"),
            ("S", "in round 1 already"),
            ("9", "2 attacks on its card"),
            ("b", "no turn before"),
        ):
            steps = one.session.cursor
            await one.press(key)
            await one.shows(said)
            assert one.session.cursor == steps
        assert "(b Back)" in one.text
        await one.press("n")
        await one.until(lambda: " b Back " in one.text)
        await one.press("ctrl+p", "f1")
        await one.shows("Type what you want to do")
        await one.press("f1", "escape")
        await one.top("FightScreen")
        await one.press("a", "f1")
        await one.shows("One attack on one target")
        await one.press("f1")
        await one.top("AttackDialog")


@pytest.mark.slow
async def test_what_was_chosen_last_stands_first_in_the_next_run(tmp_path: Path) -> None:
    for number, wanted in enumerate(("dodge", "redo")):
        folder = tmp_path / str(number)
        folder.mkdir()
        async with table(folder) as one:
            await one.press("d", "3", "enter")
            await one.top("FightScreen")
            await one.press("u", "ctrl+p")
            await one.top("PaletteScreen")
            palette = one.app.screen
            assert isinstance(palette, PaletteScreen)
            if number:
                assert palette.found[0].label == "Dodge"
            await one.type(wanted)
            await one.press("enter")
            await one.top("FightScreen")
    async with table(tmp_path) as one:
        await one.press("ctrl+p")
        await one.top("PaletteScreen")
        palette = one.app.screen
        assert isinstance(palette, PaletteScreen)
        assert [offer.label for offer in palette.found[:2]] == ["Redo", "Dodge"]
