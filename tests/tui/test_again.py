"""Enter on the fight's list: the same attack again where one is left, and nothing anywhere else."""

from pathlib import Path

import pytest

from tests.tui.deeds import at, done
from tests.tui.table import Table, table
from tracker.tui import actions, remapping
from tracker.tui.screens import fight_haste

pytestmark = pytest.mark.slow

SCOUT = {"monster": "scout", "initiative": 20}
LIA = {"name": "Lia", "kind": "pc", "max_hp": 200, "ac": 12, "initiative": 5}
SAID = "No question is open: a attacks, n goes on"


@pytest.fixture(autouse=True)
def no_haste(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tested here holds however long the hand has rested."""
    monkeypatch.setattr(fight_haste, "BOUNCE", 0.0)
    monkeypatch.setattr(fight_haste, "LULL", 0.0)


async def refused(one: Table, said: str = SAID) -> None:
    """Enter opens nothing, does nothing and says what would."""
    before, seen = one.session.cursor, one.session.table
    await one.press("enter")
    await one.shows(said)
    assert one.app.screen is one.fight
    assert (one.session.cursor, one.session.table) == (before, seen)


async def test_before_the_start_enter_says_what_begins(tmp_path: Path) -> None:
    async with table(tmp_path, started=False) as one:
        await refused(one, "The fight has not begun: n begins it")


async def test_whoever_has_not_attacked_yet_is_not_made_to_by_enter(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await refused(one)


async def test_what_others_of_a_group_did_is_no_choice_of_the_next(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await done(one, "mob ga,gb lia")
        assert one.fight.cursor[1] in one.session.table.combatants
        await refused(one)


async def test_an_enter_too_many_after_a_miss_strikes_nobody(tmp_path: Path) -> None:
    async with table(tmp_path, {"monster": "ogre", "initiative": 20}, LIA) as one:
        await done(one, "attack ogre lia d20=2")
        await refused(one)
        await refused(one)


async def test_the_attacks_left_of_a_multiattack_are_enter_enter(tmp_path: Path) -> None:
    async with table(tmp_path, LIA, SCOUT) as one:
        await done(one, "attack scout lia with longbow d20=2")
        await one.press("enter")
        await one.top("AttackDialog")
        await one.shows("Attack 2 of 2", "● Lia", "● Longbow")
        await one.press("enter")
        await one.top("FightScreen")
        await refused(one)


async def test_the_next_turn_has_its_attack_again_while_the_target_stands(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await done(one, "attack ga lia d20=2", "next", "next", "next")
        at(one, "ga")
        await one.press("enter")
        await one.top("AttackDialog")
        await one.press("escape")
        await done(one, "kill lia")
        await refused(one)


async def test_an_action_spent_otherwise_leaves_no_attack(tmp_path: Path) -> None:
    async with table(tmp_path, {"monster": "ogre", "initiative": 20}, LIA) as one:
        await done(one, "attack ogre lia d20=2", "next", "next", "dodge ogre")
        await refused(one)


async def test_after_the_end_enter_opens_nothing(tmp_path: Path) -> None:
    async with table(tmp_path, {"monster": "ogre", "initiative": 20}, LIA) as one:
        await done(one, "attack ogre lia d20=2", "next", "next", "end")
        await one.top("SummaryScreen")
        await one.press("escape")
        await one.top("FightScreen")
        await refused(one, "The fight is over")


async def test_a_readied_action_that_waits_is_no_reason_to_strike(tmp_path: Path) -> None:
    async with table(tmp_path, {"monster": "ogre", "initiative": 20}, LIA) as one:
        await done(one, "attack ogre lia d20=2", "next", 'ready lia "the ogre moves"', "next")
        assert one.session.table.prompts
        before = one.session.cursor
        await one.press("enter")
        assert not one.session.table.prompts
        assert one.session.cursor == before + 1


async def test_the_words_name_the_keys_the_dm_has_chosen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(actions, "TABLE", dict(actions.TABLE))
    async with table(tmp_path) as one:
        try:
            remapping.use({"fight.attack": ("y",), "fight.next": ("Y",)})
            await refused(one, "No question is open: y attacks, Y goes on")
        finally:
            remapping.use({})
