"""A step amended over the answers since; marks, second death saves and undo, said in time."""

from pathlib import Path

import pytest

from tests.tui.deeds import at, done
from tests.tui.table import table
from tracker.tui.dialogs.attack import AttackDialog

pytestmark = pytest.mark.slow


async def test_amend_decides_the_last_step_again(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        one.fight.perform("attack ga bruenor d20=15 dmg=6")
        await one.until(lambda: one.hp("bruenor") == 38)
        await one.press("A")
        await one.top("AmendDialog")
        await one.press("down", "down", "down")
        await one.type("resistance")
        await one.press("enter")
        await one.until(lambda: one.hp("bruenor") == 41)


async def test_amend_says_how_to_reach_what_it_can_amend(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        one.fight.perform("attack ga bruenor with scimitar d20=18")
        await one.press("n", "n", "A")
        await one.shows("u, 2 times, goes back", "A amends “Goblin A hits Bruenor")
        await one.press("u", "u", "A")
        await one.top("AmendDialog")


async def test_amend_reaches_over_answers_and_stands_in_the_log(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await done(one, "conc bruenor Bless", "attack ga bruenor d20=15 dmg=6", "prompt roll d20=9")
        await one.press("A")
        await one.top("AmendDialog")
        await one.shows("Amend: Goblin A hits Bruenor", "half cover", "as it was")
        await one.press("down")
        await one.type("thr")
        await one.shows("1 answer given since does not hold")
        await one.press("escape", ":")
        await one.type("amend cover=three-quarters")
        await one.shows("1 answer given since does not hold")
        await one.press("escape", "w")
        await one.top("LogScreen")
        await one.press("up", "A")
        await one.top("AmendDialog")
        await one.press("down", "down", "down")
        await one.type("resist")
        await one.press("enter")
        await one.shows("was decided again")
        assert one.hp("bruenor") == 41
        assert one.session.line(one.session.cursor).endswith("roll d20=9")
        await one.press("escape")
        await done(one, "damage ga 1")
        await one.press("w", "up", "up", "A")
        await one.shows("more was done than answers: “damage ga 1”")


async def test_the_next_turn_clears_marks_and_no_friend_is_struck(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        friend = next(c.id for c in one.session.table.combatants.values() if c.handle == "gb")
        one.fight.marked = frozenset({friend})
        await one.press("a")
        await one.top("AttackDialog")
        dialog = one.app.screen
        assert isinstance(dialog, AttackDialog)
        assert one.session.table.combatants[dialog.target.value].side == "party"
        await one.press("escape", "n")
        assert not one.fight.marked


async def test_a_second_death_save_in_a_turn_is_pointed_out(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await done(one, "damage bruenor 44", "goto bruenor", "death bruenor 12")
        at(one, "bruenor")
        await one.press("D")
        await one.shows("Bruenor has made a death save in this turn already.")
        await one.press("escape")
        await one.press("u")
        await one.press("D")
        await one.top("DeathSaveDialog")
        assert "already" not in one.text


async def test_undo_says_what_it_takes_back(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await done(one, "damage ga 3 fire")
        await one.press("u")
        await one.shows("Undone: Goblin A takes 3 fire damage")


async def test_amend_offers_what_the_step_has_a_use_for(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        one.fight.perform("damage bruenor 9 fire")
        await one.press("A")
        await one.shows("resistance", "knock out")
        assert "advantage" not in one.text
