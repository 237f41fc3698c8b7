"""Groups by keys: who of them attacks as a mob, and who of them was left out of a turn."""

from pathlib import Path

import pytest

from tests.tui.deeds import at, done
from tests.tui.table import Table, table
from tracker.encounter.events import MobAttacked
from tracker.tui.dialogs.mob import MARKED, MobDialog

pytestmark = pytest.mark.slow

GOBLINS = {"monster": "goblin", "count": 6, "initiative": 20}
WOLVES = {"monster": "wolf", "count": 2, "initiative": 20}
THORNE = {"name": "Thorne", "kind": "pc", "max_hp": 90, "ac": 15, "initiative": 5}
MIRA = {
    "name": "Mira",
    "kind": "pc",
    "max_hp": 40,
    "ac": 12,
    "initiative": 3,
    "attacks": [{"name": "Dagger", "bonus": 5, "damage": [{"dice": "1d4+3", "type": "piercing"}]}],
}


async def mark(one: Table, *handles: str) -> None:
    """With the space bar."""
    for handle in handles:
        at(one, handle)
        await one.press("space")


async def mob(one: Table) -> MobDialog:
    """The dialog, opened."""
    await one.press("m")
    await one.top("MobDialog")
    dialog = one.app.screen
    assert isinstance(dialog, MobDialog)
    return dialog


def struck(one: Table) -> list[str]:
    """Handles of those that attacked last."""
    events = one.session.step(one.session.cursor).events
    event = next(found for found in events if isinstance(found, MobAttacked))
    return [one.session.table.combatants[who].handle for who in event.attackers]


async def test_the_marked_are_who_attacks(tmp_path: Path) -> None:
    async with table(tmp_path, GOBLINS, THORNE) as one:
        await mark(one, "ga", "gb", "gc")
        dialog = await mob(one)
        assert dialog.group.value == MARKED
        await one.shows("● the 3 marked", "◂ Thorne")
        await one.press("enter")
        await one.top("FightScreen")
        assert struck(one) == ["ga", "gb", "gc"]


async def test_a_mark_on_the_other_side_is_the_target(tmp_path: Path) -> None:
    async with table(tmp_path, GOBLINS, THORNE, MIRA) as one:
        await mark(one, "mira", "gb", "gc")
        dialog = await mob(one)
        await one.shows("● the 2 marked", "◂ Mira")
        assert {one.session.table.combatants[who].handle for who in dialog.attackers()} == {
            "gb",
            "gc",
        }


async def test_marked_enemies_of_the_group_on_turn_and_the_dead_attack_nobody(
    tmp_path: Path,
) -> None:
    async with table(tmp_path, GOBLINS, MIRA, {**MIRA, "name": "Ann"}) as one:
        await mark(one, "mira", "ann")
        dialog = await mob(one)
        assert dialog.group.value == one.session.table.active
        await one.press("escape", "escape")
        await done(one, "kill ga")
        await mark(one, "ga", "gb")
        dialog = await mob(one)
        assert dialog.group.value == one.session.table.active
        assert MARKED not in [option.value for option in dialog.group.options]


async def test_members_that_have_acted_are_named_before_the_mob_attacks(tmp_path: Path) -> None:
    async with table(tmp_path, GOBLINS, THORNE) as one:
        await done(one, "attack ga thorne d20=2", "attack gb thorne d20=2")
        await mob(one)
        await one.shows("Stays out, has acted already: Goblin A and Goblin B")
        await one.press("enter")
        await one.top("FightScreen")
        assert struck(one) == ["gc", "gd", "ge", "gf"]
        await mob(one)
        await one.shows("! No action left: Goblin ×6")
        await one.press("escape")
        await mark(one, "gb", "gc")
        await mob(one)
        await one.shows("! No action left: Goblin B and Goblin C")


async def test_the_end_of_a_groups_turn_names_who_did_not_act(tmp_path: Path) -> None:
    async with table(tmp_path, WOLVES, THORNE) as one:
        await done(one, "attack wa thorne d20=2")
        await one.press("n")
        await one.shows("In that turn Wolf B did not act: b goes back")
        await one.press("b")
        under = one.fight.cursor[1]
        assert one.session.table.combatants[under].handle == "wb"
        await done(one, "attack wb thorne d20=2")
        await one.press("n")
        await one.until(lambda: "NOW Thorne" in one.text)
        assert "did not act" not in one.text


async def test_the_helpless_and_a_turn_without_any_action_are_not_named(tmp_path: Path) -> None:
    async with table(tmp_path, WOLVES, THORNE) as one:
        await done(one, "cond wb stunned", "attack wa thorne d20=2")
        await one.press("n")
        await one.until(lambda: "NOW Thorne" in one.text)
        assert "did not act" not in one.text
        await one.press("n")
        await one.press("n")
        assert "did not act" not in one.text
