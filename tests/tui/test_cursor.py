"""The cursor stands on a row that is seen, or stays where it is: what the monkey found."""

from pathlib import Path

import pytest

from tests.tui.table import PARTY, Table, table
from tracker.tui.screens import fight_help

pytestmark = pytest.mark.slow
HIDDEN = {"monster": "goblin", "count": 3, "hidden": True}


def seen(one: Table) -> bool:
    """Whether the cursor is on a row of the list."""
    return one.fight.cursor in {(row.line, row.who) for row in one.fight.rows}


async def test_to_the_last_target_only_where_it_is_listed(tmp_path: Path) -> None:
    async with table(tmp_path, *PARTY, HIDDEN) as one:
        one.fight.perform("attack bruenor ga hit dmg=1")
        await one.press("full_stop")
        assert one.fight.cursor[1] == next(
            who.id for who in one.session.table.combatants.values() if who.handle == "ga"
        )
        await one.press("f8", "full_stop")
        assert seen(one)


async def test_the_palette_leads_to_nobody_who_is_not_listed(tmp_path: Path) -> None:
    async with table(tmp_path, *PARTY, HIDDEN) as one:
        await one.press("f8")
        for who in one.session.table.combatants:
            fight_help.go_to(one.fight, who)
            assert seen(one)
