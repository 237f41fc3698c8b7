"""What a dialog says of the outcome: the chance before any die, and nothing of what is not asked."""

from pathlib import Path

import pytest

from tests.tui.deeds import at, done
from tests.tui.table import GOBLINS, PARTY, Table, table
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
