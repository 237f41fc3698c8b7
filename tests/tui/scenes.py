"""Every screen of the program, and the keys that lead to it, with the same dice, clock and names.

A scene begins at a table, in the library or in the guided fight. What it should show is waited for.
"""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from textual.pilot import Pilot

from tests.tui.preparing import KEYS, with_party
from tests.tui.table import GOBLINS, PARTY, Table, table
from tests.tui.test_golden import wounded
from tests.tui.test_tour import seated
from tracker.session import open_session
from tracker.tui.app import TrackerApp
from tracker.tui.screens.fight import FightScreen
from tracker.tui.screens.library import LibraryScreen

SIZES = ((40, 10), (80, 24), (120, 40), (200, 60))
CLOCK = "2026-01-02T20:00:00+00:00"
Size = tuple[int, int]


class Scene(NamedTuple):
    """What is pressed after the screen of the place has come, until a screen of this class is there."""

    name: str
    place: str
    keys: tuple[str, ...]
    top: str
    says: str = ""
    """Stands on it at every size, when all that was typed has arrived."""


def typed(text: str) -> tuple[str, ...]:
    """The keys of a text."""
    return tuple(KEYS.get(sign, sign) for sign in text)


SCENES = (
    Scene("library", "library", (), "LibraryScreen"),
    Scene("library-search", "library", ("slash", *"gob"), "LibraryScreen", "gob"),
    Scene("library-export", "library", ("x",), "ExportDialog"),
    Scene("library-settings", "library", ("comma",), "SettingsScreen"),
    Scene("creatures", "library", ("c",), "CreaturesScreen"),
    Scene("creature", "library", ("c", *"ghoul", "ctrl+e"), "CreatureScreen"),
    Scene("pasting", "library", ("c", "ctrl+t", *typed("Imp, AC 13")), "PastingScreen", "Imp"),
    Scene("party", "library", ("m",), "OwnPartyScreen", "Ann"),
    Scene("party-line", "library", ("m", "a", *typed("Wendel hp=30")), "OwnPartyScreen", "Wendel"),
    Scene("member", "library", ("m", "enter"), "MemberScreen"),
    Scene("prepare", "prepare", (), "PrepareScreen"),
    Scene("prepare-adding", "prepare", ("a", *typed("2 gob")), "PrepareScreen", "gob"),
    Scene("prepare-help", "prepare", ("question_mark",), "HelpScreen"),
    Scene("tour", "tour", (), "TourScreen"),
    Scene("start", "waiting", ("S",), "StartDialog"),
    Scene("log", "fight", ("w",), "LogScreen"),
    Scene("log-round", "fight", ("w", "r"), "Choosing"),
    Scene("reasons", "fight", ("w", "up", "up", "up", "enter"), "ReasonsScreen"),
    Scene("past", "fight", ("left_square_bracket",), "PastScreen"),
    Scene("look", "fight", ("down", "l"), "LookScreen"),
    Scene("palette", "fight", ("ctrl+p",), "PaletteScreen"),
    Scene("palette-search", "fight", ("ctrl+p", *"dam"), "PaletteScreen", "dam"),
    Scene("settings", "fight", ("comma",), "SettingsScreen"),
    Scene("help", "fight", ("question_mark",), "HelpScreen"),
    Scene("lying", "fight", ("K",), "CardScreen"),
    Scene("rules", "fight", ("slash",), "RulesScreen"),
    Scene("rules-search", "fight", ("slash", "slash", *"cover"), "RulesScreen", "cover"),
    Scene("curtain", "fight", ("P",), "CurtainScreen"),
    Scene("picking", "fight", ("v", "a", "c"), "FightScreen"),
    Scene("attack", "fight", ("a",), "AttackDialog"),
    Scene("damage", "fight", ("d", *"7"), "DamageDialog", "7"),
    Scene(
        "save",
        "fight",
        ("v", "F", "P", "enter", "V", *typed("15"), "down", *typed("20 fire")),
        "SaveDialog",
        "fire",
    ),
    Scene("mob", "fight", ("m",), "MobDialog"),
    Scene("condition", "fight", ("c", *"pro"), "ConditionDialog", "pro"),
    Scene("deeds", "fight", ("o",), "ActionMenu"),
    Scene("amend", "fight", ("A",), "AmendDialog"),
    Scene("add", "fight", ("plus", *"wolf"), "AddDialog", "wolf"),
    Scene("end", "fight", ("E",), "EndDialog"),
    Scene("typed", "fight", ("colon", *typed("damage ga 3")), "TypedDialog", "damage ga 3"),
    Scene("cast", "magic", ("o", "c"), "CastDialog"),
    Scene("summary", "over", (), "SummaryScreen"),
)
"""All that a DM sees but the fight itself, which `test_golden` keeps."""
OVER = (
    "damage ga 2 from bruenor", "damage lia 5 from ga", "next", "damage gb 4 from bruenor",
    "next", "next", "damage bruenor 12 from gb", "kill ga", "heal lia 3", "end",
)  # fmt: skip
PREPARED = {
    "schema_version": 1,
    "name": "The mill",
    "opening": {
        "party": "party.json",
        "combatants": [
            {"monster": "goblin", "count": 4, "features": ["long scar", "red hat"]},
            {"monster": "goblin boss", "hidden": True},
            {"monster": "wolf", "count": 2, "enters": {"round": 3}},
        ],
        "notes": "The wheel turns. Whoever falls in is crushed: 2d6 bludgeoning.",
    },
}


