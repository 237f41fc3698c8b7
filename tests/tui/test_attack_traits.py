"""A trait that only the DM can answer is a tick in the attack's list, for one and for a mob."""

from pathlib import Path

import pytest

from tests.tui.table import Table, table
from tracker.encounter.events import Attacked, MobAttacked
from tracker.tui.dialogs.attack import AttackDialog
from tracker.tui.dialogs.ticks import Strikes

pytestmark = pytest.mark.slow

WOLVES = {"monster": "wolf", "count": 3, "initiative": 20}
LIA = {"name": "Lia", "kind": "pc", "max_hp": 90, "ac": 15, "initiative": 10}


def reasons(one: Table) -> Strikes:
    """The list of the dialog on top."""
    return one.app.screen.query_one(Strikes)


async def to_the_list(one: Table) -> None:
    """The focus stands in it."""
    reasons(one).focus()
    await one.until(lambda: reasons(one).has_focus)


async def test_the_pack_is_ticked(tmp_path: Path) -> None:
    async with table(tmp_path, WOLVES, LIA) as one:
        await one.press("a")
        await one.shows("○ F3: advantage if so: Pack Tactics: an ally within 5 feet of the target")
        assert "add “pack”" not in one.text
        await to_the_list(one)
        await one.press("space")
        await one.shows("● advantage: Pack Tactics")
        await one.press("space")
        await one.shows("○ F3: advantage if so: Pack Tactics")
        await one.press("space")
        await one.shows("● advantage: Pack Tactics")
        await one.press("enter")
        await one.top("FightScreen")
        step = one.session.step(one.session.cursor)
        struck = next(event for event in step.events if isinstance(event, Attacked))
        assert struck.mode == "advantage"
        assert step.line.endswith(" pack")


async def test_another_target_is_asked_about_anew(tmp_path: Path) -> None:
    async with table(tmp_path, WOLVES, LIA, {**LIA, "name": "Bruenor"}) as one:
        await one.press("a")
        await one.shows("○ F3: advantage if so")
        await to_the_list(one)
        await one.press("space")
        await one.shows("● advantage: Pack")
        dialog = one.app.screen
        assert isinstance(dialog, AttackDialog)
        dialog.target.focus()
        await one.until(lambda: dialog.target.has_focus)
        await one.type("bru")
        await one.shows("○ F3: advantage if so: Pack")
        assert reasons(one).ticked == ()


async def test_a_mob_ticks_it_too(tmp_path: Path) -> None:
    async with table(tmp_path, WOLVES, LIA) as one:
        await one.press("m")
        await one.shows("○ F3: advantage if so: Pack Tactics")
        await to_the_list(one)
        await one.press("space")
        await one.shows("● advantage: Pack Tactics")
        await one.press("enter")
        await one.top("FightScreen")
        step = one.session.step(one.session.cursor)
        struck = next(event for event in step.events if isinstance(event, MobAttacked))
        assert struck.mode == "advantage"


async def test_one_key_says_yes_from_any_field(tmp_path: Path) -> None:
    async with table(tmp_path, WOLVES, LIA) as one:
        for key in ("a", "m"):
            await one.press(key)
            await one.shows("○ F3: advantage if so")
            await one.press("f3")
            await one.shows("● advantage: Pack Tactics")
            await one.press("f3")
            await one.shows("○ F3: advantage if so")
            await one.press("escape")
            await one.top("FightScreen")


async def test_the_answer_holds_for_the_turn_and_the_target(tmp_path: Path) -> None:
    async with table(tmp_path, WOLVES, LIA, {**LIA, "name": "Bruenor"}) as one:
        await one.press("a", "f3", "enter")
        await one.top("FightScreen")
        for key in ("a", "m"):
            await one.press(key)
            await one.shows("● advantage: Pack Tactics", "Lia")
            await one.press("enter")
            await one.top("FightScreen")
            assert one.session.line(one.session.cursor).endswith(" pack")
        await one.press("a")
        await one.type("bru")
        await one.shows("○ F3: advantage if so")
        await one.press("escape")
        one.fight.perform("next 3")
        await one.press("a")
        await one.shows("○ F3: advantage if so")


async def test_the_key_means_nothing_where_nothing_is_asked(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await one.press("a", "f3")
        await one.top("AttackDialog")
        assert reasons(one).ticked == ()
        assert not reasons(one).display


async def test_the_typed_line_says_the_word(tmp_path: Path) -> None:
    async with table(tmp_path, WOLVES, LIA) as one:
        await one.press("colon")
        await one.type("attack wa lia ")
        await one.shows("add “pack” if so: Pack Tactics")
