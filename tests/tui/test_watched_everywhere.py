"""While others watch: every action of the table, and what may be opened from it, tells no secret.

The secret creatures hold a word that stands nowhere else; their numbers are numbers nothing else has.
"""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.tui.table import Table, table
from tracker.session.typed_lines import TypedLines
from tracker.shorthand.verbs import VERBS
from tracker.tui import actions, veil, watched
from tracker.tui.app import TrackerApp
from tracker.tui.dialogs.attack import AttackDialog
from tracker.tui.dialogs.menu import Menu
from tracker.tui.dialogs.typed import TypedDialog
from tracker.tui.keyed import ANYWHERE, Keyed
from tracker.tui.screens.fight import FightScreen

pytestmark = pytest.mark.slow

WORD = "zzsecret"
SECRET = re.compile(r"(?<!\d)(?:79\d\d|8[3-9])(?!\d)|zz\w*", re.IGNORECASE)
ATTACKS = [
    {"name": f"{WORD} Maw", "bonus": 83, "damage": "7d4+84 fire"},
    {"name": f"{WORD} Stare", "bonus": 83, "damage": "7d4+84 cold"},
]
BREATH = {
    "name": f"{WORD} Breath", "damage": "7d4+84 cold", "use": {"kind": "per-day", "times": 83},
    "save": {"ability": "con", "dc": 86},
}  # fmt: skip
SECRETS: dict[str, Any] = {
    "ac": 87, "attacks": ATTACKS, "actions": [BREATH], "saves": {"con": 83, "dex": 83},
}  # fmt: skip
CAST: list[dict[str, Any]] = [
    {"name": "Bruenor", "kind": "pc", "max_hp": 44, "ac": 18, "initiative": 15},
    {"name": "Lia", "kind": "pc", "max_hp": 27, "ac": 16, "initiative": 12,
     "notes": "zzvampire in truth"},
    {"name": f"{WORD} Lich", "max_hp": 7919, "initiative": 89, "hidden": True,
     "features": [f"{WORD} crown"], "notes": "zzphylactery", **SECRETS},
    {"name": f"{WORD} Fiend", "players_name": "Old woman", "max_hp": 7927, "initiative": 88,
     "hidden": False, "features": [f"{WORD} hooves"], "notes": f"{WORD} at 7901 zzweak", **SECRETS},
    {"name": "Brute", "max_hp": 7933, "initiative": 86, "hidden": False,
     "notes": "zzcoward", **SECRETS},
    {"monster": "goblin", "count": 3, "hp": 7937, "initiative": 85, "hidden": True,
     "names": [f"{WORD} A", f"{WORD} B", f"{WORD} C"]},
]  # fmt: skip
SECRETLY = (
    "next", 'conc brute "Hold" on bruenor', 'effect brute "zzmark one" secret note "zzmarked"',
    'cond lia charmed secret note "zzcharmer"', 'effect lia "zzdoom" ac+1 secret',
    'zone "zzcloud" brute,lia', 'zone "Fog zzbank" bruenor', f'conc {WORD}-lich "zzhold" on brute,lia',
    f'ready {WORD}-lich "zztrigger"', 'note bruenor "zzcursed"', "cond brute poisoned",
    "cond lia paralyzed secret", "damage brute 2",
)  # fmt: skip
"""What is done before anybody watches."""
TYPED = (
    "damage bruenor 1", "cond lia frightened secret zz", 'zone "zzcloud" bruenor', "note lia zzz",
)  # fmt: skip
"""Lines that were typed then."""
LIES = re.compile(r"charmed|paraly[sz]ed", re.IGNORECASE)
"""What lies on Lia in secret."""
LISTS = {"RulesScreen", "TypedDialog"}
"""Screens where every condition there is may stand."""
ELSEWHERE = {"quit", "close", "curtain", "streamer", "suspend", "end"}
"""Leave the fight or the view."""
FURTHER = ("f2", "tab")
"""Pressed in whatever opens."""


@asynccontextmanager
async def watched_fight(folder: Path) -> AsyncIterator[Table]:
    """In the turn of a disguised creature; somebody asks the DM something."""
    async with table(folder, *CAST, name="The zzvault below", file="zzfile-8699.json") as one:
        for line in SECRETLY:
            before = one.session.cursor
            one.fight.perform(line)
            assert one.session.cursor > before, (line, one.fight.message)
        one.fight.kept = TypedLines()
        for line in TYPED:
            one.fight.kept.keep(line)
        await one.press("f8")
        await one.until(lambda: one.fight.streaming)
        yield one


def secrets(one: Table) -> list[str]:
    """Of the screen and of the window's title."""
    told = f"{watched.title(one.app)} {one.text}"
    lies = [] if type(one.app.screen).__name__ in LISTS else LIES.findall(told)
    return [*SECRET.findall(told), *lies]


async def open_by(one: Table, row: int, key: str) -> None:
    """From the fight, the cursor on a row."""
    await one.press("home", *["down"] * row, key)


async def looks(one: Table, *where: object) -> int:
    """All that opens, entry by entry of a menu; how many entries."""
    assert not secrets(one), (where, secrets(one), one.text)
    screen = one.app.screen
    if isinstance(screen, Menu):
        for place in range(len(screen.list.entries)):
            screen.list.index = place
            await one.painted()
            assert not secrets(one), (where, place, secrets(one), one.text)
        return len(screen.list.entries)
    if not isinstance(screen, FightScreen):
        for key in FURTHER:
            await one.press(key)
            assert not secrets(one), (where, key, secrets(one), one.text)
    return 0


