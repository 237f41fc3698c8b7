"""The world a monkey lives in: a folder of its own, a clock that only counts, and a watchful eye.

After every move all must agree: screen, session, steps, file. A life ends when the monkey quits
the program or runs out of moves; then everything it left must be readable and can be undone.
"""

import contextlib
import itertools
import os
import secrets
import shutil
import traceback
from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Protocol
from unittest import mock

from tests.tui.monkey_hands import Hands, Move
from tests.walls.tree import ROOT
from tracker.encounter.history import fold
from tracker.encounter.model import Encounter
from tracker.i18n import catalogue
from tracker.session import Session, open_session
from tracker.storage import places
from tracker.tui import actions, moments
from tracker.tui.app import TrackerApp
from tracker.tui.keyed import Keyed
from tracker.tui.screens import fight_picking
from tracker.tui.screens.fight import FightScreen
from tracker.tui.screens.library import LibraryScreen
from tracker.tui.screens.prepare import PrepareScreen

MOST_BACK = 30
AWAY = {
    place: one.keys[:1]
    for place, action in (("curtain", "curtain"), ("unsaved", "discard"))
    for one in actions.TABLE[place]
    if one.id == action
}
"""Where neither Escape nor q leads back."""
EXAMPLE = ROOT / "encounters" / "goblin-ambush.json"


class Source(Protocol):
    """Where moves come from."""

    def start(self) -> str:
        """What the program opens first: `fight`, `prepared` or `library`."""
        ...

    def next(self, app: TrackerApp) -> Move | None:
        """The next one, None at the end."""
        ...


@dataclass
class Outcome:
    """What was done, and what went wrong, if anything did."""

    moves: list[Move] = field(default_factory=list)
    fault: str = ""


class Eye:
    """Sees whether all agrees; what was looked at already is not looked at again."""

    def __init__(self, app: TrackerApp) -> None:
        self.app = app
        self._seen: dict[Path, tuple[object, ...]] = {}

    def look(self) -> None:
        """After a move."""
        app = self.app
        assert not app.faults, app.faults
        screen: object = app.screen
        assert isinstance(screen, Keyed), f"{screen} takes no keys"
        focused = app.screen.focused
        if focused is not None:
            assert focused.is_attached, f"{focused} has the focus and is gone"
            assert focused.screen is app.screen, f"{focused} has the focus of another screen"
            assert focused.display, f"{focused} has the focus and is not shown"
        for session in app.held:
            self.watch(session)
        for one in app.screen_stack:
            if isinstance(one, FightScreen) and one.session in app.held:
                self.compare(one)

    def compare(self, fight: FightScreen) -> None:
        """What stands on the list is what one would write there now."""
        # Equal is enough: a check behind the screen puts its own states in the place of those kept.
        assert not differing(fight.table, fight.session.table), "the screen shows another table"
        rows = type(fight.maker)().of(fight.table, fight.folded)
        assert fight.rows == fight_picking.shown(fight, rows), "a row is not what it should be"
        keys = {(one.line, one.who) for one in rows}
        assert not rows or fight.cursor in keys, f"the cursor is on {fight.cursor}, which is no row"
        assert fight.marked <= set(fight.table.combatants), "somebody is marked who is gone"

    def watch(self, session: Session) -> None:
        """Steps, table and file."""
        mark = (session.cursor, session.length, len(session.tails), id(session.table))
        if self._seen.get(session.path) == mark:
            return
        self._seen[session.path] = mark
        assert not differing(folded(session), session.table), "the steps lead to another table"
        if not session.read_only and session.save_problem is None:
            on_disk = open_session(session.path, read_only=True)
            assert not differing(on_disk.table, session.table), "the file leads to another table"


def folded(session: Session) -> Encounter:
    """The steps from the first on."""
    found = Encounter()
    for step in session.steps():
        found = fold(found, step.events)
    return found


