"""What stays to be read where there is little room: who is next, whole sentences, outcomes."""

from dataclasses import replace
from pathlib import Path

from textual.geometry import Size

from tests.tui.table import table
from tracker.tui.widgets.laid import newest
from tracker.tui.widgets.status import StatusLine

LONG = "A title that tells where it is, when, and what it is all about"


async def test_the_title_gives_way_before_the_next_turn_does(tmp_path: Path) -> None:
    async with table(tmp_path, size=(80, 24)) as one:
        status = one.fight.query_one(StatusLine)
        status.table = replace(one.fight.table, name=LONG)
        for width in range(36, 120):
            line = "".join(span.text for span in status.content(Size(width, 1))[0])
            assert "NEXT Bru" in line, (width, line)
        await one.shows("A title", "Round 1 (0 s)", "NOW Goblin ×3 · NEXT Bruenor")


def test_a_sentence_of_the_log_begins_with_its_beginning() -> None:
    entries = ((1, "Bruenor is prone"), (1, "Goblin A hits Bruenor with its Scimitar"), (1, "a b"))
    told = newest(entries, 3, 20)
    assert [(part, begins) for _, part, begins in told] == [
        ("Goblin A hits", True), ("Bruenor with its Sc…", False), ("a b", True),
    ]  # fmt: skip
    assert newest(entries, 2, 20)[0] == (1, "Goblin A hits Bruen…", True)
    assert newest(entries, 0, 20) == []


async def test_on_a_low_screen_an_attack_tells_what_comes_of_it(tmp_path: Path) -> None:
    async with table(tmp_path, size=(40, 10)) as one:
        await one.press("a")
        await one.shows("Goblin A misses Bruenor")
        assert "to hit:" not in one.text
        await one.press("escape")
        await one.top("FightScreen")
        one.fight.perform("attack ga bruenor d20=15 dmg=5")
        await one.shows("R1  Goblin A hits Bruenor")
