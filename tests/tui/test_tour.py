"""The guided first fight: each lesson is left by doing it, and by nothing else."""

import pytest

from tests.tui.table import Table
from tracker.i18n import tour as words
from tracker.session.touring import begin_tour
from tracker.tui import actions, tour
from tracker.tui.app import TrackerApp
from tracker.tui.screens.touring import TourScreen

WAY = {
    "start": ("n", "1", "4", "enter"),
    "cursor": ("down", "down", "down"),
    "next": (),
    "attack": ("a", "b", "r", "u", "enter"),
    "why": ("w", "escape"),
    "damage": (),
    "undo": ("u", "U"),
    "condition": ("c", *"prone", "enter"),
    "concentrate": (),
    "question": (),
    "answer": ("p",),
    "type": ("colon", *"heal", "space", *"lia", "space", "4", "enter"),
    "mob": ("m", "b", "r", "u", "enter"),
    "end": ("E",),
}


def on(fight: TourScreen, name: str) -> None:
    """The cursor on the first row of this creature."""
    table = fight.table
    fight.cursor = next(
        (row.line, row.who)
        for row in fight.rows
        if row.who and table.combatants[row.who].name == name
    )


async def until_foes(table: Table, fight: TourScreen) -> None:
    for _ in range(8):
        acting = fight.table.living(fight.table.active)
        if fight.lesson != "next" and acting[0].side == tour.FOES:
            return
        await table.press("n")


async def do_lesson(table: Table, fight: TourScreen) -> None:
    name = fight.lesson
    if fight.table.prompts and name not in tour.OF_QUESTIONS:
        await table.press("enter")
    match name:
        case "next":
            await until_foes(table, fight)
            return
        case "damage":
            on(fight, "Goblin")
            await table.press("space", "space", "d", "6", "space", *"fire", "enter")
        case "condition":
            on(fight, "Wolf")
        case "concentrate":
            on(fight, "Lia")
            await table.press("C", *"Bless", "enter")
        case "question":
            on(fight, "Lia")
            await table.press("d", "4", "enter")
        case _:
            pass
    await table.press(*WAY[name])
    if name == "end":
        while type(table.app.screen) is not TourScreen:
            await table.press("escape" if fight.table.ended else "enter")


@pytest.mark.slow
async def test_every_lesson_is_left_by_doing_it() -> None:
    app = TrackerApp()
    app.touring = True
    async with app.run_test(size=(80, 24)) as pilot:
        table = Table(app, pilot, begin_tour())
        await table.top("TourScreen")
        fight = app.screen
        assert isinstance(fight, TourScreen)
        for place, name in enumerate(words.LESSON_IDS, 1):
            assert fight.lesson == name
            await table.shows(words.heading(place, len(words.LESSON_IDS), words.titles()[name]))
            await do_lesson(table, fight)
            await table.until(lambda name=name: fight.lesson != name)
        await table.shows(words.finished(tour.shown_keys())[0])
        table.session.close()


@pytest.mark.slow
async def test_a_lesson_can_be_left_out_and_waits_otherwise() -> None:
    app = TrackerApp()
    app.touring = True
    async with app.run_test(size=(40, 10)) as pilot:
        table = Table(app, pilot, begin_tour())
        await table.top("TourScreen")
        fight = app.screen
        assert isinstance(fight, TourScreen)
        await table.press("down", "l", "escape")
        assert fight.lesson == "start"
        for _ in words.LESSON_IDS:
            await table.press("f2")
        assert fight.lesson == ""
        await table.press("q")
        await table.top("LibraryScreen")
        table.session.close()


def test_every_lesson_has_a_check_a_title_and_a_text_without_holes() -> None:
    keys = tour.shown_keys()
    assert set(words.LESSON_IDS) == set(tour.CHECKS) == set(words.titles())
    for name in words.LESSON_IDS:
        assert "{" not in words.lesson(name, keys)
    assert actions.keymap("tour").keys().isdisjoint(actions.keymap("fight"))