def differing(one: Encounter, other: Encounter) -> list[str]:
    """Fields that are not the same."""
    names = [known.name for known in fields(Encounter)]
    return [name for name in names if getattr(one, name) != getattr(other, name)]


def undo_all(path: Path) -> None:
    """To the start and back, in a copy."""
    copy = path.with_name("undone.copy")
    shutil.copy(path, copy)
    session = open_session(copy)
    try:
        last, cursor = session.table, session.cursor
        if session.can_undo:
            session.undo(cursor)
        assert session.cursor <= 1, "undo does not reach the start"
        assert not differing(folded(session), session.table), "the start is not what it was"
        while session.cursor < cursor:
            session.redo(cursor - session.cursor)
        assert not differing(session.table, last), "undone and done again it is not the same"
    finally:
        session.close()
        copy.unlink()


def look_at_files() -> None:
    """Every file that was left can be opened, and undone to its start."""
    for path in places.fights_folder().glob("*.json"):
        undo_all(path)
    for path in places.encounters_folder().glob("*.json"):
        open_session(path, read_only=True)


@contextlib.contextmanager
def world(folder: Path) -> Iterator[None]:
    """A home of its own; chance and the clock are the same every time."""
    folder.mkdir(parents=True)
    before = Path.cwd()
    counted = itertools.count()
    moment = lambda *_: float(next(counted))  # noqa: E731  # a clock that only counts
    home = {"HOME": str(folder), places.DATA: str(folder / "data")}
    with contextlib.ExitStack() as stack:
        stack.enter_context(mock.patch.dict(os.environ, home))
        stack.enter_context(mock.patch.object(secrets, "randbelow", lambda below: 7 % below))
        for name in ("now", "of"):
            stack.enter_context(mock.patch.object(moments, name, moment))
        os.chdir(folder)
        try:
            yield
        finally:
            os.chdir(before)
            catalogue.use(catalogue.DEFAULT)


async def run(folder: Path, source: Source) -> Outcome:
    """Life after life until the moves are at their end, or something is wrong."""
    outcome = Outcome()
    with world(folder):
        start = source.start()
        outcome.moves.append(("start", start))
        session = opened(start)
        while not outcome.fault:
            app = TrackerApp(session)
            more = False
            try:
                more = await live(app, source, outcome)
                close(app)
                look_at_files()
            except Exception as fault:  # noqa: BLE001  # whatever it is: that is what is looked for
                outcome.fault = "".join(traceback.format_exception(fault)[-12:])
            finally:
                close(app)
            if not more:
                return outcome
            session = None
    return outcome


def opened(start: str) -> Session | None:
    """As from a shell: a fight under way, one to be started, or none."""
    if start == "library":
        return None
    session = open_session(EXAMPLE, play=True, seed=7)
    if start == "fight":
        session.do("start")
    return session


async def live(app: TrackerApp, source: Source, outcome: Outcome) -> bool:
    """One start of the program; whether it ended before the moves did."""
    async with app.run_test(size=(120, 40)) as pilot:
        hands, eye = Hands(app, pilot), Eye(app)
        await hands.painted()
        while (move := source.next(app)) is not None:
            outcome.moves.append(move)
            await hands.do(move)
            if not hands.alive:
                break
            eye.look()
        if hands.alive:
            await way_out(hands)
    if app._exception is not None:
        raise app._exception
    return move is not None


async def way_out(hands: Hands) -> None:
    """Nobody is ever caught: a few keys that mean back lead to a screen to go on from."""
    for number in range(MOST_BACK):
        screen: object = hands.app.screen
        if isinstance(screen, FightScreen | LibraryScreen | PrepareScreen):
            return
        places = screen.places() if isinstance(screen, Keyed) else ()
        asked = [key for place in places for key in AWAY.get(place, ())]
        await hands.press(*asked or ("escape" if number % 3 < 2 else "q",))
    raise AssertionError(f"no way back from {hands.app.screen}")


def close(app: TrackerApp) -> None:
    """As whoever runs the program does."""
    while app.held:
        app.held.pop().close()
