"""A line that was typed and not done comes back; one that was done or left does not."""

from pathlib import Path

import pytest

from tests.tui.table import Table, table
from tracker.session.half_typed import HalfTyped
from tracker.tui.dialogs.typed import TypedDialog
from tracker.tui.screens import fight_typing

pytestmark = pytest.mark.slow
LINE = "note ga limps"


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """The line is looked at all the time."""
    monkeypatch.setattr(fight_typing, "SECONDS", 0.01)


def left(one: Table) -> str:
    """What stands in the file."""
    return HalfTyped(one.session.path).left()


async def half_typed(one: Table) -> None:
    """Until it is kept."""
    await one.press("colon")
    await one.type(LINE)
    await one.until(lambda: left(one) == LINE)


async def test_what_was_typed_when_the_program_was_killed_comes_back(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await half_typed(one)
    async with table(tmp_path) as one:
        await one.shows(f"Typed and not done: {LINE}", "brings it back")
        await one.press("colon")
        await one.shows(LINE)
        await one.press("enter")
        await one.top("FightScreen")
        await one.until(lambda: not left(one))
        assert "note ga" in one.session.step(one.session.cursor).line


async def test_a_line_that_is_left_is_forgotten(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await half_typed(one)
        await one.press("escape", "escape")
        await one.top("FightScreen")
        await one.until(lambda: not left(one))


async def test_a_line_that_is_done_does_not_come_back_from_a_slow_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with table(tmp_path) as one:
        await half_typed(one)
        with monkeypatch.context() as slow:
            slow.setattr(HalfTyped, "write", lambda _half: None)
            await one.press("enter", "colon")
            dialog = one.app.screen
            assert isinstance(dialog, TypedDialog)
            assert dialog.field.value == ""
            await one.press("escape")
        assert one.fight.lets_go()
        assert left(one) == ""
