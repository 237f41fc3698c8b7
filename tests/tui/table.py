"""A small fight on a screen, driven by keys; waits for what it asks about."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

from textual import app as textual_app
from textual.pilot import Pilot
from textual.screen import Screen

from tests.tui import golden
from tracker.session import Session, open_session
from tracker.tui.app import TrackerApp
from tracker.tui.screens.fight import FightScreen


async def at_once(_least: float = 0) -> None:
    """Textual guesses after every key when all has happened, twice 20 ms; `press` knows."""
    await asyncio.sleep(0)


vars(textual_app)["wait_for_idle"] = at_once

PATIENCE = 60.0
"""Seconds a condition may take on a busy machine."""
PARTY: list[dict[str, Any]] = [
    {"name": "Bruenor", "kind": "pc", "max_hp": 44, "ac": 18, "saves": {"con": 5}},
    {"name": "Lia", "kind": "pc", "max_hp": 27, "ac": 16},
]
GOBLINS = {"monster": "goblin", "count": 3, "features": ["long scar", "red hat"]}


class Table:
    """The application under test and its pilot."""

    def __init__(self, app: TrackerApp, pilot: Pilot[int], session: Session) -> None:
        self.app = app
        self.pilot = pilot
        self.session = session

    @property
    def fight(self) -> FightScreen:
        """The fight, also under a dialog."""
        return next(one for one in self.app.screen_stack if isinstance(one, FightScreen))

    @property
    def text(self) -> str:
        """The screen."""
        return golden.text(self.app)

    async def press(self, *keys: str) -> None:
        """One after the other, until all that they set off has happened."""
        wanted = self.app.keys.done + len(keys)
        await self.pilot.press(*keys)
        await self.until(lambda: self.app.keys.done >= wanted or not self.app.is_attached)
        await self.painted()

    async def painted(self) -> None:
        """Wait until what has changed is laid out and drawn; a covered screen draws no more."""
        drawn = asyncio.Event()
        while not drawn.is_set() and self.app.is_attached:
            screen = self.app.screen
            if not screen.call_after_refresh(drawn.set):
                return
            await self.until(partial(self._drawn_or_covered, screen, drawn))

    def _drawn_or_covered(self, screen: Screen[object], drawn: asyncio.Event) -> bool:
        return drawn.is_set() or self.app.screen is not screen or not screen.is_attached

    async def type(self, text: str) -> None:
        """Signs, one after the other."""
        await self.press(*("space" if sign == " " else sign for sign in text))

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait for it; fails with the screen when it does not come."""
        end = time.monotonic() + PATIENCE
        while not holds():
            if time.monotonic() > end:
                raise AssertionError(f"it did not come to pass:\n{self.text}")
            await asyncio.sleep(0.002)

    async def shows(self, *texts: str) -> None:
        """Wait until all of these stand on the screen."""
        for text in texts:
            await self._shows(text)

    async def _shows(self, text: str) -> None:
        await self.until(lambda: text in self.text or text in " ".join(self.text.split()))

    async def top(self, name: str) -> None:
        """Wait until a screen of this class is on top."""
        await self.until(lambda: type(self.app.screen).__name__ == name)

    def hp(self, handle: str) -> int:
        """Hit points."""
        found = self.session.table.combatants.values()
        return next(one.hp for one in found if one.handle == handle)


@asynccontextmanager
async def table(
    folder: Path,
    *combatants: Mapping[str, Any],
    size: tuple[int, int] = (120, 40),
    started: bool = True,
    notes: str = "",
    name: str = "Ambush",
    file: str = "fight.json",
) -> AsyncIterator[Table]:
    """A fight of these, or of two PCs and three goblins."""
    path = folder / file
    opening = {"combatants": list(combatants) or [*PARTY, GOBLINS], "notes": notes}
    written = {"schema_version": 1, "name": name, "opening": opening}
    path.write_text(json.dumps(written), encoding="utf-8")
    session = open_session(path, seed=7, clock=lambda: "2026-01-02T20:00:00+00:00")
    if started:
        session.do("init bruenor 15, lia 12, ga 19" if not combatants else "start")
        if not combatants:
            session.do("start")
    app = TrackerApp(session)
    async with app.run_test(size=size) as pilot:
        found = Table(app, pilot, session)
        await found.top("FightScreen")
        await found.until(lambda: bool(found.fight.rows))
        await pilot.pause()
        yield found
    session.close()
