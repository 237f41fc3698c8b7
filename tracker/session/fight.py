"""One open encounter in one hand: the DM's requests go down, the table comes back.

Dice, clock, ids and the path meet here and nowhere below. A step is decided against the table,
written to the journal and only then seen; undo and redo move over what is written.
"""

import random
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from tracker.encounter.history import Preview, Step, Tail, fold
from tracker.encounter.model import Encounter, Id
from tracker.encounter.refusals import Refused
from tracker.storage import taking
from tracker.storage.playing import Bestiary
from tracker.storage.store import Store

if TYPE_CHECKING:
    # A fight is painted before rules and typed language are loaded.
    from tracker.encounter.commands import Command, Opening
    from tracker.shorthand import Request, Vocabulary

SEEDS = 2**32
SET_UP = "set up"


def now() -> str:
    return datetime.now().astimezone().isoformat(timespec="seconds")


class Session:
    """One open encounter. Made by `open_session`."""

    def __init__(
        self,
        store: Store,
        bestiary: Bestiary,
        *,
        seed: int | None = None,
        clock: Callable[[], str] = now,
        notice: Refused | None = None,
    ) -> None:
        self._store = store
        self._bestiary = bestiary
        self._seed = seed
        self._clock = clock
        self.notice = notice
        """Something the DM should know about the opening of the file."""
        self.selected: tuple[Id, ...] = ()
        """What `sel` means."""

    @property
    def table(self) -> Encounter:
        return self._store.history.table

    @property
    def path(self) -> Path:
        return self._store.path

    @property
    def name(self) -> str:
        return self._store.document.name

    @property
    def cursor(self) -> int:
        return self._store.history.cursor

    @property
    def length(self) -> int:
        """Undone steps included."""
        return len(self._store.history)

    @property
    def can_undo(self) -> bool:
        return self._store.history.can_undo

    @property
    def can_redo(self) -> bool:
        return self._store.history.can_redo

    @property
    def read_only(self) -> bool:
        return self._store.read_only

    @property
    def saved(self) -> bool:
        return self._store.saved

    @property
    def save_problem(self) -> Refused | None:
        """Why the last save failed; it is tried again at the next step or `flush`."""
        return self._store.problem

    @property
    def tails(self) -> tuple[Tail[bytes], ...]:
        """Cut-off steps, oldest first."""
        return tuple(self._store.history.cut)

    @property
    def vocabulary(self) -> "Vocabulary":
        from tracker.shorthand import Vocabulary

        known = self._bestiary
        return Vocabulary(known.find, known.near, known.match, self.selected)

    def read(self, text: str) -> "Request":
        from tracker.shorthand import parse

        return parse(text, self.table, self.vocabulary)

    def do(self, request: "Request | str") -> Step:
        """The new step, or where a move arrived. After `Refused` nothing has happened."""
        from tracker.shorthand import Amend, Redo, Undo, Why

        if isinstance(request, str):
            request = self.read(request)
        match request:
            case Undo(count):
                self.undo(count)
            case Redo(count):
                self.redo(count)
            case Amend(changes):
                return self.amend(changes)
            case Why():
                pass
            case _:
                step = self._next(request)
                self._store.record(step, fold(self.table, step.events))
        return self.step(self.cursor)

    def preview(self, request: "Request | str") -> Preview:
        """What `do` would bring, with the same dice."""
        from tracker.shorthand import Amend, Redo, Undo, Why

        if isinstance(request, str):
            request = self.read(request)
        if isinstance(request, Amend):
            step, before = self._amended(request.changes), self.state_at(self.cursor - 1)
        elif isinstance(request, Undo | Redo | Why):
            return Preview(self.cursor + 1, "", (), self.table, self.table)
        else:
            step, before = self._next(request), self.table
        return Preview(step.id, step.line, step.events, before, fold(before, step.events))

    def undo(self, n: int = 1) -> int:
        """Take back so many steps, the set-up excepted; how many it were."""
        return self._move(-n, "nothing-to-undo")

    def redo(self, n: int = 1) -> int:
        """Do so many undone steps again; how many it were. Nothing is rolled."""
        return self._move(n, "nothing-to-redo")

    def amend(self, changes: str) -> Step:
        """Decide the last step again with these words behind its line and the same dice."""
        step, before = self._amended(changes), self.cursor - 1
        self._store.record(step, fold(self.state_at(before), step.events), before)
        return step

    def bring_back(self, tail_index: int) -> None:
        if not 0 <= tail_index < len(self.tails):
            raise Refused("no-such-tail", number=tail_index)
        self._store.bring_back(tail_index)

    def step(self, number: int) -> Step:
        return self._store.history.step(number)

    def steps(self, first: int = 1, last: int | None = None) -> Iterator[Step]:
        """Steps in order, as far as they hold."""
        stop = self.cursor if last is None else min(last, self.length)
        return (self.step(number) for number in range(max(first, 1), stop + 1))

    def state_at(self, number: int) -> Encounter:
        return self._store.history.state_at(number)

    def save_copy(self, path: Path) -> None:
        self._store.save_copy(path)

    def commit(self) -> None:
        """Keep what was done since an opening with `hold`: all, or with a `save_problem` nothing."""
        self._store.commit()

    def keep_ours(self) -> None:
        """After somebody else changed the file: ours goes there, theirs is a backup."""
        self._store.keep_ours()

    def follow(self) -> bool:
        """Take in what another wrote, reading only; whether anything was new. `Refused`: gone."""
        fresh = taking.newer(self._store)
        self._store = fresh or self._store
        return fresh is not None

    def check(self) -> None:
        """After a `fast` opening: fold all steps, whatever thread this is, and stand on the result."""
        self._store.check()

    def flush(self) -> None:
        """Save now; returns when it is done or has failed. May be called by a signal handler."""
        self._store.flush()

    def close(self) -> Refused | None:
        """Save, give the lock back, leave nothing but the file; what the DM should know of it."""
        return self._store.close()

    def set_up(self, opening: "Opening") -> None:
        """Step 1, also for one that only looks: then it stays in memory."""
        import secrets

        from tracker.encounter.commands import SetUp
        from tracker.encounter.decide import decide

        seed = secrets.randbelow(SEEDS) if self._seed is None else self._seed
        command = SetUp(self.name, opening, seed)
        events = decide(Encounter(), command, random.Random(f"{seed}:1:0"))
        step = Step(1, self._clock(), SET_UP, events)
        self._store.record(step, fold(Encounter(), events))

    def _move(self, by: int, key: str) -> int:
        if not (self.can_redo if by > 0 else self.can_undo):
            raise Refused(key)
        before = self.cursor
        self._store.move(before + by)
        return abs(self.cursor - before)

    def _next(self, command: "Command") -> Step:
        attempt = self._store.history.next_attempt()
        return self._step(command, self.table, self.cursor + 1, attempt)

    def _step(self, command: "Command", table: Encounter, number: int, attempt: int) -> Step:
        from tracker.encounter.decide import decide
        from tracker.shorthand import canonical

        seed = table.seed if self._seed is None else self._seed
        events = decide(table, command, random.Random(f"{seed}:{number}:{attempt}"))
        return Step(number, self._clock(), canonical(command, table, events), events, attempt)

    def _amended(self, changes: str) -> Step:
        if not self.can_undo:
            raise Refused("nothing-to-amend")
        from tracker.session.amending import unrolled
        from tracker.shorthand import Amend, Redo, Undo, Why, amended, parse

        last = self.step(self.cursor)
        before = self.state_at(self.cursor - 1)
        text = amended(unrolled(last), changes)
        request = parse(text, before, self.vocabulary, longest=len(text))
        if isinstance(request, Undo | Redo | Amend | Why):
            raise Refused("amend-not-possible", line=text)
        return self._step(request, before, last.id, last.attempt)
