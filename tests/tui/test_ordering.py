"""The order by hand on the screen: delay, swap, split, join, counts and what their rows say."""

from pathlib import Path

import pytest

from tests.tui.deeds import act, at, done, states
from tests.tui.table import Table, table

pytestmark = pytest.mark.slow


def order(one: Table) -> list[str]:
    """The first handle of every line."""
    found = one.session.table
    return [found.combatants[found.lines[line].members[0]].handle for line in found.order]


async def test_delay_and_back_by_one_letter(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await done(one, "next")
        at(one, "bruenor")
        await act(one, "q")
        await one.top("FightScreen")
        await one.shows("delays")
        assert states(one, "bruenor") == "delays"
        at(one, "bruenor")
        await act(one, "q")
        await one.top("FightScreen")
        assert order(one) == ["ga", "lia", "bruenor"]
        await one.press("b", "b")
        assert order(one) == ["ga", "bruenor", "lia"]


async def test_swap_split_and_join(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        at(one, "lia")
        await act(one, "X")
        await one.top("SwapDialog")
        await one.shows("Swap places: Lia", "Lia and Goblin ×3 swap places")
        await one.press("escape")
        at(one, "gb")
        await act(one, "V")
        await one.top("SplitDialog")
        await one.type("3")
        await one.shows("acts apart")
        await one.press("enter")
        await one.top("FightScreen")
        assert order(one) == ["ga", "bruenor", "lia", "gb"]
        await one.press("u")
        assert order(one) == ["ga", "bruenor", "lia"]


async def test_a_timer_and_a_counter(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        at(one, "lia")
        await act(one, "C")
        await one.top("ClockDialog")
        await one.type("Alarm")
        await one.press("down")
        await one.type("0/3")
        await one.press("enter")
        await one.top("FightScreen")
        assert states(one, "alarm") == "0/3"
        at(one, "alarm")
        await act(one, "C")
        await one.top("ClockDialog")
        await one.press("enter")
        await one.top("FightScreen")
        assert states(one, "alarm") == "1/3"
        await done(one, "timer Flood 2 at 13")
        assert states(one, "flood") == "2r"
        await done(one, "counter alarm =3")
        await one.shows("Alarm: the count is full")
        await one.press("enter")
        assert not one.session.table.prompts


async def test_the_same_letter_lets_enter_and_raises(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await done(one, "add wolf hp=5 round=4", "kill lia")
        at(one, "wolf")
        await act(one, "q")
        await one.top("FightScreen")
        assert "wolf" in order(one)
        at(one, "lia")
        await act(one, "q")
        await one.top("FightScreen")
        assert one.hp("lia") == 1
