"""The guided first fight: each lesson is left by doing it, and by nothing else."""

from collections.abc import Callable
from functools import partial

import pytest
from textual.pilot import Pilot

from tests.tui.table import Table
from tracker.encounter import numbers
from tracker.encounter.numbers import uses
from tracker.i18n import tour as words
from tracker.tui import actions, tour
from tracker.tui.app import TrackerApp
from tracker.tui.screens.fight_disk import DiskWatch
from tracker.tui.screens.touring import TourScreen

WAY: dict[str, tuple[str, ...]] = {
    "start": ("n", "1", "4", "enter", "enter"),
    "cursor": ("down", "down", "down"),
    "mob": ("m", *"lia", "enter"),
    "attack": ("a", "w", "o", "1", "7", "enter"),
    "why": ("w", "escape"),
    "undo": ("u", "U"),
    "condition": ("c", *"prone", "enter"),
    "answer": ("p",),
    "type": ("colon", *"heal", "space", *"lia", "space", "4", "enter"),
    "curtain": ("P", "P"),
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


def touring(app: TrackerApp) -> TourScreen:
    """The guided fight, once it is there."""
    found = app.screen
    assert isinstance(found, TourScreen)
    return found


async def seated(app: TrackerApp, pilot: Pilot[int]) -> Table:
    """The table at which the guided fight is played."""
    while not isinstance(app.screen, TourScreen):
        await pilot.pause(0.01)
    return Table(app, pilot, touring(app).session)


async def until(table: Table, holds: Callable[[], bool]) -> None:
    """Pass turns, and leave ties to the dice."""
    for _ in range(12):
        while table.session.table.prompts:
            await table.press("s")
        if holds():
            return
        await table.press("n")


def is_past(fight: TourScreen, lesson: str) -> bool:
    """Whether another lesson is on."""
    return fight.lesson != lesson


def acting(fight: TourScreen) -> str:
    """Whose turn it is, by the name of the kind."""
    return fight.table.living(fight.table.active)[0].name


async def do_lesson(table: Table, fight: TourScreen) -> None:
    name = fight.lesson
    if fight.table.prompts and name not in tour.OF_QUESTIONS:
        await table.press("s")
    match name:
        case "next":
            await until(table, lambda: fight.lesson != "next")
        case "attack":
            await until(table, lambda: acting(fight) in ("Bruenor", "Lia"))
        case "amend":
            await table.press("A", "right", "enter")
        case "damage":
            on(fight, "Goblin")
            await table.press("space", "space", "d", "3", "space", *"fire", "enter")
        case "condition":
            on(fight, "Wolf")
        case "concentrate":
            await until(table, lambda: acting(fight) == "Lia")
            on(fight, "Lia")
            await table.press("o", "c", *"bless", "down", *"bru,lia", "enter")
        case "question":
            on(fight, "Lia")
            await table.press("d", "4", "enter")
        case _:
            pass
    await table.press(*WAY.get(name, ()))
    if name == "end":
        while type(table.app.screen) is not TourScreen:
            await table.press("escape" if fight.table.ended else "enter")


@pytest.mark.slow
async def test_every_lesson_is_left_by_doing_it() -> None:
    app = TrackerApp()
    app.touring = True
    async with app.run_test(size=(80, 24)) as pilot:
        table = await seated(app, pilot)
        fight = touring(app)
        for place, name in enumerate(words.LESSON_IDS, 1):
            assert fight.lesson == name
            await table.shows(words.heading(place, len(words.LESSON_IDS), words.titles()[name]))
            await do_lesson(table, fight)
            await table.until(partial(is_past, fight, name))
        await table.shows(words.finished(tour.shown_keys())[0])


@pytest.mark.slow
@pytest.mark.parametrize("stuck", [False, True])
@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
async def test_every_lesson_is_whole_whatever_stood_there_before(
    size: tuple[int, int], stuck: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in tour.STUCK:
        monkeypatch.setitem(tour.STUCK, name, lambda _: stuck)
    app = TrackerApp()
    app.touring = True
    async with app.run_test(size=size) as pilot:
        table = await seated(app, pilot)
        keys = tour.shown_keys()
        for name in words.LESSON_IDS:
            said = words.otherwise if stuck and name in tour.STUCK else words.lesson
            await table.shows(said(name, keys))
            await table.press("f2")
        await table.shows(words.finished(keys)[1])


@pytest.mark.slow
async def test_a_lesson_can_be_left_out_and_waits_otherwise() -> None:
    app = TrackerApp()
    app.touring = True
    async with app.run_test(size=(40, 10)) as pilot:
        table = await seated(app, pilot)
        fight = touring(app)
        await table.press("down", "l", "escape")
        assert fight.lesson == "start"
        for _ in words.LESSON_IDS:
            await table.press("f2")
        assert fight.lesson == ""
        await table.press("q")
        await table.top("LibraryScreen")


async def test_the_guided_fight_begins_as_any_other_once(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[DiskWatch] = []

    def begin(watch: DiskWatch) -> None:
        begun.append(watch)

    monkeypatch.setattr(DiskWatch, "begin", begin)
    app = TrackerApp()
    app.touring = True
    async with app.run_test(size=(80, 24)) as pilot:
        await seated(app, pilot)
        await pilot.pause()
        assert len(begun) == 1


def test_every_lesson_has_a_check_a_title_and_a_text_without_holes() -> None:
    keys = tour.shown_keys()
    assert set(words.LESSON_IDS) == set(tour.CHECKS) == set(words.titles())
    for name in words.LESSON_IDS:
        assert "{" not in words.lesson(name, keys)
    for name in tour.STUCK:
        assert "{" not in words.otherwise(name, keys)
    assert actions.keymap("tour").keys().isdisjoint(actions.keymap("fight"))


@pytest.mark.slow
async def test_the_blessing_of_the_tour_blesses() -> None:
    app = TrackerApp()
    app.touring = True
    async with app.run_test(size=(80, 24)) as pilot:
        table = await seated(app, pilot)
        fight = touring(app)
        await do_lesson(table, fight)
        while fight.lesson != "concentrate":
            await table.press("f2")
        slots = uses.limited_by(fight.table, lia_of(fight), uses.slot(1)).left
        await until(table, lambda: acting(fight) == "Lia")
        await table.press("C", *"Bless", "enter")
        assert fight.lesson == "concentrate"
        await table.press("u")
        await do_lesson(table, fight)
        await table.until(partial(is_past, fight, "concentrate"))
        blessed = [numbers.attack_dice(fight.table, who)[2] for who in fight.table.combatants]
        assert [[one.text for one in dice] for dice in blessed if dice] == [["1d4"], ["1d4"]]
        assert uses.limited_by(fight.table, lia_of(fight), uses.slot(1)).left == slots - 1


@pytest.mark.slow
async def test_what_the_wolf_casts_is_not_counted_and_the_way_back_is_said() -> None:
    app = TrackerApp()
    app.touring = True
    async with app.run_test(size=(80, 24)) as pilot:
        table = await seated(app, pilot)
        fight, keys = touring(app), tour.shown_keys()
        await do_lesson(table, fight)
        while fight.lesson != "concentrate":
            await table.press("f2")
        await until(table, lambda: acting(fight) == "Lia")
        on(fight, "Wolf")
        await table.press("o", "c", *"bless", "down", *"bru,lia", "enter")
        await table.shows(words.otherwise("concentrate", keys))
        assert fight.lesson == "concentrate"
        await table.press("u")
        await table.shows(words.lesson("concentrate", keys))
        await table.press("f2")
        await table.shows(words.otherwise("question", keys))


@pytest.mark.slow
async def test_a_lesson_whose_foe_is_down_says_how_to_go_on() -> None:
    app = TrackerApp()
    app.touring = True
    async with app.run_test(size=(80, 24)) as pilot:
        table = await seated(app, pilot)
        fight, keys = touring(app), tour.shown_keys()
        await do_lesson(table, fight)
        for name in ("Wolf", "Goblin"):
            on(fight, name)
            await table.press("d", "9", "9", "enter")
        told = []
        while fight.lesson:
            name = fight.lesson
            if tour.stuck(name, fight._seen()):
                told.append(name)
                await table.shows(words.otherwise(name, keys))
            await table.press("f2")
        assert told == ["next", "mob", "attack", "amend", "damage", "condition", "question"]


def lia_of(fight: TourScreen) -> str:
    """Her id."""
    return next(who for who, one in fight.table.combatants.items() if one.name == "Lia")
