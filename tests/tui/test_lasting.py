"""What a spell holds hangs on its concentration, from the dialogs too (CONC-05)."""

from pathlib import Path
from typing import Any

import pytest

from tests.tui.deeds import at, states
from tests.tui.table import GOBLINS, PARTY, Table, table

pytestmark = pytest.mark.slow

LIA: dict[str, Any] = {"name": "Lia", "kind": "pc", "max_hp": 27, "ac": 16, "initiative": 20}


def last_line(one: Table) -> str:
    """The last step as typed."""
    return one.session.step(one.session.cursor).line


async def test_a_condition_from_who_concentrates_ends_with_the_spell(tmp_path: Path) -> None:
    async with table(tmp_path, LIA, GOBLINS) as one:
        one.fight.perform('conc lia "hold person" on ga')
        at(one, "ga")
        await one.press("c")
        await one.type("para")
        await one.shows("while Lia concentrates", "Goblin A")
        await one.press("enter")
        assert last_line(one) == "cond ga paralyzed from lia conc"
        one.fight.perform("cond ga poisoned from lia")
        one.fight.perform("unconc lia")
        assert states(one, "ga") == "Poisoned"
        await one.shows("Goblin A is still poisoned")


async def test_a_save_brings_its_condition_with_the_spell_and_the_save_again(
    tmp_path: Path,
) -> None:
    async with table(tmp_path, LIA, GOBLINS) as one:
        one.fight.perform('conc lia "hold person" on gb')
        at(one, "gb")
        await one.press("V")
        await one.type("wis13")
        await one.press("down", "down")
        await one.type("1")
        await one.press("down", "down", "down")
        await one.type("para")
        await one.shows("Save again", "at the end of each turn", "while Lia concentrates")
        await one.press("enter")
        assert "then paralyzed" in last_line(one)
        effect = one.session.table.combatants[_id(one, "gb")].effects[0]
        assert effect.concentration
        assert effect.save is not None
        assert (effect.save.ability, effect.save.dc, effect.save.at) == ("wis", 13, "end")
        one.fight.perform("unconc lia")
        assert states(one, "gb") == ""


async def test_a_fall_asks_for_no_second_save(tmp_path: Path) -> None:
    async with table(tmp_path, LIA, GOBLINS) as one:
        at(one, "gb")
        await one.press("V")
        await one.type("str25")
        await one.press("down", "down", "down", "down", "down")
        await one.type("pro")
        await one.press("enter")
        assert last_line(one).split(" gb=")[0].endswith("then prone")


async def test_heal_finds_its_target_by_letters(tmp_path: Path) -> None:
    async with table(tmp_path, *PARTY, GOBLINS) as one:
        one.fight.perform("damage lia 9")
        at(one, "ga")
        await one.press("h")
        await one.type("5")
        await one.press("down")
        await one.type("li")
        await one.press("enter")
        assert one.hp("lia") == 23
        assert one.hp("ga") == 7


def _id(one: Table, handle: str) -> str:
    found = one.session.table.combatants.values()
    return next(who.id for who in found if who.handle == handle)


async def test_a_blessing_is_cast_with_its_concentration_and_what_it_does(tmp_path: Path) -> None:
    async with table(tmp_path, LIA, *PARTY[:1], GOBLINS) as one:
        one.fight.marked = frozenset({_id(one, "bruenor")})
        at(one, "lia")
        await one.press("o", "c")
        await one.top("CastDialog")
        await one.type("bless")
        await one.shows("● yes", "its effect: attack+1d4 save+1d4")
        await one.press("enter")
        await one.top("FightScreen")
        await one.until(lambda: bool(one.session.table.combatants[_id(one, "bruenor")].effects))
        one.fight.perform("unconc lia")
        assert not one.session.table.combatants[_id(one, "bruenor")].effects


async def test_hold_person_is_played_from_the_cast_to_the_save(tmp_path: Path) -> None:
    async with table(tmp_path, LIA, GOBLINS) as one:
        one.fight.marked = frozenset({_id(one, "ga")})
        at(one, "lia")
        await one.press("o", "c")
        await one.top("CastDialog")
        await one.type("hold person")
        await one.press("enter")
        await one.top("SaveDialog")
        await one.shows("Wisdom", "paralyzed", "● at the end of each turn")
        await one.type("25")
        await one.press("enter")
        await one.top("FightScreen")
        effect = one.session.table.combatants[_id(one, "ga")].effects[0]
        assert (effect.name, effect.concentration) == ("paralyzed", True)
        assert effect.save is not None


async def test_a_bane_lies_on_those_that_fail(tmp_path: Path) -> None:
    async with table(tmp_path, LIA, GOBLINS) as one:
        one.fight.marked = frozenset({_id(one, "ga"), _id(one, "gb")})
        at(one, "lia")
        await one.press("o", "c")
        await one.top("CastDialog")
        await one.type("bane")
        await one.press("enter")
        await one.top("SaveDialog")
        await one.type("13")
        await one.press("down", "down")
        await one.type("9")
        await one.press("down")
        await one.type("14")
        await one.press("enter")
        await one.top("FightScreen")
        people = one.session.table.combatants
        assert [effect.name for effect in people[_id(one, "ga")].effects] == ["bane"]
        assert people[_id(one, "ga")].effects[0].concentration
        assert not people[_id(one, "gb")].effects


async def test_whom_an_undo_takes_is_no_target_any_more(tmp_path: Path) -> None:
    async with table(tmp_path, LIA, GOBLINS) as one:
        one.fight.perform("add wolf")
        at(one, "lia")
        await one.press("c", "down", "down", "down", "down", "down")
        await one.type("wol")
        await one.press("ctrl+z", "up", "right")
        await one.press("escape")
        await one.top("FightScreen")
        one.fight.perform("add wolf")
        at(one, "lia")
        await one.press("h")
        await one.type("5")
        await one.press("down", "ctrl+z")
        await one.type("wol")
        await one.shows("nothing is called “wol")
