"""An attack that the rules would not have is done, but not without a word."""

from pathlib import Path

from tests.tui.deeds import at
from tests.tui.table import table


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