@asynccontextmanager
async def played(
    scene: Scene, folder: Path, size: Size, **settings: object
) -> AsyncIterator[Table]:
    """The scene on a screen of this size, with these settings from before its keys."""
    opened = {"library": before, "prepare": before, "tour": guided}.get(scene.place, seats)
    async with opened(scene, folder, size) as one:
        one.app.change_settings(**settings)
        await one.painted()
        # Each is laid out before the next: where a list scrolls to depends on it.
        for key in scene.keys:
            await one.press(key)
        await one.top(scene.top)
        await one.shows(scene.says)
        await one.until(lambda: all(fight.saved for fight in fights(one.app)))
        await one.painted()
        yield one


def fights(app: TrackerApp) -> list[FightScreen]:
    """The fight that is played, also under a dialog."""
    return [one for one in app.screen_stack if isinstance(one, FightScreen)]


@asynccontextmanager
async def seats(scene: Scene, folder: Path, size: Size) -> AsyncIterator[Table]:
    """A table, as the place of the scene says."""
    here = (*PARTY, GOBLINS, {"monster": "mage"}) if scene.place == "magic" else ()
    async with table(folder, *here, size=size, started=scene.place in ("fight", "over")) as one:
        if scene.place == "magic":
            one.fight.perform("init mage 20, bruenor 15, lia 12, ga 19")
            one.fight.perform("start")
        elif scene.place == "fight":
            await wounded(one)
        elif scene.place == "over":
            for line in OVER:
                one.fight.perform(line)
            await one.top("SummaryScreen")
        await one.painted()
        yield one


@asynccontextmanager
async def before(scene: Scene, folder: Path, size: Size) -> AsyncIterator[Table]:
    """The library with a party, an encounter of one's own, a fight in progress; or that encounter."""
    shelved(Path("tracker-data"))
    app = TrackerApp()
    async with app.run_test(size=size) as pilot:
        one = Waiting(app, pilot)
        await one.top("LibraryScreen")
        await one.painted()
        if scene.place == "prepare":
            library = app.screen
            assert isinstance(library, LibraryScreen)
            library.cursor = [one.prepared for one in library.entries].index(True)
            await one.press("e")
            await one.top("PrepareScreen")
            await one.painted()
        yield one
        for session in app.held:
            session.close()


@asynccontextmanager
async def guided(scene: Scene, folder: Path, size: Size) -> AsyncIterator[Table]:
    """The guided fight at its first lesson."""
    del scene, folder
    app = TrackerApp()
    async with app.run_test(size=size) as pilot:
        await Waiting(app, pilot).top("LibraryScreen")
        await pilot.press("t")
        one = await seated(app, pilot)
        await one.painted()
        yield one
        for session in app.held:
            session.close()


class Waiting(Table):
    """An application without a fight."""

    def __init__(self, app: TrackerApp, pilot: Pilot[int]) -> None:
        self.app = app
        self.pilot = pilot


def shelved(folder: Path) -> None:
    """What the library shows."""
    with_party(folder)
    (folder / "encounters").mkdir(parents=True)
    path = folder / "encounters" / "The mill.json"
    path.write_text(json.dumps(PREPARED), encoding="utf-8")
    session = open_session(path, play=True, seed=7, clock=lambda: CLOCK)
    session.do("start")
    session.do("next")
    session.close()
