"""Keys one at a time: the next is handed out when all that the one before set off has happened.

A widget's messages wait in a queue of its own, so that of keys that come together (a slow line, a
burst) the later would overtake the earlier: `d 7 Enter n` must be a damage and then a turn.
"""

import asyncio

from textual.app import App
from textual.events import Event
from textual.message_pump import MessagePump
from textual.screen import Screen

AGAIN = 0.05
"""Seconds between two looks whether one that should answer is still there."""


async def passed(one: MessagePump) -> None:
    """Wait until it is there and has done what waits in its queue now, or is gone."""
    done = asyncio.Event()
    if not one.call_later(done.set):
        return
    while not done.is_set() and one.is_attached:
        try:
            async with asyncio.timeout(AGAIN):
                await done.wait()
        except TimeoutError:
            continue


class Keyboard:
    """What was typed and waits for its turn."""

    def __init__(self, app: App[int]) -> None:
        self._app = app
        self._typed: asyncio.Queue[Event] = asyncio.Queue()
        self.done = 0
        """Keys of which all has happened."""

    def take(self, event: Event) -> None:
        """A key or a text that was pasted."""
        self._typed.put_nowait(event)

    async def next(self) -> Event:
        """The next one, once the screen it will meet is there and has its focus."""
        event = await self._typed.get()
        await passed(self._app.screen)
        return event

    async def followed(self) -> None:
        """Wait for all that comes of what was handed out last: upwards, in the application, back."""
        app, screen = self._app, self._app.screen
        focused = app.focused
        if focused is not None:
            for one in focused.ancestors_with_self:
                if isinstance(one, Screen):
                    break
                await passed(one)
        await passed(screen)
        await passed(screen)
        await passed(app)
        if app.screen is not screen:
            await passed(app.screen)
            await passed(app)
            await passed(app.screen)
        self.done += 1
