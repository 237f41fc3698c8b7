"""Healing from the dialog: the dying come first, and whoever acts is credited (HEAL-01)."""

from pathlib import Path
from typing import Any

import pytest

from tests.tui.deeds import at
from tests.tui.table import GOBLINS, PARTY, Table, table

pytestmark = pytest.mark.slow

LIA: dict[str, Any] = {"name": "Lia", "kind": "pc", "max_hp": 27, "ac": 16, "initiative": 20}
MIRA: dict[str, Any] = {"name": "Mira", "kind": "pc", "max_hp": 20, "ac": 12, "initiative": 1}


def last_line(one: Table) -> str:
    """The last step as typed."""
    return one.session.step(one.session.cursor).line


async def test_heal_begins_with_the_dying_of_the_side_that_acts(tmp_path: Path) -> None:
    async with table(tmp_path, LIA, *PARTY[:1], MIRA, GOBLINS) as one:
        one.fight.perform("damage lia 3")
        one.fight.perform("damage bruenor 9")
        one.fight.perform("damage mira 20")
        at(one, "lia")
        await one.press("h")
        await one.type("4")
        await one.shows("Mira regains 4 hit points from Lia (now 4)")
        await one.press("enter")
        await one.until(lambda: one.hp("mira") == 4)
        assert last_line(one) == "heal mira 4 from lia"


@pytest.mark.parametrize(
    ("cursor", "marked", "line"),
    [
        ("bruenor", "", "heal bruenor 4 from lia"),
        ("ga", "", "heal mira 4 from lia"),
        ("gb", "", "heal gb 4"),
        ("lia", "lia", "heal lia 4 from lia"),
    ],
)
async def test_who_is_marked_or_has_the_cursor_hurt_is_meant(
    tmp_path: Path, cursor: str, marked: str, line: str
) -> None:
    async with table(tmp_path, LIA, *PARTY[:1], MIRA, GOBLINS) as one:
        for who in ("lia 3", "bruenor 9", "mira 20", "gb 2"):
            one.fight.perform(f"damage {who}")
        known = one.session.table.combatants.values()
        one.fight.marked = frozenset(who.id for who in known if who.handle == marked)
        at(one, cursor)
        await one.press("h")
        await one.type("4")
        await one.press("enter")
        await one.top("FightScreen")
        assert last_line(one) == line


async def test_nobody_is_put_before_the_cursor_while_the_other_side_acts(tmp_path: Path) -> None:
    async with table(tmp_path, *PARTY, GOBLINS) as one:
        one.fight.perform("init ga 30, bruenor 2, lia 1")
        one.fight.perform("damage lia 27")
        while one.session.table.living(one.session.table.active)[0].handle != "ga":
            one.fight.perform("next")
        at(one, "ga")
        await one.press("h")
        await one.type("4")
        await one.press("enter")
        assert last_line(one) == "heal ga 4 from ga"


@pytest.mark.parametrize(
    ("hurt", "line"),
    [
        (("bruenor 9", "mira 12", "gb 5"), "heal mira 4 from lia"),
        (("lia 1", "mira 12"), "heal lia 4 from lia"),
        (("gb 5",), "heal lia 4 from lia"),
    ],
)
async def test_a_healer_unhurt_heals_the_most_wounded_of_its_side(
    tmp_path: Path, hurt: tuple[str, ...], line: str
) -> None:
    async with table(tmp_path, LIA, *PARTY[:1], MIRA, GOBLINS) as one:
        for who in hurt:
            one.fight.perform(f"damage {who}")
        at(one, "lia")
        await one.press("h")
        await one.type("4")
        await one.press("enter")
        await one.top("FightScreen")
        assert last_line(one) == line


async def test_another_healer_is_chosen_and_stays(tmp_path: Path) -> None:
    async with table(tmp_path, LIA, *PARTY[:1], MIRA, GOBLINS) as one:
        one.fight.perform("damage mira 20")
        await one.press("h")
        await one.type("4")
        await one.press("down", "down")
        await one.type("bru")
        await one.press("up")
        await one.type("bru")
        await one.press("enter")
        assert last_line(one) == "heal bruenor 4 from bruenor"
        one.fight.perform("heal mira 7")
        assert last_line(one) == "heal mira 7"
