"""Creatures that join in the middle of a fight: what stands behind the name is understood."""

from pathlib import Path

import pytest

from tests.tui.table import table
from tracker.tui.dialogs.adding import AddDialog

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("worg x200", 'add "Worg" x200'),
        ("worgs 3", 'add "Worg" x3'),
        ("2 goblin boss hp=max", 'add "Goblin Boss" x2 hp=max'),
        ("3 worgs hidden", 'add "Worg" x3 hidden'),
        ("two worg hp=max init 12", 'add "Worg" x2 hp=max init=12'),
        ("worg in round 3 side=allies", 'add "Worg" side="allies" round=3'),
        ("Wendel hp=30 ac=14", 'add "Wendel" hp=30 ac=14'),
        ("3 Old Marta hp=9 ally", 'add "Old Marta" x3 hp=9 side="party"'),
        ("Sphink hp=9", 'add "Sphink" hp=9'),
        ('worg names="Grub/Snag" (red hat)', 'add "Worg" x2 name="Grub","Snag" feature="red hat"'),
    ],
)
async def test_what_stands_behind_the_name_is_understood(
    tmp_path: Path, typed: str, line: str
) -> None:
    async with table(tmp_path) as one:
        await one.press("plus")
        await one.top("AddDialog")
        dialog = one.app.screen
        assert isinstance(dialog, AddDialog)
        dialog.name_field.input.value = typed
        await one.until(lambda: dialog.asked == line)
        before = one.session.cursor
        await one.press("enter")
        await one.until(lambda: one.session.cursor == before + 1)


async def test_a_mere_guess_joins_only_when_it_was_chosen(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await one.press("plus")
        await one.top("AddDialog")
        dialog = one.app.screen
        assert isinstance(dialog, AddDialog)
        await one.type("Wendel")
        await one.shows("No creature is called “Wendel”; with hp=N it becomes one of your own")
        before = one.session.cursor
        await one.press("enter")
        assert isinstance(one.app.screen, AddDialog)
        await one.press("down", "right")
        await one.until(lambda: dialog.asked == 'add "Weasel"')
        await one.press("enter")
        await one.until(lambda: one.session.cursor == before + 1)


async def test_adding_says_what_it_cannot_do(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await one.press("plus")
        await one.top("AddDialog")
        await one.type("worg boss")
        await one.shows("Variants, phases and dice for a number are for preparing")
        await one.press("ctrl+u")
        await one.type("worg,wolf")
        await one.shows("One kind of creature at a time")


@pytest.mark.parametrize(("keys", "hidden"), [((), True), ((*["down"] * 6, "left"), False)])
async def test_who_is_added_is_hidden_as_the_field_says(
    tmp_path: Path, keys: tuple[str, ...], hidden: bool
) -> None:
    async with table(tmp_path) as one:
        await one.press("plus")
        await one.top("AddDialog")
        dialog = one.app.screen
        assert isinstance(dialog, AddDialog)
        assert dialog.hidden.value == "yes"
        await one.type("worg")
        await one.press(*keys)
        before = one.session.cursor
        await one.press("enter")
        await one.until(lambda: one.session.cursor == before + 1)
        assert [*one.session.table.combatants.values()][-1].hidden is hidden


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("goblin x99999", "99999 does not work: the count is from 1 to 500."),
        ("ogre x-3", "-3 does not work: the count is from 1 to 500."),
        ("golbin", ""),
        ("zzzz", "No creature is called “zzzz”; with hp=N"),
        ("goblin [b] x", "No creature is called “goblin [b] x”;"),
    ],
)
async def test_why_nothing_is_found_is_said_while_typing(
    tmp_path: Path, typed: str, told: str
) -> None:
    async with table(tmp_path) as one:
        await one.press("plus")
        await one.top("AddDialog")
        await one.type(typed)
        dialog = one.app.screen
        assert isinstance(dialog, AddDialog)
        await one.until(lambda: bool(dialog.found.value) is not bool(told))
        await one.shows(told)
        await one.press("enter")
        await one.until(lambda: (one.app.screen is dialog) is bool(told))