async def back(one: Table, step: int) -> None:
    """To the fight as it was."""
    for _ in range(12):
        if isinstance(one.app.screen, FightScreen):
            break
        await one.press("escape")
        if not isinstance(one.app.screen, FightScreen):
            await one.press("q")
    await one.press("escape", "escape")
    done = one.session.cursor - step
    if done > 0:
        one.session.undo(done)
    elif done < 0:
        one.session.redo(-done)
    one.fight.desk().moved()


@pytest.mark.parametrize("row", [1, 3])
async def test_no_action_tells_a_secret(tmp_path: Path, row: int) -> None:
    opened: set[str] = set()
    async with watched_fight(tmp_path) as one:
        step = one.session.cursor
        for place in ("fight", "prompt", ANYWHERE):
            for action in actions.TABLE[place]:
                if action.id not in ELSEWHERE:
                    await open_by(one, row, action.keys[0])
                    opened.add(type(one.app.screen).__name__)
                    await looks(one, place, action.id)
                    await back(one, step)
    assert {"AttackDialog", "NoteDialog", "RenameDialog", "SaveDialog", "ActionMenu"} <= opened


async def test_nothing_that_the_menu_leads_to_tells_one(tmp_path: Path) -> None:
    key = "o"
    opened: set[str] = set()
    async with watched_fight(tmp_path) as one:
        step = one.session.cursor
        await open_by(one, 1, key)
        entries = await looks(one, key)
        await back(one, step)
        for number in range(entries):
            await open_by(one, 1, key)
            menu = one.app.screen
            assert isinstance(menu, Menu)
            menu.list.index = number
            await one.press("enter")
            opened.add(type(one.app.screen).__name__)
            await looks(one, key, number)
            await back(one, step)
    assert len(opened) > 1


async def test_nothing_that_is_typed_or_completed_tells_one(tmp_path: Path) -> None:
    async with watched_fight(tmp_path) as one:
        await one.press("colon")
        dialog = one.app.screen
        assert isinstance(dialog, TypedDialog)
        for verb in VERBS:
            for rest in (" ", " brute ", " z"):
                dialog.line.put(verb + rest)
                await one.press("tab")
                assert not secrets(one), (verb, rest, one.text)
        await one.press("escape")


async def test_what_is_typed_is_covered_and_done_all_the_same(tmp_path: Path) -> None:
    async with watched_fight(tmp_path) as one:
        step = one.session.cursor
        await one.press("colon")
        await one.type(f"note {WORD}-lich 5")
        await one.shows("note ▒▒▒▒▒▒▒▒-▒▒▒▒ 5")
        await one.press("enter")
        await one.top("FightScreen")
        await one.until(lambda: one.session.cursor > step)
        await one.press("colon", "up")
        assert not secrets(one)


@pytest.mark.parametrize("keys", [("a",), ("f8", "a", "f8")])
async def test_nobody_can_count_the_hidden_in_a_dialog(
    tmp_path: Path, keys: tuple[str, ...]
) -> None:
    async with watched_fight(tmp_path) as one:
        await one.press(*keys)
        await one.top("AttackDialog")
        await one.until(veil.has_fallen)
        await one.painted()
        attacker = next(line for line in one.text.splitlines() if "Attacker" in line)
        assert "◂ ▒" in attacker
        assert "●" not in attacker
        assert "/" not in attacker
        dialog = one.app.screen
        assert isinstance(dialog, AttackDialog)
        bruenor = next(one for one in dialog.attacker.options if "Bruenor" in one.label)
        dialog.attacker.index = dialog.attacker.options.index(bruenor)
        await one.press("f2")
        near = dialog.stance.near
        near.choose_from([one._replace(label=WORD) for one in near.options[:2]])
        await one.painted()
        line = next(line for line in one.text.splitlines() if near.label in line)
        assert (len(near.options), line.count("○")) == (2, 1)


async def test_what_stands_in_a_field_stays_covered_beside_what_is_typed(tmp_path: Path) -> None:
    async with watched_fight(tmp_path) as one:
        step = one.session.cursor
        await open_by(one, 0, "N")
        await one.top("NoteDialog")
        await one.type("5 ok 23")
        await one.shows("▒▒▒▒▒▒▒▒ ▒▒ ▒▒▒▒ ▒▒▒▒▒▒5 ok 23")
        await one.press("enter")
        await one.top("FightScreen")
        assert one.session.step(step + 1).line.endswith('at 7901 zzweak5 ok 23"')


async def test_the_palette_and_its_search_tell_none(tmp_path: Path) -> None:
    async with watched_fight(tmp_path) as one:
        for sought in ("zz", "attack", "goblin", "7"):
            await one.press("ctrl+p")
            await one.type(sought)
            for _ in range(4):
                await one.press("down")
                assert not SECRET.search(one.text.split("\n", 3)[3].replace(f"{sought}▏", ""))
            await one.press("escape")


async def test_screens_that_hide_nothing_say_so(tmp_path: Path) -> None:
    del tmp_path
    app = TrackerApp(for_now={"streamer": True})
    async with app.run_test(size=(120, 40)) as pilot:
        one = Table(app, pilot, None)  # type: ignore[arg-type]  # there is no fight
        await one.shows("this screen hides nothing")
        await one.press("f8", "down", "f8")
        await one.shows("this screen hides nothing")


def test_every_screen_hides_or_says_that_it_does_not() -> None:
    from tests.walls import tree

    found: set[str] = set()
    for path in tree.sources("tracker/tui"):
        module = import_module(".".join(path.with_suffix("").parts))
        for thing in vars(module).values():
            if isinstance(thing, type) and issubclass(thing, Keyed) and thing.shows_all:
                found.add(thing.__name__)
    assert {name for name in found if name.endswith("Screen")} == {
        "LibraryScreen", "CreaturesScreen", "CreatureScreen", "PastingScreen", "PrepareScreen",
        "MemberScreen", "OwnPartyScreen",
    }  # fmt: skip
