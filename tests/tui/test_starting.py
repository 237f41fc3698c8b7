"""The table of initiatives before a fight: from one to the next, and who is surprised first."""

from pathlib import Path

import pytest

from tests.tui.deeds import QUILL, act, at, done, states
from tests.tui.table import GOBLINS, PARTY, table
from tracker.tui.dialogs.starting import StartDialog

pytestmark = pytest.mark.slow


async def test_enter_goes_on_to_who_has_not_been_asked_yet(tmp_path: Path) -> None:
    async with table(tmp_path, *PARTY, QUILL, GOBLINS, started=False) as one:
        await one.press("n")
        await one.top("StartDialog")
        await one.shows("⏎ begin")
        await one.press("down")
        await one.type("12")
        await one.shows("⏎ next field")
        await one.press("enter")
        await one.type("7")
        await one.press("enter")
        await one.type("15")
        await one.shows("⏎ begin")
        assert not one.session.table.round
        await one.press("enter")
        await one.shows("Round 1")
        known = one.session.table.lines.values()
        assert {12, 7, 15} <= {line.initiative for line in known}


async def test_enter_on_an_empty_field_rolls_for_the_others(tmp_path: Path) -> None:
    async with table(tmp_path, *PARTY, QUILL, GOBLINS, started=False) as one:
        await one.press("n")
        await one.type("12")
        await one.press("enter")
        await one.shows("⏎ begin", "Rolled when it starts: Lia, Quill and Goblin ×3")
        await one.press("enter")
        await one.shows("Round 1")


async def test_enter_on_what_is_no_number_stays_and_says_so(tmp_path: Path) -> None:
    async with table(tmp_path, *PARTY, GOBLINS, started=False) as one:
        await one.press("n")
        await one.type("1x")
        await one.press("enter")
        await one.shows("1x")
        dialog = one.app.screen
        assert isinstance(dialog, StartDialog)
        assert dialog.focused is next(iter(dialog.rows.values())).input


async def test_the_start_offers_to_say_first_who_is_surprised(tmp_path: Path) -> None:
    async with table(tmp_path, *PARTY, GOBLINS, started=False) as one:
        await one.press("n")
        await one.shows("F3: who is surprised?")
        await one.type("14")
        await one.press("f3")
        await one.top("SurpriseDialog")
        await one.shows("nobody has hidden, so nobody is surprised", "First roll the Stealth")
        await one.press("escape")
        await one.top("StartDialog")
        dialog = one.app.screen
        assert isinstance(dialog, StartDialog)
        assert dialog.focused is list(dialog.rows.values())[1].input
        at(one, "lia")
        await one.press("f3")
        await one.top("SurpriseDialog")
        await one.press("left", "enter")
        await one.top("StartDialog")
        await one.shows("Surprised: Lia", "Bruenor 14")
        await one.press("enter")
        await one.shows("Round 1")
        assert "surprised" in states(one, "lia")
        await one.press("u", "u")
        assert not one.session.table.round
        assert "surprised" not in states(one, "lia")


async def test_the_start_speaks_of_surprise_where_somebody_lies_in_wait_only(
    tmp_path: Path,
) -> None:
    seen = {**GOBLINS, "hidden": False}
    async with table(tmp_path, *PARTY, seen, started=False) as one:
        await one.press("n")
        await one.shows("Rolled when it starts")
        assert "who is surprised" not in one.text
        await one.press("escape")
        await done(one, *(f"hide {who} total=20" for who in ("ga", "gb", "gc")))
        await one.press("n")
        await one.shows("F3: who is surprised?")
        await one.press("f3")
        await one.shows("Stealth against passive Perception: Bruenor and Lia")
        assert "First roll the Stealth" not in one.text


async def test_an_ambush_surprises_a_whole_side(tmp_path: Path) -> None:
    async with table(tmp_path, *PARTY, QUILL, GOBLINS, started=False) as one:
        await done(one, "remove quill", "add goblin boss round=2")
        await one.press("n")
        await one.press("f3")
        await one.top("SurpriseDialog")
        await one.shows("by Stealth", "the party", "the foes", "nobody is surprised")
        await one.press("right")
        await one.shows("Bruenor is surprised", "Lia is surprised")
        assert "Quill is surprised" not in one.text
        await one.type("f")
        await one.shows("Goblin A is surprised", "Goblin C is surprised")
        assert "Goblin Boss is surprised" not in one.text
        await one.press("left", "left")
        await one.shows("nobody is surprised")
        await one.type("p")
        await one.shows("Bruenor is surprised", "Lia is surprised")
        await one.press("enter")
        await one.top("StartDialog")
        await one.shows("Surprised: Bruenor and Lia")
        assert "surprised" not in states(one, "ga")


async def test_a_side_where_nobody_stands_is_not_offered(tmp_path: Path) -> None:
    async with table(tmp_path, *PARTY, started=False) as one:
        at(one, "lia")
        await act(one, "S")
        await one.top("SurpriseDialog")
        await one.shows("the party")
        assert "the foes" not in one.text
