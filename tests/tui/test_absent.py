"""A dialog about somebody who leaves the table meanwhile says so and does nothing."""

from pathlib import Path

import pytest

from tests.tui.table import Table, table
from tracker.tui.dialogs.form import Dialog

pytestmark = pytest.mark.slow

KEYS = ("d", "h", "t", "c", "e", "C", "V", "N", "R", "i", "x", "o")
GONE = "is not on the table any more; nothing was done."


def put_cursor(one: Table, handle: str) -> None:
    """On the row of this creature."""
    found = one.session.table.combatants.values()
    who = next(creature.id for creature in found if creature.handle == handle)
    one.fight.cursor = next((row.line, row.who) for row in one.fight.rows if row.who == who)


async def opened(one: Table, key: str) -> Dialog:
    """By its key, about Goblin C."""
    put_cursor(one, "gc")
    if key in "ht":
        await one.press("space")
    await one.press(key)
    await one.until(lambda: isinstance(one.app.screen, Dialog))
    dialog = one.app.screen
    assert isinstance(dialog, Dialog)
    assert tuple(dialog.about()), "it is about nobody"
    return dialog


@pytest.mark.parametrize("key", KEYS)
async def test_who_is_removed_behind_it_is_said_and_nothing_is_done(
    tmp_path: Path, key: str
) -> None:
    async with table(tmp_path) as one:
        dialog = await opened(one, key)
        one.session.do("remove gc")
        step = one.session.cursor
        if key == "o":
            await one.press("enter")
        else:
            await one.type("prone" if key == "c" else "3")
            await one.press("enter", "enter")
        assert one.app.screen is dialog
        assert one.session.cursor == step
        await one.shows(f"Goblin C {GONE}")


@pytest.mark.parametrize("key", KEYS)
async def test_redo_that_removes_it_closes_the_dialog_and_says_why(
    tmp_path: Path, key: str
) -> None:
    async with table(tmp_path) as one:
        one.session.do("remove gc")
        one.session.undo()
        one.fight.desk().moved()
        await opened(one, key)
        await one.press("ctrl+y")
        await one.top("FightScreen")
        await one.shows(f"Goblin C {GONE}")


async def test_undo_of_its_coming_closes_the_dialog_and_says_why(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        one.fight.perform("add ogre")
        await one.painted()
        put_cursor(one, "ogre")
        await one.press("R", "ctrl+z")
        await one.top("FightScreen")
        await one.shows(f"Ogre {GONE}")
