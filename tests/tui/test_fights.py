"""Beyond one fight, by key: the sum at the end, a new try, merging, the party's file, two fights, locks."""

import json
from pathlib import Path

import pytest

from tests.tui import golden
from tests.tui.deeds import done
from tests.tui.table import Table, table
from tests.tui.test_library import until
from tests.walls.tree import ROOT
from tracker.i18n import summary as words
from tracker.session import open_session
from tracker.session.others import others
from tracker.storage import lock, places
from tracker.tui.app import TrackerApp
from tracker.tui.screens import summary
from tracker.tui.screens.fight import FightScreen

pytestmark = pytest.mark.slow

FIRST = ROOT / "encounters" / "first-fight.json"
OGRES = ROOT / "encounters" / "three-ogres.json"
START = "start bruenor 20, lia 18, quill 16, mirabel 14, thorne 12, ga 10, wolf 8"


async def beyond(one: Table, key: str) -> None:
    """Through the menu."""
    await one.press("F")
    await one.top("BeyondMenu")
    await one.press(key)


async def test_the_end_shows_what_it_came_to(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await done(one, "damage ga 7 from lia", "next")
        await one.press("E")
        await one.top("EndDialog")
        await one.press("enter")
        await one.top("SummaryScreen")
        await one.shows("Ambush: what it came to", "50 XP: 25 for each of 2 characters", "7 → †")
        await one.press("escape")
        await one.top("FightScreen")
        await beyond(one, "s")
        await one.top("SummaryScreen")
        await one.press("q")
        await one.top("FightScreen")


async def test_a_new_try_and_back_again(tmp_path: Path) -> None:
    async with table(tmp_path) as one:
        await done(one, "damage ga 3", "next")
        before = one.session.cursor
        await beyond(one, "r")
        await one.top("FightScreen")
        await one.shows("A new try")
        assert (one.session.cursor, one.hp("ga")) == (1, 7)
        await one.press("F")
        await one.top("BeyondMenu")
        await one.shows("4 steps after step 1")
        await one.press("end", "enter")
        await one.shows("What was played is back")
        assert (one.session.cursor, one.hp("ga")) == (before, 4)


async def test_creatures_of_another_fight_come_in(tmp_path: Path, data_folder: Path) -> None:
    other = open_session(OGRES, play=True)
    other.do("start")
    other.do("damage oa 9")
    other.close()
    async with table(tmp_path) as one:
        await beyond(one, "m")
        await one.top("MergeDialog")
        await one.press("down", "down")
        await one.type("oa")
        await one.shows("joins the fight")
        await one.press("enter")
        await one.top("FightScreen")
        ogre = next(c for c in one.session.table.combatants.values() if c.name == "Ogre")
        assert (ogre.hp, ogre.hp_trail[-1]) == (50, 50)


async def test_the_menu_says_when_the_party_is_written(data_folder: Path) -> None:
    session = open_session(FIRST, play=True, seed=7)
    for line in (START, "damage lia 20"):
        session.do(line)
    app = TrackerApp(session)
    async with app.run_test(size=(120, 40)) as pilot:
        one = Table(app, pilot, session)
        await one.top("FightScreen")
        await one.press("F")
        await one.top("BeyondMenu")
        await one.shows("written at the end; 1 member differs so far")
        await one.press("p")
        await one.shows("written when the fight ends; it does not know yet how Lia came out of it")


async def test_a_party_changed_meanwhile_is_asked_about(data_folder: Path) -> None:
    session = open_session(FIRST, play=True, seed=7)
    for line in (START, "damage lia 20", "damage quill 3"):
        session.do(line)
    copy = data_folder / "party.json"
    whole = json.loads(copy.read_text(encoding="utf-8"))
    for member in whole["members"]:
        member["hp"] = 25
    copy.write_text(json.dumps(whole), encoding="utf-8")
    app = TrackerApp(session)
    async with app.run_test(size=(120, 40)) as pilot:
        one = Table(app, pilot, session)
        await one.top("FightScreen")
        await one.press("E")
        await one.top("EndDialog")
        await one.press("enter")
        await one.top("SummaryScreen")
        await one.press("escape")
        await one.top("PartyDialog")
        await one.shows("Lia: the file has 38 → 25 HP; this fight 38 → 18 HP")
        await one.press("down", "right", "enter")
        await one.top("FightScreen")
        await one.until(lambda: not session.party.differences)
        found = {m["name"]: m["hp"] for m in json.loads(copy.read_text("utf-8"))["members"]}
        assert (found["Lia"], found["Quill"]) == (18, 25)
    session.close()


async def test_two_fights_side_by_side(data_folder: Path) -> None:
    first = open_session(FIRST, play=True, seed=7)
    first.do(START)
    first.close()
    app = TrackerApp()
    async with app.run_test(size=(120, 40)) as pilot:
        await until(app, lambda: "Three ogres" in golden.text(app))
        await pilot.press("slash", "o", "g", "r", "enter")
        await until(app, lambda: isinstance(app.screen, FightScreen))
        await until(app, lambda: "also in another fight under way" in golden.text(app))
        app.held[0].do("start")
        await pilot.press("q")
        await until(app, lambda: "Fights in progress" in golden.text(app))
        text = golden.text(app)
        running = text[text.index("Fights in progress") : text.index("Examples")]
        assert "First fight" in running
        assert "Three ogres" in running


async def test_every_other_fight_of_a_character_is_named(data_folder: Path) -> None:
    for name in ("first-fight", "orc-mob", "lich-lair", "restless-crypt"):
        open_session(ROOT / "encounters" / f"{name}.json", play=True).close()
    session = open_session(OGRES, play=True)
    who, fights = others(session)
    assert len(fights) == 4
    assert set(who) == {"Bruenor", "Lia", "Quill", "Mirabel", "Thorne"}
    app = TrackerApp(session)
    async with app.run_test(size=(120, 40)) as pilot:
        one = Table(app, pilot, session)
        await one.shows("also in other fights under way (", f"{fights[2]} and 1 more)")
    session.do("start")
    session.do("end")
    assert others(session) == ((), ())
    session.close()


async def test_another_machines_lock_is_broken_after_asking(data_folder: Path) -> None:
    session = open_session(OGRES, play=True)
    session.do("start")
    session.close()
    owner = {"host": "cellar", "boot": "x", "pid": 12, "since": "2026-01-02T20:00:00+00:00"}
    lock.lock_of(session.path).write_text(json.dumps(owner), encoding="utf-8")
    app = TrackerApp()
    async with app.run_test(size=(120, 40)) as pilot:
        await until(app, lambda: "Fights in progress" in golden.text(app))
        await pilot.press("enter")
        await until(app, lambda: "cellar" in golden.text(app))
        await pilot.press("B")
        await until(app, lambda: "B again takes it from cellar" in golden.text(app))
        await pilot.press("B")
        await until(app, lambda: isinstance(app.screen, FightScreen))
        assert not app.held[0].read_only
        app.held[0].close()
    assert not places.party_note(session.path).exists()


@pytest.mark.parametrize("width", [12, 24, 40, 60, 80, 120])
def test_no_column_of_the_sum_is_cut(width: int) -> None:
    heads = words.heads()
    rows = [("Goblin [red] with a long name", *("999" for _ in heads[1:]))] * 3
    lines = ["".join(span.text for span in line) for line in summary.tables(heads, rows, width)]
    told = "\n".join(lines)
    assert all(head in told for head in heads)
    assert max(map(len, lines)) <= max(width, summary.NAME + 12)


async def test_wounds_go_home_and_a_rest_before_the_next_fight_heals_them(
    data_folder: Path,
) -> None:
    session = open_session(FIRST, play=True)
    for line in (START, "damage bruenor 7", "kill ga", "kill wolf"):
        session.do(line)
    app = TrackerApp(session)
    async with app.run_test(size=(120, 30)) as pilot:
        one = Table(app, pilot, session)
        await one.top("FightScreen")
        await one.press("E")
        await one.top("EndDialog")
        await one.press("enter")
        await one.top("SummaryScreen")
        await one.shows("The party keeps: Bruenor 44 → 37 HP")
        await one.press("escape")
        await one.top("FightScreen")
        await one.shows("In the party's file now (T rests, u takes it back): Bruenor 44 → 37 HP")
        kept = json.loads((data_folder / "party.json").read_bytes())["members"][0]
        assert kept["hp"] == 37
    session.close()
    session = open_session(OGRES, play=True)
    app = TrackerApp(session)
    async with app.run_test(size=(120, 30)) as pilot:
        one = Table(app, pilot, session)
        await one.shows("The party comes wounded (T rests, h heals one): Bruenor 37/44")
        await one.press("T")
        await one.top("TimeDialog")
        await one.shows("8 hours gone by before the fight", "Bruenor 37 → 44")
        await one.press("enter")
        await one.top("FightScreen")
        assert (one.hp("bruenor"), one.session.table.round) == (44, 0)
    session.close()
