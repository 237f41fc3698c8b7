"""The rules on the screen: found as one types, and the cards of what lies on a creature."""

from pathlib import Path

import pytest

from tests.tui.table import PARTY, Table, table
from tracker.tui.screens.rules import RulesScreen

pytestmark = pytest.mark.slow


async def typed(desk: Table, line: str) -> None:
    before = desk.session.cursor
    await desk.press("colon")
    await desk.top("TypedDialog")
    await desk.type(line)
    await desk.press("enter")
    await desk.until(lambda: desk.session.cursor > before)
    await desk.top("FightScreen")


@pytest.mark.parametrize("size", [(120, 40), (80, 24), (40, 10)])
async def test_a_rule_is_found_as_one_types(tmp_path: Path, size: tuple[int, int]) -> None:
    async with table(tmp_path, size=size) as desk:
        await desk.press("slash")
        await desk.top("RulesScreen")
        await desk.shows("Conditions", "Blinded")
        await desk.type("grapled")
        await desk.shows("▸ Grappled")
        await desk.press("enter")
        await desk.top("CardScreen")
        await desk.shows("COND-08")
        await desk.press("escape")
        await desk.top("RulesScreen")
        await desk.press("escape")
        await desk.shows("entries")
        await desk.press("q")
        await desk.top("FightScreen")


async def test_the_card_stands_beside_the_list(tmp_path: Path) -> None:
    async with table(tmp_path, size=(80, 24)) as desk:
        await desk.press("slash", "down")
        await desk.shows("▸ Deafened", "COND-06")
        await desk.press("end", "home")
        await desk.shows("▸ Blinded", "COND-04")


async def test_letters_search_at_once_and_show_players_nothing(tmp_path: Path) -> None:
    async with table(tmp_path, size=(80, 24)) as desk:
        await desk.press("slash")
        await desk.type("p")
        await desk.shows("/p▏")
        assert desk.session.table.cards == ()
        await desk.press("escape", "p")
        assert desk.session.table.cards == ()
        await desk.press("P")
        await desk.until(lambda: len(desk.session.table.cards) == 1)
        await desk.press("escape")
        await desk.top("FightScreen")
        await desk.press("slash", "slash")
        await desk.shows("/▏")
        await desk.press("escape")
        await desk.top("FightScreen")


async def test_nothing_found_is_said(tmp_path: Path) -> None:
    async with table(tmp_path, size=(80, 24)) as desk:
        await desk.press("slash", "slash")
        await desk.type("zzqx")
        await desk.shows("Nothing of that name")
        await desk.press("enter", "down", "backspace", "backspace", "backspace", "backspace")
        await desk.shows("▸ Blinded")


async def test_help_lists_what_lies_on_the_creature_and_stays_the_help(tmp_path: Path) -> None:
    async with table(tmp_path) as desk:
        await typed(desk, "cond ga poisoned")
        await desk.press("question_mark")
        await desk.top("HelpScreen")
        await desk.shows("What lies on Goblin A", "1 Poisoned", "Keys")
        await desk.press("9", "1")
        await desk.top("CardScreen")
        await desk.shows("Poisoned", "COND-13")
        await desk.press("question_mark")
        await desk.top("HelpScreen")
        await desk.shows("One rule in short words")
        await desk.press("question_mark", "escape", "escape")
        await desk.top("FightScreen")


async def test_what_lies_on_a_creature_has_a_key_of_its_own(tmp_path: Path) -> None:
    async with table(tmp_path) as desk:
        await desk.press("K")
        await desk.shows("Nothing lies on Goblin A")
        await desk.top("FightScreen")
        await typed(desk, "cond ga poisoned")
        await desk.press("K")
        await desk.top("CardScreen")


async def test_several_conditions_are_a_list(tmp_path: Path) -> None:
    async with table(tmp_path, *PARTY) as desk:
        await typed(desk, "cond all poisoned")
        await typed(desk, "cond all stunned")
        await desk.press("K")
        await desk.top("RulesScreen")
        await desk.shows("What lies on", "▸ Poisoned")
        screen = desk.app.screen
        assert isinstance(screen, RulesScreen)
        first = [row.title for row in screen.rows[1:4]]
        assert first == ["Poisoned", "Stunned", "Incapacitated"]


async def test_without_conditions_it_is_the_help(tmp_path: Path) -> None:
    async with table(tmp_path) as desk:
        await desk.press("question_mark")
        await desk.top("HelpScreen")
        await desk.shows("Keys")
