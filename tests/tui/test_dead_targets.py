"""The dead are shown in no choice of targets before the living, and found only by their whole name."""

from pathlib import Path

import pytest

from tests.tui.deeds import at
from tests.tui.table import GOBLINS, PARTY, Table, table
from tracker.i18n import screens_dialogs as words
from tracker.tui.dialogs.fields import Choice
from tracker.tui.dialogs.mob import MobDialog

pytestmark = pytest.mark.slow


def target(one: Table) -> Choice:
    """The row of the dialog on top."""
    fields = one.app.screen.query(Choice)
    return next(each for each in fields if each.label == words.label("target"))


async def test_no_dialog_lands_on_the_dead_unless_they_are_named(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        one.fight.perform("kill ga")
        at(one, "lia")
        for key, dialog in (("a", "AttackDialog"), ("h", "HealDialog"), ("c", "ConditionDialog")):
            await one.press(key)
            await one.top(dialog)
            field = target(one)
            field.focus()
            await one.painted()
            seen = set()
            for _ in field.options:
                await one.press("right")
                seen.add(field.options[field.index].label.partition(" ")[0])
            assert "ga" not in seen
            assert "gc" in seen
            await one.press("left", "left")
            await one.type("g")
            assert not field.options[field.index].against
            await one.type("a")
            assert field.options[field.index].label.startswith("ga")
            await one.shows("(dead)")
            await one.press("escape")
            await one.top("FightScreen")


async def test_a_mob_does_not_land_on_them_either(tmp_path: Path) -> None:
    async with table(tmp_path, *PARTY, {**GOBLINS, "initiative": 30}) as one:
        one.fight.perform("kill bruenor")
        await one.press("m")
        await one.top("MobDialog")
        dialog = one.app.screen
        assert isinstance(dialog, MobDialog)
        names = [each.label for each in dialog.target.options]
        assert names.index("Bruenor") == len(names) - 1
        assert dialog.target.value == dialog.target.options[0].value
        await one.shows("Bruenor (dead)")
        await one.type("bruen")
        assert dialog.target.options[dialog.target.index].label == "Lia"
        await one.shows("nothing is called “bruen▏”")
        await one.type("or")
        await one.shows("Bruenor is dead")
        await one.press("enter")
        await one.top("MobDialog")


async def test_a_click_finds_the_option_it_is_on(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        one.fight.perform("kill gb")
        at(one, "ga")
        await one.press("a")
        await one.top("AttackDialog")
        field = target(one)
        shown = one.text.splitlines()[field.region.y]
        await one.pilot.click(offset=(shown.index("Lia") + 1, field.region.y))
        await one.shows("● Lia")


async def test_an_attack_begins_with_somebody_who_lives(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        one.fight.perform("kill bruenor")
        at(one, "bruenor")
        for key in ("a", "m"):
            await one.press(key)
            await one.until(lambda: len(one.app.screen_stack) > 1 and bool(target(one).options))
            field = target(one)
            assert field.options[field.index].label == "Lia"
            await one.press("escape")
            await one.top("FightScreen")
