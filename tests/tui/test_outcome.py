"""What a dialog says of the outcome: the chance before any die, and nothing of what is not asked."""

from pathlib import Path

import pytest

from tests.tui.deeds import at, done
from tests.tui.table import GOBLINS, PARTY, Table, table
from tracker.tui.dialogs.attack import AttackDialog
from tracker.tui.dialogs.fields import Choice
from tracker.tui.dialogs.form import Dialog
from tracker.tui.dialogs.outcome import Outcome

pytestmark = pytest.mark.slow

THORNE = {
    "name": "Thorne",
    "kind": "pc",
    "max_hp": 40,
    "ac": 16,
    "initiative": 22,
    "attacks": [
        {"name": "Longsword", "bonus": 7, "damage": [{"dice": "1d8+4", "type": "slashing"}]}
    ],
}


def told(one: Table) -> str:
    """The outcome of the dialog on top."""
    lines = one.app.screen.query_one(Outcome).told
    return "\n".join("".join(span.text for span in line) for line in lines)


async def test_the_chance_counts_a_blessing_and_betrays_no_die(tmp_path: Path) -> None:
    """+7 against AC 15 with a d4 more: the mean of 70, 75, 80 and 85 %, whatever has fallen."""
    async with table(tmp_path, THORNE, GOBLINS) as one:
        await done(one, 'effect thorne "Bless" attack+1d4')
        at(one, "thorne")
        for _ in range(4):
            await one.press("a")
            await one.top("AttackDialog")
            await one.shows("78 % to hit: 8 or more with +1d4 against AC 15")
            await one.press("escape")
            await done(one, "attack thorne ga d20=2")


async def test_the_chance_of_a_mob_counts_a_bane(tmp_path: Path) -> None:
    """+4 against AC 18 needs 14: 35 %, with 1 to 4 less 30, 25, 20 and 15."""
    async with table(tmp_path, {**GOBLINS, "initiative": 20}, *PARTY) as one:
        await done(one, 'effect goblins "Bane" attack-1d4')
        await one.press("m")
        await one.top("MobDialog")
        dialog = one.app.screen
        dialog.way.focus()  # type: ignore[attr-defined]  # the mob's dialog, as above
        await one.press("right")
        await one.shows("23 % to hit: needs 14 with -1d4 against AC 18, 3 attacks")


async def test_letters_that_fit_nothing_take_the_outcome_away(tmp_path: Path) -> None:
    async with table(tmp_path, THORNE, GOBLINS) as one:
        at(one, "thorne")
        await one.press("a")
        await one.top("AttackDialog")
        await one.until(lambda: "% to hit" in told(one))
        before = one.session.cursor
        whole = told(one)
        await one.press("x")
        await one.until(lambda: told(one) == "nothing is called “x”")
        await one.press("enter")
        await one.top("AttackDialog")
        await one.until(lambda: told(one) == "nothing is called “x”")
        assert one.session.cursor == before
        await one.press("backspace")
        await one.until(lambda: told(one) == whole)
        await one.press("x")
        await one.until(lambda: "nothing" in told(one))
        await one.press("down", "1", "7")
        await one.painted()
        await one.press("enter")
        await one.top("AttackDialog")
        assert (told(one), one.session.cursor) == ("nothing is called “x”", before)


@pytest.mark.parametrize("key", ["m", "d", "h", "c", "V"])
async def test_no_dialog_tells_of_something_else(tmp_path: Path, key: str) -> None:
    """Every choice of every dialog: what fits nothing is said, whatever else is filled in."""
    async with table(tmp_path) as one:
        at(one, "ga")
        await one.press(key)
        dialog = one.app.screen
        assert isinstance(dialog, Dialog)
        choices = [field for field in dialog.form if isinstance(field, Choice)]
        for field in choices:
            field.focus()
            await one.painted()
            await one.press("q", "q", "q")
            await one.until(lambda: told(one) == "nothing is called “qqq”")
            assert dialog.asked is None
            await one.press("backspace", "backspace", "backspace")
            await one.until(lambda: "nothing is called" not in told(one))


async def test_a_digit_that_no_choice_has_is_said(tmp_path: Path) -> None:
    """Typed over the mode it was meant for another field: Enter must not roll instead."""
    async with table(tmp_path, THORNE, GOBLINS) as one:
        at(one, "thorne")
        await one.press("a")
        await one.top("AttackDialog")
        dialog = one.app.screen
        assert isinstance(dialog, AttackDialog)
        before = one.session.cursor
        dialog.mode.focus()
        await one.press("1", "4")
        await one.until(lambda: told(one) == "nothing is called “14”")
        await one.press("enter")
        assert one.session.cursor == before


async def test_what_the_program_rolled_is_told_from_what_was_said(tmp_path: Path) -> None:
    async with table(tmp_path, THORNE, GOBLINS) as one:
        at(one, "thorne")
        await one.press("a")
        await one.top("AttackDialog")
        await one.until(lambda: "\nrolled: Thorne " in told(one))
        assert "average damage 8 a hit, 5 an attack" in told(one)
        await one.press("1", "8")
        await one.until(lambda: "\ndamage rolled: Thorne hits " in told(one))
        await one.press("down", "9")
        await one.until(lambda: "rolled:" not in told(one) and "Thorne hits " in told(one))
        assert "average" not in told(one)


async def test_a_20_called_as_a_total_says_where_a_natural_one_goes(tmp_path: Path) -> None:
    async with table(tmp_path, THORNE, GOBLINS) as one:
        at(one, "thorne")
        await one.press("a")
        await one.top("AttackDialog")
        await one.press("2", "0")
        await one.until(lambda: "A natural 20 goes under The d20" in told(one))
        await one.press("up", "2", "0")
        await one.until(lambda: "natural 20" not in told(one).split("\n")[0])
        assert "critical" in told(one)
        await one.press("escape")
        await done(one, "next")
        at(one, "ga")
        await one.press("a")
        await one.top("AttackDialog")
        await one.press("2", "0")
        await one.until(lambda: "20 vs AC 16" in told(one))
        assert "natural 20 goes" not in told(one)
