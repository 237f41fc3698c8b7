"""A monkey at the whole program: what it does, so that it can be done again move by move.

    python -m tests.tui.monkey --keys 20000 --seed 1

A move is a tuple of words; a run is a list of them. What fails is tried again with fewer moves
until none can be left out.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from textual.screen import Screen
from textual.widgets import Input, TextArea

from tests.tui.monkey_hands import Move
from tests.tui.monkey_world import Outcome, run
from tracker.tui import actions
from tracker.tui.app import TrackerApp
from tracker.tui.keyed import Keyed
from tracker.tui.screens.fight import FightScreen

LEAVING = frozenset({"quit"})
STARTS = ("fight", "fight", "prepared", "library", "library")
SIZES = ((120, 40), (80, 24), (40, 10), (10, 3), (1, 1), (200, 60), (100, 12))
TEXTS = (
    "7", "2d6+1 fire", "goblin", "x5", "[b]Ö[/b]", "พิษ", "-3", "20,1", "next", "undo 3",
    "哥布林", "6 goblin, worg hidden", "99999999999999999999", "\x1b[31m", "a\nb\tc", "ga=17 gb=3",
    "Ogre\nLarge giant, chaotic evil\nArmor Class 11\nHit Points 59 (7d10 + 21)\nSpeed 40 ft.",
)  # fmt: skip
LINES = (
    "damage foes 3", "heal party 2", "undo 4", "redo 2", "add goblin x2", "cond ga prone",
    "remove gb", "kill gc", "revive gc 3", "conc lia bless", "damage lia 9", "goto bruenor",
    "init ga 3", "rename ga \"[red]A[/]\"", "amend adv", "back", "end", "note ga \"a [b] b\"",
    "restart", "bring back", "mob goblins bruenor", "save foes dex 13 2d6 fire half", "option flanking on",
    "split ga", "join ga gb", "form lia \"Wolf\"", "battlefield 20 20", "move 10", "rest short",
)  # fmt: skip
SIGNS = tuple("abcdefghijklmnopqrstuvwxyz0123456789,.=+-*#ÄЖ夢") + ("space", "backspace", "left")
ALWAYS = ("enter", "escape", "tab", "shift+tab", "up", "down", "left", "right", "ctrl+z", "ctrl+y")
BACK = ("escape", "escape", "q", "enter")
BORED = 15
"""Keys on one page."""
LIFE = 500
"""Keys after which everything is begun anew, at the latest."""
SHRINKING = 150.0
"""Seconds for leaving moves out."""


class Listed:
    """Moves that are known."""

    def __init__(self, moves: Sequence[Move]) -> None:
        self._start = next((one[1] for one in moves if one[0] == "start"), STARTS[0])
        self._moves = iter([one for one in moves if one[0] != "start"])

    def start(self) -> str:
        """As it was."""
        return self._start

    def next(self, app: TrackerApp) -> Move | None:
        """In order."""
        del app
        return next(self._moves, None)


class Monkey:
    """Moves by dice; it looks which keys mean something where it is."""

    def __init__(self, dice: random.Random, count: int) -> None:
        self._dice = dice
        self._left = count
        self._here: object = None
        self._since = 0
        """How many keys on this screen."""

    def start(self) -> str:
        """What the program opens first."""
        return self._dice.choice(STARTS)

    def next(self, app: TrackerApp) -> Move | None:
        """Mostly a key, now and then anything else a person could do."""
        if self._left <= 0:
            return None
        self._left -= 1
        chance = self._dice.random()
        if chance < 0.78:
            return ("key", self._key(app))
        if chance < 0.84:
            return ("text", self._dice.choice([one for one in TEXTS if "/" not in one]))
        if chance < 0.88 and any(isinstance(one, FightScreen) for one in app.screen_stack):
            return ("line", self._dice.choice(LINES))
        if chance < 0.91:
            return ("burst", *(self._key(app) for _ in range(6)))
        if chance < 0.94:
            return ("size", *map(str, self._dice.choice(SIZES)))
        return self._mouse(app)

    def _key(self, app: TrackerApp) -> str:
        """Of the places that hold here, of all places, or a sign; a page soon bores."""
        screen: Screen[object] = app.screen
        self._here, self._since = screen, self._since + 1 if screen is self._here else 0
        curtained = "curtain" in places_of(screen)
        if self._since > (4 if curtained else BORED) and not isinstance(screen, FightScreen):
            self._since = 0
            return "P" if curtained else self._dice.choice(BACK)
        typing = isinstance(screen.focused, Input | TextArea)
        chance = self._dice.random()
        if chance < (0.35 if typing else 0.08):
            return self._dice.choice(SIGNS)
        if chance < 0.5:
            return self._dice.choice(ALWAYS)
        places = tuple(actions.TABLE) if chance > 0.95 else places_of(screen)
        if self._dice.random() < 0.05:
            places = ("anywhere",)
        rows = [one for place in places for one in actions.TABLE.get(place, ()) if one.keys]
        if not rows:
            return "escape"
        chosen = self._dice.choice(rows)
        if chosen.id in LEAVING and self._dice.random() < 0.8:
            chosen = self._dice.choice(rows)
        key = self._dice.choice(chosen.keys)
        # No path is ever typed: a copy could be written anywhere.
        return "escape" if typing and key in ("slash", "tilde") else key

    def _mouse(self, app: TrackerApp) -> Move:
        """Clicks, double clicks, the wheel, drags."""
        how = self._dice.choice(("click", "click", "double", "wheel", "drag"))
        if how == "drag":
            return ("drag", *self._place(app), *self._place(app))
        return (how, *self._place(app), self._dice.choice(("up", "down")))

    def _place(self, app: TrackerApp) -> tuple[str, str]:
        """Somewhere in the window."""
        width, height = app.size
        return str(self._dice.randrange(width)), str(self._dice.randrange(height))


def places_of(screen: Screen[object]) -> tuple[str, ...]:
    """Of the table of keys, that hold there."""
    return screen.places() if isinstance(screen, Keyed) else ()


async def shrunk(moves: Sequence[Move], folder: Path, until: float) -> tuple[Sequence[Move], str]:
    """As few of these moves as still fail, and how: first the last ones alone, then with gaps."""
    fault, number, moves = "", 0, list(moves)
    for last in (1, 4, 16, 64):
        outcome = await run(folder / f"last-{last}", Listed([*moves[:1], *moves[1:][-last:]]))
        if outcome.fault:
            moves, fault = outcome.moves, outcome.fault
            break
    size = max(1, len(moves) // 2)
    while size and time.monotonic() < until:
        at, before = 1, len(moves)  # the start stays
        while at < len(moves) and time.monotonic() < until:
            fewer = moves[:at] + moves[at + size :]
            number += 1
            outcome = await run(folder / f"again-{number}", Listed(fewer))
            if outcome.fault and len(outcome.moves) < len(moves):
                moves, fault = outcome.moves, outcome.fault
            else:
                at += size
        if size > 1 or len(moves) == before:
            size //= 2
    return moves, fault


async def hunt(seed: int, count: int, folder: Path) -> str:
    """So many keys; what is wrong, told with the fewest moves found, or nothing."""
    dice = random.Random(seed)
    lives = 0
    while count > 0:
        lives += 1
        keys = min(count, LIFE)
        outcome = await run(folder / f"life-{lives}", Monkey(dice, keys))
        count -= keys
        if outcome.fault:
            return await told(outcome, seed, folder)
    return ""


async def told(outcome: Outcome, seed: int, folder: Path) -> str:
    """A failure as a person wants to read it."""
    moves, fault = await shrunk(outcome.moves, folder, time.monotonic() + SHRINKING)
    again = fault or f"{outcome.fault}\n(it did not fail again: look for what depends on time)"
    return f"seed {seed}, after {len(outcome.moves)} moves, shrunk to {len(moves)}:\n{moves!r}\n{again}"


def main() -> int:
    """From a shell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--keys", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--moves", default="", help="a list of moves to be done again")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        if asked.moves:
            import ast

            said = asyncio.run(
                run(Path(folder) / "again", Listed(ast.literal_eval(asked.moves)))
            ).fault
        else:
            said = asyncio.run(hunt(asked.seed, asked.keys, Path(folder)))
    whole = "these moves" if asked.moves else f"{asked.keys} keys, seed {asked.seed}"
    sys.stdout.write(f"{said or f'{whole}: nothing found'}\n")
    return 1 if said else 0


if __name__ == "__main__":
    sys.exit(main())
