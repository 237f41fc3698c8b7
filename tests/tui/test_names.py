"""Names of every kind stay names: nothing is parsed, nothing breaks out, every border stays in its column."""

from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from textual import events

from tests.tui.table import Table, table
from tracker.tui.widgets.initiative import InitiativeList

NAMES = (
    "[red]A[/]",
    "Orc [/b] x",
    "N" * 200,
    "哥布林弓箭手首领大王",
    "ก็อบลินที่น่ากลัวมาก น้ำ",
    "\x1b[31mRed\x1b[0m \x1b]0;title\x07",
    "👩‍👩‍👧 family",
    "e\u0301" * 30,
    "\u202eevil",
    "नमस्ते दुनिया",
    "🏳️‍🌈 flag",
    "ﷺ long",
)
SIZES = [(120, 40), (80, 24), (40, 10), (200, 60)]
BORDERS = "┌┬┐│└┴┘"


def creature(number: int) -> dict[str, Any]:
    """One of sixty, with a name in every place a name can stand."""
    name = NAMES[number % len(NAMES)]
    called = name if number < len(NAMES) else f"{name[:190]} {number}"
    return {
        "name": called,
        "kind": "pc" if number % 7 == 0 else "monster",
        "max_hp": 10 + number * 97,
        "ac": 10 + number % 15,
        "initiative": 60 - number,
        "notes": called * 3,
        "features": [called],
        "attacks": [{"name": called[:50], "bonus": 5, "damage": "1d6+2 slashing"}],
    }


def borders(text: str) -> list[int]:
    """Cells in which a border stands."""
    return [cell_len(text[:place]) for place, sign in enumerate(text) if sign in BORDERS]


def aligned(one: Table) -> None:
    """Every line fills the width, and the list's columns stand under each other."""
    width = one.app.size.width
    strips = one.app.screen._compositor.render_strips()
    drawn = ["".join(segment.text for segment in strip) for strip in strips]
    assert {cell_len(line) for line in drawn} == {width}, one.text
    assert not any(ord(sign) < 32 for line in drawn for sign in line)
    order = one.fight.query_one(InitiativeList)
    if one.app.screen is one.fight and order.display:
        rows = drawn[order.region.y : order.region.bottom]
        assert len({tuple(borders(row)) for row in rows}) == 1, one.text


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
async def test_sixty_with_odd_names(tmp_path: Path, size: tuple[int, int]) -> None:
    sixty = [creature(number) for number in range(60)]
    async with table(tmp_path, *sixty, size=size) as one:
        who = [found.handle for found in one.session.table.combatants.values()]
        one.fight.perform(f'conc {who[3]} "[b]Bless[/]"')
        one.fight.perform(f'effect {who[4]} "哥 [/b]" ac+1')
        one.fight.perform("cond all prone")
        for keys in (("down",) * 3, ("pagedown",), ("end",), ("tab",), ("home", "tab"), ("v",)):
            await one.press(*keys)
            await one.pilot.pause()
            aligned(one)
        await one.press("escape")
        for key in ("a", "d", "h", "c", "C", "N", "R", "i", "V", "w", "question_mark"):
            await one.press(key)
            await one.pilot.pause()
            aligned(one)
            await one.press("escape")
            await one.top("FightScreen")


@pytest.mark.slow
@pytest.mark.parametrize("keys", [("colon",), ("colon", "ctrl+r"), ("d",), ("X", "down"), ("N",)])
async def test_what_is_pasted_steers_nothing(tmp_path: Path, keys: tuple[str, ...]) -> None:
    async with table(tmp_path) as one:
        await one.press(*keys)
        handed = one.app.keys.done + 1
        one.app.post_message(events.Paste("za\x1b]0;b\x07\x9b31mc\u202ed"))
        await one.until(lambda: one.app.keys.done >= handed)
        await one.shows("za]0;b31mcd")
        aligned(one)
