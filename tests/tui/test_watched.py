"""While others watch: neither the curtain nor the streamer's view, nor the window's title, tells a secret.

Hidden names hold a word that stands nowhere else, secret numbers begin with digits that nothing else has.
"""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.tui.table import GOBLINS, PARTY, Table, table
from tracker.session import open_session
from tracker.tui import actions, watched
from tracker.tui.app import TrackerApp
from tracker.tui.screens.curtain import CurtainScreen
from tracker.tui.widgets.players_list import PlayersList

pytestmark = pytest.mark.slow

WORD = "zzsecret"
NUMBER = re.compile("87[0-9]|zzsecret", re.IGNORECASE)
CAST: list[dict[str, Any]] = [
    {"name": "Bruenor", "kind": "pc", "max_hp": 44, "ac": 18, "initiative": 15},
    {"name": "Lia", "kind": "pc", "max_hp": 27, "ac": 16, "initiative": 12},
    {"name": f"{WORD} Lich", "max_hp": 8711, "ac": 87, "initiative": 878, "hidden": True,
     "features": [f"{WORD} crown"], "notes": f"{WORD} phylactery"},
    {"name": f"{WORD} Fiend", "players_name": "Old woman", "max_hp": 8723, "ac": 87,
     "initiative": 872, "hidden": False, "features": [f"{WORD} hooves"]},
    {"name": "Brute", "max_hp": 8735, "ac": 87, "initiative": 871, "hidden": False,
     "notes": f"{WORD} flees at 874"},
    {"monster": "goblin", "count": 3, "hp": 8747, "initiative": 870, "hidden": True,
     "names": [f"{WORD} A", f"{WORD} B", f"{WORD} C"]},
]  # fmt: skip
LINES = (
    "next", "next", "next", "next", "back", "damage {who} 8701", "heal {who} 8702",
    "temp {who} 8703", "maxhp {who} -871", "cond {who} poisoned", "cond {who} charmed secret",
    "conc {who} {secret}", "note {who} {secret}", "attack {who} {other} d20=15 dmg=872",
    "reveal brute", "conceal {who}", "exhaust {who} +1", "effect {who} {secret} ac+2",
    "kill {who}", "revive {who} 873", "damage {who} 44", "damage {who} 27", "ready {who} {secret}",
    "zone {secret} {who}", "hide {who} total=874", "undo", "redo",
    "option open_hp off", "timer {secret} 87 hidden", "roll 87d100", "improvise {who} {secret}",
    "remove {who}", "add ogre name={secret} hp=875 hidden", "prompt pass", "prompt fail",
    "cond {who} prone", "uncond {who} poisoned", "undo 3", "nonsense {secret}",
)  # fmt: skip

KEYS = ("w", "l", "z", "space", "tab", "u", "left_square_bracket", "down", "up", "X", "escape", "F")


def secrets(text: str) -> list[str]:
    return NUMBER.findall(text)


def random_lines(dice: random.Random, one: Table) -> Iterator[str]:
    while True:
        known = [c.handle for c in one.session.table.combatants.values() if not c.gone]
        who, other = dice.choice(known), dice.choice(known)
        text = dice.choice(LINES)
        yield text.format(who=who, other=other, secret=f'"{WORD} word"')


@pytest.mark.parametrize("seed", range(3))
async def test_no_secret_is_streamed(tmp_path: Path, seed: int) -> None:
    dice = random.Random(seed)
    async with table(tmp_path, *CAST) as one:
        assert secrets(one.text)
        await one.press("f8")
        done = 0
        for line in random_lines(dice, one):
            if not any(not c.gone for c in one.session.table.combatants.values()):
                break
            before = one.session.cursor
            one.fight.perform(line)
            await one.painted()
            assert not secrets(one.text), (line, one.text)
            assert not secrets(watched.title(one.app))
            if type(one.app.screen).__name__ != "FightScreen":
                await one.press("escape")
            if dice.random() < 0.2:
                await one.press(dice.choice(KEYS))
                assert not secrets(one.text), one.text
            if dice.random() < 0.2:
                await one.press("f9")
                assert isinstance(one.app.screen, CurtainScreen)
                assert not secrets(one.text), one.text
                await one.press("f9")
            done += one.session.cursor != before
            if done > 60:
                break
        await one.press("f8")
        assert secrets(one.text)


@pytest.mark.parametrize("seed", range(2))
async def test_dialogs_go_on_behind_a_veil(tmp_path: Path, seed: int) -> None:
    dice = random.Random(seed)
    async with table(tmp_path, *CAST) as one:
        await one.press("f8", "end")
        for key in (
            "d",
            "a",
            "m",
            "c",
            "o",
            "h",
            "e",
            "i",
            "V",
            "ctrl+p",
            "f1",
            "colon",
            "slash",
            "F",
        ):
            await one.press(key)
            if key == "colon":
                await one.type(dice.choice(["attack z", "damage foes 3", "goto "]))
            assert WORD not in one.text.replace(f"{WORD} word", "").casefold(), (key, one.text)
            if key in "dah":
                assert not secrets(one.text), (key, one.text)
            while type(one.app.screen).__name__ != "FightScreen":
                await one.press("escape")
        await one.press("d")
        await one.type("3")
        await one.press("enter")
        await one.top("FightScreen")
        assert "damage" in one.session.step(one.session.cursor).line


