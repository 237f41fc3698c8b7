"""What a stat block limits, by key: breath, legendary actions, resistance, slots, the turn by hand."""

from pathlib import Path

import pytest

from tests.tui.deeds import KNIGHT, act, at, done
from tests.tui.table import Table, table

pytestmark = pytest.mark.slow

DRAGON = {"monster": "adult red dragon", "initiative": 20}
MAGE = {"monster": "mage", "side": "party", "initiative": 10}
LAIR = (DRAGON, KNIGHT | {"initiative": 15}, MAGE)


def used(one: Table, handle: str) -> dict[str, int]:
    found = one.session.table.combatants.values()
    return dict(next(each for each in found if each.handle == handle).used)


async def test_a_breath_by_the_menu(tmp_path: Path) -> None:
    async with table(tmp_path, *LAIR) as one:
        at(one, "adult-red-dragon")
        await act(one, "A")
        await one.top("ActionDialog")
        await one.type("fire")
        await one.shows("It hits nobody yet")
        await one.press("down")
        await one.type("ann")
        await one.until(lambda: "It hits nobody yet" not in one.text)
        await one.press("down")
        await one.type("25")
        await one.shows("Adult Red Dragon uses Fire Breath", "Ann +0 =25▏ saves ◐ half 31 30 → 0")
        await one.press("n")
        await one.shows("saves ○ none 0 30")
        await one.press("right", "enter")
        await one.top("FightScreen")
        assert "ann=25" in one.session.step(one.session.cursor).line
        assert used(one, "adult-red-dragon") == {"Fire Breath": 1}
        await one.shows("left: bonus action, reaction")


async def test_a_failed_save_is_turned_by_one_key(tmp_path: Path) -> None:
    async with table(tmp_path, *LAIR) as one:
        await done(one, "save adult-red-dragon wis 30 then frightened adult-red-dragon=5")
        await one.shows("L: Legendary Resistance (3 left)")
        await one.press("L")
        await one.until(lambda: used(one, "adult-red-dragon") == {"Legendary Resistance": 1})
        dragon = next(iter(one.session.table.combatants.values()))
        assert not dragon.effects
        await one.press("L")
        await one.shows("Nobody with Legendary Resistance failed a save")
        await one.press("u")
        await one.until(lambda: not used(one, "adult-red-dragon"))


async def test_a_legendary_action_is_chosen_where_it_is_offered(tmp_path: Path) -> None:
    async with table(tmp_path, *LAIR) as one:
        await done(one, "next", "next")
        await one.until(lambda: bool(one.session.table.prompts))
        assert one.session.table.prompts[0].kind == "legendary"
        await one.press("enter")
        await one.top("LegendaryDialog")
        await one.shows("(3/3)", "Wing Attack ×2")
        await one.type("tail")
        await one.press("down")
        await one.type("ann")
        await one.shows("takes a legendary action: Tail Attack")
        await one.press("enter")
        await one.top("FightScreen")
        assert used(one, "adult-red-dragon") == {"Legendary Actions": 1}
        assert not one.session.table.prompts


async def test_a_spell_out_of_the_list_spends_its_slot(tmp_path: Path) -> None:
    async with table(tmp_path, *LAIR) as one:
        await done(one, "next", "next", "prompt skip")
        at(one, "mage")
        await act(one, "c")
        await one.top("CastDialog")
        await one.type("zzz")
        await one.shows("not on the list; cast as typed", "Mage casts zzz")
        await one.press("backspace", "backspace", "backspace")
        await one.type("fireb")
        await one.shows("Of the list   Fireball (3/3)", "Mage casts Fireball")
        await one.press("enter")
        await one.top("FightScreen")
        assert used(one, "mage") == {"slot 3": 1}
        await one.shows("Level 3 (2/3)")
        await act(one, "K")
        await one.top("SlotDialog")
        await one.type("3")
        await one.press("down", "right", "enter")
        await one.top("FightScreen")
        assert used(one, "mage") == {}
        await act(one, "T")
        await one.top("BudgetDialog")
        await one.press("backspace", "1", "enter")
        await one.top("FightScreen")
        mage = next(each for each in one.session.table.combatants.values() if each.handle == "mage")
        assert mage.budget.action == 1


async def test_what_is_spent_comes_back_by_hand(tmp_path: Path) -> None:
    async with table(tmp_path, *LAIR) as one:
        await done(one, "action adult-red-dragon fire")
        at(one, "adult-red-dragon")
        await act(one, "G")
        await one.top("RechargeDialog")
        await one.press("down", "right", "right", "down", "6")
        await one.shows("rolled 6")
        await one.press("enter")
        await one.top("FightScreen")
        assert used(one, "adult-red-dragon") == {}
