"""Keys that come together, as over a slow line, do what they would do one by one."""

from itertools import count
from pathlib import Path

import pytest
from textual import events

from tests.tui import golden
from tests.tui.table import table
from tests.tui.test_library import OGRES, until
from tracker.session import open_session
from tracker.tui import moments
from tracker.tui.app import TrackerApp
from tracker.tui.screens import fight_haste
from tracker.tui.screens.fight import FightScreen

pytestmark = pytest.mark.slow

NAMES = {"\r": "enter", ":": "colon", "/": "slash", " ": "space", ",": "comma"}


def at_once(app: TrackerApp, text: str) -> None:
    """All of it before the program can look at the first."""
    for sign in text:
        app.post_message(events.Key(NAMES.get(sign, sign), sign))


async def test_a_damage_then_a_turn(tmp_path: Path) -> None:
    async with table(tmp_path) as on:
        before = on.session.cursor
        at_once(on.app, "d7\rn")
        await on.until(lambda: on.session.cursor == before + 2)
        last = [step.line for step in on.session.steps(before + 1)]
        assert last == ["damage ga 7", "next"]


async def test_typed_lines_one_after_the_other(tmp_path: Path) -> None:
    async with table(tmp_path) as on:
        before = on.session.cursor
        at_once(on.app, ":damage lia 3\r:heal lia 2\r:damage foes 1\rd1\rd2\r")
        await on.until(lambda: on.session.cursor == before + 5)
        assert on.hp("lia") == 26
        assert (on.hp("ga"), on.hp("gb")) == (3, 6)


async def test_leaving_twice_is_leaving_once(data_folder: Path) -> None:
    app = TrackerApp()
    async with app.run_test(size=(80, 24)):
        await until(app, lambda: "Three ogres" in golden.text(app))
        at_once(app, "/ogr\r\r")
        await until(app, lambda: isinstance(app.screen, FightScreen))
        await until(app, lambda: "not started" in golden.text(app))
        assert len(list((data_folder / "fights").glob("*.json"))) == 1
        at_once(app, "qq")
        await until(app, lambda: not app.held and not app.is_running)
    assert app.return_code == 0


async def test_a_closed_fight_is_closed_once(data_folder: Path) -> None:
    app = TrackerApp(open_session(OGRES, play=True))
    async with app.run_test(size=(80, 24)):
        await until(app, lambda: "not started" in golden.text(app))
        fight = app.screen
        assert isinstance(fight, FightScreen)
        fight.action_do("fight", "close")
        fight.action_do("fight", "close")
        await until(app, lambda: "Fights in progress" in golden.text(app))
        assert app.is_running


async def test_an_enter_too_many_answers_no_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fight_haste, "BOUNCE", 60.0)
    async with table(tmp_path) as on:
        on.session.do("conc ga bless")
        on.fight.sync()
        before = on.session.cursor
        at_once(on.app, "d3\r\r")
        await on.until(lambda: on.session.cursor > before)
        await on.shows("keep")
        assert on.session.cursor == before + 1
        assert on.session.table.prompts
        monkeypatch.setattr(fight_haste, "BOUNCE", 0.0)
        await on.press("enter")
        await on.until(lambda: on.session.cursor == before + 2)


async def test_an_enter_too_many_after_the_last_answer_opens_no_attack(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fight_haste, "BOUNCE", 0.0)
    monkeypatch.setattr(fight_haste, "LULL", 60.0)
    async with table(tmp_path) as on:
        for line in ("attack ga lia d20=2", "next", "next", "next"):
            on.session.do(line)
        on.session.do("conc ga bless")
        on.session.do("conc gb bane")
        on.session.do("damage ga,gb 3")
        on.fight.sync()
        before = on.session.cursor
        await on.press("enter", "enter", "enter", "enter")
        assert on.session.cursor == before + 2
        assert on.app.screen is on.fight
        await on.press("a")
        await on.top("AttackDialog")
        await on.press("escape")
        monkeypatch.setattr(fight_haste, "LULL", 0.0)
        await on.press("enter")
        await on.top("AttackDialog")


async def test_on_a_busy_machine_letters_still_add_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It hands them out late, one by one; they were typed together."""
    async with table(tmp_path) as on:
        await on.press("a")
        await on.top("AttackDialog")
        slow(monkeypatch)
        await on.type("lia")
        await on.shows("● Lia")


async def test_on_a_busy_machine_an_enter_typed_before_the_question_does_not_answer_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with table(tmp_path) as on:
        on.session.do("conc ga bless")
        on.fight.sync()
        before = on.session.cursor
        await on.press("d", "3")
        slow(monkeypatch)
        await on.press("enter", "enter")
        assert on.session.cursor == before + 1
        assert on.session.table.prompts


async def test_on_a_busy_machine_a_turn_passed_twice_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with table(tmp_path) as on:
        slow(monkeypatch)
        await on.press("n", "n")
        await on.shows("Skipped Bruenor's turn")


def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """At every look at the clock three seconds have passed; keys know when they were typed."""
    begun, ticks = moments.now(), count(1)
    monkeypatch.setattr(moments, "now", lambda: begun + 3.0 * next(ticks))
