"""Looking back: the log sifted, its reasons, the fight as it was, what was undone, files."""

from dataclasses import fields
from pathlib import Path

import pytest
from textual.widgets import Input

from tests.bench import fights
from tests.bench.evenings import played_on
from tests.tui.table import Table, table
from tracker.encounter.model import Encounter
from tracker.session import Session
from tracker.session import log as session_log
from tracker.tui import log_rows
from tracker.tui.screens.log import LogScreen
from tracker.tui.screens.past import PastScreen

pytestmark = pytest.mark.slow

LINES = (
    "attack ga bruenor d20=15 dmg=5", "damage gb 4", "cond ga prone", "next", "heal bruenor 3",
    "damage lia 27", "next", "prompt skip", "next", "damage ga 2", "undo", "heal gb 1",
)  # fmt: skip


def play(one: Table) -> None:
    for line in LINES:
        one.session.do(line)
    one.fight.logbook.forget(0)
    one.fight.sync()


def whole(table: Encounter) -> dict[str, object]:
    """All of a table, to compare."""
    return {one.name: getattr(table, one.name) for one in fields(table)}


def shown(one: Table) -> list[str]:
    """Lines of the log that are listed, without headings."""
    screen = one.app.screen
    assert isinstance(screen, LogScreen)
    return [row.text for row in screen.list.rows if row.step]


