"""The library and the Prepare screen under test, driven by keys that are counted."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from tests.tui import golden
from tests.tui.table import PATIENCE
from tracker.tui.app import TrackerApp
from tracker.tui.screens.library import LibraryScreen
from tracker.tui.screens.prepare import PrepareScreen

PARTY = {
    "schema_version": 1,
    "name": "Mine",
    "members": [
        {"name": name, "kind": "pc", "max_hp": 30, "ac": 16, "level": 3, "initiative_bonus": bonus}
        for bonus, name in enumerate(("Ann", "Bo", "Cy", "Di"))
    ],
}
KEYS = {" ": "space", ",": "comma", "=": "equals_sign", "%": "percent_sign", "+": "plus",
        "(": "left_parenthesis", ")": "right_parenthesis", ";": "semicolon", ".": "full_stop"}  # fmt: skip


class Bench:
    """The application with a library, and how many keys were pressed."""

    def __init__(self, app: TrackerApp, pilot: Pilot[int], folder: Path) -> None:
        self.app = app
        self.pilot = pilot
        self.folder = folder
        self.pressed = 0

    @property
    def text(self) -> str:
        """The screen, and all of it in one line."""
        whole = golden.text(self.app)
        return whole + " ".join(whole.split())

    @property
    def screen(self) -> PrepareScreen:
        """The Prepare screen, also under a dialog."""
        return next(one for one in self.app.screen_stack if isinstance(one, PrepareScreen))

    async def press(self, *keys: str) -> None:
        """Keys, until all that they set off has happened."""
        self.pressed += len(keys)
        wanted = self.app.keys.done + len(keys)
        await self.pilot.press(*keys)
        await self.until(lambda: self.app.keys.done >= wanted or not self.app.is_attached)

    async def write(self, text: str) -> None:
        """A text, sign by sign."""
        await self.press(*(KEYS.get(sign, sign) for sign in text))

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait for it."""
        end = asyncio.get_running_loop().time() + PATIENCE
        while not holds():
            assert asyncio.get_running_loop().time() < end, golden.text(self.app)
            await asyncio.sleep(0.005)

    async def shows(self, *texts: str) -> None:
        """Wait until all of these stand on the screen."""
        for text in texts:
            await self.until(lambda text=text: text in self.text)  # type: ignore[misc] # bound now

    async def top(self, kind: type[Any]) -> None:
        """Wait for a screen."""
        await self.until(lambda: isinstance(self.app.screen, kind))

    def saved(self, name: str) -> Any:
        """The opening in a file of the prepared encounters."""
        path = self.folder / "encounters" / f"{name}.json"
        return json.loads(path.read_text("utf-8"))["opening"]


def with_party(folder: Path) -> None:
    """My party, in the data folder."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "party.json").write_text(json.dumps(PARTY), encoding="utf-8")


@asynccontextmanager
async def bench(folder: Path, size: tuple[int, int] = (120, 40)) -> AsyncIterator[Bench]:
    with_party(folder)
    app = TrackerApp()
    async with app.run_test(size=size) as pilot:
        found = Bench(app, pilot, folder)
        await found.top(LibraryScreen)
        yield found
        for session in app.held:
            session.close()


@asynccontextmanager
async def prepared(
    folder: Path, line: str, size: tuple[int, int] = (120, 40)
) -> AsyncIterator[Bench]:
    """A new encounter with these, and the list in hand."""
    async with bench(folder, size) as desk:
        await desk.press("n")
        await desk.top(PrepareScreen)
        await desk.write(line)
        await desk.press("enter", "escape")
        yield desk


def left_behind(folder: Path) -> list[Path]:
    """Work that is not saved."""
    return sorted(folder.rglob("unsaved/*.json"))


def orphaned(folder: Path) -> None:
    """As if the program that kept it had been killed: the machine was started anew since."""
    for path in left_behind(folder):
        whole = json.loads(path.read_text("utf-8"))
        whole["owner"]["boot"] = "another"
        path.write_text(json.dumps(whole), "utf-8")
