"""Keys one at a time: the next is handed out when all that the one before set off has happened.

A widget's messages wait in a queue of its own, so that of keys that come together (a slow line, a
burst) the later would overtake the earlier: `d 7 Enter n` must be a damage and then a turn.
"""

import asyncio
from collections import deque
from collections.abc import Iterable

from textual.app import App
from textual.events import Event, Key, MouseDown, MouseUp
from textual.message_pump import MessagePump
from textual.screen import Screen

from tracker.tui import moments

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
        self._again: deque[Key] = deque()
        self._handed_out = False
        self.done = 0
        """Keys of which all has happened."""
        self.at = float("-inf")
        """When the key or the click came whose turn it is."""

    def take(self, event: Event) -> None:
        """A key or a text that was pasted."""
        self._typed.put_nowait(event)

    def put_back(self, keys: Iterable[Key]) -> None:
        """Keys that are meant for what is there now, before all that was typed after them."""
        for one in reversed(list(keys)):
            key = Key(one.key, one.character)
            key.time = one.time
            self._again.appendleft(key)
            self.done -= 1

    @property
    def waiting(self) -> bool:
        """Whether something was typed of which not all has happened, also what is on its way now."""
        return self._handed_out or bool(self._again) or not self._typed.empty()

    async def next(self) -> Event:
        """The next one, once the screen it will meet is there and has its focus."""
        event: Event = self._again.popleft() if self._again else await self._typed.get()
        self._handed_out = True
        await passed(self._app.screen)
        self.at = moments.of(event)
        return event

    def pass_by(self, event: Event) -> None:
        """What does not wait: a click is due at once. A mouse that only moves does nothing."""
        if isinstance(event, MouseDown | MouseUp) and not event.is_forwarded:
            self.at = moments.of(event)

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
        self._handed_out = False
