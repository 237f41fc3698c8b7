"""Whole screens as text, so that a change of the drawing is seen in a diff."""

from pathlib import Path

import pytest

from tests.tui import golden
from tests.tui.table import Table, table

SIZES = [(200, 60), (120, 40), (80, 24), (40, 10)]
RARE = ((200, 60), (120, 40))
"""Left to the whole suite."""
PAINTED = ("dark", "light", "mono")


async def wounded(one: Table) -> None:
    """Something of everything on the screen."""
    for line in (
        "damage ga 2",
        "damage gb 4",
        "temp gb 3",
        "cond ga prone",
        "cond gb poisoned for 2 rounds from lia",
        "kill gc",
        "conc bruenor Bless",
        "react bruenor",
        "damage lia 27",
        "death lia 12",
        "damage bruenor 2",
    ):
        one.fight.perform(line)
    await one.until(lambda: one.fight.saved)
    await one.pilot.pause()


@pytest.mark.parametrize(
    "size",
    [pytest.param(size, marks=pytest.mark.slow if size in RARE else ()) for size in SIZES],
    ids=lambda size: f"{size[0]}x{size[1]}",
)
async def test_fight(tmp_path: Path, size: tuple[int, int]) -> None:
    async with table(tmp_path, size=size) as one:
        await wounded(one)
        name = f"fight-{size[0]}x{size[1]}"
        await golden.check(one.app, name)
        for theme in PAINTED:
            one.app.change_settings(theme=theme)
            await one.pilot.pause()
            await golden.check_painted(one.app, f"{name}-{theme}")


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES[1:], ids=lambda size: f"{size[0]}x{size[1]}")
async def test_fight_with_two_lines_a_row(tmp_path: Path, size: tuple[int, int]) -> None:
    async with table(tmp_path, size=size) as one:
        await wounded(one)
        one.app.change_settings(density="big")
        await one.pilot.pause()
        await golden.check(one.app, f"fight-big-{size[0]}x{size[1]}")


async def test_fight_in_ascii(tmp_path: Path) -> None:
    async with table(tmp_path, size=(80, 24)) as one:
        await wounded(one)
        one.app.change_settings(signs="ascii")
        await one.painted()
        await golden.check(one.app, "fight-ascii-80x24")


async def test_what_a_fight_came_to(tmp_path: Path) -> None:
    async with table(tmp_path, size=(80, 36)) as one:
        for line in (
            "damage ga 2 from bruenor", "damage lia 5 from ga", "next", "damage gb 4 from bruenor",
            "next", "next", "damage bruenor 12 from gb", "kill ga", "heal lia 3", "end",
        ):  # fmt: skip
            one.fight.perform(line)
        await one.top("SummaryScreen")
        await one.painted()
        await golden.check(one.app, "summary-80x36")


@pytest.mark.parametrize("key", ["a", "o", "m", "d", "c", "colon"])
async def test_dialog(tmp_path: Path, key: str) -> None:
    async with table(tmp_path, size=(80, 24)) as one:
        await wounded(one)
        await one.press(key)
        await one.shows("Esc leave")
        await one.pilot.pause(0.05)
        await golden.check(one.app, f"dialog-{key}")


async def test_health_is_told_by_more_than_colour(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await wounded(one)
        row = {row.head: place for place, row in enumerate(one.fight.rows)}
        looks = {name: golden.looks(one.app, place + 2) for name, place in row.items()}
        assert any("†" in text for text, _ in looks["gc"])
        assert any("✓" in text for text, _ in looks["lia"])
        wounds = {style for text, style in looks["gb"] if "█" in text}
        assert wounds != {style for text, style in looks["bruenor"] if "█" in text}
