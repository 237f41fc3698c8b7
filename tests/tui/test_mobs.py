"""Mobs by keys: how they attack, and one sum of damage over all of them."""

from pathlib import Path

import pytest

from tests.tui.deeds import done
from tests.tui.table import table
from tracker.tui.dialogs.amounts import DamageDialog
from tracker.tui.dialogs.mob import MobDialog
from tracker.tui.dialogs.outcome import Outcome

pytestmark = pytest.mark.slow

ORCS = {"monster": "orc", "count": 8, "initiative": 20}
KNIGHT = {"name": "Knight", "kind": "pc", "max_hp": 90, "ac": 19, "initiative": 1}
FEW = {"monster": "orc", "count": 2}


async def test_a_mob_rolls_or_takes_the_average(tmp_path: Path) -> None:
    async with table(tmp_path, KNIGHT, ORCS) as one:
        await one.press("m")
        await one.top("MobDialog")
        dialog = one.app.screen
        assert isinstance(dialog, MobDialog)
        dialog.way.focus()
        await one.press("right")
        await one.shows("35 % to hit: needs 14 against AC 19, 8 attacks", "of 8")
        await one.press("right")
        await one.shows("25 slashing damage on average")
        await one.press("enter")
        await one.until(lambda: one.hp("knight") == 65)
        assert one.session.step(one.session.cursor).line.endswith(" average")
        await one.press("u")
        await one.until(lambda: one.hp("knight") == 90)


async def test_dice_rolled_at_the_table_are_typed(tmp_path: Path) -> None:
    async with table(tmp_path, KNIGHT, FEW) as one:
        await one.press("m")
        await one.top("MobDialog")
        dialog = one.app.screen
        assert isinstance(dialog, MobDialog)
        dialog.d20.input.focus()
        await one.type("14,13")
        await one.shows("1 hit of 2, 9 damage")
        await one.press("enter")
        await one.until(lambda: one.hp("knight") == 81)


async def test_too_few_are_told_to_roll(tmp_path: Path) -> None:
    async with table(tmp_path, KNIGHT, FEW) as one:
        await one.press("m")
        await one.shows("better roll singly")


async def test_damage_goes_over_a_group_as_one_sum(tmp_path: Path) -> None:
    async with table(tmp_path, KNIGHT, ORCS) as one:
        one.fight.perform("damage oc 5")
        await one.press("home", "d")
        await one.top("DamageDialog")
        await one.type("23 slashing")
        dialog = one.app.screen
        assert isinstance(dialog, DamageDialog)
        dialog.spread.focus()
        await one.press("right")
        await one.shows("C dies, A 15 → 2")
        await one.press("right")
        await one.shows("A dies, B 15 → 7")
        dialog.shares.focus()
        await one.press("down", "b")
        await one.shows("B dies, A 15 → 7")
        await one.press("enter")
        await one.until(lambda: one.hp("ob") == 0)
        assert one.session.step(one.session.cursor).line.endswith("pooled chosen=ob")


async def test_what_many_lose_is_told_before_the_sentences(tmp_path: Path) -> None:
    async with table(tmp_path, KNIGHT, ORCS) as one:
        await one.press("home", "d")
        await one.top("DamageDialog")
        await one.type("8 fire")
        await one.shows("Orc H 15 → 7")
        told = one.app.screen.query_one(Outcome).told
        assert told[0][0].text.startswith("Orc A 15 → 7, Orc B 15 → 7")


async def test_a_folded_group_keeps_its_armor_class_and_the_last_ones_hit_points(
    tmp_path: Path,
) -> None:
    async with table(tmp_path, KNIGHT, FEW) as one:
        await one.press("home", "left")
        await one.until(lambda: any(row.folded for row in one.fight.rows))
        head = next(row for row in one.fight.rows if row.folded)
        assert head.health is not None
        assert (head.ac, head.health.numbers) == ("13", "15/15")
        await done(one, "kill oa", "damage ob 4")
        head = next(row for row in one.fight.rows if row.folded)
        assert head.health is not None
        assert head.health.numbers == "11/15"
