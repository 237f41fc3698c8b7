"""An attack that the rules would not have is done, but not without a word."""

from pathlib import Path

import pytest

from tests.tui.deeds import at
from tests.tui.table import table

pytestmark = pytest.mark.slow


async def test_the_helpless_and_friends_are_pointed_out(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        one.fight.perform("cond ga stunned")
        at(one, "ga")
        await one.press("a")
        await one.shows("! Goblin A is stunned and cannot act")
        assert "same side" not in one.text
        await one.type("gob")
        await one.shows("are on the same side")
        await one.press("enter")
        await one.top("FightScreen")
        await one.shows("stunned: takes no actions, by DM")


async def test_a_mob_says_who_takes_no_part_and_who_is_a_friend(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        one.fight.perform("cond gb stunned")
        at(one, "ga")
        await one.press("m")
        await one.shows("! Goblin B is stunned and takes no part")
        assert "same side" not in one.text
        await one.press("escape")
        await one.press("colon")
        await one.type("mob ga,gb gc")
        await one.shows("! Goblin A and Goblin C are on the same side", "Goblin B is stunned")


async def test_the_typed_line_says_it_too(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await one.press("colon")
        await one.type("attack ga ga")
        await one.shows("! Goblin A attacks itself")
        await one.press("backspace")
        await one.type("b")
        await one.shows("! Goblin A and Goblin B are on the same side")


async def test_a_spell_on_more_than_its_slot_is_for_is_pointed_out(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await one.press("colon")
        await one.type("cast lia bless on lia,ga,gb,gc slot=1")
        await one.shows("! bless by a level 1 slot is for 3 creatures: 4 named")
        await one.press("backspace")
        await one.type("2")
        await one.until(lambda: "named" not in one.text)
        await one.press("backspace")
        await one.type("1")
        await one.press("enter")
        await one.top("FightScreen")
        assert one.session.step(one.session.cursor).line.startswith(
            'cast lia "bless" on lia,ga,gb,gc'
        )


async def test_the_dialog_of_casting_counts_them_too(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        one.fight.marked = frozenset(who for who in one.session.table.combatants)
        at(one, "lia")
        await one.press("o")
        await one.top("ActionMenu")
        await one.press("c")
        await one.top("CastDialog")
        await one.type("haste")
        await one.shows("! haste is for 1 creature:")
