"""The map by key, without a picture of it: placing, moving to a cell, an area that saves."""

from pathlib import Path

import pytest

from tests.tui.deeds import act, at, done
from tests.tui.table import Table, table
from tracker.encounter.battlefield import Cell

pytestmark = pytest.mark.slow


def cell(one: Table, handle: str) -> Cell | None:
    """Where a creature stands."""
    combatants = one.session.table.combatants.values()
    return next(creature.place for creature in combatants if creature.handle == handle)


async def test_placed_and_moved_to_a_cell(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await done(one, "goto bruenor", "place ga 2,0")
        at(one, "bruenor")
        await act(one, "P")
        await one.top("PlaceDialog")
        await one.type("1,0")
        await one.shows("Bruenor stands at 1,0")
        await one.press("enter")
        await one.until(lambda: cell(one, "bruenor") == (1, 0))
        await one.shows("at 1,0")
        at(one, "bruenor")
        await act(one, "m")
        await one.top("MoveDialog")
        await one.type("-3,0")
        await one.shows("to 1,0", "about to leave")
        await one.press("enter")
        await one.shows("opportunity attack on Bruenor", "1 of 2")
        await one.press("s")
        await one.shows("go on: 20 ft")
        await one.press("enter")
        await one.until(lambda: cell(one, "bruenor") == (-3, 0))


async def test_an_area_at_a_point(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await done(one, "goto bruenor", "place ga 2,0, gb 3,0, lia 20,0")
        at(one, "bruenor")
        await act(one, "Z")
        await one.top("BlastDialog")
        await one.type("20")
        await one.press("down", "down")
        await one.type("3,0")
        await one.shows("A sphere of 20 ft radius at 3,0 covers")
        await one.press("down", "down")
        await one.type("30")
        await one.press("down", "down")
        await one.type("40 fire")
        before = one.session.cursor
        await one.press("enter")
        await one.top("FightScreen")
        creatures = {c.handle: c for c in one.session.table.combatants.values()}
        assert (creatures["ga"].state, creatures["gb"].state) == ("dead", "dead")
        assert creatures["lia"].hp == creatures["lia"].max_hp
        assert one.session.cursor == before + 1


async def test_turning_is_there_with_its_option(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await done(one, "goto bruenor", "option facing on", "place bruenor 0,0")
        at(one, "bruenor")
        await act(one, "F")
        await one.top("FaceDialog")
        await one.press("right")
        await one.shows("Bruenor faces east")
        await one.press("enter")
        await one.shows("faces east")


async def test_a_wall_by_key(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await done(one, "goto bruenor")
        at(one, "bruenor")
        await act(one, "slash", *"ground", "enter")
        await one.top("BattlefieldDialog")
        await one.press("down")
        await one.type("3,4 to 3,6")
        await one.shows("3 cells are wall now")
        await one.press("enter")
        await one.until(lambda: len(one.session.table.battlefield.walls) == 3)
