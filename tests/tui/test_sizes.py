"""Screens of every size, and of another size in the middle of anything."""

import signal
from pathlib import Path

import pytest
from textual.geometry import Size

from tests.tui.table import GOBLINS, PARTY, Table, table
from tests.tui.terminal import terminal
from tests.tui.test_golden import wounded
from tests.tui.test_signs import BEFORE
from tests.walls.tree import ROOT
from tracker.tui.app import TrackerApp

pytestmark = pytest.mark.slow
ODD = [(1, 1), (2, 1), (80, 1), (1, 40), (9, 2), (20, 3), (40, 5), (300, 90)]
PHASE = (
    "its second shape, in which it throws off every chain, burns with cold fire and heals at once"
)


async def resized(one: Table, width: int, height: int) -> None:
    """Another size, laid out and drawn."""
    await one.pilot.resize_terminal(width, height)
    await one.until(lambda: one.app.screen.size == Size(width, height))
    await one.painted()


@pytest.mark.parametrize("density", ["normal", "big"])
@pytest.mark.parametrize("key", ["", "a", "d", "colon", "question_mark", "l", "ctrl+p", "v"])
async def test_resize_in_the_middle_of_anything(tmp_path: Path, key: str, density: str) -> None:
    async with table(tmp_path, size=(80, 24)) as one:
        await wounded(one)
        one.app.change_settings(density=density)
        if key:
            await one.press(key)
        name = type(one.app.screen).__name__
        for width, height in ODD:
            await resized(one, width, height)
        await resized(one, 80, 24)
        assert type(one.app.screen).__name__ == name
        await one.press("escape", "escape", "escape")
        await one.top("FightScreen")
        await one.shows("NOW Goblin ×2", "bruenor", "42/44")


async def test_what_is_typed_survives_a_resize(tmp_path: Path) -> None:
    async with table(tmp_path, size=(120, 40)) as one:
        await one.press("colon")
        await one.type("damage ga 2")
        await resized(one, 40, 10)
        await resized(one, 1, 1)
        await resized(one, 80, 24)
        await one.type(" fire")
        await one.press("enter")
        await one.top("FightScreen")
        await one.until(lambda: one.hp("ga") == 5)


@pytest.mark.parametrize("size", [(1, 1), (80, 1), (12, 2), (40, 4)])
async def test_a_fight_opens_on_any_terminal(tmp_path: Path, size: tuple[int, int]) -> None:
    async with table(tmp_path, size=size) as one:
        await one.press("n", "down", "d", "escape", "question_mark", "escape")
        await one.until(lambda: one.session.table.active != "")


@pytest.mark.parametrize("size", [(1, 1), (80, 1), (20, 4), (300, 90)])
async def test_every_screen_opens_on_any_terminal(size: tuple[int, int]) -> None:
    app = TrackerApp()
    async with app.run_test(size=size) as pilot:
        for key in BEFORE:
            await pilot.press(key)
            await pilot.pause(0.02)
            for _ in range(3):
                if len(app.screen_stack) > 1:
                    await pilot.press("escape")
        assert app.is_running


async def test_a_small_screen_plays_a_turn(tmp_path: Path) -> None:
    async with table(tmp_path, size=(40, 10)) as one:
        await one.press("d")
        await one.type("3")
        await one.press("enter")
        await one.until(lambda: one.hp("ga") == 4)
        await one.shows("ga", "4/7")
        await one.press("n")
        await one.shows("NOW Bruenor")


@pytest.mark.parametrize("key", ["a", "c", "d", "h", "m", "o", "plus", "colon", "question_mark"])
async def test_a_small_screen_shows_how_to_leave(tmp_path: Path, key: str) -> None:
    async with table(tmp_path, size=(40, 10)) as one:
        await wounded(one)
        await one.press(key)
        await one.shows("Esc")


async def test_the_cursor_stays_in_sight(tmp_path: Path) -> None:
    crowd = [{"name": f"Guard {n}", "max_hp": 9, "initiative": 30 - n} for n in range(20)]
    async with table(tmp_path, *crowd, size=(80, 24)) as one:
        one.app.change_settings(density="big")
        await one.press("end")
        await one.shows("guard-19")
        for size in ((40, 10), (80, 12), (120, 40)):
            await resized(one, *size)
            await one.shows("guard-19")
        await one.press("home")
        await one.shows("guard-0")


