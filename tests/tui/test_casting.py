"""Casting from the menu of deeds: what a spell changes comes with it, and what it costs is said."""

from pathlib import Path
from typing import Any

import pytest

from tests.tui.deeds import at
from tests.tui.table import GOBLINS, PARTY, Table, table
from tracker.encounter import numbers
from tracker.tui.dialogs.casting import CastDialog

pytestmark = pytest.mark.slow

LIA: dict[str, Any] = {"name": "Lia", "kind": "pc", "max_hp": 27, "ac": 16, "initiative": 20}
SLOTS = {"slots": {"1": 4, "2": 2}}


def last_line(one: Table) -> str:
    """The last step as typed."""
    return one.session.step(one.session.cursor).line


def effects(one: Table, handle: str) -> list[str]:
    """What lies on a creature."""
    found = one.session.table.combatants.values()
    return next([lying.name for lying in who.effects] for who in found if who.handle == handle)


async def casting(one: Table, spell: str, *marked: str) -> None:
    """The dialog with this spell, on these."""
    known = one.session.table.combatants.values()
    one.fight.marked = frozenset(who.id for who in known if who.handle in marked)
    at(one, "lia")
    one.fight.perform("goto lia")
    await one.press("o")
    await one.top("ActionMenu")
    await one.press("c")
    await one.until(lambda: type(one.app.screen).__name__ != "ActionMenu")
    await one.top("CastDialog")
    await one.type(spell)


async def test_a_blessing_with_its_effect_is_one_step(tmp_path: Path) -> None:
    async with table(tmp_path, LIA, *PARTY[:1], GOBLINS) as one:
        await casting(one, "bless", "bruenor")
        before = one.session.cursor
        await one.press("enter")
        await one.top("FightScreen")
        assert last_line(one) == 'cast lia "bless" on bruenor conc attack+1d4 save+1d4'
        assert (one.session.cursor, effects(one, "bruenor")) == (before + 1, ["bless"])
        await one.press("u")
        assert (one.session.cursor, effects(one, "bruenor")) == (before, [])


async def test_a_shield_is_for_oneself_and_a_reaction(tmp_path: Path) -> None:
    async with table(tmp_path, LIA, *PARTY[:1], GOBLINS) as one:
        await casting(one, "shield", "ga")
        await one.press("enter")
        await one.top("FightScreen")
        assert last_line(one).startswith('cast lia "shield" on ')
        assert last_line(one).endswith("reaction ac+5 until start of lia")


async def test_haste_says_what_is_left_to_the_table(tmp_path: Path) -> None:
    async with table(tmp_path, LIA, *PARTY[:1], GOBLINS) as one:
        await casting(one, "haste", "bruenor")
        await one.shows("by hand: one more action a turn")
        await one.press("enter")
        await one.top("FightScreen")
        who = next(
            who.id for who in one.session.table.combatants.values() if who.handle == "bruenor"
        )
        assert numbers.armor_class(one.session.table, who).value == 20
        one.fight.perform("unconc lia")
        await one.until(
            lambda: one.fight.message.startswith("Haste is over: Bruenor neither moves")
        )


async def test_nothing_lies_on_nobody(tmp_path: Path) -> None:
    async with table(tmp_path, LIA, *PARTY[:1], GOBLINS) as one:
        await casting(one, "bless")
        await one.shows("on nobody")
        await one.press("enter")
        await one.top("FightScreen")
        assert last_line(one) == 'cast lia "bless" conc'
        assert not effects(one, "lia")


async def test_slow_comes_with_the_save_that_fails(tmp_path: Path) -> None:
    async with table(tmp_path, LIA, GOBLINS) as one:
        await casting(one, "slow", "ga", "gb")
        await one.press("enter")
        await one.top("SaveDialog")
        await one.shows("Wisdom", "its effect: ac-2 save-2", "● at the end of each turn")
        await one.type("13")
        await one.press("down", "down")
        await one.type("9")
        await one.press("down")
        await one.type("14")
        before = one.session.cursor
        await one.press("enter")
        await one.top("FightScreen")
        assert one.session.cursor == before + 1
        assert (effects(one, "ga"), effects(one, "gb")) == (["slow"], [])
        assert 'then "slow" ac-2 save-2 speed=half saves=dex' in last_line(one)


async def test_a_spell_that_holds_nobody_is_pointed_out(tmp_path: Path) -> None:
    async with table(tmp_path, LIA, GOBLINS) as one:
        await casting(one, "hold person", "ga")
        await one.press("enter")
        await one.top("SaveDialog")
        await one.type("13")
        await one.press("down", "down")
        await one.type("19")
        await one.press("enter")
        await one.top("FightScreen")
        told = "Nobody is held: Lia still concentrates on hold person; C ends it."
        await one.until(lambda: one.fight.message == told)
        await one.press("u")
        assert one.fight.message != told
        one.fight.perform("save ga wis 13 ga=9 then paralyzed from lia conc")
        assert one.fight.message != told


@pytest.mark.parametrize(
    ("caster", "spell", "said"),
    [
        (LIA, "bless", "no slot is taken"),
        (LIA | SLOTS, "bless", ""),
        (LIA | SLOTS, "my own", "no slot is taken: say its level under Slot (1, 2), 0 for none"),
        (LIA | SLOTS, "fire bolt", ""),
        (LIA, "my own spell", "no slot is taken"),
    ],
)
async def test_that_no_slot_is_taken_is_said(
    tmp_path: Path, caster: dict[str, Any], spell: str, said: str
) -> None:
    async with table(tmp_path, caster, *PARTY[:1], GOBLINS) as one:
        await casting(one, spell, "bruenor")
        await one.shows(said)
        assert ("no slot is taken" in one.text) == bool(said)
        assert ("say its level" in " ".join(one.text.split())) == ("level" in said)


