"""The cursor stands on a row that is seen, or stays where it is: what the monkey found."""

from pathlib import Path

import pytest

from tests.tui.table import PARTY, Table, table
from tracker.tui.screens import fight_help
from tracker.tui.screens.fight import FightScreen

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


@pytest.fixture
def streamed(data_folder: Path) -> None:
    """The settings say that others watch."""
    data_folder.mkdir()
    (data_folder / "settings.toml").write_text("streamer = true\n", encoding="utf-8")


@pytest.mark.usefixtures("streamed")
async def test_a_fight_that_opens_streamed_begins_on_a_row(tmp_path: Path) -> None:
    async with table(tmp_path, HIDDEN, *PARTY) as one:
        who = next(who for who in one.session.table.combatants.values() if who.hidden)
        if one.session.table.line_of(who.id) != one.session.table.lines[one.session.table.active]:
            one.session.do(f"goto {who.handle}")
        screen = one.app.fight(one.session)
        await one.app.push_screen(screen)
        await one.painted()
        assert isinstance(screen, FightScreen)
        assert screen.streaming
        assert screen.cursor in {(row.line, row.who) for row in screen.rows}
