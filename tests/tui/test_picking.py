"""Letters on rows: many, one, sides and groups by one key, and a filter."""

from pathlib import Path

import pytest

from tests.tui.deeds import at, done
from tests.tui.table import GOBLINS, PARTY, Table, table
from tracker.tui.actions_picking import PICKED

pytestmark = pytest.mark.slow

WOLVES = {"monster": "wolf", "count": 2}


def marked(one: Table) -> set[str]:
    """Handles of the marked."""
    return {one.session.table.combatants[who].handle for who in one.fight.marked}


async def test_sides_groups_and_all_by_one_key(tmp_path: Path) -> None:
    async with table(tmp_path, *PARTY, GOBLINS, WOLVES) as one:
        await done(one, "kill gc")
        at(one, "ga")
        await one.press("v", "G")
        assert marked(one) == {"ga", "gb"}
        await one.press("I")
        assert marked(one) == {"bruenor", "lia", "wa", "wb"}
        await one.press("A")
        assert marked(one) == {"bruenor", "lia", "wa", "wb", "ga", "gb"}
        await one.press("P")
        assert marked(one) == {"wa", "wb", "ga", "gb"}
        await one.press("F")
        assert marked(one) == set()
        await one.press("F", "enter")
        assert marked(one) == {"wa", "wb", "ga", "gb"}
        await one.shows("4 marked")
        await one.press("v", "P", "escape")
        assert marked(one) == {"wa", "wb", "ga", "gb"}
        await one.press("d", "1", "enter")
        await one.until(lambda: one.hp("wa") == one.hp("wb"))


async def test_a_filter_leaves_rows_by_name_condition_and_side(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await done(one, "cond gb,lia poisoned")
        await one.press("v", "slash", *"pois")
        assert [row.head for row in one.fight.rows if row.who] == ["gb", "lia"]
        await one.shows("/pois▏")
        await one.press("space", *"foes", "enter", "a", "enter")
        assert marked(one) == {"gb"}
        assert len(one.fight.rows) == 6
        await one.press("escape", "v", "slash", *"red", "enter", "A", "enter")
        assert marked(one) == {"gb"}
        await one.press("v", "slash", *"nothing of this")
        await one.until(lambda: not one.fight.rows)
        await one.press("enter", "A", "escape")
        assert len(one.fight.rows) == 6
        await one.press("escape")
        assert marked(one) == {"gb"}


async def test_a_filter_asks_for_no_accents(tmp_path: Path) -> None:
    foes = {"monster": "goblin", "count": 2, "features": ["à l'épée", "red hat"]}
    async with table(tmp_path, *PARTY, foes) as one:
        await one.press("v", "slash", *"epee")
        assert [row.head for row in one.fight.rows if row.who] == ["ga"]


async def test_one_letter_goes_to_a_row(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await one.press("J", "c")
        assert one.session.table.combatants[one.fight.cursor[1]].handle == "gb"
        await one.press("d", "3", "enter")
        await one.until(lambda: one.hp("gb") == 4)
        await one.press("J", "escape", "J", "Z")
        assert one.fight.place == "jump"


async def test_letters_go_with_what_is_in_sight(tmp_path: Path) -> None:
    many = {"monster": "orc", "count": 60, "initiative": 1}
    async with table(tmp_path, *PARTY, many, size=(80, 24)) as one:
        await one.press("z", "z", "z", "v", "end")
        last = (one.fight.rows[-1].line, one.fight.rows[-1].who)
        assert last in one.fight.letters
        key = PICKED[one.fight.letters.index(last)]
        await one.press(key, "enter")
        assert one.fight.marked == {last[1]}
