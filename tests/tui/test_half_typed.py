"""A line that was typed and not done comes back; one that was done or left does not."""

from pathlib import Path

import pytest

from tests.tui.table import table
from tracker.session.half_typed import HalfTyped
from tracker.tui.dialogs.typed import TypedDialog
from tracker.tui.screens import fight_typing


@pytest.mark.slow
async def test_what_was_typed_when_the_program_was_killed_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fight_typing, "SECONDS", 0.01)
    async with table(tmp_path) as one:
        await one.press("colon")
        await one.type("note ga limps")
        await one.until(lambda: HalfTyped(one.session.path).left() == "note ga limps")
    async with table(tmp_path) as one:
        await one.shows("Typed and not done: note ga limps", "brings it back")
        await one.press("colon")
        await one.shows("note ga limps")
        await one.press("enter")
        await one.top("FightScreen")
        await one.until(lambda: not HalfTyped(one.session.path).left())
        assert "note ga" in one.session.step(one.session.cursor).line


@pytest.mark.slow
async def test_a_line_that_is_left_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fight_typing, "SECONDS", 0.01)
    async with table(tmp_path) as one:
        await one.press("colon")
        await one.type("note ga")
        await one.until(lambda: HalfTyped(one.session.path).left() == "note ga")
        await one.press("escape", "escape")
        await one.top("FightScreen")
        await one.until(lambda: not HalfTyped(one.session.path).left())


@pytest.mark.slow
async def test_a_line_that_is_done_does_not_come_back_from_a_slow_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fight_typing, "SECONDS", 0.01)
    async with table(tmp_path) as one:
        await one.press("colon")
        await one.type("note ga limps")
        await one.until(lambda: HalfTyped(one.session.path).left() == "note ga limps")
        with monkeypatch.context() as slow:
            slow.setattr(HalfTyped, "write", lambda _half: None)
            await one.press("enter", "colon")
            dialog = one.app.screen
            assert isinstance(dialog, TypedDialog)
            assert dialog.field.value == ""
            await one.press("escape")
        assert one.fight.lets_go()
        assert HalfTyped(one.session.path).left() == ""