async def test_the_veil_falls_over_an_open_dialog(tmp_path: Path) -> None:
    async with table(tmp_path, *CAST) as one:
        await one.press("end", "a")
        await one.shows(WORD)
        await one.press("f8")
        await one.until(lambda: WORD not in one.text.casefold())
        await one.press("escape")
        await one.shows("Old woman")
        assert not secrets(one.text)
        await one.press("f8", "a")
        await one.shows(WORD)


async def test_behind_the_curtain_no_key_does_anything(tmp_path: Path) -> None:
    async with table(tmp_path, *CAST) as one:
        one.fight.perform("damage bruenor 44")
        one.fight.perform("next 4")
        before = one.session.cursor
        assert one.session.table.prompts
        await one.press("P")
        assert isinstance(one.app.screen, CurtainScreen)
        assert not secrets(one.text)
        assert "Old woman" in one.text
        await one.shows("Bruenor", "down")
        covered = one.text
        pressed = {key for action in actions.TABLE["fight"] for key in action.keys} - {"P"}
        for key in sorted(
            {*pressed, "escape", "enter", "ctrl+q", "ctrl+p", "f1", "f8", "ctrl+c", "p"}
        ):
            await one.press(key)
            assert (one.text, one.session.cursor) == (covered, before), key
            assert one.app.is_running
        assert watched.title(one.app) == "tracker"
        await one.press("P")
        await one.top("FightScreen")
        await one.shows("HP")
        assert watched.title(one.app) == one.session.name


async def test_the_curtain_falls_over_a_dialog_and_over_a_text(tmp_path: Path) -> None:
    async with table(tmp_path, *PARTY, GOBLINS) as one:
        await one.press("d", "7", "f9")
        assert isinstance(one.app.screen, CurtainScreen)
        assert "Damage" not in one.text
        await one.press("3", "enter", "f9")
        await one.shows("Damage")
        await one.press("enter")
        await one.top("FightScreen")
        assert "damage" in one.session.step(one.session.cursor).line
        assert " 7" in one.session.step(one.session.cursor).line
        await one.press("colon", "P", "f9", "f9")
        await one.top("TypedDialog")


async def test_both_ends_of_a_long_list_are_reached_behind_the_curtain(tmp_path: Path) -> None:
    many = {"monster": "goblin", "count": 60, "hidden": False}
    async with table(tmp_path, *PARTY, many) as one:
        await one.press("f9")
        page = one.app.screen.query_one(PlayersList)
        await one.until(lambda: page.max_scroll_y > 0)
        await one.press("end")
        assert page.scroll_offset.y == page.max_scroll_y
        await one.press("home")
        assert page.scroll_offset.y == 0


async def test_hidden_foes_that_act_first_are_not_told_of(tmp_path: Path) -> None:
    lurker = {"monster": "goblin", "hidden": True}
    async with table(tmp_path, *PARTY, lurker, started=False) as one:
        await one.press("P")
        before = one.text
        assert "Nobody has been seen to act yet" in before
        await one.press("P")
        one.fight.perform("start bruenor 15, lia 12, goblin 19")
        await one.press("P")
        assert "goblin" not in one.text.casefold()
        assert one.text.splitlines()[0].startswith(before.splitlines()[0].split("NEXT")[0])
        assert "NOW" not in one.text


async def test_what_happens_elsewhere_shows_through_the_curtain(tmp_path: Path) -> None:
    async with table(tmp_path, *PARTY) as one:
        await one.press("P")
        one.session.do("cond lia prone")
        await one.shows("prone")


async def test_the_library_has_a_curtain(tmp_path: Path) -> None:
    del tmp_path
    app = TrackerApp()
    async with app.run_test(size=(80, 24)) as pilot:
        one = Table(app, pilot, None)  # type: ignore[arg-type]  # there is no fight
        await one.shows("Three ogres")
        await one.press("P")
        assert "ogre" not in one.text.casefold()
        await one.press("P")
        await one.shows("Three ogres")


async def test_the_streamers_view_begins_with_the_program_and_closes_open_books(
    tmp_path: Path,
) -> None:
    async with table(tmp_path, *CAST) as one:
        await one.press("w", "enter", "f8")
        await one.top("FightScreen")
        assert not secrets(one.text)
        one.session.close()
        session = open_session(one.session.path)
        app = TrackerApp(session, for_now={"streamer": True})
        async with app.run_test(size=(80, 24)) as pilot:
            other = Table(app, pilot, session)
            await other.shows("Old woman")
            assert not secrets(other.text)
            await other.press("end", "d")
            await other.top("DamageDialog")
            await other.press("3", "enter")
            await other.top("FightScreen")
            assert not secrets(other.text)
        session.close()
