"""A message is read to its end, however low the screen and whatever stands beside it."""

from pathlib import Path

import pytest

from tests.tui.table import table

LONG = (
    "Since step 15 more was done than answers: “cast mirabel shield reaction slot=1 ac+5 until "
    "start of mirabel”. Undo to that step first; it is then the last one, and can be amended."
)


@pytest.mark.parametrize("size", [(80, 24), (80, 16), (120, 40), (60, 11), (80, 10)])
async def test_a_message_of_many_lines_is_not_cut(tmp_path: Path, size: tuple[int, int]) -> None:
    async with table(tmp_path, size=size) as one:
        one.fight.say(LONG)
        await one.shows("Since step 15", "can be amended.")
        await one.press("down")
        await one.until(lambda: "can be amended." not in one.text)


async def test_what_is_longer_than_all_room_ends_in_an_ellipsis(tmp_path: Path) -> None:
    async with table(tmp_path, size=(80, 24)) as one:
        one.fight.say(f"{LONG} " * 5)
        await one.until(lambda: "…" in one.text.splitlines()[-2])
