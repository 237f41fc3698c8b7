"""The hands of a monkey: they do a move, and wait until all that it sets off has happened."""

import asyncio
import contextlib
import time
from collections.abc import Callable

from textual import events
from textual.pilot import OutOfBounds, Pilot

import tests.tui.table  # makes the pilot not guess
from tracker.tui import moments
from tracker.tui.app import TrackerApp

del tests
Move = tuple[str, ...]
"""`key n`, `text 7`, `line next`, `size 80 24`, `burst a b c`, `click x y`, `drag x y x y` …"""
PATIENCE = 60.0
"""Seconds until a move that goes on and on has failed."""


class Hands:
    """Does moves, each until all that it sets off has happened."""

    def __init__(self, app: TrackerApp, pilot: Pilot[int]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def alive(self) -> bool:
        """Whether the program goes on."""
        return self.app.is_attached and not self.app._exit and self.app._exception is None

    async def do(self, move: Move) -> None:
        """One move."""
        match move:
            case ("key", key):
                await self.press(key)
            case ("text", text):
                await self.paste(text)
            case ("line", line):
                await self.press("escape", "escape", "escape", "colon")
                await self.paste(line)
                await self.press("enter", "escape")
            case ("burst", *keys):
                wanted = self.app.keys.done + len(keys)
                for key in keys:
                    self.app.post_message(events.Key(key, key if len(key) == 1 else None))
                await self.handed_out(wanted)
            case ("size", wide, high):
                await self.pilot.resize_terminal(int(wide), int(high))
            case _:
                await self.mouse(move)
        await self.painted()

    async def press(self, *keys: str) -> None:
        """One after the other."""
        for key in keys:
            if self.alive:
                wanted = self.app.keys.done + 1
                await self.pilot.press(key)
                await self.handed_out(wanted)

    async def handed_out(self, wanted: int) -> None:
        """So many keys, and all that they set off."""
        await self.until(lambda: self.app.keys.done >= wanted)

    async def paste(self, text: str) -> None:
        """From the clipboard."""
        if self.alive:
            wanted = self.app.keys.done + 1
            self.app.post_message(events.Paste(text))
            await self.handed_out(wanted)

    async def mouse(self, move: Move) -> None:
        """Within the window, which may have become smaller."""
        place = (int(move[1]), int(move[2]))
        # The pilot's mouse does not come by the way of that of a terminal.
        self.app.keys.at = moments.now()
        with contextlib.suppress(OutOfBounds):
            match move:
                case ("click", *_):
                    await self.pilot.click(offset=place)
                case ("double", *_):
                    await self.pilot.click(offset=place, times=2)
                case ("drag", _, _, x, y):
                    await self.pilot.mouse_down(offset=place)
                    await self.pilot.hover(offset=(int(x), int(y)))
                    await self.pilot.mouse_up(offset=(int(x), int(y)))
                case (_, _, _, way):
                    kind = events.MouseScrollUp if way == "up" else events.MouseScrollDown
                    await self.pilot._post_mouse_events([kind], offset=place)

    async def painted(self) -> None:
        """Until what has changed is drawn."""
        drawn = asyncio.Event()
        while not drawn.is_set() and self.alive:
            screen = self.app.screen
            if not screen.call_after_refresh(drawn.set):
                return
            await self.until(lambda on=screen: drawn.is_set() or self.app.screen is not on)  # type: ignore[misc]  # bound now

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait for it, or for the end of the program."""
        end = time.monotonic() + PATIENCE
        while self.alive and not holds():
            assert time.monotonic() < end, "it goes on and on"
            await asyncio.sleep(0.001)
