"""A monkey at the keys, the same one every time: whatever it does, screen, file and steps agree."""

import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual import events

from tests.tui.table import GOBLINS, PARTY, Table, table
from tracker.encounter.history import fold
from tracker.encounter.model import Encounter
from tracker.session import Session, open_session
from tracker.tui import actions
from tracker.tui.rows import Rows
from tracker.tui.screens.fight import FightScreen

LEAVING = ("ctrl+q", "q", "ctrl+s")
SIZES = ((120, 40), (80, 24), (40, 10), (10, 3), (1, 1), (200, 60))
TEXTS = ("7", "2d6+1 fire", "goblin", "x5", "[b]Ö[/b]", "พิษ", "-3", "20,1", "next", "undo 3")
LINES = (
    "damage foes 3", "heal party 2", "undo 4", "redo 2", "add goblin x2", "cond ga prone",
    "remove gb", "kill gc", "revive gc 3", "conc lia bless", "damage lia 9", "goto bruenor",
    "init ga 3", "rename ga \"[red]A[/]\"", "amend adv", "back", "end", "note ga \"a [b] b\"",
)  # fmt: skip


def keys() -> list[str]:
    """Every key of the fight, its dialogs and questions, and some that mean nothing."""
    places = ("fight", "prompt", "pick", "dialog", "typed", "reading")
    found = {key for place in places for one in actions.TABLE[place] for key in one.keys}
    return sorted(found - set(LEAVING)) + ["enter", "escape", "left", "right", "f9", "shift+tab"]


class Monkey:
    """Seeded, so that what it finds can be found again."""

    def __init__(self, on: Table, seed: int) -> None:
        self.on = on
        self.dice = random.Random(seed)
        self.keys = keys()

    async def once(self) -> str:
        """A key, a text, a typed line, a burst or another size."""
        does: list[Callable[[], Awaitable[str]]] = [self.key] * 12
        return await self.dice.choice(
            [*does, self.text, self.line, self.line, self.burst, self.size]
        )()

    async def key(self) -> str:
        key = self.dice.choice(self.keys)
        await self.on.press(key)
        return key

    async def text(self) -> str:
        text = self.dice.choice(TEXTS)
        self.on.app.post_message(events.Paste(text))
        return text

    async def line(self) -> str:
        """Typed as a whole, whatever is open."""
        line = self.dice.choice(LINES)
        await self.on.press("escape", "escape", "escape", "colon")
        self.on.app.post_message(events.Paste(line))
        await self.on.press("enter", "escape")
        return line

    async def burst(self) -> str:
        chosen = [self.dice.choice(self.keys) for _ in range(6)]
        for key in chosen:
            self.on.app.post_message(events.Key(key, key if len(key) == 1 else None))
        return " ".join(chosen)

    async def size(self) -> str:
        size = self.dice.choice(SIZES)
        await self.on.pilot.resize_terminal(*size)
        return str(size)


def folded(session: Session) -> Encounter:
    """The steps from the first on."""
    found = Encounter()
    for step in session.steps():
        found = fold(found, step.events)
    return found


async def play(on: Table, seed: int, count: int) -> None:
    """So many moves; all agrees after each."""
    monkey = Monkey(on, seed)
    done: list[str] = []
    for _ in range(count):
        done.append(await monkey.once())
        assert not on.app.faults, done[-30:]
        assert on.app.is_running, done[-30:]
        assert repr(folded(on.session)) == repr(on.session.table), done[-30:]
        if isinstance(on.app.screen, FightScreen):
            await on.until(lambda: on.fight.table is on.session.table)
            assert on.fight.rows == Rows().of(on.session.table, on.fight.folded), done[-30:]
    on.session.check()
    assert repr(folded(on.session)) == repr(on.session.table)
    on.session.flush()
    assert repr(open_session(on.session.path, read_only=True).table) == repr(on.session.table)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
async def test_a_monkey(tmp_path: Path, seed: int) -> None:
    async with table(tmp_path) as on:
        await play(on, seed, 150)


@pytest.mark.slow
async def test_a_monkey_before_the_start(tmp_path: Path) -> None:
    async with table(tmp_path, *PARTY, GOBLINS, started=False) as on:
        await play(on, 7, 100)
