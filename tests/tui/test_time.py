"""Time, effects and questions by key: passes and rests, a turn passed twice, a number for a legend."""

from pathlib import Path

import pytest

from tests.tui.deeds import at, done
from tests.tui.table import PARTY, table
from tracker.tui.screens import fight_reading

pytestmark = pytest.mark.slow

WYRM = {"monster": "adult red dragon", "initiative": 9}
TROLL = {"monster": "troll", "initiative": 5}
LIA = {"name": "Lia", "kind": "pc", "max_hp": 60, "ac": 16, "initiative": 15}


async def test_a_turn_passed_twice_is_told(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await done(one, "damage ga 1")
        await one.press("n")
        await one.shows("NOW Bruenor")
        assert "Skipped" not in one.text
        await one.press("b")
        await one.shows("NOW Goblin")
        await one.press("n", "n")
        await one.shows("Skipped Bruenor's turn: b goes back")
        await one.press("b")
        await one.shows("NOW Bruenor")


async def test_every_turn_passed_too_fast_is_named_but_for_whoever_can_do_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fight_reading, "TWICE", float("inf"))
    async with table(tmp_path) as one:
        await done(one, "damage ga 1")
        one.fight.passed = float("-inf")
        await one.press("n", "n", "n")
        await one.shows("Skipped the turns of Bruenor and Lia: b goes back one by one")
    other = tmp_path / "other"
    other.mkdir()
    async with table(other, *PARTY) as one:
        await done(one, "surprise lia", "cond bruenor stunned")
        await one.press("n", "n")
        assert "Skipped" not in one.text


async def test_minutes_pass_and_a_rest_is_taken(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await done(one, "damage lia 9", "cond lia poisoned for 1 minute from lia")
        await one.press("T")
        await one.top("TimeDialog")
        await one.shows("The fight goes on (round 1)")
        await one.press("escape")
        await one.top("FightScreen")
        await done(one, "end")
        await one.top("SummaryScreen")
        await one.press("escape")
        await one.press("T")
        await one.top("TimeDialog")
        await one.type("10")
        await one.shows("10 minutes gone by: it is round 101", "Lia is no longer poisoned")
        await one.press("enter")
        await one.top("FightScreen")
        await one.shows("over (10:06 min)")
        await one.press("T")
        await one.top("TimeDialog")
        await one.press("down", "down", "l")
        await one.press("enter")
        await one.top("FightScreen")
        assert one.hp("lia") == 27


async def test_an_effect_is_put_together_by_fields(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        at(one, "lia")
        await one.press("e")
        await one.top("EffectDialog")
        await one.type("Acid Arrow")
        await one.press("down")
        await one.type("ac-1")
        await one.press("down")
        await one.type("2d4 acid")
        await one.press("down", "down")
        await one.type("3")
        await one.shows("Lia: Acid Arrow")
        await one.press("enter")
        await one.top("FightScreen")
        line = one.session.step(one.session.cursor).line
        assert line == 'effect lia "Acid Arrow" ac-1 hurt 2d4 acid at start for 3 rounds'


async def test_questions_of_turns_by_key(tmp_path: Path) -> None:
    async with table(tmp_path, LIA, WYRM, TROLL) as one:
        await done(one, "damage troll 30", "next")
        await one.shows("a legendary action? 3 left: 1 Detect, 2 Tail Attack, 3 Wing Attack (2)")
        await one.press("2", "enter")
        await one.top("LegendaryDialog")
        await one.shows("takes a legendary action: Tail Attack")
        await one.press("enter")
        await one.until(lambda: not one.session.table.prompts)
        await done(one, "next")
        await one.shows("Troll: Regeneration: 10 hit points back")
        await one.press("7", "enter")
        await one.until(lambda: one.hp("troll") == 61)


async def test_hit_dice_are_spent_in_a_short_rest(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await done(one, "damage lia 9", "end")
        await one.top("SummaryScreen")
        await one.press("escape", "T")
        await one.top("TimeDialog")
        await one.press("down", "down", "s", "down")
        await one.type("lia=5/1")
        await one.shows("Lia regains 5 hit points")
        await one.press("enter")
        await one.top("FightScreen")
        assert one.hp("lia") == 23