async def test_a_long_question_is_told_whole(tmp_path: Path) -> None:
    from dataclasses import replace

    from tracker.encounter.prompts import Prompt

    async with table(tmp_path, size=(80, 24)) as one:
        who = next(iter(one.fight.table.combatants))
        asked = Prompt(id=99, kind="phase", who=who, round=1, turn="", subject=PHASE)
        one.fight.table = replace(one.fight.table, prompts=(asked,))
        await one.shows(PHASE, "do it", "skip")


@pytest.mark.parametrize("size", [(80, 24), (40, 10), (200, 60)])
async def test_a_folded_group_tells_who_is_hurt(tmp_path: Path, size: tuple[int, int]) -> None:
    async with table(tmp_path, *PARTY, {**GOBLINS, "count": 9}, size=size) as one:
        one.fight.perform("damage ge 4")
        one.fight.perform("cond gh stunned")
        await one.press("home")
        await one.shows("3/7")
        await one.shows("‖ gh")
        if size[0] > 40:
            await one.shows("‖ gh, ge 3/7, 9")


async def test_many_wounded_alike_are_counted(tmp_path: Path) -> None:
    async with table(tmp_path, *PARTY, {**GOBLINS, "count": 12}, size=(120, 40)) as one:
        one.fight.perform("damage goblins 4 half=gc")
        await one.press("home")
        await one.shows("11× 3/7, gc 5/7")


async def test_the_rows_of_a_tie_are_marked(tmp_path: Path) -> None:
    async with table(tmp_path, started=False, size=(80, 24)) as one:
        one.session.do("init bruenor 15, lia 9, ga 15")
        one.session.do("start")
        one.fight.sync()
        await one.shows("Goblin ×3 ⚠", "bruenor ⚠")
        assert "ga ⚠" not in one.text


async def test_who_is_next_is_marked(tmp_path: Path) -> None:
    async with table(tmp_path, size=(80, 24)) as one:
        await one.shows("▷ 15", "▶ 19")
        await one.press("n")
        await one.shows("▷ 12", "▶ 15")


async def test_who_of_a_group_has_acted_is_marked(tmp_path: Path) -> None:
    async with table(tmp_path, size=(80, 24)) as one:
        one.fight.perform("attack ga bruenor d20=2")
        await one.shows("Goblin ×3 ⊘", "ga ✓  long scar", "gb  red hat")
        await one.press("n")
        await one.until(lambda: "ga ✓" not in one.text)


async def test_death_saves_are_seen_on_a_small_screen(tmp_path: Path) -> None:
    async with table(tmp_path, size=(40, 12)) as one:
        one.fight.perform("damage lia 27")
        one.fight.perform("death lia 12")
        await one.shows("lia  ✓○○ ○○○")


def test_nothing_is_cleared_between_two_paints(tmp_path: Path) -> None:
    with terminal(tmp_path, str(ROOT / "encounters" / "goblin-ambush.json"), size=(80, 24)) as one:
        one.shows("Goblin ambush")
        begun = len(one.raw)
        one.keys("n")
        one.shows("who rolled what")
        one.keys("\r")
        one.shows("Round 1")
        one.keys("jjd")
        one.shows("Amount")
        one.resize(60, 20)
        one.process.send_signal(signal.SIGWINCH)
        one.keys("3\r")
        one.read(0.5)
        assert one.raw[begun:]
        for clearing in (b"\x1b[2J", b"\x1b[J", b"\x1bc"):
            assert clearing not in one.raw[begun:]


async def test_a_group_hidden_as_a_whole_is_marked_once(tmp_path: Path) -> None:
    async with table(tmp_path, size=(80, 24)) as one:
        await one.shows("Goblin ×3 ⊘", "ga  long scar")
        assert one.text.count("⊘") == 1
        one.fight.perform("reveal ga")
        await one.shows("gb ⊘", "gc ⊘", "ga  long scar")
        assert one.text.count("⊘") == 2
        one.fight.perform("conceal bruenor")
        await one.shows("bruenor ⊘")


@pytest.mark.parametrize("size", [(80, 1), (40, 1), (80, 2)])
async def test_a_screen_of_a_row_or_two_has_no_bar_to_scroll_it(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async with table(tmp_path, size=size) as one:
        for key in ("n", "d", "escape", "w", "escape", "P", "P"):
            await one.press(key)
            assert not {"█", "╎", "#"} & set(one.text), one.text
        assert "n Next" in one.text
