"""A whole fight by keys alone, the real program on a terminal: library, rounds, a kill, the end, the file."""

import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from tests.tui.monkey_world import differing, folded
from tests.tui.terminal import PATIENCE, Terminal, terminal
from tracker.encounter.model import Combatant, Encounter
from tracker.encounter.numbers import block_of
from tracker.i18n.prompts import prompt_text
from tracker.session import Session, open_session
from tracker.tui.plain import plain

pytestmark = pytest.mark.slow
ROUNDS = 3
MOST_KEYS = 600
TWICE = 0.5
"""Seconds after a question was seen; an Enter typed later is meant for it, however late it is read."""
SEEN = 24
"""Signs of a question that stand in one line."""
ENTER, ESCAPE, QUIT = "\r", "\x1b", "\x11"


class Dm:
    """Knows what is on the screen, and what is in the file."""

    def __init__(self, at: Terminal, data: Path) -> None:
        self.at = at
        self.data = data
        self.pressed = 0

    @property
    def path(self) -> Path:
        """The one fight there is."""
        (found,) = (self.data / "fights").glob("*.json")
        return found

    def look(self) -> Session:
        """The fight as it stands on the disk, journal included."""
        return open_session(self.path, read_only=True)

    @property
    def table(self) -> Encounter:
        """The table of it."""
        return self.look().table

    def until(self, holds: Callable[[], bool]) -> None:
        """Read on until it holds."""
        end = time.monotonic() + PATIENCE
        while not holds():
            self.at.read()
            assert time.monotonic() < end, self.at.text

    def press(self, keys: str) -> None:
        """Type, and count."""
        self.pressed += 1
        assert self.pressed < MOST_KEYS, self.at.text
        self.at.keys(keys)

    def do(self, keys: str, heading: str = "") -> None:
        """A key, the dialog it opens, Enter; until there is a step more."""
        before = self.look().cursor
        self.press(keys)
        if heading:
            self.at.shows(heading)
            self.press(ENTER)
        self.until(lambda: self.look().cursor > before)

    def say(self, line: str) -> None:
        """A typed line."""
        self.press(":")
        self.at.shows("Type")
        self.at.keys(line)
        self.at.shows(line[-12:])
        self.do(ENTER)

    def answer_all(self) -> None:
        """Whatever is asked: rolled, or what Enter is for."""
        while prompts := self.table.prompts:
            asked = plain(prompt_text(prompts[0], self.table))
            self.at.shows(asked[:SEEN])
            time.sleep(TWICE)  # an Enter so soon after a dialog's would be taken for the same one
            self.press(ENTER)
            self.until(partial(self.is_answered, prompts[0].id))

    def is_answered(self, number: int) -> bool:
        """Whether the question is gone."""
        return number not in {one.id for one in self.table.prompts}


def living(table: Encounter, side: str) -> Iterator[Combatant]:
    """Those of a side who are up."""
    return (one for one in table.combatants.values() if one.side == side and one.state == "up")


def begin(dm: Dm) -> None:
    """From the library to the first turn."""
    dm.at.shows("Goblin ambush")
    dm.press("/")
    dm.at.keys("ambush")
    dm.until(lambda: "First fight" not in dm.at.text)
    dm.press(ENTER)
    dm.at.shows("not started")
    dm.do("n", "Start")
    dm.at.shows("Round 1")
    dm.answer_all()


def blow(dm: Dm) -> int:
    """An attack, and the others of whoever has several; how many there were.

    None by whoever lies there, or has just died of a death save.
    """
    table = dm.table
    who = next((one.id for one in table.living(table.active) if one.state == "up"), "")
    if not who:
        return 0
    ways = block_of(table, who).multiattack
    blows = sum(part.count for part in ways[0]) if ways else 1
    dm.do("a", "To hit")
    for here in range(2, blows + 1):
        dm.at.shows(f"Attack {here} of {blows}")
        if not any(living(dm.table, "party")):
            dm.press(ESCAPE)
            dm.until(lambda: "To hit" not in dm.at.text)
            return here - 1
        time.sleep(TWICE)  # an Enter so soon after the one before would be taken for the same one
        dm.do(ENTER)
    return blows


def rounds(dm: Dm) -> None:
    """Everybody attacks once a turn."""
    while dm.table.round <= ROUNDS and any(living(dm.table, "foes")):
        if any(living(dm.table, "party")):
            blow(dm)
        dm.answer_all()
        dm.do("n")
        dm.answer_all()


def test_a_whole_fight_by_keys(data_folder: Path) -> None:
    with terminal(data_folder, size=(120, 40)) as at:
        dm = Dm(at, data_folder)
        begin(dm)
        rounds(dm)
        dm.say("cond party prone until start of bruenor")
        dm.say("temp party 5")
        if any(living(dm.table, "foes")):
            dm.say("damage foes 60 fire")
            dm.answer_all()
        assert not list(living(dm.table, "foes"))
        dm.do("E", "End the fight?")
        at.shows("what it came to")
        dm.press(ESCAPE)
        dm.until(lambda: "what it came to" not in at.text)
        dm.press("q")
        at.shows("Fights that are over")
        dm.press("q")
        assert at.ends() == 0
        assert at.sane
    session = dm.look()
    assert session.table.ended
    assert session.table.round >= 1
    verbs = {step.line.split()[0] for step in session.steps()}
    assert {"set", "start", "attack", "next", "cond", "temp", "end"} <= verbs
    assert not differing(folded(session), session.table)
    left = {one.suffix for one in dm.path.parent.iterdir() if one.is_file()}
    assert not left & {".lock", ".journal"}


def test_killed_in_the_middle_it_goes_on_where_it_was_seen(data_folder: Path) -> None:
    with terminal(data_folder, size=(100, 30)) as at:
        dm = Dm(at, data_folder)
        begin(dm)
        for _ in range(3):
            blow(dm)
            dm.answer_all()
            dm.do("n")
            dm.answer_all()
        seen = dm.look()
        at.process.kill()
        at.process.wait()
    with terminal(data_folder, size=(100, 30)) as at:
        dm = Dm(at, data_folder)
        at.shows("Fights in progress")
        dm.press(ENTER)
        at.shows("NOW")
        assert not differing(dm.table, seen.table)
        dm.press("u")
        dm.until(lambda: dm.look().cursor == seen.cursor - 1)
        dm.press("U")
        dm.until(lambda: dm.look().cursor == seen.cursor)
        blows = blow(dm)
        dm.press(QUIT)
        assert at.ends() == 0
    session = dm.look()
    assert session.cursor == seen.cursor + blows
    assert not differing(folded(session), session.table)
