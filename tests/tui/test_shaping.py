"""Forms, phases and areas by key: their dialogs, and how list, card and questions show them."""

from pathlib import Path

import pytest

from tests.tui.deeds import act, at, done, states
from tests.tui.table import table

pytestmark = pytest.mark.slow


async def test_a_druid_becomes_a_bear_and_herself_again(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        at(one, "lia")
        await act(one, "H")
        await one.top("FormDialog")
        await one.type("brown bear")
        await one.shows("Lia takes the form of Brown Bear")
        await one.press("enter")
        await one.top("FightScreen")
        await one.until(lambda: "❖ Brown Bear (own 27/27)" in states(one, "lia"))
        at(one, "lia")
        await one.shows("34/34", "❖ Lia")
        await act(one, "H")
        await one.top("FormDialog")
        await one.shows("Lia is no longer Brown Bear")
        await one.press("enter")
        await one.until(lambda: "Brown Bear" not in states(one, "lia"))


async def test_a_phase_is_kept_ready_and_asked_for(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        at(one, "ga")
        await act(one, "N")
        await one.top("PhaseDialog")
        await one.type("50%")
        await one.press("tab")
        await one.type("Rage")
        await one.press("tab", "tab")
        await one.type("full")
        await one.shows("Goblin A: Rage at 50% of its hit points", "heals in full")
        await one.press("enter")
        await one.top("FightScreen")
        await done(one, "damage ga 5")
        await one.shows("Goblin A comes to Rage", "do it")
        await one.press("enter")
        await one.until(lambda: not one.session.table.prompts)
        ga = next(who for who in one.session.table.combatants.values() if who.handle == "ga")
        assert ga.hp == 7


async def test_an_area_is_raised_entered_and_left(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await done(one, "conc lia Wall of Fire")
        at(one, "lia")
        await act(one, "Q")
        await one.top("ZoneDialog")
        await one.shows("Wall of Fire")
        await one.press("tab")
        await one.type("ga")
        await one.press("tab")
        await one.type("5d8 fire")
        await one.press("tab")
        await one.type("17")
        await one.shows("Wall of Fire is there around Goblin A", "Dexterity save DC 17 halves")
        await one.press("enter")
        await one.top("FightScreen")
        await one.until(lambda: "▒ Wall of Fire" in states(one, "ga"))
        at(one, "gb")
        await act(one, "Q")
        await one.top("ZoneDialog")
        await one.shows("Goblin B in Wall of Fire")
        await one.press("enter")
        await one.shows("Goblin B in Wall of Fire: Dexterity save DC 17")
        await one.press("f")
        await one.until(lambda: not one.session.table.prompts)
        at(one, "gb")
        await act(one, "Q")
        await one.top("ZoneDialog")
        await one.shows("Goblin B out of Wall of Fire")
        await one.press("enter")
        await one.until(lambda: "Wall" not in states(one, "gb"))