@pytest.mark.parametrize(
    ("spell", "used", "slot"),
    [
        ("bless", {}, "slot=1"),
        ("bless", {"1": 4}, "slot=2"),
        ("hold person", {}, "slot=2"),
        ("hold person", {"2": 2}, "slot=2"),
        ("fireball", {}, ""),
        ("fire bolt", {}, ""),
        ("my own", {}, ""),
    ],
)
async def test_the_slot_is_the_lowest_free_one_of_the_level_or_above(
    tmp_path: Path, spell: str, used: dict[str, int], slot: str
) -> None:
    async with table(tmp_path, LIA | SLOTS, *PARTY[:1], GOBLINS) as one:
        for level, times in used.items():
            one.fight.perform(f'uses lia "slot {level}" ={times}')
        await casting(one, spell)
        await one.press("enter")
        await one.until(lambda: type(one.app.screen).__name__ != "CastDialog")
        words = last_line(one).split()
        assert [word for word in words if word.startswith("slot=")] == [slot] * bool(slot)


async def test_a_slot_said_by_the_dm_stays_when_the_spell_becomes_another(tmp_path: Path) -> None:
    async with table(tmp_path, LIA | SLOTS, *PARTY[:1], GOBLINS) as one:
        await casting(one, "bless")
        dialog = one.app.screen
        assert isinstance(dialog, CastDialog)
        assert dialog.slot.value == "1"
        dialog.spell.input.value = "aid"
        await one.until(lambda: dialog.slot.value == "2")
        dialog.slot.input.value = "1"
        dialog.spell.input.value = "hold person"
        await one.until(lambda: dialog.known == "hold person")
        assert dialog.slot.value == "1"
        dialog.slot.input.value = ""
        dialog.spell.input.value = "my own"
        await one.until(lambda: dialog.known == "my own")
        assert dialog.slot.value == ""


async def test_a_name_is_completed_without_a_list(tmp_path: Path) -> None:
    async with table(tmp_path, LIA | SLOTS, *PARTY[:1], GOBLINS) as one:
        await casting(one, "hold", "ga")
        await one.shows("hold person", "hold monster")
        await one.press("enter")
        await one.top("SaveDialog")
        assert last_line(one) == 'cast lia "hold person" on ga slot=2 conc'


async def test_a_shield_takes_the_hit_before_it_back(tmp_path: Path) -> None:
    async with table(tmp_path, LIA | SLOTS, *PARTY[:1], GOBLINS) as one:
        one.fight.perform("goto ga")
        one.fight.perform("attack ga lia d20=13 dmg=6")
        assert one.hp("lia") == 21
        before = one.session.cursor
        await shielding(one)
        await one.shows("17 misses AC 21: take it back")
        await one.press("enter")
        await one.top("FightScreen")
        assert (one.hp("lia"), one.session.cursor) == (27, before)
        assert last_line(one).endswith("shielded=1")
        lia = next(who for who in one.session.table.combatants.values() if who.handle == "lia")
        assert (lia.used, lia.budget.reaction) == ((("slot 1", 1),), 0)
        await one.press("u")
        await one.until(lambda: one.session.cursor == before - 1)
        assert not effects(one, "lia")


async def test_the_hit_before_a_shield_may_stay(tmp_path: Path) -> None:
    async with table(tmp_path, LIA | SLOTS, *PARTY[:1], GOBLINS) as one:
        one.fight.perform("goto ga")
        one.fight.perform("attack ga lia d20=13 dmg=6")
        before = one.session.cursor
        await shielding(one)
        dialog = one.app.screen
        assert isinstance(dialog, CastDialog)
        dialog.hit.focus()
        await one.press("right", "enter")
        await one.top("FightScreen")
        assert (one.hp("lia"), one.session.cursor) == (21, before + 1)


async def test_a_shield_that_is_not_enough_says_so(tmp_path: Path) -> None:
    async with table(tmp_path, LIA | SLOTS, *PARTY[:1], GOBLINS) as one:
        one.fight.perform("goto ga")
        one.fight.perform("attack ga lia d20=19 dmg=6")
        await shielding(one)
        await one.shows("the hit of 23 still hits AC 21")
        await one.press("enter")
        await one.top("FightScreen")
        assert last_line(one).startswith('cast lia "shield"')


async def shielding(one: Table) -> None:
    """The dialog with Shield, while somebody else acts."""
    at(one, "lia")
    await one.press("o")
    await one.top("ActionMenu")
    await one.press("c")
    await one.until(lambda: type(one.app.screen).__name__ != "ActionMenu")
    await one.top("CastDialog")
    await one.type("shield")


async def test_a_shield_by_hand_says_how_the_hit_is_taken_back(tmp_path: Path) -> None:
    async with table(tmp_path, LIA | SLOTS, *PARTY[:1], GOBLINS) as one:
        one.fight.perform("goto ga")
        one.fight.perform("attack ga lia d20=13 dmg=6")
        one.fight.perform("cast lia shield reaction ac+5 until start of lia")
        told = "The hit of 17 on Lia would miss now: A, then `miss`, takes it back."
        await one.until(lambda: one.fight.message == told)
        await one.press("A")
        await one.top("AmendDialog")
        await one.shows("Amend: Goblin A hits Lia")