async def test_a_round_is_chosen_by_its_number(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        play(one)
        for _ in range(33):
            one.session.do("next")
        await one.press("w")
        await one.top("LogScreen")
        await one.press("r", "1", "enter")
        await one.shows("Only Round 1")
        assert "Round 1 begins" in shown(one)[0]
        await one.press("r", "1", "1", "enter")
        await one.shows("Only Round 11")


@pytest.mark.parametrize(
    "keys", [("r", "9", "enter"), ("slash", "left_parenthesis", *"48", "enter")]
)
async def test_the_cursor_stays_in_sight_when_lines_are_sifted(
    tmp_path: Path, keys: tuple[str, ...]
) -> None:
    async with table(tmp_path, size=(80, 24)) as one:
        play(one)
        for _ in range(60):
            one.session.do("next")
        await one.press("w")
        await one.top("LogScreen")
        await one.press(*keys)
        await one.shows("›", "Round 9 begins")
        await one.press("a")
        await one.shows("›", "Round 9 begins", "Log: ")


async def test_filters_add_up_and_one_key_clears_them(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        play(one)
        await one.press("w")
        await one.shows("Log: 19 lines of 13 steps", "Round 2 begins")
        everything = shown(one)
        await one.press("e", "b")
        await one.shows("Only damage")
        assert [text.split()[0] for text in shown(one)] == ["Goblin", "Goblin", "Lia"]
        await one.press("c")
        await one.press("slash", *"lia", "enter")
        await one.shows("Only about Lia · damage")
        assert shown(one) == ["Lia takes 27 damage"]
        await one.press("slash", *"goblin")
        await one.shows("Find: goblin", "No line is like that")
        await one.press("escape", "r", "b")
        await one.shows("Only about Lia · damage · Round 1")
        await one.press("a")
        assert shown(one) == everything


async def test_a_reason_leads_down_to_the_rule(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        play(one)
        await one.press("w", "home", "slash", *"hits", "enter", "w")
        await one.top("ReasonsScreen")
        await one.shows("Step 4 of 13", "attack ga bruenor", "d20 15")
        while "›▸" not in one.text:
            await one.press("down")
        await one.press("enter")
        await one.until(lambda: type(one.app.screen).__name__ in ("CardScreen", "RulesScreen"))
        await one.press("escape", "right")
        await one.shows("Step 5 of 13", "Goblin B takes 4 damage")
        await one.press("escape", "escape")
        await one.top("FightScreen")


async def test_the_fight_as_it_was_is_only_looked_at(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        play(one)
        one.fight.perform("damage lia 1")
        await one.until(lambda: one.session.saved)
        now, cursor, data = (
            whole(one.session.table),
            one.session.cursor,
            one.session.path.read_bytes(),
        )
        await one.press("w", "home", "down", "l")
        await one.top("PastScreen")
        await one.shows("LOOKING AT BEFORE ROUND 1 · step 2 of", "Esc goes back to now")
        await one.press("right", "right", "right")
        await one.shows("LOOKING AT ROUND 1 · step 5 of", "3/7")
        for key in ("d", "a", "m", "c", "x", "enter", "p", "1", "colon", "E", "A", "ctrl+z", "S"):
            await one.press(key)
            assert isinstance(one.app.screen, PastScreen)
            await one.shows("nothing can be done here")
        await one.press("right_square_bracket")
        await one.shows("LOOKING AT ROUND 2")
        await one.press("left_square_bracket")
        await one.shows("LOOKING AT ROUND 1", "R1 Round 1 begins")
        await one.press("n", "n", "b")
        await one.shows("NOW Bruenor")
        await one.press("escape", "escape")
        await one.top("FightScreen")
        assert (whole(one.session.table), one.session.cursor) == (now, cursor)
        assert one.session.path.read_bytes() == data


async def test_undo_to_here_asks_and_what_was_cut_comes_back(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        play(one)
        await one.press("w", "up", "up", "u")
        await one.shows("u again undoes 1 step, back to: next")
        await one.press("down")
        await one.press("up", "u")
        assert one.session.cursor == 13
        await one.press("u")
        await one.shows("1 step undone")
        assert (one.session.cursor, one.session.length) == (12, 13)
        await one.press("t")
        await one.shows("1 undone step: u on it does it again", "1 step cut off after step 12")
        await one.press("end", "enter")
        await one.shows("Enter again brings 1 step back. 1 step of now is cut off")
        await one.press("enter")
        await one.shows("1 step is back")
        await one.press("escape")
        await one.until(lambda: one.hp("ga") == 5)
        assert one.fight.table is one.session.table


async def test_what_is_shown_is_exported_from_a_running_fight(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        play(one)
        target = tmp_path / "out.csv"
        await one.press("w", "e", "c", "x")
        await one.top("ExportDialog")
        await one.press("right", "down")
        one.app.screen.query_one(Input).value = str(target)
        await one.press("enter")
        await one.shows("is written")
        rows = target.read_text(encoding="utf-8").splitlines()
        assert len(rows) == 3
        assert all("regains" in row for row in rows[1:])
        await one.press("escape", "X")
        await one.top("ExportDialog")
        await one.shows("log as Markdown")


async def test_typed_lines_open_the_log_and_the_past(tmp_path: Path) -> None:
    async with table(tmp_path, size=(80, 24)) as one:
        play(one)
        one.fight.perform("log who=lia kind=damage")
        await one.shows("Only about Lia · damage")
        await one.press("escape")
        one.fight.perform("look round 2")
        await one.shows("LOOKING AT ROUND 2")
        await one.press("escape")
        one.fight.perform("look round 9")
        await one.shows("There is no round 9 yet")
        one.fight.perform("look step 99")
        await one.shows("step 99")
        one.fight.perform("why 4")
        await one.shows("Step 4 of 13")


async def test_nothing_goes_wrong_at_the_edges(tmp_path: Path) -> None:
    name = "[red]Ork[/] 王"
    ork = {"name": name, "max_hp": 5}
    async with table(tmp_path, ork, size=(40, 10), started=False) as one:
        await one.press("w", "u", "l", "left", "b", "left_square_bracket", "escape")
        await one.press("c", "a", "t", "enter", "enter", "escape", "escape", "escape")
        await one.top("FightScreen")
        one.fight.perform("start")
        await one.press("w")
        await one.pilot.resize_terminal(20, 1)
        await one.press("up", "home", "end", "l", "right", "escape")
        await one.pilot.resize_terminal(120, 40)
        await one.shows("[red]Ork[/] 王: initiative")


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Session:
    return played_on(fights.fight(60, 5_000), tmp_path_factory.mktemp("evening"))


def test_the_end_of_a_long_evening_is_read_before_all_of_it(evening: Session) -> None:
    stretches = session_log.backwards(evening, evening.cursor)
    first, lines = next(stretches)
    assert evening.cursor - first < session_log.STRETCH
    rows = list(log_rows.rows_of(lines, evening.table))
    for _, older in stretches:
        rows = log_rows.before(older, lines, rows, evening.table)
        lines = [*older, *lines]
    assert rows == list(log_rows.rows_of(lines, evening.table))
    assert [one.step for one in lines] == sorted(one.step for one in lines)
